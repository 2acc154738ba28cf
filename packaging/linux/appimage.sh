#!/usr/bin/env bash
# NOT TRIED YET as a whole: appimagetool was not at hand where this was written.  The folder that it is to pack was made,
# and the self-test passed in it.
#
# Makes dist/EthervoxGUI-VERSION-ARCH.AppImage from what build.sh froze.  It needs appimagetool on the path
# (https://github.com/AppImage/appimagetool).
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../setup.sh"
# shellcheck source=packaging/linux/names.sh
source "$(dirname "${BASH_SOURCE[0]}")/names.sh"
cd "$ROOT"

command -v appimagetool >/dev/null || die "appimagetool is needed: https://github.com/AppImage/appimagetool"
[ -f "dist/$TAR" ] || packaging/linux/build.sh

folder=build/linux/EthervoxGUI.AppDir
rm -rf "$folder"
mkdir -p "$folder"
tar -C "$folder" --strip-components=1 -xf "dist/$TAR"
rm "$folder/install.sh" "$folder/README.txt"
mkdir "$folder/usr"
mv "$folder/share" "$folder/usr/share"
cp "$folder/usr/share/applications/$APP_ID.desktop" "$folder/"
cp "$folder/usr/share/icons/hicolor/256x256/apps/$APP_ID.png" "$folder/"
ln -s "$APP_ID.png" "$folder/.DirIcon"
ln -s ethervox-gui "$folder/AppRun" # PyInstaller's program finds its folder through links
SOURCE_DATE_EPOCH=$EPOCH ARCH=$(uname -m) appimagetool --no-appstream "$folder" \
    "dist/EthervoxGUI-$VERSION-$(uname -m).AppImage"
(cd dist && sha256sum "EthervoxGUI-$VERSION-$(uname -m).AppImage" && ls -l "EthervoxGUI-$VERSION-$(uname -m).AppImage")
