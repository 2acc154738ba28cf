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
    """The result of a call that is read shorter in a kept conversation, by the number of its turn.

    Of its ``n_tokens`` the beginning and the end are read, ``n_left`` with the line that says so; all of it
    is the memory ``memory_id``.
    """

    turn: int
    n_tokens: int
    n_left: int
    memory_id: int

    @property
    def n_left_out(self) -> int:
        return self.n_tokens - self.n_left


@dataclass(frozen=True, slots=True)
class ContextReport:
    """What happened to the messages of one request: the ``context`` object of its answer.

    ``counted`` are the tokens that go to the model; ``kept``, ``summarized`` and ``dropped`` are messages (in
    a conversation that is kept its turns, as they are at the end); ``tokens_removed`` are those that the
    request brought and that were left out, ``memory_id`` is the newest summary that stands for messages;
    ``came_back`` is what came back for it, ``shortened`` what of it is read shorter; they are told in a
    conversation that is kept, for nowhere else is there either.
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
    shortened: tuple[Shortened, ...] | None = None

    def as_json(self) -> dict[str, Any]:
        found = asdict(self)
        for name in ("came_back", "shortened"):
            if found[name] is None:
                del found[name]
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
