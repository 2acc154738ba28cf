"""Greetings, thanks, farewells, and bare answers, in the languages of the window: they tell nothing.

Nor does what a model says out of courtesy.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.sentences import asks
from ethervox_gui.context.language.words import words

#: Behind these a name may follow, of a word or two.
_CALLS: Final = """
    hi there, hello there, hey there, everyone, everybody, thanks again, danke dir, danke euch, danke nochmal,
    merci à toi, merci à vous, merci encore, merci pour tout, gracias a ti, gracias por todo, grazie a te,
    obrigado por tudo, obrigada por tudo, dzięki za wszystko,
    hi, hello, hey, thanks, thank you, thx, good morning, good evening, good afternoon, good night, bye,
    goodbye, see you, great, nice, cool, perfect, you're welcome, you are welcome, how are you, how are
    you today, how are you doing, how are you doing today, how's it going, what's up, lol, sorry, hallo,
    guten morgen, guten tag, guten abend, gute nacht, danke, danke schön, vielen dank,
    tschüss, auf wiedersehen, bis bald, bis morgen, bitte schön, gern geschehen, wie geht es dir,
    wie geht's, super, toll, prima, servus, grüß gott, bonjour, bonsoir, bonne nuit, salut, coucou,
    merci, merci beaucoup, au revoir, à bientôt, à demain, de rien, ça va, comment ça va, comment vas tu,
    comment allez vous, génial, parfait, hola, buenos días, buenas tardes, buenas noches, gracias,
    muchas gracias, adiós, hasta luego, hasta mañana, de nada, qué tal, cómo estás, genial, perfecto,
    estupendo, ciao, buongiorno, buonasera, buonanotte, grazie, grazie mille, arrivederci, a presto,
    prego, come stai, come va, perfetto, ottimo, salve, olá, oi, bom dia, boa tarde, boa noite, obrigado,
    obrigada, muito obrigado, muito obrigada, tchau, até logo, até amanhã, tudo bem, como vai, perfeito,
    ótimo, cześć, dzień dobry, dobry wieczór, dobranoc, dzięki, dziękuję, do widzenia, pa, proszę bardzo,
    jak się masz, co słychać, świetnie, merhaba, selam, günaydın, iyi günler, iyi akşamlar, iyi geceler,
    teşekkürler, teşekkür ederim, sağ ol, hoşça kal, görüşürüz, rica ederim, nasılsın, harika, süper,
    привет, здравствуй, здравствуйте, доброе утро, добрый день, добрый вечер, спокойной ночи, спасибо,
    спасибо большое, большое спасибо, пока, до свидания, до завтра, не за что, как дела, отлично, супер,
    مرحبا, أهلا, أهلا وسهلا, السلام عليكم, وعليكم السلام, صباح الخير, مساء الخير, تصبح على خير, شكرا,
    شكرا جزيلا, عفوا, مع السلامة, وداعا, كيف حالك, رائع, ممتاز, नमस्ते, नमस्कार, हैलो, सुप्रभात,
    शुभ रात्रि, धन्यवाद, शुक्रिया, बहुत धन्यवाद, अलविदा, फिर मिलेंगे, आप कैसे हैं, कैसे हो, बढ़िया,
    बहुत अच्छा, 你好, 您好, 早上好, 早安, 下午好, 晚上好, 晚安, 谢谢, 謝謝, 多谢, 多謝, 谢谢你, 謝謝你,
    再见, 再見, 拜拜, 不客气, 不客氣, 你好吗, 你好嗎, 太好了, 很好, 太棒了, こんにちは, こんばんは,
    おはよう, おはようございます, おやすみ, おやすみなさい, ありがとう, ありがとうございます,
    ありがとうございました, どうもありがとう, どうも, 初めまして, はじめまして, よろしくお願いします,
    よろしくお願いいたします, お疲れ様です, お疲れさまでした,
    さようなら, またね, また明日, どういたしまして, お元気ですか,
    すごい,
    すばらしい, よかった, 안녕, 안녕하세요, 좋은 아침이에요, 안녕히 주무세요, 잘 자요, 고마워, 고마워요,
    감사합니다, 고맙습니다, 안녕히 가세요, 안녕히 계세요, 천만에요, 잘 지내세요, 어떻게 지내세요, 좋아요,
    훌륭해요
