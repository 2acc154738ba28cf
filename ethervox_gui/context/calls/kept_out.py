"""What keeps calls out of replies of a model that was told of tools, where its program wants none."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Final

#: How calls begin that stand in a tag.
_TAG: Final = "<tool_call"


def text_without_calls(names: Iterable[str]) -> str:
    """The grammar (GBNF) of any text, an empty one too, in which no call of one of these tools begins.

    That is one in the form that models are told of, or without the tag around it.
    """
    spelled = [json.dumps(name, ensure_ascii=False) for name in sorted(names)]
    bare = [f'"name":{space}{name}' for name in spelled for space in ("", " ")]
    return any_text_without([_TAG, *bare])


def any_text_without(kept_out: Collection[str]) -> str:
    """The grammar (GBNF) of any text, an empty one too, in which none of these texts stands."""
    # A rule for each of their beginnings: it follows where that, and no longer one, has just been written.
    parts = {text[:n] for text in kept_out for n in range(len(text) + 1)}
    begun = sorted(parts, key=lambda part: (len(part), part))
    numbers = {beginning: number for number, beginning in enumerate(begun)}
    ends = tuple(kept_out)
    longer: dict[str, dict[str, str]] = {beginning: {} for beginning in begun}
    for after in begun[1:]:
        longer[after[:-1]][after[-1]] = after
    ways: dict[str, dict[str, str]] = {}  # what is begun then, by the next character
    for before in begun:
        shorter = next((ways[before[n:]] for n in range(1, len(before) + 1) if before[n:] in ways), {})
        ways[before] = shorter | longer[before]
    return "\n".join(
        f"{_rule(numbers[before])} ::= ({_alternatives(found, numbers, ends)})?"
        for before, found in ways.items()
        if not before.endswith(ends)
    )


def _alternatives(found: Mapping[str, str], numbers: Mapping[str, int], ends: tuple[str, ...]) -> str:
    others = "".join(map(_spelled, found))
    known = (
        f"[{_spelled(sign)}] {_rule(numbers[after])}"
        for sign, after in found.items()
        if not after.endswith(ends)
    )
    return " | ".join([f"[^{others}] root", *known])


def _rule(number: int) -> str:
    return f"begun-{number}" if number else "root"


def _spelled(sign: str) -> str:
    """A character in a class: some would mean something else there."""
    return sign if sign.isalnum() else f"\\U{ord(sign):08X}"
