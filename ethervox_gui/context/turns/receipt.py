"""The receipt of a reply: what the model saw when it began and when it ended, and how it was written."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from math import isfinite
from typing import Any, Final

from ethervox_gui.context.turns.turns import Block, Span, Turn

#: Where the cells of a cache are counted in 32 bits.
_LAST_PLACE: Final = (1 << 31) - 1


class SeenAs(StrEnum):
    """As what something stood in the context."""

    TURN = "turn"
    #: A turn that had left and came back.
    RETURNED = "returned"
    #: An exchange that had left, of which all or a part is quoted.
    QUOTED = "quoted"
    SUMMARY = "summary"
    #: A memory that was recalled.
    MEMORY = "memory"
    #: A passage of a document.
    PASSAGE = "passage"


@dataclass(frozen=True, slots=True)
class Seen:
    """What stood in the context at the positions ``[p0, p1)``: turns that follow each other, or a block.

    ``lines`` are those of the block; ``source`` says of a passage in which document it stands, and where.
    """

    seen_as: SeenAs
    first_turn: int
    last_turn: int
    p0: int
    p1: int
    memory_id: int | None = None
    lines: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class EditOnTheWay:
    """The context was edited while the reply was being written."""

    action: str
    method: str
    first_turn: int
    last_turn: int
    memory_id: int | None = None


@dataclass(frozen=True, slots=True)
class Receipt:
    """What is kept of a reply.

    ``sampling`` is what the user says about how tokens are chosen; a ``seed`` below 0 was left to a server.
    ``template`` tells chat templates apart by what they put around texts.  What was seen at the end is in the
    JSON only where it is something else than at the beginning.  ``is_form``: it was held to a form that a
    program asked for, so nothing in it is a call.  ``came_back`` are the turns that came back for its message
    and stood there as it began, ``quoted`` those of them of which all or a part stood quoted, and ``why``
    pairs of words, one of the message and one of theirs; in the JSON only where there are any.
    ``begun_anew``: the model was about to go on in a circle, and had to begin with another word.
    """

    model: str
    template: str
    seed: int
    sampling: Mapping[str, Any]
    began: tuple[Seen, ...]
    ended: tuple[Seen, ...] = ()
    edits: tuple[EditOnTheWay, ...] = ()
    version: int = field(default=1)
    is_form: bool = False
    came_back: tuple[int, ...] = ()
    why: tuple[tuple[str, str], ...] = ()
    begun_anew: bool = False
    quoted: tuple[int, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it."""
        found = asdict(self) | ({"ended": None} if self.ended == self.began else {})
        for name in ("is_form", "came_back", "why", "begun_anew", "quoted"):
            if not found[name]:
                del found[name]
        return found

    def to_json(self) -> str:
        """As it is stored, on one line."""
        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":"))

    def with_memories(self, names: Mapping[int, int]) -> Receipt:
        """The same with other names for memories; one that has none is not named."""

        def named(seen: Sequence[Seen]) -> tuple[Seen, ...]:
            return tuple(replace(one, memory_id=names.get(one.memory_id or 0)) for one in seen)

        edits = tuple(replace(one, memory_id=names.get(one.memory_id or 0)) for one in self.edits)
        return replace(self, began=named(self.began), ended=named(self.ended), edits=edits)

    def without_lines_of(self, memory_ids: Container[int]) -> Receipt:
        """The same without the lines of these memories: they tell of something that is forgotten."""

        def silent(seen: Sequence[Seen]) -> tuple[Seen, ...]:
            return tuple(replace(one, lines=()) if one.memory_id in memory_ids else one for one in seen)

        return replace(self, began=silent(self.began), ended=silent(self.ended))

    def makes_sense(self, last_turn: int) -> bool:
        """Whether all that it says can be of a chat whose last turn has this number, and can be told."""
        seen = [*self.began, *self.ended]
        turns = [(one.first_turn, one.last_turn) for one in seen]
        turns += [(edit.first_turn, edit.last_turn) for edit in self.edits]
        places = [(one.p0, one.p1) for one in seen]
        return (
            all(0 <= first <= last <= last_turn for first, last in turns)
            and all(0 <= number <= last_turn for number in self.came_back)
            and set(self.quoted) <= set(self.came_back)
            and all(0 <= p0 <= p1 <= _LAST_PLACE for p0, p1 in places)
            and all(map(_is_plain, self.sampling.values()))
        )