"""
#: Behind these anything may be told: they count only where nothing but small talk follows.
_ANSWERS: Final = """
    ok, okay, sure, yes, no, i see, very much, a lot, yeah, yep, nope, alright, all right, so much, ja,
    nein, klar, gut, alles klar, genau, verstehe, ach so, in ordnung, sehr gut, und dir, na gut, oui,
    non, d'accord, bien sûr, très bien, je vois, et toi, et vous, bien, sí, vale, claro, muy bien,
    entiendo, de acuerdo, y tú, sì, va bene, certo, capito, molto bene, e tu, d'accordo, sim, não,
    está bem, entendi, muito bem, e você, tak, nie, dobrze, jasne, rozumiem, bardzo dobrze, a ty, evet,
    hayır, tamam, tabii, anladım, çok iyi, peki, ya sen, да, нет, хорошо, ладно, конечно, понятно, ясно,
    очень хорошо, а у тебя, نعم, لا, حسنا, طيب, بالتأكيد, فهمت, وأنت, हाँ, हां, नहीं, ठीक है, अच्छा,
    ज़रूर, समझ गया, समझ गई, और आप, 是, 是的, 不是, 好, 好的, 嗯, 对, 對, 行, 可以, 明白了, 知道了, 当然,
    當然, はい, いいえ, うん, わかりました, 分かりました, なるほど, 了解, もちろん, そうですね, 네, 예,
    아니요, 응, 그래, 그래요, 알겠습니다, 알겠어요, 물론이죠, 哈, 呵
"""
#: Nothing but small talk follows these either, and they ask for as little as thanks do; who is interviewed or
#: examined asks for the next question so.
_ENDS: Final = """
    that is all, that's all, that was all, that will be all, that'll be all, that is it, that's it, that
    was it, that's everything, that is everything, nothing else, no more questions, i'm done, for now,
    for today, for your help, for the help, for everything, for your time, very much, so much, a lot, das
    ist alles, das war alles, das war es, das war's, das wär's, das wäre alles, mehr nicht, sonst nichts,
    für heute, fürs erste, für alles, für die hilfe, für deine hilfe, c'est tout, ce sera tout, c'était
    tout, rien d'autre, pour aujourd'hui, pour l'instant, pour ton aide, pour votre aide, eso es todo,
    esto es todo, eso era todo, es todo, nada más, por hoy, por ahora, por tu ayuda, por la ayuda, è
    tutto, questo è tutto, era tutto, nient'altro, per oggi, per ora, per l'aiuto, é só isso, é tudo,
    isso é tudo, era isso, era só isso, só isso, mais nada, por enquanto, pela ajuda, to wszystko, to już
    wszystko, nic więcej, na dziś, na razie, za pomoc, hepsi bu, hepsi bu kadar, bu kadar, şimdilik,
    bugünlük, yardımın için, это всё, это все, вот и всё, вот и все, на этом всё, на этом все, больше
    ничего, на сегодня, пока всё, пока все, за помощь, هذا كل شيء, هذا كل ما في الأمر, لا شيء آخر, على
    مساعدتك, बस इतना ही, इतना ही, और कुछ नहीं, यही सब है, मदद के लिए, 就这些, 就這些, 就这样, 就這樣,
    没有了, 沒有了, 没别的了, 沒別的了, 以上です, それだけです, 以上, それで全部です, 이상입니다, 그게
    다예요, 그게 다야, 이게 다예요, next, next one, next please, next question, next question please, please,
    nächste frage, nächste frage bitte, weiter, weiter bitte, question suivante, suivante, suivant,
    siguiente, siguiente pregunta, la siguiente, prossima domanda, avanti, próxima pergunta, próxima,
    następne pytanie, dalej, sonraki soru, sıradaki, следующий вопрос, дальше, السؤال التالي, التالي,
    अगला सवाल, अगला प्रश्न, 下一个问题, 下一個問題, 下一题, 下一題, 次の質問, 次, 다음 질문, 다음
