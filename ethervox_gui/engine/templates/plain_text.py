"""The format for a model that brings no template: ChatML if its vocabulary has it, else plain text.

Whatever is not a control token of the vocabulary is read and written letter by letter, so ChatML's marks
would turn up in the replies of a model that never saw them.  Every model has read plain text; there a reply
ends where the next speaker's name begins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ethervox_gui.engine.templates.chat_template import CHATML

#: Behind system and assistant the user's name stands already: that is what a reply is stopped at.  What asks
#: for a reply ends without a space, which is a part of the first word's token.
PLAIN: Final = (
    "{% for message in messages %}"
    "{% set before = '' if loop.first else messages[loop.index0 - 1]['role'] %}"
    "{% if message['role'] == 'system' %}{{ message['content'] + '\n\nUser:' }}"
    "{% elif message['role'] == 'assistant' %}{{ 'Assistant: ' + message['content'] + '\nUser:' }}"
    "{% else %}{% if before not in ('system', 'assistant') %}{{ 'User:' }}{% endif %}"
    "{{ ' ' + message['content'] + '\n' }}"
    "{% endif %}{% endfor %}"
    "{% if add_generation_prompt %}{{ 'Assistant:' }}{% endif %}"
)

#: Where a reply in that form ends, with a blank line before it or without.
PLAIN_STOPS: Final = ("\n\nUser:", "\nUser:")

_CHATML_TOKENS: Final = ("<|im_start|>", "<|im_end|>")


class StandIn(NamedTuple):
    """A template in place of a model's own, and the texts at which its replies end."""

    source: str
    stops: tuple[str, ...] = ()


def stand_in(control_tokens_in: Callable[[str], Sequence[str]]) -> StandIn:
    """The form that suits a vocabulary, of which ``control_tokens_in`` finds the control tokens in a text."""
    knows_chatml = set(_CHATML_TOKENS) <= set(control_tokens_in("".join(_CHATML_TOKENS)))
    return StandIn(CHATML) if knows_chatml else StandIn(PLAIN, PLAIN_STOPS)
