"""What keeps calls out of replies of a model that was told of tools, where its program wants none."""

from __future__ import annotations

import json
import string
from collections.abc import Collection, Iterable, Mapping
from typing import Final

#: How calls begin that stand in a tag.
_TAG: Final = "<tool_call"
#: The rule of what follows where nothing is begun.
_ANYTHING: Final = "text-0"

#: What may stand in front of an answer.
_SPACE: Final = " \t\r\n"


def text_without_calls(names: Iterable[str], *, in_words: bool = False) -> str:
    """The grammar (GBNF) of any text, an empty one too, in which no call of one of these tools begins.

    That is one in the form that models are told of, or without the tag around it.  With ``in_words`` the text
    begins with a word: a small model that may not open a call as it was told finds ever new signs to open it
    with (Qwen2.5 Coder 0.5B: a block of another language, a lone backtick, ``<{``, ``({``).
    """
    spelled = [json.dumps(name, ensure_ascii=False) for name in sorted(names)]
    bare = [f'"name":{space}{name}' for name in spelled for space in ("", " ")]
    return any_text_without([_TAG, *bare], at_first=string.punctuation if in_words else "")


def any_text_without(kept_out: Collection[str], *, at_first: Collection[str] = ()) -> str:
    """The grammar (GBNF) of any text, an empty one too, in which none of these texts stands.

    It does not begin with one of ``at_first`` either, whatever spaces stand before.
    """
    ends, ways = tuple(kept_out), _ways(kept_out)
    names = {begun: f"text-{n}" for n, begun in enumerate(ways) if not begun.endswith(ends)}
    rules: dict[str, dict[str, str | None]] = {
        rule: {sign: names.get(after) for sign, after in ways[begun].items()} for begun, rule in names.items()
    }
    begun_first = _beginnings(at_first)
    firsts = {
        begun: f"first-{n}" for n, begun in enumerate(begun_first) if not begun.endswith((*ends, *at_first))
    }
    for begun, rule in firsts.items():
        as_ever = next((names[begun[n:]] for n in range(len(begun)) if begun[n:] in names), _ANYTHING)
        spaces = {} if begun else dict.fromkeys(_SPACE, rule)
        longer = {after[-1]: firsts.get(after) for after in begun_first if after and after[:-1] == begun}
        rules[rule] = spaces | rules[as_ever] | longer
    texts = [f"{rule} ::= ({_alternatives(found)})?" for rule, found in rules.items()]
    return "\n".join([f"root ::= {firsts[''] if at_first else _ANYTHING}", *texts])


def _beginnings(texts: Iterable[str]) -> list[str]:
    """All beginnings of some texts, the shorter ones first; the empty one, too."""
    parts = {text[:n] for text in texts for n in range(len(text) + 1)}
    return sorted(parts | {""}, key=lambda part: (len(part), part))


def _ways(kept_out: Iterable[str]) -> dict[str, dict[str, str]]:
    """For each beginning of these texts what is begun behind the next character; behind any other: nothing.

    It counts where it, and no longer one, has just been written (A. Aho, M. Corasick, 1975).
    """
    begun = _beginnings(kept_out)
    longer: dict[str, dict[str, str]] = {beginning: {} for beginning in begun}
    for after in begun[1:]:
        longer[after[:-1]][after[-1]] = after
    ways: dict[str, dict[str, str]] = {}
    for before in begun:
        shorter = next((ways[before[n:]] for n in range(1, len(before) + 1) if before[n:] in ways), {})
        ways[before] = shorter | longer[before]
    return ways


def _alternatives(found: Mapping[str, str | None]) -> str:
    """What may follow: by the next character the rule that goes on, or that it may not; any other is fine."""
    others = "".join(map(_spelled, found))
    known = (f"[{_spelled(sign)}] {rule}" for sign, rule in found.items() if rule is not None)
    return " | ".join([f"[^{others}] {_ANYTHING}", *known])


def _spelled(sign: str) -> str:
    """A character in a class: some would mean something else there."""
    return sign if sign.isalnum() else f"\\U{ord(sign):08X}"
