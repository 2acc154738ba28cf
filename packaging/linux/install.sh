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
if [ "${1:-}" = --remove ]; then
    # What only these commands made goes with the last that needed it, then the folders that are empty.
    if rmdir "$share/mime/packages" 2>/dev/null; then
        for file in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types \
            version; do
            rm -f "$share/mime/$file"
        done
        rmdir "$share/mime/application" 2>/dev/null || true
    fi
    if [ "$(ls -A "$share/applications" 2>/dev/null)" = mimeinfo.cache ]; then rm "$share/applications/mimeinfo.cache"; fi
    find . -depth -type d | while read -r folder; do rmdir "$share/$folder" 2>/dev/null || true; done
fi
