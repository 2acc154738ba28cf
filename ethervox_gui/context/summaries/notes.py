"""Notes: short lines, each with who said it and in which turn, from which summaries are made.

Users' own sentences are enough to make them, in any language; a model may write better ones.  A summary
is the notes of what leaves, merged with those before: corrections replace what they correct, nothing is said
twice, and when room is short the least important goes, but never what was told last.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise, zip_longest
from operator import itemgetter
from typing import Final, NamedTuple

from ethervox_gui.context.calls.any_tool import said_before_call
from ethervox_gui.context.calls.guide_calls import parse_call
from ethervox_gui.context.language.code import ends_as_prose, without_code
from ethervox_gui.context.language.corrections import corrects, denies, moves_another, takes_away, takes_back
from ethervox_gui.context.language.forms.lists import with_lists_in_lines
from ethervox_gui.context.language.forms.paragraphs import with_numbers, without_number
from ethervox_gui.context.language.forms.text_tasks import behind_text_task
from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.pieces import clauses
from ethervox_gui.context.language.questions.answers import is_short_answer, question_at_end
from ethervox_gui.context.language.questions.asking import asks_for_told
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.speakers import attributed, in_quotations, letters
from ethervox_gui.context.language.wishing import wants
from ethervox_gui.context.language.words import words
from ethervox_gui.context.summaries.comparison import SAME_WORDS, Comparison, Line
from ethervox_gui.context.summaries.completeness import NEWEST
from ethervox_gui.context.summaries.extract import (
    all_sentences_of,
    goes_in_circles,
    lines_of,
    says_something,
    sentences_of,
    without_verse,
)
from ethervox_gui.context.summaries.found_out import found_out
from ethervox_gui.context.summaries.note import LONGEST, Note, parse_line
from ethervox_gui.context.summaries.summary import as_message
from ethervox_gui.context.summaries.worth import (
    TELLS,
    TELLS_SURELY,
    Usual,
    worth_of_replied,
    worth_of_told,
)
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.context.turns.turns import Role, Turn

#: So many sentences of one message, and of its reply, may become notes.
_MOST_TOLD: Final = 6
_MOST_REPLIED: Final = 1
#: And so many of what tools said.
_MOST_FOUND_OUT: Final = 4
#: At most so many notes are compared with each other: the most important ones.
_MOST_COMPARED: Final = 300
#: A word of more than this share of the notes says nothing about what one is about.
_COMMON: Final = 0.25
#: So much of two notes is the same, from their beginning, where the second says otherwise of the same.
_SAME_BEGINNING: Final = 0.5
_ABOUT: Final = 0.5
#: So many words at least tell what numbers are of, where others stand with other words besides.
_N_ABOUT: Final = 2
#: A little more is kept of what is newer.
_NEWER: Final = 0.05
#: Words of so many letters say little of what is spoken of, in the letters of the West.
_N_SMALL: Final = 3
#: And of a correction, for it to stay longer than what it corrects.
_STAYS_LONGER: Final = 0.001
#: Words of a name that say nothing of it: "my sister's name is Olga", "your sister is called Olga".
_NAMING: Final = re.compile(r"['’]s\b|\b(?:called|named?)\b", re.IGNORECASE)
#: Code, also where the reply ended in it, and the rows of tables: a line of either says nothing alone.
#: Behind the backticks of a fence no other may stand on its line: that is code within a sentence.
_NO_PROSE: Final = re.compile(
    r"^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n.*?(?:^[ \t]*\1[`~]*[ \t]*$|\Z)|\Z)|^[ \t]*\|[^\n]*",
    re.MULTILINE | re.DOTALL,
)

#: Behind what a reply that was cut short left half said; half an item of a list is left out.
_CUT: Final = "…"
_ITEM: Final = re.compile(r"\(?\d{1,3}[.)]\s")

#: What keeps a note in a full summary: whether nothing may take it out, whether it is surely told, whether
#: the user said it, and what it is worth.
Worth = tuple[bool, bool, bool, float]


def notes_of(
    exchange: Sequence[Turn], usual: Usual, reply_before: str = "", cut: Collection[int] = ()
) -> list[Note]:
    """What of an exchange is worth keeping, in its own sentences: what the user told, or else a result.

    With either what another program's tools found out: once their calls leave it stands nowhere else.  A
    short answer to what the ``reply_before`` asked tells something, of however few words it is.  ``cut`` are
    the ids of replies that something else ended than the model: half a sentence is no result of theirs, and
    where they have no other it shows that it is half.
    """
    told = [note for turn in exchange if turn.role is Role.USER for note in _told(turn, usual)]
    if not told and exchange and exchange[0].role is Role.USER and question_at_end(answer_of(reply_before)):
        told = _answers(exchange[0], usual)
    kept = _best(told, _MOST_TOLD) or _best_replied(exchange, usual, cut)
    return [*kept, *_best(found_out(exchange, usual), _MOST_FOUND_OUT)]


def question_for(reply: Turn, answer: str) -> list[Note]:
    """What a reply asked that an ``answer`` cannot be understood without; none where it can."""
    question = question_at_end(answer_of(reply.text)) if is_short_answer(answer) else ""
    return [Note(Role.ASSISTANT, question, reply.turn_id, 0.0)] if question else []


def earlier_notes(text: str, usual: Usual, known: Callable[[Role, str], Note | None]) -> list[Note]:
    """The notes that a summary is made of; ``known`` says what is still known of a speaker's line."""
    found: list[Note] = []
    for line in lines_of(text):
        speaker, said = parse_line(line)
        note = known(speaker, said)
        if note is None:
            weigh = worth_of_told if speaker is Role.USER else worth_of_replied
            note = Note(speaker, said, worth=weigh(said, usual))
        found.append(note)
    return found


