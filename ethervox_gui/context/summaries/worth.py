"""What a sentence of a chat is worth when room is short, in any language.

No language is known here, except for the short words by which people speak of themselves.  What is usual is
learned from the chat: frequent words are what its language is built of, a rare word is what a sentence is
about.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from functools import cached_property
from typing import Final, Self

from ethervox_gui.context.language.code import ends_as_prose, is_line_of_code
from ethervox_gui.context.language.corrections import (
    corrects,
    denies,
    replaces,
    takes_back,
    tells_a_change,
)
from ethervox_gui.context.language.forms.remarks import asks_politely, remarks_on_the_talk
from ethervox_gui.context.language.forms.text_tasks import is_text_task
from ethervox_gui.context.language.oneself import OF_ONESELF, speaks_of_oneself
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.small_talk import is_courtesy, is_small_talk
from ethervox_gui.context.language.speakers import without_quotations
from ethervox_gui.context.language.wishing import (
    TASKS,
    WISHING,
    is_wish_in_the_east,
    may_ask_for_something,
    names_something,
    states_in_japanese,
    wishes_at_first,
)
from ethervox_gui.context.language.words import HANGUL, UNSPACED, words
from ethervox_gui.context.summaries.importance import importance_in_english
from ethervox_gui.context.turns.turns import Role

#: Its letters write articles, prepositions and pronouns onto the words that they belong to.
_ARABIC: Final = re.compile("[\u0600-\u06ff]")
_SOUTHERN: Final = re.compile(rf"[{UNSPACED}]")

#: "Give me", "erzähl mir": behind the first word these ask for something.
_OBJECTS: Final = "me mir uns us moi mij mig meg mi mnie nam mne mně мне нам bana bize nekem"
_TO_ME: Final = frozenset(_OBJECTS.split())

#: "Let us take the train" proposes, and asks nobody for something.
_PROPOSALS: Final = frozenset((("let", "us"), ("lass", "uns"), ("lasst", "uns"), ("lassen", "uns")))

#: Verbs that hardly any request has behind its first word, which is what is spoken of: "Jasna is allergic".
_SAYS_OF_IT: Final = frozenset(
    words("""
    is are was were has had will ist sind war waren hat hatte wird est sont était avait sera es está están era
    eran tiene tienen tenía sono ha hanno aveva sarà é são tem têm tinha foi jest są był była było miał miała
    isn't aren't wasn't weren't hasn't hadn't
    """)
)
#: What such a short sentence is of that only answers, or points: "That is right", "C'est bien".
_POINTS: Final = frozenset(words("there here these those ce ceci ici voilà aquí ahí qui ecco aqui tu tam"))

#: With these people only come to what they want.
_FILLERS: Final = frozenset(
    words("""
    ok okay alright great good fine cool super so then now well also and but gut dann jetzt nun also und aber
    bon alors donc et maintenant vale bueno entonces ahora y allora bene ora poi e então agora ну тогда
    теперь а
    """)
)
#: Words before "the" and "a" with which no request begins: "En el ensayo falló la codificación".
_NO_VERBS: Final = frozenset(
    words("""
    in on at under behind above below near before after since until during without despite between beside
    im am auf unter hinter über vor nach seit bis während ohne trotz zwischen neben bei mit für aus
    dans sur sous derrière avant après depuis pendant malgré entre chez avec pour à en de sin sobre bajo tras
    antes después desde hasta durante según con por para su sotto dopo prima dal nel sul senza da di tra fra
    em no na nos nas sob após até sem w na pod za przed po od do bez między u z
    he's she's they're there's here's
    """)
)
#: And with these none that says that something is another way now: "So now it's a barn".
_IT_IS: Final = frozenset(words("it's that's that"))
#: So many words at least are a sentence rather than what is to be done otherwise: "With the same tone".
_N_WHOLE: Final = 7
#: What stands around a quotation.
_AROUND_QUOTED: Final = " :,.：，"

#: What a sentence has that nothing is known of, and what is added and taken away.
_BASE: Final = 0.35
_SELF_WORTH: Final = 0.15
_NUMBER: Final = 0.2
_RARE: Final = 0.2
_USUAL_BEGINNING: Final = 0.1
_ENGLISH: Final = 0.25
_TO_ME_WORTH: Final = 0.3
_NAMES_ONESELF: Final = 0.05
_WISH: Final = 0.12
#: Their forms say it more clearly, and of the other signs most are seen in words with spaces only.
_WISH_IN_THE_EAST: Final = 0.42
_UNUSUAL_BEGINNING: Final = 0.05
_BEGINS_WITH_A_VERB: Final = 0.2
_SHORT: Final = 0.15
_N_SHORT: Final = 3
#: In Russian and its kin, and in Korean, without articles and often without a pronoun, three words tell as
#: much as five in English: "Вечером варил борщ", "렌터카는 전기차로 예약했어요".
_TERSE: Final = re.compile(f"[\u0400-\u04ff{HANGUL}]")
_N_SHORT_WHERE_TERSE: Final = 2
#: What states something by its form.
_STATES: Final = 0.06
_CALL: Final = 0.15

#: In a language of which no list has a word: a name in it, a first word that stands inside no sentence (of
#: these many ask for something), and its length in words, up to the longest; the rest keeps the middle.
#: Measured on the choosing sets with all lists taken away, as areas under the curve without and with these:
#: English 0.93 and 0.99, German 0.86 and 0.97, Spanish 0.86 and 0.95; on eleven others 0.92 and 0.95.
#: In Arabic, whose small words are written onto others, the length says nothing (0.88 with it, 0.92 without).
_NAME_INSIDE: Final = 0.1
_STANDS_FIRST_ALONE: Final = 0.1
_LENGTH: Final = 0.1
_LONGEST: Final = 12
_MIDDLE: Final = 0.08
#: A list knows the language where it has a word of any text; of fewer texts than these nobody can tell.
_ENOUGH_TEXTS: Final = 8

#: From this on a user's sentence may tell something; below it asks for something, or says nothing.
TELLS: Final = 0.42
#: From this on it does.  In between it is kept only while there is room.
TELLS_SURELY: Final = 0.55

#: Of a reply's sentence: it has less than what any user told.
_REPLY_BASE: Final = 0.05

#: What is no whole sentence, such as an ingredient or a heading, has less than any sentence of its reply.
_NO_SENTENCE: Final = 0.1

#: What the heading of a paragraph begins with tells no number either: "§ 8 House rules."
_PARAGRAPH: Final = re.compile(
    r"\s*(?:§+|#{1,6}|art(?:\.|icles?|ikel|ículo|icolo|igo)?|sections?|clause|chapter|abschnitt|kapitel"
    r"|chapitre|cap[íi]tulo|раздел|глава|статья|пункт)\s*\d+[\d.]*[\s:]|第\s*[\d一二三四五六七八九十百]+\s*[条條章节節]",
    re.IGNORECASE,
)

#: What an item of a list begins with is not a number that a model tells.  A user's may be: "24. Dezember".
_MARK: Final = re.compile(r"\s*(?:[-*+•]|\(?\d{1,3}[.)])\s+")

#: The share of words with a capital letter where no sentence begins, from which on that is no sign of a name.
_NOUNS_ARE_LARGE: Final = 0.2
_ENOUGH_WORDS: Final = 40


class _Text:
    """What one text adds to what is usual."""

    def __init__(self, text: str) -> None:
        self.text = text
        said = words(text)
        self.words = frozenset(said)
        inside = [word for before, word in _inside(text) if before]
        self.large = frozenset(word.casefold() for word in inside if word[0].isupper())
        self.n_inside, self.n_large = len(inside), sum(word[0].isupper() for word in inside)

    @cached_property
    def is_listed(self) -> bool:
        """Whether the short lists of words here have some of it."""
        known = (OF_ONESELF, WISHING, _TO_ME)
        return speaks_of_oneself(self.text) or not all(map(self.words.isdisjoint, known))


class Usual:
    """What is usual in a chat, by the texts of its turns.

    Those that are ``asked`` (questions, and replies to them) make no word less rare: somebody who is asked
    about again and again is no less worth knowing of.
    """

    def __init__(self, texts: Iterable[str], asked: Container[str] = frozenset()) -> None:
        self._take(map(_Text, texts), asked)

    @classmethod
    def _of(cls, texts: Iterable[_Text], asked: Container[str]) -> Self:
        made = cls.__new__(cls)
        made._take(texts, asked)
        return made

    def _take(self, texts: Iterable[_Text], asked: Container[str]) -> None:
        self._n = 0
        self._with: Counter[str] = Counter()
        self._told_with: Counter[str] = Counter()
        self._large: set[str] = set()
        self._texts: list[str] = []  # as long as no list has any of their words
        self._inside: set[str] | None = None
        n_inside = n_large = 0
        is_listed = False
        for text in texts:
            self._n += 1
            self._with.update(text.words)
            if text.text not in asked:
                self._told_with.update(text.words)
            self._large |= text.large
            if not is_listed:
                self._texts.append(text.text)
                is_listed = text.is_listed
            n_inside += text.n_inside
            n_large += text.n_large
        #: Whether a capital letter inside a sentence is a sign of a name: not where all nouns have one.
        self.names_are_large = n_inside < _ENOUGH_WORDS or n_large < _NOUNS_ARE_LARGE * n_inside
        #: Whether the short lists of words here have some of this language.
        self.is_listed = is_listed or self._n < _ENOUGH_TEXTS

    def rarity(self, word: str) -> float:
        """0 for a word of every turn, 1 for one of a single turn."""
        count = self._told_with[word]
        return 1.0 - math.log(max(count, 1)) / math.log(self._n) if self._n > 1 else 0.5

    def is_name(self, word: str) -> bool:
        """Whether it had a capital letter inside a sentence, where that is a sign of a name."""
        return self.names_are_large and word in self._large

    def stands_inside(self, word: str) -> bool:
        """Whether it stands inside a sentence somewhere, and not only before all others.

        Known only where the language is not listed.
        """
        if self._inside is None:
            said = (words(sentence) for text in self._texts for sentence in sentences(text))
            self._inside = {word for sentence in said for word in sentence[1:]}
        return word in self._inside

    def is_common(self, word: str) -> bool:
        """Whether the language seems to be built of it: it stands in many turns."""
        return self._with[word] >= max(3, 0.15 * self._n)


class Usuals:
    """Tells again and again what is usual in the newest texts of a chat; those that stay are read once."""

    def __init__(self) -> None:
        self._read: dict[str, _Text] = {}
        self._last: tuple[list[str], frozenset[str], Usual] | None = None

    def of(self, texts: Iterable[str], asked: frozenset[str] = frozenset()) -> Usual:
        """As :class:`Usual`.  Other texts than these are forgotten."""
        now = [*texts]
        if self._last is None or self._last[:2] != (now, asked):
            before = self._read
            self._read = {text: before.get(text) or _Text(text) for text in dict.fromkeys(now)}
            self._last = now, asked, Usual._of((self._read[text] for text in now), asked)
        return self._last[2]


def worth_of_told(sentence: str, usual: Usual) -> float:
    """What a user's sentence is worth: 0 for a question, below :data:`TELLS` for a request or a greeting."""
    said = words(sentence)
    if asks(sentence) or not said or is_small_talk(sentence) or remarks_on_the_talk(sentence):
        return 0.0
    if is_text_task(sentence):
        return 0.0  # what is to be translated tells nothing
    own = without_quotations(sentence)
    if own != sentence and asks(own.strip(_AROUND_QUOTED)):
        return 0.0
    begun = _behind_fillers(said)
    if own != sentence and wishes_at_first(begun[0]) and words(own):
        return worth_of_told(own, usual)  # what is to be rewritten tells nothing
    behind_mark = words(_PARAGRAPH.sub("", sentence, count=1))
    has_number = any(map(_has_digit, behind_mark))
    of_oneself = speaks_of_oneself(own)
    worth = _BASE + _ENGLISH * (importance_in_english(Role.USER, sentence) - _BASE)
    worth += _RARE * _mean_rarity(said, usual)
    tells_number = has_number and (of_oneself or begun[0] not in TASKS)
    worth += _NUMBER * tells_number + _SELF_WORTH * of_oneself
    if is_wish_in_the_east(sentence):
        worth -= _WISH_IN_THE_EAST
    elif states_in_japanese(sentence):
        worth += _STATES
    elif wishes_at_first(begun[0]):
        worth -= _WISH
    to_me = len(begun) > 1 and begun[1] in _TO_ME and begun[0] not in OF_ONESELF
    may_ask = to_me and may_ask_for_something(begun[0], begun[1])
    if (to_me and not may_ask) or any(word in _TO_ME for word in begun[2:]):
        worth += _NAMES_ONESELF
    asks_so = asks_politely(sentence) and not of_oneself
    if asks_so or (may_ask and (begun[0], begun[1]) not in _PROPOSALS):
        worth -= _TO_ME_WORTH
    if usual.is_common(begun[0]) or begun[0] in OF_ONESELF or usual.is_name(begun[0]):
        worth += _USUAL_BEGINNING
    elif not _SOUTHERN.match(sentence):  # "write a", "décris la", "escribe una": few turns begin so
        second = begun[1] if len(begun) > 1 else ""
        begins_so = usual.is_common(second) and second not in OF_ONESELF and second not in _SAYS_OF_IT
        begins_so &= not _begins_as_no_request(sentence, begun)
        worth -= _BEGINS_WITH_A_VERB if begins_so else _UNUSUAL_BEGINNING
    n_short = _N_SHORT_WHERE_TERSE if _TERSE.search(sentence) else _N_SHORT
    if len(behind_mark) <= n_short and not has_number and not of_oneself and not _says_how_it_is(said):
        worth -= _SHORT
    if sentence.rstrip().endswith(("!", "！")):
        worth -= _CALL
    if not usual.is_listed:
        worth += _without_lists(sentence, said, usual)
    if takes_back(sentence) or replaces(sentence):
        worth = max(worth, TELLS)  # else what was taken back, or replaced, would stand there alone
    if any(map(str.isnumeric, sentence)) and (denies(sentence) or corrects(sentence)):
        worth = max(worth, TELLS_SURELY)  # and so would a wrong date
    return round(min(max(worth, 0.01), 1.0), 3)


