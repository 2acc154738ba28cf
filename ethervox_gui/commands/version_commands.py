"""Versions: a reply is written again, a message said differently, another version gone back to."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.commands.command import Command, Surroundings, whole_number
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.governor.jobs.jobs import EditMessage, Regenerate, ShowVersion


def _regenerate(here: Surroundings, arguments: Sequence[str]) -> None:
    here.submit(Regenerate(whole_number("/regenerate", arguments[0]) if arguments else None))


def _edit(here: Surroundings, arguments: Sequence[str]) -> None:
    if len(arguments) < 2:
        message = N_("/edit needs the number of a message and what it should say.")
        raise UserError("bad_argument", message, N_("See /help."))
    here.submit(EditMessage(whole_number("/edit", arguments[0]), arguments[1]))


def _version(here: Surroundings, arguments: Sequence[str]) -> None:
    if len(arguments) != 2:
        message = N_("/version needs the number of a turn and that of its version.")
        raise UserError("bad_argument", message, N_("See /help."))
    turn, version = (whole_number("/version", argument) for argument in arguments)
    here.submit(ShowVersion(turn, version))


COMMANDS = (
    Command(
        ("regenerate",),
        "[turn]",
        N_("write the last reply (or that turn) again; the old one stays"),
        _regenerate,
    ),
    Command(
        ("edit",),
        "turn text",
        N_("say something else in place of your message; the old one stays"),
        _edit,
        text_after=1,
    ),
    Command(("version",), "turn version", N_("go on with another version of a turn"), _version),
)
