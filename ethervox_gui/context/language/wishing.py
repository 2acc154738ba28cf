"""How people who want something of a model begin or end a sentence, in languages whose words say it.

It is a sign, and no proof: most languages are missing, and "write" may begin a sentence that tells something.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.words import words

_FIRST_WORDS: Final = """
    write explain describe give tell name list suggest show translate summarize rewrite compare
    please create schreib schreibe erklär erkläre beschreib beschreibe gib nenn nenne erzähl erzähle
    zeig zeige schlag übersetze fasse bitte écris écrivez explique expliquez décris décrivez donne
    dis cite propose raconte montre traduis résume escribe explica describe dame dime nombra propón
    cuenta muestra traduce resume explícame scrivi spiega descrivi dammi dimmi elenca suggerisci
    traduci riassumi escreva explica descreva dê diga liste sugira conte schrijf geef noem beschrijf
    vertel skriv förklara beskriv ge berätta forklar fortæl napisz wyjaśnij opisz podaj wymień znajdź wyszukaj
    opowiedz daj powiedz pokaż poleć zaproponuj wymyśl przetłumacz streść pomóż
    napiš vysvětli popiš напиши объясни опиши назови расскажи дай переведи поясни исправь
    посоветуй подскажи придумай приведи покажи сравни перечисли предложи продолжи продолжай перепиши
    сократи составь сочини сформулируй помоги yaz
    search durchsuche найди поищи
    rephrase shorten proofread formuliere formulier verfasse kürze korrigiere verbessere entwirf
    erstelle erstell rédige rédigez reformule reformulez corrige corrigez raccourcis résumez redacta
    reescribe reformula acorta riscrivi correggi riformula redija reescreva corrija resuma zredaguj
    przepisz skróć ułóż zaplanuj przygotuj podpowiedz doradź напомни düzelt özetle çevir
    açıkla anlat اكتب اشرح صف اقترح ضع جهز جهّز صمم صمّم خطط ترجم لخص لخّص احك حضر حضّر انصحني ساعدني أعطني اعطني
    اختر ابتكر نظم اخترع رشح وضح وضّح عدد عدّد رتب رتّب أخبرني ذكرني ذكّرني قارن صغ लिखो बताओ लिखिए बताइए
"""
_TASK_WORDS: Final = """
    solve calculate compute convert simplify factor differentiate integrate evaluate prove
    löse berechne vereinfache wandle résous calcule calculez convertis simplifie resuelve calcula convierte
    escala duplica risolvi calcola semplifica resolva
    rozwiąż oblicz реши вычисли посчитай çöz hesapla احسب हल गणना
"""
#: Who wants something says what is to be done first: "Give me". None of these is that: "Bei mir regnet es",
#: "No me gusta el ajo".
_DO_NOTHING: Final = """
    for with to from of it he she they that this nobody everyone somebody nothing everything and but so
    bei mit von zu für ohne über unter hinter neben gegen es er sie das dies wer jemand niemand alles
    nichts gestern heute morgen und aber doch nach vor wegen trotz
    bij met van voor zonder het hij zij dat dit niemand gisteren vandaag morgen en maar
    il elle ils elles on ça cela ceci rien personne tout qui hier aujourd'hui demain pour avec sans de chez
    et mais
    no ya hoy ayer mañana siempre nunca también tampoco eso esto ella él ellos ellas todo todos nadie
    alguien nada así luego después antes entonces si cuando y pero que a ojo pues
    non già oggi ieri domani sempre mai anche questo quello lui lei loro tutto nessuno qualcuno niente
    se quando e ma che a
    não já hoje ontem amanhã sempre nunca também isso isto ele ela eles elas tudo ninguém alguém nada
    mas que
    nie już dziś dzisiaj wczoraj jutro zawsze nigdy też to on ona oni nikt ktoś nic i ale do od dla bez
    у к ко с со от для без вчера сегодня завтра всегда никогда он она они это всё никто кто-то ничего и
    но не уже тоже
    bugün dün yarın her bu o hiç
