"""Everything that is neither a fact nor about the app: small talk, chatter, requests beyond the guide, gibberish."""

from __future__ import annotations

import re
import string

from . import values
from . import words as w
from .facts import capital
from .words import Source

BEYOND = "I am only the small guide, so I cannot do that. Load a bigger model with the model picker for this."
UNCLEAR = "I did not understand that. I am only the small guide; a bigger model from the model picker may."
CHAT = "I see. Tell me what I should remember."
UNKNOWN = "I do not know that yet. Tell me, and I will remember it."
NOTHING_TOLD = "You have not told me anything yet."

_TEXTS = w.texts("talk")
#: Questions about the talk itself, with a fixed answer each.
SMALL_TALK = tuple((w.cut(data["say"]), str(data["answer"])) for data in _TEXTS["small_talk"])
REQUESTS = w.cut(_TEXTS["beyond"])
CHATTER = w.cut(_TEXTS["chatter"])
BEFORE = w.cut(_TEXTS["before"])
AFTER = w.cut(_TEXTS["after"])
BEFORE_QUESTION = w.cut(_TEXTS["before_question"])
LIST_ALL = w.cut(_TEXTS["list_all"])
_SLOTS = {
    "{t}": "talk_things", "{u}": "talk_things", "{c}": "countries", "{b}": "countries", "{f}": "famous", "{k}": "programs",
    "{l}": "languages", "{p}": "tech", "{d}": "foods",
}  # fmt: skip
_CHATTER_SLOTS = (
    ("{T}", "when"), ("{W}", "who"), ("{d}", "did"), ("{d}", "did"), ("{x}", "what"), ("{y}", "what"), ("{f}", "feel"),
    ("{g}", "feel"), ("{e}", "weather"),
)  # fmt: skip


def beyond(s: Source) -> tuple[str, str]:
    """A request that only a bigger model can fulfil."""
    text = s.phrase(REQUESTS)
    for slot, words in _SLOTS.items():
        if slot in text:
            text = text.replace(slot, s.word(words))
    return text.replace("{n}", str(s.rng.randint(2, 999))).replace("{m}", str(s.rng.randint(2, 999))), BEYOND


def unclear(s: Source) -> tuple[str, str]:
    """Keys hit at random."""
    r = s.rng
    kind = r.random()
    if kind < 0.5:
        letters = string.ascii_lowercase * 3 + string.digits + ";,.-#+?!"
        words = ("".join(r.choice(letters) for _ in range(r.randint(2, 9))) for _ in range(r.randint(1, 6)))
        return " ".join(words), UNCLEAR
    if kind < 0.75:
        return "".join(r.choice(string.punctuation) for _ in range(r.randint(1, 12))), UNCLEAR
    return r.choice("asdfjklqwer") * r.randint(3, 20), UNCLEAR


def small_talk(s: Source) -> tuple[str, str]:
    """A greeting, thanks, and the like."""
    forms, answer = s.rng.choice(SMALL_TALK)
    return s.phrase(forms), answer


def _thing(s: Source) -> str:
    r = s.rng
    x = r.random()
    if x < 0.25:
        return s.word("what")
    noun = values.noun(s) if s.chance(0.3) else s.word(r.choice(["nouns", "goods", "events", "animals", "foods", "kept"]))
    if x < 0.45:
        noun = f"{s.word('feel')} {noun}"
    return f"{r.choice(['the', 'the', 'a', 'this', 'that', 'some', 'every', 'another'])} {noun}"


def _clause(s: Source) -> str:
    r = s.rng
    who = s.word("who") if s.chance(0.5) else _thing(s)
    x = r.random()
    if x < 0.5:
        # What somebody of mine does is no fact to remember, however often facts begin like that.
        who = f"{r.choice(['my', 'our', 'our', 'his'])} {s.word(r.choice(['roles', 'named_things', 'nouns']))}" if s.chance(0.4) else who
        return f"{who} {s.word('verbs' if x < 0.35 else 'did')} {_thing(s)}"
    if x < 0.65:
        return f"{who} {r.choice(['seemed', 'felt', 'looked', 'became', 'turned out', 'sounded'])} {s.word('feel')}"
    if x < 0.75:
        return f"{r.choice(['it was', 'that was', 'everything was', 'it felt', 'things were'])} {s.word('feel')}"
    if x < 0.85:
        return f"{who} {s.word('verbs')} {_thing(s)} {r.choice(['near', 'with', 'for', 'under', 'after', 'without'])} {_thing(s)}"
    if x < 0.93:
        return f"there {r.choice(['was', 'is'])} {r.choice(['nothing', 'not much', 'something', 'always something'])} {s.word('feel')} about {_thing(s)}"
    return s.word("weather")


def free_sentence(s: Source) -> str:
    """A sentence of chatter from a grammar, wider than the phrasings of the file."""
    r = s.rng
    text = _clause(s)
    x = r.random()
    if x < 0.3:
        text += r.choice([" and ", ", but ", " because ", " while ", ", so ", " when ", " although "]) + _clause(s)
    if s.chance(0.35):
        text = s.word(r.choice(["when", "adverbs"])) + r.choice([" ", ", "]) + text
    if s.chance(0.2):
        text += " " + s.word("adverbs").lower()
    return capital(text) + "."


def sentence(s: Source) -> str:
    """One sentence of chatter."""
    if not s.held_phrasings and s.chance(0.5):
        return scrambled(s, free_sentence(s))
    text = s.phrase(CHATTER)
    for slot, words in _CHATTER_SLOTS:
        if slot in text:
            text = text.replace(slot, s.word(words), 1 if slot == "{d}" else -1)
    return scrambled(s, capital(text))


def scrambled(s: Source, text: str) -> str:
    """In training, mostly with other words in some places: nothing to remember in whatever words it is said.

    Otherwise the words of the lists mean chatter, and all others a fact.
    """
    if s.held_phrasings or s.chance(0.2):
        return text
    share = s.rng.choice((0.1, 0.2, 0.35, 0.5))
    return _WORDS.sub(lambda found: _other(s, found[0]) if s.chance(share) else found[0], text)


_WORDS = re.compile(r"(?<!')\b[A-Za-z]{2,}\b(?!')")


def _other(s: Source, word: str) -> str:
    x = s.rng.random()
    if x < 0.55:
        other = w.filler(s)
    elif x < 0.8:
        other = w.open_word(s)
    else:
        return values.person(s) if x < 0.88 else values.name(s) if x < 0.94 else values.anything(s)
    return capital(other) if word[0].isupper() else other


def chatter(s: Source, low: int = 1, high: int = 3) -> str:
    """A few sentences without anything to remember."""
    return " ".join(sentence(s) for _ in range(s.rng.randint(low, high)))
