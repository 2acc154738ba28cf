"""Whole chats as files: JSON that loses nothing, Markdown to read, and the exports of ChatGPT and Claude.

The JSON is ``{"format": "ethervox-chats", "version": 1, "chats": […]}``.  A chat has the fields of
:class:`~ethervox_gui.storage.transfer.records.ChatRecord`: its turns (all branches, each naming its
``parent``, and replies their receipts), its memories with the turns they stand for, their earlier versions,
how much they say and what they lost, and the edits of its context.  Records name each other by ``key``.
Times are in seconds since the epoch.  ``own``, which older files lack, is what a chat sets otherwise than
its profile.  Unknown fields are ignored, and so are receipts and scores that make no sense, and settings that
this version does not know, or that a chat may not have from a file.

Of a zip file, as these send it, only the conversations are unpacked, into memory.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import ConfigDict, TypeAdapter, ValidationError

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.chat_files import chatgpt, claude, markdown
from ethervox_gui.services.chat_files.chosen import LARGEST, read_chosen
from ethervox_gui.services.chat_files.exported_chats import ExportedChat, chat_record
from ethervox_gui.services.chat_files.piecemeal import loads_piecemeal
from ethervox_gui.services.chat_files.written import write_export
from ethervox_gui.services.documents.limits import CannotReadError, Packed
from ethervox_gui.settings import Settings, keys
from ethervox_gui.storage.store import Store
from ethervox_gui.storage.transfer.import_ import Progress, quiet
from ethervox_gui.storage.transfer.records import ChatRecord

FORMAT: Final = "ethervox-chats"
VERSION: Final = 1

#: What the instruments found about a reply or a summary: a chat is whole without it.
_FINDINGS: Final = ("receipt", "fidelity", "lost")
#: How the settings begin that a chat may have from a file: how it is talked, and what of it is in sight.
_OWN: Final = ("sampling.", "context.", "model.system_prompt")
#: How a file of ours says that it has none.
_NO_CHATS: Final = b"[]"
#: What holds the conversations in a zip file; large ones are in several parts.
_CONVERSATIONS: Final = re.compile(r"(?:.*/)?conversations(?:-\d+)?\.json")
#: A zip file may hold a picture or a recording for each message.
_MOST_PARTS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class ChatFile:
    """What a file holds."""

    format: str
    version: int
    chats: tuple[ChatRecord, ...]

    __pydantic_config__ = ConfigDict(allow_inf_nan=False)


@cache
def _adapter() -> TypeAdapter[ChatFile]:
    """Made when it is needed first, which takes a moment."""
    return TypeAdapter(ChatFile)


def _dumped(records: tuple[ChatRecord, ...]) -> bytes:
    return _adapter().dump_json(ChatFile(FORMAT, VERSION, records), indent=1)


def export_chats(store: Store, chat_ids: Sequence[int], path: Path) -> None:
    """Write chats to ``path``: Markdown if it ends in ``.md``, else JSON.

    The file appears whole or not at all.  Raises :class:`UserError` when it cannot be written, or there is
    no such chat.
    """
    if markdown.is_wanted(path):
        data = markdown.as_markdown(store, chat_ids).encode("utf-8", "replace")
    else:
        data = as_json(store.read_out(chat_ids))
    write_export(path, data)


def import_chats(
    store: Store, path: Path, progress: Progress | None = None, reading: Progress = quiet
) -> list[int]:
    """Store the chats of a file, and tell their ids.

    It is one of ours, or ``conversations.json`` of ChatGPT or Claude, or a zip file with that.  All of them
    are stored, or none.  ``progress`` is told how many of how many are, ``reading`` before that how many were
    read, which may take as long; either ends it by raising.
    Raises :class:`UserError` with a sentence that says what is wrong.
    """
    if _is_zip(path):
        records = _unpacked(path, reading)
    else:
        records = records_of(read_chosen(path, "import_failed"), path.name, reading)
    try:
        return store.write_in(records, progress)
    except StorageError as error:  # a figure that no database takes
        raise _no_chats(path.name, str(error)) from error


def as_json(records: Sequence[ChatRecord]) -> bytes:
    """The records as a file of ours.

    Each is written by itself: until a call of the JSON writer has ended no other thread runs, and the window
    would stand still while many chats are written.
    """
    around = _dumped(()).partition(_NO_CHATS)
    begin, end = around[0] + _NO_CHATS[:1], b"\n ]" + around[2]
    chats = [_dumped((record,)).removeprefix(begin).removesuffix(end) for record in records]
    return (begin + b",".join(chats) + end if chats else b"".join(around)) + b"\n"


def records_of(data: bytes, name: str, reading: Progress = quiet) -> tuple[ChatRecord, ...]:
    """The chats in the bytes of a file called ``name``; :class:`UserError` if it holds none."""
    found = _json_in(data, name)
    conversations = found if isinstance(found, list) else [found]
    if any(_told(conversation) is not None for conversation in conversations):
        return _records_told(conversations, reading)
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise _no_chats(name, f"“format” is not “{FORMAT}”")
    version = found.get("version")
    if isinstance(version, int) and version > VERSION:
        raise UserError(
            "import_failed",
            N_("The file {name} was written by a newer version of this program.").format(name=name),
            N_("Install that version to read it."),
            f"version {version}, known up to {VERSION}",
        )
    try:
        return tuple(replace(chat, own=_fitting(chat.own)) for chat in _validated(found, reading))
    except (ValidationError, ValueError, RecursionError) as error:
        raise _no_chats(name, str(error)) from error


def _json_in(data: bytes, name: str) -> Any:
    try:
        return loads_piecemeal(data, _told_or_itself)
    except (ValueError, RecursionError) as error:
        raise _no_chats(name, str(error)) from error


def _is_zip(path: Path) -> bool:
    try:
        return path.is_file() and zipfile.is_zipfile(path)
    except OSError:  # reading it tells what is wrong
        return False


def _unpacked(path: Path, reading: Progress) -> tuple[ChatRecord, ...]:
    """The conversations in a zip file of another program's, whatever else is in it."""
    conversations: list[Any] = []
    try:
        packed = Packed(path, LARGEST, _MOST_PARTS)
        names = sorted(filter(_CONVERSATIONS.fullmatch, packed.names))
        for name in names:
            found = _json_in(packed.read(name), path.name)
            conversations += found if isinstance(found, list) else [found]
    except CannotReadError as error:
        if error.word == "memory":
            sentence = N_("{name} is larger than {most} MB.").format(name=path.name, most=LARGEST >> 20)
            raise UserError("import_failed", sentence, N_("Choose another one.")) from error
        raise _no_chats(path.name, error.word) from error
    if not names:
        raise _no_chats(path.name, "no conversations.json in it")
    return _records_told(conversations, reading)


