"""The ordered turns of one chat with the positions each holds in the KV cache.

The timeline is a picture of the cache, not an estimate: every change of the cache is made here too, in
the same step, and after each edit the two are compared (:mod:`ethervox_gui.governor.cache.verify`).
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from operator import itemgetter

from ethervox_gui.context.errors import TimelineError
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState


class Timeline:
    """Turns in chat order, resident blocks, and the reply being written (if one is).

    ``n_used`` (cells of the live chat) and ``n_past`` (its next position) are kept up to date here, so that
    reading them, as every token does, costs nothing whatever the length of the chat.  What looks at the cache
    alone costs as much as there is in the cache, however many turns have left it.
    """

    def __init__(self, turns: Iterable[Turn] = ()) -> None:
        #: Whether the newest turn is a question that is answered next: it stays, whatever leaves.
        self.awaits_reply = False
        #: Who speaks in the turn that is being added, while one is.
        self.coming: Role | None = None
        self._turns: list[Turn] = []
        self._resident: list[int] = []  # where in the list those are that are in the cache
        self._blocks: list[Block] = []
        self._contents: list[tuple[Span, Turn | Block]] | None = None  # without the open reply
        self._open: Turn | None = None
        self._grown = 0  # tokens of the open reply that its span does not know of yet
        self.n_used = 0
        self.n_past = 0
        #: How often its turns changed: what is made of all of them holds until then.
        self.n_changes = 0
        for turn in turns:
            self.append(turn)

    # ---- reading -----------------------------------------------------------------------------------

    @property
    def next_number(self) -> int:
        """The number of the turn that comes next, or of the reply being written: one more than the newest."""
        return self._turns[-1].number + 1 if self._turns else 0

    @property
    def last(self) -> Turn | None:
        """The newest turn, in the cache or not.  The open reply is not looked at."""
        return self._turns[-1] if self._turns else None

    @property
    def open_reply(self) -> Turn | None:
        """The reply being written; its span grows with each token."""
        if self._grown and self._open is not None and self._open.span is not None:
            p0, p1 = self._open.span
            self._open, self._grown = _placed(self._open, Span(p0, p1 + self._grown)), 0
        return self._open

    @property
    def n_reply(self) -> int:
        """Tokens of the open reply, 0 without one."""
        return self._open.n_tokens + self._grown if self._open is not None else 0

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Summary and memory blocks, in position order; what is not read yet stands before them."""
        return tuple(self._blocks)

    def newest(self) -> Iterator[Turn]:
        """The turns, the newest first."""
        return reversed(self._turns)

    def __iter__(self) -> Iterator[Turn]:
        return iter(self._turns)

    def __len__(self) -> int:
        return len(self._turns)

    def turn(self, number: int) -> Turn:
        """The turn of this number, in the cache or not; :class:`TimelineError` where there is none."""
        index = self._index(number)
        return self._turns[index]

    def place_before(self, number: int) -> float:
        """Where in the order of turns something stands that comes before this one, and inside no exchange.

        In front of a part of a reply that is in front of the question.
        """
        index = self._index(number)
        while index and self._turns[index].continues:
            index -= 1
            while index and self._turns[index].role is not Role.USER:
                index -= 1
        return self._turns[index].number - 0.5

    def resident(self) -> list[Turn]:
        """The turns in the cache, oldest first.  The open reply is not among them."""
        return [self._turns[index] for index in self._resident]

    @property
    def has_left(self) -> bool:
        """Whether there are turns outside the cache."""
        return len(self._resident) < len(self._turns)

    def spans(self) -> list[Span]:
        """Every span of the live chat (turns, blocks, open reply), in position order."""
        return [span for span, _ in self.contents()]

    def contents(self) -> list[tuple[Span, Turn | Block]]:
        """What sits in the cache for the live chat, in position order."""
        if self._contents is None:
            items: list[Turn | Block] = [*self.resident(), *(b for b in self._blocks if b.is_read)]
            pairs = ((item.span, item) for item in items)
            self._contents = sorted(((span, item) for span, item in pairs if span), key=itemgetter(0))
        reply = self.open_reply  # always the last
        if reply is not None and reply.span is not None:
            return [*self._contents, (reply.span, reply)]
        return self._contents.copy()

    # ---- writing -----------------------------------------------------------------------------------

    def append(self, turn: Turn) -> None:
        """Add a turn at the end; with a span it must begin at ``n_past``.  The first may have any number."""
        if self._open is not None:
            raise TimelineError("a reply is being written")
        if self._turns and turn.number < self.next_number:
            raise TimelineError(f"turn {turn.number} comes after turn {self.next_number - 1}")
        if turn.span is not None:
            self._take(turn.span)
            self._resident.append(len(self._turns))
            self._contents = None
        self._turns.append(turn)
        self.n_changes += 1

    def begin_reply(self, turn: Turn) -> None:
        """Open the reply; its span holds what was decoded of it so far: the generation prompt, if any."""
        if self._open is not None:
            raise TimelineError("a reply is being written already")
        if turn.number < self.next_number:
            raise TimelineError(f"turn {turn.number} comes after turn {self.next_number - 1}")
        if turn.span is None:
            raise TimelineError("an open reply needs a span")
        self._take(turn.span, may_be_empty=True)
        self._open = turn

    def grow_reply(self, n_tokens: int = 1) -> None:
        """``n_tokens`` more of the open reply were decoded."""
        if self._open is None:
            raise TimelineError("no reply is being written")
        self._grown += n_tokens
        self.n_used += n_tokens
        self.n_past += n_tokens

    def take_back_reply(self, n_tokens: int) -> None:
        """The last ``n_tokens`` of the open reply are no longer there."""
        if n_tokens > self.n_reply:
            raise TimelineError(f"a reply of {self.n_reply} tokens has no {n_tokens} to take back")
        self.grow_reply(-n_tokens)

    def end_reply(self, text: str, importance: float) -> Turn:
        """Close the open reply with its whole text; it becomes the last turn."""
        reply = self.open_reply
        if reply is None or reply.span is None:
            raise TimelineError("no reply is being written")
        turn = replace(reply, text=text, importance=importance, n_tokens=reply.span.n_tokens)
        self._open = self._contents = None
        self._resident.append(len(self._turns))
        self._turns.append(turn)
        self.n_changes += 1
        return turn

    def cut_reply(self, n_tokens: int, part: Turn, rest: Turn) -> Turn:
        """The first ``n_tokens`` of the open reply become the turn ``part``, and it goes on as ``rest``.

        No cell changes.  Raises :class:`TimelineError` where that leaves either of them without any.
        """
        reply = self.open_reply
        if reply is None or reply.span is None:
            raise TimelineError("no reply is being written")
        p0, p1 = reply.span
        if not 0 < n_tokens < p1 - p0 or rest.number <= part.number:
            raise TimelineError(f"a reply of {p1 - p0} tokens cannot be cut behind {n_tokens}")
        closed = _placed(part, Span(p0, p0 + n_tokens))
        self._open, self._contents = _placed(rest, Span(p0 + n_tokens, p1)), None
        self._resident.append(len(self._turns))
        self._turns.append(closed)
        self.n_changes += 1
        return closed

    def reopen_reply(self, n_ending: int) -> Turn:
        """The last turn is being written again, without the last ``n_ending`` of its cells."""
        last = self.last
        if self._open is not None or last is None or last.span is None or last.span.p1 != self.n_past:
            raise TimelineError("the last turn cannot be written on")
        p0, p1 = last.span
        self._turns.pop()
        self.n_changes += 1
        self._resident.pop()
        self._contents = None
        self._open = _placed(last, Span(p0, p1 - n_ending))
        self.n_used -= n_ending
        self.n_past -= n_ending
        return self._open

    def set_pinned(self, number: int, pinned: bool, importance: float | None = None) -> Turn:
        """Pin or unpin a turn, and give it the importance that it has then."""
        index = self._index(number)
        turn = self._turns[index]
        worth = turn.importance if importance is None else importance
        self._turns[index] = replace(turn, pinned=pinned, importance=worth)
        self._contents = None
        self.n_changes += 1
        return self._turns[index]

    def edit(
        self,
        *,
        leaving: Iterable[int] = (),
        state: TurnState = TurnState.DROPPED,
        memory_id: int | None = None,
        gone_blocks: Iterable[Block] = (),
        moved: Mapping[Span, Span] | None = None,
        new_block: Block | None = None,
        new_blocks: Iterable[Block] = (),
        returning: Mapping[int, Span] | None = None,
        recalled: bool = True,
    ) -> None:
        """The cache was edited: turns and blocks left, the rest may have moved, a block may have come.

        ``moved`` maps old spans to new ones; ``returning`` says where turns are that came back, and
        ``recalled`` whether they are marked for it.  The turns that stand behind ``new_block`` and were
        summarized before are not touched.  Raises :class:`TimelineError` and changes nothing when the
        result would overlap or a leaving turn is not in the cache.
        """
        going, places = set(leaving), moved or {}
        turns, resident = self._turns.copy(), []
        for index in self._resident:
            turn = turns[index]
            if turn.number in going:
                going.discard(turn.number)
                turns[index] = replace(turn, span=None, state=state, memory_id=memory_id, recalled=False)
                continue
            resident.append(index)
            if turn.span is not None and turn.span in places:
                turns[index] = _placed(turn, places[turn.span])
        if going:
            raise TimelineError(f"turns {sorted(going)} are not in the cache")
        for number, span in (returning or {}).items():
            index = self._index(number)
            turns[index] = _returned(self._turns[index], span, recalled)
            insort(resident, index)
        gone = set(gone_blocks)
        blocks = [
            replace(block, span=places.get(block.span, block.span))
            for block in self._blocks
            if block not in gone
        ]
        blocks += new_blocks
        if new_block is not None:
            blocks.append(new_block)
        blocks.sort(key=lambda block: block.span)
        reply = self.open_reply
        if reply is not None and reply.span is not None and reply.span in places:
            reply = _placed(reply, places[reply.span])
        self._settle(turns, resident, blocks, reply)

    def take_branch(self, n_common: int, turns: Iterable[Turn], gone_blocks: Iterable[Block] = ()) -> None:
        """The chat goes another way after its first ``n_common`` turns, whose cells stay.

        ``turns`` follow, without cells; what followed until now is no part of the chat any more, and its
        cells were removed with those of ``gone_blocks``.
        """
        if self._open is not None:
            raise TimelineError("a reply is being written")
        rest = [replace(turn, span=None) for turn in turns]
        numbers = [turn.number for turn in [*self._turns[:n_common], *rest]]
        if any(after <= before for before, after in pairwise(numbers)):
            raise TimelineError("the numbers of the turns do not ascend")
        gone = set(gone_blocks)
        blocks = [block for block in self._blocks if block not in gone]
        resident = [index for index in self._resident if index < n_common]
        self._settle([*self._turns[:n_common], *rest], resident, blocks, None)

    def set_states(self, numbers: Iterable[int], state: TurnState, memory_id: int | None) -> None:
        """Give turns that are not in the cache another state, and the memory that stands for them."""
        self.n_changes += 1
        for number in numbers:
            index = self._index(number)
            self._turns[index] = replace(self._turns[index], state=state, memory_id=memory_id)

    def set_reminders(self, reminders: Mapping[int, str]) -> None:
        """Note what messages have in front of their texts from now on, by their numbers."""
        self._contents = None
        self.n_changes += 1
        for number, reminder in reminders.items():
            index = self._index(number)
            self._turns[index] = replace(self._turns[index], reminder=reminder)

    def set_sizes(self, sizes: Mapping[int, int]) -> None:
        """Note how many tokens turns have that are not in the cache, by their numbers."""
        self.n_changes += 1
        for number, n_tokens in sizes.items():
            index = self._index(number)
            if self._turns[index].span is None:
                self._turns[index] = replace(self._turns[index], n_tokens=n_tokens)

    def load(self, spans: Mapping[int, Span], blocks: Iterable[Block] = ()) -> None:
        """Set what is resident after everything was prefilled anew: turn numbers to spans, and blocks."""
        if self._open is not None:
            raise TimelineError("a reply is being written")
        turns = [_placed(turn, spans.get(turn.number)) for turn in self._turns]
        resident = [index for index, turn in enumerate(turns) if turn.span is not None]
        self._settle(turns, resident, sorted(blocks, key=lambda block: block.span), None)

    # ---- inside ------------------------------------------------------------------------------------

    def _settle(
        self, turns: list[Turn], resident: list[int], blocks: list[Block], reply: Turn | None
    ) -> None:
        """Take over a new picture, its counters with it, if no two spans overlap."""
        spans = (turns[index].span for index in resident)
        every = [span for span in spans if span is not None]
        every += [block.span for block in blocks]
        if reply is not None and reply.span is not None:
            every.append(reply.span)
        every.sort()
        for before, after in pairwise(every):
            if before.p1 > after.p0:
                raise TimelineError(f"the spans {before} and {after} overlap")
        self._turns, self._resident, self._blocks, self._open, self._grown = turns, resident, blocks, reply, 0
        self._contents = None
        self.n_changes += 1
        self.n_used = sum(span.n_tokens for span in every)
        self.n_past = every[-1].p1 if every else 0

    def _take(self, span: Span, *, may_be_empty: bool = False) -> None:
        if span.p0 != self.n_past or span.p1 < span.p0 + (not may_be_empty):
            raise TimelineError(f"a turn at {span} cannot follow position {self.n_past}")
        self.n_used += span.n_tokens
        self.n_past = span.p1

    def _index(self, number: int) -> int:
        """Numbers ascend but may skip (a chat's tree): guess the place, then look."""
        turns = self._turns
        if 0 <= number < len(turns) and turns[number].number == number:
            return number
        index = bisect_left(turns, number, key=lambda turn: turn.number)
        if index == len(turns) or turns[index].number != number:
            raise TimelineError(f"there is no turn {number}")
        return index


def _returned(turn: Turn, span: Span, recalled: bool) -> Turn:
    if turn.span is not None:
        raise TimelineError(f"turn {turn.number} is in the cache")
    state = TurnState.IN_KV
    return replace(turn, span=span, n_tokens=span.n_tokens, state=state, memory_id=None, recalled=recalled)


def _placed(turn: Turn, span: Span | None) -> Turn:
    return replace(turn, span=span, n_tokens=span.n_tokens if span is not None else turn.n_tokens)
