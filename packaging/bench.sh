#!/usr/bin/env bash
# Sets up what is missing, then measures: one table, as ratios.
#
#   packaging/bench.sh [--quick] [--cpu] [--json FILE] [names of benchmarks]
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$ROOT"

setup test
[ -n "${QT_QPA_PLATFORM:-}" ] || export QT_QPA_PLATFORM=offscreen
exec "$VENV/bin/python" -m tests.benchmarks "$@"
