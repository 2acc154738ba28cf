#!/usr/bin/env bash
# Tries what build.sh made, as a user would meet it: validates, installs an earlier version, talks to it as an
# ordinary user, upgrades to the .deb, goes on, runs the self-test with an empty environment, starts it from the
# menu, opens data of every earlier schema, removes it, and looks for what is left; then the .tar.xz from a read-only
# folder with spaces and other letters in its path.
# Needs root and apt, and ends with status 77 without them.  It leaves the system as it was.
#
#     packaging/linux/check.sh [--from EARLIER.deb]    upgrade from this package, as it was built at its time;
#                                                      without it from this build's files under a lower version
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../setup.sh"
# shellcheck source=packaging/linux/names.sh
source "$(dirname "${BASH_SOURCE[0]}")/names.sh"
cd "$ROOT"

# Goals of the installers, in megabytes, and the longest start of the frozen app compared with the source.
MOST_INSTALLED=220 MOST_PACKED=80 MOST_START=1.5
WINDOW_SECONDS=60
USER_NAME=ethervox-check
PYTHON=$ROOT/build/linux/venv/bin/python

earlier=
if [ "${1:-}" = --from ]; then earlier=$(readlink -f "$2"); fi

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    say "The installers cannot be tried here: that needs root and apt."
    exit 77
fi
[ -f "dist/$DEB" ] || die "There is no dist/$DEB: run packaging/linux/build.sh first."
if dpkg-query -W ethervox-gui >/dev/null 2>&1; then
    say "The installers are not tried: ethervox-gui is installed here already, and would be removed."
    exit 77
fi
require_packages lintian desktop-file-utils appstream shared-mime-info xvfb xauth x11-utils libglib2.0-bin util-linux \
    fonts-dejavu-core

work=$(mktemp -d)
chmod 755 "$work"
failed=()
clean() {
    dpkg --purge ethervox-gui >/dev/null 2>&1 || true
    if id "$USER_NAME" >/dev/null 2>&1; then userdel --remove "$USER_NAME" >/dev/null 2>&1 || true; fi
    umount "$work/read only/Grüße 日本" 2>/dev/null || true
    rm -rf "$work"
}
trap clean EXIT

check() {
    local name=$1
    shift
    if "$@" >"$work/out" 2>&1; then
        say "ok      $name"
    else
        say "failed  $name"
        tail -n 30 "$work/out" >&2
        failed+=("$name")
    fi
}
# As somebody who has a home and nothing else: no DISPLAY, no PATH, no LANG.
as_user() { runuser -u "$USER_NAME" -- env -i "$@"; }
megabytes_below() { awk -v bytes="$1" -v most="$2" 'BEGIN { exit !(bytes <= most * 1000000) }'; }

# ---- what the files say ---------------------------------------------------------------------------

dpkg-deb --extract "dist/$DEB" "$work/package"
share=$work/package/usr/share
check "the menu entry is valid" desktop-file-validate "$share/applications/$APP_ID.desktop"
check "the metainfo is valid" appstreamcli validate --no-net "$share/metainfo/$APP_ID.metainfo.xml"
check "the checksums hold" env -C dist sha256sum --check --quiet "$SUMS"
check "the package holds the files of the list" diff "dist/$FILES" \
    <(list_files "$work/package/usr/lib/ethervox-gui")
check "no library is there twice" bash -c '! find "$1" -type f -name "*.so*" -size +64k -exec sha256sum {} + |
    sort | uniq -w 64 -D | grep .' - "$work/package"
check "at most $MOST_INSTALLED MB are installed" \
    megabytes_below "$(du -b -s "$work/package" | cut -f1)" "$MOST_INSTALLED"
for file in "$DEB" "$TAR"; do
    check "$file has at most $MOST_PACKED MB" megabytes_below "$(stat -c %s "dist/$file")" "$MOST_PACKED"
done
rm -rf "$work/package"

# ---- install, use, upgrade, remove ------------------------------------------------------------------