def merged(
    earlier: Sequence[Note], new: Sequence[Note], max_tokens: int, count_tokens: Callable[[str], int]
) -> str:
    """A summary of at most ``max_tokens`` out of the notes before and those of what leaves now.

    What leaves may have left before, and come back: what was said since counts, wherever it stands.
    """
    notes = _without_old_news(_as_said([*earlier, *new]))
    told = set(filter(_is_sure, notes))
    recent = set(new)
    safe = set(_told_last(note for note in notes if note in recent))
    order = {note: index for index, note in enumerate(notes)}

    def own_worth(note: Note) -> Worth:
        newer = _NEWER * order[note] / len(notes)
        return note in safe, note in told, note.speaker is Role.USER, note.worth + newer

    worths = _with_what_they_correct(notes, list(map(own_worth, notes)))
    for note, following in pairwise(notes):
        if _is_question(note) and following.speaker is Role.USER:
            worths[note] = (*worths[following][:-1], worths[following][-1] - _STAYS_LONGER)

    costs = {note: count_tokens(f"{note.line}\n") for note in notes}
    left, kept = sum(costs.values()), set(notes)

    def text() -> str:
        return "\n".join(note.line for note in notes if note in kept)

    for note in sorted(notes, key=worths.__getitem__):
        if left <= max_tokens and count_tokens(text()) <= max_tokens:
            break  # lines together can have more tokens than one by one
        kept.discard(note)
        left -= costs[note]
    return text()


# ---- inside ----------------------------------------------------------------------------------------


def _as_said(notes: Iterable[Note]) -> list[Note]:
    """The notes in the order in which they were said; one of an unknown turn stays behind another."""
    places: list[tuple[int, Note]] = []
    place = 0
    for note in notes:
        place = note.turn_id or place
        places.append((place, note))
    return [note for _, note in sorted(places, key=itemgetter(0))]


def _with_what_they_correct(notes: Sequence[Note], worths: Sequence[Worth]) -> dict[Note, Worth]:
    """What the notes are worth; a correction no less than what it corrects.

    Else there is room for "Our move is on 15 March" alone, and not for "No, on the 22nd" behind it.
    """
    found: dict[Note, Worth] = {}
    told: list[tuple[Note, frozenset[str]]] = []
    for note, own in zip(notes, worths, strict=True):
        worth, said = own, frozenset(words(note.text))
        if note.speaker is Role.USER:
            wrong = _corrected_by(note, said, told)
            if wrong is not None and found[wrong] > own:
                worth = (*found[wrong][:-1], found[wrong][-1] + _STAYS_LONGER)
            told.append((note, said))
        found[note] = worth
    return found


def _corrected_by(
    note: Note, said: frozenset[str], told: Sequence[tuple[Note, frozenset[str]]]
) -> Note | None:
    """Which of the notes before it a note of the user's seems to correct: of the same, or the last one."""
    if not told or not (denies(note.text) or corrects(note.text)):
        return None
    wrong, before = max(reversed(told), key=lambda one: _n_long(said & one[1]))
    return wrong if _n_long(said & before) or any(map(str.isnumeric, note.text)) else None


def _n_long(said: Iterable[str]) -> int:
    """How many of some words may say what is spoken of."""
    return sum(len(word) > _N_SMALL or not word.isascii() for word in said)


