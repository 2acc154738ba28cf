#!/usr/bin/env bash
# Sets up what is missing, then checks everything: style, types, layers, tests.
#
#   packaging/test.sh [pytest arguments]          e.g. packaging/test.sh tests/unit -k span
#   packaging/test.sh --slow [pytest arguments]   only the tests that take minutes
#   packaging/test.sh --checks                    only style, types and layers
#   packaging/test.sh --tests [pytest arguments]  only the tests of every day
#   packaging/test.sh --setup                     only what is missing
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$ROOT"

setup test
[ "${1:-}" != --setup ] || exit 0
export PATH="$VENV/bin:$PATH"
[ -n "${QT_QPA_PLATFORM:-}" ] || export QT_QPA_PLATFORM=offscreen
# The tests start the program a hundred times: what Python has compiled is kept, whatever the machine is set to.
unset PYTHONDONTWRITEBYTECODE

# The database asks the disk after every turn, and what the tests write is thrown away: it stays in memory where there
# is plenty and programs may be started from there.  Who sets TMPDIR has chosen another place.
MEMORY=/dev/shm
free_kib() { df -Pk "$1" | awk 'NR == 2 { print $4 }'; }
if [ -z "${TMPDIR:-}" ] && [ -w $MEMORY ] && [ "$(free_kib $MEMORY)" -ge $((8 << 20)) ]; then
    place=$(mktemp -d $MEMORY/ethervox-tests.XXXXXX)
    trap 'rm -rf "$place"' EXIT
    cp /bin/true "$place/try" && "$place/try" 2>/dev/null && export TMPDIR=$place
fi

# Runs pytest on every core, and what failed once more, alone (see there).
tests() { python packaging/run_tests.py "$@"; }

case ${1:-} in
    --slow)
        shift
        # Half as much again as a slow test may take (tests/helpers/watch.py), for a slow machine.
        tests -m slow --timeout=450 -o faulthandler_timeout=449 "$@"
        exit
        ;;
    --tests)
        shift
        tests "$@"
        exit
        ;;
esac

failed=()
check() {
    say "== $*"
    "$@" || failed+=("$*")
}
check ruff check
check ruff format --check
check mypy
check lint-imports
if [ "${1:-}" != --checks ]; then check tests "$@"; fi
[ ${#failed[@]} -eq 0 ] || die "" "Failed: $(printf '%s; ' "${failed[@]}")"
say "All checks passed."
