"""Whether a message asks for something that was told in its chat, by the words that it asks with.

"What do I do for a living?" can be answered from the chat alone, whatever words it was told in, and so can
"Who was the plumber again?" and "Where did the engine fail?".  "How do I get ink out of my shirt?" and "What
should I cook?" ask for advice: nobody told the answer.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.questions.definite import takes_for_known
from ethervox_gui.context.language.questions.own_deeds import asks_of_family, asks_of_own_deeds
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.words import words

#: Who writes more does not only ask.
_LONGEST: Final = 240
#: In lower case "i" means "and" and "the" elsewhere, "sono" also "they are", and "ma" in Polish "has".
_MEANS_MORE: Final = frozenset(("i", "sono"))
_IN_POLISH: Final = frozenset(("i", "ma"))
_POLISH: Final = re.compile("[ąćęłńóśźż]")
_I: Final = re.compile(r"\bI\b(?!\w)|\b(?:do|did|am|was|are|have|had|will|would) i\b|\bi(?:'m|'ve|'d| am)\b")
#: "Me" and "us", which say less of who tells something than of who asks.
_OBJECTS: Final = re.compile(
    r"\b(?:me|us|myself|mir|mich|uns|moi|mim|mig|meg|mnie|nam|меня|мне|нас|нам|мной|"
    r"bana|beni|bize|bizi|मुझे|मुझको|हमें|मुझसे)\b|-(?:je|moi|nous)\b",
    re.IGNORECASE,
)
#: Words by which people ask to be reminded.
_REMINDS: Final = re.compile(
    r"\b(?:(?:what|who|where|when|which|how)\b.*\bagain|"
    r"remember (?:what|who|where|when|which|how|my|our|the)|remind (?:me|us)|"
    r"did (?:i|we) (?:say|tell|mention)|(?:have )?(?:i|we) (?:said|told|mentioned)|"
    r"(?:w\w+|wer) (?:war|hieß|ist|sind|waren|hießen)\b.* (?:noch ?mal|noch gleich)|noch gleich|"
    r"(?:habe|hatte|haben|hatten) (?:ich|wir)\b.*\b(?:gesagt|erzählt|erwähnt)|erinnerst du dich|"
    r"ai-je (?:dit|raconté)|tu te souviens|c'était quoi déjà|"
    r"te acuerdas|recuerdas|(?:te|le) dije|ti ricordi|ti ho detto|você lembra|lembra-se|eu disse|"
    r"pamiętasz|mówił[ae]m|помнишь|я говорил\w*|hatırlıyor musun|söylemiştim)\b"
    r"|还记得|還記得|我说过|覚えて(?:い)?ます|言いました|っけ\W*$|기억(?:해|나|하)|याद है|هل تتذكر",
    re.IGNORECASE,
)
#: Words by which people ask what to do, or that something be done.
_ADVICE: Final = re.compile(
    r"\b(?:should|shall|can|(?<!why )could|may|might|how (?:do|does|can|to|would)|"
    r"advice|tips?|ideas?|help|what helps(?=\W*$)|explain|"
    r"what(?:'s| are| is| would be)(?: an?| some)? (?:good|nice|suitable)|"
    r"(?:goes|go) (?:well )?with|what (?:to do|now)|why (?:is|are) (?:my|our) .* so|"
    r"was (?:tun|nun|jetzt|passt zu)|wie (?:lange|oft|viel) muss|"
    r"(?:warum|wieso|weshalb) (?:ist|sind|wird|werden) (?:mein|unser)\w* .* (?:so|immer)|"
    r"(?:que|quoi) faire|pourquoi (?:mon|ma|mes|notre|nos) .* (?:si|aussi)|"
    r"qu[ée] (?:hago|hacer|hacemos)|(?:che|cosa|che cosa) (?:faccio|fare|facciamo)|"
    r"o que (?:faço|fazer)|co (?:robić|zrobić|mam zrobić)|что (?:мне |нам )?(?:с\w* )?делать|"
    r"soll\w*|kann\w*|könn\w*|darf|hilft?|erklär\w*|wie \w+ (?:ich|wir)|"
    r"was (?:back|koch|mach|nehm|pack|sag|schenk|schreib|tu|zieh)\w* (?:ich|wir)|"
    r"puis|peux|pouvons|pourrais|dois|devrais|devons|faut|comment (?:faire|puis|je)|"
    r"puedo|podemos|podría\w*|debo|debemos|debería\w*|conviene|"
    r"posso|possiamo|potrei|devo|dobbiamo|dovrei|poderia|deveria|devemos|"
    r"mogę|możemy|powinien\w*|powinn\w*|"
    r"могу|можем|можно|(?<!где )(?<!сколько )стоит|следует|"
    r"yapmalı\w*|etmeli\w*|\w+(?:ebilir|abilir)\w*)\b"
    r"|怎么|怎樣|怎样|如何|应该|該不該|能不能|可以|可不可以"
    r"|べき|どうすれば|どうしたら|できます|ください|어떻게|어떡|있을까|할까|해야|주세요"
    r"|\b(?:चाहिए|क्या करूँ|कैसे|सकता|सकती|सकते)\b|\b(?:كيف|ماذا أفعل|هل يمكن|يجب|ينبغي)\b",
    re.IGNORECASE,
)
#: Behind this somebody is named: "How does Hilde get home?"
_HOW_SOMEBODY: Final = re.compile(r"\b[Hh]ow does (?=[A-ZÀ-ÖØ-Þ])")


def asks_for_told(text: str) -> bool:
    """Whether a text ends by asking about its writer, about what it takes for known, or to be reminded.

    Not where it asks for advice.  What cannot be told from the words and their endings alone counts as no.
    """
    if len(text) > _LONGEST:
        return False
    said = sentences(text)
    if not said or not asks(said[-1]):
        return False
    if _REMINDS.search(said[-1]) is not None:
        return True
    return (_is_own(said[-1]) or takes_for_known(said[-1])) and _ADVICE.search(said[-1]) is None


def asks_of_oneself(text: str) -> bool:
    """Whether the question that a text ends with is about its writer, or asks to be reminded."""
    said = sentences(text)
    return bool(said) and (_REMINDS.search(said[-1]) is not None or _is_own(said[-1]))


def asks_for_advice(text: str) -> bool:
    """Whether the question that a text ends with is what to do, or for something to be done.

    "How does Hilde get home?" asks about her, though "How does one get home?" is such a question.
    """
    said = sentences(text)
    return bool(said) and _ADVICE.search(_HOW_SOMEBODY.sub("", said[-1])) is not None


# ---- inside ----------------------------------------------------------------------------------------


def _is_own(sentence: str) -> bool:
    if _I.search(sentence) is not None or _OBJECTS.search(sentence) is not None:
        return True
    if asks_of_own_deeds(sentence) or asks_of_family(sentence):
        return True
    unclear = _MEANS_MORE if _POLISH.search(sentence) is None else _IN_POLISH
    return speaks_of_oneself(" ".join(word for word in words(sentence) if word not in unclear))
