"""Whether a question is about something its writer takes for known: "Where did the engine fail?".

English and German say "the" of what was spoken of before.  They say it also of what there is only one of
("the moon"), of what the sentence itself tells ("the capital of Mongolia", "the fastest way") and of what is
asked about as a kind ("Who invented the telephone?"): these are left out.  French, Italian, Portuguese and
Spanish say it of kinds as a rule ("Pourquoi le ciel est-il bleu ?"), yet who asks in them where or when one
thing is has that one in mind ("Où est l'échelle ?").  Slavic languages have no such word, but names begin
with a capital in them, and to ask where or when something else is takes two words ("Когда экзамен?").
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.forms.unmarked import asks_of_somebody

#: What such a question begins with.
_ENGLISH: Final = re.compile(
    r"(?:(?:and|but|so|ok|okay),? )?(?:who|whom|whose|what|which|when|where|why|how|"
    r"is|are|was|were|did|does|do|has|have|had|will|would|"
    r"(?:since|until|till|by) when|for how long|at what time|on (?:which|what) day|"
    r"(?:with|to|from|for|by|at) (?:whom|whose)|(?:in|on|at|to|from|with) (?:which|what) "
    r"(?!year|month|century|country|state|continent|city|town|language|film|movie|book|case|way|sense|"
    r"order)\w+)\b",
    re.IGNORECASE,
)
_GERMAN: Final = re.compile(
    r"(?:(?:und|aber|also),? )?(?:wer|wen|wem|wessen|was|wann|wo(?:her|hin|mit|von|rauf|für|vor)?|warum|"
    r"weshalb|wieso|wie|welche[rsnm]?|ist|sind|war|waren|hat|hatte|haben|hatten|wird|wurde|wurden|"
    r"(?:seit|bis|ab|von) wann|um wie viel uhr|(?:seit|für) wie lange|an welchem tag|"
    r"(?:mit|bei|von|zu) wem|(?:für|an|über|ohne|durch) wen|(?:in|an|auf|mit|aus|zu|von|bei) welche[rnms]? "
    r"(?!Jahr|Monat|Land|Stadt|Staat|Sprache|Kontinent|Film|Buch|Fall|Reihenfolge|Sinne)\w+)\b",
    re.IGNORECASE,
)
#: In German "das" alone may mean "that", so a noun has to follow.
_THE: Final = re.compile(r"\bthe [a-z]")
_DER: Final = re.compile(r"\b(?:der|die|das|den|dem) (?:[a-zäöüß]+ ){0,2}[A-ZÄÖÜ][a-zäöüß]")
#: Who types small letters alone types nouns so, too: "wann kommt der techniker morgen".
_ADVERBS: Final = (
    "alles|also|an|auf|aus|bloß|denn|doch|eigentlich|fertig|für|genau|gerade|gleich|halt|heute|hier|immer|ja"
    "|jetzt"
    "|los|mal|mit|morgen|nicht|noch|noch ?mal|nun|nur|schon|sein|so|statt|überhaupt|von|wert|wieder|wohl"
)
_SMALL: Final = re.compile(
    rf"\b((?:der|die|das|den"
    rf"|dem) )((?:(?!(?:{_ADVERBS})\b)[a-zäöüß]+ ){{0,2}}?(?!(?:{_ADVERBS})\b)[a-zäöüß]{{3,}})"
    rf"(?=(?: (?:{_ADVERBS})){{0,2}}\W*$)"
)
#: A name: what is known of it is known to everybody.  In German all nouns look so.
_NAME: Final = re.compile(r"[a-z,] (?!I\b)[A-Z][a-z]+")
#: There is only one of it, or it is a matter of words, numbers or kinds.
_KNOWN_TO_ALL: Final = re.compile(
    r"\bthe (?:[a-z'-]+ )*?(?:\w+est|most|least|best|worst|first|second|last|next|same|only|\d+|"
    r"usual|typical|normal|average|common|standard|proper|correct|right|"
    r"moon|sun|earth|sky|sea|ocean|world|internet|universe|weather|planet|stars|equator|north|south|east|"
    r"west|wind|rain|snow|human|body|brain|heart|liver|stomach|eyes?|ears?|nose|skin|past|future|present|"
    r"difference|words?|meaning|term|plural|singular|opposite|capital|purpose|point|rule|law|square|cube|"
    r"root|sum|average|number|chance|odds|middle|beginning|end|time|year|day|rest|kind|type|way|ones?)\b"
    r"|(?i:\b(?:inhabitants|population|currency|einwohner\w*|währung|habitants|monnaie|habitantes|moneda"
    r"|abitanti"
    r"|mieszkańc\w+|waluta|жител\w+|населени\w+|валюта|nüfus\w*)\b)"
    r"|\b(?:invent(?!ory|ories|ur)|discover|compose)\w*\b"
    r"|\b(?:der|die|das|den|dem) (?:[a-zäöüß]+ )*?(?:\w+ste[nrsm]?\b|\d+|"
    r"Mond|Sonne|Erde|Himmel|Meer|Welt|Internet|Universum|Mensch|Gehirn|Herz|Regen|Schnee|Wind|"
    r"Unterschied|Wort|Begriff|Abkürzung|Mehrzahl|Plural|Hauptstadt|Bedeutung|Gegenteil|Quadrat|Summe|Zahl|"
    r"Regel|ganze[ns]? (?:Tag|Nacht|Zeit|Jahr))"
    r"|\b(?:erf[au]nd\w*|entdeck\w*|komponier\w*|gemalt|malte|schrieb)\b"
)
#: A question about several definite things asks what they are: "What are the primary colours?".
_WHAT_ARE: Final = re.compile(
    r"(?:(?:and|but|so|und|aber) )?(?:what (?:are|were) the|was sind die)(?: [\w-]+){1,2}\W*", re.IGNORECASE
)
#: What it is stands behind it: "the root of 196", "die Hauptstadt der Mongolei".
_TOLD_THERE: Final = re.compile(
    r"\bthe (?:[a-z'-]+ ){1,3}?(?:of|between|for|to|that|which|who|behind)\b"
    r"|[a-zäöüß,] [A-ZÄÖÜ]\w+ (?:der|des|von|vom|zwischen|im?|aus|für|zum?|zur)\b"
)
#: Where, when, or for how much; then "the" of one thing.  "A" is in Italian no article, so in Portuguese it
#: needs more.
_ROMANCE: Final = tuple(
    re.compile(rf"\W*(?:{ask})\b.*(?<!\w)(?:{the})[a-zà-ÿ]{{2}}", re.IGNORECASE)
    for ask, the in (
        ("(?:et |mais )?(?:d'où|où|quand|à quelle heure)", "l[ea] |l['’]"),
        ("(?:et |mais )?combien (?:coûte|coûtera|a coûté)", "l[ea] |l['’]"),
        ("(?:y |pero )?(?:(?:de|a|desde|hasta|por) )?(?:d[oó]nde|cu[aá]ndo|qu[eé] hora)", "el |la "),
        ("(?:y |pero )?cu[aá]nto (?:cuesta|cost[oó])", "el |la "),
        ("(?:e |ma )?(?:da dove|dove|dov['’]|quando|a che ora)", "il |lo |la |l['’]"),
        ("(?:e |ma )?quanto (?:costa|è costat[oa])", "il |lo |la |l['’]"),
        ("(?:e |mas )?(?:de onde|aonde|onde|a que horas?)", "[oa] "),
        ("(?:e |mas )?quando", "o |(?:é|será|foi) a "),
        ("(?:e |mas )?quanto (?:custa|custou)", "[oa] "),
    )
)
#: A name, the plural of a kind, and what there is only one of.
_ROMANCE_KNOWN: Final = re.compile(
    r"\w[ '’](?-i:[A-ZÀ-ÖØ-Þ])\w|(?<!\w)(?:les|los|las|gli|os|as)\s|"
    r"(?<!\w)(?:l['’]|l[ea] |el |il |lo |[oa] )(?:lune|luna|lua|soleil|sole?|terre|tierra|terra|"
    r"ciel|cielo|céu|mer|mare?|mundo|monde|mondo|hiver|été|printemps|automne|invierno|verano|primavera|otoño"
    r"|inverno|estate|verão|autunno|"
    r"outono|équateur|ecuador|equatore|equador|fois|premi\w+|prim\w+|derni\w+|últim\w+|ultim\w+)\b|"
    r"\b(?:invent|découv|descub|scop|descob|fond|compos)\w*\b",
    re.IGNORECASE,
)
#: What is due, or back, is one thing, though nothing says "the": "When is rent due these days?".
_BARE: Final = re.compile(
    r"(?:(?:and|but|so) )?(?:(?:since |until )?when|where) (?:is|was|are|were) "
    r"(?!(?:there|it|he|she|they|you) )[a-z]+ "
    r"(?:due|back|kept|ready|over|coming|arriving|leaving|booked|planned|delivered|paid|served|collected)\b",
    re.IGNORECASE,
)
#: So it is in German: "Wann ist Inventur?".  Not what stands in every calendar.
_BARE_IN_GERMAN: Final = re.compile(
    r"(?:(?:und|aber|also),? )?(?:(?:ab|bis|seit) )?wann (?:ist|sind|war|waren|beginnt|beginnen|endet|enden) "
    r"(?!(?:ich|du|er|sie|es|wir|ihr|man|das|dies|was|jemand|schluss|ostern|pfingsten|weihnachten|silvester"
    r"|neujahr|karneval|fasching|halloween|nikolaus|ramadan|advent|vollmond|neumond|\w*tag|\w*anfang|frühling"
    r"|sommer|herbst|winter|sonnen\w+)\b)[a-zäöüß]{4,}"
    r"(?: (?:denn|eigentlich|wieder|noch ?mal|dieses jahr))?\W*",
    re.IGNORECASE,
)
#: What belongs to one of several that the writer numbered: "What is in box 3?", "Was steht auf Folie 2?".
#: Names with a number have a capital letter, and so have all nouns in German.
_NUMBERED: Final = re.compile(
    r"\W*(?:"
    r"(?:(?:and|but|so|okay|ok|now),? )?"
    r"(?:what|who)(?:['’]?s| is| are| was| goes| belongs| did (?:i|we) (?:put|pack|write))"
    r" (?:in|into|on|onto|under|inside|behind|to)"
    r" (?-i:(?!(?:at|for|about|over|under|around|only|just) )[a-z]+)"
    r"|(?:(?:und|aber|also),? )?(?:was|wer) (?:ist|sind|war|liegt|steht|sitzt|kommt|gehört|gehörte)"
    r"(?: (?:jetzt|nun|noch ?mal|alles|denn))* (?:in|auf|unter|hinter|bei|an|zu)"
    r" (?!(?:nur|etwa|rund|ca) )[a-zäöüß]+"
    r"|(?:et |mais )?(?:qu['’]est-ce qu['’]il y a|qu['’]y a-t-il|c['’]est quoi,?|il y a quoi)"
    r" (?:dans|sur|sous|derrière) (?:l[ae] |l['’])?(?-i:[a-zà-ÿ]+)"
    r"|(?:y |pero )?qu[ée] (?:hay|va|pone) en (?:el |la )?(?-i:[a-zà-ÿ]+)"
    r"|(?:e |ma )?(?:che )?cosa c['’]è (?:in|su|sotto|n?el|nella|nello|sul|sulla) (?-i:[a-zà-ÿ]+)"
    r"|(?:e |mas )?o que (?:há|tem|está|vai) (?:em|no|na|sob) (?-i:[a-zà-ÿ]+)"
    r") (?:(?:n[or]|number|nummer|num[eé]ro|número)\.? ?)?#?\d{1,3}"
    r"(?: (?:now|again|so far|currently|jetzt|nun|noch ?mal|drin|maintenant|ahora|adesso|ora|agora))*\W*",
    re.IGNORECASE,
)
#: How much or many they were, in Spanish and Italian: "¿Cuántos temas eran?".  Who asks of history names it.
_WERE: Final = re.compile(
    r"\W*(?:y |e |pero |ma )?(?:cu[aá]nt|quant)[oaie]s? (?:[^\W\d_]+ )?era(?:n"
    r"|no)?\b(?!.*(?<=\w )(?-i:[A-ZÀ-Þ])\w)",
    re.IGNORECASE,
)
#: Nobody in mind, or somebody with a name, of whom it counts whether they were told of.
_ANYBODY: Final = re.compile(r"\w+(?:['’]t)? (?:(?i:any|some|every)\w*|people|[^\W\d_a-zà-ÿ])")
#: Where or when something is, a noun that is no name: in Polish, Czech, Russian and Ukrainian.
_IN_TWO_WORDS: Final = re.compile(
    r"(?:[Aa] |[Ii] |[Аа] )?(?:[Gg]dzie|[Kk]iedy|[Kk]de|[Kk]dy|[Гг]де|[Кк]огда|[Дд]е|[Кк]оли) "
    r"(?:(?:jest|leży|stoi|będzie|był[aoy]?|je|bude|byl[aoy]?|лежит|стоит|будет|был[аои]?|лежить|буде) )?"
    r"(?!jeste)[a-zà-žа-яёіїєґ]{4,}\W*"
)


def takes_for_known(question: str) -> bool:
    """Whether a question, one sentence, is about something definite that it does not tell by itself."""
    if is_known_to_all(question):
        return False
    if question.islower() and _GERMAN.match(question):
        question = _SMALL.sub(lambda found: f"{found[1]}{found[2].title()}", question)
    if is_known_to_all(question) or _TOLD_THERE.search(question) is not None:
        return False
    if _WHAT_ARE.fullmatch(question) is not None:
        return False
    if any(pattern.match(question) for pattern in _ROMANCE):
        return _ROMANCE_KNOWN.search(question) is None
    if any(form.match(question) is not None for form in (_WERE, _BARE)):
        return True
    if any(form.fullmatch(question) is not None for form in (_IN_TWO_WORDS, _BARE_IN_GERMAN, _NUMBERED)):
        return True
    if asks_of_somebody(question):
        return _ANYBODY.match(question) is None
    if _ENGLISH.match(question) is not None and _THE.search(question) is not None:
        return _NAME.search(question) is None
    return _GERMAN.match(question) is not None and _DER.search(question) is not None


def is_known_to_all(question: str) -> bool:
    """Whether a question, one sentence, is about what there is only one of, or a matter of words or kinds."""
    return _KNOWN_TO_ALL.search(question) is not None