"""
_NO_DEEDS: Final = frozenset(_DO_NOTHING.split())

#: "Draw up", "put together", "denk dir".
_BEHIND_VERBS: Final = frozenset(
    ["up", "together", "out", "down", "me", "us", "mir", "dir", "uns", "euch", "moi", "nous"]
)
#: What stands before the thing that something is done to.
_OBJECT_WORDS: Final = frozenset(
    """
    a an the my our some this that these those two three four five six seven eight nine ten zwei drei vier
    fünf deux trois quatre cinq dos tres cuatro cinco due tre quattro cinque dois duas três ein eine einen
    die das den dem mein meine meinen unsere unseren un une des le la les mon ma mes notre nos una unas unos
    el los las mi mis nuestro nuestra uno il lo gli mio mia um uma umas uns os as meu minha nosso nossa
    """.split()  # noqa: SIM905 - a list of sixty quoted words is no easier to read
)
#: Who is, and what is spoken of, where something is told.
_BEGIN_STATEMENTS: Final = _NO_DEEDS | frozenset(
    """
    i i'm i've we we're you they there here a an the my our his her their some all both is are was were has
    had ich wir ihr du sie man der die das ein eine mein meine unser unsere hier da dort ist sind war hat
    hatte je j'ai nous vous tu le la les un une mon ma mes notre nos c'est est sont yo nosotros tú el los las
    una mi mis nuestro nuestra es son está están hay io noi tu lo gli uno i mio mia è eu nós você o os as um
    uma meu minha nosso nossa é são está
    """.split()  # noqa: SIM905 - as above
)

#: How a task begins whose numbers tell nothing: "Solve 3x + 7 = 22".
TASKS: Final = frozenset(_TASK_WORDS.split())
#: How many begin who want something of a model.
WISHING: Final = frozenset(_FIRST_WORDS.split()) | TASKS

#: Nothing in what follows says that it is over, which makes a request of "写…" a report.
_NOT_YET: Final = "(?![^，。,;；:：]*[了过過])"
_SOME: Final = "[一二两兩三四五六七八九十几幾个個首封篇段点點些份出下]"
_DO: Final = (
    f"解释|解釋|说明|說明|描述|列出|列举|列舉|翻译|翻譯|推荐|推薦|介绍(?![人信])|介紹(?![人信])|总结|總結|概括|比较|比較"
    f"|分析|改正|修改|改写|改寫|检查|檢查|续写|續寫|生成|设计|設計|创作|創作|继续|繼續|回答"
    f"|写{_SOME}|寫{_SOME}|讲{_SOME}|講{_SOME}|讲讲|講講|说说|說說|举{_SOME}|舉{_SOME}|想{_SOME}|想想|列{_SOME}|制定|提醒我"
)
_IN_CHINESE: Final = re.compile(
    # "请假" is to take leave, "请客" to stand a treat; "请记住" begins what is told.
    r"^(?:请|請|麻烦|麻煩)(?![假客病记記了过過])"
    rf"|^(?:帮|幫|替|给|給|告诉|告訴|教)(?:我|我们|我們|一下){_NOT_YET}"
    rf"|(?:^再?|[，,]帮我)(?:{_DO}|安排){_NOT_YET}"
    rf"|^(?:用|给|給|为|為)[^，。,]{{1,12}}?(?:{_DO}){_NOT_YET}"
    rf"|^把[^，。,]+?(?:翻?译成|翻?譯成|改[成为為写寫]|[写寫变變]成|整理成){_NOT_YET}"
    r"|^我(?:们|們)?(?:很?想|要|需要)(?:请你|請你|让你|讓你|你|知道|问|問|了解)"
)
_IN_JAPANESE: Final = re.compile(
    "(?:(?:て|んで|いで)(?:ください|下さい|くれ|ほしい(?:です)?|ね)?|を(?:ください|下さい)|お願い(?:します|いたします)?|知りたい(?:です)?)"
    "[。.!！]?(?:$|[:：])"
)
#: A Japanese sentence says at its end what it is for: neither wish nor question, nor "…ですね", which
#: agrees.  A particle behind a noun says what it is about: "会議は水曜日です", but not "楽しみです".
_JAPANESE_STATEMENT: Final = re.compile(
    "(?:です|でした|ます|ました|ません|いる|いた)(?:が|けど|から|よ)?[。.]?$"
)
_JAPANESE_SUBJECT: Final = re.compile(
    "[\u3005\u30a1-\u30ff\u3400-\u9fff]」?(?:[はがをにへでともの](?!す|し)|から|まで)"
)
_IN_KOREAN: Final = re.compile("(?:줘요?|주세요|주십시오|주라|다오)[.!。]?(?:$|[:：])")
_IN_THAI: Final = re.compile("^(?:ช่วย|จง|เขียน|อธิบาย)")
#: The bare stem of a verb, or that with "would you": nobody tells anything with it.
_IN_TURKISH: Final = re.compile(
    r"\b(?:öner|yaz|hazırla|yap|ver|bul|söyle|anlat|çevir|planla|düzenle|listele|sırala|oluştur|tasarla|uydur|açıkla|"
    r"göster|hatırlat|seç|özetle|karşılaştır|düzelt|say|çiz|hesapla|kur|tamamla|"
    r"(?:yardım|tercüme|tarif|icat) e[td])"
    r"(?:[aeıiuü]?r m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?)?[.!?]?$"
)
#: Stems end in a consonant, a long a or the dot below ("लिख दे", "बना दे", "पढ़ दे"); "पैसे दे" gives money.
_IN_HINDI: Final = re.compile("(?:[ोओ]|[िइ](?:ए|ये)|[क-हा\u093c] दे)[।.!]?$")
_IN_THE_EAST: Final = (_IN_CHINESE, _IN_JAPANESE, _IN_KOREAN, _IN_THAI, _IN_TURKISH, _IN_HINDI)

#: What is to be done, and for whom, in Spanish: "escríbele", "explícanos".
_FOR_SOMEBODY: Final = re.compile(
    "[a-zñ]+[áéíóú][a-zñ]*[aeio](?:me|les?|nos)|(?:di|haz|pon|da)(?:me|les?|nos)"
)
#: The polite form of such a word in Russian: "напишите".
_POLITE: Final = re.compile("([а-яё]+)те")


def wishes_at_first(word: str) -> bool:
    """Whether many sentences that begin with this word, in small letters, want something of a model."""
    polite = _POLITE.fullmatch(word)
    if word in WISHING or _FOR_SOMEBODY.fullmatch(word) is not None:
        return True
    return polite is not None and polite.group(1) in WISHING


def wants(sentence: str) -> bool:
    """Whether a sentence seems to want something of a model, by its first word or by its form."""
    said = words(sentence)
    return is_wish_in_the_east(sentence) or (bool(said) and wishes_at_first(said[0]))


def begins_with_a_deed(sentence: str) -> bool:
    """Whether a sentence begins with what is to be done, and to what: "Draw up a list", "Rédige un mail".

    In languages with articles, by the article: any verb will do.  "Bought the tickets" begins so, too.
    """
    first, *others = words(sentence)[:3] or [""]
    behind = others[1:] if others[:1] and others[0] in _BEHIND_VERBS else others[:1]
    return first not in _BEGIN_STATEMENTS and any(word in _OBJECT_WORDS or word.isdigit() for word in behind)


def may_ask_for_something(first: str, second: str) -> bool:
    """Whether a sentence that begins so may want something for somebody: "Give me", but not "With us".

    In Spanish "mi" is no object: "Ojo, mi hermano es alérgico".
    """
    return first not in _NO_DEEDS and (second != "mi" or first in WISHING)


def names_something(first: str) -> bool:
    """Whether a sentence that begins with this word may begin with a thing's name, as "it" does not."""
    return first not in _NO_DEEDS


def is_wish_in_the_east(sentence: str) -> bool:
    """Whether a sentence wants something, by its form: Turkish, Hindi, Chinese, Japanese, Korean, Thai."""
    sentence = sentence.strip()
    return any(pattern.search(sentence) is not None for pattern in _IN_THE_EAST)


def states_in_japanese(sentence: str) -> bool:
    """Whether a sentence states something in Japanese, by its form."""
    return (
        _JAPANESE_STATEMENT.search(sentence.strip()) is not None
        and _JAPANESE_SUBJECT.search(sentence) is not None
    )
