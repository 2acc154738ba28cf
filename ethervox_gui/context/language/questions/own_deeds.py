"""Whether a question is about what its writer did, where the ending of the verb alone says who that was.

"¿Cuántos pepinos vendimos?", "Gdzie zostawiłem klucze?": neither has a word for "I" or "we".  Only what is
over, or settled, as when something is done and with whom ("Quando parto?"): in "¿Qué cocino hoy?" somebody
asks what to do.  And whether it is about somebody of the
writer's family, who needs no "my": "What is mum allergic to?", "Wann hat Oma Geburtstag?".
"""

from __future__ import annotations

import re
from typing import Final

#: What a question begins with.  Without its accent "que" is French as well, where "passé" is no such verb.
_SPANISH: Final = re.compile(
    r"\W*(?:(?:y|pero|entonces|al final) )?(?:(?:a|de|en|con|por|para|desde|hasta) )?(?:qué"
    r"|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|a?d[oó]nde|cómo|cu[aá]nt[oa]s?)\b",
    re.IGNORECASE,
)
_PORTUGUESE: Final = re.compile(
    r"\W*(?:(?:e|mas|então) )?(?:(?:a|de|em|com|por|para|desde|até|o) )?(?:qu[eê]|quem|qual|quais|quando"
    r"|a?onde|como|quant[oa]s?)\b",
    re.IGNORECASE,
)
#: Words that end like such a verb: "café", "así", "gramos".
_NO_SPANISH_VERBS: Final = (
    r"(?:(?:por)?qu|caf|t|beb|chal|comit|jos|est|d|pur|pat)é|(?:aqu|ah|all|as|s|m|esqu|colibr|rub|jabal)í"
    r"|(?:\w*gr|tr|r|recl|v|ánim)amos|(?:últ|próx|mín|máx|pr|m|rac|legít|ópt|ánim)imos"
)
_IN_SPANISH: Final = re.compile(
    rf"\b(?!(?:{_NO_SPANISH_VERBS})\b)(?:\w+[éí]|\w+[ai]mos)\b"
    r"|\b(?:puse|hice|dije|fui|tuve|estuve|traje|vine|quise|supe|di|vi)\b|\b(?:he|hemos"
    r"|había(?:mos)?) (?:\w+[aií]do|hecho|puesto|visto|dicho|escrito|roto|vuelto|abierto)s?\b|\b(?:voy"
    r"|vamos) a (?!hacer\b|decir\b|ver\b)\w+r\b|\b(?:llevo|llevamos|suelo|solemos|debía|tenía que)\b",
    re.IGNORECASE,
)
#: What was agreed: "¿Al final quedamos en ir en tren?".
_AGREED: Final = re.compile(
    r"\b(?:al final|entonces),? (?:\w+ )?(?:quedamos|decidimos|elegimos)\b", re.IGNORECASE
)
_IN_PORTUGUESE: Final = re.compile(
    r"\b(?!(?:l|r|s|har)ei\b)\w{2,}ei\b|\b(?:fiz|pus|fui|tive|estive|trouxe|vim|vi|li|dei|vendi|comi"
    r"|escrevi|perdi|recebi|pedi|conheci|nasci|decidi|saí|abri|prometi|aprendi|escolhi|esqueci|moro"
    r"|trabalho)\b|\b(?!(?:\w*gr|tr|r|v)amos\b)(?!(?:últ|próx|mín|máx|pr|legít)imos\b)\w+[aái]mos\b"
    r"|\bvou (?!fazer\b|dizer\b)\w+r\b",
    re.IGNORECASE,
)
#: "Avere" and "essere" with what was done; and what is usual, or has been so for long.
_ITALIAN: Final = re.compile(
    r"\W*(?:(?:e|ma|allora|alla fine) )?(?:(?:a|di|da|in|con|per|su|fino a) )?(?:che|chi|cosa|qual[ei]?"
    r"|quando|dov['’e]|come|quant[oaie])",
    re.IGNORECASE,
)
_IN_ITALIAN: Final = re.compile(
    r"\b(?:ho|abbiamo|avevo|avevamo|avrei dovuto) (?:(?:già|mai|sempre|poi) )?\w+(?:t[oaie]|s[oaie])\b"
    r"|\b(?:sono|ero) (?:(?:già|mai|poi) )?(?:\w*arrivat|andat|nat|stat|venut|partit|rimast|uscit|tornat"
    r"|entrat)[oa]\b|\b(?:siamo|eravamo) (?:(?:già|mai|poi) )?\w+[aiu]t[ie]\b|\b\w{2,}(?:o"
    r"|iamo) di solito\b|\bdi solito \w{2,}(?:o|iamo)\b",
    re.IGNORECASE,
)
#: "On" and "a gente" are "we"; since when; and what somebody takes "every morning".
_ANYWHERE: Final = re.compile(
    r"\bon (?:a|avait|va|s['’]est|s['’]était) (?:\w+ )?\w+(?:é|i|u|s|it|ert)e?s?\b|\bon (?:part|dort"
    r"|se retrouve)\b|\ba gente\b|\bda quant\w+ (?:\w+ )?(?:non )?\w{2,}(?:o|iamo)\b"
    r"|\bhá quanto tempo (?:\w+ )?(?!não\b)\w{3,}(?:o|amos|emos)\b|\bod kiedy (?:się )?\w{2,}(?:ę|am|em"
    r"|my)\b|\b\w{2,}o (?:siempre|normalmente|por las? (?:mañanas?|tardes?|noches?))\b",
    re.IGNORECASE,
)
#: In Japanese what nobody is named for was done by who asks, or at an hour; in Arabic "-ت" is also "she", so
#: it takes the verb.
_ELSEWHERE: Final = re.compile(
    r"^(?=.*(?:何|なに|いつ|どこ|誰|だれ|いくら|どの|どれ|どう|どんな|どっち))(?:[^はが]*|.*は何(?:時|曜日|日|番).*)(?:た|だった|でした|ました)(?:の|か|かな"
    r"|んだ)?[？?。]?$"
    r"|(?:كم|أين|اين|وين|متى|ماذا|شو|ايش|إيش|أي|مين|لمن|ليش|لماذا)\b.*\b(?:كنت|دفعت|حطيت|وضعت|قلت|اشتريت"
    r"|تركت|أعطيت|نسيت"
    r"|حجزت|اتفقت|قررت|اخترت|خبيت|خبأت|وعدت|سجلت|صرفت|لقيت|وجدت|أكلت|شربت|سافرت|زرت|بعت|استلفت|أقرضت|طلبت"
    r"|كتبت|غيرت)\b"
)
#: When, with whom or whose: a plan.  In "Dove compro il pane?" somebody asks what to do.
_PLANNED: Final = tuple(
    re.compile(rf"\W*(?:{begins}) (?:{between})?(?!(?:{others})\b){verb}\b", re.IGNORECASE)
    for begins, between, others, verb in (
        (
            "(?:y )?(?:cu[aá]ndo|a qu[eé] hora|con qui[eé]n|qu[eé] d[ií]as?)",
            "(?:me|nos|la|lo|le) ",
            "como|cuanto|tanto|todo|solo|año|otoño|pago",
            r"\w{2,}(?:o|[ae]mos)",
        ),
        (
            "(?:e )?(?:quando|a che ora|con chi|(?:in )?che giorn[oi])",
            "(?:mi|ci|la|lo|le) ",
            "sono|stanno|hanno|vanno|fanno|danno|saranno|verranno|sanno|\\w+[aeo]no|inizio|anno|\\w+anno",
            r"\w{3,}(?:o|iamo)",
        ),
        (
            "(?:e )?(?:quando|a que horas?|com quem|que dias?|em que dias?)",
            "(?:é que )?(?:eu |me |nos )?",
            "são|como|então|tempo|termino|início",
            r"\w{3,}(?:o|amos|emos)",
        ),
        (
            "(?:a |i )?(?:kiedy|o której|z kim|dokąd|do kogo|u kogo|którego)",
            "(?:się )?",
            "są|będą|mają|robią|\\w+ają|\\w+cją|imię",
            r"\w{3,}(?:ę|[eiya]my)",
        ),
        (
            ".*(?:kim\\w*|nere\\w*|ne zaman|hangi\\w*|kaç\\w*|saat kaçta)\\b.*",
            "",
            "-",
            r"\w*[ıiuü]yor(?:um|uz)",
        ),
    )
)
#: The instrumental of nouns ends so, too: "kanałem".
_IN_POLISH: Final = re.compile(
    r"\b(?!(?:kan|materi|(?:po|u|od|wy)?dzi|ci|ide|kryszt|sygn|zap|up|ofici|potencj|arsen|kapit"
    r"|finału?)ałem\b)(?:\w+[aiyą]łem|\w+łam|\w+(?:li|ły)śmy|(?:\w*szed|znalaz|zjad|mog|przynios|usiad"
    r"|spad|ukrad)łem)\b",
    re.IGNORECASE,
)
#: The verb stands last.  Not "artık", "matematik".
_IN_TURKISH: Final = re.compile(
    r"\s(?!(?:artık|fındık|sandık|yastık|balık)\b)(?!\w*(?:ma|is|as|an|te|re|ra|li"
    r"|ri)tik\b)\w+[dt][ıiuü]k\W*$",
    re.IGNORECASE,
)

