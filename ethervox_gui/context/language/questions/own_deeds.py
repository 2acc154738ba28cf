"""Whether a question is about what its writer did, where the ending of the verb alone says who that was.

"¿Cuántos pepinos vendimos?", "Gdzie zostawiłem klucze?": neither has a word for "I" or "we".  Only what is
over, or settled: in "¿Qué cocino hoy?" somebody asks what to do.  And whether it is about somebody of the
writer's family, who needs no "my": "What is mum allergic to?", "Wann hat Oma Geburtstag?".
"""

from __future__ import annotations

import re
from typing import Final

#: What a question begins with.  Without its accent "que" is French as well, where "passé" is no such verb.
_SPANISH: Final = re.compile(
    r"\W*(?:(?:y|pero|entonces) )?(?:(?:a|de|en|con|por|para|desde|hasta) )?"
    r"(?:qué|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|a?d[oó]nde|cómo|cu[aá]nt[oa]s?)\b",
    re.IGNORECASE,
)
_PORTUGUESE: Final = re.compile(
    r"\W*(?:(?:e|mas|então) )?(?:(?:a|de|em|com|por|para|desde|até|o) )?"
    r"(?:qu[eê]|quem|qual|quais|quando|a?onde|como|quant[oa]s?)\b",
    re.IGNORECASE,
)
#: Words that end like such a verb: "café", "así", "gramos".
_NO_SPANISH_VERBS: Final = (
    r"(?:(?:por)?qu|caf|t|beb|chal|comit|jos|est|d|pur|pat)é|(?:aqu|ah|all|as|s|m|esqu|colibr|rub|jabal)í"
    r"|(?:\w*gr|tr|r|recl|v|ánim)amos|(?:últ|próx|mín|máx|pr|m|rac|legít|ópt|ánim)imos"
)
_IN_SPANISH: Final = re.compile(
    rf"\b(?!(?:{_NO_SPANISH_VERBS})\b)(?:\w+[éí]|\w+[ai]mos)\b"
    r"|\b(?:puse|hice|dije|fui|tuve|estuve|traje|vine|quise|supe|di|vi)\b"
    r"|\b(?:he|hemos|había(?:mos)?) (?:\w+[aií]do|hecho|puesto|visto|dicho|escrito|roto|vuelto|abierto)s?\b"
    r"|\b(?:voy|vamos) a (?!hacer\b|decir\b|ver\b)\w+r\b",
    re.IGNORECASE,
)
_IN_PORTUGUESE: Final = re.compile(
    r"\b(?!(?:l|r|s|har)ei\b)\w{2,}ei\b|\b(?:fiz|pus|fui|tive|estive|trouxe|vim|vi|li|dei|vendi|comi|escrevi|perdi"
    r"|recebi|pedi|conheci|nasci|decidi|saí|abri|prometi|aprendi|escolhi|esqueci|moro|trabalho)\b"
    r"|\b(?!(?:\w*gr|tr|r|v)amos\b)(?!(?:últ|próx|mín|máx|pr|legít)imos\b)\w+[ai]mos\b"
    r"|\bvou (?!fazer\b|dizer\b)\w+r\b",
    re.IGNORECASE,
)
#: The instrumental of nouns ends so, too: "kanałem".
_IN_POLISH: Final = re.compile(
    r"\b(?!(?:kan|materi|(?:po|u|od|wy)?dzi|ci|ide|kryszt|sygn|zap|up|ofici|potencj|arsen|kapit|finału?)ałem\b)"
    r"(?:\w+[aiyą]łem|\w+łam|\w+(?:li|ły)śmy|(?:\w*szed|znalaz|zjad|mog|przynios|usiad|spad|ukrad)łem)\b",
    re.IGNORECASE,
)
#: The verb stands last.  Not "artık", "matematik".
_IN_TURKISH: Final = re.compile(
    r"\s(?!(?:artık|fındık|sandık|yastık|balık)\b)(?!\w*(?:ma|is|as|an|te|re|ra|li|ri)tik\b)\w+[dt][ıiuü]k\W*$",
    re.IGNORECASE,
)

#: People of one's own by what only their family calls them; none with an article, nor in quotation marks.
_FAMILY: Final = re.compile(
    r"(?<!\ba )(?<!\ban )(?<!\bthe )(?<!\beine )(?<!\bder )(?<!\bdie )(?<![\"'“‘„«])\b(?:"
    r"mum|mom|mam|mummy|mommy|dad|daddy|nan|nana|gran|granny|grandma|grandpa|grandad|"
    r"[Mm]ama|[Pp]apa|Oma|Opa|Omi|Mutti|Vati|[Mm]aman|[Mm]amie|[Pp]apy|mamá|papá|[Mm]amma|[Nn]onna|[Nn]onno|"
    r"mamãe|papai|vovó|vovô|mam[yęo]|tat[ayęo]|bab(?:cia|ci|cię|cią)|dziad(?:ek|ka|kiem|kowi)|"
    r"мам[аыеу]|пап[аыеу]|бабушк\w{1,2}|дедушк\w{1,2})(?!['’]s day)\b(?![\"”“’»])",
    re.IGNORECASE,
)


def asks_of_own_deeds(question: str) -> bool:
    """Whether a question, one sentence, is about what its writer did, by the verb in it."""
    if _IN_POLISH.search(question) is not None or _IN_TURKISH.search(question) is not None:
        return True
    for begins, deed in ((_SPANISH, _IN_SPANISH), (_PORTUGUESE, _IN_PORTUGUESE)):
        found = begins.match(question)
        if found is not None and deed.search(question, found.end()) is not None:
            return True
    return False


def asks_of_family(question: str) -> bool:
    """Whether a question, one sentence, is about somebody of the writer's family: "When is mum back?"."""
    return _FAMILY.search(question) is not None
