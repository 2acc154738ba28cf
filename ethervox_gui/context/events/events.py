"""What happened, as frozen values: the governor tells, front ends show.

These are the headless contract: one JSON object a line, its ``event`` field the ``name`` and the other fields
as declared here.  What serves the window alone is in :mod:`~ethervox_gui.context.events.window_events`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

from ethervox_gui.context.budget import Health
from ethervox_gui.context.turns.receipt import Receipt
from ethervox_gui.context.turns.turns import Role


class Action(StrEnum):
    """What can be done when room runs short."""

    SUMMARIZE_OLD = "summarize_old"
    SHIFT_WINDOW = "shift_window"
    PRUNE_UNIMPORTANT = "prune_unimportant"


class Method(StrEnum):
    """How the cache was edited: positions stay, positions close up, or everything is prefilled again."""

    GAP = "gap"
    SHIFT = "shift"
    REBUILD = "rebuild"


class Trigger(StrEnum):
    """Who wanted an edit, or turns back."""

    TOOL = "tool"
    AUTO = "auto"
    EMERGENCY = "emergency"
    COMMAND = "command"
    USER = "user"
    #: Nobody: a message touched turns that had left.
    QUESTION = "question"


class StopReason(StrEnum):
    """Why a reply ended."""

    END = "end"
    LENGTH = "length"
    CANCELLED = "cancelled"
    ERROR = "error"
    #: It said the same again and again.
    LOOP = "loop"
    #: It has become so long that somebody should want more of it first.
    PAUSED = "paused"


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    name: ClassVar[str | None] = None

    def to_json(self) -> dict[str, Any]:
        """The event as a JSON object, its name first."""
        return {"event": self.name, **asdict(self)}


@dataclass(frozen=True, slots=True)
class EngineReady(Event):
    """A model is loaded and a chat is open."""

    name: ClassVar[str | None] = "ready"
    model: str
    n_ctx: int
    capability: str
    reason: str
    chat_id: int


@dataclass(frozen=True, slots=True)
class TurnAppended(Event):
    """A turn is complete in the cache and in the database."""

    name: ClassVar[str | None] = "turn_appended"
    turn_number: int
    role: Role
    p0: int
    p1: int
    n_tokens: int
    importance: float


@dataclass(frozen=True, slots=True)
class TokenGenerated(Event):
    """Text of the reply, as it arrives."""

    name: ClassVar[str | None] = "token"
    text: str


@dataclass(frozen=True, slots=True)
class HealthChanged(Event):
    """Health crossed a threshold; ``usage`` is ``n_used / n_ctx``."""

    name: ClassVar[str | None] = "health_changed"
    health: Health
    usage: float
    n_used: int
    n_ctx: int


@dataclass(frozen=True, slots=True)
class ContextEdited(Event):
    """Turns left the cache (or came back).  Token counts are cells of the live chat before and after.

    ``kept`` turns stay verbatim besides the system turn, where ``requested`` were asked for: fewer, when
    that many would not leave room.  ``stayed``: those of the turns ``first_turn`` to ``last_turn`` that are
    in the context nevertheless, as pinned ones are.  All three are told but not stored: in an event of the
    database they are 0, and none.
    """

    name: ClassVar[str | None] = "context_edited"
    action: Action
    trigger: Trigger
    method: Method
    first_turn: int
    last_turn: int
    n_before: int
    n_after: int
    tokens_freed: int
    duration_ms: float
    memory_id: int | None
    kept: int = field(default=0, compare=False)
    requested: int = field(default=0, compare=False)
    stayed: tuple[int, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class EditProposed(Event):
    """Turns will leave the cache, with ``action``, at the latest when ``due_at`` cells are in use.

    Told once for each edit, where ``context.ask_first`` is set.  ``n_used`` cells are in use, the ``turns``
    have ``n_leaving`` of them.  ``summary`` is what will stand for them by what is known now, empty where
    nothing will.
    """

    name: ClassVar[str | None] = "edit_proposed"
    action: Action
    turns: tuple[int, ...]
    n_leaving: int
    n_used: int
    due_at: int
    summary: str


@dataclass(frozen=True, slots=True)
class TurnPagedOut(Event):
    """Turns are about to leave the cache and their cells are saved; ``bytes`` were not saved before."""

    name: ClassVar[str | None] = "turn_paged_out"
    turns: tuple[int, ...]
    bytes: int
    duration_ms: float


@dataclass(frozen=True, slots=True)
class TurnPagedIn(Event):
    """Turns are in the context again; ``source`` is ``page``, ``prefill`` (read again) or ``quote``.

    Turns that have no page, or are too long, are quoted in front of the message that touches them: all or a
    part of what was said in them, and they themselves stay out.

    ``bytes`` is the size of their pages.  ``trigger``: the chat was opened (``auto``), somebody wanted them,
    or the message that follows touches them (``question``): then ``why`` are pairs of words, one of the
    message and one of the turns, the same twice where both say it.  ``left`` are the turns that left to make
    room for them.
    """

    name: ClassVar[str | None] = "turn_paged_in"
    turns: tuple[int, ...]
    bytes: int
    duration_ms: float
    source: str
    trigger: Trigger = Trigger.USER
    why: tuple[tuple[str, str], ...] = ()
    left: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DriftMeasured(Event):
    """How far the edited cache is from one that was filled with the same text at once.

    ``divergence`` is KL(clean ‖ edited) of the next token in nats, on average over the last ``n_tokens``;
    ``most`` the greatest of them, and ``same`` the share of them after which the likeliest token is the same.
    """

    name: ClassVar[str | None] = "drift_measured"
    divergence: float
    most: float
    same: float
    n_tokens: int
    n_used: int


@dataclass(frozen=True, slots=True)
class ContextHealed(Event):
    """A clean cache of the same text took the place of the edited one: nothing that left echoes in it.

    ``divergence`` is how far that was from it, ``None`` where it was not measured.
    """

    name: ClassVar[str | None] = "context_healed"
    trigger: Trigger
    divergence: float | None
    n_used: int


@dataclass(frozen=True, slots=True)
class SummaryCompleted(Event):
    """A summary that had to be cut short so that nobody waited for it, or was changed, stands whole now.

    It had ``n_before`` tokens there and has ``n_after``, at the positions ``p0``–``p1``.
    """

    name: ClassVar[str | None] = "summary_completed"
    memory_id: int
    n_before: int
    n_after: int
    p0: int
    p1: int


@dataclass(frozen=True, slots=True)
class SummaryStored(Event):
    """A summary went into the memory; ``source`` is ``model`` or ``extractive``."""

    name: ClassVar[str | None] = "summary_stored"
    memory_id: int
    text: str
    tags: tuple[str, ...]
    importance: float
    n_tokens: int
    first_turn: int
    last_turn: int
    source: str


@dataclass(frozen=True, slots=True)
class SummaryScored(Event):
    """How much a summary says of what users told in what left: ``fidelity`` from 0 to 1, and what it lost."""

    name: ClassVar[str | None] = "summary_scored"
    memory_id: int
    fidelity: float
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BranchSwitched(Event):
    """From ``turn_number`` on the chat goes another way; what followed until now stays stored.

    That turn is version ``version`` of ``n_versions``, counted from 1.  ``is_new``: it is about to be
    said, and ``text`` is the user's message, empty where a reply is written again.
    """

    name: ClassVar[str | None] = "branch_switched"
    turn_number: int
    version: int
    n_versions: int
    is_new: bool
    text: str


@dataclass(frozen=True, slots=True)
class ReplyFinished(Event):
    """A reply is complete; ``text`` is what was streamed."""

    name: ClassVar[str | None] = "reply_finished"
    turn_number: int
    text: str
    n_tokens: int
    stop_reason: StopReason
    tokens_per_second: float


@dataclass(frozen=True, slots=True)
class ReplyPart:
    """A part of the context, and its ``share`` of what carried a reply, 0 to 1.

    Turns ``first_turn`` to ``last_turn``; or, with ``memory_id``, the summary that stands for them or a
    recalled memory, of which it is the ``line``, counted from 0; or, with a ``source``, a passage of that
    document.  ``text`` is what it says, empty where it is several.  Without it the reply's tokens are less
    likely by ``fall``, in nats.
    """

    first_turn: int
    last_turn: int
    memory_id: int | None
    line: int | None
    text: str
    share: float
    fall: float
    source: str = ""


@dataclass(frozen=True, slots=True)
class ReplyExplained(Event):
    """What carried a reply, the largest share first, by ``n_tokens`` of its tokens.

    ``reason``: why there are no shares.  ``receipt`` is what the model saw, where that was kept; ``gone`` are
    the turns of it that are not in the context any more.
    """

    name: ClassVar[str | None] = "reply_explained"
    turn_number: int
    parts: tuple[ReplyPart, ...]
    n_tokens: int
    duration_ms: float
    reason: str
    receipt: Receipt | None
    gone: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MemoryRecalled(Event):
    """A memory stands in the context again, quoted; ``n_tokens`` are the cells it takes."""

    name: ClassVar[str | None] = "memory_recalled"
    memory_id: int
    title: str
    n_tokens: int
    p0: int
    p1: int
    trigger: Trigger


@dataclass(frozen=True, slots=True)
class DocumentAttached(Event):
    """A file is a document of the chat now; ``n_pages`` is 0 where it has no pages.

    ``is_cut``: it is longer than what is kept of a document.
    """

    name: ClassVar[str | None] = "document_attached"
    document_id: int
    title: str
    n_passages: int
    n_pages: int
    is_cut: bool
    chat_id: int


@dataclass(frozen=True, slots=True)
class DocumentRemoved(Event):
    """A document of the chat is gone, with all of its passages."""

    name: ClassVar[str | None] = "document_removed"
    document_id: int
    title: str


@dataclass(frozen=True, slots=True)
class PassagesQuoted(Event):
    """Passages of a document stand in the context, for the message that follows.

    ``passages`` are their numbers, ``places`` the pages, headings or lines; ``n_tokens`` the cells they take.
    """

    name: ClassVar[str | None] = "passages_quoted"
    document_id: int
    title: str
    passages: tuple[int, ...]
    places: tuple[str, ...]
    n_tokens: int


@dataclass(frozen=True, slots=True)
class NoticeRaised(Event):
    """Something the user should know that is no error."""

    name: ClassVar[str | None] = "notice"
    text: str


@dataclass(frozen=True, slots=True)
class ErrorRaised(Event):
    """A job failed; what was stored stays stored.  ``message`` ends with ``advice``, where there is one."""

    name: ClassVar[str | None] = "error"
    code: str
    message: str
    details: str
    advice: str = ""
