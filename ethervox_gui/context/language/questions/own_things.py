"""The things and people that somebody calls their own: "my boss", "unser Hund", 「うちの犬」.

"Suggest a gift for my boss" asks for nothing that was told, and yet who told of their boss wants that known.
So does who asks to "sell the boat", or to "write to Grandma", and told of "my boat" and "our grandma".  Two
of them are the same where their nouns are, whatever stands around them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import Final

from ethervox_gui.context.language.forms.own_by_endings import as_compared, own_by_endings
from ethervox_gui.context.language.questions.names import are_forms_of_one
from ethervox_gui.context.language.words import UNSPACED, words

#: Words that mean "my" and "our", in all their forms; not those that mean something else in another of these
#: languages.
_MINE: Final = frozenset(
    """
    my our mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres unsrem unsren
    mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras mio mia miei mie nostro nostra nostri
    nostre meu minha meus minhas nosso nossa nossos nossas mijn mój moja moje mojego mojej moją mojemu moim
    moich moimi nasz nasza nasze naszego naszej naszą naszemu naszym naszych naszymi můj naše našeho naší
    našemu мой моя моё мое мои моего моей моему моим моём моем мою моими моих наш наша наше наши нашего нашей
    нашему нашим нашем нашу наших нашими мій моє мої мого моєї нашого нашої मेरा मेरी मेरे हमारा हमारी हमारे
    제 내 우리 저희
    """.split()  # noqa: SIM905 - a list of a hundred quoted words is no easier to read
)
#: "Mi" is "me" in Italian, and "ma" is "but"; what shows that a sentence is Italian.
_NOT_IN_ITALIAN: Final = frozenset(("mi", "ma"))
_ITALIAN: Final = re.compile(
    r"\b(?:gli|che|di|è|per|nel|sono|ho|perché|"
    r"mi (?:piac\w+|ha|hanno|puoi|può|serv\w+)|ma (?:non|il|la|i|le))\b"
)
#: What stands before a thing that is known already, and "both".
_DEFINITE: Final = frozenset(
    """
    the this that these those both der die das den dem des zum zur am im vom beim ins ans diese dieser diesen
    diesem dieses beide beiden le la les l au aux du ce cet cette ces el los las al del este esta ese esa il
    lo gli i dell della dello dei degli delle all alla allo ai agli alle nel nella sul sulla dal dalla questo
    questa quel quella aquele aquela aqueles aquelas do da dos das no na nos nas ao os aos à às pelo pela
    esse essa
    """.split()  # noqa: SIM905 - as above
)
#: The same in Portuguese; elsewhere they mean "a" and "or".
_IN_PORTUGUESE: Final = frozenset(("o", "a", "as"))
_PORTUGUESE: Final = re.compile(r"[ãõ]|\b(?:uma|para|pra|com|meus?|minhas?|não|dos|das)\b")
#: "That boat of ours", "a phone like mine".
_OURS: Final = re.compile(r"mine|ours|mí[oa]s?|mien(?:ne)?s?")
#: Short words that may stand behind "my boss" or "the", and are no things.
_NO_THINGS: Final = frozenset(
    """
    and are but can for from had has have her his how its like not now off one only out she than then they
    too was were what when which who will with you aber auch auf aus bei bin bis dass ein eine einen einem
    einer für hat ich ihr ist mir mich mit nach nicht noch nur oder sein sich sie sind und uns vor war was
    wir wird avec dans des elle est fait mais moi nous ont par pas plus pour que qui quoi sans sont sous sur
    très une vous como con cuando desde ella está están hay más muy para pero por que ser sin sus una uno
    unos unas anche che cui dopo fra per più quando senza sono tra una uno com ele ela fica foi isso mais mas
    não para pela pelo por pra quando que ser são sem sua tem uma ale czy dla jak już jest nie oraz pod się
    tak для его или как под при про что это все çok için var yok bir
    """.split()  # noqa: SIM905 - as above
)
#: What stands before a noun that is no thing in particular.
_INDEFINITE: Final = re.compile(
    r"(?:k?ein|any|some|every|each|jed|irgendein)(?:e[rsnm]?)?|an?|no|une?|un[oa]s?"
)
#: Languages without articles, in which a bare noun may be what everybody knows.
_WITHOUT_ARTICLES: Final = re.compile(
    r"[\u0400-\u04ff\u0600-\u06ff\u0900-\u097fąćęłńśźżěřůğış]|\b(?:bir|için|dla|jest|napisz|öner|yaz|yap)\b"
)
#: What stands before the noun, by its beginning: "my new car", "mein alter Freund".
_BEFORE_NOUNS: Final = re.compile(
    r"(?:new|old|own|little|big|first|second|last|next|best|favou?rite|dear|whole|two|three|four|five"
    r"|younger|older|"
    r"left|right|upper|lower|poor|"
    r"alte[rsnm]?|neue[rsnm]?|eigene[rsnm]?|kleine[rsnm]?|große[rsnm]?|groß|erste[rsnm]?|letzte[rsnm]?"
    r"|nächste[rsnm]?|"
    r"beste[rsnm]?|ältere[rsnm]?|jüngere[rsnm]?|linke[rsnm]?|rechte[rsnm]?|beiden?|zwei|drei|vier|fünf|"
    r"nouve\w+|vieux|vieil\w*|petite?s?|grande?s?|propre|premi[eè]re?|derni[eè]re?|deux|trois|"
    r"nuev\w|viej\w|propi\w|prim\w+|últim\w|mejor|dos|tres|nuov\w|"
    r"vecchi\w|prim\w|ultim\w|due|tre|nov\w|velh\w|dois|duas|стар\w+|нов(?:ый|ая|ое|ого|ой)|люби\w+|два|две"
    r"|три|"
    r"ulubion\w+|now[yae]\w*|star[yae]\w*)"
)
#: Letters of a noun; and of its beginning, which its forms share.
_SHORTEST: Final = 3
_STEM, _STEM_IN_KOREAN = 4, 2
#: Behind "my" so many words may be the noun: "my blood pressure tablets"; behind "the" fewer are looked at.
_REACH, _NEXT = 3, 2
#: Of so many things in a request at most it is looked whether they were told of; who writes more does not
#: only ask for something.
MOST_THINGS: Final = 24
_LONGEST: Final = 240
#: Where no spaces part words, the noun is what is written in one script, at most two Chinese signs of it.
_WITHOUT_SPACES: Final = re.compile(
    r"(?:[我咱](?:[们們]?家?的|[们們]?家)(?:[一二两兩三四五六七八九十几幾]+[只隻个個条條位台部本辆輛匹头頭名])?|"
    r"(?:私|僕|俺|わたし|うち|我が家)(?:たち|達)?の)"
    r"(?P<thing>[ァ-ヶー]+|[\u4e00-\u9fff々]{1,2}|[ぁ-ん]{2,5}(?:ちゃん|さん))"
    # People of one's own need no 的: 我奶奶.
    r"|我[们們]?(?P<kin>爸爸?|妈妈?|媽媽?|奶奶|爷爷|爺爺|外公|外婆|姥姥|姥爷|哥哥?|姐姐?|弟弟?|妹妹?|老公|老婆|丈夫|妻子|先生|"
    r"太太|儿子|兒子|女儿|女兒|孩子|孙子|孫子|孙女|孫女|侄子|侄女|室友|同事|同学|同學|老板|老闆|老师|老師|导师|導師|邻居|鄰居|"
    r"朋友|男友|女友|房东|房東|姑姑|叔叔|舅舅|阿姨|岳父|岳母|公公|婆婆)"
)
_KOREAN: Final = re.compile(r"[가-힣]{2,}")
_UNSPACED: Final = re.compile(f"[{UNSPACED}]")
_NOUNS: Final = re.compile(r"[ァ-ヶー]{2,}|[\u4e00-\u9fff々]+|[ぁ-ん]{2,5}(?:ちゃん|さん)")
#: "I" and "my", and what they are part of where no spaces part words.
_NO_NOUN: Final = re.compile("[我咱们們私僕俺]")
#: So many characters of a sentence without spaces are its beginning.
_BEGINNING: Final = 12
_HAN: Final = re.compile(r"[\u4e00-\u9fff々]{2,}")
_HAN_RUN: Final = re.compile(r"[\u4e00-\u9fff々]{2,5}")
#: What is written with a capital though it begins no sentence: names, "Grandma", and all nouns in German.
_WITH_A_CAPITAL: Final = re.compile(r"(?P<before>[^\W\d_]+)[,;:]? (?=(?P<name>[^\W\d_]+))")
#: Articles that lose their vowel before a noun's: "l'appartement", "dell'auto".
_ELIDED: Final = frozenset(("l", "d", "dell", "all", "nell", "sull", "dall"))


def own_things(text: str) -> frozenset[str]:
    """The nouns behind "my" and "our" in a text, in lower case and in the form that they have there.

    Where an ending says "my", the noun without it.
    """
    return frozenset(_own(text, 1))


def meant_things(text: str) -> frozenset[str]:
    """The nouns in a request that may be things of its writer's own, as :func:`own_things`; the first few.

    Those that are called so, and, in a short text, what it takes for known: "the boat", "Grandma", and any
    noun where a language has no articles.
    """
    found = dict.fromkeys(_own(text, 1))
    if len(text) <= _LONGEST:
        found |= dict.fromkeys(_known(text))
    return frozenset(islice(found, MOST_THINGS))


def tells_of_own(text: str, *things: str) -> bool:
    """Whether somebody calls one of these their own in a text, in any form of the noun ("Sohn", "Sohnes")."""
    return _are_any(_own(text, _REACH), things)


def is_about(sentence: str, *things: str) -> bool:
    """Whether a sentence begins with one of these things, and so is about it: "The shower is blocked"."""
    if _UNSPACED.search(sentence) is not None:
        first = [*islice(_known(sentence[:_BEGINNING]), MOST_THINGS)]
    else:
        nouns = (word for word in _words(sentence) if _may_be_thing(word) and word not in _MINE)
        first = [*islice(nouns, _NEXT if has_articles(sentence) else _REACH)]
    return _are_any(first, things)


def has_articles(text: str) -> bool:
    """Whether it seems to be in a language that has articles."""
    is_other = _KOREAN.search(text) is not None or _UNSPACED.search(text) is not None
    return not is_other and _WITHOUT_ARTICLES.search(text.casefold()) is None


# ---- inside ----------------------------------------------------------------------------------------


def _are_any(told: Iterable[str], things: Collection[str]) -> bool:
    """Whether one of these nouns is one of these things, in any form."""
    nouns = [*map(as_compared, told)]
    return any(are_forms_of_one(noun, as_compared(thing), _stem(thing)) for thing in things for noun in nouns)


def _own(text: str, reach: int) -> Iterator[str]:
    """What is called one's own in a text; ``reach`` words behind "my" may be the noun."""
    for match in _WITHOUT_SPACES.finditer(text):
        yield match["thing"] or match["kin"]
        if reach > 1 and match["thing"]:
            yield from _pairs(_HAN_RUN.match(text, match.start("thing")))
    if _UNSPACED.search(text) is not None:
        return
    yield from own_by_endings(text)
    said = _words(text)
    owners = _MINE - _NOT_IN_ITALIAN if _ITALIAN.search(text.casefold()) is not None else _MINE
    for place, word in enumerate(said, 1):
        if word in owners:
            yield from _nouns(said[place:], reach)


