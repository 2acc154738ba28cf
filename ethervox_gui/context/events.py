"""What happened, as frozen values: the governor tells, front ends show.

Events with a ``name`` are the headless contract: one JSON object a line, its ``event`` field the name and
the other fields as declared here.  The rest serve the window.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

from ethervox_gui.context.summary import Detail
from ethervox_gui.context.turns import Role, TurnState


class Health(StrEnum):
    """How full the context is, against the thresholds of the budget."""

    OK = "ok"
    WARNING = "warning"
    CRITICAL = "critical"
    OVERFLOW = "overflow"


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
    """Who wanted an edit."""

    TOOL = "tool"
    AUTO = "auto"
    EMERGENCY = "emergency"
    COMMAND = "command"
    USER = "user"


class StopReason(StrEnum):
    """Why a reply ended."""

    END = "end"
    LENGTH = "length"
    CANCELLED = "cancelled"
    ERROR = "error"


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
    that many would not leave room.  Both are told but not stored, and 0 in an event of the database.
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


@dataclass(frozen=True, slots=True)
class TurnPagedOut(Event):
    """Turns are about to leave the cache and their cells are saved; ``bytes`` were not saved before."""

    name: ClassVar[str | None] = "turn_paged_out"
    turns: tuple[int, ...]
    bytes: int
    duration_ms: float


@dataclass(frozen=True, slots=True)
class TurnPagedIn(Event):
    """Turns are in the cache again: ``source`` is ``page``, or ``prefill`` where they had to be read again.

    ``bytes`` is the size of their pages.
    """

    name: ClassVar[str | None] = "turn_paged_in"
    turns: tuple[int, ...]
    bytes: int
    duration_ms: float
    source: str


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
class ReplyFinished(Event):
    """A reply is complete; ``text`` is what was streamed."""

    name: ClassVar[str | None] = "reply_finished"
    turn_number: int
    text: str
    n_tokens: int
    stop_reason: StopReason
    tokens_per_second: float


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
class NoticeRaised(Event):
    """Something the user should know that is no error."""

    name: ClassVar[str | None] = "notice"
    text: str


@dataclass(frozen=True, slots=True)
class ErrorRaised(Event):
    """A job failed; what was stored stays stored."""

    name: ClassVar[str | None] = "error"
    code: str
    message: str
    details: str


# ---- for the window only -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ModelLoading(Event):
    """Loading goes on; ``progress`` is 0–1."""

    model: str
    progress: float


@dataclass(frozen=True, slots=True)
class ChatOpened(Event):
    """Another chat is being brought into the cache; :class:`TimelineChanged` follows when it is there."""

    chat_id: int
    title: str


@dataclass(frozen=True, slots=True)
class ChatRenamed(Event):
    """A chat has a new title (its first message gives it one)."""

    chat_id: int
    title: str


@dataclass(frozen=True, slots=True)
class PromptProgressed(Event):
    """Prompt processing of more than one batch: tokens done of tokens in all."""

    n_done: int
    n_total: int


@dataclass(frozen=True, slots=True)
class MessageShortened(Event):
    """The message being sent was larger than the window: this is sent in its place."""

    text: str


@dataclass(frozen=True, slots=True)
class ReplyStarted(Event):
    """The assistant's turn begins; its tokens follow."""

    turn_number: int


@dataclass(frozen=True, slots=True)
class EditStarted(Event):
    """An edit is under way (the summary is being generated, for instance)."""

    action: Action
    trigger: Trigger


@dataclass(frozen=True, slots=True)
class DraftStarted(Event):
    """A summary of ``turns`` is being drafted; none, when nothing can leave.

    ``keep_last_n_turns`` and ``detail`` are what was asked for.  ``n_used`` cells are in use,
    ``n_leaving`` of them would be freed.
    """

    keep_last_n_turns: int
    detail: Detail
    turns: tuple[int, ...]
    n_used: int
    n_leaving: int


@dataclass(frozen=True, slots=True)
class DraftGrew(Event):
    """The draft as far as it is written."""

    text: str


@dataclass(frozen=True, slots=True)
class DraftReady(Event):
    """The draft is complete: with it ``n_after`` cells would be in use.  ``source`` as in SummaryStored."""

    text: str
    n_after: int
    source: str


@dataclass(frozen=True, slots=True)
class MemoriesFolded(Event):
    """Memories that had grown many became one of a higher level, which stands for them."""

    memory_id: int
    level: int
    n_parts: int


@dataclass(frozen=True, slots=True)
class SummaryPrepared(Event):
    """A summary of turns that will have to leave is ready, made while nothing else ran."""

    first_turn: int
    last_turn: int
    n_tokens: int


@dataclass(frozen=True, slots=True)
class ToolCalled(Event):
    """The model called a tool; ``result`` is the text handed back."""

    turn_number: int
    call: str
    result: str


@dataclass(frozen=True, slots=True)
class UsageChanged(Event):
    """The gauge: cells of the live chat by kind, all in tokens.  ``n_used`` is the sum of the first five.

    ``reply`` counts the tokens of the reply being written, ``reserve`` what is kept free for a reply, an
    instruction and a summary.  From ``act_at`` cells in use old turns leave; 0 where none leaves by itself.
    """

    system: int
    summaries: int
    recalled: int
    turns_user: int
    turns_assistant: int
    reply: int
    reserve: int
    n_ctx: int
    health: Health
    act_at: int = 0

    @property
    def n_used(self) -> int:
        return (
            self.system + self.summaries + self.recalled + self.turns_user + self.turns_assistant + self.reply
        )


@dataclass(frozen=True, slots=True)
class TurnView:
    """A turn (or, with ``is_block``, a summary block) as the timeline draws it; no span when not in KV.

    For a block ``number``–``last_number`` are the turns it stands for; for a turn both are its number.
    """

    number: int
    last_number: int
    role: Role
    state: TurnState
    n_tokens: int
    importance: float
    preview: str
    pinned: bool
    is_block: bool
    recalled: bool
    memory_id: int | None
    p0: int | None
    p1: int | None


@dataclass(frozen=True, slots=True)
class RecallMeasured(Event):
    """What recalling a memory would cost: its tokens, and how many there is room for."""

    memory_id: int
    n_tokens: int
    n_free: int


@dataclass(frozen=True, slots=True)
class ReturnMeasured(Event):
    """Turns that should come back have no page: ``n_read`` tokens would have to be read again.

    ``seconds`` is how long that takes at the speed seen so far, 0 while none is known.  ``undo``: an edit
    was to be undone.
    """

    first_turn: int
    last_turn: int
    n_read: int
    seconds: float
    undo: bool


@dataclass(frozen=True, slots=True)
class TimelineChanged(Event):
    """The whole timeline in chat order, after an edit or when a chat was opened."""

    chat_id: int
    entries: tuple[TurnView, ...]


@dataclass(frozen=True, slots=True)
class JobFinished(Event):
    """The queue is empty again: nothing is running."""
