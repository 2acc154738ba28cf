#!/bin/sh
# Puts EthervoxGUI into this user's menu, from where it stands; --remove takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
id=org.ethervox.EthervoxGUI
cd "$here/share"
find icons mime metainfo -type f | while read -r file; do
    if [ "${1:-}" = --remove ]; then
        rm -f "$share/$file"
    else
        mkdir -p "$share/$(dirname "$file")"
        cp "$file" "$share/$file"
    fi
done
entry=$share/applications/$id.desktop
if [ "${1:-}" = --remove ]; then
    rm -f "$entry"
else
    mkdir -p "$share/applications"
    # The menu's own quoting: a double-quoted word with a backslash before these four characters, twice escaped.
    quoted=$(printf '%s' "$here/ethervox-gui" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g')
    sed "s|^Exec=ethervox-gui|Exec=\"$(printf '%s' "$quoted" | sed 's/[\\&|]/\\&/g')\"|" "applications/$id.desktop" >"$entry"
fi
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications" || true; fi
