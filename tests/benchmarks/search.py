"""How long a search takes, against bare FTS5 in the sqlite3 module on the same texts.

::

    python -m tests.benchmarks.search [--quick] [--cpu] [--json FILE] [--data FOLDER]

Bare means: the terms in quotes, ``ORDER BY rank LIMIT 50`` on the memories' and on the turns' index (of
words, or of trigrams where a part of a word is looked for); no texts, no chats, no bin, no marks.
The two are measured in turn, query by query; figures are medians over rounds of the 95th percentile.
``--data`` keeps the made-up database for the next run; ``--cpu`` counts the thread's processor time, for a
machine that others keep busy.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median

from ethervox_gui.storage import Store
from tests.benchmarks import search_data
from tests.benchmarks.measure import Row

Clock = Callable[[], float]

_LIMIT = 50
_SLOWEST = 10.0
_SLOWEST_IN_DOCUMENTS = 30.0
_RATIO = 2.0


class _Bare:
    """FTS5 as the standard library gives it."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path.absolute().as_uri() + "?mode=ro", uri=True)

    def close(self) -> None:
        self._connection.close()

    def texts(self, n: int) -> list[str]:
        rng = random.Random(5)
        (last,) = self._connection.execute("SELECT max(id) FROM turn").fetchone()
        sql = "SELECT text FROM turn WHERE id = ?"
        return [self._connection.execute(sql, (rng.randint(1, last),)).fetchone()[0] for _ in range(n)]

    def look_through_passages(self, part: str) -> None:
        for (text,) in self._connection.execute("SELECT text FROM passage"):
            if part in text.lower():
                return

    def search(self, kind: str, text: str) -> None:
        if kind == "nowhere":  # neither as a word nor within one
            self.search("inside a word", text)
        index = "trigrams" if kind == "inside a word" else "words"
        terms = [f'"{word}"' for word in text.rstrip("?").removeprefix("what is my ").split()]
        if index == "words" and kind in {"one word", "two words", "two letters", "four letters"}:
            terms[-1] += " *"
        for table in (f"memory_{index}", f"turn_{index}"):
            sql = f"SELECT rowid, rank FROM {table} WHERE {table} MATCH ? ORDER BY rank LIMIT {_LIMIT}"
            self._connection.execute(sql, (" AND ".join(terms),)).fetchall()


def rows(
    *, quick: bool = False, folder: Path | None = None, clock: Clock = time.perf_counter
) -> Iterator[Row]:
    """Make the data (in ``folder``, or where it is removed again), measure, tell line by line."""
    if folder is None:
        with tempfile.TemporaryDirectory() as made:
            yield from rows(quick=quick, folder=Path(made) / "data", clock=clock)
        return
    n_turns, n_memories = (8_000, 2_000) if quick else (400_000, 100_000)
    if not folder.exists():
        search_data.fill(folder, n_turns, n_memories)
    with Store.open(folder) as store, closing(_Bare(store.path)) as bare:
        yield _in_documents(store, bare, clock, 1_000 if quick else 20_000)
        yield from _measure(store, bare, clock, n_queries=20 if quick else 40, n_rounds=3)


def _measure(store: Store, bare: _Bare, clock: Clock, n_queries: int, n_rounds: int) -> Iterator[Row]:
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    queries = search_data.queries(bare.texts(n_queries))
    for _ in range(n_rounds):
        all_ours: list[float] = []
        all_theirs: list[float] = []
        for kind, texts in queries.items():
            pairs = [_pair(store, bare, clock, kind, text) for text in texts]
            a, b = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
            all_ours += a
            all_theirs += b
            ours.setdefault(kind, []).append(p95(a))
            theirs.setdefault(kind, []).append(p95(b))
        ours.setdefault("all together", []).append(p95(all_ours))
        theirs.setdefault("all together", []).append(p95(all_theirs))
    for kind, values in ours.items():
        value, against = median(values), median(theirs[kind])
        ratio = value / against
        fine = value < _SLOWEST and ratio <= _RATIO
        yield Row(f"search p95, {kind} [ms]", value, against, ratio, f"≤ {_RATIO:g}, < {_SLOWEST:g} ms", fine)


def _in_documents(store: Store, bare: _Bare, clock: Clock, n_passages: int) -> Row:
    """The same queries in passages of documents, against how long it takes to look through them all."""
    if not store.search_documents("book", limit=1):
        search_data.fill_documents(store, n_passages)
    took = []
    for texts in search_data.queries(bare.texts(10)).values():
        for text in texts:
            started = clock()
            store.search_documents(text, limit=_LIMIT)
            took.append((clock() - started) * 1000)
    started = clock()
    bare.look_through_passages("zzqq")
    against = (clock() - started) * 1000
    value = p95(took)
    fine = value < _SLOWEST_IN_DOCUMENTS
    name = f"search p95, {n_passages:,} passages [ms]"
    return Row(name, value, against, value / against, f"< {_SLOWEST_IN_DOCUMENTS:g} ms", fine)


def _pair(store: Store, bare: _Bare, clock: Clock, kind: str, text: str) -> tuple[float, float]:
    started = clock()
    store.search(text, limit=_LIMIT)
    between = clock()
    bare.search(kind, text)
    return (between - started) * 1000, (clock() - between) * 1000


def p95(values: list[float]) -> float:
    """The value that 95 % do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


def main() -> None:
    """The table, and JSON for programs."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.search")
    parser.add_argument("--quick", action="store_true", help="a twentieth of the data")
    parser.add_argument("--cpu", action="store_true", help="count processor time, not the clock's")
    parser.add_argument("--json", type=Path, help="write the rows to this file, too")
    parser.add_argument("--data", type=Path, help="keep the made-up database in this folder")
    options = parser.parse_args()
    found = []
    clock = time.thread_time if options.cpu else time.perf_counter
    for row in rows(quick=options.quick, folder=options.data, clock=clock):
        found.append(row)
        sys.stdout.write(
            f"{row.name:34} {row.value:9.2f} against {row.against:9.2f}  ratio {row.ratio:6.2f}"
            f"  {row.goal}  {'ok' if row.ok else 'missed'}\n"
        )
    if options.json is not None:
        options.json.write_text(json.dumps([row._asdict() for row in found], indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
