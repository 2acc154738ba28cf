"""Whether a sentence asks to be reminded of what was told: "Who was the plumber again?", "What did I say?".

It does so by its words; by an ending that says it was known once (Korean "-더라", Chinese 来着); or since it
is about the last time.  "Remind me what I promised" begs for it without a question's form.
"""

from __future__ import annotations

import re
from typing import Final

#: Who begs to be reminded of something asks for it, without a question's form.
_BEGS: Final = re.compile(
    r"\b(?:remind me|erinner[e]? mich(?: daran)?|rappelle[sz]?-moi|recu[eé]rdame|ricordami|mi ricordi"
    r"|me lembra|lembra-me"
    r"|herinner me(?: eraan)?|przypomnij mi|напомни(?: мне)?|hatırlat\w*),? (?:again |noch ?mal |please "
    r"|bitte )?"
    r"(?:what|who|where|when|which|how (?!to\b)|was|wer|wem|wo|wann|welche[rsnm]?|wie ?viel\w*"
    r"|wie \w+ (?:ich|mein)|ce que|qui|où"
    r"|quand|quel\w*|combien|qué|por qué|qui[eé]n|d[oó]nde|cu[aá]ndo|cu[aá]l|cu[aá]nt\w+|(?:che )?cosa|chi"
    r"|dove|quando|qual\w*|quant\w+"
    r"|o que|quem|onde|wat|wie|waar|wanneer|welke?|hoeveel|co|kto|gdzie|kiedy|ile|jaki\w*|któr\w+|kim\w*|ne"
    r"|nere\w+|kaç\w*|как\w+|что|кто|где|когда|сколько)\b"
    # Who says that it was told asks for it, too.
    r"|(?:之前|以前|上次|刚才)?我?(?:跟|和|给)你(?:说|說|提|讲|講)(?:过|過)|我(?:之前|以前|上次)(?:说|說|提|讲|講)(?:过|過)"
    r"|(?:前に|さっき)(?:話|言|伝え).*た(?:と思|はず|よね|けど)|ذكرته? لك|قلت لك|حكيت لك|أخبرتك"
    r"|전에 말했|말했던 것"
    r"|ذك[ّ]?رني (?:بـ?|على |ما |متى |أين |كم |من |أي )|(?<!\S)बताया था(?=[\s?।,]|$)",
    re.IGNORECASE,
)
#: Words by which people ask to be reminded.
_REMINDS: Final = re.compile(
    r"\b(?:(?:what|who|where|when|which|how)\b.*\bagain|"
    r"remember (?:what|who|where|when|which|how|my|our|the)|remind (?:me|us)|"
    r"did (?:i|we) (?:say|tell|mention)|(?:have )?(?:i|we) (?:said|told|mentioned)|"
    r"(?:w\w+|wer) (?:war|hieß|ist|sind|waren|hießen)\b.* (?:noch ?mal|noch gleich)|noch gleich|"
    r"(?:habe|hatte|haben|hatten) (?:ich|wir)\b.*\b(?:gesagt|erzählt|erwähnt)|erinnerst du dich|"
    r"what did (?:i|we) (?:agree|decide|settle)|"
    r"ai-je (?:dit|raconté)|tu te souviens|c'était quoi déjà|"
    r"te acuerdas|recuerdas|(?:te|le) dije|ti ricordi|ti ho detto|você lembra|lembra-se|eu disse|"
    r"pamiętasz|mówił[ae]m|помнишь|я говорил\w*|hatırlıyor musun|söylemiştim)\b"
    r"|还记得|還記得|我说过|我說過|覚えて(?:い)?(?:ます|る)|言いました|っけ\W*$|기억(?:해|나|하)"
    r"|याद है|هل تتذكر|هل تذكر"
    # "What was it?", in Korean by an ending
    r"|(?:몇|얼마|언제|어디|누구|누가|뭐|무슨|무엇|어느|어떤).*(?:더라|[았었였했섰갔왔됐]지)(?:요)?\W*$"
    r"|(?:몇|언제|뭐|무슨|어느|누구).*(?:였|이었|였었)(?:죠|어|어요)\W*$|来着|來著|ことに(?:なって|して)(?:い)?た|ことに(?:決め|し)たんだった"
    # And where nothing says whose: what was last time
    r"|(?<!the )\blast time\b|\b(?:beim )?letzten? mal\b|la dernière fois(?! qu)|la última vez(?! que)"
    r"|l['’]ultima volta(?! che)"
    r"|da última vez(?! que)|vorige keer|ostatnim razem|в прошлый раз|geçen sefer|上次|前回|지난번"
    r"|마지막으로 언제|المرة الماضية"
    r"|آخر مرة|पिछली बार|आख़?िरी बार",
    re.IGNORECASE,
)
#: How it was, of what has no name: "à quel étage c'était", "¿Cómo se llamaba el servidor?".  Who asks of
#: history names it.
_WAS_SO: Final = re.compile(
    r"(?!.*(?<=\w )(?-i:[A-ZÀ-Þ])\w)\W*(?:"
    r"(?:(?:[àa]|de|en|pour|dans|chez|sur|avec) )?(?:quel(?:le)?s? \w+|qui|où|quand|combien) c['’]était\b"
    r"|c['’]était (?:quoi|qui|où|quand|combien|(?:(?:[àa]|de|en|pour|dans|chez|sur|avec) )?quel(?:le)?s? \w+)"
    r"|comment (?:(?:il|elle) )?s['’]appelai(?:t|ent)\b"
    r"|c[oó]mo se llamaban?\b|come si chiamava(?:no)?\b|como (?:é que )?se chamava(?:m)?\b"
    r"|jak (?:si[eę] )?(?:nazywał\w*|zwał\w*)\b|как (?:назывался|называлась|называлось|звали)\b)",
    re.IGNORECASE,
)
#: It was told before, or is another now.
_ANEW: Final = re.compile(
    r"\b(?:again|in the end|after all|noch ?mal|nochmals|am ende|letztlich|schlussendlich|déjà|finalement"
    r"|au final"
    r"|al final|definitivamente|alla fine|no final|mesmo|ook alweer|ook weer|uiteindelijk|w końcu|в итоге"
    r"|sonunda)\s?\?*$",
    re.IGNORECASE,
)


def begs_to_be_reminded(sentence: str) -> bool:
    """Whether who says it begs to be reminded of something, though that need be no question."""
    return _BEGS.search(sentence) is not None


def asks_to_be_reminded(sentence: str) -> bool:
    """Whether a sentence, if it asks something, asks for what was told."""
    if _REMINDS.search(sentence) is not None or _WAS_SO.match(sentence) is not None:
        return True
    return begs_to_be_reminded(sentence)


def asks_anew(question: str) -> bool:
    """Whether a question, one sentence, ends with what says that it was told: "… again?", "… in the end?"."""
    return _ANEW.search(question.strip()) is not None
