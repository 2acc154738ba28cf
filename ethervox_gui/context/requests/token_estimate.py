"""Counting without a vocabulary: an estimate from lengths, corrected by what a server reports.

The rule of thumb is that of the original requirements: a token for 3.5 characters and 4 for each message.
It holds for alphabets; characters of other scripts say more, and take more.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any, Final

CHARACTERS_PER_TOKEN: Final = 3.5
TOKENS_PER_MESSAGE: Final = 4
#: What a character of other scripts takes, with the vocabularies of Qwen 2.5 and 3.5, Llama 3, Gemma 4 and
#: Command R: Chinese 0.78 to 0.94, Japanese 0.61 to 0.81, Korean 0.57 to 0.71; Hindi 0.27 to 0.94, Thai 0.36
#: to 1.04.  (Russian and Arabic: 0.26 to 0.37, as many as the rule says.)
_PER_SYLLABLE: Final = 0.8
_PER_SIGN: Final = 0.6
_SYLLABLES: Final = re.compile("[\u3000-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff9f\U00020000-\U0003ffff]+")
#: Of the scripts of India and South East Asia, whose vowels are signs of their own.
_SIGNS: Final = re.compile("[\u0900-\u109f\u1780-\u17ff]+")
#: What a picture of middling size costs with the usual vision models.
TOKENS_PER_IMAGE: Final = 765
_TOKENS_PER_CALL: Final = 8

#: A factor outside these is no property of a vocabulary but a mistake of the server.
_FACTOR_MIN, _FACTOR_MAX = 0.2, 5.0
#: How much the newest report weighs in the factor and in the error.
_WEIGHT = 0.3


def estimate_text(text: str) -> int:
    """Tokens of a text."""
    if text.isascii():
        return math.ceil(len(text) / CHARACTERS_PER_TOKEN)
    without_syllables = _SYLLABLES.sub("", text)
    rest = len(_SIGNS.sub("", without_syllables))
    n_syllables, n_signs = len(text) - len(without_syllables), len(without_syllables) - rest
    return math.ceil(rest / CHARACTERS_PER_TOKEN + n_syllables * _PER_SYLLABLE + n_signs * _PER_SIGN)


def estimate_message(message: Mapping[str, Any]) -> int:
    """Tokens of a message of the API: its text, its pictures, the tool calls it makes."""
    n_tokens = TOKENS_PER_MESSAGE
    content = message.get("content")
    if isinstance(content, str):
        n_tokens += estimate_text(content)
    elif isinstance(content, list):
        texts = [part.get("text") for part in content if isinstance(part, Mapping)]
        n_tokens += sum(estimate_text(text) for text in texts if isinstance(text, str))
        n_tokens += TOKENS_PER_IMAGE * sum(
            isinstance(part, Mapping) and "image" in str(part.get("type")) for part in content
        )
    calls = message.get("tool_calls")
    for call in calls if isinstance(calls, list) else ():
        function = call.get("function") if isinstance(call, Mapping) else None
        if isinstance(function, Mapping):
            spelled = f"{function.get('name')}{function.get('arguments')}"
            n_tokens += _TOKENS_PER_CALL + estimate_text(spelled)
    return n_tokens


class Correction:
    """What a server's own counts say about our estimates of them, by exponential smoothing.

    ``factor`` is multiplied to an estimate; ``error`` is the share by which corrected estimates were wrong
    so far, newer ones weighing more; both are as before for reports that cannot be true.
    """

    def __init__(self) -> None:
        self.factor = 1.0
        self.error = 0.0
        self.n_reports = 0

    def corrected(self, estimate: int) -> int:
        """How many tokens the server will count where so many were guessed."""
        return math.ceil(estimate * self.factor)

    def learn(self, estimate: int, reported: int) -> None:
        """Take in that ``reported`` tokens were counted where ``estimate`` (uncorrected) were guessed."""
        if estimate <= 0 or not _FACTOR_MIN <= reported / estimate <= _FACTOR_MAX:
            return
        error = abs(self.corrected(estimate) - reported) / reported
        weight = _WEIGHT if self.n_reports else 1.0
        self.factor += weight * (reported / estimate - self.factor)
        self.error += weight * (error - self.error)
        self.n_reports += 1
