"""What a real model answers of what left: with what came back, with nothing back, with the whole chat there.

::

    python -m tests.benchmarks answers [--quick] [--model FILE]

The sets of :mod:`tests.benchmarks.fault_sets` are said in a window of 8,192 tokens, where nothing leaves, and
the model writes its replies (after the sets' own "OK." it answers every question with "OK."); then each
question is asked.  At 1,024 tokens the same is said, with the same replies; all but the last exchanges leave
after every fourth one, without a summary, so that only what comes back tells of them.  *There*: the exchange
that is asked for is in the context, or a quotation of it with the answer.  ``--quick``: English and
paraphrases.  All of it takes more than an hour on one thread.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.events.events import Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import never
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.faults import topics
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.fault_sets import LANGUAGES, NOTED, OTHERS, RESIDENT, FaultSet, fault_set
from tests.benchmarks.measure import Counts, Row, at_least, at_most
from tests.helpers.live import Bench, bench
from tests.helpers.real_models import qwen
from tests.helpers.sending import send

_PROMPT: Final = "You are a helpful assistant."
_LONGEST: Final = 40  # tokens of a reply
EVERY: Final = 4  # exchanges, and then what is old leaves
N_CTX, _WHOLE = 1024, 8192
_QUICK: Final = ("en", "paraphrase")
#: Without answers to look for.
_LEFT_OUT: Final = ("follow-up",)
#: That the exchange is there; in the sets that share no word; answered, of what is with the whole chat.
_GOAL, _GOAL_APART, _ANSWERED = 0.95, 0.75, 0.9
_FEW_ALARMS: Final = 0.05


@dataclass
class Answered(Counts):
    """Of so many questions: right answers, exchanges that were there; everyday messages that bring any."""

    n_asked: int = 0
    n_right: int = 0
    n_there: int = 0
    n_everyday: int = 0
    n_alarms: int = 0


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Set by set, then all of them."""
    path = model or qwen()
    names = _QUICK if quick else tuple(name for name in (*LANGUAGES, *OTHERS) if name not in _LEFT_OUT)
    every = dict.fromkeys(("whole", "automatic", "words", "off"), Answered())
    with (
        tempfile.TemporaryDirectory() as folder,
        bench(path, Path(folder) / "large", _WHOLE) as large,
        bench(path, Path(folder) / "small", N_CTX) as small,
    ):
        learn(small)
        for chosen in map(fault_set, names):
            whole, replies = _in_the_whole(large, chosen)
            found = {"whole": whole}
            for way in ("automatic", "words", "off"):
                found[way] = _with_what_comes_back(small, chosen, replies, way)
            every = {way: total + found[way] for way, total in every.items()}
            yield from _rows(chosen.name, found)
    yield from _rows("all", every)
    both = every["automatic"]
    yield at_most("everyday messages that bring something", both.n_alarms, both.n_everyday, _FEW_ALARMS)


def _rows(name: str, found: dict[str, Answered]) -> Iterator[Row]:
    both, words, whole = (found[way] for way in ("automatic", "words", "whole"))
    goal = _GOAL_APART if name in ("paraphrase", "other language") else _GOAL
    counted = f"there {both.n_there}, by words {words.n_there}, of {both.n_asked}"
    yield at_least(f"{name}: what is asked for is {counted}", both.n_there, both.n_asked, goal)
    counted = f"{both.n_right}, by words {words.n_right}, nothing back {found['off'].n_right}"
    least = 1.0 if name == "all" else _ANSWERED
    yield at_least(
        f"{name}: answered {counted}, whole chat {whole.n_right}", both.n_right, max(1, whole.n_right), least
    )