def _is_question(note: Note) -> bool:
    """Whether it is what a model asked, and the user answered."""
    return note.speaker is not Role.USER and asks(note.text)


def _is_sure(note: Note) -> bool:
    """Whether it says what a user told, and asks for nothing."""
    return note.speaker is Role.USER and (note.source == "model" or note.worth >= TELLS_SURELY)


def _told_last(notes: Iterable[Note]) -> list[Note]:
    """What users told last, which never goes."""
    return [note for note in notes if _is_sure(note)][-NEWEST:]


def _told(turn: Turn, usual: Usual) -> list[Note]:
    if parse_call(turn.text) is not None:
        return []
    found = [
        Note(Role.USER, text, turn.turn_id, worth_of_told(text, usual))
        for text in _said(behind_text_task(turn.text), usual)
        if len(text) <= LONGEST and not goes_in_circles(text)
    ]
    found = [note for note in found if note.worth >= TELLS]
    if len(found) <= _MOST_TOLD:
        return found
    # The number of a clause is none that is told: of a contract its amounts and dates are wanted.
    best = sorted(found, key=lambda note: -worth_of_told(without_number(note.text), usual))[:_MOST_TOLD]
    return [note for note in found if note in best]


def _answers(turn: Turn, usual: Usual) -> list[Note]:
    """A message that answers a question in a few words, as it is."""
    text = " ".join(turn.text.split())
    if not is_short_answer(text) or speaks_of_oneself(text) or parse_call(text) is not None:
        return []
    return [Note(Role.USER, text, turn.turn_id, max(TELLS, worth_of_told(text, usual)))]


def _said(text: str, usual: Usual) -> list[str]:
    """The sentences of a user's message, each with who says it: "Max: Right." names that of the next, too.

    Those of a mail are its sender's.
    """
    found: list[str] = []
    for name, part in letters(without_code(text)):
        longest = LONGEST - len(f"{name}: ") if name else LONGEST
        said = _sentences(part, longest)
        named = attributed(in_quotations(said), usual.is_common)
        own = [line for sentence, line in zip(said, named, strict=True) if says_something(sentence)]
        found += (f"{name}: {line}" for line in own) if name else own
    return found


def _sentences(text: str, longest: int) -> list[str]:
    """The sentences of a text, and its lists, each in a line.

    One that nobody ended is cut: people who dictate, or type without signs, tell much in one.
    """
    said: list[str] = []
    for heading, part in with_lists_in_lines(text, longest):
        if heading is None:
            whole = with_numbers(part, all_sentences_of) or all_sentences_of(part)
            said += [piece for one in whole for piece in clauses(one, longest)]
        elif not asks(heading):
            said.append(part)
    return said


def _replied(turn: Turn, following: Turn | None, usual: Usual, *, is_cut: bool) -> list[Note]:
    answered = following is not None and following.role is Role.TOOL
    before = said_before_call(turn.text, answered=answered)
    said = as_message(turn).text if before is None else before
    told = sentences_of(without_verse(_NO_PROSE.sub("\n", said)))
    half = told[-1] if is_cut and told and not ends_as_prose(told[-1]) else ""
    found = [
        Note(
            Role.ASSISTANT,
            f"{text}{_CUT}" if text == half else text,
            turn.turn_id,
            worth_of_replied(text, usual),
        )
        for text in told
        if len(text) <= LONGEST and not goes_in_circles(text) and not (text == half and _ITEM.match(text))
    ]
    return [note for note in found if note.worth > 0.0]


def _best_replied(exchange: Sequence[Turn], usual: Usual, cut: Collection[int]) -> list[Note]:
    if _only_repeats(exchange):
        return []
    replied = [
        note
        for turn, following in zip_longest(exchange, exchange[1:])
        if turn.role is Role.ASSISTANT
        for note in _replied(turn, following, usual, is_cut=turn.turn_id in cut)
    ]
    own = {
        text: Note(Role.USER, text, turn.turn_id, max(TELLS, worth_of_told(text, usual)))
        for turn in exchange
        if turn.role is Role.USER
        for text in sentences_of(turn.text)
    }
    # What a model only repeats was said by the user, whatever it was taken for; a wish that it repeats tells
    # nothing.
    best = [note for note in _best(replied, _MOST_REPLIED) if note.text not in own or not wants(note.text)]
    return [own.get(note.text, note) for note in best]


