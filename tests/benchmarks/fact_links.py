"""What becomes of facts told to the guide, link by link: noted, in each summary, in the context, answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, parse_call
from ethervox_gui.context.edits.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.events.events import Event, SummaryStored
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.turns import tool_calls
from resources.guide_model import talk
from resources.guide_model.facts import Fact
from tests.benchmarks.measure import Row
from tests.helpers.evaluation import Fate

#: The longest answer that is waited for, in tokens.
_MOST_TOKENS = 48


@dataclass
class Told:
    """A fact, the turn in which it was told, what was replied, and what came of asking for it.

    ``found`` is what the search gave that the answer called for, and ``answer_then`` the answer after it.
    ``stale`` is the value that it had before, where it was corrected.
    """

    fact: Fact
    turn: int
    reply: str
    is_there: bool = False
    answer: str = ""
    found: str | None = None
    answer_then: str = ""
    stale: str = ""

    @property
    def is_answered(self) -> bool:
        return self.found is None and self.fact.value in self.answer

    @property
    def is_answered_then(self) -> bool:
        return self.fact.value in self.answer_then

    @property
    def becomes(self) -> Fate:
        """What has become of the fact, by what is answered in the end."""
        if self.is_answered or self.is_answered_then:
            return Fate.KNOWN
        answer = self.answer if self.found is None else self.answer_then
        if self.stale and self.stale in answer:
            return Fate.STALE
        return Fate.NOT_KNOWN if talk.UNKNOWN in answer else Fate.WRONG


@dataclass
class Links:
    """The facts of several chats, and for each summary (the first, the second …) who holds how many."""

    told: list[Told] = field(default_factory=list)
    held: dict[int, list[bool]] = field(default_factory=dict)
    sources: list[str] = field(default_factory=list)

    def note_summaries(self, events: list[Event], told: list[Told]) -> None:
        """The summaries of one chat: does each hold what was told before it?"""
        stored = [event for event in events if isinstance(event, SummaryStored)]
        for number, summary in enumerate(stored, 1):
            before = [each for each in told if each.turn <= summary.last_turn]
            self.held.setdefault(number, []).extend(each.fact.value in summary.text for each in before)
            self.sources.append(summary.source)

    @property
    def share(self) -> float:
        """The share of facts that are answered from the context."""
        return sum(each.is_answered for each in self.told) / len(self.told)

    @property
    def share_with_search(self) -> float:
        """The share of facts that are answered from the context or after a search in memory."""
        return sum(each.is_answered or each.is_answered_then for each in self.told) / len(self.told)

    def rows(self, name: str) -> Iterator[Row]:
        """The links as rows; none of them is a goal."""
        told = self.told
        yield _row(f"{name}: noted in the right words when told", [t.fact.line in t.reply for t in told])
        yield _row(f"{name}: noted with the right value", [t.fact.value in t.reply for t in told])
        for number, held in sorted(self.held.items()):
            yield _row(f"{name}: told before summary {number}, and held by it", held)
        yield _row(f"{name}: summaries by the model", [source == "model" for source in self.sources])
        yield _row(f"{name}: in the context when asked for", [t.is_there for t in told])
        searched = [t for t in told if t.found is not None]
        directly = [t.is_answered for t in told if t.found is None and t.is_there]
        yield _row(f"{name}: in the context, asked for, and answered from it", directly)
        yield _row(f"{name}: searched for in memory", [t.found is not None for t in told])
        yield _row(f"{name}: searched for, and found", [t.fact.value in (t.found or "") for t in searched])
        found = [t.is_answered_then for t in searched if t.fact.value in (t.found or "")]
        yield _row(f"{name}: found, and answered from what was found", found)


def _row(name: str, hits: list[bool]) -> Row:
    share = sum(hits) / len(hits) if hits else 0.0
    return Row(f"{name} [of {len(hits)}]", share, 1.0, share, "shown", True)


def ask(live: LiveChat, told: Told, question: str) -> None:
    """Ask for a fact on the scratch sequence, a search in memory included; the chat does not notice."""
    messages = [*live.messages(), Message(Role.USER, question)]
    told.is_there = any(told.fact.value in message.text for message in messages[:-1])
    prebuild.give_up(live)  # a summary that is read ahead takes cells beside the chat's
    live.engine.apply([Share(SCRATCH, span.p0, span.p1) for span in live.timeline.spans()])
    try:
        position = live.timeline.n_past
        told.answer, position = _replied(live, messages, position)
        call = parse_call(told.answer)
        if call is not None and call.name == MEMORY_SEARCH:
            told.found = tool_calls.run(live, call)
            messages += [Message(Role.ASSISTANT, told.answer), Message(Role.TOOL, told.found)]
            told.answer_then, _ = _replied(live, messages, position)
    finally:
        live.engine.apply([Remove(seq=SCRATCH)])


def _replied(live: LiveChat, messages: list[Message], p0: int) -> tuple[str, int]:
    """The reply to the last message, and the position behind it."""
    engine = live.engine
    encoding = engine.encode(messages, len(messages) - 1, generation=True)
    prompt = encoding.turns[0] + encoding.generation
    engine.decode(prompt, SCRATCH, p0)
    position = p0 + len(prompt)
    text = b""
    sampler = engine.sampler(live.sampling)
    try:
        for _ in range(_MOST_TOKENS):
            token = sampler.sample()
            if engine.is_end(token):
                break
            text += engine.piece(token)
            engine.decode([token], SCRATCH, position)
            position += 1
    finally:
        sampler.close()
    ending = engine.reply_end(messages)
    engine.decode(ending, SCRATCH, position)
    return text.decode("utf-8", "replace"), position + len(ending)
