#!/usr/bin/env bash
# Makes what Linux users install, in dist/:
#
#     ethervox-gui_VERSION_ARCH.deb            for Debian 12, Ubuntu 24.04 and newer
#     ethervox-gui-VERSION-linux-ARCH.tar.xz   unpack it anywhere and start ethervox-gui
#     FILES-linux-ARCH.txt  SHA256SUMS-linux-ARCH   every file inside, and the checksums
#
# It installs what it needs itself (Debian packages as root, Python packages in build/linux/venv), and ends
# with status 77 where it may not.  llama.cpp is built once for processors since 2013 and kept in the cache
# beside the other builds.
#
#     packaging/linux/build.sh [--llama-wheel FILE]    take this build of llama-cpp-python instead
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../setup.sh"
# shellcheck source=packaging/linux/names.sh
source "$(dirname "${BASH_SOURCE[0]}")/names.sh"
# shellcheck source=packaging/linux/portable.sh
source "$(dirname "${BASH_SOURCE[0]}")/portable.sh"
cd "$ROOT"

BUILD=$ROOT/build/linux
VENV=$BUILD/venv
TREE=$BUILD/dist/ethervox-gui
XZ_LEVEL=${XZ_LEVEL:-6}
# The system's own Python before others on the path: theirs often carry debugging symbols.
export PYTHON=${PYTHON:-/usr/bin/python3}

wheel=
if [ "${1:-}" = --llama-wheel ]; then wheel=$(readlink -f "$2"); fi

has_shared_library() {
    "$1" -c 'import pathlib, sys, sysconfig
folder, name = map(sysconfig.get_config_var, ("LIBDIR", "INSTSONAME"))
sys.exit(not pathlib.Path(folder, name).is_file())'
}

install_tools() {
    require_packages build-essential dpkg-dev xz-utils
    # PyInstaller takes Python's shared library along; Debian has it in a package of its own.
    local python
    python=$(find_python)
    if ! has_shared_library "$python"; then
        require_packages "libpython$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')"
    fi
    mkdir -p "$BUILD"
    make_venv
    if [ -n "$wheel" ]; then
        pip_install --force-reinstall --no-deps "$wheel"
        rm -f "$VENV/.llama-key"
    else
        # Not exported before: SOURCE_DATE_EPOCH changes llama.cpp's defaults.
        CMAKE_ARGS=$PORTABLE install_llama
    fi
    pip_install --editable "${ROOT}[installer]"
    install_system_libraries
}

