"""The README's reference tables, made from the program itself.

    python -m tests.helpers.reference

writes them anew between their markers; a test fails where README.md says something else.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import annotated_types
from pydantic.fields import FieldInfo

from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.context.events import events
from ethervox_gui.options import make_parser
from ethervox_gui.settings import keys as setting_keys

README = Path(__file__).parents[2] / "README.md"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def settings_table() -> str:
    """Every setting: key, default, range, what it does."""
    rows = [
        (f"`{key}`", f"`{_shown(field.default)}`", _range(field), str(field.description))
        for key, field in setting_keys()
    ]
    return table(("setting", "default", "range", "what it does"), rows)


def options_table() -> str:
    """The command line."""
    actions = make_parser()._actions
    rows = [(f"`{_spelling(action)}`", _help(action)) for action in actions]
    return table(("argument", "what it does"), rows)


def commands_table() -> str:
    """The slash commands."""
    rows = [(f"`{command.usage}`", command.help) for command in COMMANDS]
    return table(("command", "what it does"), rows)


def events_table() -> str:
    """The events of the headless front end and their fields."""
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, events.Event) and kind.name is not None
    ]
    rows = [
        (f"`{kind.name}`", ", ".join(f"`{field.name}`" for field in fields(kind)), _first_sentence(kind))
        for kind in kinds
    ]
    return table(("event", "fields", "when"), rows)


TABLES = {
    "settings": settings_table,
    "command line": options_table,
    "commands": commands_table,
    "events": events_table,
}


def filled_in(text: str) -> str:
    """``text`` with every table between its markers as it ought to be."""
    for name, make in TABLES.items():
        before, begin, rest = text.partition(f"<!-- {name} -->\n\n")
        _, end, after = rest.partition(f"\n\n<!-- end of {name} -->")
        assert begin, f"the table “{name}” has no place"
        assert end, f"the table “{name}” has no end"
        text = before + begin + make() + end + after
    return text


def _shown(value: Any) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return str(value).lower()
    return "none" if value is None else str(value) or '""'


def _range(field: FieldInfo) -> str:
    annotation = field.annotation
    if get_origin(annotation) is Literal:
        return ", ".join(f"`{choice}`" for choice in get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return ", ".join(f"`{choice.value}`" for choice in annotation)
    if annotation is bool:
        return "`true`, `false`"
    signs = {"ge": "≥", "gt": ">", "le": "≤", "lt": "<"}
    bounds = [
        f"{signs[name]} {getattr(bound, name):,}"
        for bound in field.metadata
        if isinstance(
            bound, annotated_types.Ge | annotated_types.Gt | annotated_types.Le | annotated_types.Lt
        )
        for name in signs
        if hasattr(bound, name)
    ]
    return ", ".join(bounds) or "any text"


def _spelling(action: argparse.Action) -> str:
    if not action.option_strings:
        return " | ".join(action.choices or [action.dest])
    metavar = f" {action.metavar}" if action.metavar else ""
    return action.option_strings[-1] + metavar


def _help(action: argparse.Action) -> str:
    return "show the command line" if action.dest == "help" else action.help or ""


def _first_sentence(kind: type) -> str:
    text = " ".join((kind.__doc__ or "").split())
    return re.split(r"(?<=\.) ", text, maxsplit=1)[0].replace("``", "`")


if __name__ == "__main__":
    README.write_text(filled_in(README.read_text(encoding="utf-8")), encoding="utf-8")
