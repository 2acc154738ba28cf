"""What a timeline tells of the items of a chat: where turns are, what came back, what can be undone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import partial

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.recall.quotes import words_in
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.outside import Outside, tell_markers, tell_room
from ethervox_gui.ui.chat.transcript import BackItem, EditMarkerItem, Item, Transcript, TurnItem
from ethervox_gui.ui.kit.pieces import Pieces

#: An item of which a timeline tells.
Told = TurnItem | BackItem | EditMarkerItem
#: Where so many turns changed, all items are told.
_MANY = 2000
_NEWEST = 32


class ItemStates:
    """The states of items by the entries of a timeline, in a context of ``n_ctx`` tokens (0: not known).

    ``recalls``: whether anything comes back by itself in this chat.
    """

    def __init__(self, entries: Sequence[TurnView] = (), n_ctx: int = 0, *, recalls: bool = True) -> None:
        self._parts = Pieces(_Part)
        self._turns: dict[int, TurnView] = {}
        self._touched: set[int] = set()  # turns of which something else is told since all items were
        self._has_other_room = False
        self._outside = Outside()
        self._told: dict[int, tuple[EditMarkerItem, int, int]] = {}
        self._newest = 0
        self.show(entries, n_ctx, recalls=recalls)

    def show(self, entries: Sequence[TurnView], n_ctx: int, *, recalls: bool) -> None:
        """Take the entries as they are now; of which turns something else is told is found out."""
        before, after = self._parts.show(entries)
        was = {entry.number: entry for entry in before if not entry.is_block}
        now = {entry.number: entry for entry in after if not entry.is_block}
        if was:
            self._touched.update(n for n in was.keys() | now.keys() if was.get(n) != now.get(n))
        else:  # of a chat that is opened all is new
            self._touched.update(now)
        for number in was.keys() - now.keys():
            del self._turns[number]
        self._turns.update(now)
        self._as_quotes = set[int]().union(*(part.as_quotes for part in self._parts))
        self._back = set[int]().union(*(part.back for part in self._parts))
        self.quoted = {number: words for part in self._parts for number, words in part.quoted.items()}
        self._recalls = recalls
        self._has_other_room |= self._outside.show(entries, n_ctx)

    def put_on(self, items: Sequence[Item]) -> list[Told]:
        """Note in all items what is told of them; those that look otherwise now.

        A timeline without turns tells of turns and edits nothing that their items do not know.
        """
        self._told = {}
        return self._put_on(items, (item for item in items if isinstance(item, TurnItem)))

    def put_on_touched(self, transcript: Transcript) -> list[Told]:
        """Note in the items of a transcript what is told otherwise since the last time, or of new ones.

        What is told of the newest may have come before they were there.
        """
        if len(self._touched) > _MANY:
            return self.put_on(transcript.items)
        found = (transcript.turn(number) for number in self._touched)
        newest = (item for item in transcript.items[-_NEWEST:] if isinstance(item, TurnItem))
        turns = {id(item): item for item in (*found, *newest) if item is not None}
        return self._put_on(transcript.items, turns.values())

    def put_on_newest(self, item: TurnItem | None) -> list[Told]:
        """Note what is told of a turn that came, whose item this is.

        There is less room for what left last, and of all the others nothing new is known.
        """
        if not self._turns:
            return []
        newest = [marker for marker, _, last in self._told.values() if last == self._newest]
        changed: list[Told] = [marker for marker in newest if tell_room(marker, self._outside)]
        return [item, *changed] if item is not None and self._put_on_turn(item) else changed

    def _put_on(self, items: Sequence[Item], turns: Iterable[TurnItem]) -> list[Told]:
        if not self._turns:
            return []
        others = [(index, item) for index, item in enumerate(items) if not isinstance(item, TurnItem)]
        markers = [item for _, item in others if isinstance(item, EditMarkerItem)]
        is_stale = partial(self._is_stale, sorted(self._touched))
        changed: list[Told] = [*tell_markers(markers, self._outside, is_stale)]
        self._newest = self._outside.newest(markers)
        self._told = {id(marker): (marker, marker.first_turn, marker.last_turn) for marker in markers}
        changed += (item for item in turns if self._put_on_turn(item))
        self._touched.clear()
        self._has_other_room = False
        for index, item in others:
            if isinstance(item, BackItem) and self._put_on_return(item, _asked(items, index)):
                changed.append(item)
        return changed

    def _is_stale(self, touched: Sequence[int], marker: EditMarkerItem) -> bool:
        """Whether something else may be told of an edit: of its turns, or because room is another."""
        first, last = marker.first_turn, marker.last_turn
        if (
            self._has_other_room
            or last == self._newest
            or (marker, first, last) != self._told.get(id(marker))
        ):
            return True
        place = bisect_left(touched, first)
        return place < len(touched) and touched[place] <= last

    def may_undo(self, first: int, last: int, memory_id: int | None) -> bool:
        """Whether anything comes back when the edit with these turns and this summary is undone."""
        return self._outside.fit(first, last, memory_id, is_newest=last == self._newest)

    def _put_on_turn(self, item: TurnItem) -> bool:
        entry = None if item.number is None else self._turns.get(item.number)
        if entry is None:
            return False
        before = item.state, item.forgotten, item.n_tokens
        item.state, item.forgotten, item.memory_id = entry.state, entry.forgotten, entry.memory_id
        if not item.streaming:
            item.n_tokens = self._tokens_of(item) if item.part_tokens else entry.n_tokens
        return before != (item.state, item.forgotten, item.n_tokens)

    def _tokens_of(self, item: TurnItem) -> int:
        """How many tokens a reply has with all of its parts; as it knows where one of them is not listed."""
        first = -1 if item.number is None else item.number
        parts = [self._turns.get(number) for number in range(first, item.last_number + 1)]
        known = [entry.n_tokens for entry in parts if entry is not None]
        return sum(known) if len(known) == len(parts) else item.n_tokens

    def _put_on_return(self, item: BackItem, asked: int | None) -> bool:
        """``asked``: the message for which turns came back, or that quotes what was told."""
        message = None if asked is None else self._turns.get(asked)
        words = () if asked is None else self.quoted.get(asked, ())
        is_quoted = bool(words) and message is not None and message.state is TurnState.IN_KV
        before = item.is_gone, item.is_off, item.quoted
        # What was quoted for it and is there as it was by now came back for somebody else.
        stands = not self._as_quotes.isdisjoint(item.turns)
        stands = stands or not self._back.isdisjoint(set(item.turns).difference(item.as_quotes))
        item.is_gone, item.is_off, item.quoted = not (stands or is_quoted), not self._recalls, words
        return before != (item.is_gone, item.is_off, item.quoted)


class _Part:
    """What a piece of the entries tells of what came back, and is quoted."""

    def __init__(self, _start: int, entries: Iterable[TurnView]) -> None:
        self.as_quotes = {number for entry in entries for number in entry.quoted}
        self.back = {entry.number for entry in entries if entry.passing and not entry.is_block}
        self.quoted = {entry.number: tuple(words_in(entry.reminder)) for entry in entries if entry.reminder}


def _asked(items: Sequence[Item], index: int) -> int | None:
    """The message for which came back what is told at this place."""
    above = (items[place] for place in range(index - 1, -1, -1))
    return next(
        (item.number for item in above if isinstance(item, TurnItem) and item.role is Role.USER), None
    )