def seen_in(contents: Iterable[tuple[Span, Turn | Block]]) -> tuple[Seen, ...]:
    """What stands in the context, in the order of positions."""
    found: list[Seen] = []
    for span, item in contents:
        one = _seen(span, item)
        last = found[-1] if found else None
        if (
            isinstance(item, Turn)
            and last is not None
            and last.seen_as is one.seen_as
            and (last.last_turn + 1, last.p1) == (one.first_turn, one.p0)
        ):
            found[-1] = replace(last, last_turn=one.last_turn, p1=one.p1)
        else:
            found.append(one)
    return tuple(found)


def receipt_of(text: str) -> Receipt | None:
    """The receipt that :meth:`Receipt.to_json` wrote; ``None`` for what is none."""
    try:
        return receipt_in(json.loads(text))
    except (ValueError, RecursionError):
        return None


def receipt_in(found: Any) -> Receipt | None:
    """The receipt that :meth:`Receipt.to_dict` gave; ``None`` for what is none."""
    try:
        began = _read(found["began"])
        return Receipt(
            model=str(found["model"]),
            template=str(found["template"]),
            seed=int(found["seed"]),
            sampling=dict(found["sampling"]),
            began=began,
            ended=began if found["ended"] is None else _read(found["ended"]),
            edits=tuple(
                EditOnTheWay(
                    str(one["action"]),
                    str(one["method"]),
                    int(one["first_turn"]),
                    int(one["last_turn"]),
                    _number(one["memory_id"]),
                )
                for one in found["edits"]
            ),
            version=int(found["version"]),
            is_form=found.get("is_form") is True,
            came_back=tuple(int(number) for number in found.get("came_back", ())),
            why=tuple((str(asked), str(told)) for asked, told in found.get("why", ())),
            begun_anew=found.get("begun_anew") is True,
            quoted=tuple(int(number) for number in found.get("quoted", ())),
        )
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return None


# ---- inside ----------------------------------------------------------------------------------------


def _seen(span: Span, item: Turn | Block) -> Seen:
    if isinstance(item, Block):
        place = (item.first_turn, item.last_turn, span.p0, span.p1)
        if item.quoted:  # what was said is stored with the turns
            return Seen(SeenAs.QUOTED, item.quoted[0], item.quoted[-1], span.p0, span.p1)
        lines = tuple(item.text.splitlines())
        if item.passage_id:
            return Seen(SeenAs.PASSAGE, *place, lines=lines, source=item.source)
        return Seen(SeenAs.MEMORY if item.recalled else SeenAs.SUMMARY, *place, item.memory_id, lines)
    seen_as = SeenAs.RETURNED if item.recalled else SeenAs.TURN
    return Seen(seen_as, item.number, item.number, span.p0, span.p1)


def _read(found: Iterable[Mapping[str, Any]]) -> tuple[Seen, ...]:
    return tuple(
        Seen(
            SeenAs(one["seen_as"]),
            int(one["first_turn"]),
            int(one["last_turn"]),
            int(one["p0"]),
            int(one["p1"]),
            _number(one["memory_id"]),
            tuple(str(line) for line in one["lines"]),
            str(one["source"]),
        )
        for one in found
    )


def _is_plain(value: Any) -> bool:
    """Whether it is a number, a text or the like, or a list of such."""
    if isinstance(value, list):
        return all(isinstance(one, str) for one in value)
    return value is None or isinstance(value, str | int) or (isinstance(value, float) and isfinite(value))


def _number(found: Any) -> int | None:
    return None if found is None else int(found)
