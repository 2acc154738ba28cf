"""Words by which people correct what they said before, in the languages of the window."""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.words import words

_WORDS: Final = (
    *("actually", "correction", "instead", "no longer", "changed", "not .{1,30} but", "i meant"),
    *("eigentlich", "sondern", "stattdessen", "nicht mehr", "korrektur", "ich meinte", "doch nicht"),
    *("en fait", "plutôt", "au lieu", "(?:ne |n['’]).{1,20} plus", "je voulais dire", "finalement"),
    *("en realidad", "ya no", "en lugar", "sino", "corrección", "quise decir", "quería decir"),
    *("in realtà", "invece", "non .{1,20} più", "correzione", "volevo dire"),
    *("na verdade", "em vez", "não .{1,20} mais", "correção", "quis dizer", "quero dizer"),
    *("właściwie", "jednak", "już nie", "zamiast", "poprawka", "miałem na myśli", "miałam na myśli"),
    *("aslında", "artık", "yerine", "düzeltme", "demek istedim"),
    *("postponed", "rescheduled", "let me correct", "i was wrong", "verschoben", "ich korrigiere"),
    *("je corrige", "rectification", "corrijo", "rectifico", "me equivoqué", "correggo", "ho sbagliato"),
    *("corrigindo", "me enganei", "poprawiam", "pomyłka", "düzeltiyorum"),
    *("вернее", "исправляю", "я ошиб(?:ся|лась)", "перен[её]с(?:ли|ла)?"),
    *("на самом деле", "вместо", "больше не", "уже не", "поправка", "точнее", "я имела? в виду"),
)
#: Words by which people say that something takes place at another time.
_MOVED_WORDS: Final = (
    *("(?:pushed|moved|put|brought) (?:back|forward|off|up)", "verlegt", "vorverlegt", "vorgezogen"),
    *("(?:repouss|report|décal|avanc)ée?s? (?:au|à)", "pospuest[oa]s?", "aplazad[oa]s?", "adelantad[oa]s?"),
    *("posticipat[oaie]", "rinviat[oaie]", "anticipat[oaie] al?", "adiad[oa]s?", "remarcad[oa]s?"),
    *("przełożon[yae]", "przesunięt[yae]", "verzet naar", "uitgesteld", "verplaatst"),
    *("перенес[её]н[аоы]?", "отложен[аоы]?", "ertelendi", "öne alındı"),
)
_MOVED: Final = re.compile(rf"\b(?:{'|'.join(_MOVED_WORDS)})\b", re.IGNORECASE)
#: Verbs before them that name nothing: "has been", "wurde", "è stata".
_AUXILIARIES: Final = frozenset(
    words("""
    been were have will wurde wurden wird worden sind avait avaient été était étaient sera sido fueron estado
    stata stato state stati sono verrà foram será zostało został została zostały było была было были
    """)
)
#: What is put over the news itself: "Change: …".
_HEADS: Final = (
    r"^\W*(?:(?:small |kleine |petit )?(?:change|update|änderung|changement|cambio|cambiamento|mudança"
    r"|alteração|wijziging|zmiana|изменение|değişiklik)(?: of plans?)?|planänderung)\s*[:–—-]\s"
)
_HEAD: Final = re.compile(_HEADS, re.IGNORECASE)
#: In scripts to whose words :mod:`re` knows no end.
_ANYWHERE: Final = (
    *("في الواقع", "في الحقيقة", "بدلا", "لم يعد", "لم تعد", "تصحيح", "أقصد"),
    *("تأجل", "تم تأجيل", "تقديم موعد"),
    *("असल में", "दरअसल", "वास्तव में", "के बजाय", "अब नहीं", "मेरा मतलब", "टल गई", "टल गया", "स्थगित"),
    *("実は", "ではなく", "じゃなく", "訂正", "の間違い", "もう違", "延期", "繰り上げ", "に変更"),
    *("其实", "其實", "而是", "不再", "更正", "改成", "改為", "改为", "改到", "改期", "推迟", "推遲"),
    *("應該是", "应该是", "我是说", "我是說", "提前到"),
    *("사실은", "사실 ", "아니라", "대신", "정정", "더 이상", "연기됐", "연기되", "앞당겨", "미뤄졌"),
)
_CORRECTS: Final = re.compile(
    rf"\b(?:{'|'.join((*_WORDS, *_MOVED_WORDS))})\b|{_HEADS}|{'|'.join(_ANYWHERE)}", re.IGNORECASE
)

#: How somebody begins who says otherwise: "No, on the 22nd"; where several write, behind a name.
_DENIES: Final = re.compile(
    r"\W*(?:\w[\w .'’-]{0,20}: +)?"
    r"(?:(?:oh|wait|ach|sorry|halt)\W+)?"
    r"(?:(?:no|nope|nah|wrong|not true|nein|nee|falsch|stimmt nicht|non|faux|nej|nie|não|нет|неверно"
    r"|hayır|yok)"
    r"(?=\s*[,.;:!–—-]|\s+\d)|不对|不對|不是|いいえ|いや|違い?ます|아니|لا[،,]|नहीं)",
    re.IGNORECASE,
)