#: People of one's own by what only their family calls them; none with an article, nor in quotation marks.
_FAMILY: Final = re.compile(
    r"(?<!\ba )(?<!\ban )(?<!\bthe )(?<!\beine )(?<!\bder )(?<!\bdie )(?<![\"'“‘„«])\b(?:mum|mom|mam|mummy"
    r"|mommy|dad|daddy|nan|nana|gran|granny|grandma|grandpa|grandad|[Mm]ama|[Pp]apa|Oma|Opa|Omi|Mutti|Vati"
    r"|[Mm]aman|[Mm]amie|[Pp]apy|mamá|papá|[Mm]amma|[Nn]onna|[Nn]onno|mamãe|papai|vovó|vovô|mam[yęo]"
    r"|tat[ayęo]|bab(?:cia|ci|cię|cią)|dziad(?:ek|ka|kiem|kowi)|мам[аыеу]|пап[аыеу]|бабушк\w{1,2}"
    r"|дедушк\w{1,2})(?!['’]s day)\b(?![\"”“’»])",
    re.IGNORECASE,
)


def asks_of_own_deeds(question: str) -> bool:
    """Whether a question, one sentence, is about what its writer did, by the verb in it."""
    if _IN_POLISH.search(question) is not None or _IN_TURKISH.search(question) is not None:
        return True
    if any(form.search(question) is not None for form in (_AGREED, _ANYWHERE, _ELSEWHERE)):
        return True
    if any(plan.match(question) is not None for plan in _PLANNED):
        return True
    for begins, deed in ((_SPANISH, _IN_SPANISH), (_PORTUGUESE, _IN_PORTUGUESE), (_ITALIAN, _IN_ITALIAN)):
        found = begins.match(question)
        if found is not None and deed.search(question, found.end()) is not None:
            return True
    return False


def asks_of_family(question: str) -> bool:
    """Whether a question, one sentence, is about somebody of the writer's family: "When is mum back?"."""
    return _FAMILY.search(question) is not None
