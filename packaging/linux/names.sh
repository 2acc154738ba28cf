# Sourced by build.sh and check.sh: the names of what is made, and what both need.  Expects setup.sh before it.
# shellcheck shell=bash disable=SC2034

APP_ID=org.ethervox.EthervoxGUI
# The project has no address of its own yet; a package must name one, and this domain is reserved for such.
MAINTAINER=ethervox-gui@example.org
VERSION=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$ROOT/ethervox_gui/__init__.py")
# The time of the last change, in every file that is made: the same source gives the same archive.
EPOCH=$(git -C "$ROOT" log -1 --format=%ct 2>/dev/null || stat -c %Y "$ROOT/ethervox_gui/__init__.py")
DEB=ethervox-gui_${VERSION}_$(dpkg --print-architecture 2>/dev/null || uname -m).deb
TAR_FOLDER=ethervox-gui-$VERSION
TAR=$TAR_FOLDER-linux-$(uname -m).tar.xz
FILES=FILES-linux-$(uname -m).txt
SUMS=SHA256SUMS-linux-$(uname -m)

# Debian packages that must be there; status 77 ("cannot be done here") where they cannot be had.
require_packages() {
    local package missing=()
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    if [ ${#missing[@]} -gt 0 ] && ! (need_packages "${missing[@]}"); then exit 77; fi
}

# Every file below the folder $1, in an order that is the same everywhere.
list_files() { (cd "$1" && find . \( -type f -o -type l \) -printf '%P\n' | LC_ALL=C sort); }
