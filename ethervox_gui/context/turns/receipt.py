"""The receipt of a reply: what the model saw when it began and when it ended, and how it was written."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any

from ethervox_gui.context.turns.turns import Block, Span, Turn


class SeenAs(StrEnum):
    """As what something stood in the context."""

    TURN = "turn"
    #: A turn that had left and came back.
    RETURNED = "returned"
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
    JSON only where it is something else than at the beginning.
    """

    model: str
    template: str
    seed: int
    sampling: Mapping[str, Any]
    began: tuple[Seen, ...]
    ended: tuple[Seen, ...] = ()
    edits: tuple[EditOnTheWay, ...] = ()
    version: int = field(default=1)

    def to_json(self) -> str:
        found = asdict(self) | ({"ended": None} if self.ended == self.began else {})
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


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
        found = json.loads(text)
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
        )
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None


# ---- inside ----------------------------------------------------------------------------------------


def _seen(span: Span, item: Turn | Block) -> Seen:
    if isinstance(item, Block):
        place = (item.first_turn, item.last_turn, span.p0, span.p1)
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


def _number(found: Any) -> int | None:
    return None if found is None else int(found)
