"""Counting without a vocabulary: an estimate from lengths, corrected by what a server reports.

The rule of thumb is that of the original requirements: a token for 3.5 characters and 4 for each message.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

CHARACTERS_PER_TOKEN: Final = 3.5
TOKENS_PER_MESSAGE: Final = 4
#: What a picture of middling size costs with the usual vision models.
TOKENS_PER_IMAGE: Final = 765
_TOKENS_PER_CALL: Final = 8

#: A factor outside these is no property of a vocabulary but a mistake of the server.
_FACTOR_MIN, _FACTOR_MAX = 0.2, 5.0
#: How much the newest report weighs in the factor and in the error.
_WEIGHT = 0.3


def estimate_text(text: str) -> int:
    """Tokens of a text."""
    return math.ceil(len(text) / CHARACTERS_PER_TOKEN)


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
    """What a server's own counts say about our estimates of them.

    ``factor`` is multiplied to an estimate; ``error`` is the share by which corrected estimates were wrong
    so far, newer ones weighing more; both are as before for reports that cannot be true.
    """

    def __init__(self) -> None:
        self.factor = 1.0
        self.error = 0.0
        self.n_reports = 0

    def corrected(self, estimate: int) -> int:
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
