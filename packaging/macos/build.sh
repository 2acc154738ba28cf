#!/usr/bin/env bash
# NOT TRIED YET: there was no Mac where this was written; .github/workflows/release.yml is to run it.
#
# Makes dist/EthervoxGUI-VERSION-macos-ARCH.dmg for the kind of processor it runs on, macOS 14 or newer
# (NumPy's wheels use that system's own linear algebra).  Needs Python 3.11 to 3.13 and Xcode's command-line
# tools.  With SIGN_IDENTITY ("Developer ID Application: …") the app is signed with it, and with NOTARY_PROFILE (a
# profile of `xcrun notarytool store-credentials`) the image is notarised; without them it is signed ad hoc, and who
# opens it first has to allow it in System Settings.
set -euo pipefail
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$ROOT"
BUILD=$ROOT/build/macos
PYTHON=$BUILD/venv/bin/python
APP=$BUILD/dist/EthervoxGUI.app
VERSION=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' ethervox_gui/__init__.py)
LLAMA=$(sed -n 's/.*"llama-cpp-python==\([^"]*\)".*/\1/p' pyproject.toml)
DMG=EthervoxGUI-$VERSION-macos-$(uname -m).dmg
FILES=FILES-macos-$(uname -m).txt

mkdir -p "$BUILD" dist
[ -x "$PYTHON" ] || "${PYTHON3:-python3}" -m venv "$BUILD/venv"

case $(uname -m) in
    x86_64)
        processor="sse4_2 avx avx2 bmi2 f16c fma" # every Mac that runs macOS 14; see engine/hardware.py
        instructions="-DGGML_SSE42=ON -DGGML_AVX=ON -DGGML_AVX2=ON -DGGML_BMI2=ON -DGGML_F16C=ON -DGGML_FMA=ON"
        ;;
    *)
        processor=""
        instructions=""
        ;;
esac
options=$(shasum packaging/llama-only.cmake | cut -c1-8)
wheels=$HOME/Library/Caches/ethervox-gui/wheels/$LLAMA-portable-$(uname -m)-$options
if ! compgen -G "$wheels/*.whl" >/dev/null; then
    # Metal's shaders go into the library: there is no other file to lose.
    cp packaging/llama-only.cmake "$BUILD/"
    MACOSX_DEPLOYMENT_TARGET=14.0 CMAKE_ARGS="-DGGML_NATIVE=OFF $instructions -DGGML_METAL_EMBED_LIBRARY=ON \
-DLLAMA_BUILD_TOOLS=OFF -DCMAKE_PROJECT_llama.cpp_INCLUDE=$BUILD/llama-only.cmake" \
        "$PYTHON" -m pip wheel --no-deps --no-cache-dir --no-binary llama-cpp-python --wheel-dir "$wheels" \
        "llama-cpp-python==$LLAMA"
fi
"$PYTHON" -m pip install --quiet --force-reinstall --no-deps "$wheels"/*.whl
"$PYTHON" -m pip install --quiet --editable "${ROOT}[installer]"

QT_QPA_PLATFORM=offscreen "$PYTHON" packaging/icons.py resources/icons/app.svg "$BUILD/icons"
iconset=$BUILD/app.iconset
rm -rf "$iconset"
mkdir "$iconset"
for size in 16 32 128 256 512; do
    cp "$BUILD/icons/$size.png" "$iconset/icon_${size}x$size.png"
    cp "$BUILD/icons/$((size * 2)).png" "$iconset/icon_${size}x$size@2x.png"
done
iconutil --convert icns --output "$BUILD/app.icns" "$iconset"

printf '%s\n' "$processor" >"$BUILD/processor.txt"
ETHERVOX_PROCESSOR_FILE=$BUILD/processor.txt ETHERVOX_ICON=$BUILD/app.icns PYTHONHASHSEED=1 \
    "$PYTHON" -m PyInstaller --noconfirm --clean --log-level WARN --workpath "$BUILD/work" \
    --distpath "$BUILD/dist" packaging/ethervox_gui.spec
"$PYTHON" packaging/licences.py "$APP" "$APP/Contents/Resources/licences"

if [ -n "${SIGN_IDENTITY:-}" ]; then
    codesign --force --deep --options runtime --timestamp --sign "$SIGN_IDENTITY" \
        --entitlements packaging/macos/entitlements.plist "$APP"
else
    codesign --force --deep --sign - "$APP"
fi
codesign --verify --deep --strict "$APP"
(cd "$APP" && find . \( -type f -o -type l \) | sed 's|^\./||' | LC_ALL=C sort) >"dist/$FILES"
env -i "$APP/Contents/MacOS/ethervox-gui" --self-test

image=$BUILD/image
rm -rf "$image" "dist/$DMG"
mkdir "$image"
cp -R "$APP" "$image/"
ln -s /Applications "$image/Applications"
hdiutil create -quiet -volname "EthervoxGUI $VERSION" -srcfolder "$image" -format ULMO "dist/$DMG"
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "dist/$DMG" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "dist/$DMG"
fi
(cd dist && shasum -a 256 "$DMG" "$FILES" | tee "SHA256SUMS-macos-$(uname -m)")
du -m -s "$APP" "dist/$DMG" | awk '{ print $1 " MB  " $2 }'
