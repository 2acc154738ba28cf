"""Turns and spans: what was said, by whom, and where it sits in the KV cache."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Role(StrEnum):
    """Who speaks in a turn."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"


class TurnState(StrEnum):
    """Whether the model still sees a turn, and if not, what stands for it."""

    IN_KV = "in_kv"
    SUMMARIZED = "summarized"
    DROPPED = "dropped"


class Span(NamedTuple):
    """Half-open positions ``[p0, p1)`` in the KV cache; its length is a number of tokens."""

    p0: int
    p1: int

    @property
    def n_tokens(self) -> int:
        """How many positions there are in it: a token takes one."""
        return self.p1 - self.p0

    def moved(self, delta: int) -> Span:
        """The same, ``delta`` positions further on."""
        return Span(self.p0 + delta, self.p1 + delta)


#: Where a summary stands of which nothing was read yet.
UNREAD = Span(0, 0)


class MadeCall(NamedTuple):
    """A tool call in another program's history; ``arguments`` are a JSON object, as it spells them."""

    name: str
    arguments: str


class Message(NamedTuple):
    """A role and a text: what a chat template renders.

    ``calls`` are those that the text ends in, behind what is ``said`` before: a template may have a form of
    its own for them.
    """

    role: Role
    text: str
    calls: tuple[MadeCall, ...] = ()
    said: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """One message by one speaker.

    ``number`` counts from 0 (the system turn) within its chat; ``n_tokens`` includes the template's own
    tokens around the text; ``importance`` is 0–1; ``span`` is set exactly while the turn is in the cache;
    ``memory_id`` names the summary that stands for it.  ``turn_id`` is its key in the database, 0 before
    it was stored.  ``created_at`` is in seconds since the epoch.  ``recalled``: it had left the
    cache and came back.

    A reply longer than the context is several turns, its parts: each but the first ``continues`` the turn
    before it, and ``thinks`` where all of it is thinking that began in an earlier part, or what the model
    said over and over: that is read by nobody but the user.

    ``reminder`` is what the context has in front of the text of a message that asks for something told
    before: that, quoted.  It is part of the turn's cells, and nobody said it.

    ``n_calls`` are the calls in its text that a program put there, in the words of
    :mod:`~ethervox_gui.context.calls.calls_in_words`.
    """

    number: int
    role: Role
    text: str
    n_tokens: int = 0
    importance: float = 0.5
    state: TurnState = TurnState.IN_KV
    span: Span | None = None
    pinned: bool = False
    memory_id: int | None = None
    turn_id: int = 0
    created_at: float = 0.0
    recalled: bool = False
    continues: bool = False
    thinks: bool = False
    reminder: str = ""
    n_calls: int = 0

    @property
    def protected(self) -> bool:
        """Whether it may never leave the context: the system prompt and what the user pinned."""
        return self.pinned or self.role is Role.SYSTEM


@dataclass(frozen=True, slots=True)
class Block:
    """A summary (or a recalled memory) as it stands in the cache for turns ``first_turn``–``last_turn``.

    Or a passage of a document, which counts as recalled and is no memory: ``passage_id`` is its key in the
    database, ``source`` the document and the place in it.  Or an exchange of the chat that left and of which
    there is no page: it counts as recalled, too, and ``quoted`` are the numbers of its turns.

    A summary that is not ``is_whole`` was cut short, for lack of time, or is :data:`UNREAD`: its memory says
    more.  Of one that ``is_outdated`` the user has changed since what it says.
    """

    memory_id: int
    text: str
    first_turn: int
    last_turn: int
    span: Span
    recalled: bool = False
    passage_id: int = 0
    source: str = ""
    quoted: tuple[int, ...] = ()
    is_whole: bool = True
    is_outdated: bool = False

    @property
    def is_read(self) -> bool:
        """Whether the model sees any of it."""
        return self.span.n_tokens > 0

    @property
    def is_memory(self) -> bool:
        """Whether what it says is stored as a memory."""
        return not self.passage_id and not self.quoted


def exchanges_of(turns: Iterable[Turn]) -> list[list[Turn]]:
    """Turns by exchanges: each begins with a message of the user.  System turns are in none."""
    found: list[list[Turn]] = []
    for turn in turns:
        if turn.role is Role.SYSTEM:
            continue
        if turn.role is Role.USER or not found:
            found.append([])
        found[-1].append(turn)
    return found
