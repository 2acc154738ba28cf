"""Conversations that the server keeps: chats in a folder of their own, and the names that programs know.

A name holds the number of its chat (for a reply also of the turn it answers) and a code that only this
program can make, so that nobody reaches another chat by guessing.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
import threading
from collections.abc import Mapping, Sequence, Set
from typing import Any, Final, NamedTuple

from ethervox_gui.context.calls.tools_in_words import told_in
from ethervox_gui.context.errors import EthervoxError, StorageError, UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.beginning import prompt_in
from ethervox_gui.context.turns.thinking import split_thinking
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.server.convert import parse_calls
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.shapes.responses import call_id
from ethervox_gui.services.keys import Keys
from ethervox_gui.storage.base.values import Chat
from ethervox_gui.storage.chats.given import GivenCall
from ethervox_gui.storage.store import Store

#: What the folder in the window's list is called.
FOLDER: Final = "API"

#: Under this name the key is kept that codes are made with.
_KEPT_AS: Final = "conversations"

_CODE_LENGTH: Final = 24

#: What the turns of a response say of it.
_OF_TURNS: Final = frozenset({"id", "object", "status", "error", "incomplete_details", "output"})

_log = logging.getLogger("ethervox_gui.server")


class Reply(NamedTuple):
    """A reply that was written: its chat, the message it answers, its own last turn, and its text.

    ``path`` are the turns before that message, system turns too; ``before`` is the name of the reply that was
    written before it, ``prompt`` what was in effect for it.
    """

    chat: Chat
    asked: Turn
    last: Turn
    text: str
    before: str | None
    path: tuple[Turn, ...]
    prompt: str


class Said(NamedTuple):
    """A message of a conversation, whole, by the first of its turns; ``last_id`` is the last of them.

    ``answers`` is the turn that it is the reply to, where it is the last that came for one; ``result_of`` is
    the name of the call that it is the result of.  ``prompt`` is what was in effect when it was said,
    ``given`` are the calls in it, where a program put it there.  ``is_inner``: it calls a tool that is run
    here, or is what that said, and part of the reply that comes of it.
    """

    chat_id: int
    turn_id: int
    role: Role
    text: str
    is_whole: bool
    last_id: int
    prompt: str = ""
    answers: int | None = None
    result_of: str | None = None
    given: tuple[GivenCall, ...] = ()
    is_inner: bool = False

    def call_name(self, number: int) -> str:
        """What one of its calls is named, by which its result is sent."""
        if number < len(self.given):
            return self.given[number].call_id
        return call_id(self.turn_id if self.answers is None else self.answers, number)


class Conversations:
    """Any thread may use it."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store, self._keys = store, keys
        self._secret = b""
        self._lock = threading.Lock()

    # ---- names -------------------------------------------------------------------------------------

    def name_of(self, chat_id: int) -> str:
        return f"conv_{chat_id:x}_{self._code('conv', chat_id, 0)}"

    def reply_name(self, chat_id: int, turn_id: int) -> str:
        return f"resp_{chat_id:x}x{turn_id:x}_{self._code('resp', chat_id, turn_id)}"

    def chat_named(self, name: str) -> Chat:
        """The chat of a conversation.  Raises :class:`ApiError` 404."""
        kind, chat_id, _ = self._read(name)
        if kind != "conv":
            raise _not_found(name)
        return self._chat(chat_id, name)

    def reply_named(self, name: str, *, alone: bool = False) -> Reply:
        """A reply; ``alone`` without what was said before it, which is not read.

        Raises :class:`ApiError` 404.
        """
        kind, chat_id, turn_id = self._read(name)
        if kind != "resp":
            raise _not_found(name)
        chat = self._chat(chat_id, name)
        try:
            path = self._path_of(chat_id, turn_id, turn_id if alone else None)
        except StorageError as error:
            raise _not_found(name) from error
        at = next(index for index, turn in enumerate(path) if turn.turn_id == turn_id)
        asking = _asking(path, self._store.given_calls(chat_id))
        reply: list[Turn] = []
        for turn in path[at + 1 :]:
            if turn.turn_id in asking or turn.role is Role.SYSTEM or (reply and _is_new(reply[-1], turn)):
                break
            reply.append(turn)
        first = len(reply) - 1
        while first > 0 and reply[first].continues:
            first -= 1
        text = "".join(turn.text for turn in reply[max(first, 0) :])
        last = reply[-1] if reply else path[at]
        before = None if alone else self._before(chat, path[:at], asking)
        return Reply(chat, path[at], last, text, before, tuple(path[:at]), prompt_in(path[:at]))

    def _path_of(self, chat_id: int, turn_id: int, since: int | None) -> list[Turn]:
        """The way through a turn that goes on with a reply of the model's, where there is one.

        Programs may have taken that reply out, or a part of it, and put something else there.
        """
        path = self._store.path_through(chat_id, turn_id, since)
        ids = [turn.turn_id for turn in path]
        (behind,) = ids[ids.index(turn_id) + 1 :][:1] or (None,)
        if behind is None or self._store.stop_reason(behind) is None:
            for other in reversed(self._store.replies_below(chat_id, turn_id)):
                if self._store.stop_reason(other) is not None:
                    return self._store.path_through(chat_id, other, since)
        return path

    def _before(self, chat: Chat, path: Sequence[Turn], asking: Set[int]) -> str | None:
        """The name of the reply that ends a path; none for what a program gave as one."""
        while path and (path[-1].role is Role.SYSTEM or _is_result(path[-1], asking)):  # several at once
            path = path[:-1]
        if not path or self._store.stop_reason(path[-1].turn_id) is None:
            return None
        asked = next((turn for turn in reversed(path) if turn.turn_id in asking), None)
        return None if asked is None else self.reply_name(chat.chat_id, asked.turn_id)

    # ---- chats -------------------------------------------------------------------------------------

    def begin(self, prompt: str, profile: str) -> Chat:
        """A new chat, in the folder."""
        chat = self._store.create_chat("", "", prompt, profile)
        try:
            with self._lock:
                folders = [folder for folder in self._store.folders() if folder.name == FOLDER]
                folder = folders[0] if folders else self._store.make_folder(FOLDER)
            self._store.put_into_folder([chat.chat_id], folder.folder_id)
        except BaseException:
            self.remove(chat)
            raise
        return chat

    def labels(self, chat: Chat) -> dict[str, str]:
        """What a program calls a conversation, by its own keys."""
        return self._store.labels(chat.chat_id)

    def call(self, chat: Chat, labels: Mapping[str, str]) -> None:
        """Call a conversation so."""
        self._store.set_labels(chat.chat_id, labels)

    def remove(self, chat: Chat) -> None:
        """Remove a conversation that was never told of."""
        self._store.remove_chat(chat.chat_id)

    def forget(self, chat: Chat) -> None:
        """Put a conversation into the window's bin."""
        self._store.delete_chat(chat.chat_id)

    def kept_of(self, turn_id: int) -> dict[str, Any]:
        """What the response to a turn said besides its turns; nothing of those of before that was kept."""
        return self._store.response(turn_id)

    def keep(self, turn_id: int, response: Mapping[str, Any]) -> None:
        """Keep what a response says besides its turns; where that fails, these are all that is told of it."""
        said = {name: value for name, value in response.items() if name not in _OF_TURNS}
        try:
            self._store.keep_response(turn_id, said)
        except EthervoxError:
            _log.exception("what a response said besides its text could not be stored")

    def turns(self, chat: Chat) -> list[Turn]:
        """What was said in a conversation, from its beginning, with what it begins with."""
        return self._store.turns_of_chat(chat.chat_id)

    def messages(self, chat: Chat, turns: Sequence[Turn], *, forgotten: bool = False) -> list[Said]:
        """What was said in turns of a conversation, from its beginning, message by message.

        Without what was ``forgotten``, which for a program is no part of it; the rest is named as with it.
        """
        broken_off = self._store.ended_early(chat.chat_id)
        given = self._store.given_calls(chat.chat_id)
        found: list[Said] = []
        prompt = ""
        for turn in turns:
            if turn.role is Role.SYSTEM:
                prompt = turn.text
                continue
            reason = broken_off.get(turn.turn_id)
            is_whole = reason in (None, StopReason.LOOP)
            if turn.continues and found:
                text = found[-1].text + turn.text
                found[-1] = found[-1]._replace(text=text, is_whole=is_whole, last_id=turn.turn_id)
            else:
                own = turn.turn_id
                calls = given.get(own, ())
                text = turn.text
                found.append(Said(chat.chat_id, own, turn.role, text, is_whole, own, prompt, given=calls))
        asking = _asking(turns, given)
        asked: int | None = None
        calling, n_results = None, 0
        for index, said in enumerate(found):
            behind = found[index + 1] if index + 1 < len(found) else None
            is_last = behind is None or behind.turn_id in asking or behind.role is Role.ASSISTANT
            if is_last and said.role is Role.ASSISTANT:
                found[index] = calling = said._replace(answers=asked)
                asked, n_results = None, 0  # what a program adds to a reply answers nothing
            elif said.role is Role.TOOL and said.turn_id in asking and calling is not None:
                found[index] = said._replace(result_of=calling.call_name(n_results))
                n_results += 1
            elif said.role is Role.TOOL or (
                said.role is Role.ASSISTANT and behind is not None and behind.role is Role.TOOL
            ):
                found[index] = said._replace(is_inner=True)
            if said.turn_id in asking:
                asked = said.turn_id
        gone = set() if forgotten else self._store.forgotten_among(said.turn_id for said in found)
        return [said for said in found if said.turn_id not in gone]

    def whole_result(self, said: Said) -> str:
        """The result of a call as it was sent, also where only a part of it was read."""
        memory = self._store.whole_text(said.chat_id, said.text)
        return said.text if memory is None else memory.text

    def is_form(self, turn_id: int) -> bool:
        """Whether the reply that ends with this turn was held to a form, so that nothing in it is a call."""
        receipt = self._store.receipt(turn_id)
        return receipt is not None and receipt.is_form

    # ---- inside ------------------------------------------------------------------------------------

    def _chat(self, chat_id: int, name: str) -> Chat:
        try:
            return self._store.chat(chat_id)
        except UserError as error:
            raise _not_found(name) from error

    def _read(self, name: str) -> tuple[str, int, int]:
        try:
            kind, numbers, code = name.split("_")
            first, _, second = numbers.partition("x")
            chat_id, turn_id = int(first, 16), int(second or "0", 16)
        except ValueError as error:
            raise _not_found(name) from error
        if kind not in ("conv", "resp"):
            raise _not_found(name)
        # Not every character that JSON can name can be written in UTF-8.
        given = code.encode(errors="replace")
        if not hmac.compare_digest(given, self._code(kind, chat_id, turn_id).encode()):
            raise _not_found(name)
        return kind, chat_id, turn_id

    def _code(self, kind: str, chat_id: int, turn_id: int) -> str:
        with self._lock:
            if not self._secret:
                found = self._keys.get(_KEPT_AS)
                if not found:
                    found = secrets.token_urlsafe(32)
                    self._keys.set(_KEPT_AS, found)
                self._secret = found.encode()
        text = f"{kind} {chat_id} {turn_id}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:_CODE_LENGTH]


