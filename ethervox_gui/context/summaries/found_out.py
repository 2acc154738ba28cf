"""Notes of what another program's tools said: an agent's findings, once its calls and their results leave."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Sequence
from itertools import zip_longest
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

#: JSON is worth as much as a short sentence of a reply.
_WORTH_OF_JSON: Final = 0.2


def found_out(exchange: Sequence[Turn], usual: Usual) -> list[Note]:
    """The best sentence of each result of a call, behind the name of what was called.

    Nothing of the tools that are run here: what these find is in memory.
    """
    found: list[Note] = []
    names: list[str] = []
    for turn, following in zip_longest(exchange, exchange[1:]):
        if turn.role is Role.ASSISTANT:
            is_answered = following is not None and following.role is Role.TOOL
            made = called(turn.text, answered=True) if is_answered else None
            names = [call.name for call in made.calls] if made is not None else []
        elif turn.role is Role.TOOL and names:
            name = names.pop(0)
            said = [] if name in OWN_TOOLS else [*_said(turn.text, usual)]
            if said:
                text, worth = max(said, key=lambda one: one[1])
                found.append(Note(Role.ASSISTANT, f"{name}: {text}", turn.turn_id, worth))
    return found


# ---- inside ----------------------------------------------------------------------------------------


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
