"""Simulated sessions: turns, scratch branches (summaries, decisions) and cache edits, as the app makes them.

A session is a list of segments. Each segment knows which earlier segments its tokens can see and after which one
its positions continue, so a summary asked on the scratch sequence is invisible to what follows, a summarised turn
leaves the sight of later turns while kept turns were computed when it was still there, and positions keep the
holes that the app's ``gap`` edits leave.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls import guide_calls as calls
from ethervox_gui.context.summaries import summary

from . import talk, topics
from .facts import Fact, capital, lower, new_facts
from .style import joined, maybe_lowered, styled
from .words import Source

SYSTEM_PROMPT = (Path(__file__).parent / "system_prompt.txt").read_text(encoding="utf-8").strip()
_OTHER_SYSTEMS = ("You are a helpful assistant.", "You are the guide of EthervoxGUI.", "Be brief and friendly.",
                  "You are a small assistant that remembers what the user says.", "Answer in one sentence.")
SMALL_TALK_LINE = "We made small talk."


@dataclass
class Segment:
    """One turn in a row of training, with what it sees and where its positions continue."""

    role: str
    text: str
    learn: bool
    sees: tuple[int, ...]
    after: int | None
    jump: int = 0


@dataclass
class Session:
    """A session under construction."""

    s: Source
    segments: list[Segment] = field(default_factory=list)
    live: list[int] = field(default_factory=list)
    fixed: int = 0
    facts: dict[str, Fact] = field(default_factory=dict)
    #: Which facts were told in which segment (the later of a key counts), and all versions in order.
    told: list[tuple[int, Fact]] = field(default_factory=list)
    block: list[Fact] = field(default_factory=list)
    #: The same as ``told``, with what has left the context since, and what the first block held.
    history: list[tuple[int, Fact]] = field(default_factory=list)
    given: list[Fact] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)
    #: Facts that a summary had no room for: nothing in sight tells them, unless their exchange comes back.
    unlisted: set[str] = field(default_factory=set)
    #: The exchanges that edits took out (the question's segment and the answer's), which a page fault may bring back.
    pages: list[tuple[int, int]] = field(default_factory=list)
    #: The number of each fact, in the order of first telling, and where they begin.
    numbers: dict[str, int] = field(default_factory=dict)
    first: int = 1
    turns: int = 0
    length: int = 0

    def add(self, role: str, text: str, jump: int = 0) -> int:
        """A turn of the live chat."""
        index = self._segment(role, text, tuple(self.live), self.live[-1] if self.live else None, jump)
        self.live.append(index)
        return index

    def _segment(self, role: str, text: str, sees: tuple[int, ...], after: int | None, jump: int = 0) -> int:
        self.segments.append(Segment(role, text, role == "assistant" and not text.startswith("I remember."), sees, after, jump))
        self.length += len(text) // 4 + 6
        return len(self.segments) - 1

    def begin(self) -> None:
        """The system turn, which is there most of the time."""
        x = self.s.rng.random()
        if x < 0.9:
            self.add("system", SYSTEM_PROMPT)
        elif x < 0.96:
            self.add("system", self.s.rng.choice(_OTHER_SYSTEMS))
        self.fixed = len(self.live)

    def put_block(self, facts: list[Fact], jump: int = 0) -> None:
        """A summary block right after the system turn, as an earlier edit left it."""
        user, answer = summary.block_texts(self.lines(facts))
        kept = self.live[self.fixed:]
        head = self.live[:self.fixed]
        first = self._segment("user", user, tuple(head), head[-1] if head else None)
        second = self._segment("assistant", answer, (*head, first), first)
        self.live = [*head, first, second, *kept]
        self.block = list(facts)
        self.given += facts
        if not kept:
            self.next_jump(jump)

    _next_jump: int = 0

    def next_jump(self, jump: int) -> None:
        """The positions of the next exchange begin so much further on."""
        self._next_jump = jump

    def chance_to_branch(self, p: float) -> bool:
        """Whether a scratch branch is worth it here."""
        return self.turns > 0 and self.s.chance(p)

    def exchange(self, user: str, answer: str) -> int:
        """One user turn and its answer; returns the answer's segment."""
        jump, self._next_jump = self._next_jump, 0
        self.add("user", styled(self.s, user), jump)
        self.turns += 2
        return self.add("assistant", answer)

    # --- the kinds of exchange ----------------------------------------------------------------------------------
    def _told(self, index: int, fact: Fact) -> None:
        self.told.append((index, fact))
        self.history.append((index, fact))

    def order(self, index: int) -> int:
        """The rank of a segment in the cache: blocks stand before the turns that were kept."""
        text = self.segments[index].text
        return index - len(self.segments) if text.startswith("Summary of our earlier") or self.segments[index].role == "system" else index

    @property
    def known(self) -> list[Fact]:
        """The facts that something in sight tells."""
        return [fact for key, fact in self.facts.items() if key not in self.unlisted]

    def learn(self, fact: Fact) -> None:
        """Register a fact under the next number."""
        self.facts[fact.key] = fact
        self.numbers[fact.key] = self.first + len(self.numbers)
        self.taken |= {fact.key, fact.query}

    def numbered(self, facts: Iterable[Fact]) -> list[str]:
        """The sentence of each fact behind its number."""
        return [f"({self.numbers[f.key]}) {f.line}" for f in facts]

    def noted(self, word: str, facts: Iterable[Fact]) -> str:
        """What is said to something told."""
        return " ".join([word, *self.numbered(facts)])

    def lines(self, facts: Sequence[Fact]) -> str:
        """A summary or a list of these facts."""
        return as_lines(self.numbered(facts) or [SMALL_TALK_LINE])

    def fresh(self, count: int) -> list[Fact]:
        """Facts about things that were not told yet."""
        return new_facts(self.s, count, self.taken)

    def tell(self, count: int = 1, padded: bool = False) -> None:
        """New facts in one message, possibly inside of chatter."""
        facts = self.fresh(count)
        parts = [f.statement(self.s) for f in facts]
        before = capital(self.s.phrase(talk.BEFORE))
        if before:
            parts[0] = before + (parts[0] if before[-2] in ".!?" else lower(parts[0]))
        text = joined(self.s, parts)
        if padded:
            most = self.s.rng.choice([2, 3, 5, 9])
            pieces = [talk.sentence(self.s) for _ in range(self.s.rng.randint(0, most))] + [text]
            pieces += [talk.sentence(self.s) for _ in range(self.s.rng.randint(0, most))]
            text = " ".join(pieces)
        else:
            after = self.s.phrase(talk.AFTER)
            text += after if not after or text[-1] in ".!?" else "." + after
        text, facts = maybe_lowered(self.s, text, facts)
        for fact in facts:
            self.learn(fact)
        index = self.exchange(text, self.noted("Noted.", facts))
        for fact in facts:
            self._told(index, fact)

    def correct(self) -> None:
        """One known fact gets a new value."""
        old = self.s.rng.choice(self.known)
        fact = old.other_value(self.s)
        index = self.exchange(fact.correction(self.s, old), self.noted("Updated.", [fact]))
        self.facts[fact.key] = fact
        self._told(index, fact)

    def repeat(self) -> None:
        """The user says again what is known."""
        fact = self.s.rng.choice(self.known)
        self.exchange(fact.statement(self.s), self.noted("Yes, I know.", [fact]))

    def ask(self) -> None:
        """A question, sometimes two, for what is known."""
        known = self.known
        count = 2 if len(known) > 1 and self.s.chance(0.06) else 1
        # Far facts are asked for as often as near ones.
        asked = self.s.rng.sample(known, count)
        parts = [f.question(self.s) for f in asked]
        text = parts[0] if count == 1 else parts[0].rstrip("?.") + " and " + lower(parts[1])
        self.exchange(self._introduced(text), " ".join(f.line for f in asked))

    def _introduced(self, text: str) -> str:
        """A question with some words before it."""
        before = capital(self.s.phrase(talk.BEFORE_QUESTION))
        if before.endswith(": ") and not text.endswith("?"):
            before = ""
        text = before + (text if not before or before[-2] in ".!?" else lower(text))
        return talk.chatter(self.s) + " " + text if self.s.chance(0.05) else text

    def ask_for_page(self) -> None:
        """A question for which exchanges come back that had left, at the positions they had.

        They stand behind the newest summary and were computed before it. What they tell may have been corrected since,
        may be in no summary, or may have nothing to do with the question.
        """
        told = {index: fact for index, fact in self.history if index in {answer for _, answer in self.pages}}
        chosen = self.s.rng.sample(self.pages, min(len(self.pages), self.s.rng.choice([0, 0, 1, 2])))
        last = {fact.key: index for index, fact in self.history}
        back = [fact for fact in self.facts.values() if last.get(fact.key) in told]
        if back and self.s.chance(0.8):
            asked = self.s.rng.choice(back)
            chosen += [page for page in self.pages if page[1] == last[asked.key]]
        elif self.known:
            asked = self.s.rng.choice(self.known)
        else:
            return
        returned = sorted({segment for page in chosen for segment in page})
        after = self.fixed + (2 if self.block_there else 0)
        self.live[after:after] = returned
        self.exchange(self._introduced(asked.question(self.s)), asked.line)
        if self.s.chance(0.3):
            self.ask_unknown()
        self.live = [segment for segment in self.live if segment not in set(returned)]

    def tell_and_ask(self) -> None:
        """A new fact and a question in one message."""
        asked = self.s.rng.choice(self.known)
        fact = self.fresh(1)[0]
        self.learn(fact)
        text = fact.statement(self.s) + " " + asked.question(self.s)
        index = self.exchange(text, self.noted("Noted.", [fact]) + f" {asked.line}")
        self._told(index, fact)

    def ask_unknown(self) -> None:
        """A question for what is not in the context: a memory search, its result, the answer."""
        families = {known.family.key for known in self.facts.values()}
        # Often of a kind that something else is known of: it is the thing that has to be compared, not the kind.
        fact = next((f for f in self.fresh(6) if f.family.key in families), None) if self.s.chance(0.4) else None
        fact = fact or self.fresh(1)[0]
        others = new_facts(self.s, self.s.rng.randint(0, 4), self.taken | {fact.key, fact.query})
        # What was found stands in the context from now on, so it is not asked for as unknown again.
        self.taken |= {word for f in (fact, *others) for word in (f.key, f.query)}
        self.exchange(self._introduced(fact.question(self.s)), calls.call_text(calls.MEMORY_SEARCH, query=fact.query))
        found = self.s.chance(0.6)
        lines = [f.line if self.s.chance(0.75) else f.statement(self.s) for f in others]
        if found:
            line = fact.line if self.s.chance(0.75) else fact.statement(self.s)
            lines.insert(self.s.rng.randint(0, len(lines)), line)
        elif self.s.chance(0.5):
            lines = []
        if self.s.chance(0.5):
            # What is found may be lines of earlier summaries, with the numbers of then.
            number = self.s.rng.randint(1, 30)
            lines = [f"({number + place}) {line}" for place, line in enumerate(lines)]
        self.add("tool", calls.search_result_text(lines))
        self.add("assistant", fact.line if found else talk.UNKNOWN)

    def list_all(self) -> None:
        """The user wants to hear all that is known."""
        facts = self.known_in(self.live)
        self.exchange(self.s.phrase(talk.LIST_ALL), self.lines(facts) if facts else talk.NOTHING_TOLD)

    def chat(self) -> None:
        """Anything that leaves no fact."""
        x = self.s.rng.random()
        if x < 0.34:
            self.exchange(*topics.question(self.s))
        elif x < 0.45:
            self.exchange(*talk.small_talk(self.s))
        elif x < 0.58:
            self.exchange(*talk.beyond(self.s))
        elif x < 0.6:
            self.exchange(*talk.unclear(self.s))
        else:
            self.chatter(3)

    def chatter(self, most: int) -> None:
        """Talk about nothing, now and then at length."""
        fewest, most = (most, 14) if self.s.chance(0.35) else (1, most)
        self.exchange(talk.chatter(self.s, fewest, most), talk.CHAT)

    # --- what the app does ---------------------------------------------------------------------------------------
    def known_in(self, visible: list[int]) -> list[Fact]:
        """The newest version of each fact that stands in ``visible``, in the order of first telling."""
        newest: dict[str, Fact] = {f.key: f for f in self.block}
        seen = set(visible)
        for index, fact in self.told:
            if index in seen:
                newest[fact.key] = fact
        return list(newest.values())

    def summarize(self, upto: int | None = None) -> list[Fact]:
        """A summary on the scratch sequence of the live segments before ``upto`` (an index into ``live``)."""
        visible = self.live[:upto] if upto is not None else list(self.live)
        facts = self.known_in(visible)
        detail = self.s.rng.choices(list(Detail), [2, 6, 2])[0]
        self._branch(visible, summary.instruction(detail), self.lines(facts))
        return facts

    def alert(self) -> None:
        """The alert on the scratch sequence and the call that answers it."""
        r = self.s.rng
        n_ctx = r.choice([512, 1024, 1024, 2048, 4096, 8192, r.randint(300, 9000)])
        turns = self.turns if self.s.chance(0.5) else r.randint(2, 90)
        known = bool(self.known_in(self.live))
        self._branch(list(self.live), calls.alert_text(round(n_ctx * r.uniform(0.6, 0.99)), n_ctx, turns), decision(known, turns))

    def _branch(self, visible: list[int], user: str, answer: str) -> None:
        first = self._segment("user", user, tuple(visible), visible[-1] if visible else None)
        self._segment("assistant", answer, (*visible, first), first)

    def edit(self, keep: int) -> None:
        """Summarise the old turns, put the block, remove them, as ``gap`` does: positions go on."""
        body = len(self.live) - self.fixed - (2 if self.block_there else 0)
        if body < 4:
            return
        cut = max(1, (body - min(keep, body - 2)))
        start = self.fixed + (2 if self.block_there else 0)
        upto = start + cut
        while upto < len(self.live) and self.segments[self.live[upto]].role != "user":
            upto += 1
        facts = self._with_room(self.summarize(upto))
        kept = self.live[upto:]
        left = self.live[start:upto]
        roles = [self.segments[index].role for index in left]
        self.pages += [
            (left[i], left[i + 1]) for i in range(len(left) - 1) if roles[i : i + 2] == ["user", "assistant"]
        ]
        self.live = self.live[:self.fixed] + kept
        self.put_block(facts)
        self.told = [(i, f) for i, f in self.told if i in set(kept)]

    def _with_room(self, facts: list[Fact]) -> list[Fact]:
        """What the block holds of a summary: now and then some lines are too many, never the newest."""
        if len(facts) < 3 or not self.s.chance(0.3):
            return facts
        newest = max(facts, key=lambda fact: self.numbers[fact.key])
        gone = {fact.key for fact in self.s.rng.sample(facts, self.s.rng.randint(1, len(facts) // 2))} - {newest.key}
        self.unlisted |= gone
        return [fact for fact in facts if fact.key not in gone]

    @property
    def block_there(self) -> bool:
        """Whether a block stands behind the system turn."""
        at = self.live[self.fixed] if len(self.live) > self.fixed else None
        return at is not None and self.segments[at].text.startswith("Summary of our earlier")


def as_lines(lines: list[str]) -> str:
    """The form of summaries and lists."""
    return "\n".join(f"- {line}" for line in lines)


def decision(facts_told: bool, turns: int) -> str:
    """The rule: facts are summarised, small talk is shifted out; ten turns stay of twenty or more, else five."""
    return calls.call_text(calls.CONTEXT_MANAGE, action="summarize_old" if facts_told else "shift_window",
                           keep_last_n_turns=10 if turns >= 20 else 5, summary_detail="moderate")
