"""What happened to a request of another program, as values: for its answer, for the window."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class CameBack:
    """Turns of a kept conversation that came back for a message, by their numbers in the chat.

    ``n_tokens`` are the cells they take.  ``source``, ``trigger`` and ``why`` (pairs of words, one of the
    message and one of the turns) are those of the event ``turn_paged_in``.
    """

    turns: tuple[int, ...]
    n_tokens: int
    source: str
    trigger: str
    why: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Shortened:
    """The result of a call of which only the beginning and the end are read, ``n_left`` of its ``n_tokens``.

    In a kept conversation it is the ``turn`` of this number, and all of it the memory ``memory_id``; else the
    program knows its call as ``call_id``.
    """

    n_tokens: int
    n_left: int
    turn: int | None = None
    memory_id: int | None = None
    call_id: str | None = None

    @property
    def n_left_out(self) -> int:
        """Tokens of the whole text beyond those that are left."""
        return self.n_tokens - self.n_left


@dataclass(frozen=True, slots=True)
class ContextReport:
    """What happened to the messages of one request: the ``context`` object of its answer.

    ``counted`` are the tokens that go to the model; ``kept``, ``summarized`` and ``dropped`` are messages (in
    a conversation that is kept its turns, as they are at the end); ``tokens_removed`` are those that the
    request brought and that were left out, ``memory_id`` is the newest summary that stands for messages;
    ``shortened`` are results of which only a part is read, ``came_back`` is what came back for it, told in a
    conversation that is kept: nowhere else anything can.
    """

    strategy: str
    counted: int
    exact: bool
    kept: int
    summarized: int = 0
    dropped: int = 0
    tokens_removed: int = 0
    memory_id: int | None = None
    reused_tokens: int = 0
    came_back: tuple[CameBack, ...] | None = None
    shortened: tuple[Shortened, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """What an answer tells in its field ``context``; what is not known is left out."""
        found = asdict(self)
        if self.came_back is None:
            del found["came_back"]
        found["shortened"] = [
            {name: value for name, value in asdict(result).items() if value is not None}
            for result in self.shortened
        ]
        return found


@dataclass(frozen=True, slots=True)
class RequestRecord:
    """One request as the window shows it.

    ``status`` is 0 while it runs and 499 when its caller went away; ``added_ms`` went into counting and
    trimming; ``report`` is ``None`` where the request never came so far.  ``at`` is in seconds since the
    epoch, ``limit`` in tokens.  ``program`` is who called, where it has a key of its own.  ``asked`` is the
    method and path of one that was refused before anything was begun for it, so ``times`` until now: then
    ``at`` is the last time, and nothing else of it is known.
    """

    number: int
    at: float
    model: str
    n_messages: int
    n_received: int = 0
    limit: int = 0
    report: ContextReport | None = None
    added_ms: float = 0.0
    status: int = 0
    n_tokens: int = 0
    seconds: float = 0.0
    problem: str = ""
    program: str = ""
    asked: str = ""
    times: int = 1
