"""What a model says out of courtesy, and what no summary needs: it regrets something, or offers more."""

from __future__ import annotations

import re
from typing import Final

#: "If you have any other questions, feel free to ask."
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

#: "Sorry, but that is not in the text."  The rest of the sentence says what the model does not know.
_REGRETS: Final = re.compile(
    r"\b(?:sorry|apologi[sz]e|apologies|unfortunately|(?:tut|täte?) mir (?:sehr )?leid|entschuldig\w+|leider"
    r"|désolée?s?|excuse[zs]?(?:-moi)?|malheureusement|lo siento|perdón|disculp\w+|lamentablemente"
    r"|(?:mi|ci) (?:di)?spiace|scus(?:a|ami|ate|i)|purtroppo|desculp\w+|lamento|infelizmente"
    r"|przepraszam|przykro|niestety|извини(?:те)?|прости(?:те)?|прошу прощения|к сожалению|сожалею|у меня нет"
    r"|üzgünüm|özür|maalesef)\b"
    r"|抱歉|对不起|對不起|遗憾|遺憾|申し訳|すみません|残念ながら|죄송|미안|안타깝게도|عذر|آسف|للأسف|क्षमा|माफ़|खेद",
    re.IGNORECASE,
)


def is_courtesy(sentence: str) -> bool:
    """Whether a sentence of a reply regrets something or offers more, in the languages of the window.

    With a number it may tell something all the same: "Unfortunately the ferry costs 14 euros."
    """
    if _OFFERS.search(sentence) is not None:
        return True
    return _REGRETS.search(sentence) is not None and not any(map(str.isdigit, sentence))
