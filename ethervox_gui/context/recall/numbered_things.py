"""Things that a message names by a number, as "plot 57" and "§ 12", and the texts that name them so.

Where each passage of a file has plots in it, "plot" tells nothing, and a number alone is three letters to a
comparison by parts of words.  Both together say exactly which passage is meant.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from typing import Final, TypeVar

from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.wishing import wants
from ethervox_gui.context.language.words import words

Key = TypeVar("Key", bound=Hashable)

#: A word or a sign, and behind it a number, as "Plot 57", "Zimmer Nr. 12", "§ 4a", "room #204".
_NAMED: Final = re.compile(
    r"(§+|[^\W\d_]{3,})[ \u00a0]{1,2}(?:(?:nos?|nrs?|num|n)[.:º°]{0,2}[ \u00a0]?)?"
    r"[#№]?(\d{1,9}[a-z]?)(?!\w|[.,:]\d)",
    re.IGNORECASE,
)
#: What a text's own numbered paragraphs begin with: "§ 6 Repairs", "6. Repairs", "Article 6: Repairs".
_PARAGRAPH: Final = re.compile(
    r"\W*(?:[^\W\d_]{3,}[ \u00a0])?(\d{1,3}[a-z]?)(?:[.):–-](?!\d)|[ \u00a0](?=[^\W\d_]))"
)
#: Behind these a number counts or dates something, whatever that is.
_COUNT: Final = frozenset(
    words("""
    about above after all and any are around before below between but could for from got have just
    least less like make more most near need not now only order over since sort than the then these
    those till under until use was were what when which with within without write aber alle als auf
    aus bei bis das dem den der die ein eine etwa für fast gegen hat ich ihr ist mal mehr mit nach
    noch nur oder ohne rund seit sind über und unter vom von vor war wir zum zur zwischen avec dans
    depuis des entre environ est les mais moins ont par pas plus pour que sans sont sous sur une
    vers antes casi como con cuando del desde entre hace hasta las los más menos para pero por que
    sin sobre son una alle anche circa come con dal dalla dei del della delle fino gli meno nel
    nella per più quasi sono tra una antes até com como das desde dos entre mais menos para pelo por
    quase que são sem sobre uma bez dla jest nad niż około oraz pod przed przez tylko без для или
    над около перед под после при про через это january february march april may june july august
    september october november december januar februar märz april mai juni juli oktober dezember
    janvier février mars avril juin juillet août
    """)
)
#: A thing that more texts name is in none of them above all.
_MOST: Final = 4


def named_in(text: str) -> frozenset[tuple[str, str]]:
    """The things that a text names by a number: each as a word in small letters, and the number."""
    found = ((word.casefold(), number.casefold()) for word, number in _NAMED.findall(text))
    return frozenset(pair for pair in found if pair[0] not in _COUNT)


def is_named(asked: str, paragraph: str) -> bool:
    """Whether ``asked`` names a paragraph by the number that it begins with, or something that stands in it.

    Whatever it calls it: "§ 6 Repairs" is clause 6, section 6 and point 6.  Who says where they live asks for
    none.
    """
    if not any(asks(sentence) or wants(sentence) for sentence in sentences(asked)):
        return False
    things = named_in(asked)
    begins = _PARAGRAPH.match(paragraph)
    by_number = begins is not None and begins[1].casefold() in {number for _, number in things}
    return by_number or not things.isdisjoint(named_in(paragraph))


def naming(asked: str, texts: Mapping[Key, str]) -> list[Key]:
    """Those of these texts that name a thing which ``asked`` names; none where many of them do."""
    found: dict[Key, None] = {}
    for thing in sorted(named_in(asked)):
        having = [
            key for key, text in texts.items() if thing[1] in text.casefold() and thing in named_in(text)
        ]
        if len(having) <= _MOST:
            found.update(dict.fromkeys(having))
    return list(found)
