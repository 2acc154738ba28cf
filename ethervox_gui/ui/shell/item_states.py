"""What a timeline tells of the items of a chat: where turns are, what came back, what can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.recall.quotes import words_in
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.outside import Outside, tell_markers
from ethervox_gui.ui.chat.transcript import BackItem, EditMarkerItem, Item, TurnItem

#: An item of which a timeline tells.
Told = TurnItem | BackItem | EditMarkerItem


class ItemStates:
    """The states of items by the entries of a timeline, in a context of ``n_ctx`` tokens (0: not known).

    ``recalls``: whether anything comes back by itself in this chat.
    """

    def __init__(self, entries: Sequence[TurnView], n_ctx: int, *, recalls: bool = True) -> None:
        self._turns = {entry.number: entry for entry in entries if not entry.is_block}
        self._as_quotes = {number for entry in entries for number in entry.quoted}
        self._back = {number for number, entry in self._turns.items() if entry.passing}
        self._recalls = recalls
        self._quoted = quoted_in(entries)
        self._outside = Outside(entries, n_ctx)

    def put_on(self, items: Sequence[Item]) -> list[Told]:
        """Note in all items what is told of them; those that look otherwise now.

        A timeline without turns tells of turns and edits nothing that their items do not know.
        """
        if not self._turns:
            return []
        asked: int | None = None
        changed: list[Told] = [*tell_markers(items, self._outside)]
        for item in items:
            match item:
                case TurnItem():
                    if item.role is Role.USER:
                        asked = item.number
                    looks_otherwise = self._put_on_turn(item)
                case BackItem():
                    looks_otherwise = self._put_on_return(item, asked)
                case _:
                    continue
            if looks_otherwise:
                changed.append(item)
        return changed

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
        words = () if asked is None else self._quoted.get(asked, ())
        is_quoted = bool(words) and message is not None and message.state is TurnState.IN_KV
        before = item.is_gone, item.is_off, item.quoted
        # What was quoted for it and is there as it was by now came back for somebody else.
        stands = not self._as_quotes.isdisjoint(item.turns)
        stands = stands or not self._back.isdisjoint(set(item.turns).difference(item.as_quotes))
        item.is_gone, item.is_off, item.quoted = not (stands or is_quoted), not self._recalls, words
        return before != (item.is_gone, item.is_off, item.quoted)


def quoted_in(entries: Iterable[TurnView]) -> dict[int, tuple[str, ...]]:
    """What messages quote of what was told before, by their numbers."""
    return {entry.number: tuple(words_in(entry.reminder)) for entry in entries if entry.reminder}