#: Words by which people say that something is otherwise than it was.
_CHANGE: Final = re.compile(
    r"\b(?:now|moved|switched|new|renamed|from now on|since then"
    r"|jetzt|nun|inzwischen|mittlerweile|verlegt|umgezogen|gewechselt|neue[rsnm]?"
    r"|maintenant|désormais|déplacée?|reportée?|déménagé|nouvel(?:le)?|nouveau"
    r"|ahora|trasladad[oa]|aplazad[oa]|mudad[oa]|nuev[oa]"
    r"|adesso|ora|spostat[oa]|rinviat[oa]|trasferit[oa]|nuov[oa]"
    r"|agora|adiad[oa]|mudou|mudei|nov[oa]|teraz|przeniesion[yae]|przełożon[yae]|now[yae]"
    r"|şimdi|taşındı\w*|ertelendi|yeni|теперь|сейчас|переехал[аи]?|нов(?:ый|ая|ое)|이제|새로운?)\b"
    r"|الآن|تأجل|انتقل|جديد|अब |नया|नयी|नई"
    r"|\b(?:change of plans?|planänderung|geändert|vorgezogen|changement de (?:plan|programme)|changée?s?"
    r"|cambio de planes|cambiad[oa]s?|cambié|cambiamos|cambio di programma|cambiat[oaie]|mudança de planos"
    r"|alterad[oa]s?|zmiana planów|zmieni(?:ł|li)\w*|değiş(?:ti|tir)\w*|измени(?:л|ли|ть)\w*)\b"
    r"|新しい|変更|延期|引っ越し|今は|现在|現在|搬到|换成|換成|변경|옮겼|바뀌",
    re.IGNORECASE,
)

#: How somebody begins who takes back what they said: "Forget the beer", "Cross off the eggs".
_TAKES_BACK: Final = re.compile(
    r"\W*(?:(?:ok|okay|oh|no|please|and|nein|bitte|und|non|et|no|por favor|per favore|нет)\W+)?"
    r"(?:(?:forget|cancel|cross|scratch|strike|remove|delete|never ?mind|vergiss|vergessen sie|lösche?"
    r"|streiche?|storniere?|entferne?"
    r"|oublie|oubliez|raye|annule|annulez|enlève|retire|olvida|olvide|quita|quite|tacha|cancela|anula"
    r"|dimentica|togli|cancella|annulla|esquece|esqueça|risca|risque|cancele|tira|zapomnij|skreśl|usuń|anuluj|unut|iptal|çıkar"
    r"|забудь|забудьте|вычеркни|убери|отмени|отмените)\b"
    r"|(?:take|leave|nimm|lass)\b(?P<thing>[^,;.]{1,60})"
    r"\b(?:off|out|weg|raus|heraus|von der liste|aus der liste)(?= (?:the|my|our|of)\b|\W*$))"
    r"|[^?]*\bnot? (?:longer )?(?:be )?needed\b"
    r"|\W*(?:انس|احذف|ألغ|الغ|اشطب)|.*(?:हटा|भूल जा|रद्द कर|काट दो)"
    r"|.*(?:取り消|キャンセル|忘れて|消して|削除して)"
    r"|\W*(?:取消|忘掉|划掉|劃掉|删掉|刪掉|去掉)|.*(?:취소|잊어|빼 ?줘|지워)",
    re.IGNORECASE,
)
#: How somebody begins who puts something on a list: that alone can be taken off it again.
_ADDS: Final = re.compile(
    r"\W*(?:(?:ok|okay|oh|please|and|also|then|bitte|und|dann|noch)\W+)?"
    r"(?:add|buy|order|put|include|get|bring|note|pack|(?:we|i)(?:['’]ll)? (?:also )?need"
    r"|füge?|setze?|schreibe?|kaufe?|bestelle?|notiere?|nimm|pack|(?:wir|ich) brauchen?"
    r"|ajoute|ajoutez|mets|mettez|achète|achetez|note|añade|agrega|pon|compra|apunta|anota|aggiungi|metti"
    r"|segna|adiciona|adicione|acrescenta|acrescente|compre|põe|dodaj|dopisz|kup|zapisz|ekle"
    r"|добавь|добавьте|запиши|купи|внеси)\b"
    r"|\W*(?:أضف|اشتر)|\W*(?:请|請|再)?(?:加|添加|买|買)",
    re.IGNORECASE,
)
#: How somebody begins who has one thing put in another's place: "Swap box 2 and box 4", "Rename Ada to Eva".
_REPLACES: Final = re.compile(
    r"\W*(?:(?:ok|okay|oh|no|and|now|then|please|nein|bitte|und|dann|non|et|no|y|por favor|per favore|e)\W+)?"
    r"(?:(?:rename|retitle)\b.{2,60}?\b(?:to|as|into)\b|(?:swap|exchange)\b.{2,60}?\b(?:and|with|for)\b"
    r"|(?:replace|substitute)\b.{2,60}?\b(?:with|by|for)\b|(?:call|name) .{2,60}?\binstead\b"
    r"|(?:tausche?|vertausche?)\b.{2,60}?\b(?:und|mit|gegen)\b|ersetze?\b.{2,60}?\b(?:durch|mit)\b"
    r"|(?:nenne?) .{2,60}?\bstatt\b|benenne?\b.{2,60}?\bin\b"
    r"|(?:remplace|remplacez|échange|échangez|renomme|renommez)\b.{2,60}?\b(?:par|et|avec|en)\b"
    r"|(?:reemplaza|sustituye|cambia|intercambia)\b.{2,60}?\b(?:por|con|y)\b"
    r"|(?:sostituisci|scambia|rinomina)\b.{2,60}?\b(?:con|e|in)\b"
    r"|(?:substitua|troque|renomeie)\b.{2,60}?\b(?:por|com|e|para)\b) \w",
    re.IGNORECASE,
)
#: Words that name nothing which could be taken back.
_NAME_NOTHING: Final = frozenset(
    words("""
    the our that this those these its all any some list from off out about with again row entry item
    line please it den der die das dem des von vom aus liste ganz wieder mit bitte unser unsere
    zeile eintrag les une avec pour tout le la el il lo un los las del una lista con por todo fila
    dalla dal della delle gli riga dos com linha listy про список списка строку من القائمة عن
    """)
)
#: By one of these more is told than the one thing.
_TELLS_MORE: Final = re.compile(
    r"[,;:、，；]|[和与與跟]"
    r"|\b(?:and|for|from|with|to|at|und|für|mit|von|bei|et|pour|avec|chez|y|para|con|e|per|da|com|i|dla|ve|için"
    r"|и|для|от|с)\b",
    re.IGNORECASE,
)
_FIRST_CLAUSE: Final = re.compile(r"[^,;:.!?，。、；：！？(–—]*")
#: A number and the word behind it: "10. Juni", "21 May", "9 o'clock".
_TIME: Final = re.compile(r"\d[\d.:]*\s*[^\W\d]*")
#: Words of so many letters name nothing.
_N_SMALL: Final = 3
#: So many letters at least are the same in "lemon" and "lemons", and so many more has one of them.
_SAME_LETTERS, _LONGEST_ENDING = 4, 2


