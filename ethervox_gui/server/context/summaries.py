"""Summaries of conversations that other programs send, written by the profile's own model.

Each is made once for a prefix, stored, and used again.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.errors import EthervoxError, StorageError, UserError
from ethervox_gui.context.summaries.completeness import Remembered
from ethervox_gui.context.summaries.extract import extractive_summary
from ethervox_gui.context.summaries.grounding import grounded
from ethervox_gui.context.summaries.summary import instruction
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.server.context.counting import Counter
from ethervox_gui.server.context.plan import Message, Policy, Summarize, Written, summary_messages
from ethervox_gui.server.convert import to_engine
from ethervox_gui.server.schema import ChatRequest
from ethervox_gui.storage.base.values import Filter, Memory, NewMemory
from ethervox_gui.storage.store import Store

#: Tools that the model is told of, and how many tokens that takes.
Tools = tuple[Sequence[Message], int]
#: Writes the reply to messages with at most so many tokens, told of tools; empty when that failed.
Write = Callable[[Sequence[Message], int, Sequence[Message]], Awaitable[str]]

_CHAT_TITLE: Final = "Other programs"
_TAG: Final = "api"
_PREFIX: Final = "request:"

_SYSTEM: Final = ("system", "developer")
#: About so many tokens stand around a message.
_AROUND: Final = 8


class SummaryBook:
    """The stored summaries, by the hash of the messages they stand for.  Any thread may use it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._known: dict[str, int] | None = None
        self._chat_id = 0

    def lookup(self, prefix: str) -> Written | None:
        """The summary of a prefix, as it is stored now: the user may have mended or deleted it."""
        with self._lock:
            memory_id = self._all().get(prefix)
        if memory_id is None:
            return None
        try:
            memory = self._store.memory(memory_id)
        except StorageError:
            return None  # somebody emptied the bin meanwhile
        return None if memory.deleted_at is not None else Written(memory_id, memory.text, 0)

    def keep(
        self, prefix: str, text: str, earlier: Written | None, sizes: tuple[int, int], source: str
    ) -> int:
        """Store a summary; ``sizes`` are the tokens of what it stands for and its own.  Its memory id."""
        with self._lock:
            chat_id = self._chat()
            memory = self._store.add_memory(
                chat_id,
                NewMemory(
                    text,
                    level=1 if earlier is not None else 0,
                    tags=("context_summary", _TAG, f"{_PREFIX}{prefix}"),
                    n_tokens_before=sizes[0],
                    n_tokens_after=sizes[1],
                    child_memory_ids=[]
                    if earlier is None or earlier.memory_id is None
                    else [earlier.memory_id],
                    source=source,
                ),
            )
            self._all()[prefix] = memory.memory_id
            return memory.memory_id

    # ---- inside ------------------------------------------------------------------------------------

    def _all(self) -> dict[str, int]:
        if self._known is None:
            found = self._store.list_memories(Filter(tags=(_TAG,)), limit=100_000)
            self._known = {prefix: m.memory_id for m in found if (prefix := _prefix_of(m))}
            self._chat_id = next((m.chat_id for m in found), 0)
        return self._known

    def _chat(self) -> int:
        """The chat they are kept in; if that was deleted, a new one, and none of them is known any more."""
        self._all()
        if self._chat_id:
            try:
                return self._store.chat(self._chat_id).chat_id
            except UserError:
                self._known = {}
        self._chat_id = self._store.create_chat(_CHAT_TITLE).chat_id
        return self._chat_id


def _prefix_of(memory: Memory) -> str:
    return next((tag.removeprefix(_PREFIX) for tag in memory.tags if tag.startswith(_PREFIX)), "")


async def write_summary(
    messages: Sequence[Message],
    earlier: Written | None,
    count: Callable[[str], int],
    write: Write,
    room: int,
    longest: int,
    tools: Tools = ((), 0),
) -> tuple[str, str]:
    """A summary of the messages, and who made it (``model`` or ``extractive``).

    What an earlier summary stands for is taken from there.  What is asked has at most ``room`` tokens: more
    are summarized in pieces, each with the summary of those before it.  The first begins as the requests did
    before, whose cells are there still, so that hardly more than the question is read; for that the model is
    told of their ``tools``, too.  Where it calls one of these it is asked once more without them.  Without a
    useful answer the summary is made of the messages' own sentences.
    """
    start = earlier.n_messages if earlier is not None else 0
    text = earlier.text if earlier is not None else ""
    talk = [m for m in messages[start:] if m["role"] not in _SYSTEM]
    head = [m for m in messages[: start or _first(messages)] if m["role"] in _SYSTEM]
    asking: Message = {"role": "user", "content": instruction(Detail.MODERATE)}
    known, n_known = tools

    def pieces() -> list[list[Message]]:
        nonlocal known
        left = room - _size([asking], count)
        if 2 * (_size(head, count) + n_known) > left:  # there would be many pieces, each with all of it
            known = ()
        if 2 * _size(head, count) > left:
            head.clear()
        left -= _size(head, count) + (n_known if known else 0)
        # An extract may be longer than what was asked for, and a user may have made it so.
        return _pieces(talk, count, left - _size(summary_messages(text), count), left - longest)

    by_model = True
    for piece in await asyncio.to_thread(pieces):
        earlier_text, text = text, ""
        for told in (known, ()) if known else ((),):
            asked = [
                *head,
                *summary_messages(earlier_text),
                *(piece if told else _without_calls(piece)),
                asking,
            ]
            written = (await write(asked, longest, told)).strip()
            text = await asyncio.to_thread(_mended, written, piece, earlier_text, count, longest)
            if written:  # it called none of them
                break
        if not text:
            by_model = False
            break
    if by_model and text:
        return text, "model"
    before = earlier.text if earlier is not None else ""
    return await asyncio.to_thread(_extract, talk, before, count, longest), "extractive"


