#!/usr/bin/env bash
# Tries installer.nsi on Debian, as far as that can be done without Windows: compiles it around a stand-in for the
# program, then installs, refuses while the program runs, upgrades and uninstalls under Wine, in a Wine folder of
# its own that is gone afterwards.  For 64-bit Wine the installer is compiled as a 64-bit program; else it is the
# same.  Needs root and apt where nsis, wine64 and xvfb are missing, and ends with status 77 without them.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../setup.sh"
# shellcheck source=packaging/linux/names.sh
source "$(dirname "${BASH_SOURCE[0]}")/../linux/names.sh"
cd "$ROOT"
require_packages nsis wine64 wine xvfb xauth

work=$(mktemp -d)
export WINEPREFIX=$work/wine WINEARCH=win64 WINEDEBUG=-all
export WINEDLLOVERRIDES=winemenubuilder.exe=d # which would put what is installed into this user's own menu
trap 'wineserver -k 2>/dev/null || true; rm -rf "$work"' EXIT
failed=()
check() {
    local name=$1
    shift
    if "$@" >"$work/out" 2>&1; then
        say "ok      $name"
    else
        say "failed  $name"
        tail -n 20 "$work/out" >&2
        failed+=("$name")
    fi
}

compile() { makensis -V2 -WX "-XTarget amd64-unicode" "$@"; }
# A program that runs for a while, twice, and some files around it.
make_tree() {
    mkdir -p "$1/_internal/PySide6" "$1/licences"
    printf 'OutFile "%s"\nSilentInstall silent\nRequestExecutionLevel user\nSection\nSleep 60000\nSectionEnd\n' \
        "$1/ethervox-gui.exe" >"$work/program.nsi"
    makensis -V1 "-XTarget amd64-unicode" "$work/program.nsi"
    cp "$1/ethervox-gui.exe" "$1/ethervox-gui-console.exe"
    touch "$1/app.ico" "$1/_internal/PySide6/Qt6Core.dll" "$1/licences/README.txt"
}
installer_of() { # version, folder
    compile "-DVERSION=$1" "-DTREE=$2" "-DOUT=$work/EthervoxGUI-$1-setup.exe" packaging/windows/installer.nsi
}
windows() { timeout 120 wine "$@"; }
# What an installation leaves: files, and lines of the registry.
state() {
    wineserver -w
    find "$WINEPREFIX/drive_c/users" -path '*EthervoxGUI*' | LC_ALL=C sort
    grep -i -E 'Ethervox|gguf' "$WINEPREFIX/user.reg" | sed 's/\] [0-9]*$/]/' || true
}

make_tree "$work/earlier"
touch "$work/earlier/_internal/gone-since.dll"
make_tree "$work/tree"
check "an earlier version is compiled" installer_of 0.0.1 "$work/earlier"
check "this version is compiled" installer_of "$VERSION" "$work/tree"

export DISPLAY=:77
Xvfb "$DISPLAY" -screen 0 1024x768x24 >/dev/null 2>&1 &
display=$!
trap 'wineserver -k 2>/dev/null || true; kill $display 2>/dev/null || true; rm -rf "$work"' EXIT
check "Wine is ready" windows wineboot -i
user=$(find "$WINEPREFIX/drive_c/users" -mindepth 1 -maxdepth 1 ! -name Public | head -n 1)
place=$user/AppData/Local/Programs/EthervoxGUI
data=$user/AppData/Local/EthervoxGUI
mkdir -p "$data"
echo kept >"$data/ethervox.db"
state >"$work/before"

check "an earlier version installs" windows "$work/EthervoxGUI-0.0.1-setup.exe" /S
mkdir -p "$place"
echo mine >"$place/mine.txt"
refuses_while_it_runs() { # program, installer…
    local program=$1 status=0
    shift
    wine "$place/$program" &
    sleep 3
    windows "$@" || status=$?
    wineserver -k
    wineserver -w
    echo "status $status"
    [ "$status" -eq 3 ] && [ -f "$place/_internal/gone-since.dll" ] && [ -f "$place/ethervox-gui.exe" ]
}
check "it does not upgrade while the window is open" refuses_while_it_runs ethervox-gui.exe \
    "$work/EthervoxGUI-$VERSION-setup.exe" /S
check "nor while it serves" refuses_while_it_runs ethervox-gui-console.exe "$work/EthervoxGUI-$VERSION-setup.exe" /S
folder=$(wine winepath -w "$place" 2>/dev/null | tr -d '\r')
check "nor uninstalls" refuses_while_it_runs ethervox-gui.exe "$place/uninstall.exe" /S "_?=$folder"
check "it upgrades" windows "$work/EthervoxGUI-$VERSION-setup.exe" /S
check "of the earlier version nothing is left" [ ! -e "$place/_internal/gone-since.dll" ]
registered() {
    state >"$work/during"
    cat "$work/during"
    grep -q "\"DisplayVersion\"=\"$VERSION\"" "$WINEPREFIX/user.reg" && grep -q 'EthervoxGUI.gguf' "$work/during" &&
        grep -q 'EthervoxGUI.lnk' "$work/during" && grep -q 'ethervox-gui.exe.*%1' "$work/during"
}
check "it is in the menu, among the programs, and opens models" registered
check "it uninstalls" windows "$place/uninstall.exe" /S "_?=$folder"
check "files of others in its folder stay" grep -q mine "$place/mine.txt"
check "the user's data are kept" grep -q kept "$data/ethervox.db"
# With _? the uninstaller does not copy itself away first, and cannot remove itself; a user's does.
rm -rf "$place"
rmdir "$(dirname "$place")" 2>/dev/null || true
state >"$work/after"
check "nothing of it is left" diff "$work/before" "$work/after"

[ ${#failed[@]} -eq 0 ] || die "" "Failed: $(printf '%s; ' "${failed[@]}")"
say "The Windows installer holds, as far as Wine can tell."