def takes_away(text: str, told: str) -> bool:
    """Whether a sentence takes back just what ``told`` put on a list: "Forget the beer" the 24 bottles of it.

    What else was told of a thing stays: "My brother brews beer", "Add a salad for Vera".
    """
    found = _TAKES_BACK.match(text)
    if found is None or _ADDS.match(told) is None or _TELLS_MORE.search(told) is not None:
        return False
    clause = _FIRST_CLAUSE.match(text, found.end())
    thing = found["thing"] or (clause.group() if clause is not None else "")
    named = [word for word in words(thing) if word not in _NAME_NOTHING]
    there = words(told)
    is_it = any(_is_same(word, there[-1]) for word in named)  # "potato salad" are no potatoes
    return is_it and all(any(_is_same(word, other) for other in there) for word in named)


def takes_back(text: str) -> bool:
    """Whether a sentence seems to take back something that was said before."""
    return _TAKES_BACK.match(text) is not None


def replaces(text: str) -> bool:
    """Whether a sentence has something that was said before replaced by something else that it names."""
    return _REPLACES.match(text) is not None


def corrects(text: str) -> bool:
    """Whether a text seems to correct something that was said before."""
    return _CORRECTS.search(text) is not None


def moves_another(text: str, told: str) -> bool:
    """Whether a text says that something takes place at another time, and that is not what was ``told`` of.

    "The meeting with the accountant was put off" is no news of the meeting with the bank.
    """
    found = _MOVED.search(text)
    if found is None:
        return False
    there = words(told)
    named = words(_TIME.sub(" ", _HEAD.sub("", text[: found.start()])))
    return not all(
        len(word) <= _N_SMALL or word in _AUXILIARIES or any(_is_same(word, other) for other in there)
        for word in named
    )


def tells_a_change(text: str) -> bool:
    """Whether a text says, in so many words, that something is otherwise than it was."""
    return _CHANGE.search(text) is not None


def denies(text: str) -> bool:
    """Whether a text begins by saying that something said before is not so."""
    return _DENIES.match(text) is not None


# ---- inside ----------------------------------------------------------------------------------------


def _is_same(word: str, other: str) -> bool:
    """Whether two words are one, but for an ending: "lemon" and "lemons"."""
    short, long = sorted((word, other), key=len)
    is_ending = len(short) >= _SAME_LETTERS and len(long) - len(short) <= _LONGEST_ENDING
    return word == other or (is_ending and long.startswith(short))
