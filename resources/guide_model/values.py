"""Values: names, places, dates, codes, and all else that a fact can say."""

from __future__ import annotations

import string
from collections.abc import Callable

from .words import MONTHS, WEEKDAYS, Source, invented


def name(s: Source) -> str:
    """A proper name: known, invented, or two words."""
    x = s.rng.random()
    if x < 0.42:
        return s.word("names")
    if x < 0.82:
        return invented(s).capitalize()
    if x < 0.92:
        return f"{s.word('names')} {invented(s).capitalize()}"
    return title(s)


def person(s: Source) -> str:
    """A first name, sometimes with a family name."""
    first = s.word("people") if s.chance(0.65) else invented(s, 2, 3).capitalize()
    return f"{first} {invented(s).capitalize()}" if s.chance(0.2) else first


def title(s: Source) -> str:
    """A title of two words."""
    return f"{s.word('adjectives').capitalize()} {s.word('title_nouns').capitalize()}"


def number(s: Source) -> str:
    """A number of two to five digits."""
    r = s.rng
    return str(
        r.choice([r.randint(2, 99), r.randint(100, 999), r.randint(1, 99) * 100, r.randint(1000, 99999)])
    )


def small(s: Source) -> str:
    """A small count."""
    return str(s.rng.randint(2, 60))


def date(s: Source) -> str:
    """A day, with or without year or weekday."""
    r = s.rng
    day = f"{r.choice(MONTHS)} {r.randint(1, 28)}"
    x = r.random()
    if x < 0.6:
        return day
    if x < 0.72:
        return f"{r.choice(WEEKDAYS)}, {day}"
    if x < 0.82:
        return f"{day}, {r.randint(2020, 2035)}"
    if x < 0.9:
        return f"{r.randint(1, 28)} {r.choice(MONTHS)}"
    return r.choice(WEEKDAYS)


def clock(s: Source) -> str:
    """A time of day."""
    r = s.rng
    if r.random() < 0.5:
        return f"{r.randint(0, 23)}:{r.choice(['00', '15', '30', '45', '05', '20'])}"
    return f"{r.randint(1, 12)} {r.choice(['am', 'pm'])}"


def code(s: Source) -> str:
    """A code: digits, or letters and digits."""
    r = s.rng
    digits = "".join(r.choice(string.digits) for _ in range(r.choice([3, 4, 4, 4, 5, 6])))
    letters = "".join(r.choice(string.ascii_uppercase) for _ in range(r.randint(1, 3)))
    x = r.random()
    if x < 0.45:
        return digits
    if x < 0.75:
        return f"{letters}-{digits[:4]}"
    return f"{letters}{digits[:3]}" if x < 0.9 else f"{invented(s)}{digits[:2]}"


def price(s: Source) -> str:
    """An amount of money."""
    r = s.rng
    amount = r.choice([r.randint(2, 999), r.randint(1, 90) * 100, r.randint(1, 90) * 1000])
    return r.choice([f"{amount} euros", f"{amount} dollars", f"${amount}", f"{amount} pounds"])


def duration(s: Source) -> str:
    """A length of time."""
    return f"{s.rng.randint(2, 50)} {s.rng.choice(['days', 'weeks', 'months', 'hours', 'minutes', 'years'])}"


def version(s: Source) -> str:
    """A version number."""
    return ".".join(str(s.rng.randint(0, 14)) for _ in range(s.rng.choice([2, 3])))


def email(s: Source) -> str:
    """An e-mail address."""
    return f"{invented(s)}@{s.word('mail_domains')}"


def url(s: Source) -> str:
    """A web address."""
    return f"{invented(s)}.{s.word('mail_domains')}"


def phone(s: Source) -> str:
    """A telephone number."""
    r = s.rng
    return (
        f"{r.randint(100, 999)}-{r.randint(1000, 9999)}"
        if r.random() < 0.5
        else f"0{r.randint(10000, 9999999)}"
    )


def street(s: Source) -> str:
    """A street with a number."""
    kind = s.rng.choice(["Street", "Road", "Lane", "Avenue"])
    return f"{s.rng.randint(1, 199)} {s.rng.choice([s.word('names'), invented(s).capitalize()])} {kind}"


def size(s: Source) -> str:
    """A measure."""
    return f"{s.rng.randint(2, 950)} {s.rng.choice(['meters', 'kilometers', 'kilograms', 'liters', 'pages', 'degrees'])}"


def place(s: Source) -> str:
    """Where a thing is kept."""
    noun = s.word("nouns")
    return s.rng.choice([noun, f"{s.word('colors')} {noun}", f"{noun} of {s.word('people')}"])


def tool_or_name(s: Source) -> str:
    """What was decided on."""
    return s.word("tech") if s.chance(0.6) else s.rng.choice([s.word("colors"), name(s)])


def title_or_name(s: Source) -> str:
    """What somebody works on."""
    return title(s) if s.chance(0.4) else name(s)


def subject(s: Source) -> str:
    """What somebody studies."""
    return s.word("subjects")


def likable(s: Source) -> str:
    """What somebody likes."""
    return s.word(s.rng.choice(["foods", "foods", "hobbies"]))


def somebody(s: Source) -> str:
    """The first name of a third person."""
    return s.word("people") if s.chance(0.7) else invented(s).capitalize()


def noun(s: Source) -> str:
    """A thing, sometimes one that nobody has heard of."""
    return s.word("nouns") if s.chance(0.7) else invented(s)


def aspect(s: Source) -> str:
    """A property, sometimes one that nobody has heard of."""
    return s.word("aspects") if s.chance(0.85) else invented(s)


def owner(s: Source) -> str:
    """Whose it is."""
    return s.rng.choice(["the", "the", "my", "our"])


def roles_and_pets(s: Source) -> str:
    """Somebody of mine, on two legs or four."""
    return s.word(s.rng.choice(["roles", "pets"]))


def anything(s: Source) -> str:
    """A value of any kind."""
    return value(s, s.rng.choice(_ANYTHING))


_ANYTHING = (
    "name",
    "person",
    "number",
    "date",
    "clock",
    "code",
    "price",
    "duration",
    "title",
    "size",
    "cities",
    "colors",
    "tech",
)
_MAKERS: dict[str, Callable[[Source], str]] = {
    make.__name__: make
    for make in (
        invented, name, person, title, number, small, date, clock, code, price, duration, version, email, url, phone,
        street, size, place, tool_or_name, title_or_name, subject, likable, somebody, noun, aspect, owner,
        roles_and_pets, anything,
    )
}  # fmt: skip


#: How many of a sort may come up again.
_MOST_KNOWN = 4
#: Kinds that come up again in a session, and which of them are of one sort; codes and dates rarely come twice.
_SORTS = {
    "somebody": "people", "person": "people", "roles_and_pets": "roles", "named_things": "named", "name": "names",
    "title_or_name": "names", "likable": "foods",
} | {kind: kind for kind in "roles cities jobs foods hobbies tech events kept place colors".split()}  # fmt: skip


def value(s: Source, kind: str) -> str:
    """A value: made by the function of that name, or drawn from the list of that name."""
    known = s.spoken_of.setdefault(_SORTS[kind], []) if s.again and kind in _SORTS else None
    if known and s.chance(s.again):
        return s.rng.choice(known)
    made = _MAKERS[kind](s) if kind in _MAKERS else s.word(kind)
    if known is not None:
        known.append(made)
        del known[:-_MOST_KNOWN]
    return made
