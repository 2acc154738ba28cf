"""The ordered turns of one chat with the positions each holds in the KV cache.

The timeline is a picture of the cache, not an estimate: every change of the cache is made here too, in
the same step, and after each edit the two are compared (:mod:`ethervox_gui.governor.proof`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

from ethervox_gui.context.errors import TimelineError
from ethervox_gui.context.summary import block_texts
from ethervox_gui.context.thinking import answer_of
from ethervox_gui.context.turns import Block, Message, Role, Span, Turn, TurnState


class Timeline:
    """Turns in chat order, resident blocks, and the reply being written (if one is).

    ``n_used`` (cells of the live chat) and ``n_past`` (its next position) are kept up to date, so reading
    them costs nothing whatever the length of the chat.
    """

    def __init__(self, turns: Iterable[Turn] = ()) -> None:
        self._turns: list[Turn] = []
        self._blocks: list[Block] = []
        self._open: Turn | None = None
        self._n_used = 0
        self._n_past = 0
        for turn in turns:
            self.append(turn)

    # ---- reading -----------------------------------------------------------------------------------

    @property
    def n_used(self) -> int:
        """Cells in use by the live chat."""
        return self._n_used

    @property
    def n_past(self) -> int:
        """The position the next token takes."""
        return self._n_past

    @property
    def next_number(self) -> int:
        return self._turns[-1].number + 1 if self._turns else 0

    @property
    def last(self) -> Turn | None:
        """The newest turn, in the cache or not.  The open reply is not looked at."""
        return self._turns[-1] if self._turns else None

    @property
    def open_reply(self) -> Turn | None:
        """The reply being written; its span grows with each token."""
        return self._open

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Resident summary and memory blocks, in position order."""
        return tuple(self._blocks)

    def newest(self) -> Iterator[Turn]:
        """The turns, the newest first."""
        return reversed(self._turns)

    def __iter__(self) -> Iterator[Turn]:
        return iter(self._turns)

    def __len__(self) -> int:
        return len(self._turns)

    def turn(self, number: int) -> Turn:
        index = self._index(number)
        return self._turns[index]

    def resident(self) -> list[Turn]:
        """The turns in the cache, oldest first.  The open reply is not among them."""
        return [turn for turn in self._turns if turn.span is not None]

    def spans(self) -> list[Span]:
        """Every span of the live chat (turns, blocks, open reply), in position order."""
        return sorted(span for span, _ in self.contents())

    def contents(self) -> list[tuple[Span, Turn | Block]]:
        """What sits in the cache for the live chat, in position order."""
        found: list[tuple[Span, Turn | Block]] = [
            (turn.span, turn) for turn in self._turns if turn.span is not None
        ]
        found += [(block.span, block) for block in self._blocks]
        if self._open is not None and self._open.span is not None:
            found.append((self._open.span, self._open))
        return sorted(found, key=lambda pair: pair[0])

    # ---- writing -----------------------------------------------------------------------------------

    def append(self, turn: Turn) -> None:
        """Add a turn at the end; with a span it must begin at ``n_past``."""
        if self._open is not None:
            raise TimelineError("a reply is being written")
        if turn.number < self.next_number:
            raise TimelineError(f"turn {turn.number} comes after turn {self.next_number - 1}")
        if turn.span is not None:
            self._take(turn.span)
        self._turns.append(turn)

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
        if self._open is None or self._open.span is None:
            raise TimelineError("no reply is being written")
        p0, p1 = self._open.span
        self._open = replace(self._open, span=Span(p0, p1 + n_tokens), n_tokens=p1 + n_tokens - p0)
        self._n_used += n_tokens
        self._n_past += n_tokens

    def end_reply(self, text: str, importance: float) -> Turn:
        """Close the open reply with its whole text; it becomes the last turn."""
        if self._open is None or self._open.span is None:
            raise TimelineError("no reply is being written")
        turn = replace(self._open, text=text, importance=importance, n_tokens=self._open.span.n_tokens)
        self._open = None
        self._turns.append(turn)
        return turn

    def abandon_reply(self) -> None:
        """Forget the open reply, whose cells were removed."""
        self._settle(self._turns, self._blocks, None)

    def set_pinned(self, number: int, pinned: bool) -> Turn:
        index = self._index(number)
        self._turns[index] = replace(self._turns[index], pinned=pinned)
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
    ) -> None:
        """The cache was edited: turns and blocks left, the rest may have moved, a block may have come.

        ``moved`` maps old spans to new ones; ``returning`` says where turns are that came back.  The turns
        that stand behind ``new_block`` and were summarised before are not touched.  Raises
        :class:`TimelineError` and changes nothing when the result would overlap or a leaving turn is not in
        the cache.
        """
        going, places, back = set(leaving), moved or {}, returning or {}
        turns, missing = [], going.copy()
        for turn in self._turns:
            if turn.number in going and turn.span is not None:
                missing.discard(turn.number)
                turns.append(replace(turn, span=None, state=state, memory_id=memory_id, recalled=False))
            elif turn.number in back:
                turns.append(_returned(turn, back[turn.number]))
            elif turn.span is not None and turn.span in places:
                span = places[turn.span]
                turns.append(replace(turn, span=span, n_tokens=span.n_tokens))
            else:
                turns.append(turn)
        if missing:
            raise TimelineError(f"turns {sorted(missing)} are not in the cache")
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
        reply = self._open
        if reply is not None and reply.span is not None and reply.span in places:
            span = places[reply.span]
            reply = replace(reply, span=span, n_tokens=span.n_tokens)
        self._settle(turns, blocks, reply)

    def drop_summarized(self) -> None:
        """No summary stands for the summarised turns any more: they are dropped."""
        self._turns = [
            replace(turn, state=TurnState.DROPPED, memory_id=None)
            if turn.state is TurnState.SUMMARIZED
            else turn
            for turn in self._turns
        ]

    def set_states(self, numbers: Iterable[int], state: TurnState, memory_id: int | None) -> None:
        """Give turns that are not in the cache another state, and the memory that stands for them."""
        for number in numbers:
            index = self._index(number)
            self._turns[index] = replace(self._turns[index], state=state, memory_id=memory_id)

    def load(self, spans: Mapping[int, Span], blocks: Iterable[Block] = ()) -> None:
        """Set what is resident after everything was prefilled anew: turn numbers to spans, and blocks."""
        if self._open is not None:
            raise TimelineError("a reply is being written")
        turns = [
            replace(turn, span=spans.get(turn.number), n_tokens=_length(spans, turn)) for turn in self._turns
        ]
        self._settle(turns, sorted(blocks, key=lambda block: block.span), None)

    # ---- inside ------------------------------------------------------------------------------------

    def _settle(self, turns: list[Turn], blocks: list[Block], reply: Turn | None) -> None:
        """Take over a new picture, its counters with it, if no two spans overlap."""
        every = [turn.span for turn in turns if turn.span is not None]
        every += [block.span for block in blocks]
        if reply is not None and reply.span is not None:
            every.append(reply.span)
        every.sort()
        for before, after in pairwise(every):
            if before.p1 > after.p0:
                raise TimelineError(f"the spans {before} and {after} overlap")
        self._turns, self._blocks, self._open = turns, blocks, reply
        self._n_used = sum(span.n_tokens for span in every)
        self._n_past = every[-1].p1 if every else 0

    def _take(self, span: Span, *, may_be_empty: bool = False) -> None:
        if span.p0 != self._n_past or span.p1 < span.p0 + (not may_be_empty):
            raise TimelineError(f"a turn at {span} cannot follow position {self._n_past}")
        self._n_used += span.n_tokens
        self._n_past = span.p1

    def _index(self, number: int) -> int:
        """Numbers ascend but may skip (a chat's tree): guess the place, then look."""
        if 0 <= number < len(self._turns) and self._turns[number].number == number:
            return number
        for index, turn in enumerate(self._turns):
            if turn.number == number:
                return index
        raise TimelineError(f"there is no turn {number}")


def _returned(turn: Turn, span: Span) -> Turn:
    if turn.span is not None:
        raise TimelineError(f"turn {turn.number} is in the cache")
    state = TurnState.IN_KV
    return replace(turn, span=span, n_tokens=span.n_tokens, state=state, memory_id=None, recalled=True)


def _length(spans: Mapping[int, Span], turn: Turn) -> int:
    span = spans.get(turn.number)
    return span.n_tokens if span is not None else turn.n_tokens


def as_messages(contents: Iterable[tuple[Span, Turn | Block]]) -> list[Message]:
    """What a chat template is given for turns and blocks: a block is a user and an assistant message."""
    messages: list[Message] = []
    for _, item in contents:
        if isinstance(item, Block):
            question, answer = block_texts(item.text)
            messages += [Message(Role.USER, question), Message(Role.ASSISTANT, answer)]
        else:
            messages.append(as_message(item))
    return messages


def as_message(turn: Turn) -> Message:
    """What a chat template is given for a turn: of a reply its answer, without what the model thought."""
    return Message(turn.role, answer_of(turn.text) if turn.role is Role.ASSISTANT else turn.text)
