"""The words that a sentence is about, without their endings and forms: "moved" and "move" are the same."""

from __future__ import annotations

from functools import cache
from typing import Final

from ethervox_gui.context.language.words import words

#: Words that most questions have, whatever they ask for.
_QUESTIONING: Final = """
    a an the this that these those there it its it's i i'm me my mine we us our you your he him his she
    her they them their and or but so if as at by for from in into of on onto out over to under up with
    about again also what what's which who who's whom whose when when's where where's why how how's much
    many long often exactly am is are was were be been being do does did done doing don't didn't have
    has had having can could will would shall should may might must not no yes please still now just
    really ever some any all thing things something before after say says said saying tell tells told
    telling mention mentioned know knew known remember remembered remind call called calls name names
    named go goes going went gone get gets got
"""
_OF_QUESTIONS: Final = frozenset(_QUESTIONING.split())
_ENDINGS: Final = ("'s", "s", "ing", "ed", "e")
_SHORTEST: Final = 3
#: Forms of one word that no ending tells, and words for the same.
_SAME: Final = """
    buy bought | sell sold | lend lent | give gave given | take took taken | see saw seen | come came
    | leave left | lose lost | pay paid | break broke broken | meet met | drive drove driven drives
    | eat ate eaten | drink drank drunk | write wrote written | fly flew flown flight | find found
    | keep kept | bring brought | teach taught | think thought | catch caught | hide hid hidden
    | speak spoke spoken | choose chose chosen | wear wore worn | win won | grow grew grown | run ran
    | begin began begun start | sleep slept | feel felt | build built | spend spent | steal stole stolen
    | send sent | sing sang sung | swim swam swum | ride rode ridden | make made
    | work job profession employed | afraid scared fear frightened terrified | wedding married marrying
    | colour color | favourite favorite | boss manager | mother mum mom | father dad | cost price
    | doctor physician | holiday vacation | pet animal
"""


def roots(text: str) -> frozenset[str]:
    """What a text is about: the roots of its words, without those that most questions have."""
    return frozenset(_root(word) for word in words(text) if word not in _OF_QUESTIONS)


# ---- inside ----------------------------------------------------------------------------------------


def _root(word: str) -> str:
    """A word without its endings, "moved" as "move"; of several forms, or words for the same, the first."""
    firsts, bare = _firsts(), _bare(word)
    return firsts.get(word) or firsts.get(bare, bare)


@cache
def _firsts() -> dict[str, str]:
    """The root of the first of its kind, by each of them, with its endings and without."""
    groups = [group.split() for group in _SAME.split("|")]
    return {form: _bare(group[0]) for group in groups for word in group for form in (word, _bare(word))}


def _bare(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            word = word.removesuffix(ending)
    return word[:-1] if len(word) > _SHORTEST and word[-1] == word[-2] else word
