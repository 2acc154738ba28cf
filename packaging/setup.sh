# Sourced by the other scripts: makes .venv and everything in it, once.
#
#   setup app     what the program needs
#   setup test    that, and what its tests need
#
# On the second run it only compares a hash and returns.  What is built (llama-cpp-python has no ready
# wheels) is kept for this user in $XDG_CACHE_HOME/ethervox-gui/wheels, so that another checkout need not
# build it again.  CMAKE_ARGS is passed on to that build, for instance CMAKE_ARGS="-DGGML_CUDA=ON", and remembered:
# who starts the program without it has the same build as before.  An empty one (CMAKE_ARGS= …) takes it back.
# shellcheck shell=bash

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
VENV=$ROOT/.venv
WHEELS=${XDG_CACHE_HOME:-$HOME/.cache}/ethervox-gui/wheels

say() { printf '%s\n' "$*" >&2; }
die() {
    say "$@"
    exit 1
}

# The version of llama-cpp-python that pyproject.toml asks for.
llama_version() { sed -n 's/.*"llama-cpp-python==\([^"]*\)".*/\1/p' "$ROOT/pyproject.toml"; }

# Debian packages by name: as root they are installed, for anybody else the command is printed.
need_packages() {
    if ! command -v apt-get >/dev/null; then
        say "These system packages are missing, by their names on Debian: $*"
        die "Install what your system has in their place, then start again."
    fi
    if [ "$(id -u)" -ne 0 ]; then
        say "These system packages are missing: $*"
        say "Install them with this command, then start again:"
        die "    sudo apt-get update && sudo apt-get install --no-install-recommends -y $*"
    fi
    say "Installing system packages: $*"
    local log
    log=$(mktemp)
    local give_up=(-o Acquire::http::Timeout=30 -o Acquire::https::Timeout=30 -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120)
    if ! { apt-get update -q "${give_up[@]}" &&
        DEBIAN_FRONTEND=noninteractive apt-get install --no-install-recommends -y -q "${give_up[@]}" "$@"; } \
        </dev/null >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        die "The system packages could not be installed."
    fi
    rm -f "$log"
}

# A Python that we support: the one on the path first, then the versions by name.
find_python() {
    local candidate
    for candidate in ${PYTHON:+"$PYTHON"} python3 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    die "Python 3.11, 3.12 or 3.13 is needed. On Debian 12: sudo apt-get install -y python3 python3-venv"
}

# What a build for this machine depends on: GGML_NATIVE uses every instruction the processor has.
machine_key() {
    uname -sm
    grep -E -m 2 '^(model name|flags|Features)' /proc/cpuinfo 2>/dev/null || true
    sed -n -E '/^(ID|VERSION_ID)=/p' /etc/os-release 2>/dev/null || true
    cmake_args
    cat "$ROOT/packaging/llama-only.cmake"
}

# The options of the build: those that were asked for now, else those that .venv has.
cmake_args() { printf '%s\n' "${CMAKE_ARGS-$(cat "$VENV/.cmake-args" 2>/dev/null || true)}"; }

keep_cmake_args() { cmake_args >"$VENV/.cmake-args.new" && mv "$VENV/.cmake-args.new" "$VENV/.cmake-args"; }

llama_key() { printf '%s-%s' "$(llama_version)" "$(machine_key | sha256sum | cut -c1-16)"; }

# Everything that an installed .venv depends on, as one hash.
setup_key() {
    {
        cat "$ROOT/pyproject.toml" "$ROOT/packaging/setup.sh"
        llama_key
        printf '%s\n' "$ROOT"
    } | sha256sum | cut -d' ' -f1
}

make_venv() {
    # A folder that was moved here has scripts that still call the Python of the old place.
    if "$VENV/bin/python" -c 'import pip' 2>/dev/null && grep -qF "$VENV/" "$VENV/bin/pip"; then
        return
    fi
    local python
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        need_packages "python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    fi
    say "Making .venv with $("$python" --version)"
    rm -rf "$VENV"
    "$python" -m venv "$VENV"
}

pip_install() {
    # A server that accepts and says nothing is given up after four times half a minute.
    "$VENV/bin/python" -m pip --disable-pip-version-check --timeout 30 --retries 3 install --quiet "$@" </dev/null ||
        die "Python packages could not be installed; see above."
}

# Show how far a build is until it ends: elapsed time and ninja's own [n/m].
show_progress() {
    local pid=$1 log=$2 began=$SECONDS step every=15
    [ -t 2 ] && every=1
    while kill -0 "$pid" 2>/dev/null; do
        sleep 1
        if ((((SECONDS - began) % every) == 0)); then
            step=$(grep -aoE '\[[0-9]+/[0-9]+\]' "$log" | tail -n 1 || true)
            if [ -t 2 ]; then
                printf '\r  %d:%02d  %s ' $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)) "${step:-preparing}" >&2
            else
                say "  $(printf '%d:%02d' $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)))  ${step:-preparing}"
            fi
        fi
    done
    if [ -t 2 ]; then printf '\n' >&2; fi
}

