"""Whether a question is about what a model was told to make: "Which word did the title have to contain?".

The request then is what it asks for, though a request tells nothing else.  It is known by what had to be:
"was supposed to", "musste", "devait".  Who asks what they themselves had to do asks for what they told.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.sentences import asks, sentences

#: Who writes more does not only ask.
_LONGEST: Final = 240
_NOT_OWN: Final = r"(?! (?:i|we|my|our|ich|wir|man|mein\w*|unser\w*)\b)"
_HAD_TO_BE: Final = re.compile(
    # English
    rf"\b(?:did{_NOT_OWN} (?:\w+ ){{1,4}}(?:have to|need)\b|(?:was|were){_NOT_OWN} (?:\w+ ){{0,6}}?"
    r"(?:(?:supposed|meant|told|asked) to|to (?:be|contain|include|end|begin|start|have|say))\b"
    r"|(?:what|which|how|where) .*\b(?:did i|i) (?:ask|told|tell|want|wanted|asked) (?:you|it) to\b)"
    # German, and the Dutch beside it
    rf"|\b(?:musste[nt]?|sollte(?:st|n)?){_NOT_OWN} \w|\bmoest(?:en)?(?! (?:ik|we|wij|men)\b) \w"
    # French, Spanish, Italian, Portuguese
    r"|\b(?:devai(?:t|ent)|il fallait|étai(?:t|ent) censée?s?|(?:tenía[ns]?|había) que|debía[ns]?"
    r"|doveva(?:no)?|dovevi|devia[ms]?|tinha[ms]? (?:que|de))\b"
    # Polish, Russian, Turkish
    r"|\bmia(?:ł[aoy]?|ły|łeś|łaś) (?:\w+ ){0,4}?\w+ć\b|\bдолж(?:ен|на|но|ны) был[аои]?\b"
    r"|\b\w{2,}[ae]ca[kğ]t[ıi]\w*|\b\w{2,}ece[kğ]ti\w*|\bgerekiyordu\b",
    re.IGNORECASE,
)


def asks_what_was_ordered(text: str) -> bool:
    """Whether the question that a text ends with is about what something had to be, or to contain."""
    said = sentences(text) if len(text) <= _LONGEST else []
    return bool(said) and asks(said[-1]) and _HAD_TO_BE.search(said[-1]) is not None
