"""Remarks on the talk itself: that something was not meant so, was said already, or is not understood.

Small models get many of them, and they tell nothing: "that's not what I asked".  Nor does what only says of
what to talk: "Right, back to the move."  One that goes on, or names somebody, may tell something: "No, that's
wrong, it's the 22nd", "I already told Marek".
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 70

_ENGLISH: Final = (
    r"(?:that|this|it)(?:['’]?s| is| was)(?:n['’]?t| not)? (?:not )?(?:at all )?(?:what|how) (?:i|we)"
    r" (?:asked|meant|wanted|said|need(?:ed)?)(?: for| it)?"
    r"|(?:that|this|it)(?: is|['’]?s| was|) ?n(?:['’]?|o)t what i (?:asked|meant|wanted|said)(?: for)?"
    r"|i(?:['’]ve)? (?:already |just )?(?:told you|said|asked(?: you)?) ?(?:that|this|it|so)?"
    r"(?: already| before| twice)?|i(?:['’]ve)? (?:already|just) told you (?:that|my \w+)"
    r"|i (?:did ?n['’]?t|did not|never) (?:ask (?:for (?:that|this|it|an? \w+)|that|this)|mean (?:that|this"
    r"|it)"
    r"|say (?:that|this|so))"
    r"|i (?:still |really )?(?:do ?n['’]?t|do not|did ?n['’]?t|ca ?n['’]?t|cannot)"
    r" (?:understand|get|follow)(?: (?:that|this|it|you|a word|anything|any of (?:it|that|this)))?"
    r"|you (?:did ?n['’]?t|did not|never|still have ?n['’]?t) (?:answer(?:ed)?|read|understand|finish(?:ed)?"
    r"|listen)"
    r"(?: (?:to )?(?:me|it|that|(?:my|the) \w+))?"
    r"|you (?:forgot|missed|skipped|left out|misread|misunderstood)(?: (?:me|it|that|one|something"
    r"|the \w+(?: \w+)?))?"
    r"|you (?:got (?:it|that) wrong|(?:are|['’]re) wrong|made a mistake)"
)
_GERMAN: Final = (
    r"(?:das|so) (?:habe?|hatte|war) (?:ich )?(?:doch |aber )?(?:nicht|nie) (?:so )?(?:gemeint|gefragt"
    r"|gesagt|gewollt"
    r"|meine frage)"
    r"|das habe? ich (?:dir |ihnen )?(?:doch |ja )?(?:schon|gerade|eben|bereits)(?: (?:ein)?mal)? gesagt"
    r"|das stimmt (?:so |doch )?nicht|das ist (?:doch )?falsch"
    r"|(?:das |so )?(?:verstehe?|kapiere?) ich (?:das |es |dich |sie )?(?:immer noch |leider )?nicht"
    r"|ich (?:verstehe?|kapiere?) (?:(?:das|es|dich|sie|immer noch|leider) )*(?:nicht|kein wort|nichts)"
    r"|du hast (?:meine frage|das|mich|etwas|was|es) (?:\w+ ){0,2}(?:nicht )?(?:beantwortet|vergessen"
    r"|verstanden)"
)
_FRENCH: Final = (
    r"(?:ce n['’]|c['’])est pas (?:ce que j(?:['’]ai demandé|['’]ai dit|e voulais(?: dire)?)|ma question|ça)"
    r"|je (?:ne |n['’]ai )?(?:te |vous )?compren(?:ds|ais)(?: toujours)? (?:pas|rien)|j(?:e n)?['’]ai (?:pas"
    r"|rien) compris"
    r"|je (?:te|vous) l['’]ai (?:déjà|pourtant) dit|j['’]ai déjà dit ça"
    r"|tu (?:n['’])?as (?:pas répondu(?: à ma question)?|oublié(?: la \w+(?: \w+)?)?|rien compris)"
)
_SPANISH: Final = (
    r"(?:eso |esto )?no (?:es|era|fue) (?:eso )?lo que (?:te )?(?:pregunté|pedí|dije|quería"
    r"|quise decir)(?: decir)?"
    r"|(?:no|tampoco) (?:te |lo |la )?(?:entiendo|entendí)(?: nada| eso)?|ya te (?:lo )?(?:he dicho"
    r"|dije)(?: eso)?"
    r"|no (?:has respondido|respondiste)(?: (?:a )?mi pregunta)?"
)
_ITALIAN: Final = (
    r"non (?:è|era) (?:quello|questo|ciò) che (?:ho chiesto|ho detto|intendevo|volevo(?: dire)?)"
    r"|non (?:ti )?(?:capisco|ho capito)(?: niente| nulla)?|te l['’]ho (?:già )?detto"
    r"|non hai risposto(?: alla (?:mia )?domanda)?"
)
_PORTUGUESE: Final = (
    r"(?:isso )?não (?:foi|é|era) (?:isso |isto )?(?:o )?que (?:eu )?(?:pedi|disse|perguntei|quis(?: dizer)?"
    r"|queria)"
    r"|(?:eu )?não (?:te )?(?:entendi|entendo|percebo|percebi)(?: nada| isso)?|(?:eu )?já (?:te "
    r"|lhe )?disse(?: isso)?"
    r"|você não respondeu(?: à? ?minha pergunta)?"
)
_RUSSIAN: Final = (
    r"я (?:совсем )?не (?:это|то|об этом|про это) (?:имел\w? в виду|просил\w?|спрашивал\w?|говорил\w?)"
    r"|(?:я )?(?:тебя |вас |ничего |этого )?не (?:пони(?:маю|мал\w?)|понял\w?)(?: тебя| этого)?"
    r"|я (?:тебе |вам )?(?:же )?(?:уже )?(?:тебе |вам )?(?:говорил\w?|сказал\w?)(?: это| об этом| тебе| вам)?"
)
_POLISH: Final = (
    r"nie o (?:to|tym) (?:mi )?(?:pytał[ae]m|chodziło|mówił[ae]m)(?: mi)?"
    r"|(?:ja )?(?:nic )?nie (?:cię )?rozumiem(?: tego| cię)?"
    r"|(?:już|przecież) (?:ci |to )*(?:mówił[ae]m|powiedział[ae]m)(?: to| ci)?"
)
_TURKISH: Final = (
    r"(?:ben )?(?:bunu|onu) (?:sormadım|demedim|istemedim|kastetmedim)|(?:hiçbir şey |seni "
    r"|bunu )?anla(?:madım|mıyorum)"
    r"|(?:sana )?(?:zaten|az önce|daha önce) söyledim"
)
_OTHERS: Final = (
    r"我不是(?:这个|這個|那个|那個)意思|我(?:不是|没|沒)(?:问|問)(?:这个|這個)|我?(?:听不懂|聽不懂|看不懂"
    r"|不懂|不明白|没听懂|沒聽懂)"
    r"|我(?:刚才|剛才|已经|已經)(?:说|說|告诉你|告訴你)(?:过|過)?(?:了)?"
    r"|そういう意味(?:では|じゃ)(?:ない|ありません)(?:です)?|(?:よく)?(?:わかりません|分かりません"
    r"|わからない)"
    r"|(?:もう|さっき)言いました(?:よ)?|그게 아니(?:에요|라)|이해가 안 (?:돼요|가요)|이미 말했(?:잖아요|어요)"
    r"|لم أفهم|لا أفهم|هذا ليس ما (?:سألت|طلبت|قصدت)(?: عنه)?|قلت لك (?:ذلك|هذا)"
    r"|मैंने (?:यह|ये) नहीं (?:पूछा|कहा)(?: था)?|(?:मुझे )?समझ (?:में )?नहीं आया"
)
_LANGUAGES: Final = (
    *(_ENGLISH, _GERMAN, _FRENCH, _SPANISH, _ITALIAN, _PORTUGUESE, _RUSSIAN, _POLISH, _TURKISH),
    _OTHERS,
)
_REMARK: Final = re.compile(
    r"(?:(?:no+|nope|ok(?:ay)?|lol|but|hm+|well|sorry|wait|nein|aber|also|non|mais|pero|ma|mas|não|нет|но|nie"
    rf"|hayır|不|不是|いいえ|아니요|لا|नहीं)\W+)*(?:{'|'.join(_LANGUAGES)})"
    r"(?: (?:but fine|though|at all|again|wieder|überhaupt))?\W*",
    re.IGNORECASE,
)
#: What is to be talked of again, in a word or two: "Right, back to the move."  With a number or a name more
#: is told, and so is by "back at the office".
_BACK: Final = re.compile(
    r"(?:(?:right|ok(?:ay)?|so|now|well|anyway|good|great|thanks|alright|gut|also|jetzt|na gut|danke|bon|bien"
    r"|alors|merci|bueno|vale|gracias|bene|allora|grazie|bom|então|obrigad[oa]|dobrze|dzięki|ну|хорошо"
    r"|ладно|спасибо|tamam|peki)\W+){0,2}"
    r"(?:(?:let['’]?s get back|now back|going back) to (?:the|my|our|that) [a-z]+(?: [a-z]+)?"
    r"|back to (?:the|my|our|that) [a-z]+"
    r"|(?:nun |jetzt )?(?:wieder )?zurück (?:zum|zur|zu (?:den|meine[rmn]|unsere[rmn]|der|dem)) [a-zäöüß]+"
    r"|(?:revenons|on revient) (?:aux? |à (?:la |l['’]|mon |ma |mes |notre |nos ))[a-zà-ÿ]+"
    r"|(?:volvamos|volviendo|regresemos) (?:al|a l[ao]s?|a mis?|a nuestr[ao]s?) [a-zà-ÿ]+"
    r"|torniamo (?:al|allo|alla|ai|agli|alle) (?:mi[oa] |nostr[oa] )?[a-zà-ÿ]+"
    r"|(?:voltemos|vamos voltar|voltando) (?:ao|à|aos|às) (?:meu |minha |noss[oa] )?[a-zà-ÿ]+"
    r"|(?:wróćmy|wracając) do [a-zà-ž]+|(?:верн[её]мся|возвращаясь) к [а-яё]+)\W*",
    re.IGNORECASE,
)
#: "Make it friendlier please": at the end people only ask so.
_PLEASE: Final = re.compile(
    r"(?:\b(?:please|pls|plz|bitte|s['’]il (?:te|vous) pla[iî]t|stp|svp|por favor|per favore|per piacere"
    r"|proszę"
    r"|lütfen|пожалуйста)|من فضلك|لو سمحت|कृपया)\W*$",
    re.IGNORECASE,
)


def remarks_on_the_talk(sentence: str) -> bool:
    """Whether a sentence says nothing but that the talk goes wrong, or back to something."""
    if len(sentence) > _LONGEST:
        return False
    return any(form.fullmatch(sentence.strip()) is not None for form in (_REMARK, _BACK))


def asks_politely(sentence: str) -> bool:
    """Whether a sentence ends as those do that ask for something to be done."""
    return _PLEASE.search(sentence) is not None
