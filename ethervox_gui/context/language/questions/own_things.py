"""The things and people that somebody calls their own: "my boss", "unser Hund", 「うちの犬」.

"Suggest a gift for my boss" asks for nothing that was told, and yet who told of their boss wants that known.
Two of them are the same where their nouns are, whatever stands around them.  Where an ending says whose
something is, as in Turkish and Arabic, none is found.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from ethervox_gui.context.language.questions.names import are_forms_of_one
from ethervox_gui.context.language.words import UNSPACED, words

#: Words that mean "my" and "our", in all their forms; not those that mean something else in another of these
#: languages.
_MINE: Final = frozenset(
    """
    my our mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres unsrem unsren
    mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras mio mia miei mie nostro nostra nostri nostre
    meu minha meus minhas nosso nossa nossos nossas mijn mój moja moje mojego mojej moją mojemu moim moich
    nasz nasza nasze naszego naszej naszą naszemu naszym můj naše našeho naší našemu
    мой моя моё мое мои моего моей моему моим моём моем мою моими моих наш наша наше наши нашего нашей нашему
    нашим нашем нашу мій моє мої мого моєї нашого нашої मेरा मेरी मेरे हमारा हमारी हमारे 제 내 우리 저희
    """.split()  # noqa: SIM905 - a list of a hundred quoted words is no easier to read
)
#: "Mi" is "me" in Italian, and "ma" is "but"; what shows that a sentence is Italian.
_NOT_IN_ITALIAN: Final = frozenset(("mi", "ma"))
_ITALIAN: Final = re.compile(r"\b(?:il|gli|che|di|è|non|per|del|nel|sono|ho|quando|come|perché)\b")
#: What stands before the noun, by its beginning: "my new car", "mein alter Freund".
_BEFORE_NOUNS: Final = re.compile(
    r"(?:new|old|own|little|big|first|second|last|next|best|favou?rite|dear|whole|two|three|four|five|younger|older|"
    r"alte[rsnm]?|neue[rsnm]?|eigene[rsnm]?|kleine[rsnm]?|große[rsnm]?|groß|erste[rsnm]?|letzte[rsnm]?|nächste[rsnm]?|"
    r"beste[rsnm]?|ältere[rsnm]?|jüngere[rsnm]?|zwei|drei|vier|fünf|nouve\w+|vieux|vieil\w*|petite?s?|grande?s?|"
    r"propre|premi[eè]re?|derni[eè]re?|deux|trois|nuev\w|viej\w|propi\w|prim\w+|últim\w|mejor|dos|tres|nuov\w|"
    r"vecchi\w|prim\w|ultim\w|due|tre|nov\w|velh\w|dois|duas|стар\w+|нов(?:ый|ая|ое|ого|ой)|люби\w+|два|две|три|"
    r"ulubion\w+|now[yae]\w*|star[yae]\w*)"
)
#: Letters of a noun; and of its beginning, which its forms share.
_SHORTEST: Final = 3
_STEM, _STEM_IN_KOREAN = 4, 2
#: Where no spaces part words, the noun is what is written in one script, at most two Chinese signs of it.
_WITHOUT_SPACES: Final = re.compile(
    r"(?:我的|我家的?|我[们們]的|咱[们們]?的|(?:私|僕|俺|わたし|うち|我が家)の)"
    r"(?P<thing>[ァ-ヶー]+|[\u4e00-\u9fff々]{1,2})"
)
_KOREAN: Final = re.compile(r"[가-힣]{2,}")
_UNSPACED: Final = re.compile(f"[{UNSPACED}]")


def own_things(text: str) -> frozenset[str]:
    """The nouns behind "my" and "our" in a text, in lower case and in the form that they have there."""
    found = {match["thing"] for match in _WITHOUT_SPACES.finditer(text)}
    if _UNSPACED.search(text) is not None:
        return frozenset(found)
    said = [word.partition("'")[0] for word in words(text)]
    unclear = _ITALIAN.search(text.casefold()) is None
    for place, (owner, thing) in enumerate(pairwise(said)):
        if owner not in _MINE or (owner in _NOT_IN_ITALIAN and not unclear):
            continue
        if _BEFORE_NOUNS.fullmatch(thing) is not None:
            thing = said[place + 2] if place + 2 < len(said) else ""
        if len(thing) >= (_STEM_IN_KOREAN if _KOREAN.fullmatch(thing) is not None else _SHORTEST):
            found.add(thing)
    return frozenset(found)


def tells_of_own(text: str, thing: str) -> bool:
    """Whether somebody calls this their own in a text, in any form of the noun ("Sohn", "Sohnes")."""
    stem = _STEM_IN_KOREAN if _KOREAN.fullmatch(thing) is not None else _STEM
    return any(are_forms_of_one(own, thing, stem) for own in own_things(text))