files_of_system() {
    find /usr /etc /opt /var/lib/dpkg/info -xdev 2>/dev/null | grep -v -F /__pycache__ | LC_ALL=C sort
}
# An earlier version: the same files under a lower number, and one that is gone since.
make_earlier() {
    dpkg-deb --raw-extract "dist/$DEB" "$work/earlier" &&
        sed -i "s/^Version: .*/Version: $VERSION~earlier/" "$work/earlier/DEBIAN/control" &&
        echo gone >"$work/earlier/usr/lib/ethervox-gui/gone-since.txt" &&
        dpkg-deb --root-owner-group -Zgzip -z1 --build "$work/earlier" "$work/earlier.deb"
}
if id "$USER_NAME" >/dev/null 2>&1; then userdel --remove "$USER_NAME" >/dev/null 2>&1 || true; fi
useradd --create-home "$USER_NAME"
home=$(getent passwd "$USER_NAME" | cut -d: -f6)
data=$home/.local/share/EthervoxGUI
if [ -z "$earlier" ]; then
    check "an earlier version is made" make_earlier
    rm -rf "$work/earlier"
    earlier=$work/earlier.deb
fi
# The first installation may bring packages along that it depends on; what is left is looked for at the second.
check "it installs" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q "$ROOT/dist/$DEB"
check "it is removed" dpkg --purge ethervox-gui
files_of_system >"$work/before"

check "an earlier version installs" dpkg --install "$earlier"
talk() { as_user HOME="$home" /usr/bin/ethervox-gui headless "$@" >"$work/talk" && cat "$work/talk"; }
say_something() {
    printf '%s\n' 'My boat is called Halcyon.' '/memory search Halcyon' | talk --n-ctx 768 &&
        grep -q '"reply_finished"' "$work/talk" && [ -f "$data/ethervox.db" ]
}
check "an ordinary user talks to it" say_something
check "it upgrades" dpkg --install "dist/$DEB"
says_its_version() { [ "$(as_user /usr/bin/ethervox-gui --version)" = "EthervoxGUI $VERSION" ]; }
check "it says which it is" says_its_version
check "of the earlier version nothing is left" diff "dist/$FILES" <(list_files /usr/lib/ethervox-gui)
goes_on() {
    printf '%s\n' 'What is my boat called?' '/memory search Halcyon' | talk --n-ctx 768 --chat 1 &&
        grep -q 'My boat is called Halcyon' "$work/talk" && ! grep -q '"event": "error"' "$work/talk"
}
check "what was said to the earlier version goes on in this one" goes_on

opens_with_it() {
    cp /usr/lib/ethervox-gui/_internal/resources/guide_model/guide.gguf "$work/a model.gguf"
    cp "$work/a model.gguf" "$work/without-ending"
    local file
    for file in "a model.gguf" without-ending; do
        gio info -a standard::content-type "$work/$file" | grep application/x-gguf || return 1
    done
    gio mime application/x-gguf | grep "Default application.*$APP_ID.desktop"
}
check "model files are known, by name and by content, and opened with it" opens_with_it
runs() { find /proc -maxdepth 2 -name exe -lname '*/ethervox-gui' 2>/dev/null | grep -q .; }
# As a desktop starts it, with a model to open; its window is looked for among those of the display.  With the
# display the program ends.
shows_its_window() {
    local n status=0
    # shellcheck disable=SC2016
    as_user PATH=/usr/bin:/bin HOME="$home" xvfb-run -a bash -c '
        gio launch "$1" "$2" >/dev/null 2>&1 || exit
        for ((n = 0; n < $3 * 4; n++)); do
            if xwininfo -root -tree | grep EthervoxGUI; then exit 0; fi
            sleep 0.25
        done
        exit 1' - "$1" "$work/a model.gguf" "$WINDOW_SECONDS" || status=$?
    for ((n = 0; n < WINDOW_SECONDS * 4; n++)); do
        runs || return "$status"
        sleep 0.25
    done
    echo "It did not end with its display."
    return 1
}
check "it starts from the menu" shows_its_window "/usr/share/applications/$APP_ID.desktop"
check "self-test, empty environment, offscreen" as_user /usr/bin/ethervox-gui --self-test
cat "$work/out" >&2
check "self-test under Xvfb" as_user PATH=/usr/bin:/bin HOME="$home" \
    xvfb-run -a /usr/bin/ethervox-gui --self-test
grep 'window' "$work/out" >&2 || true