"""
_LAUGHS: Final = re.compile("(?:ha){2,}h?|(?:he){2,}h?|(?:хах?а?)+|(?:ja){2,}|w{2,}|[ㅋㅎ]{2,}|ه{3,}")
#: Vowel signs of Arabic, which most people leave out.
_ARABIC_VOWELS: Final = re.compile("[\u064b-\u0652]")
#: Characters; what is longer tells more than that.
_LONGEST: Final = 80
_MOST_BEHIND: Final = 2
_WORDS: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")

#: Behind this a sentence begins.
_ENDED: Final = re.compile(r"[.!?…:]\W*\Z")

#: What a model offers: "If you have any other questions, feel free to ask."
_OFFERS: Final = re.compile(
    r"\b(?:feel free|(?:any|other|more|further) questions?|(?:hesitate|happy|here) to (?:ask|help|assist)"
    r"|weitere[nr]? fragen|zögern sie nicht|gerne? zur verfügung|d['’]autres questions|n['’]hésite[sz]?"
    r"|(?:más|otras) preguntas|no dud(?:es|e) en|altre domande|non esitare"
    r"|(?:mais|outras) (?:perguntas|dúvidas)|não hesite|(?:inne|więcej) pyta[nń]"
    r"|(?:есть|будут|другие|ещё) вопросы|başka (?:bir )?soru)"
    r"|其他(?:问题|問題)|随时(?:告诉|问)|隨時(?:告訴|問)|質問があ|遠慮なく|질문이 (?:더 )?있"
    r"|أسئلة أخرى|أي أسئلة|कोई (?:और )?(?:प्रश्न|सवाल)",
    re.IGNORECASE,
)

#: And what it regrets: "Sorry, but that is not in the text."  The rest says what the model does not know.
_REGRETS: Final = re.compile(
    r"\b(?:sorry|apologi[sz]e|apologies|unfortunately|(?:tut|täte?) mir (?:sehr )?leid|entschuldig\w+|leider"
    r"|désolée?s?|excuse[zs]?(?:-moi)?|malheureusement|lo siento|perdón|disculp\w+|lamentablemente"
    r"|(?:mi|ci) (?:di)?spiace|scus(?:a|ami|ate|i)|purtroppo|desculp\w+|lamento|infelizmente"
    r"|przepraszam|przykro|niestety|извини(?:те)?|прости(?:те)?|прошу прощения|к сожалению|сожалею|у меня нет"
    r"|üzgünüm|özür|maalesef)\b"
    r"|抱歉|对不起|對不起|遗憾|遺憾|申し訳|すみません|残念ながら|죄송|미안|안타깝게도|عذر|آسف|للأسف|क्षमा|माफ़|खेद",
    re.IGNORECASE,
)


def is_small_talk(text: str, *, with_answers: bool = True) -> bool:
    """Whether a text is nothing but greetings, thanks, farewells, and, ``with_answers``, bare answers.

    That it is all, as people say with thanks, counts as these.
    """
    if len(text.strip()) > _LONGEST:
        return False
    rest, is_call = words(_ARABIC_VOWELS.sub("", text)), False
    while rest:
        n_words = _n_words(rest)
        if not n_words:
            return is_call and not _tell(rest, text)
        phrase = " ".join(rest[:n_words])
        is_call = phrase in _spoken(_CALLS)
        if not (is_call or phrase in _spoken(_ENDS) or with_answers):
            return False
        rest = rest[n_words:]
    return bool(text.strip())


def is_courtesy(sentence: str) -> bool:
    """Whether a sentence of a reply regrets something or offers more, in the languages of the window.

    With a number it may tell something all the same: "Unfortunately the ferry costs 14 euros."
    """
    if _OFFERS.search(sentence) is not None:
        return True
    return _REGRETS.search(sentence) is not None and not any(map(str.isdigit, sentence))


# ---- inside ----------------------------------------------------------------------------------------


def _tell(rest: list[str], text: str) -> bool:
    """Whether the words at the end of a text, behind a greeting, may be more than whom it is for.

    Names have capital letters where there are any.  "Hi Ben" greets somebody, though in Turkish that says
    "I": no such word has a capital letter but at the beginning of a sentence, or among capitals.
    """
    typed = [*_WORDS.finditer(text)][-len(rest) :]
    is_name = not any(word[0][0].islower() for word in typed)
    others = " ".join(
        word[0]
        for word in typed
        if len(word[0]) == 1 or not word[0].istitle() or _ENDED.search(text, 0, word.start())
    )
    has_number = any(map(str.isdigit, "".join(rest)))
    is_short = len(rest) <= _MOST_BEHIND and is_name
    return not is_short or has_number or asks(text) or speaks_of_oneself(others)


def _n_words(said: list[str]) -> int:
    """How many words the phrase has that these begin with, the longest there is."""
    if _LAUGHS.fullmatch(said[0]):
        return 1
    known = (_spoken(_CALLS), _spoken(_ENDS), _spoken(_ANSWERS))
    lengths = range(min(_longest(), len(said)), 0, -1)
    return next((n for n in lengths if any(" ".join(said[:n]) in phrases for phrases in known)), 0)


@cache
def _spoken(phrases: str) -> frozenset[str]:
    """These phrases as :func:`words` gives them."""
    return frozenset(" ".join(words(phrase)) for phrase in phrases.split(","))


@cache
def _longest() -> int:
    return max(phrase.count(" ") + 1 for phrase in _spoken(_CALLS) | _spoken(_ENDS) | _spoken(_ANSWERS))
