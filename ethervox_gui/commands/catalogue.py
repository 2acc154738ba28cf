"""All commands, and the help that is made from them."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.commands import (
    chat_commands,
    context_commands,
    memory_commands,
    retention_commands,
)
from ethervox_gui.commands.command import Command, Surroundings


def _help(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.answer(help_text)


COMMANDS: tuple[Command, ...] = (
    *context_commands.COMMANDS,
    *memory_commands.COMMANDS,
    *retention_commands.COMMANDS,
    *chat_commands.COMMANDS,
    Command(("help",), "", "this list", _help),
)


def help_text() -> str:
    """One line for each command."""
    width = max(len(command.usage) for command in COMMANDS)
    return "\n".join(f"{command.usage:<{width}}  {command.help}" for command in COMMANDS)
