"""An exchange in which the user told nothing needs a higher score to come back than one that tells something.

Two requests are often about the same thing, and neither answers the other: "Give me a headline for an article
about sleep" has most words of "Give me a synonym for happy", and its reply has more of them.  What a model
said is found all the same where a message asks for that.

Who asks the same again wants it answered again.  The question of then has every word of it and tells nothing,
and beside what was told its answer is one to be told apart from: a small model repeats it, right or wrong.
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


def lowered(
    scores: Mapping[Key, float],
    tells_something: Callable[[Key], bool],
    answered: Callable[[Key], float | None] = lambda _: None,
) -> dict[Key, float]:
    """These scores, those of exchanges in which nothing was told lower.

    ``answered`` tells of an exchange in which the same was asked how much of the message its answer has, in
    units of the limit, and ``None`` of others.  It counts no more than that, and not at all beside something
    told that is above the limit.  What is far below the limit stays as it is: it comes back neither way.
    """
    near = [key for key, score in scores.items() if score >= choice.NEARLY]
    asked_only = [key for key in near if not tells_something(key)]
    is_told = any(scores[key] >= 1 for key in {*near}.difference(asked_only))
    found = dict(scores)
    for key in asked_only:
        found[key] = scores[key] / MORE
        answer = answered(key)
        if answer is not None:
            found[key] = 0.0 if is_told else min(found[key], answer)
    return found


def tells(said: Iterable[str], usual: Usual, least: float = TELLS) -> bool:
    """Whether the user told something in any of these messages, by what is ``usual`` in the chat.

    A sentence that does is worth the ``least``.
    """
    return any(_tells(text, usual, least) for text in said)


# ---- inside ----------------------------------------------------------------------------------------


def _tells(text: str, usual: Usual, least: float) -> bool:
    if len(text) > _LONGEST or _CODE in text:
        return True
    return any(worth_of_told(sentence, usual) >= least for sentence in sentences(text))
