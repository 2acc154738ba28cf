"""Facts: what a user tells, how it is said, corrected and asked for, and the line that stands for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import words as w
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


def _families() -> tuple[Family, ...]:
    return tuple(
        Family(
            key=data["key"],
            weight=data["weight"],
            line=data["line"],
            query=data["query"],
            value=data.get("value", ""),
            slots=tuple(data.get("slots", {}).items()),
            things=w.cut(data["things"]) if "things" in data else None,
            say=w.cut(data["say"]),
            ask=w.cut(data["ask"]),
        )
        for data in w.texts("facts")["family"]
    )


FAMILIES = _families()
_WEIGHTS = [family.weight for family in FAMILIES]
_CORRECTIONS = w.cut(w.texts("talk")["corrections"])
#: Words that may begin with a small letter when other words stand before them.
_OPENERS = frozenset(
    "The My Our We They As For In At By You It People There What What's Which Who Who's Where When How Do Does Tell "
    "Can On Call Remind From Could Give Did".split()
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
        return capital(self._fill(self.family.line))

    def _fill(self, text: str) -> str:
        for slot, word in self.slots:
            text = text.replace(slot, word)
        return text.replace("{v}", self.value)

    def statement(self, s: Source) -> str:
        """The user says it for the first time."""
        return self._begin(self._fill(loosened(s, s.phrase(self.family.say))))

    def _begin(self, text: str) -> str:
        return text if text.startswith(self.value) else capital(text)

    def question(self, s: Source) -> str:
        """The user asks for it."""
        return capital(self._fill(loosened(s, s.phrase(self.family.ask))))

    def other_value(self, s: Source) -> Fact:
        """The same thing with another value."""
        for _ in range(20):
            new = w.value(s, self.kind)
            if new != self.value:
                return replace(self, value=new)
        return replace(self, value=f"{self.value} {w.invented(s).capitalize()}")

    def correction(self, s: Source, old: Fact) -> str:
        """The user corrects ``old`` to this."""
        say = self._fill(s.phrase(self.family.say))
        text = s.phrase(_CORRECTIONS).replace("{say}", lower(say)).replace("{Say}", self._begin(say))
        return self._begin(text.replace("{old}", old.value).replace("{new}", self.value))


def loosened(s: Source, text: str) -> str:
    """In training, now and then with a filler more or a small word less than the phrasing has."""
    if s.held_phrasings or not s.chance(0.2):
        return text
    parts = text.split(" ")
    if s.chance(0.75):
        parts.insert(s.rng.randint(min(1, len(parts)), len(parts) - 1), s.rng.choice(_FILLERS))
    elif len(parts) > 4:
        small = [i for i, part in enumerate(parts) if i and part in _SMALL]
        if small:
            del parts[s.rng.choice(small)]
    return " ".join(parts)


_FILLERS = tuple(
    "actually,really,just,now,currently,still,also,indeed,probably,certainly,simply,already,then,finally,again,please,"
    "maybe,surely,today,here,exactly,officially,always,of course,by the way,as you know,I think,I guess,it seems,for now".split(",")
)
_SMALL = frozenset("the a is of my our did do I we to".split())


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
    slots = {"{" + slot + "}": w.value(s, kind) for slot, kind in family.slots}
    kind = family.value
    if family.things is not None:
        slots["{k}"], kind = s.rng.choice(family.things.of(s.held)).split(": ")
        if not s.held and s.chance(0.3):
            slots["{k}"] = w.open_word(s)
        if s.chance(0.12):
            kind = "anything"
    if "{o}" in slots:
        slots["{O}"] = "the" if slots["{o}"] == "the" else "your"
    key, query = family.key, family.query
    for slot, word in slots.items():
        key, query = key.replace(slot, word), query.replace(slot, word)
    return Fact(family, key, w.value(s, kind), kind, query, tuple(slots.items()))


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