def _only_repeats(exchange: Sequence[Turn]) -> bool:
    """Whether the user asked for what was told in the chat, and a single sentence answered it.

    Where that is right, it says what stands in the notes already; otherwise it would stand there, beside what
    the user told, as if it were true.  A longer answer may have found something out: "Why does my car pull?"
    """
    if any(turn.role is Role.TOOL for turn in exchange):
        return False
    asked = [turn.text for turn in exchange if turn.role is Role.USER]
    replied = [
        one for turn in exchange if turn.role is Role.ASSISTANT for one in sentences(answer_of(turn.text))
    ]
    return bool(asked) and len(replied) <= 1 and all(map(asks_for_told, asked))


def _best(notes: Sequence[Note], most: int) -> list[Note]:
    best = sorted(dict.fromkeys(notes), key=lambda note: -note.worth)[:most]
    return [note for note in dict.fromkeys(notes) if note in best]


def _without_old_news(notes: Sequence[Note]) -> list[Note]:
    """Each note once, without those that a later one says again, or otherwise."""
    unique = list(dict.fromkeys(reversed(notes)))[::-1]
    if len(unique) > _MOST_COMPARED:
        best = set(sorted(unique, key=lambda note: -note.worth)[:_MOST_COMPARED])
        best.update(_told_last(unique))
        unique = [note for note in unique if note in best]
    compared = [_Compared.of(note) for note in unique]
    found = Counter(word for one in compared for word in one.words)
    common = {word for word, count in found.items() if count > max(2, _COMMON * len(unique))}
    kept: list[Note] = []
    for index, one in enumerate(compared):
        if not any(_is_said_since(one, other, common) for other in compared[index + 1 :]):
            kept.append(one.note)
    return _without_echoes(kept, common)


def _line(note: Note) -> Line:
    """What a note is about, however it says whose that is, and what it is called."""
    return Line.of(_NAMING.sub(" ", note.text))


def _without_echoes(notes: Sequence[Note], common: set[str]) -> list[Note]:
    """The notes without replies that only say what a user told, or tell it with some words more."""
    told = [note for note in notes if note.speaker is Role.USER]
    said = [frozenset(words(note.text)) - common for note in told]
    lines = [_line(note) for note in told]
    compare = Comparison(lines)

    def is_echo(note: Note) -> bool:
        if _is_question(note):
            return False
        if any(one and one <= set(words(note.text)) for one in said):
            return True
        line = _line(note)
        return bool(line.words) and any(
            compare.says(one, line) and compare.share(line.words, one.words) >= SAME_WORDS for one in lines
        )

    return [note for note in notes if note.speaker is Role.USER or not is_echo(note)]


class _Compared(NamedTuple):
    """A note, its words in order, each of them once, and whether a user takes something back with it."""

    note: Note
    said: list[str]
    words: frozenset[str]
    takes_back: bool

    @classmethod
    def of(cls, note: Note) -> _Compared:
        said = words(note.text)
        return cls(note, said, frozenset(said), note.speaker is Role.USER and takes_back(note.text))


def _is_said_since(one: _Compared, other: _Compared, common: set[str]) -> bool:
    """Whether a later note says this one again, or otherwise of the same."""
    if one.note.speaker is Role.USER and other.note.speaker is not Role.USER:
        return False  # what a user told only users correct
    if one.note.speaker is not Role.USER and _is_question(one.note):
        return False  # what was answered to it stands behind it
    if other.takes_back and takes_away(other.note.text, one.note.text):
        return True
    before, after = one.words, other.words
    about = before - common
    if about <= after and (about or before <= after):
        return True
    shared = about & after
    if one.note.speaker is not other.note.speaker or not shared or not (after - before) - common:
        return False
    numbers, numbers_after = _numbers(before), _numbers(after)
    named = about - numbers if numbers_after else about  # where there is another, that is what is corrected
    if len(shared & named) >= _ABOUT * len(named) > 0 and corrects(other.note.text):
        return not moves_another(other.note.text, one.note.text)
    if numbers and numbers_after and not numbers & numbers_after:
        rest, rest_after = before - numbers, after - numbers_after
        if rest == rest_after or (_is_part(rest, rest_after) or _is_part(rest_after, rest)):
            return True
    pairs = enumerate(zip(one.said, other.said, strict=False))
    n_same = next((place for place, (old, new) in pairs if old != new), len(one.said))
    is_one_value = len(before - after) == 1 and len(after - before) <= 2
    return is_one_value and n_same > _SAME_BEGINNING * len(one.said)


def _is_part(rest: frozenset[str], of: frozenset[str]) -> bool:
    """Whether one note is about what the other is about; one word alone may be of a table's row."""
    return rest <= of and len(rest) >= _N_ABOUT


def _numbers(said: Iterable[str]) -> set[str]:
    return {word for word in said if any(map(str.isdigit, word))}