def _is_result(turn: Turn, asking: Set[int]) -> bool:
    return turn.role is Role.TOOL and turn.turn_id in asking


def _is_new(before: Turn, turn: Turn) -> bool:
    """Whether a program added a turn to the reply that ends with the turn ``before``."""
    return before.role is turn.role is Role.ASSISTANT and not turn.continues


def _asking(turns: Sequence[Turn], given: Mapping[int, Sequence[GivenCall]]) -> Set[int]:
    """The turns that ask for a reply: messages, and the results of a program's own tools.

    Those of the tools that are run here belong to the reply.  ``given`` are calls that programs put into
    turns.
    """
    found: set[int] = set()
    prompt = reply = replied_under = ""
    is_call: bool | None = None  # where the reply was not looked at
    for turn in turns:
        if turn.role is Role.SYSTEM:
            prompt = turn.text
        elif turn.role is Role.ASSISTANT:
            reply = reply + turn.text if turn.continues else turn.text
            replied_under = prompt  # its results may come behind other tools
            is_call = True if turn.turn_id in given else None
        elif turn.role is Role.TOOL and is_call is None:
            is_call = _calls(reply, told_in(replied_under)[1])
        if turn.role is Role.USER or (turn.role is Role.TOOL and is_call):
            found.add(turn.turn_id)
    return found


def _calls(reply: str, tools: Sequence[Mapping[str, Any]]) -> bool:
    return bool(tools and parse_calls(split_thinking(reply)[1], tools)[1])


def _not_found(name: str) -> ApiError:
    what = "conversation" if name.startswith("conv") else "response"
    return ApiError(404, f"There is no {what} '{name}'.", code=f"{what}_not_found")