def _told(found: Any) -> ExportedChat | None:
    """The conversation in an item of another program's export."""
    if isinstance(found, ExportedChat):
        return found
    return chatgpt.told_chat(found) or claude.told_chat(found)


def _told_or_itself(found: Any) -> Any:
    told = _told(found)
    return found if told is None else told


def _records_told(conversations: Sequence[Any], reading: Progress) -> tuple[ChatRecord, ...]:
    """The conversations in which something was said; :class:`UserError` if there are none."""
    records: list[ChatRecord] = []
    n_turns = 0
    for number, conversation in enumerate(conversations):
        reading(number, len(conversations))
        chat = _told(conversation)
        record = None if chat is None else chat_record(chat, n_turns)
        if record is not None and record.turns:
            records.append(record)
            n_turns += len(record.turns)
    if not records:
        raise UserError(
            "import_failed", N_("There are no messages in this export."), N_("Export your data again.")
        )
    return tuple(records)


def _validated(found: dict[str, Any], reading: Progress) -> Iterator[ChatRecord]:
    """The chats in a file, whose JSON is ``found``, without findings about them that make no sense.

    One by one: nothing else runs while pydantic reads.
    """
    chats = found.get("chats")
    if not isinstance(chats, list) or not chats:
        _adapter().validate_json(json.dumps(found))
        return
    about: dict[str, Any] = {key: found[key] for key in ("format", "version") if key in found}
    for number, chat in enumerate(chats):
        reading(number, len(chats))
        chats[number] = None  # so that not all of them have to be given back at once
        alone = {**about, "chats": [chat]}
        try:
            yield from _adapter().validate_json(json.dumps(alone)).chats
        except ValidationError as error:
            for wrong in error.errors(include_url=False, include_context=False, include_input=False):
                match wrong["loc"]:
                    case ("chats", 0, str(what), int(place), str(field), *_) if field in _FINDINGS:
                        chat[what][place].pop(field, None)
                    case _:
                        raise
            yield from _adapter().validate_json(json.dumps(alone)).chats


def _fitting(own: dict[str, Any]) -> dict[str, Any]:
    """What a chat may set of that, and what this version knows: a file changes nothing else."""
    there = dict(keys())
    known = {
        key: value
        for key, value in own.items()
        if key.startswith(_OWN) and key in there and isinstance(value, str | int | float | None)
    }
    fitting: dict[str, Any] = {}
    n_before = -1
    while n_before < len(fitting):  # one may fit only beside others, such as a threshold
        n_before = len(fitting)
        for key, value in known.items():
            with suppress(UserError):
                Settings().with_values({**fitting, key: value})
                fitting[key] = value
    return fitting


def _no_chats(name: str, details: str) -> UserError:
    return UserError(
        "import_failed",
        N_("The file {name} holds no chats that can be read.").format(name=name),
        N_("Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude."),
        details[:4000],
    )
