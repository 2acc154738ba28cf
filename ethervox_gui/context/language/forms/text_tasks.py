"""Whether a text is to be translated, or worded otherwise, and is brought along: "Say it in French: …".

What it says is nobody's news.  Whoever corrects what they said has another form: "Correction: the 22nd".
"""

from __future__ import annotations

import re
from typing import Final

#: So far from its beginning a message says what is to be done with what follows.
_TASK: Final = r"[^:：\n]{0,80}[:：\n]\s*\S"
#: Before that people may be polite, or come to something else.
_POLITE: Final = (
    r"(?:(?:please|now|and|then|can you|could you|would you|bitte|jetzt|und|dann|kannst du|könntest du"
    r"|s'il te plaît|maintenant|et|peux-tu|pourrais-tu|por favor|ahora|y|puedes|per favore|ora|e|puoi|agora"
    r"|podes|pode|proszę|teraz|możesz|пожалуйста|теперь|можешь|lütfen|şimdi)\W+){0,2}"
)
_TRANSLATE: Final = (
    r"translate|übersetzen?|übersetz|traduis|traduisez|traduire|traduce|traduzca|traducir|traduci|tradurre"
    r"|traduza|traduz|traduzir|vertaal|vertalen|przetłumacz\w*|переведи(?:те)?|перевести"
)
_REWORD: Final = (
    r"rephrase|paraphrase|reword|proofread|formulier\w* (?:das|den|diesen|folgenden|meinen)"
    r"|reformule[rz]?|reformula|riformula|przeredaguj|перефразируй(?:те)?"
)
#: Who has something else corrected tells what is right: "Correct the date: it is the 21st".
_CORRECT: Final = (
    r"(?:correct (?:this|the|my)|korrigiere (?:diesen|den|folgenden|meinen)"
    r"|corrige[rz]? (?:ce|cette|le|la|mon|ma)"
    r"|corrige (?:este|esta|el|la)|correggi (?:questo|questa|il|la)|corrija (?:este|esta|o|a)"
    r"|исправь(?:те)? (?:этот|это|мой)?)"
    r"(?:(?: following)? (?:text|sentence|paragraph|letter|e?-?mail|satz|absatz|brief|texte|phrase|lettre"
    r"|texto|frase|carta|testo|lettera|текст|предложение))?(?=\s*[:：\n])"
)
_SAY: Final = (
    r"(?:how (?:do|would|can) (?:you|i|we|one) say(?: this| that| it)?|say (?:it|this|that)"
    r"|wie (?:sagt man|sage ich|heißt)(?: das| es)?|sage? (?:das|es)|comment (?:dit-on|on dit|dire)"
    r"|dis(?:-le|-la)?|c[oó]mo se dice|dilo|come si dice|dillo|como se diz|diz|jak (?:się mówi|powiedzieć)"
    r"|как (?:сказать|будет))"
    r" (?:in|auf|en|em|po|по|по-)\s?[\w-]+(?=\s*[:：\n])"
)
#: In these languages the verb stands right before the text,
_LAST: Final = (
    r"(?:(?:çevir|tercüme e[td])\w*|अनुवाद (?:करो|करें|कीजिए|कर दो)|翻訳して\w*|言い換えて\w*"
    r"|번역해\w*(?: \w+)?)\s*[:：\n]\s*\S"
)
#: and in these its letters part no words.
_UNPARTED: Final = (
    r"\W*(?:(?:请|請|帮我|幫我)?(?:把[^:：\n]{0,20})?(?:翻译|翻譯|改写|改寫|润色|潤色)|ترجم\w*)"
)
_FORMS: Final = re.compile(
    rf"\W*{_POLITE}(?:(?:{_TRANSLATE}|{_REWORD})\b|{_CORRECT}|{_SAY}){_TASK}|[^:：\n]{{0,80}}?{_LAST}|{_UNPARTED}{_TASK}",
    re.IGNORECASE,
)


def is_text_task(text: str) -> bool:
    """Whether a text wants what it brings along translated or worded otherwise."""
    return _FORMS.match(text) is not None


def behind_text_task(text: str) -> str:
    """What is said behind the paragraph that is to be translated or worded otherwise; all where none is."""
    found = _FORMS.match(text)
    if found is None:
        return text
    end = text.find("\n\n", found.end())
    return text[end:] if end >= 0 else ""