freeze() {
    printf '%s\n' "$PROCESSOR" >"$BUILD/processor.txt"
    # Sets are ordered by hashes: the same every time, so that two builds hold the same files.
    ETHERVOX_PROCESSOR_FILE=$BUILD/processor.txt PYTHONHASHSEED=1 SOURCE_DATE_EPOCH=$EPOCH \
        "$VENV/bin/python" -m PyInstaller --noconfirm --clean --log-level WARN --workpath "$BUILD/work" \
        --distpath "$BUILD/dist" packaging/ethervox_gui.spec
    # What the bindings open by one name and another library asks for by the other is one file under both.
    local library
    for library in "$TREE"/_internal/llama_cpp/lib/*.so; do
        if cmp -s "$library" "$library.0"; then ln -sf "$(basename "$library.0")" "$library"; fi
    done
    "$VENV/bin/python" packaging/licences.py "$TREE" "$TREE/licences"
    chmod -R u=rwX,go=rX "$TREE"
    find "$TREE" -type f -name '*.so*' -exec chmod 644 {} +
}

fill() { sed -e "s/@VERSION@/$VERSION/g" -e "s/@DATE@/$(date -u -d "@$EPOCH" +%F)/g" "$1" >"$2"; }

# The entry in the menu and all that belongs to it, below the folder $1.
add_desktop_files() {
    local share=$1/share
    mkdir -p "$share"/{applications,metainfo,mime/packages,man/man1}
    cp "packaging/linux/$APP_ID.desktop" "$share/applications/"
    cp "packaging/linux/$APP_ID.xml" "$share/mime/packages/"
    fill "packaging/linux/$APP_ID.metainfo.xml" "$share/metainfo/$APP_ID.metainfo.xml"
    QT_QPA_PLATFORM=offscreen "$VENV/bin/python" packaging/icons.py resources/icons/app.svg "$BUILD/icons"
    local size
    for size in 16 24 32 48 64 128 256 512; do
        install -D -m 644 "$BUILD/icons/$size.png" "$share/icons/hicolor/${size}x$size/apps/$APP_ID.png"
    done
    install -D -m 644 resources/icons/app.svg "$share/icons/hicolor/scalable/apps/$APP_ID.svg"
    fill packaging/linux/ethervox-gui.1 "$share/man/man1/ethervox-gui.1"
    gzip -9n "$share/man/man1/ethervox-gui.1"
}

# What the program takes from the system, with the versions it needs; not the packages whose libraries it brings
# along itself (licences.py has just found out which those are).
dependencies() {
    local work=$BUILD/shlibdeps
    rm -rf "$work"
    mkdir -p "$work/debian"
    printf 'Source: ethervox-gui\n\nPackage: ethervox-gui\nArchitecture: any\n' >"$work/debian/control"
    local options=() files=() file
    while read -r file; do options+=("-l$file"); done < <(find "$TREE" -name '*.so*' -printf '%h\n' | sort -u)
    while read -r file; do files+=("-e$file"); done < <(find "$TREE" -type f \( -name '*.so*' -o -name ethervox-gui \))
    for file in "$TREE"/licences/system/*.txt; do options+=("-x$(basename "$file" .txt)"); done
    (cd "$work" && dpkg-shlibdeps -O --ignore-missing-info "${options[@]}" "${files[@]}" 2>"$work/warnings") |
        sed -n 's/^shlibs:Depends=//p'
}

make_deb() {
    local package=$BUILD/deb
    rm -rf "$package"
    mkdir -p "$package/DEBIAN" "$package/usr/lib" "$package/usr/bin" "$package/usr/share/doc/ethervox-gui" \
        "$package/usr/share/lintian/overrides"
    cp -a "$TREE" "$package/usr/lib/ethervox-gui"
    ln -s ../lib/ethervox-gui/ethervox-gui "$package/usr/bin/ethervox-gui"
    add_desktop_files "$package/usr"
    cp packaging/linux/copyright "$package/usr/share/doc/ethervox-gui/copyright"
    {
        printf 'ethervox-gui (%s) unstable; urgency=medium\n\n  * See %s.\n\n' "$VERSION" \
            /usr/lib/ethervox-gui/licences/CHANGELOG.md
        printf ' -- EthervoxGUI contributors <%s>  %s\n' "$MAINTAINER" "$(date -u -R -d "@$EPOCH")"
    } | gzip -9n >"$package/usr/share/doc/ethervox-gui/changelog.gz"
    cp packaging/linux/lintian-overrides "$package/usr/share/lintian/overrides/ethervox-gui"
    find "$package/usr" -type d -exec chmod 755 {} +
    find "$package/usr/share" -type f -exec chmod 644 {} +
    cat >"$package/DEBIAN/control" <<END
Package: ethervox-gui
Version: $VERSION
Architecture: $(dpkg --print-architecture)
Maintainer: EthervoxGUI contributors <$MAINTAINER>
Installed-Size: $(du -k -s --apparent-size "$package/usr" | cut -f1)
Depends: $(dependencies)
Recommends: fonts-dejavu-core | fonts-noto-core
Section: net
Priority: optional
Description: chat with language models on your own machine, without an end
 A chat window for local language models in which a conversation never ends
 because the context window is full: old turns are summarized, from notes
 taken of them or by the model itself, and everything that was said stays on
 disk and can be searched. A small model comes with it, so it works without a network.
END
    (cd "$package" && find usr -type f -printf '%P\0' | LC_ALL=C sort -z | sed -z 's|^|usr/|' |
        xargs -0 md5sum >DEBIAN/md5sums)
    find "$package" -exec touch -h -d "@$EPOCH" {} +
    SOURCE_DATE_EPOCH=$EPOCH dpkg-deb --root-owner-group -Zxz "-z$XZ_LEVEL" --build "$package" "dist/$DEB" >/dev/null
}

make_tar() {
    local folder=$BUILD/tar
    rm -rf "$folder"
    mkdir -p "$folder"
    cp -a "$TREE" "$folder/$TAR_FOLDER"
    add_desktop_files "$folder/$TAR_FOLDER"
    fill packaging/linux/README.txt "$folder/$TAR_FOLDER/README.txt"
    cp packaging/linux/install.sh "$folder/$TAR_FOLDER/"
    tar -C "$folder" --sort=name "--mtime=@$EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$TAR_FOLDER" |
        xz "-$XZ_LEVEL" -T0 >"dist/$TAR"
}

install_tools
mkdir -p dist
say "Freezing …"
freeze
list_files "$TREE" >"dist/$FILES"
say "Packing …"
make_deb
make_tar
(cd dist && sha256sum "$DEB" "$TAR" "$FILES" | tee "$SUMS")
printf '%8.1f MB  installed (%s files)\n' "$(du -k -s --apparent-size "$BUILD/deb/usr" | awk '{print $1 * 1.024 / 1000}')" \
    "$(wc -l <"dist/$FILES")"
for file in "$DEB" "$TAR"; do
    printf '%8.1f MB  dist/%s\n' "$(stat -c %s "dist/$file" | awk '{print $1 / 1000000}')" "$file"
done