def worth_of_replied(sentence: str, usual: Usual) -> float:
    """What a sentence of a reply is worth: 0 for a question, an exclamation, or what a model says of itself.

    That leaves out greetings, refusals, apologies and offers; results speak of something else.  Lines of
    programs are worth nothing, and items of lists less than sentences.
    """
    mark = _MARK.match(sentence)
    sentence = sentence[mark.end() :] if mark is not None else sentence
    said = words(sentence)
    end = sentence.rstrip()[-1:]
    if asks(sentence) or not said or end in "!！:：" or len(said) <= _N_SHORT or speaks_of_oneself(sentence):
        return 0.0
    if (
        is_line_of_code(sentence)
        or is_small_talk(sentence)
        or is_courtesy(sentence)
        or (len(said) > 1 and said[1] in _TO_ME)
    ):  # "let me know", "tell me more"
        return 0.0
    number = 0.1 * any(map(_has_digit, said))
    worth = _REPLY_BASE + number + 0.1 * _mean_rarity(said, usual)
    return round(worth if ends_as_prose(sentence) else _NO_SENTENCE * worth, 3)


# ---- inside ----------------------------------------------------------------------------------------


def _has_digit(word: str) -> bool:
    return any(map(str.isdigit, word))


def _behind_fillers(said: Sequence[str]) -> Sequence[str]:
    """The words of a sentence without those before its beginning: "ok, then plan the trip"."""
    n_fillers = next((place for place, word in enumerate(said) if word not in _FILLERS), 0)
    return said[n_fillers:]


