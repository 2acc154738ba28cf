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

#: How somebody begins who takes back what they said: "Forget the beer", "Cross off the eggs".
_TAKES_BACK: Final = re.compile(
    r"\W*(?:forget|cancel|cross|scratch|strike|remove|never ?mind|vergiss|vergessen sie"
    r"|streiche?|storniere?|entferne?"
    r"|oublie|oubliez|raye|annule|annulez|enlève|retire|olvida|olvide|quita|quite|tacha|cancela|anula|dimentica|togli"
    r"|cancella|annulla|esquece|esqueça|risca|risque|cancele|tira|zapomnij|skreśl|usuń|anuluj|unut|iptal|çıkar"
    r"|забудь|забудьте|вычеркни|убери|отмени|отмените)\b"
    r"|\W*(?:انس|احذف|ألغ|الغ|اشطب)|.*(?:हटा|भूल जा|रद्द कर|काट दो)"
    r"|.*(?:取り消|キャンセル|忘れて|消して|削除して)"
    r"|\W*(?:取消|忘掉|划掉|劃掉|删掉|刪掉|去掉)|.*(?:취소|잊어|빼 ?줘|지워)",
    re.IGNORECASE,
)


def takes_back(text: str) -> bool:
    """Whether a sentence seems to take back something that was said before."""
    return _TAKES_BACK.match(text) is not None


def corrects(text: str) -> bool:
    """Whether a text seems to correct something that was said before."""
    return _CORRECTS.search(text) is not None
