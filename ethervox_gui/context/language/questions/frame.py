"""The words that any question may have, "how many … are in a", and the things that a question asks about.

Two questions of the same form share nothing but that: neither tells anything of what the other asks.  So it
is with requests: "Explain … in about 150 words".
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.parts import is_unspaced
from ethervox_gui.context.language.pointing import points
from ethervox_gui.context.language.questions.own_things import own_things
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.wishing import wants, wishes_at_first
from ethervox_gui.context.language.words import words

#: Words that ask, that stand before nouns, and the verbs and pronouns that any question may have.
_FRAME: Final = frozenset(
    """
    how many much who whom whose what what's which when where where's why is are was were am be been do
    does did has have had can could will would should may might must there it this that these those the
    a an of in on at to for from by with and or if i you we they he she me us him her them my your our
    get gets got cost costs kostet kosten coûte coûtent cuesta cuestan costa costano custa custam
    kosztuje kosztują стоит стоят tutuyor mir mich uns dir dich moi toi mí conmigo mnie mną nam мне меня
    мной нам bana bende bize wie viel viele wieviel wieviele wer wen wem wessen welche welcher welches
    welchem welchen wann wo woher wohin warum wieso weshalb ist sind war waren bin bist hat haben habe
    hast hatte hatten gibt es kann können wird werden der die das den dem des ein eine einen einem einer
    im auf von mit zu zum zur bei für aus und oder ich du wir sie er man mein meine meinen unser unsere
    combien qui que quoi quel quelle quels quelles quand où comment pourquoi est-ce est c'est sont était
    y t il elle ont avons avez as ai le la les l un une de d dans en à au aux pour par sur avec et ou je
    tu nous vous mon ma mes notre nos cuánto cuánta cuántos cuántas cuanto cuantos cuantas quién quiénes
    qué cuál cuáles cuándo dónde cómo por son era fue hay tiene tienen ha han hemos el los las una uno
    unos unas del al con para mi mis nuestro nuestra se quanto quanta quanti quante chi che cosa quale
    quali quando dove come perché è sono c'è ci hanno ho abbiamo lo gli della dello dei delle nel nella
    per mio mia quantos quantas quem qual quais onde como porquê são foi há tem têm o os um uma da dos
    no na nas com meu minha nosso nossa ile ilu kto kogo komu co czego czym jaki jaka jakie jakiego jak
    kiedy gdzie dlaczego czy jest są był była było mają mam w z ze od po dla lub сколько кто кого кому
    что чего какой какая какое какие как когда где куда откуда почему есть был была было в во на с со из
    от до по для и или у о kaç ne nedir kim kimin kime nerede nereye nereden zaman nasıl niçin neden
    hangi bir bu var mı mu mü difference between mean means unterschied zwischen bedeutet heißt différence
    entre signifie diferencia significa differenza tra fra diferença różnica między znaczy oznacza разница
    между значит fark arasındaki demek verschil tussen betekent
    called heißen hieß hießen unserer unserem unseren meiner meinem s'appelle s'appellent s'appelait appelle
    appellent llama llaman llamaba chiama chiamano chiamava si miei mie nostro nostra nostri nostre chama
    chamam chamava nossos nossas meus minhas heet heten heette mijn onze ons nazywa nazywają nazywał nazywała
    się mój moja moje mojego mojej nasz nasza nasze nasi naszego naszej зовут звали называется называются
    мой моя моё мои наш наша наше наши benim bizim
    know knows about weisst weiss über sais sait sabes sabe sai sa wiesz знаешь знает biliyorsun hakkında
    """.split()  # noqa: SIM905 - a list of hundreds of quoted words is no easier to read
)

#: How long an answer is to be: "in about 150 words".
_MEASURE: Final = re.compile(
    r"(?:\b(?:in|within|with|using|mit|en|avec|con|com|em|w|в)\s+(?:[^\W\d]+\s+){0,2}?)?"
    r"\b(?:\d+|one|two|three|four|five|a few|ein(?:em|en)?|zwei|drei|vier|fünf|wenigen|une?|deux|trois"
    r"|quelques|un[ao]?s?|dos|tres|pocas|due|tre|poche|uma?|duas|dois|três|poucas|jednym|dwóch|trzech|kilku"
    r"|одном|двух|трёх|трех|нескольких|bir|iki|üç|birkaç)\s+"
    r"(?:(?:short|kurze[nrms]?|courtes?|cortas?|brevi?|curtas?|krótki\w+|коротк\w+|kısa)\s+)?"
    r"(?:words?|sentences?|lines?|paragraphs?|bullet points?|wörtern?|worten?|sätzen?|satz|zeilen?|absätzen?"
    r"|mots?|phrases?|lignes?|palabras?|frases?|líneas?|parol[ae]|fras[ei]|righe|riga|palavras?|linhas?"
    r"|sł[oó]w\w*|zda(?:ni\w*|ń)|слов\w*|предложени\w*|kelime\w*|cümle\w*)\b",
    re.IGNORECASE,
)
#: A question that begins so goes on with what was spoken of before.
_GOES_ON: Final = re.compile(
    r"\W*(?:and|but|or|und|aber|oder|et|mais|ou|y|pero|o|e|ma|mas|i|a|ale|и|а|но|ve|ya|peki"
    r"|what about|how about|was ist mit|wie ist es mit)\s",
    re.IGNORECASE,
)
#: So many words beside the form tell what a question is about.
_ENOUGH: Final = 2
#: And of a request those that are none of these: "Tell me more about it", "Noch ein Beispiel bitte".
_SAYS_NOTHING: Final = frozenset(
    """
    more about again another please one ones else other same example examples detail details shorter longer
    better further also now then so way bitte mehr noch mal nochmal nochmals kürzer länger besser beispiel
    beispiele genauer andere anderes davon darüber plus encore exemple exemples autre autres más otra otro
    ejemplo ejemplos più ancora esempio esempi altro altra mais outro outra exemplo exemplos
    """.split()  # noqa: SIM905 - a list of sixty quoted words is no easier to read
)


_SUM: Final = re.compile(
    r"\d[\d.,]*\s*(?:[-+*/x×÷^−]|plus|minus|times|(?:divided|multiplied) by|mal|geteilt durch|fois|divisé par"
    r"|por|dividido (?:por|entre)|per|diviso|keer|razy|умножить на|на|плюс|минус|çarpı|artı|eksi)"
    r"\s*\d[\d.,]*\s*\??$",
    re.IGNORECASE,
)
#: When it is asked of, which says nothing of what: "What is the price now?" is no more about "for now".
_ANY_TIME: Final = frozenset(
    """
    now today again still yet already currently then jetzt heute nochmal nun noch schon derzeit gerade
    maintenant aujourd'hui encore déjà ahora hoy todavía ya adesso oggi ancora già agora hoje ainda já teraz
    dziś dzisiaj jeszcze już сейчас теперь сегодня ещё уже şimdi bugün hâlâ nu vandaag nog
    """.split()  # noqa: SIM905 - a list of fifty quoted words is no easier to read
)


def names_its_thing(text: str) -> bool:
    """Whether a text is one question that says what it is about: "When are my lessons?", "Which horse won?".

    By a thing of its writer's own, or by two words; so it is with a request, "Name three herbs".  Not where
    it goes on with what was spoken of before, as "And my sister's?".
    """
    said = sentences(text)
    if len(said) != 1 or _GOES_ON.match(text) is not None:
        return False
    if asks(said[0]):
        return bool(own_things(text)) or len(things_asked(text)) >= _ENOUGH
    named = [word for word in things_asked(text) if word not in _SAYS_NOTHING and not points(word)]
    return wants(said[0]) and len(named) >= _ENOUGH


def things_asked(text: str) -> list[str]:
    """The words of a question or a request, one sentence, without those with which anything is asked.

    None of what is neither, and where no spaces part words.
    """
    said = sentences(text)
    if len(said) != 1 or is_unspaced(text) or not (asks(said[0]) or wants(said[0])):
        return []
    found = words(_MEASURE.sub(" ", text))
    begins = 1 if found and wishes_at_first(found[0]) else 0
    return [word for word in found[begins:] if word not in _FRAME]


def is_sum(text: str) -> bool:
    """Whether a text asks for what two numbers make: that needs nothing that was said."""
    return _SUM.search(text) is not None


def things_meant(text: str) -> list[str]:
    """Of :func:`things_asked` those that are no words of time, where there are others."""
    things = things_asked(text)
    return [word for word in things if word not in _ANY_TIME] or things