def _begins_as_no_request(sentence: str, begun: Sequence[str]) -> bool:
    """Whether the first words of a sentence are none of a request, though an article follows the first.

    "In a short paragraph, describe the sea" is one all the same, and so are a few words: "In a table".
    """
    if begun[0] in _IT_IS:
        return tells_a_change(sentence)
    return begun[0] in _NO_VERBS and len(begun) >= _N_WHOLE and not any(map(wishes_at_first, begun))


def _says_how_it_is(said: Sequence[str]) -> bool:
    """Whether a few words say of something that they name how it is: "Rent is due", not "That is right"."""
    return (
        len(said) >= _N_SHORT
        and said[1] in _SAYS_OF_IT
        and names_something(said[0])
        and said[0] not in _POINTS
    )


def _without_lists(sentence: str, said: Sequence[str], usual: Usual) -> float:
    """What is added where nobody knows by which words people speak of themselves or ask for something."""
    worth = _MIDDLE
    if not _ARABIC.search(sentence):
        worth -= _LENGTH * min(len(said), _LONGEST) / _LONGEST
    if usual.names_are_large and any(follows and word[0].isupper() for follows, word in _inside(sentence)):
        worth += _NAME_INSIDE
    return worth if usual.stands_inside(said[0]) else worth - _STANDS_FIRST_ALONE


def _mean_rarity(said: Sequence[str], usual: Usual) -> float:
    """How rare the rarer half of the words is."""
    found = sorted((usual.rarity(word) for word in said), reverse=True)[: max(len(said) // 2, 1)]
    return sum(found) / len(found)


def _inside(text: str) -> Iterable[tuple[bool, str]]:
    """The longer words of a text, each with whether a small word stands before it: it begins no sentence."""
    before = ""
    for match in re.finditer(r"[^\W\d_]+", text):
        word = match.group()
        follows = bool(before) and text[match.start() - 1 : match.start()] == " " and before.islower()
        if len(word) > 3 or follows:
            yield follows and text[max(match.start() - 2, 0)] not in ".!?:;", word
        before = word