def _first(messages: Sequence[Message]) -> int:
    """How many system messages stand before all others."""
    return next((n for n, message in enumerate(messages) if message["role"] not in _SYSTEM), len(messages))


def _size(messages: Sequence[Message], count: Callable[[str], int]) -> int:
    return sum(count(_words(message)) + _AROUND for message in messages)


def _pieces(
    talk: Sequence[Message], count: Callable[[str], int], first: int, others: int
) -> list[list[Message]]:
    """The messages in runs that fit, each beginning with a user message where that can be.

    There is room for ``first`` tokens in the first run, and for ``others`` in each behind it.
    """
    pieces: list[list[Message]] = [[]]
    room = left = max(first, 1)
    for message in talk:
        text = _words(message)
        size = count(text) + count(_calls_in(message)) + _AROUND
        if size > left and pieces[-1]:
            pieces.append([])
            room = left = max(others, 1)
        if size > room:  # larger than any piece: its beginning stands for it
            message = {"role": message["role"], "content": text[:room]}
            size = room
        elif isinstance(message.get("content"), list):  # without its pictures
            message = {**message, "content": text}
        pieces[-1].append(message)
        left -= size
    return [piece for piece in pieces if piece]


def _without_calls(messages: Sequence[Message]) -> list[Message]:
    """Messages for a model that is told of no tools."""
    return [{key: value for key, value in message.items() if key != "tool_calls"} for message in messages]


def _mended(
    written: str, talk: Sequence[Message], earlier: str, count: Callable[[str], int], longest: int
) -> str:
    """A model's summary without what nobody said, and with what it forgot; empty where it is of no use."""
    if count(written) > longest:
        return ""
    turns = _turns(talk)
    remembered = Remembered(earlier, turns)
    text = remembered.without_mix_ups(grounded(written, [earlier, *(turn.text for turn in turns)]))
    if not text or remembered.is_lost_on(text):
        return ""
    return remembered.completed(text, longest, count)


def _extract(talk: Sequence[Message], earlier: str, count: Callable[[str], int], longest: int) -> str:
    """What was surely told; where nothing was, the sentences that say most."""
    turns = _turns(talk)
    told = Remembered(earlier, turns).completed("", longest, count)
    return told or extractive_summary(turns, longest, count, earlier)


def _turns(talk: Sequence[Message]) -> list[Turn]:
    plain = [{**m, "content": _words(m), "tool_calls": None} for m in talk]
    return [
        Turn(number=number, role=message.role, text=message.text)
        for number, message in enumerate(to_engine(plain, ()))
        if message.role is not Role.SYSTEM
    ]


def _calls_in(message: Message) -> str:
    """The calls of a message, as JSON."""
    return json.dumps(message["tool_calls"], default=str) if message.get("tool_calls") else ""


def _words(message: Message) -> str:
    content = message.get("content")
    if isinstance(content, list):
        return " ".join(str(part.get("text")) for part in content if isinstance(part.get("text"), str))
    return str(content or "")


#: Lets the model of the profile answer a request that is small enough as it is; raises as a request does.
Ask = Callable[[ChatRequest, dict[str, Any]], Awaitable[dict[str, Any]]]


def summarizer(
    book: SummaryBook,
    counter: Counter,
    policy: Policy,
    model: str,
    ask: Ask,
    tools: Sequence[Message] = (),
) -> Summarize:
    """Makes summaries with ``ask`` and keeps them in the book; ``tools`` are those of the requests."""

    async def summarize(
        messages: Sequence[Mapping[str, Any]], earlier: Written | None, prefix: str
    ) -> Written | None:
        longest = max(16, min(500, policy.max_tokens // 8))
        room = max(64, policy.warning_at - longest)
        write = _writer(model, ask)
        known = tools, await asyncio.to_thread(_count_tools, tools, counter)
        text, source = await write_summary(messages, earlier, counter.count_text, write, room, longest, known)
        if not text:
            return None
        measured = await asyncio.to_thread(counter.measure, messages, ())
        sizes = sum(measured[0]), await asyncio.to_thread(counter.count_text, text)
        return Written(book.keep(prefix, text, earlier, sizes, source), text, len(messages))

    return summarize


def _count_tools(tools: Sequence[Message], counter: Counter) -> int:
    """How many tokens telling of them takes."""
    if not tools:
        return 0
    with_them, without = (counter.measure([{"role": "user", "content": "?"}], told) for told in (tools, ()))
    return with_them[1] - without[1]


def _writer(model: str, ask: Ask) -> Write:
    async def write(messages: Sequence[Message], longest: int, tools: Sequence[Message]) -> str:
        raw: dict[str, Any] = {"messages": list(messages), "temperature": 0, "max_tokens": longest}
        if tools:
            raw["tools"] = list(tools)
        try:
            found = await ask(ChatRequest.model_validate({**raw, "model": model}), raw)
            text = found["choices"][0]["message"]["content"]
        except (EthervoxError, KeyError, IndexError, TypeError):
            return ""
        return text if isinstance(text, str) else ""

    return write
