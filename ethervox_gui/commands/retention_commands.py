"""What takes space, and memories that go into an archive and come back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.commands.command import Command, Surroundings
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services import retention


def _space(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.answer(lambda: retention.report_text(here.store))


def _archive(here: Surroundings, arguments: Sequence[str]) -> None:
    try:
        importance, days = float(arguments[0]), float(arguments[1])
        path = _path(arguments[2:])
    except (ValueError, IndexError):
        raise UserError(
            "bad_argument",
            N_("/memory archive needs an importance, a number of days and a file."),
            N_("See /help."),
        ) from None

    def work() -> str:
        n = retention.archive(here.store, path, below_importance=importance, older_than_days=days)
        if not n:
            return N_("No memory is both less important and older than that.")
        went = N_("{memories} moved to {path}. /memory unarchive brings back what is in it.")
        return went.format(memories=_counted(n), path=path)

    here.answer(work)


def _unarchive(here: Surroundings, arguments: Sequence[str]) -> None:
    try:
        path = _path(arguments)
    except IndexError:
        raise UserError("bad_argument", N_("/memory unarchive needs a file."), N_("See /help.")) from None
    came = N_("{memories} came back from {name}.")
    here.answer(lambda: came.format(memories=_counted(retention.unarchive(here.store, path)), name=path.name))


def _counted(n: int) -> str:
    return (N_("{n:,} memory") if n == 1 else N_("{n:,} memories")).format(n=n)


def _path(words: Sequence[str]) -> Path:
    if not words:
        raise IndexError
    return paths.as_written(" ".join(words))


COMMANDS = (
    Command(("memory", "space"), "", N_("what takes space in the data folder"), _space, most=0),
    Command(
        ("memory", "archive"),
        "importance days file",
        N_("move memories below that importance and older than that to a file"),
        _archive,
    ),
    Command(("memory", "unarchive"), "file", N_("bring back the memories in such a file"), _unarchive),
)
