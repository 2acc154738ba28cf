#!/usr/bin/env bash
# Makes the data folders of earlier schemas, each by the program of its time:
#
#     tests/data/make.sh 3 COMMIT        the last commit with schema 3 writes tests/data/schema_3.tar.xz
#
# 1: 48274fb, 2: b2fddf6, 3: 86d403c, 4: 2416acf, 5: f9b0778, 6: 8ca7559, 7: d52cf75, 8: d507c3d, 9: 5ba5f2c, 10: 3673724,
# 11: e78ce6a, 12: 8302807, 13: 643113f, 14: cefaf62, 15: f87f214, 16: 4b6ebcc.
# Made once; what users have does not change any more either.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
schema=$1 commit=$2 work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/source"
git archive "$commit" ethervox_gui resources | tar -x -C "$work/source"
export PYTHONPATH=$work/source
printf '%s\n' 'My boat is called Halcyon.' 'What is my boat called?' \
    'My sister Marta lives in Bergen, and 日本語 is her hobby.' '/context pin 1' 'Tell me about the timeline.' \
    'Where does my sister live?' 'What does the gauge count?' '/context summarize 2' 'Thank you.' |
    .venv/bin/python -P -m ethervox_gui headless --n-ctx 768 --set sampling.temperature=0 --data-dir "$work/data"
.venv/bin/python -P - "$work/data/settings.json" <<'END'
import sys
from pathlib import Path

from ethervox_gui import settings

path = Path(sys.argv[1])
changes = {
    "model.n_ctx": "768",
    "sampling.temperature": "0.4",
    "appearance.theme": "dark",
    "appearance.font_size": "17",
}
settings.save(settings.load(path).with_values(changes), path)
END
tar -C "$work/data" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner \
    -cJf "tests/data/schema_$schema.tar.xz" ethervox.db settings.json
