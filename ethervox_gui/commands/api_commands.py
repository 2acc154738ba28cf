"""``/api …``: API keys for single programs."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.commands.command import Command, Surroundings
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.program_keys import ProgramKeys


def _make(here: Surroundings, arguments: Sequence[str]) -> None:
    name = _name("/api key", arguments)
    words = N_("The key of {name}, shown this once: {key}")
    here.answer(lambda: words.format(name=name, key=_programs(here).make(name)))


def _revoke(here: Surroundings, arguments: Sequence[str]) -> None:
    name = _name("/api revoke", arguments)

    def revoked() -> str:
        _programs(here).revoke(name)
        return N_("{name} no longer has access.").format(name=name)

    here.answer(revoked)


def _list(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.answer(
        lambda: (
            "\n".join(_programs(here).names())
            or N_("No program has a key of its own. /api key NAME makes one.")
        )
    )


def _name(command: str, arguments: Sequence[str]) -> str:
    if not arguments:
        words = N_("{command} needs the name of a program.").format(command=command)
        raise UserError("bad_argument", words, N_("See /help."))
    return " ".join(arguments)


def _programs(here: Surroundings) -> ProgramKeys:
    return ProgramKeys(here.store.path.parent)


COMMANDS = (
    Command(("api", "key"), "program", N_("make a key for one program that calls the API"), _make),
    Command(("api", "keys"), "", N_("which programs have a key of their own"), _list, most=0),
    Command(("api", "revoke"), "program", N_("revoke a program's key"), _revoke),
)
