"""Evaluation: ``python -m resources.guide_model.evaluate [--quick N]``.

Words, values and phrasings come from the held-out halves of the lists; the chats are the model's own (its replies stay
in the context). Decoding is greedy. The table goes to the terminal and into the model card.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.context.calls import guide_calls as calls
from ethervox_gui.context.summaries import summary

from . import talk, topics
from .facts import FAMILIES, Fact, Family, any_fact, new_facts
from .live import Live
from .scores import Scores
from .session import SMALL_TALK_LINE, as_lines, decision
from .words import Source, texts

CARD = Path(__file__).parent / "MODEL_CARD.md"
#: Each kind of fact, and how somebody tells and asks for it who has not read the training's phrasings.
OUTSIDE = tuple(
    (family, tuple(data["say"]), tuple(data["ask"]))
    for family, data in zip(FAMILIES, texts("outside")["family"], strict=True)
)
#: With how many values each of these is tried.
_DRAWS = 3
_LINE = re.compile(r"(?:- )?(?:\(\d+\) )?(.*)")
_CALL = re.compile(r'<tool_call name="(context_manage|memory_search)"( [a-z_]+="[^"<>]*")+ />')


class Evaluation:
    """All measurements on one model."""

    def __init__(self, live: Live, scores: Scores, seed: int) -> None:
        self.live = live
        self.scores = scores
        self.s = Source.held_out(seed)

    def _tell(self, fact: Fact, name: str = "") -> None:
        said = fact.statement(self.s)
        if self.s.chance(0.15):
            said = f"{talk.chatter(self.s, 1, 4)} {said} {talk.chatter(self.s, 1, 4)}"
        reply = self.live.say(said)
        if name:
            self.scores.add(name, fact.line in reply, 1, reply, fact.line, said)

    def _fill(self, upto: int) -> None:
        while self.live.used < upto - 60:
            x = self.s.rng.random()
            said = (
                talk.chatter(self.s, 1, 6)
                if x < 0.5
                else topics.question(self.s)[0]
                if x < 0.75
                else talk.small_talk(self.s)[0]
                if x < 0.9
                else talk.beyond(self.s)[0]
            )
            self.live.say(said, most=60)

    def _ask(self, fact: Fact, name: str) -> None:
        said = fact.question(self.s)
        reply = self.live.say(said)
        self.scores.add(name, reply.strip() == fact.line, 1, reply, fact.line, said)

    def recall(self) -> None:
        """1: told facts at three distances."""
        for length in (300, 1000, 1950):
            self.live.begin()
            facts = new_facts(self.s, 5)
            for fact in facts:
                self._tell(fact, "told fact is understood (the acknowledgement)")
            self._fill(length)
            for fact in self.s.rng.sample(facts, 3):
                self._ask(fact, f"1 told fact answered, context of {length} tokens")

    def block(self) -> None:
        """2: facts that stand in a summary block only."""
        self.live.begin()
        facts = new_facts(self.s, self.s.rng.randint(1, 20))
        self.live.put_block(as_lines(numbered(facts)))
        self._fill(self.s.rng.choice([0, 600, 1200]))
        for fact in self.s.rng.sample(facts, min(3, len(facts))):
            self._ask(fact, "2 fact of a summary block answered")

    def summaries(self) -> None:
        """3: summaries with and without a block before, and of chatter."""
        kept = new_facts(self.s, self.s.rng.randint(1, 14)) if self.s.chance(0.5) else []
        told = new_facts(self.s, self.s.rng.randint(2, 9), {f.key for f in kept} | {f.query for f in kept})
        self.live.begin()
        if kept:
            self.live.put_block(as_lines(numbered(kept)))
        for fact in told:
            self._tell(fact)
            if self.s.chance(0.4):
                self._fill(self.live.used + 120)
        self._fill(self.s.rng.choice([0, 700]))
        name = "3 summary with a block before" if kept else "3 summary without a block"
        self._judge(self.live.aside(summary.instruction()), [*kept, *told], name)

    def _judge(self, text: str, facts: list[Fact], name: str) -> None:
        lines = said_lines(text)
        want = {f.line for f in facts}
        missing = want - set(lines)
        self.scores.add(f"{name}: told facts held", len(want) - len(missing), len(want), text, str(missing))
        wrong = [line for line in lines if line not in want and line != SMALL_TALK_LINE]
        self.scores.add(
            f"{name}: lines true", len(lines) - len(wrong), max(1, len(lines)), str(wrong), str(missing)
        )

    def corrections(self) -> None:
        """4: the newer value wins, in the answer and in the summary."""
        self.live.begin()
        facts = new_facts(self.s, 4)
        for fact in facts:
            self._tell(fact)
        old = self.s.rng.choice(facts)
        new = old.other_value(self.s)
        said = new.correction(self.s, old)
        self.live.say(said)
        self._fill(self.live.used + self.s.rng.choice([0, 200, 500]))
        self._ask(new, "4 corrected fact answered")
        lines = said_lines(self.live.aside(summary.instruction()))
        good = new.line in lines and old.line not in lines
        self.scores.add("4 corrected fact in the summary", good, 1, str(lines), new.line, said)

    def tools(self) -> None:
        """5: the alert, the search, the answer from what was found."""
        r = self.s.rng
        self.live.begin()
        with_facts = self.s.chance(0.5)
        for fact in new_facts(self.s, 3) if with_facts else []:
            self._tell(fact)
        self._fill(r.choice([200, 500, 900]))
        turns, n_ctx = r.randint(4, 90), r.choice([512, 1024, 2048, 4096])
        reply = self.live.aside(calls.alert_text(round(n_ctx * r.uniform(0.6, 0.98)), n_ctx, turns))
        self.scores.add("5 context_manage: valid call", bool(_CALL.fullmatch(reply)), 1, reply)
        want = decision(with_facts, turns)
        self.scores.add("5 context_manage: right by the rule", reply == want, 1, reply, want)
        fact, *others = new_facts(self.s, 4, {"x"})
        said = fact.question(self.s)
        reply = self.live.say(said)
        want = calls.call_text(calls.MEMORY_SEARCH, query=fact.query)
        self.scores.add("5 memory_search: valid call", bool(_CALL.fullmatch(reply)), 1, reply, want, said)
        self.scores.add("5 memory_search: right words", reply == want, 1, reply, want, said)
        if reply.startswith("<tool_call"):
            found = self.s.chance(0.6)
            lines = [f.line for f in others[: r.randint(0, 3)]]
            if found:
                lines.insert(r.randint(0, len(lines)), fact.line)
            if self.s.chance(0.5):
                lines = [f"({r.randint(1, 20)}) {line}" for line in lines]
            want = fact.line if found else talk.UNKNOWN
            reply = self.live.say(calls.search_result_text(lines), role="tool")
            self.scores.add(
                "5 answered from the search result", reply == want, 1, reply, want, said + str(lines)
            )

    def app(self) -> None:
        """6: every topic, in a phrasing that training never saw."""
        for topic in topics.TOPICS:
            for said in topic.ask.held:
                self.live.begin()
                if self.s.chance(0.5):
                    self._tell(new_facts(self.s, 1)[0])
                reply = self.live.say(said)
                self.scores.add(
                    "6 question about the app", reply == topic.answer, 1, reply, topic.answer[:60], said
                )

    def others(self) -> None:
        """7: requests beyond the guide, small talk, gibberish, several facts in one message, long messages, lists."""
        for make, name in (
            (talk.beyond, "7 beyond the guide: says so"),
            (talk.small_talk, "7 small talk"),
            (talk.unclear, "7 gibberish"),
        ):
            self.live.begin()
            if self.s.chance(0.5):
                self._tell(new_facts(self.s, 1)[0])
            said, want = make(self.s)
            reply = self.live.say(said)
            self.scores.add(
                name, reply == want or (make is talk.unclear and "small guide" in reply), 1, reply, want, said
            )
        self.live.begin()
        facts = new_facts(self.s, 3)
        said = " ".join(f.statement(self.s) for f in facts)
        reply = self.live.say(said)
        self.scores.add(
            "7 three facts in one message",
            sum(f.line in reply for f in facts),
            3,
            reply,
            str([f.line for f in facts]),
            said,
        )
        fact = new_facts(self.s, 1, {f.key for f in facts} | {f.query for f in facts})[0]
        said = f"{talk.chatter(self.s, 3, 7)} {fact.statement(self.s)} {talk.chatter(self.s, 3, 7)}"
        reply = self.live.say(said)
        self.scores.add("7 a fact in a long message", fact.line in reply, 1, reply, fact.line, said)
        said = talk.chatter(self.s, 6, 14)
        reply = self.live.say(said)
        self.scores.add("7 a long message without a fact", reply == talk.CHAT, 1, reply, talk.CHAT, said)
        said = self.s.phrase(talk.LIST_ALL)
        reply = self.live.say(said)
        self.scores.add(
            "7 list of what was told", sum(f.line in reply for f in [*facts, fact]), 4, reply, "", said
        )

    def probe(self) -> None:
        """The long chat: 60 user messages in a window of 1,024 tokens."""
        self.live.begin()
        facts = new_facts(self.s, 3)
        for number in range(1, 61):
            if number in (2, 3, 4):
                self._tell(facts[number - 2])
            else:
                self._fill(self.live.used + 61)
            if self.live.used > 800:
                self.live.compact(6)
        for fact in facts:
            self._ask(fact, "8 told in message 2-4, asked at 60, n_ctx 1,024")

    def long_answer(self) -> None:
        """A reply of hundreds of tokens."""
        for said in topics.LONG_ASK.held:
            self.live.begin()
            reply = self.live.say(said, most=800)
            self.scores.add(
                "9 long reply, word for word",
                reply == topics.LONG_ANSWER,
                1,
                reply[:80],
                str(len(self.live.tokens(reply))),
                said,
            )

    def outside(self) -> None:
        """10: every kind of fact in the words of somebody who had not read the training's phrasings."""
        for family, said, asked in OUTSIDE:
            for text in said * _DRAWS:
                fact = self._fact_of(family)
                self.live.begin()
                reply = self.live.say(fact.in_words(text))
                name = "10 told in somebody else's words: understood"
                self.scores.add(name, fact.line in reply, 1, reply, fact.line, text)
            for text in asked * _DRAWS:
                fact = self._fact_of(family)
                told = [fact, *new_facts(self.s, 3, {fact.key, fact.query})]
                self.s.rng.shuffle(told)
                self.live.begin()
                for number, each in enumerate(told, 1):
                    self.live.put("user", each.statement(self.s))
                    self.live.put("assistant", f"Noted. ({number}) {each.line}")
                reply = self.live.say(fact.in_words(text))
                name = "10 asked for in somebody else's words: answered"
                self.scores.add(name, reply.strip() == fact.line, 1, reply, fact.line, text)

    def _fact_of(self, family: Family) -> Fact:
        while (fact := any_fact(self.s)).family is not family:
            pass
        return fact


