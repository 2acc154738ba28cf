"""Words by which people speak of themselves, in many languages: who says one tells something, mostly."""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.forms.own_by_endings import own_by_endings
from ethervox_gui.context.language.words import UNSPACED, words

_UNSPACED: Final = re.compile(f"[{UNSPACED}]")

_ENGLISH: Final = "i i'm i've ive i'd i'll my mine we we're we've weve we'll our ours"
_OTHERS: Final = """
    j ich mein meine meinen meinem meiner
    meines wir unser unsere unseren unserem unserer unseres je j'ai j'aime j'habite mon ma mes nous
    notre nos yo mi mis mío mía soy estoy tengo vivo trabajo nosotros nosotras nuestro nuestra
    nuestros nuestras somos vivimos tenemos eu meu minha meus minhas nosso nossa sou tenho io mio
    mia miei mie noi nostro nostra sono ho ik mijn wij onze jag min mitt mina vår vårt jeg mine
    vores minä minun olen meidän mój moja moje mam jestem mieszkam nasz nasza já můj moje jsem
    mám náš môj я мой моя моё мои мы наш наша наши мене мій моя моє ми ben benim bizim én vagyok
    εγώ μου είμαι μας saya kami aku tôi أنا نحن اسمي أسكن اسكن أعيش
    أعمل اعمل عندي لدي عمري मैं मैंने मेरा मेरी मेरे हम हमने हमारा हमारी
"""
#: Words by which people speak of themselves: who says one tells something, more often than not.
OF_ONESELF: Final = frozenset(f"{_ENGLISH} {_OTHERS}".split())
_NOT_IN_ENGLISH: Final = OF_ONESELF - frozenset(_ENGLISH.split())
_WITHOUT_SPACES: Final = re.compile("我|咱|私|僕|俺|わたし|ผม|ฉัน|ดิฉัน|เรา|ຂ້ອຍ|ខ្ញុំ|ကျွန်")
_KOREAN: Final = re.compile(r"\b(?:나|내|저|제|우리)(?:는|가|의|를|도)?\b")
#: "My aunt" and "our dog", "we decided": in Arabic an ending says it.  Not "which", "comes", "sometimes".
_ARABIC_ENDING: Final = re.compile(r"\b(?!\w?التي\b)\w+[^\Wأا]تي\b|\b\w+[^\Wا]نا\b")

#: "Im a nurse", as people type it: in German, Polish and Turkish "im" means something else.
_IM: Final = re.compile(
    r"\bim (?:an?|the|not|from|at|in|on|so|really|just|still|also|very|going|gonna|\w{2,}ing)\b",
    re.IGNORECASE,
)

#: Languages without articles, of which many need no verb: "Я врач" is a whole sentence.
_TERSE: Final = re.compile("[\u0370-\u04ff\u0600-\u06ff\uac00-\ud7af]")
_TERSE_ONES: Final = """
    minä minun olen meidän mam jestem mieszkam mój moja moje nasz nasza já můj jsem mám náš môj ben benim
    bizim én vagyok saya kami aku tôi
"""
_TERSE_WORDS: Final = frozenset(_TERSE_ONES.split())


def tells_in_two_words(sentence: str) -> bool:
    """Whether a sentence of two words says of the speaker what takes three or more in English."""
    if _TERSE.search(sentence):
        return speaks_of_oneself(sentence)
    return not _TERSE_WORDS.isdisjoint(words(sentence))


def speaks_of_oneself(sentence: str, *, but_in_english: bool = False) -> bool:
    """Whether who says it speaks of themselves; with ``but_in_english`` words of English do not count."""
    if _UNSPACED.search(sentence):
        return _WITHOUT_SPACES.search(sentence) is not None
    said = words(sentence)
    known = _NOT_IN_ENGLISH if but_in_english else OF_ONESELF
    if any(part in known for word in said for part in (word, word.partition("'")[0])):
        return True
    if not but_in_english and _IM.search(sentence) is not None:
        return True
    if any(pattern.search(sentence) for pattern in (_KOREAN, _ARABIC_ENDING)):
        return True
    return bool(own_by_endings(sentence))
