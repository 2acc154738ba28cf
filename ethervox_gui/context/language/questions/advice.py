"""Whether a question asks what to do, how a thing is done, or for something to be done.

Nobody told the answer, though it says "I": "How long do I boil an egg?" is a question about eggs.  What is
done at the stove, in the garden or with a cloth is told by its verb, and by what stands behind it: "How often
do I water my orchid?" may have been told, "an orchid" is any.  Where a language says "the" and "my" of kinds,
as French does ("je taille mes rosiers"), the verb alone tells it.
"""

from __future__ import annotations

import re
from typing import Final

#: Words by which people ask what to do, or that something be done.
_ASKED_FOR: Final = re.compile(
    r"\b(?:should|shall|can|(?<!why )could|may(?= (?:i|we)\b)|might|how (?:do|does|can|to|would)|advice"
    r"|tipp?s?|ideas?|help|astuces?|conseils?|consejos?|consigli\w*|dicas?|porad\w*|совет\w*|tavsiye\w*"
    r"|what helps(?=\W*$)|explain|what(?:'s| are| is| would be)(?: an?| some)? (?:good|nice|suitable)"
    r"|(?:goes|go) (?:well )?with|what (?:to do|now)|why (?:is|are) (?:my|our) .* so|was (?:tun|nun|jetzt"
    r"|passt zu)|wie (?:lange|oft|viel) muss|(?:warum|wieso|weshalb) (?:ist|sind|wird|werden) (?:mein"
    r"|unser)\w* .* (?:so|immer)|(?:que|quoi) faire|pourquoi (?:mon|ma|mes|notre|nos) .* (?:si|aussi)"
    r"|qu[ée] (?:hago|hacer|hacemos)|(?:che|cosa|che cosa) (?:faccio|fare|facciamo)|o que (?:faço|fazer)"
    r"|co (?:robić|zrobić|mam zrobić)|что (?:мне |нам )?(?:с\w* )?делать|soll\w*|kann\w*|könn\w*|darf"
    r"|(?<!wer )hilft?|erklär\w*|wie \w+ (?:ich|wir)|was (?:back|koch|mach|nehm|pack|sag|schenk|schreib|tu"
    r"|zieh)\w* (?:ich|wir)|puis|peux|pouvons|pourrais|dois|devrais|devons|faut|comment (?:faire|puis|je)"
    r"|puedo|podemos|podría\w*|debo|debemos|debería\w*|conviene|posso|possiamo|potrei"
    r"|(?<!quando )(?<!ora )devo|dobbiamo|dovrei|poderia|deveria|devemos|mogę|możemy|powinien\w*|powinn\w*"
    r"|могу|можем|можно|(?<!где )(?<!сколько )стоит|следует|yapmalı\w*|etmeli\w*|\w+(?:ebilir"
    r"|abilir)\w*"
    r"|is it (?:ok|okay|safe|legal|normal|possible|worth|better|good|bad|necessary|allowed|common|true)"
    r"|ist es (?:ok|okay|sicher|erlaubt|normal|möglich|sinnvoll|besser|schlimm|gefährlich|legal|üblich)"
    r"|(?:wie|was|wann|wo|womit|warum|wieso|welche\w?) (?:\w+ ){0,3}?\w+t man)\b"
    r"|怎么|怎樣|怎样|如何|应该|该不该|該不該|能不能|可以|可不可以|要不要|必[须須]|能[^？?，,]{0,14}[吗嗎]|咋办"
    r"|[该該](?:用|去|找|选|選|买|買|吃|穿|喝|怎)|才(?:能|算|会|會|好|入味|够|夠)|合适|合適|最好|好[办辦]法|多久[该該]|要多少|得提前"
    r"|[从從]哪(?:儿|里|裡)?(?:开始|開始)"
    r"|べき|どうすれば|どうしたら|できます|ください|ばいい|たらいい|[てで]も?(?:いい|良い|大丈夫|平気)|コツ|方法"
    r"|어떻게|어떡|있을까|할까|해야|주세요|도 (?:되|돼|괜찮)|[가-힣]야 (?:되|돼|하|할|합)|뭐부터|방법"
    # Signs of vowels are no letters for a word's boundary.
    r"|(?<!\S)(?:चाहिए|(?:ना|नी|ने) होत[ाी] है|अधिकार|क्या करूँ|क्या करें|कैसे|सकता|सकती|सकते|पाऊँ|पाएँ"
    r"|\S{2,}(?:ऊँ|ूँ))(?=[\s?।!,]|$)"
    r"|\b(?:كيف|ماذا أفعل|هل يمكن\w*|هل أستطيع|هل يجوز|هل لازم|هل علي أن|يجب|ينبغي|أقدر|ينفع|لازم|أختار|أبدأ"
    r"|أعمل|أسوي|اسوي"
    r"|من أين أبدأ|وين أبدأ"
    r"|أسقي|أستخدم|أطبخ|أسلق|أخبز|أغسل|أنظف|أزرع|أقلي|أحتاج|أنقع|أشحن|أجدد|أتخلص)\b",
    re.IGNORECASE,
)
#: Behind this somebody is named: "How does Hilde get home?"
_HOW_SOMEBODY: Final = re.compile(r"\b[Hh]ow does (?=[A-ZÀ-ÖØ-Þ])")
#: "Can you tell me when the train leaves?" asks only when it leaves.
_TELL_ME: Final = re.compile(
    r"\b(?:(?:can|could|would) you (?:please )?(?:tell|remind) me|do you (?:still )?know|(?:kannst"
    r"|könntest) du (?:mir )?(?:bitte )?(?:noch ?mal )?sagen|wei(?:ß|ss)t du(?: noch)?|(?:peux"
    r"|pourrais)-tu me (?:dire|rappeler)|(?:me )?pued(?:es|e) decir(?:me)?|pu(?:oi|ò) dirmi"
    r"|pode(?:s)? (?:me )?dizer(?:-me)?|kun je (?:me|mij) (?:zeggen|vertellen)|weet je(?: nog)?"
    r"|możesz mi powiedzieć|можешь (?:мне )?сказать),? (?=(?:what|when|where|who|which|how (?:much|many"
    r"|long|old|often)|wie ?viel|wann|wo|wer|was|welch|quand|où|qui|quel|combien|cuándo|dónde|quién|cuál"
    r"|cuánt|qué|quando|dove|chi|qual|quant|onde|quem|wat|waar|wie|welk|hoe(?:veel| vaak| lang)|kiedy"
    r"|gdzie|kto|ile|когда|где|кто|сколько))",
    re.IGNORECASE,
)
#: What a sentence begins with that asks whether one has to, or is allowed to.
_BEGINS: Final = re.compile(
    r"\W*(?:(?:and|und|et|y|e|en|i|и)\W+)?(?:must (?:i|we)|do i need an?"
    r"|(?:muss|müssen|dürfen) (?:ich|wir|man)|(?:ai-je|a-t-on|avons-nous) le droit|(?:tengo|tenemos"
    r"|hay) que|(?:tenho|temos) (?:de|que)|(?:mag|mogen|moet|moeten|kan|kunnen|zal) (?:ik|we|wij|je)"
    r"|(?:czy )?muszę|czy wolno|(?:должен|должна|должны|обязан\w*) ли|(?:мне )?обязательно|нужно ли|надо ли"
    # That something be done
    r"|mi (?!ricord|sono|chiam|hai\b)\w+i\b|(?:kun|kan|wil|zou) (?:je|jij|u)|kunt u)\b",
    re.IGNORECASE,
)
#: The same anywhere, by languages; how a thing is done, and why it is as it is with everybody.
_ANYWHERE: Final = re.compile(
    "|".join(
        rf"\b(?:{pattern})\b"
        for pattern in (
            # English
            (
                r"why (?:do|does|is|are|won['’]t) (?:my|our)|why do we|how (?:long|often) do (?:i"
                r"|we) (?:need|have) to"
                r"|what do (?:i|we) do (?:if|when|about|against|once)"
            ),
            # German
            (
                r"(?:warum|wieso|weshalb) (?!hat|habe|war|ist|sind|kann|soll)\w+ (?:mein|unser|mir|uns)\w*"
                r"|warum (?!sind|haben|waren|\w+ten\b|\w+ßen|fuhren|nahmen|gingen|blieben)\w+ wir|hilfst du"
            ),
            # French
            (
                r"pourquoi (?!(?:avons-nous|a-t-on) \w+[éius]\b)(?:\w+-nous|a-t-on)"
                r"|pourquoi (?:est-ce qu['’])?on (?!a |avait "
                r"|est |était )|pourquoi (?:mon|ma|mes|notre|nos) (?!\w+ (?:a"
                r"|ont|est part)\b)"
                r"|que (?:fais-je|faire|je fasse|je fais (?:si|quand|avec|contre|pour))"
            ),
            # Spanish
            (
                r"por qu[ée] (?:se (?:me|nos)|(?:me|nos) (?:duel|pic|cuest|sient|sal|da)\w*"
                r"|\w+[ae]mos(?=\W*$| (?:al|cuando|los)\b))"
                r"|me corresponde\w*|ayúda(?:me|nos)"
                r"|c[oó]mo (?:(?:la|lo|las|los|le|me|se) )?(?!estoy|llamo|quedo|hemos)\w{3,}o"
            ),
            # Italian
            (
                r"perché (?:ci(?! siamo)|(?!abbiamo|siamo)\w+iamo|il mio|la mia|mi)|me (?:lo|la|li|le"
                r"|ne) \w+i|aiuta(?:mi|rmi)"
                r"|(?<!\w )come (?:(?:lo|la|li|le|mi|si|l['’]) ?)?(?!sono|sto|vado|stato|quando|questo"
                r"|av\w+mo"
                r"|abbiamo)\w{3,}o"
                r"|quando devo (?:potare|seminare|piantare|innaffiare|raccogliere|concimare|rinvasare)"
            ),
            # Portuguese
            (
                r"por ?qu[eê] (?:(?:se )?nos|\w+[ae]mos(?=\W*$| (?:ao|quando|os)\b)|(?:[oa] )?(?:meu|minha))"
                r"|porque é que [oa] (?:meu"
                r"|minha)|me ajuda"
                r"|como (?:é que )?(?:eu )?(?!estou|chamo|quando|meio|mesmo|posso)\w{3,}o"
                r"|quando devo (?:plantar|podar|semear|colher|adubar)"
            ),
            # Dutch
            (
                r"wat doe (?:ik|je) (?:als|tegen|met)|wat (?:moet|kan|zal) (?:ik|we)|heb je (?:een|nog|tips)"
                r"|hoe (?!lang|vaak|veel|oud|groot|zwaar|ver|hoog|laat|heet)\w+ (?:ik|we|je)|hoe (?:kan|moet)"
                r"|hoe ?(?:lang|vaak|veel)(?: \w+)? (?:moet|kan|mag) (?:ik|we)|waarom (?:\w+ )?(?:mijn|onze"
                r"|ons)|waarom (?!gingen|hadden|waren|kozen|namen|deden|wilden|zijn|hebben)\w+ we"
            ),
            # Polish
            (
                r"dlaczego (?:się )?(?!\w+śmy)\w+my|dlaczego \w+ (?:mi|mój|moja|moje)|jak \w+[ćcę]"
                r"|jak (?:długo "
                r"|często )?mam \w+[ćc]"
                r"|kiedy mam (?:sia|sadzi|przycina|podlewa|nawozi|zbiera|przesadza)ć|przysługuj\w+|pomóż"
                r"|pomożesz"
            ),
            # Russian
            (
                r"почему (?:мы \w+[еёи]м(?:ся)?|нам|у (?:меня|нас)|мо[йяеё]|наш\w*)|помоги\w*|поможешь"
                r"|что (?:я )?делаю,? если"
                r"|как (?:мне |нам )?(?!звать)\w+(?:ть|ти|чь)(?:ся)?|чем \w+(?:ть|ти|чь)"
                r"|(?:сколько|как(?:ой|ую|ие|ое)|чем)\b.*\b(?:мне|нам) (?:надо|нужно|\w+(?:ть|ти|чь))"
                r"|когда мне (?:сажать|высаживать|сеять|поливать|обрезать|подкармливать)"
            ),
            # Turkish
            (
                r"nasıl\b.*\w[ıiuüae]r[ıiuü][mz]|(?:neden|niye|niçin) .*(?:\w[ıiuü]r[ıiuü]z|\w+m[ıiuü]yor)"
                r"|\w{2,}[ae]y[ıi]m|\w+m[ae]l[ıi](?: m[ıi])?y[ıi][mz]|\w+m[ae]m gerekir"
                r"|zorunda m[ıi]y[ıi][mz]"
                r"|ne yap(?:arım|arız|ayım|mam)|\w+[ıiuüae]r m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?|yardım eder m\w+"
            ),
        )
    ),
    re.IGNORECASE,
)
#: How long, how much, when and with what something is done; and what is done, before an object of any kind.
_HOW_MUCH: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        # English
        (
            r"\b(?:how (?:long|often|much|many|far|hot|deep|high|thick)|when|which|what)\b.*\bdo (?:i"
            r"|we) (?:boil|cook|bake|roast|fry|steam|simmer|grill|poach|marinate|soak|rinse|wash|clean|dry"
            r"|descale|polish|water|feed|prune|plant|sow|repot|transplant|fertili[sz]e|harvest|freeze|thaw"
            r"|defrost|reheat|store|charge|use|put|add|mix|need (?:for|per)|rest|knead|prove|proof|brew|steep"
            r"|sand|paint|ice|apply|replace|tip|cut|trim)\b(?! (?:my|our|the|it|them|this|that|these"
            r"|those)\b)"
        ),
        # German
        (
            r"\b(?:wie (?:lange|oft|viel\w*|heiß|hoch|tief|warm|dick)|wann|welche\w*|womit|worin"
            r"|wovon)\b.*?\b(?:koch|back|brat|gar|dünst|grill|lass|gieß|düng|schneid|stutz|pflanz|sä|setz"
            r"|ernt"
            r"|wasch|spül|reinig|putz|entkalk|trockn|frier|tau|lager|verwend|benutz|streu|rühr|knet|press"
            r"|schleif|streich|kühl|weich|marinier|misch|röst|heiz|lüft|koch|siede|imprägnier"
            r"|desinfizier)e? (?:ich|wir)\b(?! (?:mein|unser|den|die|das|dem|diese|es|sie|ihn)\w*\b)"
        ),
        # German, before what it is for
        (
            r"\b(?:nehm|brauch|geb|rechn|tu)e? (?:ich|wir) (?:für|zum|zur|um|pro|in|an|beim?|gegen|als"
            r"|statt)\b(?! (?:mein|unser|den|die|das|dem|diese)\w*\b)"
        ),
        # French
        (
            r"\b(?:combien|quand|quel(?:le)?s?|à quelle)\b.*\b(?:je|j['’]|on|nous)[ -]?(?:laiss|fais (?:cuire"
            r"|bouillir|tremper|mariner)|cui|taill|plant|s[eè]m|arros|met(?!s de côté)|lav|nettoi|congel"
            r"|congèl|décong|conserv|gard|utilis|ponc|pein|tremp|infus|ajout|vers|rempot|récolt|prend?s? pour"
            r"|sers (?:avec|pour)|charg)\w*"
        ),
        # Spanish
        (
            r"\b(?:cu[aá]nt\w*|cu[aá]ndo|qu[eé]|con qu[eé]|cada cu[aá]nto)\b.*\b(?:cuezo|hiervo|horneo|dejo"
            r"|riego|podo|planto|siembro|lavo|limpio|congelo|guardo|uso|pongo|echo|abono|trasplanto|remojo"
            r"|cargo|pinto|lijo|aso|frío|marino|necesito para|añado|cocino|caliento)\b(?! (?:mi|mis"
            r"|nuestr\w+)\b)"
        ),
        # Italian
        (
            r"\b(?:quant\w*|quando|che|qual\w*|ogni quanto|con cosa)\b.*\b(?:cuocio|bollo|lascio|inforno"
            r"|metto"
            r"|uso|innaffio|annaffio|poto|pianto|semino|lavo|pulisco|congelo|conservo|aggiungo|concimo"
            r"|rinvaso"
            r"|friggo|scongelo|marino|verso|cucino|stendo|vernicio)\b(?! (?:il mio|la mia|i miei|le mie)\b)"
        ),
        # Portuguese
        (
            r"\b(?:quant\w*|quando|qual|quais|que|com que)\b.*\b(?:coloco|ponho|uso|cozinho|cozo|asso|frito"
            r"|deixo|rego|podo|planto|semeio|lavo|limpo|congelo|guardo|adubo|boto|junto|demolho|preciso para"
            r"|tempero|passo)\b(?! (?:o meu|a minha|meu|minha)\b)"
        ),
        # Dutch
        (
            r"\b(?:hoe (?:lang|vaak|veel|heet|hoog|diep|warm)|hoeveel|wanneer|welke?|waarmee)\b.*?\b(?:kook"
            r"|bak|braad|snoei|zaai|plant|gebruik|koel|laat|bewaar|was|vries|ontdooi|week|strooi|verf|schuur"
            r"|verpot|smeer|stook|droog|poets|oogst|bemest|(?:doe|gooi|geef|zet)(?= (?:ik|we) (?:in|op|bij"
            r"|aan"
            r"|per)\b)) (?:ik|we|wij|je)\b(?! (?:mijn|onze|ons|de|het|die|dat|deze)\b)"
        ),
        # Polish
        (
            r"\b(?:ile|jak (?:długo|często|głęboko)|kiedy|jakiego|jaki|jaką|czym)\b.*\b(?:gotuję|piekę|smażę"
            r"|sadzę|sieję|przycinam|podlewam|myję|mrożę|zamrażam|trzymam|używam|daję|wsypuję|nawożę|dodaję"
            r"|suszę|piorę|przesadzam|moczę|wlewam)\b(?! (?:moj|mój|nasz)\w*\b)"
        ),
        # Russian
        (
            r"\b(?:сколько|как (?:долго|часто)|когда|как(?:ой|ую|ие|ое)|чем)\b.*\b(?:варю|кладу|сажаю|сею"
            r"|поливаю|мою|стираю|замораживаю|храню|использую|добавляю|обрезаю|пеку|жарю|замачиваю|беру для"
            r"|лью|сушу|подкармливаю)\b(?! (?:мо|наш)\w+\b)"
        ),
        # Turkish
        (
            r"\b(?:kaç|ne (?:kadar|zaman|sıklıkla)|hangi)\b.*\b(?:budar|sular|ek|dik|haşlar|pişir|kızart|yıka"
            r"|temizle|dondur|sakla|kullan|koy|ekle|gübrele|kurut|beklet|ısla|kaynat|ütüle)(?:r|ar|er|ır|ir"
            r"|ur"
            r"|ür)?(?:ım|im|um|üm|ız|iz|uz|üz)\b"
        ),
    )
)


def is_advice(sentence: str) -> bool:
    """Whether a sentence asks what to do, how it is done, or for something to be done.

    "How does Hilde get home?" asks about her, though "How does one get home?" is such a question.
    """
    said = _TELL_ME.sub("", _HOW_SOMEBODY.sub("", sentence))
    if _ASKED_FOR.search(said) is not None or _BEGINS.match(said) is not None:
        return True
    return _ANYWHERE.search(said) is not None or any(how.search(said) is not None for how in _HOW_MUCH)