opens_old_data() {
    local folder=$home/old-$1
    mkdir -p "$folder"
    tar -C "$folder" -xf "tests/data/schema_$1.tar.xz"
    chown -R "$USER_NAME": "$folder"
    printf '%s\n' 'What is my boat called?' '/memory search Halcyon' |
        as_user HOME="$home" /usr/bin/ethervox-gui headless --chat 1 --data-dir "$folder" >"$work/talk" || return 1
    cat "$work/talk"
    grep -q '"n_ctx": 768' "$work/talk" && grep -q 'Halcyon' "$work/talk" && ! grep -q '"event": "error"' "$work/talk"
}
for archive in tests/data/schema_*.tar.xz; do
    schema=${archive//[!0-9]/}
    check "chats and settings of schema $schema open" opens_old_data "$schema"
done

before=$(sha256sum "$data/ethervox.db" 2>/dev/null || true)
check "it is removed again" dpkg --purge ethervox-gui
check "the user's data are kept" [ "$(sha256sum "$data/ethervox.db" 2>/dev/null)" = "${before:-none}" ]
files_of_system >"$work/after"
check "nothing of it is left" diff "$work/before" "$work/after"

# ---- the archive, where nothing can be written ---------------------------------------------------------

place="$work/read only/Grüße 日本"
mkdir -p "$place"
check "the archive is unpacked" tar -C "$place" -xf "dist/$TAR"
# An older processor is told so in a sentence; here it is one instruction set that no processor has.
names_what_is_missing() {
    local needs="$place/$TAR_FOLDER/_internal/resources/processor.txt"
    mv "$needs" "$work/needs" && echo no_such_instruction >"$needs"
    echo Hello | "$place/$TAR_FOLDER/ethervox-gui" headless --data-dir "$work/old-processor" >"$work/talk" || true
    mv "$work/needs" "$needs"
    cat "$work/talk"
    grep -q '"processor_unsupported"' "$work/talk" && grep -q 'it lacks NO_SUCH_INSTRUCTION' "$work/talk"
}
check "a processor that is too old is told so" names_what_is_missing
# Into the menu of one user, from a path that needs quoting, and out of it without a rest.
files_of_user() { (cd "$home" && find . -path ./.cache -prune -o -path ./.local/share/EthervoxGUI -prune -o -print | sort); }
into_the_menu() {
    as_user PATH=/usr/bin:/bin HOME="$home" "$place/$TAR_FOLDER/install.sh" "$@"
}
files_of_user >"$work/before"
check "it is put into a user's menu" into_the_menu
entry=$home/.local/share/applications/$APP_ID.desktop
check "that menu entry is valid" desktop-file-validate "$entry"
check "it starts from that menu" shows_its_window "$entry"
check "it is taken out of the menu" into_the_menu --remove
files_of_user >"$work/after"
check "nothing of it is left in the user's home" diff "$work/before" "$work/after"

mount --bind "$place" "$place" 2>/dev/null && mount -o remount,bind,ro "$place" 2>/dev/null ||
    { say "(no mount here: the folder is only write-protected)" && chmod -R a-w "$place"; }
check "self-test, read-only, spaces and other letters in the path" \
    as_user "$place/$TAR_FOLDER/ethervox-gui" --self-test
tail -n 1 "$work/out" >&2

# A window on the guide, pictured and closed: frozen and from the source in turn, the medians compared.
start_once() {
    local began
    began=$(date +%s%N)
    rm -rf "$work/start"
    env QT_QPA_PLATFORM=offscreen "$@" --data-dir "$work/start" --screenshot "$work/start.png" >/dev/null
    echo $((($(date +%s%N) - began) / 1000000))
}
starts_soon() {
    local n frozen source
    for n in 0 1 2 3 4 5; do # the first fills the caches
        frozen=$(start_once "$place/$TAR_FOLDER/ethervox-gui")
        source=$(PYTHONPATH=$ROOT start_once "$PYTHON" -m ethervox_gui)
        if [ "$n" -gt 0 ]; then echo "$frozen $source"; fi
    done >"$work/starts"
    frozen=$(cut -d' ' -f1 "$work/starts" | sort -n | sed -n 3p)
    source=$(cut -d' ' -f2 "$work/starts" | sort -n | sed -n 3p)
    echo "start to the picture: frozen $frozen ms, from the source $source ms"
    awk -v frozen="$frozen" -v source="$source" -v most="$MOST_START" 'BEGIN { exit !(frozen <= most * source) }'
}
if [ -x "$PYTHON" ]; then
    check "it starts at most $MOST_START times as slowly as from the source" starts_soon
    cat "$work/out" >&2
fi

# Last, because it takes longest.
check "lintian finds no errors" lintian --allow-root --fail-on error "dist/$DEB"

[ ${#failed[@]} -eq 0 ] || die "" "Failed: $(printf '%s; ' "${failed[@]}")"
say "The installers hold."
