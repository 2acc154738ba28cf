"""What carried a reply: which parts of the context are left out one at a time, and what each is worth.

Without the part it came from, a reply's own tokens become less likely.  Where there are many parts they are
left out in groups first, neighbours with neighbours; then those of the stretch that is missed most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple

from ethervox_gui.context.turns.turns import Block, Role, Span, Turn

#: So many parts are left out one at a time; more would take too long.
MOST_PARTS: Final = 6
#: So many stretches are made of more, and of many.
_STRETCHES: Final = 4
_STRETCHES_OF_MANY: Final = 6
_MANY: Final = 16
#: So many tokens of a reply are looked at again, those that owe most to what stands before them.
MOST_TOKENS: Final = 64
#: Tokens that owe so much of it together are enough.
_ENOUGH: Final = 0.8
#: What the model sees first it leans on whatever it says: such cells are never left out.
_SINK: Final = 4
#: A reply whose tokens fall by less than this together, in nats, came from nothing in particular.
LEAST_FALL: Final = 0.5


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the context: turns (an exchange, or one of them), or a memory, or one ``line`` of it.

    Or a passage of the document that ``source`` names, or a line of it.
    """

    first_turn: int
    last_turn: int
    spans: tuple[Span, ...]
    memory_id: int | None = None
    line: int | None = None
    text: str = ""
    source: str = ""
    #: Who said it; of an exchange, who began.
    role: Role = Role.ASSISTANT
    #: Its turns, each as a part; empty where it is one turn.
    turns: tuple[Part, ...] = ()
    #: The turn that a line was noted in; 0 where nobody knows.
    told_in: int = 0
    #: Other parts that say the same, left out with it.
    also: tuple[Part, ...] = ()

    @property
    def is_line(self) -> bool:
        """Whether it is one of a summary's, of a memory's, or of a passage's."""
        return self.line is not None


class Fall(NamedTuple):
    """By how much the reply's tokens are less likely without these neighbouring parts, in nats."""

    parts: tuple[Part, ...]
    by: float


def parts_of(contents: Sequence[tuple[Span, Turn | Block]], lines: Sequence[Sequence[Part]]) -> list[Part]:
    """What can be left out of ``contents``, in their order.  ``lines``: those of each block among them."""
    found: list[Part] = []
    of_blocks = iter(lines)
    open_at = -1  # where in ``found`` the exchange is that goes on
    for place, (span, item) in enumerate(contents):
        cells = Span(span.p0 + _SINK, span.p1) if place == 0 else span
        if isinstance(item, Block):
            found += next(of_blocks)
            open_at = -1
        elif item.role is Role.SYSTEM or cells.n_tokens <= 0:
            open_at = -1
        elif item.role is Role.USER or open_at < 0:
            open_at = len(found)
            found.append(_turn(item, cells))
        else:
            found[open_at] = _with(found[open_at], _turn(item, cells))
    return found


def stretches(parts: Sequence[Part]) -> list[tuple[Part, ...]]:
    """The parts one by one, or of too many neighbours together."""
    if len(parts) <= MOST_PARTS:
        return [(part,) for part in parts]
    n_stretches = _STRETCHES_OF_MANY if len(parts) > _MANY else _STRETCHES
    ends = [len(parts) * place // n_stretches for place in range(n_stretches + 1)]
    return [tuple(parts[first:end]) for first, end in pairwise(ends)]


def most_owing(places: Sequence[int], whole: Sequence[float], bare: Sequence[float]) -> list[int]:
    """The places of the tokens that owe most to the context, ascending.

    ``whole`` and ``bare`` say how likely each is with all of the context and without any of its parts.
    """
    owed = sorted(((a - b, place) for place, a, b in zip(places, whole, bare, strict=True)), reverse=True)
    total = sum(by for by, _ in owed if by > 0)
    if total < LEAST_FALL:
        return []
    found: list[int] = []
    so_far = 0.0
    for by, place in owed[:MOST_TOKENS]:
        if so_far >= _ENOUGH * total:
            break
        so_far += by
        found.append(place)
    return sorted(found)


def ranked(falls: Sequence[Fall]) -> list[tuple[Fall, float]]:
    """The falls, the largest first, each with its share of all; what made the reply likelier has none."""
    total = sum(max(0.0, fall.by) for fall in falls)
    order = sorted(falls, key=lambda fall: -fall.by)
    return [(fall, max(0.0, fall.by) / total if total else 0.0) for fall in order]


# ---- inside ----------------------------------------------------------------------------------------


def _turn(turn: Turn, cells: Span) -> Part:
    return Part(turn.number, turn.number, (cells,), text=turn.text, role=turn.role)


def _with(exchange: Part, turn: Part) -> Part:
    turns = (*(exchange.turns or (exchange,)), turn)
    return replace(exchange, last_turn=turn.last_turn, spans=exchange.spans + turn.spans, turns=turns)
