"""``/chat …``: whole chats to files, and back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ethervox_gui.commands.command import Command, Surroundings, whole_number
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.import_export import chat_files
from ethervox_gui.storage.store import Store


def _export(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", N_("/chat export needs the name of a file."), N_("See /help."))
    *words, last = arguments
    if words and last.isdecimal():
        chat_id = whole_number("/chat export", last)
    elif here.chat_id is not None:
        words, chat_id = list(arguments), here.chat_id
    else:
        raise UserError("no_chat", N_("No chat is open."), N_("Write the number of one behind the file."))
    path = _path(words)
    here.answer(lambda: _exported(here.store, chat_id, path))


def _exported(store: Store, chat_id: int, path: Path) -> str:
    if path.exists():  # a dialog would ask; a command overwrites nothing
        raise UserError(
            "export_failed",
            N_("There is a file {name} already.").format(name=path.name),
            N_("Choose another name."),
        )
    chat_files.export_chats(store, [chat_id], path)
    return N_("Chat {number} was written to {path}.").format(number=chat_id, path=path)


def _import(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", N_("/chat import needs the name of a file."), N_("See /help."))
    path = _path(arguments)
    here.answer(lambda: _imported(here.store, path))


def _imported(store: Store, path: Path) -> str:
    ids = chat_files.import_chats(store, path)
    named = ", ".join(map(str, ids[:20])) + (", …" if len(ids) > 20 else "")
    words = (
        N_("{n} chat read from {name}: {numbers}.")
        if len(ids) == 1
        else N_("{n} chats read from {name}: {numbers}.")
    )
    return words.format(n=len(ids), name=path.name, numbers=named)


def _path(words: Sequence[str]) -> Path:
    return Path(" ".join(words)).expanduser()


COMMANDS = (
    Command(
        ("chat", "export"),
        "file [number]",
        N_("write a chat (this one) to a file: Markdown for .md, else JSON"),
        _export,
    ),
    Command(
        ("chat", "import"),
        "file",
        N_("read chats from such a JSON file, or from ChatGPT's"),
        _import,
    ),
)