def numbered(facts: list[Fact]) -> list[str]:
    """The lines of a block."""
    return [f"({number}) {fact.line}" for number, fact in enumerate(facts, 1)]


def said_lines(text: str) -> list[str]:
    """The sentences of a summary, without marks and numbers."""
    return [found[1] for line in text.split("\n") if line.strip() and (found := _LINE.fullmatch(line))]


def main() -> None:
    """Evaluate and put the table into the card."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--model", type=Path, default=paths.guide_model())
    parser.add_argument("--quick", type=int, default=0, help="so many rounds only, and no change to the card")
    parser.add_argument("--rounds", type=int, default=60, help="rounds of each measurement")
    parser.add_argument("--only", default="", help="comma-separated measurements")
    parser.add_argument("--seed", type=int, default=2024)
    parser.add_argument(
        "--seen-phrasings", action="store_true", help="held-out words in phrasings of the training"
    )
    parser.add_argument("--show", type=int, default=0, help="so many misses of each kind are printed")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    live = Live(options.model, threads=options.threads)
    scores = Scores(options.show)
    evaluation = Evaluation(live, scores, options.seed)
    evaluation.s.held_phrasings = not options.seen_phrasings
    rounds = options.quick or options.rounds
    repeated: tuple[Callable[[], None], ...] = (
        evaluation.recall,
        evaluation.block,
        evaluation.summaries,
        evaluation.corrections,
        evaluation.tools,
        evaluation.others,
    )
    once: tuple[Callable[[], None], ...] = (evaluation.app, evaluation.long_answer)
    if not options.seen_phrasings:
        once += (evaluation.outside,)
    wanted = set(filter(None, options.only.split(",")))
    for measure in (*repeated, evaluation.probe, *once):
        if not wanted or measure.__name__ in wanted:
            for _ in range(
                1 if measure in once else max(1, rounds // 3) if measure == evaluation.probe else rounds
            ):
                measure()
    table = scores.table()
    speed = live.generated / max(live.seconds, 1e-9)
    footer = f"\n\nGeneration: {speed:.0f} tokens/s on {options.threads} threads; file: {options.model.stat().st_size / 1e6:.1f} MB."
    print(table + footer)
    if not options.quick and not wanted and CARD.exists():
        mark = "seen phrasings" if options.seen_phrasings else "figures"
        text = CARD.read_text(encoding="utf-8")
        head, _, rest = text.partition(f"<!-- {mark} -->")
        tail = rest.partition(f"<!-- end of {mark} -->")[2]
        block = f"<!-- {mark} -->\n{table}{footer}\n<!-- end of {mark} -->"
        CARD.write_text(head + block + tail, encoding="utf-8")


if __name__ == "__main__":
    main()