def _in_the_whole(at: Bench, chosen: FaultSet) -> tuple[Answered, list[str]]:
    """What is answered where nothing left, and the replies to all that was said before."""
    live = new_chat(at, "off")
    replies: list[str] = []
    for exchange in chosen.exchanges:
        # What the model is given as its own in a set, it has said here too.
        if exchange.reply == NOTED:
            send(live, exchange.said)
        else:
            conversation.append(live, Role.USER, exchange.said)
            conversation.append(live, Role.ASSISTANT, exchange.reply)
        replies.append(last_turn(live).text)
    numbers = [turn.number for turn in live.timeline if turn.role is Role.USER]
    return _asked(live, chosen, numbers, leaving=False), replies


def learn(at: Bench) -> None:
    """Learn what the program learns of a model in idle time."""
    at.store.learned.keep(at.engine.model_fingerprint, at.engine.learn_attention(never))
    topics.learn(at.new_chat())


def _with_what_comes_back(at: Bench, chosen: FaultSet, replies: Sequence[str], recall: str) -> Answered:
    """The same where what is old leaves on the way."""
    live = new_chat(at, recall)
    found, numbers = told(at, live, chosen, replies)
    return found + _asked(live, chosen, numbers, leaving=True)


def say(live: LiveChat, text: str) -> None:
    """Send a message; nothing answers it yet."""
    conversation.append(live, Role.USER, text)


def told(
    at: Bench,
    live: LiveChat,
    chosen: FaultSet,
    replies: Sequence[str],
    say: Callable[[LiveChat, str], None] = say,
) -> tuple[Answered, list[int]]:
    """Play all exchanges of a set, while what is old leaves: everyday messages that bring any, counted.

    And the numbers of the user's turns.
    """
    found, numbers, n_seen = Answered(), list[int](), 0
    for number, (exchange, reply) in enumerate(zip(chosen.exchanges, replies, strict=True)):
        say(live, exchange.said)
        numbers.append(last_turn(live).number)
        back, n_seen = came_back(at, n_seen)
        if exchange.fact < 0 and number > RESIDENT:
            found += Answered(n_everyday=1, n_alarms=bool(back))
        conversation.append(live, Role.ASSISTANT, reply)
        if number % EVERY == EVERY - 1:
            leave(live)
    leave(live)
    return found, numbers


def new_chat(at: Bench, recall: str) -> LiveChat:
    """One with this setting of ``context.recall``, whose notes no model writes."""
    at.system_prompt = _PROMPT
    return at.new_chat(context__recall=recall, context__notes="sentences", sampling__max_tokens=_LONGEST)


def last_turn(live: LiveChat) -> Turn:
    """What was said last."""
    turn = live.timeline.last
    assert turn is not None
    return turn


def _asked(live: LiveChat, chosen: FaultSet, numbers: Sequence[int], *, leaving: bool) -> Answered:
    found = Answered()
    for number, question in enumerate(chosen.questions):
        send(live, question.asked)
        is_there_now = any(is_there(live, numbers[one], question.answers) for one in question.wanted)
        is_right = any(word in last_turn(live).text.lower() for word in question.answers)
        found += Answered(1, is_right, is_there_now)
        if leaving and number % EVERY == EVERY - 1:
            leave(live)
    return found


def is_there(live: LiveChat, number: int, answers: Sequence[str]) -> bool:
    """Whether an exchange is in the context, as it was or quoted with the answer."""
    quoted = [block.text.lower() for block in live.timeline.blocks if number in block.quoted]
    is_quoted = any(word in text for text in quoted for word in answers)
    return is_quoted or live.timeline.turn(number).span is not None


def leave(live: LiveChat) -> None:
    """All but the newest exchanges leave, without a summary."""
    decision = policies.shift_window(live.timeline, live.budget, 2 * RESIDENT, Trigger.USER)
    if decision is not None:
        apply.carry_out(live, decision, Detail.BRIEF)


def came_back(at: Bench, n_seen: int) -> tuple[set[int], int]:
    """What came back since so many events were seen, and how many there are now."""
    back = {
        number
        for event in at.events[n_seen:]
        if isinstance(event, TurnPagedIn) and event.trigger is Trigger.QUESTION
        for number in event.turns
    }
    return back, len(at.events)