def _known(text: str) -> Iterator[str]:
    """What a text takes for known, and may be its writer's own."""
    if _UNSPACED.search(text) is not None:
        for noun in _NOUNS.finditer(text):
            parts = _pairs(_HAN.fullmatch(noun[0])) or [noun[0]]
            yield from (part for part in parts if _NO_NOUN.search(part) is None)
        return
    said = _words(text)
    if not has_articles(text):
        yield from filter(_may_be_thing, said)
        return
    definite = _DEFINITE | _IN_PORTUGUESE if _PORTUGUESE.search(text.casefold()) is not None else _DEFINITE
    for place, word in enumerate(said, 1):
        if word in definite:
            yield from _nouns(said[place:], _NEXT)
        elif _OURS.fullmatch(word) is not None:
            yield from filter(_may_be_thing, said[max(0, place - 1 - _REACH) : place - 1])
    for found in _WITH_A_CAPITAL.finditer(text):
        name = found["name"]
        if (
            name[:1].isupper()
            and name[1:].islower()
            and _INDEFINITE.fullmatch(found["before"].casefold()) is None
        ):
            yield from filter(_may_be_thing, [name.casefold()])


def _pairs(run: re.Match[str] | None) -> list[str]:
    """Every two signs in a row: which of them are a word only a dictionary knows."""
    return [] if run is None else [run[0][at : at + 2] for at in range(len(run[0]) - 1)]


def _nouns(said: list[str], most: int) -> list[str]:
    """What may be the noun of the first of these words: ``most`` of them, behind an adjective."""
    first = 1 if said and _BEFORE_NOUNS.fullmatch(said[0]) is not None else 0
    return [word for word in said[first : first + most] if _may_be_thing(word)]


def _may_be_thing(word: str) -> bool:
    shortest = _STEM_IN_KOREAN if _KOREAN.fullmatch(word) is not None else _SHORTEST
    return len(word) >= shortest and word not in _NO_THINGS and word not in _DEFINITE


def _stem(thing: str) -> int:
    if _KOREAN.fullmatch(thing) is not None:
        return _STEM_IN_KOREAN
    return _STEM if thing.isascii() else _SHORTEST


def _words(text: str) -> list[str]:
    """The words of a text, in small letters; "l'appartement" is two, and "cousin's" is "cousin"."""
    found: list[str] = []
    for word in words(text):
        first, _, rest = word.partition("'")
        found += [first, rest] if first in _ELIDED and rest else [first]
    return found
