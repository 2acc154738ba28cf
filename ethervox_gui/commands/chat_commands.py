"""``/chat …``: whole chats to files and back; and versions of messages and replies."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.commands.command import Command, Surroundings, whole_number
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.governor.jobs.jobs import EditMessage, ExplainReply, GoOn, Regenerate, ShowVersion
from ethervox_gui.services.chat_files import formats
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
        raise UserError("no_chat", N_("No chat is open."), N_("Write its number after the file."))
    path = paths.as_written(" ".join(words))
    here.answer(lambda: _exported(here.store, chat_id, path))


def _exported(store: Store, chat_id: int, path: Path) -> str:
    if os.path.exists(path):  # noqa: PTH110 - no for a name that no file can have; a command overwrites nothing
        raise UserError(
            "export_failed",
            N_("A file {name} already exists.").format(name=path.name or path),
            N_("Choose another name."),
        )
    formats.export_chats(store, [chat_id], path)
    return N_("Chat {number} was written to {path}.").format(number=chat_id, path=path)


def _import(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", N_("/chat import needs the name of a file."), N_("See /help."))
    path = paths.as_written(" ".join(arguments))
    here.answer(lambda: _imported(here.store, path))


def _imported(store: Store, path: Path) -> str:
    ids = formats.import_chats(store, path)
    # As they are, unless somebody else adds chats meanwhile.
    in_a_row = len(ids) > 2 and ids[-1] - ids[0] == len(ids) - 1
    named = f"{ids[0]}–{ids[-1]}" if in_a_row else ", ".join(map(str, ids))
    words = (
        N_("{n} chat read from {name}: {numbers}.")
        if len(ids) == 1
        else N_("{n} chats read from {name}: {numbers}.")
    )
    return words.format(n=len(ids), name=path.name, numbers=named)


COMMANDS = (
    Command(
        ("chat", "export"),
        "file [number]",
        N_("save a chat (this one) to a file: Markdown for .md, else JSON"),
        _export,
    ),
    Command(
        ("chat", "import"),
        "file",
        N_("read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)"),
        _import,
    ),
)


def _regenerate(here: Surroundings, arguments: Sequence[str]) -> None:
    here.submit(Regenerate(whole_number("/regenerate", arguments[0]) if arguments else None))


def _go_on(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.submit(GoOn())


def _edit(here: Surroundings, arguments: Sequence[str]) -> None:
    if len(arguments) < 2:
        message = N_("/edit needs the number of a message and what it should say.")
        raise UserError("bad_argument", message, N_("See /help."))
    here.submit(EditMessage(whole_number("/edit", arguments[0]), arguments[1]))


def _why(here: Surroundings, arguments: Sequence[str]) -> None:
    here.submit(ExplainReply(whole_number("/why", arguments[0]) if arguments else None))


def _version(here: Surroundings, arguments: Sequence[str]) -> None:
    if len(arguments) != 2:
        message = N_("/version needs the number of a turn and that of its version.")
        raise UserError("bad_argument", message, N_("See /help."))
    turn, version = (whole_number("/version", argument) for argument in arguments)
    here.submit(ShowVersion(turn, version))


VERSION_COMMANDS = (
    Command(
        ("regenerate",),
        "[turn]",
        N_("regenerate the last reply (or that turn); the old one is kept"),
        _regenerate,
        most=1,
    ),
    Command(
        ("continue",),
        "",
        N_("continue the last reply where it ended"),
        _go_on,
        most=0,
    ),
    Command(
        ("edit",),
        "turn text",
        N_("replace your message; the old one is kept"),
        _edit,
        text_after=1,
    ),
    Command(
        ("why",),
        "[turn]",
        N_("what carried the last reply (or that turn), and what the model saw for it"),
        _why,
        most=1,
    ),
    Command(("version",), "turn version", N_("switch to another version of a turn"), _version),
)
