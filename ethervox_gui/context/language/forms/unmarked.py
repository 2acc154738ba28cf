"""Questions that are typed without a sign, known by their form: "wann kommt der techniker".

Only forms that state nothing.  Where a word that asks also joins clauses ("when anna comes we eat"), what
stands behind it tells the two apart.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.words import HANGUL

#: Questions by their form alone.  In Japanese that is a particle, and no sign is usual; the end of a
#: predicate stands before it, since "静か。" ("quiet") asks nothing.
_IN_JAPANESE: Final = re.compile(
    "(?:(?:です|でした|ます|ました|ません|でしょう|だろう|ましょう|の)か(?:ね|な|しら)?|っけ|か(?:な|しら))"
    "[ぁあねー]?$"
)
_IN_CHINESE: Final = re.compile("[吗嗎]$")
_IN_THAI: Final = re.compile("(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า|หรือยัง)(?:นะ)?(?:ครับ|คะ|ค่ะ)?$")
#: Behind a syllable that ends in "ㄹ", "ㅂ", "ㄴ" or "ㅆ": "살까요", "합니까", "인가요", "했나요".  Behind
#: others it gives a reason ("바쁘니까") or states something ("만나요").
_IN_KOREAN: Final = re.compile(f"([{HANGUL}])(까요?|니까|가요|나요)$")
_FINALS: Final = {"까": "ㄹ", "까요": "ㄹ", "니까": "ㅂ", "가요": "ㄴ", "나요": "ㅆ"}
_ALL_FINALS: Final = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
#: With the endings of persons, or a letter of its own: else the particle is a word elsewhere, too.
#: So are "mi" and "mu", but not behind the end of a Turkish verb: "cevap verdi mi".
_IN_TURKISH: Final = re.compile(
    r"\w\W+m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü][mz]|yd[ıiuü]\w*)$|\w\W+m[ıü]$"
    r"|\w\W+\w+(?:[dt][iu]|[iu]yor|ecek|mi[sş]|mu[sş]|ler)\W+m[iu]$"
)

#: What may stand before a question that somebody types as they speak.
_FIRST: Final = (
    r"(?:(?:ok(?:ay)?|so|and|but|hey|hi|um+|uh|well|oh|also|now|wait|btw|sorry|und|aber|also|na|et|y|e|и|а)"
    r"\W+)*"
)
_SUBJECT: Final = r"(?:i|you|we|he|she|it|they)\b"
_SUBJECTS: Final = rf"(?:{_SUBJECT}|(?:my|our|your|his|her|their|the|this|that|there|these|those|any\w*)\b)"
_VERBS: Final = "(?:is|are|am|was|were|do|does|did|has|have|had|can|could|should|would|will)"
#: "Did the parcel come", but not "did the dishes", nor "did the shopping and went home".
_DONE_BY_IT: Final = (
    r"(?!and\b|but\b|then\b|again\b|today\b|yesterday\b|for\b|with\b|in\b|at\b|on\b|all\b|by\b)\w"
)
#: A verb stands before what it is said of, or behind a word that asks: "is my rent due", "when do i start",
#: "how many cats do i have".  Not "do it", "what i like is tea" and "which is fine"; nor "were in oslo",
#: which lacks another sign.
_IN_ENGLISH: Final = re.compile(
    rf"{_FIRST}(?:"
    rf"(?:what|who|where|when|why|how)(?:['’]?s|['’]re| {_VERBS})\b(?! (?:more|needed|that)\b)"
    rf"|(?:what|which|whose|how)(?! {_SUBJECTS})(?: \w+){{1,3}}? {_VERBS} {_SUBJECTS}"
    r"|(?:at|by|for|from|in|on|since|to|with) (?:what|when|which|whose)"
    rf"(?! (?:case|{_SUBJECTS}))(?: \w+){{0,2}}? {_VERBS}\b"
    rf"|which(?! (?:{_SUBJECTS}|{_VERBS}|means|makes)) \w+ {_VERBS}\b"
    r"|(?:do|don['’]?t) (?:i|you|we|they)\b"
    rf"|(?:is|are|was|does|has|isn['’]?t|doesn['’]?t|didn['’]?t) {_SUBJECTS}"
    rf"|did (?:{_SUBJECT}|(?:this|that|these|those|there|any\w+)\b|{_SUBJECTS} \w+ {_DONE_BY_IT})"
    rf"|(?:can|could|will|would|can['’]?t|couldn['’]?t|won['’]?t|wouldn['’]?t) {_SUBJECT}"
    r"|(?:am|may|shall) i\b|should (?:i|we|he|she|it|they)\b"
    r"|(?:have|were|aren['’]?t|haven['’]?t) (?:you|they)\b"
    r")",
    re.IGNORECASE,
)
_ADVERBS: Final = (
    "(?:not|n?ever|always|also|just|really|very|so|too|now|only|all|already|still|probably|maybe|actually"
    "|nothing"
    "|something|everything|been|being|gonna|going|getting|quite|pretty|almost|finally|definitely|surely|even"
    "|no|back|out"
    "|to|a|an|it|that|this|more|some|well|better)"
)
_DOES: Final = (
    "(?:accept|agree|answer|arrive|ask|book|bring|buy|call|cancel|change|check|come|confirm|cost|decide"
    "|deliver"
    "|do|eat|email|find|finish|fit|fix|get|give|go|happen|have|hear|help|keep|know|leave|like|live|lose|make"
    "|meet|mention"
    "|move|need|offer|order|pass|pay|pick|promise|read|receive|remember|reply|respond|return|ring|say|see"
    "|sell|send|show"
    "|sign|sleep|speak|start|stay|take|talk|tell|think|try|turn|use|visit|wait|want|win|work|write)"
)
#: A verb, who or what it is said of, and what of that: "did lena reply", "is rent due", "has ben paid".
_OF_SOMEBODY: Final = re.compile(
    rf"{_FIRST}(?:(?:did|does|didn['’]?t|doesn['’]?t|will|can|could|should|would)"
    rf" (?!{_ADVERBS}\b)(?!{_DOES}\b)[^\W\d_]+ (?:(?:still|ever|also|already|even) )?{_DOES}\b"
    rf"|(?:is|was|isn['’]?t) (?!{_ADVERBS}\b)(?!\w+ing\b|\w{{3,}}ed\b)"
    r"(?!(?:at|in|on|by|of|for|with|from|as|half|like|such|what)\b)[^\W\d_]+"
    r" (?:due|back|home|here|there|coming|leaving|ready|open|still|free|included|booked|paid|done"
    r"|(?:vegan|vegetarian|married|pregnant|ill|sick|alive|retired|older|younger|angry|allergic(?: to \w+)?)$"
    r"|(?:an?|the|my|our|his|her|their) [^\W\d_]+$)\b"
    rf"|(?:has|hasn['’]?t) (?!{_ADVERBS}\b)[^\W\d_]+"
    r" (?:(?!need)\w{2,}ed|paid|sent|gone|come|said|told|left|bought|made|written|found|given|taken|got"
    r"|done)\b)",
    re.IGNORECASE,
)
#: The verb is the second word, where "was ich mag" and "wann er kommt" have it at their end.
_IN_GERMAN: Final = re.compile(
    rf"{_FIRST}(?:"
    r"(?:wer|wen|wem|was|wann|wo|woher|wohin|warum|wieso|weshalb|wie)"
    r" (?:ist|sind|bin|war|waren|hat|habe|haben|hatte|hatten|hei(?:ß|ss)t|hie(?:ß|ss)|kann|können|muss|müssen"
    r"|soll|sollen|wird|werden|wurde|darf|will|wollen|geht|gibt)\b"
    r"|wie (?:viele?|lange?|oft|spät|hoch|alt|weit|gro(?:ß|ss)) (?:ist|sind|war|waren|hat|habe|haben|kann"
    r"|können|muss|müssen|soll|wird|kostet|dauert)\b"
    r"|(?:kannst|könntest|hast|bist|wei(?:ß|ss)t|willst|magst|kennst|würdest) du\b"
    r")",
    re.IGNORECASE,
)
#: "Est-ce que", and the verb before its pronoun; in Spanish only words that ask have such an accent.
_IN_FRENCH: Final = re.compile(
    rf"{_FIRST}(?:qu['’])?est-ce (?:que?\b|qu['’])"
    rf"|{_FIRST}(?:(?:quand|où|comment|pourquoi|combien|qui|que|quel(?:le)?s?)\b[^,.;:]*?\w-(?:je|tu|vous"
    rf"|nous"
    r"|t-?il|t-?elle|t-?on|ils?|elles?|on)\b|quel(?:le)?s? (?:est|sont|était|étaient|sera)\b"
    r"|quel(?:le)?s? \w+ (?:j['’]ai|on a|nous avons|j['’]avais|on avait)\b)",
    re.IGNORECASE,
)
_IN_SPANISH: Final = re.compile(
    rf"{_FIRST}(?:(?:a|de|en|con|por|para|desde) )?"
    r"(?:qué|quién(?:es)?|cuál(?:es)?|cuándo|dónde|cómo|cuánt[oa]s?)\b",
    re.IGNORECASE,
)

#: What it is about is said first: "my aunt is allergic to something, what was it".
_AT_THE_END: Final = re.compile(
    r"[,;] ?(?:what|which|who|where|when) (?:was|is|were|are) (?:it|that|they|he|she|those)(?: again"
    r"| called)?\W*$"
    r"|[,;] ?(?:was|wer|wo|wann|welche[rs]?) (?:war|ist|waren) (?:das|es|der|die)(?: noch ?mal| noch"
    r"| gleich)*\W*$"
    # "Bath or shower, what did we say"
    r"|[,;] ?(?:what|which|who|where|when|how (?:much|many)) did (?:we|i) (?:say|agree(?: on)?"
    r"|decide(?: on)?|settle on|choose|pick)\W*$"
    r"|[,;] ?(?:was|wie|wen|wo|wann|wie ?viele?) (?:habe?n?|hatten?) (?:wir|ich) (?:\w+ )?(?:gesagt"
    r"|ausgemacht|vereinbart|beschlossen|entschieden|abgemacht)\W*$"
    r"|[,;] ?(?:qu['’]est-ce qu['’]on (?:a|avait)|on (?:a|avait)) (?:dit|décidé|choisi)(?: quoi)?\W*$"
    r"|[,;] ?(?:qué|cu[aá]l|cu[aá]ndo) (?:dijimos|quedamos|decidimos|elegimos|acordamos)\W*$"
    r"|[,;] ?(?:che )?(?:cosa|quale|quando|quanto) (?:abbiamo|avevamo) (?:detto|deciso|scelto)\W*$",
    re.IGNORECASE,
)
#: Forms of one clause: what has a comma, or is longer than this, may be two, of which the second states
#: something.
_LONGEST: Final = 90
_COMMAS: Final = re.compile("[,;:，、；：،]")
_NOT_SAID: Final = r"(?!.*\b(?:depends?|matters?|doesn['’]?t|don['’]?t|isn['’]?t)\b)"
_MEASURES: Final = (
    "(?:many|much|old|far|long|deep|tall|big|high|wide|often|late|heavy|fast|large|hot|cold|thick|small|early"
    "|soon|expensive)"
)
#: Verbs and things that may stand behind "does" where who does it is left out: "does look nice".
_SEEMS: Final = (
    "(?:cost|depend|feel|hurt|look|make|matter|mean|seem|smell|sound|taste|yoga|sports?|shifts?|business"
    "|homework"
    "|wonders|good|night|day)"
)
_MORE_ENGLISH: Final = (
    rf"(?:does|doesn['’]?t) (?!{_ADVERBS}\b)(?!{_DOES}\b)(?!{_SEEMS}\b)[^\W\d_]+ {_DONE_BY_IT}\w+"
    r"(?! (?:and|but)\b)|"
    rf"how {_MEASURES}\b(?! {_SUBJECTS}){_NOT_SAID} \w"
    rf"|who(?: else)?(?! (?:cares|knows|else)\b)(?! {_SUBJECTS}) \w+ \w|whose(?! {_SUBJECTS}) \w"
    r"|which of \w|where from\b|(?:what|who|where|when|which|how) (?:is|was|were|are) \w.* again$"
    rf"|which (?!{_SUBJECTS}|{_ADVERBS}\b|then\b|soon\b|later\b|in\b|\w+(?:ly|body|one)\b)\w+"
    r" (?:snapped|broke|burst|fell|died|arrived|failed|crashed|leaked|closed|opened|won|lost|worked|stopped"
    r"|melted|expired|passed|rang|moved|grew|sank|jammed|cracked|tore|ripped)$"
    r"|(?:what|how) about \w|any idea (?:what|who|where|when|why|how|which|if)\b"
    rf"|what (?:else|time|day|date|colou?r|size|number|kind|sort|type|year|month|happen(?:s|ed))\b"
    rf"(?! {_SUBJECTS}){_NOT_SAID} \w"
)
_NO_VERB: Final = (
    "nicht|erst|jetzt|seit|mit|zuletzt|oft|sonst|bereits|selbst|gut|laut|statt|samt|fast|meist|überhaupt"
    "|zuerst"
    "|vielleicht|damit|leicht|schlecht|bekannt|dort|hart|echt|gesagt|recht|halt|mag"
)
_PREPOSITIONS: Final = "bis|seit|ab|von|mit|für|an|zu|auf|in|aus|bei|um|gegen|neben"
_VERB: Final = (
    rf"(?!(?:{_NO_VERB})\b)(?:\w+t|hab|kam|lag|stand|gab|fand|hatte|brachte"
    r"|(?:\w+en (?=die|der|wir|unsere|meine|alle)))\b"
)
#: "Hat super geklappt" leaves out what has.
_NO_SUBJECT: Final = (
    "gut|super|toll|prima|schön|lange|lang|kurz|nicht|nichts|nie|niemand|leider|endlich|gestern|vorgestern"
    "|heute"
    "|morgen|nur|auch|noch|schon|immer|sehr|viel|viele|wenig|kaum|fast|bald|spät|früh|alles|alle|etwas"
    "|wieder|weh"
    "|mir|mich|uns|ihm|ihr|ihn|ihnen|sich|dann|jetzt|besser|schlecht|ganz|total|echt|wirklich|oft|doch"
    "|trotzdem"
    "|überall|gleich|sofort|perfekt|wunderbar|bestens|stark|laut|leise|dort|hier|damals|selbst|allein|zuerst"
    "|bisher"
    "|inzwischen|vorher|nachher|eben|gerade|prompt|komplett|genau|anders|genug|mehr|eigentlich|aber|halt|eh"
    "|bloß"
    "|sonst|wohl|mit|keiner|jemand|jeder|eine|einen|einer|angeblich|scheinbar|zusammen|geschmeckt|geklappt"
)
#: "Wer wagt gewinnt" states something, and "was lost at sea" is English.
_MORE_GERMAN: Final = (
    rf"hat (?!(?:{_NO_SUBJECT})\b)(?!\w*(?:lich|ig|mal|weise|end)\b)[^\W\d_]{{3,}}"
    r" (?:schon |noch |denn |auch )?"
    r"(?:ge\w{2,}(?:t|en)|\w+iert|(?:an|ab|auf|zu|zurück|vor|ein|aus)ge\w+(?:t|en))$|"
    r"(?:hat|haben) (?!(?:heute|gestern|gut|leider|auch|noch|schon|immer|nie|mir|mich|uns|ihm|ihr|sich|dann"
    r"|jetzt|alles|nichts|nicht|wieder|endlich|etwas|aber|mal)\b)[^\W\d_]+(?: und [^\W\d_]+)?"
    r" (?:den|die|das|dem|einen?|mein\w*|dein\w*|schon)\b.*\w{2}(?:t|en)$|"
    # Who did it stands before what was done; "hat die rechnung bezahlt" may lack only its "er"
    r"(?:hat|haben) (?:der|mein|unser|dein|ihr|sein) [^\W\d_]+ (?:.*\w)?\w{2}(?:t|en)$|"
    r"(?:hat|haben) (?:die|das|meine|unsere|deine) [^\W\d_]+"
    r" (?:den|die|das|dem|einen?|mein\w*|unser\w*|mir|uns|schon|noch ?mal)\b.*\w{2}(?:t|en)$|"
    rf"(?:wem|wann|wo|woher|wohin|warum|wofür|wovor|wie ?viele?) {_VERB} \w"
    rf"|wer {_VERB}(?!.* (?:(?!mit$)\w+t$|(?:muss|darf|kann|soll|wird|ist|hat)\b)) *\w"
    r"|was (?:kostet|macht|bringt|steht|fehlt|gilt|bedeutet|passt|gehört|läuft|passiert|braucht|trinkt|isst"
    r"|frisst|sagt|meint|hält|bezahlt|kommt|hab|tut|\w+en wir) \w"
    rf"|(?:(?:{_PREPOSITIONS}) )?welche[rsnm]? (?!ich|hab|von|wir|sie)\w+ \w+"
    r"|wie ?viele?\b(?! (?:ich|du|er|sie|es|wir|ihr|man|mehr)\b)(?!.* (?:ist|wei(?:ß|ss)) (?:mir|ich|egal)\b)"
    rf"|(?:{_PREPOSITIONS}) (?:wann|wem|wen)\b"
    r"(?! (?:ich|du|er|sie|es|wir|ihr|man|der|die|das|auch)\b)"
)
_MORE_FRENCH: Final = (
    r"(?:[àa]|de|en|pour|dans|depuis|par|sur|avec|chez) quel(?:le)?s? \w+"
    r"|quel(?:le)?s? (?:jour|heure|date|mois|année|âge|prix|taille|couleur|nom|numéro|code|adresse|genre)\b"
    r"|(?:pour |de |avec |depuis )?combien (?!je|tu|il|elle|on|nous|vous|ils|elles)[\w']"
    r"|combien (?:on|ils|elles|vous) (?!est|sont|êtes|s['’])\w+"
    # Not "quelle chance tu as"
    r"|quel(?:le)?s? (?!chance|bonheur|plaisir|joie|honte|surprise|horreur|galère|idiot|imbécile)\w+"
    r" (?:je|on|nous|vous|ils|elles) \w"
    r"|c['’](?:est|était) (?:quoi|qui|où|combien|quel(?:le)?|quand(?! (?:j|m|tu|il|elle|on|nous|vous)))\b"
    r"|(?:peux|pourrais|as|es|vas|veux|sais|connais|aimes)-tu\b|(?:pouvez|avez|êtes|allez)-vous\b"
    r"|que (?:veut dire|signifie|fait|faisait|font|mange|mangent) \w|(?:depuis|jusqu['’]à) quand\b"
    r"|où (?!que|je|tu|il|elle|on|nous|vous|ils|elles)\w+ (?:les?|la|mon|ma|mes|notre|nos)\b"
    r"|(?:pour |avec |chez |de |à )?qui (?!sait|que|plus|dit|vivra|veut)\w+[ '’]\w"
    r"|où (?:est|sont|était|étaient|se|habite|commence)\b"
    r"|quand (?:est|sont|part|commence|finit|a lieu|aura lieu) \w+"
    r"|comment (?:s['’]appel|t['’]appel|va\b|se\b|est\b|sont\b)|pourquoi (?!pas)\w"
)
_MORE_SPANISH: Final = (
    r"(?:(?:a|de|en|con|por|para|desde) )?(?:"
    r"cual(?:es)? (?:es|son|era|eran|fue)\b|cuant[oa]s? (?!antes|más|mas|menos)\w+"
    r"|cuando (?:es|son|era|fue|empieza|termina) (?:la|el|los|las|mi|tu|su|nuestr\w)\b"
    r"|quien(?:es)? (?:es|son|era|fue|viene|va|hace|trae|paga|me|nos)\b|como (?:se llam|me llam)\w+"
    r"|que (?:me|nos|te|le) (?:dij|pid|recomend|cont|encarg|regal|prest|toc|debe)\w+"
    r"|donde (?:est[aá]n?|queda|quedan|puse|dejé)\b|que (?:hora|d[ií]a|fecha|color|n[uú]mero)\b)"
)
#: "Quanto prima", "quanto mais cedo" compare.
_NO_MORE: Final = r"(?!prima|più|meno|a\b|ne\b|segue|mais|antes|menos)"
_MORE_ITALIAN: Final = (
    r"(?:(?:a|da|di|per|in|con|su|tra|fino a) )?(?:"
    rf"qual(?:e|i)?\b(?! che)|(?<!per )(?<!in )(?<!da )quant[oaie] {_NO_MORE}\w+"
    r"|che (?:or[ae]|giorno|data|colore|numero)\b"
    r"|quando (?:è|sono|parte|inizia|finisce|scade|comincia|apre|chiude)\b"
    r"|dov['’]è|dove (?:è|sono|si|abita|sta)\b"
    r"|chi (?:è|sono|viene|porta|fa|paga|ha|ci|mi|era|vince|va)\b"
    r"|cos['’]è|(?:che )?cosa (?:è|ho|hai|devo|serve|manca|fa)\b|come (?:si chiama|sta|va)\b"
    r"|che cosa \w|(?:a|di|con|da|per) chi \w)"
)
_MORE_PORTUGUESE: Final = (
    r"(?:(?:a|de|em|por|para|até|desde|com) )?(?:"
    rf"(?:qual|quais) \w|quant[oa]s? {_NO_MORE}\w+"
    r"|quando (?:é|são|foi|começa|termina|sai|chega|vence) (?:o|a|os|as|meu|minha)\b"
    r"|onde (?:fica|ficam|está|estão|é|são|deixei|pus)\b"
    r"|quem (?:é|são|vem|vai|faz|foi|traz|paga|tem|disse|ficou|escreveu|pintou)\b"
    r"|como (?:é que )?se cham\w+|por que \w|o que (?:me|nos|lhe|é que) \w|o que significa\b|que (?:horas?"
    r"|dia|data|cor|número)\b)"
)
#: Who types no sign at the end leaves out a comma, too: "где живу там нет магазинов".
#: The verb is the second word, as in German.
_MORE_DUTCH: Final = (
    r"(?:wat|wie|waar|wanneer|waarom|hoe|welke?|hoeveel|hoe ?lang|hoe vaak|hoe laat|hoe oud"
    r"|(?:van|met|bij|aan|voor|op|in|om) (?:wie|welke?|hoe laat)"
    r"|waar(?:mee|voor|over|van|heen|in|op))(?: (?!die\b|dat\b|ik\b|we\b|er\b)[^\W\d_]+)?"
    r" (?:is|was|zijn|waren|heb|hebben|heeft|had|hadden|ga|gaan|gaat|ging|moet|moeten|moest|kan|kunnen|mag"
    r"|mogen|wil|wou"
    r"|zal|zou|zouden|heet|heette|heten|kost|kostte|komt|komen|woont|werkt|begint|doe|doet|doen|deed|staat"
    r"|ligt|stond|lag"
    r"|betaal|betalen|zei|zeiden|drink|eet|draag|krijg|krijgt)\b \w"
    r"|(?:heb|hebben|moet|kan|mag|zal|ben|kun|weet|wil) (?:ik|je|jij|u|we|wij|jullie)\b"
)
_MORE_RUSSIAN: Final = (
    r"(?!.*\b(?:тот|та|то|там|туда|тогда)\b)(?:"
    r"(?:(?:до|с|на|в|во|от|из|по|для|к|у|о|за) )?"
    r"(?:сколько|скольки|как(?:ой|ая|ое|ие|ого|ую|ому|им|ом)|чей|чья|чьё) \w+ \w+|сколько \w+"
    r"|(?:до |с )?(?:когда|где|кто|куда|откуда|почему|зачем) (?!\w*[ую]\b|угодно|был\b|была\b)\w+"
    r"(?: \w+){1,4}$|(?:где|когда) (?!угодно|попало|надо)\w+$|кто \w+(?:а|ы|и)$"
    r"|(?:что|кому|кого|чего|чем) (?:я|мы) \w+(?:л|ла|ли)(?:ся|сь)?\b|как (?:зовут|звали|называ\w+)\b"
    r"|(?:\w+ ){1,2}ли\b)"
)
_MORE_POLISH: Final = (
    r"(?:(?:o|do|od|za|na|w|z|po|przy) )?(?:"
    r"(?:ile|ilu) (?!razy|tylko)\w+|któr[yaeąę]\w* (?!się|mi|nie)\w+"
    r"|jak(?:i|a|ie|ą|iego|iej) (?:jest|są|był\w*|\w+ \w+)"
    r"|czy \w+|jak (?:si[eę] )?(?:nazyw|zw|brzmi|mia)\w*|(?:u|od|do|dla|bez|z) (?:kogo|kim) \w+"
    r"|co (?:mój|moja|moje|moi|nasz\w*|powiedzia\w+|mówi\w+|obieca\w+|ustali\w+) \w|kto (?!chce|nie"
    r"|się)\w+ (?!.*\bten\b)\w|dlaczego \w|jak (?:długo|często|daleko|się nazywa)\b"
    r"|od kiedy\b|do kiedy\b|(?:kiedy|gdzie|kto|co)"
    r" (?:jest|są|był|była|było|będzie|będą|ma|mają|przyjdzie|zaczyna|mieszka)(?! (?:mał|dużo|za)\w*)\b)"
)
_MORE_ARABIC: Final = (
    r"و?(?:هل|متى(?! ما)|أين|اين|وين|لماذا|ليش|ماذا|بكم|منذ متى|لمن|كيف|كم(?! (?:هو|هي|كان))"
    r"|ما (?:هو|هي|اسم|الذي|التي|الفرق|رأيك)|من (?:هو|هي)) \S"
)
_OF_ONE_CLAUSE: Final = tuple(
    re.compile(f"{_FIRST}(?:{form})", re.IGNORECASE)
    for form in (
        _MORE_ENGLISH,
        _MORE_GERMAN,
        _MORE_FRENCH,
        _MORE_SPANISH,
        _MORE_ITALIAN,
        _MORE_PORTUGUESE,
        _MORE_DUTCH,
        _MORE_RUSSIAN,
        _MORE_POLISH,
        _MORE_ARABIC,
    )
)
#: Words that ask stand where the answer would: anywhere.
_ANYWHERE: Final = re.compile(
    # Turkish, but in "kim gelirse", and "hangi" in "hangisi olursa"
    r"^(?!.*\w{2}s[ae](?:m|n|k|niz|nız|lar|ler)?\b)(?!.*\bolsa\b).*"
    r"\b(?:ne zaman|nerede|nereye|nereden|kaç(?:ta|tan|ıncı)?|hangi|kimin|kimi|kime|kimden|kim \w+(?:yor"
    r"|d[iıuü]|[ea]cek)|ne zamand[ıi]|neredeydi|neydi|kimdi"
    r"|nasılsın)\b|\b(?:nedir|neresi|neyi|hangisi|\w+[ıiuü] ne)$|\bne demek\b"
    # Hindi has other words for what joins clauses
    r"|^(?!.*(?:पता|मालूम|जान))(?:.*\s)?(?:कब|कहाँ|कहां|कौन|कितना|कितने|कितनी|किसने|किसका|क्यों|क्या)(?=\s|$)"
    # Chinese, but in "anybody", "nothing", "I do not know when"
    r"|^(?!.*[都也])(?!.*(?:不知道|不管|无论|無論|随便|隨便|忘|[没沒不].{0,3}什[么麼]))"
    r".*(?:什[么麼](?:时候|時候)|[几幾][点點号號]|哪[天个個家]|多少(?![有会會])|在哪|[去住]哪|哪[里裡儿兒]$"
    r"|[谁誰][来來去会會在]|[谁誰]$|[为為]什[么麼]|[是叫]什[么麼]|什[么麼]$|是[谁誰])"
    # Japanese and Korean, at the end of what is said
    r"|(?:何[^\sぁ-んァ-ヶ]{0,2}|どこ|誰|だれ|いくら|いつ|どれ|どっち)(?:から|まで|に)?(?:だった|なの)?$"
    r"|(?:몇|얼마|언제|어디|누구|누가|뭐|무슨|무엇|어느|어떤).*(?:더라|[았었였했갔왔]지)$|叫啥$|[是吃用]啥|なに$"
    r"|(?:언제|어디|누구|얼마|뭐|무엇|몇\s?\S{1,2})(?:예요|이에요|야|이야|지|였지|이었지|였어|였더라|더라|죠|였죠)$"
    r"|(?:언제|어디|누구|누가|무엇|무슨|어떤|얼마)(?!든|나\b|도\b|라도)\S* .*(?:나요|죠|세요|니|냐)$",
    re.IGNORECASE,
)


def asks_by_ending(bare: str) -> bool:
    """Whether a text, without a full stop at its end, asks by an ending that also stands before one."""
    if any(form.search(bare) is not None for form in (_IN_JAPANESE, _IN_CHINESE, _IN_THAI)):
        return True
    korean = _IN_KOREAN.search(bare)
    if korean is None:
        return False
    return _ALL_FINALS[(ord(korean[1]) - 0xAC00) % 28] == _FINALS[korean[2]]


def asks_unmarked(said: str) -> bool:
    """Whether a text that ends without any sign asks something by its form."""
    if any(form.match(said) for form in (_IN_ENGLISH, _IN_GERMAN, _IN_FRENCH, _IN_SPANISH)):
        return True
    if _IN_TURKISH.search(said) is not None or _AT_THE_END.search(said) is not None:
        return True
    if len(said) > _LONGEST or _COMMAS.search(said) is not None:
        return False
    return (
        asks_of_somebody(said)
        or any(form.match(said) for form in _OF_ONE_CLAUSE)
        or _ANYWHERE.search(said) is not None
    )


def asks_of_somebody(said: str) -> bool:
    """Whether a text asks in English whether somebody named, or something without "the", does something."""
    return _OF_SOMEBODY.match(said) is not None
