"""The live chat: what every part of the governor works on, in one place."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from ethervox_gui.context.budget import Budget, Health, Thresholds, adaptive_trigger
from ethervox_gui.context.calls.forms import TRAINED, CallReader
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.events.events import Event, HealthChanged, TurnAppended
from ethervox_gui.context.events.window_events import TimelineChanged, UsageChanged
from ethervox_gui.context.requests.asked_reply import AskedReply
from ethervox_gui.context.summaries import summary
from ethervox_gui.context.summaries.summary import as_messages, block_messages
from ethervox_gui.context.turns.beginning import end_of, in_effect
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn
from ethervox_gui.engine.protocol import CancelCheck, Engine, never
from ethervox_gui.governor.chat.documents import Shelf
from ethervox_gui.governor.chat.drift_state import DriftState
from ethervox_gui.governor.chat.eviction_state import EvictionState
from ethervox_gui.governor.chat.longest_message import longest
from ethervox_gui.governor.chat.note_book import NoteBook, way_with
from ethervox_gui.governor.chat.pending_summary import PendingSummary
from ethervox_gui.governor.chat.reply_stream import Listener, OpenReply, Unsaved
from ethervox_gui.governor.chat.riders import Riders
from ethervox_gui.governor.chat.timeline_views import TimelineViews
from ethervox_gui.governor.chat.undo_log import PageNotes
from ethervox_gui.governor.chat.working_set import WorkingSet
from ethervox_gui.settings import SamplingSettings, Settings
from ethervox_gui.storage.store import Store

#: Seconds between two of the gauge's numbers while a reply is being written.
_GAUGE_INTERVAL = 1 / 4

#: Health falls back only when usage is this far below a threshold, so that it does not flap.
_HYSTERESIS = 0.02

#: How many of the latest exchanges tell how large the next one may be.
_N_EXCHANGES = 8

_log = logging.getLogger(__name__)


class LiveChat:
    """One chat in the cache of one engine, with its budget and its timeline.

    * ``reply``: the reply that is being written;
    * ``pending``: what is made ahead of the next edit;
    * ``eviction``: what eviction remembers from one token to the next;
    * ``drift``: how far its cells are from those of a clean prompt;
    * ``notes``: what of its exchanges is worth keeping;
    * ``working_set``: what came back for messages by itself, and may go as it came;
    * ``documents``: what was attached to it, and what of that stands in its context;
    * ``is_stale``: the cache may not hold what the timeline says, or is empty because reading was stopped;
    * ``has_unsaved_states``: a write failed, so the database may know other states of its turns;
    * ``title_tried``: the model was asked for a name of the chat;
    * ``riders``: the guests that write in the batches of its replies, where there can be any;
    * ``is_hosted``: it is kept for another program, which must hear nothing of other chats;
    * ``forgotten``: the ids of turns, of any version, that were forgotten and have not come back;
    * ``recalled_stored``: what the database knows of recalled memories: their ids, each with the id of the
      turn it stands behind.
    """

    def __init__(
        self,
        engine: Engine,
        store: Store,
        chat_id: int,
        settings: Settings,
        emit: Listener,
        cancelled: CancelCheck,
        unsaved: Unsaved | None = None,
        *,
        riders: Riders | None = None,
        is_hosted: bool = False,
    ) -> None:
        self.engine = engine
        self.store = store
        self.chat_id = chat_id
        self.emit = emit
        self.cancelled = cancelled
        self.timeline = Timeline()
        self.pages = PageNotes()
        self.forgotten: set[int] = set()
        self.recalled_stored: dict[int, int] = {}
        self.reply = OpenReply(emit, unsaved)
        self.pending = PendingSummary()
        self.eviction = EvictionState()
        self.drift = DriftState()
        self.notes = NoteBook()
        self.working_set = WorkingSet(engine.attention(), engine.topics())
        self.documents = Shelf()
        self.is_stale = False
        self.has_unsaved_states = False
        self.title_tried = False
        self.riders = riders
        self.is_hosted = is_hosted
        self.health = Health.OK
        self.settings = settings
        #: How calls in replies are read; ``None`` where the model was told of no tool.
        self.calls: CallReader | None = TRAINED
        self._may_search = settings.memory.model_may_search  # as long as the chat is open
        self.offer_tools()
        #: What is asked of replies.
        self.asked = AskedReply()
        self.budget = self._budget()
        self._views = TimelineViews(engine.info.own_prompt)
        self._frames: dict[bool, tuple[int, int]] = {}  # with and without a system turn, when first asked for
        self._segments: UsageChanged | None = None
        self._shown_at = 0.0  # when the gauge's numbers were told last
        self._same_health_below = 0  # cells in use, while they only grow

    def offer_tools(self) -> None:
        """Have the engine tell the model of the tools it has in this chat, and of no others."""
        if not self.engine.info.is_guide:  # else it was trained to
            self.calls = self.engine.offer_tools(self._may_search)

    def change_settings(self, settings: Settings) -> None:
        """Go on with these settings: the budget, its trigger and the gauge follow."""
        if settings.context != self.settings.context:
            self.pending.may_try_again()
        self.settings = settings
        self.budget = self._budget()
        self.adapt()
        self.show_usage()

    def adapt(self) -> None:
        """Move the trigger with the size that this chat's exchanges really have."""
        sizes: list[int] = []
        if self.settings.context.adaptive:
            for turn in self.timeline.newest():
                if turn.role is Role.SYSTEM or len(sizes) > _N_EXCHANGES:
                    break
                sizes = sizes or [0]
                sizes[-1] += turn.n_tokens
                if turn.role is Role.USER:
                    sizes.append(0)
        adapted = adaptive_trigger(sizes[:-1], self.budget.n_ctx)
        if adapted != self.budget.adapted:
            self.budget = replace(self.budget, adapted=adapted)

    @property
    def sampling(self) -> SamplingSettings:
        """What the settings say about how tokens are chosen; the engine knows the rest."""
        return self.settings.sampling

    @property
    def last_id(self) -> int | None:
        """The turn that the next one is stored below: the chat may have gone back behind the stored head."""
        first, last = next(iter(self.timeline), None), self.timeline.last
        return end_of([turn for turn in (first, last) if turn is not None])

    def conversation(self, path: Sequence[Turn]) -> list[Turn]:
        """The conversation that a stored path is: what is in effect at its end stands in front.

        A server is not reminded of anything: it may never have been told that.
        """
        turns = in_effect(path, may_be_empty=self.engine.info.own_prompt is not None)
        if self.engine.info.path is not None:
            return turns
        return [replace(turn, reminder="") if turn.reminder else turn for turn in turns]

    @contextmanager
    def uninterrupted(self) -> Iterator[None]:
        """Within it Stop is ignored, so that what puts the chat back in order is done to its end."""
        cancelled, self.cancelled = self.cancelled, never
        try:
            yield
        finally:
            self.cancelled = cancelled

    @contextmanager
    def stopped_also_by(self, stop: CancelCheck) -> Iterator[None]:
        """Within it the chat's work is cancelled by ``stop``, too."""
        cancelled = self.cancelled
        self.cancelled = lambda: stop() or cancelled()
        try:
            yield
        finally:
            self.cancelled = cancelled

    @contextmanager
    def heard_by(self, hear: Listener, sampling: SamplingSettings) -> Iterator[None]:
        """Within it another program hears what happens, too, and says how tokens are chosen.

        Meanwhile the chat counts as hosted, even if it is open in the window.
        """
        emit, settings, is_hosted = self.emit, self.settings, self.is_hosted

        def both(event: Event) -> None:
            emit(event)
            hear(event)

        self.emit, self.settings = both, settings.model_copy(update={"sampling": sampling})
        self.is_hosted = True
        try:
            yield
        finally:
            self.emit, self.settings, self.is_hosted = emit, settings, is_hosted

    @contextmanager
    def replying_as(self, asked: AskedReply, *, has_tools: bool) -> Iterator[None]:
        """Within it replies are what another program asks for.

        With ``has_tools`` it runs the calls that are made in them, and nobody here does.
        """
        calls, before = self.calls, self.asked
        self.calls, self.asked = None if has_tools else calls, asked
        try:
            yield
        finally:
            self.calls, self.asked = calls, before

    @contextmanager
    def awaiting_reply(self) -> Iterator[None]:
        """Within it the last message keeps its place, as if a reply to it were being written."""
        self.timeline.awaits_reply = True
        try:
            yield
        finally:
            self.timeline.awaits_reply = False

    @contextmanager
    def adding(self, role: Role) -> Iterator[None]:
        """Within it room is made for a turn of ``role``: a result keeps the call in front of it."""
        self.timeline.coming = role
        try:
            yield
        finally:
            self.timeline.coming = None

    def check_cancelled(self) -> None:
        """Raise :class:`Cancelled` when the chat's work is to stop."""
        if self.cancelled():
            raise Cancelled

    def mark_stale(self) -> None:
        """Note that the cache may hold something else than the timeline says, from now on."""
        self.is_stale = True

    def mark_true(self) -> None:
        """Note that the cache holds what the timeline says: the two were compared."""
        self.is_stale = False

    def failed_to_save(self) -> None:
        """Note that a write failed: what the database knows of the turns is to be compared."""
        self.has_unsaved_states = True

    def saved_states(self) -> None:
        """Note that the database knows the states of the turns: the two were compared."""
        self.has_unsaved_states = False

    def asked_for_title(self) -> None:
        """Note that the model was asked for a name for the chat: once is enough."""
        self.title_tried = True

    @property
    def leaves_by_itself(self) -> bool:
        """Whether turns leave without being asked to when room runs short."""
        return self.settings.context.enabled and self.settings.context.mode != "manual"

    @property
    def full_at(self) -> int:
        """The number of tokens at which something must leave; out of reach where nothing leaves by itself."""
        return self.budget.act_at if self.leaves_by_itself else self.budget.n_ctx + 1

    @property
    def leaves_soon(self) -> bool:
        """Whether turns have left, or will before long: what brings them back is made ready meanwhile."""
        return self.timeline.has_left or (
            self.leaves_by_itself and self.timeline.n_used >= self.budget.prepare_at
        )

    def messages(self) -> list[Message]:
        """What is in the cache, as messages for the chat template, without any of the open reply."""
        contents = self.timeline.contents()
        reply = self.timeline.open_reply
        goes_on = reply is not None
        while goes_on:
            _, item = contents.pop()
            goes_on = isinstance(item, Turn) and item.continues and len(contents) > 0
        return as_messages(contents)

    def block_tokens(self, text: str) -> tuple[int, ...]:
        """The tokens of a summary block behind the system turn."""
        before = [m for m in self.messages()[:1] if m.role is Role.SYSTEM]
        encoded = self.engine.encode([*before, *block_messages(text)], len(before)).turns
        return tuple(token for turn in encoded for token in turn)

    def have_cache_alone(self) -> None:
        """Have guests that write beside its reply free their cells: what comes next may need them."""
        if self.riders is not None:
            self.riders.step_aside()

    def drop_writing(self) -> None:
        """Give up the summary that is written beside the reply, and its cells."""
        work = self.pending.alongside
        if work is not None:
            self.pending.end_alongside()
            work.writing.close()

    # ---- showing -----------------------------------------------------------------------------------

    def show_timeline(self) -> None:
        """Tell the whole timeline, and usage and health with it."""
        if self.forgotten:  # what came back is known again
            self.forgotten.difference_update(turn.turn_id for turn in self.timeline.resident())
        passing = [turn.number for turns in self.working_set.resident(self.timeline) for turn in turns]
        self.emit(TimelineChanged(self.chat_id, self._views.of(self.timeline, self.forgotten, passing)))
        self.show_usage()

    def show_appended(self, turn: Turn) -> None:
        """Tell of a turn that has come, and usage and health with it."""
        span = turn.span or Span(0, 0)
        self.emit(TurnAppended(turn.number, turn.role, span.p0, span.p1, turn.n_tokens, turn.importance))
        self.show_usage()

    def show_usage(self) -> None:
        """Tell the gauge's numbers after turns came or went."""
        self._segments = self.measured()
        self._shown_at = 0.0
        self.emit(self._segments)
        self._show_health()

    def show_reply_growth(self) -> None:
        """Look at health after a token, and tell the gauge's numbers as often as one can read them."""
        if self._segments is None:
            self.show_usage()
            return
        now = time.monotonic()
        if self.timeline.n_used >= self._same_health_below:
            self._segments = replace(self._segments, health=self.budget.health(self.timeline.n_used))
            self._show_health()
        elif now - self._shown_at < _GAUGE_INTERVAL:
            return
        self._shown_at = now
        self.emit(replace(self._segments, reply=self.timeline.n_reply))

    # ---- inside ------------------------------------------------------------------------------------

    def _budget(self) -> Budget:
        context = self.settings.context
        n_ctx = self.engine.info.n_ctx
        # Where summaries are made of what was said, nobody is asked, and nothing is kept free for asking.
        is_asked = way_with(context.notes, self.engine.info) in ("model", "late")
        return Budget.for_context(
            min(context.limit or n_ctx, n_ctx),
            thresholds=Thresholds(
                context.warning_threshold, context.critical_threshold, context.emergency_threshold
            ),
            reply_reserve=context.reply_reserve,
            detail=context.summary_detail,
            n_instruction=len(self._instruction_tokens()) if is_asked else 0,
        )

    def _instruction_tokens(self) -> tuple[int, ...]:
        text = summary.instruction(self.settings.context.summary_detail)
        # Behind a system turn, so that what begins every text is not counted with the instruction.
        encoding = self.engine.encode(
            [Message(Role.SYSTEM, ""), Message(Role.USER, text)], 1, generation=True
        )
        return encoding.turns[0] + encoding.generation

    def measured(self) -> UsageChanged:
        """The cells of the live chat by kind, counted anew."""
        sums = dict.fromkeys(("system", "summaries", "recalled", "turns_user", "turns_assistant"), 0)
        for span, item in self.timeline.contents():
            if isinstance(item, Block):
                sums["recalled" if item.recalled else "summaries"] += span.n_tokens
            elif item is self.timeline.open_reply:
                continue
            elif item.recalled:
                sums["recalled"] += span.n_tokens
            elif item.role is Role.SYSTEM:
                sums["system"] += span.n_tokens
            elif item.role is Role.ASSISTANT:
                sums["turns_assistant"] += span.n_tokens
            else:
                sums["turns_user"] += span.n_tokens
        reply = self.timeline.open_reply
        return UsageChanged(
            **sums,
            reply=reply.n_tokens if reply else 0,
            reserve=self.budget.reserve,
            n_ctx=self.budget.n_ctx,
            health=self.budget.health(self.timeline.n_used),
            act_at=self.budget.act_at if self.leaves_by_itself else 0,
            is_estimate=self.engine.info.counting != "exact",
            longest=self._longest_message(),
        )

    def _longest_message(self) -> int:
        """The longest message that fits, as the gauge tells it; the end of its reply is allowed for."""
        first = next(iter(self.timeline), None)
        has_system = first is not None and first.role is Role.SYSTEM
        if has_system not in self._frames:
            end = self.engine.reply_end([Message(Role.USER, "")])
            self._frames[has_system] = len(self.block_tokens("")), len(end)
        n_frame, n_end = self._frames[has_system]
        return max(longest(self.timeline, self.budget, self.settings.context, n_frame) - n_end, 0)

    def _show_health(self) -> None:
        n_used = self.timeline.n_used
        self._same_health_below = self.budget.next_health_at(n_used)
        health = self.budget.health(n_used)
        order = list(Health)
        if order.index(health) < order.index(self.health):
            # When falling, only if health would still be lower with a little more in use.
            margin = int(_HYSTERESIS * self.budget.n_ctx)
            health = min(self.health, self.budget.health(n_used + margin), key=order.index)
        if health is not self.health:
            _log.info("health: %s -> %s at %d of %d", self.health, health, n_used, self.budget.n_ctx)
            self.health = health
            self.emit(HealthChanged(health, round(self.budget.usage(n_used), 4), n_used, self.budget.n_ctx))
