"""Facts: what a user tells, how it is said, corrected and asked for, and the line that stands for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from dataclasses import dataclass, replace

from . import values
from . import words as w
from .phrasing import bare, filled
from .words import Pool, Source


@dataclass(frozen=True)
class Family:
    """Facts that are said in the same ways: an entry of ``facts.toml``."""

    key: str
    weight: float
    line: str
    query: str
    value: str
    slots: tuple[tuple[str, str], ...]
    #: Rows "thing: kind of its value", where the kind depends on the thing.
    things: Pool | None
    say: Pool
    ask: Pool
    #: Clauses and nouns that stand for the thing in a question, and questions for a date or a time only.
    know: tuple[str, ...]
    of: tuple[str, ...]
    dated: tuple[str, ...]


def _families() -> tuple[Family, ...]:
    texts = w.texts("facts")
    things = {name: w.cut(data) for name, data in texts["things"].items()}
    return tuple(
        Family(
            key=data["key"],
            weight=data["weight"],
            line=data["line"],
            query=data["query"],
            value=data.get("value", ""),
            slots=tuple(data.get("slots", {}).items()),
            things=things[data["things"]] if "things" in data else None,
            say=w.cut(data["say"]),
            ask=w.cut(data["ask"]),
            know=tuple(data["know"]),
            of=tuple(data["of"]),
            dated=tuple(data.get("dated", ())),
        )
        for data in texts["family"]
    )


FAMILIES = _families()
#: Second words of things that are named by two, each with the kind of its value.
_COMPOUNDS = tuple(
    (words[-1], kind)
    for family in FAMILIES
    for thing in (family.things.train if family.things else ())
    if len(words := thing.split(": ")[0].split()) == 2
    for kind in [thing.split(": ")[1]]
)
_WEIGHTS = [family.weight for family in FAMILIES]
_TALK = w.texts("talk")
_CORRECTIONS = w.cut(_TALK["corrections"])
KNOW, OF = tuple(_TALK["questions"]["know"]), tuple(_TALK["questions"]["of"])
_HELD = frozenset(bare(text) for family in FAMILIES for text in (*family.say.held, *family.ask.held))
#: Words that may begin with a small letter when other words stand before them.
_OPENERS = frozenset(
    "The My Our We They As For In At By You It People There What What's Which Who Who's Where When How Do Does Tell "
    "Can On Call Remind From Could Give Did A About After Age All Allergic Altogether Among And Any Are Be Because Check "
    "Come Don't Every Everybody Favorite Flight Friends Have Help Hello Hey Hi Home If Is It's Just Learning Let Let's Look "
    "Married Name New Next No Note Nothing Number Of Originally Please Price Programming Reading Repeat Say Ship Shipping "
    "Short Somebody Someone Sorry Task Team That These This To Todo We're We've Whom Whose With Working Would Write".split()
)


@dataclass(frozen=True)
class Fact:
    """One told fact. ``line`` is the second-person sentence used in answers and summaries alike."""

    family: Family
    key: str
    value: str
    kind: str
    query: str
    slots: tuple[tuple[str, str], ...]

    @property
    def line(self) -> str:
        """The canonical sentence."""
        return capital(self.in_words(self.family.line))

    def in_words(self, text: str) -> str:
        """A phrasing with this fact's words in its slots."""
        for slot, word in (*self.slots, ("{v}", self.value)):
            text = filled(text, slot, word)
        return text

    def statement(self, s: Source) -> str:
        """The user says it for the first time."""
        return self._begin(self.in_words(jumbled(s, loosened(s, self._said(s)), self._deciding, 0.3)))

    def _begin(self, text: str) -> str:
        return text if text.startswith(self.value) else capital(text)

    def question(self, s: Source) -> str:
        """The user asks for it; whose it is may be said otherwise than before ("the", "my", "our")."""
        asked = unheld(s, self._asked_of_any)
        if any(slot != "{o}" for slot, _ in self.slots):
            asked = jumbled(s, asked, self._deciding, 0.15)
        return capital(self.in_words(asked))

    @property
    def _deciding(self) -> frozenset[str]:
        """Beginnings of the words that tell this kind of fact from others."""
        return _ASKING | {word[:4] for word in _WORD.findall((self.family.line + " " + self.family.query).lower())}

    def _said(self, s: Source) -> str:
        return unheld(s, lambda side: side.phrase(self.family.say))

    def _asked_of_any(self, s: Source) -> str:
        asked = self._asked(s)
        return asked.replace("{o}", values.owner(s)) if s.chance(0.5) else asked

    def _asked(self, s: Source) -> str:
        x = 1.0 if s.held_phrasings else s.rng.random()
        if x < 0.3 and self.family.dated and self.kind in ("date", "clock"):
            return s.one_of(self.family.dated)
        if x < 0.4:
            return s.one_of(KNOW).replace("{c}", s.one_of(self.family.know))
        if x < 0.55:
            return s.one_of(OF).replace("{n}", s.one_of(self.family.of))
        return s.phrase(self.family.ask)

    def other_value(self, s: Source) -> Fact:
        """The same thing with another value."""
        for _ in range(20):
            new = values.value(s, self.kind)
            if new != self.value:
                return replace(self, value=new)
        return replace(self, value=f"{self.value} {w.invented(s).capitalize()}")

    def correction(self, s: Source, old: Fact) -> str:
        """The user corrects ``old`` to this."""
        say = self.in_words(self._said(s))
        text = s.phrase(_CORRECTIONS).replace("{say}", lower(say)).replace("{Say}", self._begin(say))
        return self._begin(text.replace("{old}", old.value).replace("{new}", self.value))


