"""Events for the window alone: progress, gauge, timeline, drafts.  They are no part of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ethervox_gui.context.budget import Detail, Health
from ethervox_gui.context.events.events import Action, Event, Trigger
from ethervox_gui.context.turns.turns import Role, TurnState


@dataclass(frozen=True, slots=True)
class ModelLoading(Event):
    """Loading goes on; ``progress`` is 0–1."""

    model: str
    progress: float


@dataclass(frozen=True, slots=True)
class ModelInspected(Event):
    """A model file is being looked at; the model that is loaded stays until that is done."""

    model: str


@dataclass(frozen=True, slots=True)
class ModelRefused(Event):
    """A model cannot be loaded, or its loading was stopped; what was loaded before, if anything, goes on."""


@dataclass(frozen=True, slots=True)
class ChatOpened(Event):
    """Another chat is being brought into the cache; :class:`TimelineChanged` follows when it is there."""

    chat_id: int
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class ProfileChosen(Event):
    """The live chat goes on with a profile (empty: the default), whose thresholds of health these are."""

    profile: str
    warning: float
    critical: float
    emergency: float


@dataclass(frozen=True, slots=True)
class ParametersChanged(Event):
    """What the live chat sets otherwise than its profile now, by the keys of the settings.

    ``can_change_prompt``: nothing was said in it yet, so that its system prompt can still be another than
    ``prompt``, the one that it has; empty where that is the model's own without words.
    """

    chat_id: int
    own: Mapping[str, object]
    can_change_prompt: bool
    prompt: str


@dataclass(frozen=True, slots=True)
class OtherModelLoaded(Event):
    """A chat was opened with ``now``, though it was talked with ``before`` and nobody chose another one.

    ``before`` is what the chat remembers the model by, ``now`` a name to show.  ``n_ctx`` is the context, in
    tokens, that it was talked in.
    """

    chat_id: int
    before: str
    now: str
    n_ctx: int


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
    """The message being sent was larger than the context: this is sent in its place."""

    text: str


@dataclass(frozen=True, slots=True)
class ReplyStarted(Event):
    """The assistant's turn begins, or goes on behind ``text``; its tokens follow."""

    turn_number: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class EditStarted(Event):
    """An edit is under way (the summary is being generated, for instance)."""

    action: Action
    trigger: Trigger


@dataclass(frozen=True, slots=True)
class DraftStarted(Event):
    """A summary of ``turns`` of a chat is being drafted; none, when nothing can leave.

    ``keep_last_n_turns`` and ``detail`` are what was asked for.  ``n_used`` cells are in use,
    ``n_leaving`` of them would be freed, and ``n_kept`` turns stay.
    """

    keep_last_n_turns: int | None
    detail: Detail
    turns: tuple[int, ...]
    n_used: int
    n_leaving: int
    chat_id: int
    n_kept: int


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
class MemoriesRemade(Event):
    """Memories told of turns that are forgotten: these say something else now, and those went.

    Or an edit was undone, and the summary that came for it went.
    """

    remade: tuple[int, ...]
    gone: tuple[int, ...]


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
    """The gauge: cells of the live chat by kind, all in tokens.  ``n_used`` is the sum of the first six.

    ``reply`` counts the tokens of the reply being written, ``reserve`` what is kept free for a reply, an
    instruction and a summary.  From ``act_at`` cells in use old turns leave; 0 where none leaves by itself.
    With ``is_estimate`` nobody knows the counts exactly, since the model is on another server.  ``longest``:
    tokens of the longest message that fits, whatever may leave for it.
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
    is_estimate: bool = False
    longest: int = 1 << 40

    @property
    def n_used(self) -> int:
        """All cells of the live chat, with those of the reply being written."""
        return (
            self.system + self.summaries + self.recalled + self.turns_user + self.turns_assistant + self.reply
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnView:
    """A turn (or, with ``is_block``, a summary block) as the timeline draws it; no span when not in KV.

    For a block ``number``–``last_number`` are the turns it stands for; for a turn both are its number.
    ``is_own``: a system turn that is what the model's chat template writes by itself.  ``passage_id`` and
    ``source`` are those of a passage of a document, ``quoted`` the numbers of the turns of a quoted exchange.
    ``thinks``: a part of a reply that no model reads, ``continues``: one that is not its first, and
    ``reminder``: what a message has in front of it, see :class:`~ethervox_gui.context.turns.turns.Turn`.
    ``forgotten``: it left, and nothing that the model
    is told says anything of it.  ``passing``: it came back for a message by itself, and can be let go.
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
    is_own: bool = False
    passage_id: int = 0
    source: str = ""
    quoted: tuple[int, ...] = ()
    thinks: bool = False
    continues: bool = False
    forgotten: bool = False
    reminder: str = ""
    passing: bool = False


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
class ReturnOffered(Event):
    """What bringing back what a search found would cost.

    Of the turns ``first_turn`` to ``last_turn`` ``n_turns`` are outside of the context, with ``n_tokens``;
    ``n_read`` of these have no page and would be read again, in ``seconds`` (0 while no speed is known).
    ``n_leaving`` turns make room.  Not ``fits``: there is no room to be had.
    """

    kind: str
    item_id: int
    first_turn: int
    last_turn: int
    n_turns: int
    n_tokens: int
    n_read: int
    seconds: float
    n_leaving: int
    fits: bool


@dataclass(frozen=True, slots=True)
class TimelineChanged(Event):
    """The whole timeline in chat order, after an edit or when a chat was opened."""

    chat_id: int
    entries: tuple[TurnView, ...]


@dataclass(frozen=True, slots=True)
class JobStopped(Event):
    """A job was stopped, perhaps before it began: its message may be stored, though unread, or not at all."""


@dataclass(frozen=True, slots=True)
class JobFinished(Event):
    """The queue is empty again: nothing is running.

    Jobs up to this ``number`` are done, whoever submitted them; those of guests aside.
    """

    number: int = 0
