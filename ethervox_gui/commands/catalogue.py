"""All commands, and the help that is made from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ethervox_gui.commands import (
    api_commands,
    bin_commands,
    chat_commands,
    context_commands,
    document_commands,
    hub_commands,
    memory_commands,
    model_commands,
    retention_commands,
)
from ethervox_gui.commands.command import Command, Surroundings
from ethervox_gui.context.text import N_


def _help(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.answer(lambda: help_text(here.translate))


COMMANDS: tuple[Command, ...] = (
    *context_commands.COMMANDS,
    *chat_commands.VERSION_COMMANDS,
    *memory_commands.COMMANDS,
    *bin_commands.MEMORY_COMMANDS,
    *retention_commands.COMMANDS,
    *chat_commands.COMMANDS,
    *bin_commands.CHAT_COMMANDS,
    *document_commands.COMMANDS,
    *model_commands.COMMANDS,
    *hub_commands.COMMANDS,
    *api_commands.COMMANDS,
    Command(("help",), "", N_("this list"), _help),
)


def help_text(translate: Callable[[str], str] = str) -> str:
    """One line for each command."""
    width = max(len(command.usage) for command in COMMANDS)
    return "\n".join(f"{command.usage:<{width}}  {translate(command.help)}" for command in COMMANDS)
