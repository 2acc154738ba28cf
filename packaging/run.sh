#!/usr/bin/env bash
# Sets up what is missing, then starts EthervoxGUI.  All arguments go to it; try --help.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

wants_window=yes
for argument in "$@"; do
    case $argument in
        --screenshot | --screenshot=*)
            wants_window=no
            # A picture needs no display.
            [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}"
            ;;
        headless | serve | --help | -h | --version | --self-test | --inspect-model) wants_window=no ;;
    esac
done
if [ "$wants_window" = yes ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    say "There is no display here, so no window can open (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    say "To see a conversation as a picture instead:"
    say "    packaging/run.sh --script MESSAGES.txt --screenshot OUT.png"
    die "To talk without a window:  packaging/run.sh headless"
fi

setup app
exec "$VENV/bin/ethervox-gui" "$@"
