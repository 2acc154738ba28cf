"""The turns of the live chat as they happen: messages, replies token by token, calls, edits."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ethervox_gui.context.events.events import (
    BranchSwitched,
    ContextEdited,
    ReplyExplained,
    ReplyFinished,
    StopReason,
    Trigger,
    TurnAppended,
    TurnPagedIn,
)
from ethervox_gui.context.events.window_events import ReplyStarted, ToolCalled, TurnView, UsageChanged
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.document_line import document_words
from ethervox_gui.ui.chat.edit_marker import words_of
from ethervox_gui.ui.chat.outside import fold_markers
from ethervox_gui.ui.chat.small_items import back_words, carried_by
from ethervox_gui.ui.chat.transcript import (
    BackItem,
    DocumentItem,
    EditMarkerItem,
    Item,
    NoteItem,
    ToolItem,
    Transcript,
    TurnItem,
    Versions,
    says_something,
)
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.context_bar.layout import late_index
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.shell.item_states import ItemStates, Told
from ethervox_gui.ui.shell.window import MainWindow

#: So many characters of a turn the timeline's tooltip shows.
_PREVIEW = 128
#: So many characters of a reply are said aloud; the rest is in the chat.
_ANNOUNCED = 400


class LiveTranscript(QObject):
    """Keeps the live chat's transcript and timeline, and shows them while the chat is on the screen."""

    unknown_turn = Signal(int)

    def __init__(self, window: MainWindow, is_shown: Callable[[], bool]) -> None:
        super().__init__(window)
        self._is_shown = is_shown
        self._entries: list[TurnView] = []
        self._n_ctx = 0
        self._recalls = True
        self._states = ItemStates()
        self.chat_id: int | None = None
        self.transcript = Transcript()
        self.pending: TurnItem | None = None  # a message that has no number yet
        self._unsent = ""  # what it says, also where the chat was read again meanwhile, without it
        self._reply: TurnItem | None = None
        self._ended: TurnItem | None = None  # the reply whose last turn is still to be told
        self._explained: TurnItem | None = None  # the reply below which stands what carried it
        self._versions: Versions | None = None  # of the turn that comes next
        self._window = window
        self._view = window.chat
        self._timeline = window.header.timeline

    @property
    def on_screen(self) -> bool:
        """Whether the view shows this chat (and not one that waits for the engine)."""
        return self._view.transcript is self.transcript

    def begin(self, chat_id: int, transcript: Transcript) -> None:
        """Go on with another chat, which is live now, or with the same one as it is stored."""
        if chat_id != self.chat_id:
            self._unsent = ""
        self.chat_id = chat_id
        if transcript is not self.transcript:
            self._explained = None
        self.transcript = transcript
        self.pending = self._reply = self._ended = None
        self._versions = None
        self._tell_states()
        self.show_strip()

    def forget_timeline(self) -> None:
        """Forget where turns are: the chat is being brought into the cache, and it will be told again."""
        self._entries.clear()
        self._timeline.show_entries(())

    def show_strip(self) -> None:
        """Show this chat in the timeline, if it is the one on the screen."""
        if self._is_shown():
            self._timeline.show_entries(self._entries)
            self._timeline.show_cuts(marker.last_turn for marker in self._markers)
            if self._entries:
                self._show_counts()

    def _show_counts(self) -> None:
        self._window.status.show_counts(self._timeline.counts(), self._timeline.n_forgotten())

    # ---- messages and replies -------------------------------------------------------------------

    def add_message(self, text: str) -> None:
        """Show a message that the user has sent; the engine will give it a number."""
        self.forget_explained()
        now = time.time()
        for day in self.transcript.day_before(now):
            self._append(day)
        self._forget_going_on()
        self.pending = TurnItem(None, Role.USER, text, said_at=now, versions=self._versions)
        self._versions = None
        self._unsent = text
        self._append(self.pending)

    def take_back_message(self) -> str:
        """Take a message that could not be sent off the screen; its text."""
        item, self.pending = self.pending, None
        text, self._unsent = self._unsent, ""
        if item is None:
            return text
        self._versions = item.versions  # another may be said in its place
        self._remove(item)
        return text

    def _forget_going_on(self) -> None:
        """Offer no longer to continue or retry what was said last: something follows it now."""
        for item in self.transcript.items[-2:]:
            if isinstance(item, TurnItem) and (item.may_go_on or item.may_retry):
                item.may_go_on = item.may_retry = False
                self._changed(item)

    def reply_started(self, event: ReplyStarted) -> None:
        number = event.turn_number
        there = self.transcript.turn(number)
        if there is not None:  # it goes on, from its first word where it was stopped before that
            if there.text.startswith(event.text):  # what is no call after all is told again
                there.text = event.text
            there.streaming = there.is_open = True
            there.may_go_on = there.may_retry = False
            self._reply = there
            self._changed(there)
            return
        self._forget_going_on()
        now, versions = time.time(), self._versions
        self._reply = TurnItem(number, Role.ASSISTANT, "", streaming=True, said_at=now, versions=versions)
        self._versions, self._reply.is_open = None, True
        self._append(self._reply)

    def token(self, text: str) -> None:
        if self._reply is not None:
            self._reply.text += text
            if self.on_screen:
                self._view.text_arrived()

    def usage(self, usage: UsageChanged) -> None:
        if usage.n_ctx != self._n_ctx:  # which may be known later than the turns, and tells what finds room
            self._n_ctx = usage.n_ctx
            self._tell_states()
        self._timeline.is_estimate = usage.is_estimate
        writes = self._reply is not None and self._is_shown()
        self._timeline.show_reply(usage.reply if writes else 0, usage.n_ctx)
        if usage.is_estimate:
            self._cannot_go_on()

    def _cannot_go_on(self) -> None:
        """Offer no longer to continue: a model on another server can only begin a reply anew."""
        for item in self.transcript.items[-2:]:
            if isinstance(item, TurnItem) and item.may_go_on:
                item.may_go_on = False
                self._changed(item)

    def reply_finished(self, event: ReplyFinished) -> None:
        item = self._reply or self.transcript.turn(event.turn_number)
        self._reply, self._ended = None, item
        if item is None:
            return
        item.text = event.text
        item.n_tokens = max(event.n_tokens, item.n_tokens)
        item.tokens_per_second = event.tokens_per_second
        item.end(event.stop_reason)
        self._changed(item)
        self._announce(event.text)

    def _announce(self, reply: str) -> None:
        words = self.tr("Model: {}").format(one_line(answer_of(reply), _ANNOUNCED))
        accessible.announce(self._view, words)

    def close_reply(self) -> None:
        """Show a reply that never ended as stopped, since nothing runs any more."""
        item, self._reply = self._reply, None
        if item is not None:
            item.end(StopReason.CANCELLED)
            item.is_open = False
            self._changed(item)
        last = next((each for each in reversed(self.transcript.items) if isinstance(each, TurnItem)), None)
        if last is not None and last.role is Role.USER and last.number is not None and not last.may_retry:
            last.may_retry = True  # its reply never began
            self._changed(last)

    def tool_called(self, event: ToolCalled) -> None:
        """Show that a reply turned out to be a call: a small line in its place, or below its words."""
        item, self._reply = self._reply or self.transcript.turn(event.turn_number), None
        if item is not None and item.role is Role.ASSISTANT and item.holds(event.turn_number):
            self._make_way(item)
        self._append(ToolItem(event.call, event.result, event.turn_number))

    def _make_way(self, item: TurnItem) -> None:
        if says_something(item.text):
            item.text = item.text.rstrip()
            item.streaming = False
            self._changed(item)
            self._announce(item.text)
            return
        self._versions = item.versions  # those of a call are shown at the answer
        self._remove(item)

    def turn_appended(self, event: TurnAppended) -> None:
        """A turn is in the context: its item has a number and its tokens now, and the timeline a block."""
        item = self._item_of(event)
        if item is not None:
            self._count(item, event)
            self._changed(item)
        if event.role is Role.ASSISTANT:
            self._timeline.show_reply(0, 0)
        self._take_entry(_entry_of(event, item))
        self._states.show(self._entries, self._n_ctx, recalls=self._recalls)
        self._draw(self._states.put_on_newest(item))

    def _item_of(self, event: TurnAppended) -> TurnItem | None:
        """The item of a turn that was just told: the message that waits for its number, or the reply."""
        if event.role is Role.USER:
            item, self.pending = self.pending, None
            self._unsent = ""
            if item is None:
                self.unknown_turn.emit(event.turn_number)
            else:
                item.number = event.turn_number
            return item
        item = self._reply or self._ended or self.transcript.turn(event.turn_number)
        if self._ended is not None:
            self._ended.is_open = False
        self._ended = None
        return item

    def _take_entry(self, entry: TurnView) -> None:
        """Put a turn at the end of the timeline, or in place of what stands there for it."""
        index = late_index(self._entries, entry.number)
        if index is None:
            self._entries.append(entry)
        else:
            self._entries[index] = entry
        if self._is_shown():
            self._timeline.append(entry)
            self._show_counts()

    def _count(self, item: TurnItem, event: TurnAppended) -> None:
        """Note the tokens of a turn; one that is a part of a reply adds to those of the reply."""
        if item.role is not Role.ASSISTANT or (event.turn_number == item.number and not item.part_tokens):
            item.n_tokens = event.n_tokens
            if item.streaming:
                item.part_tokens = {event.turn_number: event.n_tokens}
            return
        if item.number is not None and not item.part_tokens:
            item.part_tokens[item.number] = item.n_tokens
        item.part_tokens[event.turn_number] = event.n_tokens
        item.n_tokens = sum(item.part_tokens.values())

    # ---- what carried a reply -------------------------------------------------------------------

    def explained(self, event: ReplyExplained) -> None:
        """Say below a reply what carried it, and tint the timeline."""
        self.forget_explained()
        item = self._explained = self.transcript.turn(event.turn_number)
        if item is None:
            return
        item.carried = carried_by(event)
        self._changed(item)
        if self._is_shown():
            self._timeline.show_shares(event.parts)
            self._window.memory.detail.show_shares(event.parts)
        accessible.announce(self._view, item.carried)

    def forget_explained(self) -> bool:
        """Stop showing what carried a reply; whether that was shown."""
        item, self._explained = self._explained, None
        if item is not None:
            item.carried = ""
            self._changed(item)
        self._timeline.show_shares(())
        self._window.memory.detail.show_shares(())
        return item is not None

    # ---- versions -------------------------------------------------------------------------------

    def branch_begun(self, event: BranchSwitched) -> None:
        """Take a turn that is about to be said anew off the screen, with all that followed."""
        # Where parts of a reply left, the marker stands in front of it.
        for marker in [each for each in self._markers if each.first_turn >= event.turn_number]:
            self._remove(marker)
        if self.on_screen:
            self._view.cut(event.turn_number)
        else:
            self.transcript.cut(event.turn_number)
        several = event.n_versions > 1  # else what stood there was a reply without a word
        self._versions = Versions(event.turn_number, event.version, event.n_versions) if several else None
        if event.text:
            self.add_message(event.text)

    # ---- edits ----------------------------------------------------------------------------------

    def show_timeline(self, entries: tuple[TurnView, ...]) -> None:
        self._entries = list(entries)
        if self._is_shown():
            self._timeline.show_entries(entries)
            self._show_counts()
        self._states.show(self._entries, self._n_ctx, recalls=self._recalls)
        self._tell_quoted()
        self._draw(self._states.put_on_touched(self.transcript))

    def _tell_quoted(self) -> None:
        """Give a message a line where it quotes what is in sight still, so that nothing came back for it."""
        last = self.transcript.items[-1] if self.transcript.items else None
        if isinstance(last, TurnItem) and last.role is Role.USER and last.number in self._states.quoted:
            self._append(BackItem(()))

    def _tell_states(self) -> None:
        """Note in all items what the entries tell."""
        self._states.show(self._entries, self._n_ctx, recalls=self._recalls)
        self._draw(self._states.put_on(self.transcript.items))

    def _draw(self, changed: list[Told]) -> None:
        if changed and self.on_screen:
            self._view.states_changed(changed)

    def say_whether_it_recalls(self, recalls: bool) -> None:
        """Offer to end it where turns come back by themselves, and only there."""
        if recalls != self._recalls:
            self._recalls = recalls
            self._tell_states()

    def may_undo(self, first_turn: int, last_turn: int, memory_id: int | None) -> bool:
        """Whether anything comes back when the edit with these turns and this summary is undone."""
        return self._states.may_undo(first_turn, last_turn, memory_id)

    @property
    def _markers(self) -> list[EditMarkerItem]:
        return [item for item in self.transcript.items if isinstance(item, EditMarkerItem)]

    def came_back(self, event: TurnPagedIn) -> None:
        """Say that turns came back for the message that was just sent, as they were or quoted."""
        is_quote = event.source == "quote"
        place = self.transcript.below_message()
        last = self.transcript.items[place - 1] if place else None
        if isinstance(last, BackItem):
            last.turns = tuple(sorted({*last.turns, *event.turns}))
            last.why = tuple(dict.fromkeys((*last.why, *event.why)))
            others = set(last.as_quotes).difference(event.turns)
            last.as_quotes = tuple(sorted(others.union(event.turns if is_quote else ())))
            if self.on_screen:
                self._view.states_changed([last])
        else:
            last = BackItem(event.turns, why=event.why, as_quotes=event.turns if is_quote else ())
            self._append(last)
        accessible.announce(self._view, back_words(last))

    def add_document(self, item: DocumentItem) -> None:
        """Say that a document was attached, or that passages came in for the message just sent."""
        self._append(item)
        accessible.announce(self._view, document_words(item))

    def context_edited(self, event: ContextEdited) -> None:
        marker = EditMarkerItem.of(event)
        joined = self.transcript.joins_marker(marker)
        if joined is not None:
            if self.on_screen:
                self._view.states_changed([joined])
        elif self.on_screen:
            self._view.add(marker)
        else:
            self.transcript.items.insert(self.transcript.place_of(marker), marker)
        folded = fold_markers(self.transcript.items)
        if folded and self.on_screen:
            self._view.states_changed(folded)
        if self._is_shown():
            self._timeline.add_cut(event.last_turn)
            if event.memory_id is not None:
                self._window.memory.list.form(event.memory_id)
        if event.trigger in {Trigger.USER, Trigger.COMMAND}:  # of the others a note tells, also aloud
            accessible.announce(self._view, words_of(marker))

    def add_note(self, command: str, text: str) -> None:
        """Show the answer to a command."""
        self._append(NoteItem(command, text))

    # ---- inside ---------------------------------------------------------------------------------

    def _append(self, item: Item) -> None:
        if self.on_screen:
            self._window.welcome.hide()
            self._view.add(item)
        else:
            self.transcript.items.insert(self.transcript.place_of(item), item)

    def _remove(self, item: Item) -> None:
        if self.on_screen:
            self._view.remove(item)
        else:
            self.transcript.items[:] = [each for each in self.transcript.items if each is not item]

    def _changed(self, item: TurnItem) -> None:
        if self.on_screen:
            self._view.item_changed(item)


def _entry_of(event: TurnAppended, item: TurnItem | None) -> TurnView:
    """A turn as the timeline shows it that has just come into the context, as the last part of its item."""
    preview = "" if item is None else item.text[:_PREVIEW]
    is_reply = item is not None and item.role is event.role is Role.ASSISTANT
    first = event.turn_number if item is None or item.number is None else item.number
    return TurnView(
        number=event.turn_number,
        last_number=event.turn_number,
        role=event.role,
        state=TurnState.IN_KV,
        n_tokens=event.n_tokens,
        importance=event.importance,
        preview=preview,
        pinned=False,
        is_block=False,
        recalled=False,
        memory_id=None,
        p0=event.p0,
        p1=event.p1,
        continues=is_reply and first != event.turn_number,
    )
