"""The house as CONTRIBUTING.md describes it: small rooms, each with its subject, and small modules."""

from __future__ import annotations

import ast
from pathlib import Path

HOUSE = Path(__file__).parents[2] / "ethervox_gui"
ROOMS = sorted(init.parent for init in HOUSE.rglob("__init__.py"))


def test_a_room_has_at_most_fourteen_entries() -> None:
    entries = {
        room: [entry for entry in room.iterdir() if not entry.name.startswith("__")]
        for room in ROOMS
        if room != HOUSE
    }
    assert len(entries) > 40
    full = [f"{room.relative_to(HOUSE)}: {len(found)}" for room, found in entries.items() if len(found) > 14]
    assert full == [], "make a room for what belongs together"


def test_a_room_says_what_its_subject_is() -> None:
    silent = [room for room in ROOMS if not ast.get_docstring(ast.parse((room / "__init__.py").read_text()))]
    assert silent == []


def test_no_module_is_longer_than_six_hundred_lines() -> None:
    long = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in HOUSE.rglob("*.py")}
    assert [f"{path.relative_to(HOUSE)}: {n}" for path, n in long.items() if n > 600] == []


def test_every_thread_is_in_the_table_of_threads() -> None:
    """By the name that it has in a stack dump, as a newcomer meets it."""
    text = (HOUSE.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("## Threads")[2].partition("## Commands")[0]
    named: dict[str, str] = {}
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in _STARTING:
                given = [*node.args, *(one.value for one in node.keywords if one.arg in _NAMING)]
                texts = [one.value for one in given if isinstance(one, ast.Constant)]
                named |= {text: path.name for text in texts if isinstance(text, str)}
    assert {"engine", "server", "database-writer", "pages", "hub", "worker"} <= named.keys()
    assert [f"{name} ({path})" for name, path in named.items() if f"`{name}`" not in table] == []


_STARTING = {"Thread", "Background", "LoopThread", "ThreadPoolExecutor"}
_NAMING = {"name", "thread_name_prefix"}


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
