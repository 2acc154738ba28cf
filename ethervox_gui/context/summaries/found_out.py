"""Notes of what another program's tools said: an agent's findings, once its calls and their results leave."""

from __future__ import annotations

import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from operator import itemgetter
from typing import Final

from ethervox_gui.context.calls.any_tool import called
from ethervox_gui.context.calls.guide_calls import OWN_TOOLS
from ethervox_gui.context.language.code import without_code
from ethervox_gui.context.summaries.extract import goes_in_circles, sentences_of
from ethervox_gui.context.summaries.note import LONGEST, Note
from ethervox_gui.context.summaries.worth import Usual, worth_of_replied
from ethervox_gui.context.turns.shortened import without_header
from ethervox_gui.context.turns.turns import Role, Turn

#: What is JSON is looked at up to so many characters, indents and all.
_MOST_WRITTEN: Final = 2000

_NUMBER: Final = re.compile(r"\d+")

#: JSON is worth as much as a short sentence of a reply.
_WORTH_OF_JSON: Final = 0.2


def found_out(exchange: Sequence[Turn], usual: Usual) -> list[Note]:
    """The best sentence of each result of a call, behind the name of what was called.

    One that no other result has in much the same words, where there is any.  Nothing of the tools that are
    run here: what these find is in memory.
    """
    said = {turn.turn_id: (name, [*_said(turn.text, usual)]) for turn, name in results_of(exchange)}
    forms = Counter(form for _, texts in said.values() for form in {_form(text) for text, _ in texts})
    found: list[Note] = []
    for turn_id, (name, texts) in said.items():
        own = [one for one in texts if forms[_form(one[0])] == 1] or texts
        if own:
            text, worth = max(own, key=itemgetter(1))
            found.append(Note(Role.ASSISTANT, f"{name}: {text}", turn_id, worth))
    return found


def results_of(exchange: Sequence[Turn]) -> Iterator[tuple[Turn, str]]:
    """The results of calls in an exchange, each with the name of what was called.

    Not of the tools that are run here: what these say is in memory, or of the context alone.
    """
    names: list[str] = []
    for turn, following in zip_longest(exchange, exchange[1:]):
        if turn.role is Role.ASSISTANT:
            is_answered = following is not None and following.role is Role.TOOL
            made = called(turn.text, answered=True) if is_answered else None
            names = [call.name for call in made.calls] if made is not None else []
        elif turn.role is Role.TOOL and names and (name := names.pop(0)) not in OWN_TOOLS:
            yield turn, name


# ---- inside ----------------------------------------------------------------------------------------


def _form(text: str) -> str:
    """A sentence without its numbers: "You are in room 2" is no news behind "You are in room 1"."""
    return _NUMBER.sub("#", text)


def _said(text: str, usual: Usual) -> Iterator[tuple[str, float]]:
    """What a result says in sentences, and all of a short one that is JSON, with what each is worth."""
    if text.lstrip()[:1] in ("{", "["):
        with contextlib.suppress(ValueError, RecursionError):
            written = json.dumps(json.loads(text[:_MOST_WRITTEN]), ensure_ascii=False)
            if len(written) <= LONGEST:
                yield written, _WORTH_OF_JSON
            return
    for sentence in sentences_of(without_code(without_header(text))):
        worth = worth_of_replied(sentence, usual)
        if worth > 0.0 and len(sentence) <= LONGEST and not goes_in_circles(sentence):
            yield sentence, worth
