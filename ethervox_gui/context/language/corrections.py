"""Words by which people correct what they said before, in the languages of the window."""

from __future__ import annotations

import re
from typing import Final

_WORDS: Final = (
    *("actually", "correction", "instead", "no longer", "changed", "not .{1,30} but", "i meant"),
    *("eigentlich", "sondern", "stattdessen", "nicht mehr", "korrektur", "ich meinte", "doch nicht"),
    *("en fait", "plutôt", "au lieu", "(?:ne |n['’]).{1,20} plus", "je voulais dire", "finalement"),
    *("en realidad", "ya no", "en lugar", "sino", "corrección", "quise decir", "quería decir"),
    *("in realtà", "invece", "non .{1,20} più", "correzione", "volevo dire"),
    *("na verdade", "em vez", "não .{1,20} mais", "correção", "quis dizer", "quero dizer"),
    *("właściwie", "jednak", "już nie", "zamiast", "poprawka", "miałem na myśli", "miałam na myśli"),
    *("aslında", "artık", "yerine", "düzeltme", "demek istedim"),
    *("на самом деле", "вместо", "больше не", "уже не", "поправка", "точнее", "я имела? в виду"),
)
#: In scripts to whose words :mod:`re` knows no end.
_ANYWHERE: Final = (
    *("في الواقع", "في الحقيقة", "بدلا", "لم يعد", "لم تعد", "تصحيح", "أقصد"),
    *("असल में", "दरअसल", "वास्तव में", "के बजाय", "अब नहीं", "मेरा मतलब"),
    *("実は", "ではなく", "じゃなく", "訂正", "の間違い", "もう違"),
    *("其实", "其實", "而是", "不再", "更正", "改成", "改為", "改为", "應該是", "应该是", "我是说", "我是說"),
    *("사실은", "사실 ", "아니라", "대신", "정정", "더 이상"),
)
_CORRECTS: Final = re.compile(rf"\b(?:{'|'.join(_WORDS)})\b|{'|'.join(_ANYWHERE)}", re.IGNORECASE)


def corrects(text: str) -> bool:
    """Whether a text seems to correct something that was said before."""
    return _CORRECTS.search(text) is not None
