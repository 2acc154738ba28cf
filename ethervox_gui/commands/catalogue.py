"""All commands, and the help that is made from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

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
    """One line for each command, those that begin alike together.

    No columns: in a chat there is no room for them, and what is broken into lines could not be read.
    """
    often = {word for word, n in Counter(one.words[0] for one in COMMANDS).items() if n > 1}
    alike = groupby(COMMANDS, key=lambda one: one.words[0] if one.words[0] in often else "")
    groups = ([f"{one.usage}  –  {translate(one.help)}" for one in group] for _, group in alike)
    return "\n\n".join("\n".join(lines) for lines in groups)
