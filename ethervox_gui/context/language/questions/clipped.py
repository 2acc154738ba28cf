"""Whether a question is clipped, as people type it who know that they told it: "launch date again?".

It has no verb: a thing and what of it ("price of the mainsail?"), or a thing and the word that asks
("allergy clinic when?", "elternabend wann").
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.words import words

#: So many words at most.
_MOST: Final = 9
#: What of a thing is asked for.
_WHAT: Final = (
    r"dates?|times?|days?|prices?|costs?|fees?|rates?|names?|numbers?|address(?:es)?|dos(?:e|age)|colou?rs?"
    r"|sizes?|deadline"
    r"|password|pin|code|budget|venue|rent|deposit|salary"
    r"|datum|termin|uhrzeit|preis|kosten|gebühr|nummer|adresse|dosis|farbe|größe|frist|passwort|miete|kaution"
    r"|heure|prix|coût|frais|taux|nom|numéro|adresse|dose|couleur|taille|délai|loyer|caution"
    r"|fecha|hora|precio|coste|tasa|nombre|número|dirección|dosis|talla|plazo|contraseña|alquiler|fianza"
    r"|data|ora|prezzo|costo|tariffa|nome|numero|indirizzo|colore|taglia|scadenza|affitto"
    r"|preço|custo|taxa|número|endereço|cor|tamanho|prazo|senha|aluguel"
    r"|prijs|huur|adres|maat|kleur|wachtwoord|borg|tarief|tijd"
    r"|cena|koszt|czynsz|numer|rozmiar|kolor|hasło|kaucja|godzina"
    r"|дата|цена|стоимость|номер|адрес|размер|цвет|срок|пароль|залог"
)
_OF_THE: Final = (
    r"(?:of|for) (?:the|my|our|one|each)|vo[nm] (?:de[rmn]|meine\w*|unsere\w*)|de[srm]|für (?:den|die|das)"
    r"|vom|zum|zur"
    r"|d(?:e la|u|e l['’]|es|e (?:mon|ma|notre))|de(?:l| la| mi| nuestr\w)|del(?:la|l['’]|lo)?|d[oa]"
    r"|van (?:de|het|mijn|onze|ons)|voor (?:de|het)"
)
#: "Launch date?", "price of the mainsail", "Quelle est la date du mariage ?"; not "release date of Windows
#: 95?": a name is known to everybody.
_IS_THE: Final = (
    r"(?:what(?:['’]s| is| was)(?= (?:the|my|our)\b)|was ist|wie ist|quel(?:le)? (?:est|était)|cu[aá]l (?:es"
    r"|era)|qual(?:e)?(?: è"
    r"| era| é)?) "
)
_THING: Final = re.compile(
    rf"(?:{_IS_THE})?(?:(?:the|my|our|full|new|exact|der|die|das|le|la|l['’]|el|il|o"
    rf"|a) ?)?(?:[^\W\d_]+ ){{0,2}}?(?:{_WHAT})"
    rf"(?:(?P<of> (?:{_OF_THE}) ?[^\W\d_][\w'’-]*(?: [^\W\d_][\w'’-]*){{0,3}})(?:\s?\?)?|\s?\?)",
    re.IGNORECASE,
)
_NAME: Final = re.compile(r"(?<=\w )[A-Z][a-z]|\d")
_GERMAN_NOUN: Final = re.compile(r"\b(?:der|die|das|des|dem|den|vom|zum|zur)\b")
#: "Allergy clinic when?", "elternabend wann nochmal".
_ASKED_LAST: Final = re.compile(
    r"(?!.*\b(?:know|idea|matter|tell|sure|care|wondering|remember|say|guess|just|like|as|on|from|of|by"
    r"|about|if|since|until"
    r"|but|and|is|are|was|were|ahnung|wei(?:ß|ss)|egal|wer|den|der|sais|sait|idée|sé|sabe|so|sei|weet|geen"
    r"|wiem|nie|знаю|не)\b)"
    r"(?:[\w'’-]+ ){1,5}(?:when|where|wann|wo|um wie ?viel uhr|c['’]est (?:où|quand)|cu[aá]ndo|d[oó]nde"
    r"|quando|dove|onde"
    r"|wanneer|hoe laat|waar|kiedy|gdzie|o której|когда|где|во сколько)"
    r"(?: (?:again|noch ?mal|nochmals|déjà|finalement|otra vez|di nuovo|mesmo|ook alweer|ook weer))?\s?\??",
    re.IGNORECASE,
)
#: What is asked about stands first, as nothing does that is new: "tim quando viene", "fosse, combien ?",
#: "Le gîte est prévu pour combien de personnes ?".
_SAID_FIRST: Final = re.compile(
    r"(?!(?:e|ma|a|da|di|per|fino|non|so|dimmi|sai|mais|et|à|de|depuis|jusqu|pour|dis|y|pero|hasta|desde"
    r"|para|por|dime"
    r"|sabes|no|até|mas|com|en|em|in|con|avec|chez|tu|vous|tous?|toutes?|il|elle|on|ça|cela|je|nous|ils"
    r"|elles|ce|c)\b)"
    r"(?:(?:le|la|les|l['’]|mon|ma|mes|notre|nos|il|lo|gli|el|los|las|o|os|as) ?)?(?!(?:y|e|o|que|qui|se"
    r"|si)\b)[^\W\d_][\w'’-]*"
    r"(?: [^\W\d_][\w'’-]*){0,3}?,? (?:pour |de |à |a |con |in |em )?"
    r"(?:combien|quand|où|quando|quant[oaie]|dove|cu[aá]ndo|cu[aá]nt[oa]s?|d[oó]nde|c['’]est (?:qui|quoi"
    r"|quel\w*|combien))"
    r"(?: (?!(?:le|la|les|tu|vous|on|il|elle|si|si|lo|el)\b)[\w'’-]+){0,3}\s?\??",
    re.IGNORECASE,
)


def is_clipped(question: str) -> bool:
    """Whether a question, one sentence, is clipped; also without a question mark where its last word asks."""
    said = question.strip()
    if len(words(said)) > _MOST:
        return False
    if any(form.fullmatch(said) is not None for form in (_ASKED_LAST, _SAID_FIRST)):
        return True
    is_named = _NAME.search(said) is not None and _GERMAN_NOUN.search(said) is None
    return _THING.fullmatch(said) is not None and not is_named
