"""An exchange in which the user told nothing comes back for more than one in which something was told.

Two requests are often about the same thing, and neither answers the other: "Give me a headline for an article
about sleep" has most words of "Give me a synonym for happy", and its reply has more of them.  What a model
said is found all the same where a message asks for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ethervox_gui.context.language.sentences import sentences
from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.choice import Key
from ethervox_gui.context.summaries.worth import TELLS, Usual, worth_of_told

#: It needs so many times as much.  Chosen with Qwen2.5 Coder 0.5B and its own replies
#: (:data:`tests.benchmarks.fault_sets.REPLIES`) on tests/data/fault_choosing.txt, fault_everyday.txt and
#: fault_more.txt: of 775 everyday messages 20 bring something, 35 without it, and the same 341 of 378 things
#: that are asked for are found, what the model said among them.  With words alone 14 and 27, 265 and 268.
MORE: Final = 1.3
#: Who says more characters than that told something.
_LONGEST: Final = 4000
#: Files of a message stand in such fences, too.
_CODE: Final = "```"


def lowered(scores: Mapping[Key, float], tells_something: Callable[[Key], bool]) -> dict[Key, float]:
    """These scores, those of exchanges in which nothing was told lower.

    What is far below the limit stays as it is: it comes back neither way.
    """
    found = dict(scores)
    for key, score in scores.items():
        if score >= choice.NEARLY and not tells_something(key):
            found[key] = score / MORE
    return found


def tells(said: Iterable[str], usual: Usual) -> bool:
    """Whether the user told something in any of these messages, by what is ``usual`` in the chat."""
    return any(_tells(text, usual) for text in said)


# ---- inside ----------------------------------------------------------------------------------------


def _tells(text: str, usual: Usual) -> bool:
    if len(text) > _LONGEST or _CODE in text:
        return True
    return any(worth_of_told(sentence, usual) >= TELLS for sentence in sentences(text))
