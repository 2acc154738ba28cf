"""The benchmarks in one table: ``python -m tests.benchmarks [--quick] [--cpu] [--json FILE] [NAME …]``.

Without names all of them but ``answers``, ``came_back``, ``drift``, ``endless``, ``faults``, ``longmemeval``,
``notes``, ``passages``, ``recall``, ``receipts``, ``real_models`` and ``servers``: those talk to a real model
(``--model FILE``), ``answers`` for an hour, ``recall`` for several.

Each figure is a ratio of two things measured in turn in this very run, or is held against a limit. The exit
status is 0 also where a goal is missed: machines are noisy, and a table is read by people.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import ethervox_gui  # noqa: F401 - before numpy: it says how many threads that has
from tests.benchmarks import measure
from tests.benchmarks.measure import Row

#: The modules of this folder with a function ``rows(quick=…)``.
_MODULES = (
    *("generation", "overflow", "governor", "growth", "desktop", "window", "streaming"),
    *("facts", "search", "paging", "shifting", "api", "siege", "fidelity", "any_clicks", "guide"),
)

#: Those that run only when they are named, and talk to the model of ``--model``.
_WITH_MODEL = (
    *("answers", "came_back", "drift", "endless", "faults", "longmemeval", "notes", "passages"),
    *("recall", "receipts", "real_models", "servers"),
)

#: Those that read a file of ``--data``.
_WITH_DATA = ("longmemeval",)

Rows = Callable[..., Iterator[Row]]


def main() -> None:
    """Run what is named, or all that needs no model of its own."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"some of: {', '.join((*_MODULES, *_WITH_MODEL))}"
    )
    parser.add_argument("--quick", action="store_true", help="smaller data, fewer rounds")
    parser.add_argument("--json", type=Path, help="write the rows to this file, too")
    parser.add_argument("--cpu", action="store_true", help="processor time of the thread, on a busy machine")
    parser.add_argument("--model", type=Path, help="the GGUF file for these; without it a small one, fetched")
    parser.add_argument(
        "--data", type=Path, help="the file that longmemeval reads, as its authors publish it"
    )
    options = parser.parse_args()
    if options.cpu:
        measure.use_processor_time()
    unknown = set(options.names) - {*_MODULES, *_WITH_MODEL}
    if unknown:
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}")
    found: list[Row] = []
    for name in options.names or _MODULES:
        made: Rows = importlib.import_module(f"tests.benchmarks.{name}").rows
        more = {"model": options.model} if name in _WITH_MODEL else {}
        more |= {"data": options.data} if name in _WITH_DATA else {}
        for row in made(quick=options.quick, **more):
            found.append(row)
            _tell(row)
    missed = sum(not row.ok for row in found)
    sys.stdout.write(f"{len(found)} figures, {missed} goals missed\n")
    if options.json is not None:
        options.json.write_text(json.dumps([row._asdict() for row in found], indent=1, ensure_ascii=False))


def _tell(row: Row) -> None:
    sys.stdout.write(
        f"{row.name:66} {row.value:11.4f} against {row.against:11.4f}  ratio {row.ratio:8.4f}  {row.goal:16} "
        f"{'ok' if row.ok else 'missed'}\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
