"""Things that somebody calls their own by an ending: Turkish "kedim", "kedimiz"; Arabic «قطتي», «قطتنا».

A noun is told by its ending alone, so words that only end like one ("yardım", «عربي») are listed, and so are
the verbs that everybody uses.  One that is missing there does no harm by itself: a thing counts when it is
called one's own in two places.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.words import words

#: Letters, and words, that show a text to be Turkish: in other languages many words end in "m".
_TURKISH: Final = re.compile(
    r"[ığş]|[iuü]yor\b|\b(?:bir|için|bana|çok|yok|gibi|daha|benim|bizim|öner|yaz|yap)\b"
)
#: The noun, "my" or "our" with or without the plural before it, and the ending of a case.
_TURKISH_NOUN: Final = re.compile(
    r"(?P<own>(?P<thing>\w{2,}?)(?:l[ae]r)?(?:[ıiuü]|(?<=[aeoö]))m)(?:[ıiuü]z)?"
    r"(?:[aeıiuü]|[dt][ae]n?|[ıiuü]n|l[ae]|[ıiuü]nki)?"
)
#: "I am doing", "I will", "I must", "I have"; and what is done ("hazırlama").
_TURKISH_VERB: Final = re.compile(
    r"\w*(?:[ıiuü]yorum|[ae]c[ae]ğ[ıi]m|m[ae]l[ıi]y[ıi]m|m[ıiuü]ş[ıiuü]m|l[ae]m[ae])"
)
_VOWELS: Final = "ıiuü"
#: Nouns, pronouns and verbs that end like "my …".
_NOT_OWN_IN_TURKISH: Final = frozenset(
    """
    yardım resim isim akşam program eğitim bakım çözüm bölüm dönem sistem problem yazılım bilim seçim mevsim
    üzüm ölüm yatırım iletişim gelişim değişim öğretim üretim tüketim tarım ekim kasım toplum kurum durum
    yorum yudum hanım kalem film cam tam kim hem nem dam kum mum çam krem albüm form forum premium atom lim
    kavram anlam bayram doğum gram kilogram gündem işlem eylem önem deneyim adım benim bizim okum uyum korum
    yürüm kaçım tüm tom tim him com isterim ederim severim bilirim olurum yaparım alırım giderim gelirim
    veririm lazım gerekim değilim varım
    """.split()  # noqa: SIM905 - a list of a hundred quoted words is no easier to read
)
#: "And", "in", "for" and the like are written together with the noun.
_ARABIC_NOUN: Final = re.compile(r"(?P<before>لل|[وفبلك])?(?P<thing>[\u0621-\u064a]{2,}?)(?:ي|(?<!ا)نا)")
#: "He takes care of".
_ARABIC_VERB: Final = re.compile("ي[\u0621-\u064a]{2,}ي")
_WITH_ARTICLE: Final = re.compile("^(?:[وفبك]?ال|[وف]?لل)(?=[\u0621-\u064a]{2})")
#: Vowels and the sign that they are nasal.
_CASE_IN_HINDI: Final = re.compile("[\u0900-\u0903\u093e-\u094c]+$")
_ARTICLE: Final = ("ال", "وال", "بال", "كال", "فال")
#: The same of Arabic: particles with "me" and "us", what one asks for, adjectives.
_NOT_OWN_IN_ARABIC: Final = frozenset(
    """
    في التي الذي اللاتي لي إلي علي أي هي كي لكي بي معي لدي عندي مني عني إني أني لأني لأنني إنني أنني كأني
    نحوي وهي فهي ولي لنا بنا علينا إلينا لدينا عندنا معنا منا عنا أنا هنا كنا إننا أننا لأننا قلنا وأنا
    ساعدني أعطني اعطني أخبرني اخبرني ذكرني ذكّرني علمني دلني أريني انصحني عرفني يمكنني يهمني يعجبني أرجوك
    ساعدنا أعطنا أخبرنا يمكننا اكتبي اقترحي اشرحي ثاني ثماني حوالي تالي نادي ماضي عالي غالي أغاني كرسي شاي
    رأي باقي كافي أهالي ليالي أراضي مباني معاني يومي أسبوعي شهري سنوي عربي عالمي شخصي رسمي صحي نباتي مالي
    تقليدي تلقائي أساسي رئيسي حقيقي إضافي نهائي علمي عملي فني أدبي ثقافي تاريخي يدوي ذكي قوي غني طبي محلي
    دولي مهني جامعي دراسي منزلي رياضي عائلي تجاري بسيطي إنجليزي انجليزي فرنسي ألماني إسباني إيطالي تركي صيني
    ياباني هندي مصري سوري مغربي
    """.split()  # noqa: SIM905 - as above
)
_ARABIC: Final = re.compile("[\u0621-\u064a]")
_MARKS: Final = re.compile("[\u064b-\u0652\u0640]")


def own_by_endings(text: str) -> set[str]:
    """The nouns in a text whose ending says "my" or "our": without that, the same in all cases."""
    text = text.replace("İ", "i")  # in lower case it has two signs, of which one is no letter
    found: set[str] = set()
    if _TURKISH.search(text.casefold()) is not None:
        found.update(filter(None, map(_in_turkish, words(text))))
    if _ARABIC.search(text) is not None:
        found.update(noun for word in words(_MARKS.sub("", text)) for noun in _in_arabic(word))
    return found


def as_compared(noun: str) -> str:
    """An Arabic noun without "the", spelt as before an ending, and a Hindi one without that of its case."""
    return _CASE_IN_HINDI.sub("", _WITH_ARTICLE.sub("", noun).replace("ة", "ت"))


# ---- inside ----------------------------------------------------------------------------------------


def _in_turkish(word: str) -> str:
    noun = _TURKISH_NOUN.fullmatch(word)
    if noun is None or noun["own"] in _NOT_OWN_IN_TURKISH or _TURKISH_VERB.fullmatch(word) is not None:
        return ""
    # "Kedi-m" and "kedi-ler-im" are of one noun, whose last letter may belong to the ending as well.
    return noun["thing"].rstrip(_VOWELS)


def _in_arabic(word: str) -> list[str]:
    """The noun, and the noun behind its first letter: «ك» begins «كلب», and is "like" elsewhere."""
    noun = _ARABIC_NOUN.fullmatch(word)
    if (
        noun is None
        or word.startswith(_ARTICLE)
        or _ARABIC_VERB.fullmatch(word)
        or word in _NOT_OWN_IN_ARABIC
    ):
        return []
    before = noun["before"] or ""
    if before and word[len(before) :] in _NOT_OWN_IN_ARABIC:
        return []
    return [noun["thing"], *([before + noun["thing"]] if before else [])]