# Build the wheel of llama-cpp-python into the folder $1.  In a shell of its own: with that what was built so far goes.
build_llama() {
    local into=$1 work log pid
    if ! command -v c++ >/dev/null || ! command -v cc >/dev/null; then need_packages build-essential; fi
    work=$(mktemp -d)
    log=$work/build.log
    # shellcheck disable=SC2064 # this very folder: its name is gone when it runs
    trap "rm -rf '$work'" EXIT
    cp "$ROOT/packaging/llama-only.cmake" "$work/" # where no space is in the path
    say "Building llama-cpp-python $(llama_version) for ${LLAMA_FOR:-this machine}, once (some minutes) …"
    (
        # ninja from PyPI where the system has none: its steps are what we show.  No cache: pip's own does
        # not know CMAKE_ARGS.  llama.cpp's tools are left out, nothing here uses them.
        export SKBUILD_NINJA_MAKE_FALLBACK=0 CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}"
        CMAKE_ARGS="-DLLAMA_BUILD_TOOLS=OFF -DCMAKE_PROJECT_llama.cpp_INCLUDE=$work/llama-only.cmake $(cmake_args)"
        export CMAKE_ARGS
        exec "$VENV/bin/python" -m pip --disable-pip-version-check wheel --verbose --no-deps --no-cache-dir \
            --no-binary llama-cpp-python --wheel-dir "$work/wheel" "llama-cpp-python==$(llama_version)"
    ) >"$log" 2>&1 &
    pid=$!
    show_progress "$pid" "$log"
    if ! wait "$pid"; then
        cp "$log" "$VENV/llama-build.log"
        grep -aE 'error:|Error|FAILED' "$log" | tail -n 10 >&2 || true
        die "llama-cpp-python could not be built. The whole story: $VENV/llama-build.log"
    fi
    # Copied under another name first: half a wheel would be taken for a whole one ever after.
    mkdir -p "$into/part"
    mv "$work"/wheel/llama_cpp_python-*.whl "$into/part/"
    mv "$into"/part/*.whl "$into/"
    rmdir "$into/part"
}

install_llama() {
    local key folder
    key=$(llama_key)
    folder=$WHEELS/$key
    if [ "$(cat "$VENV/.llama-key" 2>/dev/null)" = "$key" ]; then
        keep_cmake_args # a setup of an earlier version did not
        return
    fi
    mkdir -p "$WHEELS"
    (
        # Somebody else may be building the very same thing.
        flock -n 9 || { say "llama-cpp-python is being built by another run; waiting for that …" && flock 9; }
        if ! compgen -G "$folder/*.whl" >/dev/null; then build_llama "$folder"; fi
    ) 9>"$WHEELS/.lock"
    pip_install --force-reinstall --no-deps "$folder"/*.whl
    keep_cmake_args
    printf '%s\n' "$key" >"$VENV/.llama-key"
}

# The Debian package that holds a shared library; they are named after it, with few exceptions.
package_of() {
    local name=${1%%.so*} version=${1##*.so}
    version=${version#.}
    case $1 in
        libglib-2.0.so.0 | libgthread-2.0.so.0 | libgobject-2.0.so.0 | libgio-2.0.so.0) echo libglib2.0-0 ;;
        *)
            name=$(printf '%s' "$name" | tr '[:upper:]' '[:lower:]')
            case $name in *[0-9]) version=-$version ;; esac
            printf '%s%s\n' "$name" "$version"
            ;;
    esac
}

# The shared libraries that Qt's parts and llama.cpp's ask for and this system does not have.
missing_libraries() {
    local site
    site=$("$VENV/bin/python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
    { find "$site/PySide6/Qt/plugins/platforms" "$site/PySide6/Qt/plugins/wayland-shell-integration" \
        "$site/PySide6/Qt/plugins/xcbglintegrations" "$site/PySide6/Qt/plugins/imageformats" \
        "$site/llama_cpp/lib" "$site/PySide6/QtWidgets.abi3.so" "$site/PySide6/QtSvg.abi3.so" \
        -name '*.so' ! -name 'libqeglfs*' ! -name 'libqlinuxfb*' ! -name 'libqvk*' ! -name 'libqvnc*' \
        -exec ldd {} + 2>/dev/null || true; } | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' |
        { grep -v -E '^libQt6|^libshiboken6|^libpyside6' || true; } | sort -u
}

has_font() {
    find /usr/share/fonts /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
        \( -name '*.ttf' -o -name '*.otf' -o -name '*.ttc' \) -print -quit 2>/dev/null | grep -q .
}

install_system_libraries() {
    local library packages=()
    while read -r library; do
        packages+=("$library")
    done < <(for library in $(missing_libraries); do package_of "$library"; done | sort -u)
    has_font || packages+=(fonts-dejavu-core)
    [ ${#packages[@]} -eq 0 ] || need_packages "${packages[@]}"
    library=$(missing_libraries)
    [ -z "$library" ] || die "Qt still misses these libraries: $library"
}

# A virtual display and the bus of screen readers, for one test, which says so and is skipped without them.
install_virtual_display() {
    if command -v Xvfb >/dev/null && command -v dbus-daemon >/dev/null && [ -e /usr/libexec/at-spi-bus-launcher ]; then
        return
    fi
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
        (need_packages xvfb dbus-daemon at-spi2-core) || say "The test of the accessibility tree will be skipped."
    fi
}

setup() {
    local kind=$1 key
    CMAKE_ARGS=$(cmake_args) # from here on, also where .venv is made anew
    key=$(setup_key)
    if [ "$(cat "$VENV/.ready-$kind" 2>/dev/null)" = "$key" ]; then
        return
    fi
    make_venv
    install_llama
    say "Installing Python packages …"
    case $kind in
        test) pip_install --editable "${ROOT}[test]" ;;
        *) pip_install --editable "$ROOT" ;;
    esac
    install_system_libraries
    printf '%s\n' "$key" >"$VENV/.ready-$kind"
    if [ "$kind" = test ]; then
        install_virtual_display
        cp "$VENV/.ready-test" "$VENV/.ready-app"
    fi
}