def unheld(s: Source, draw: Callable[[Source], str], held: Container[str] = _HELD) -> str:
    """What ``draw`` makes; in training never what is held out, nor that with a filler more or less."""
    while True:
        text = draw(s)
        if s.held_phrasings or bare(text) not in held:
            return text


def loosened(s: Source, text: str) -> str:
    """In training, now and then with a filler more than the phrasing has."""
    if s.held_phrasings or not s.chance(0.12):
        return text
    if s.chance(0.5) and text.endswith("."):
        return text[:-1] + s.rng.choice(_LAST) + "."
    verb = _VERB.search(text)
    return text[: verb.end()] + s.rng.choice(_FILLERS) + text[verb.end() :] if verb and "?" not in text else text


def jumbled(s: Source, text: str, deciding: Container[str], share: float) -> str:
    """In training, now and then with other words in the place of one or two that decide nothing.

    People say things in words that no list of phrasings has; what is told must be found all the same.
    """
    if s.held_phrasings or not s.chance(share):
        return text
    places = [m for m in _WORD.finditer(text) if m[0].lower()[:4] not in deciding and len(m[0]) > 1]
    if len(places) < 2:
        return text
    new = text
    # From the end, so that the places before it stay where they are.
    for place in sorted(s.rng.sample(places, s.rng.choice((1, 1, 2))), key=lambda found: -found.start()):
        other = w.filler(s)
        new = new[: place.start()] + (capital(other) if place[0][0].isupper() else other) + new[place.end() :]
    return text if bare(new) in _HELD else new


#: Words of phrasings, without slots and their names.
_WORD = re.compile(r"(?<![{\w'])[A-Za-z]+(?![}\w'])")
#: Beginnings of words that make a sentence a question, and say after what.
_ASKING = frozenset(
    "who whos whom what wher when whic how do does did is are was can coul tell will not no my our the of for in on at".split()
)
_VERB = re.compile(r" (?:is|was|are|am|will) (?![^{]*(?:still|now|currently|always|already|where|what|how|when) )")
_FILLERS = tuple(
    f"{word} " for word in "actually,really,indeed,of course,in fact".split(",")
)
_LAST = tuple(
    f", {word}" for word in "by the way,as you know,I think,I guess,it seems,you see,for your information,I believe,okay".split(",")
)


def capital(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """As a sentence stands after other words: names and "I" keep their capital."""
    first = text.split(" ", 1)[0].rstrip(",.")
    return text[:1].lower() + text[1:] if first in _OPENERS else text


def any_fact(s: Source) -> Fact:
    """A fact of any kind."""
    family = s.rng.choices(FAMILIES, _WEIGHTS)[0]
    slots = {"{" + slot + "}": values.value(s, kind) for slot, kind in family.slots}
    kind = family.value
    if family.things is not None:
        slots["{k}"], kind = s.rng.choice(family.things.of(s.held)).split(": ")
        if not s.held and s.chance(0.35):
            slots["{k}"] = w.open_word(s)
            if " " not in slots["{k}"] and s.chance(0.5):
                # What two words are called is said with both: an "exam date" is no exam.
                last, kind = s.rng.choice(_COMPOUNDS)
                slots["{k}"] += " " + last
        if s.chance(0.12):
            kind = "anything"
    key, query = family.key, family.query
    for slot, word in slots.items():
        key, query = key.replace(slot, word), query.replace(slot, word)
    return Fact(family, key, values.value(s, kind), kind, query, tuple(slots.items()))


def new_facts(s: Source, count: int, taken: set[str] | None = None) -> list[Fact]:
    """Facts about different things; neither their keys nor their queries are in ``taken``."""
    keys = set(taken or ())
    facts: list[Fact] = []
    for _ in range(count * 30):
        if len(facts) == count:
            break
        fact = any_fact(s)
        if fact.key not in keys and fact.query not in keys:
            keys |= {fact.key, fact.query}
            facts.append(fact)
    return facts
