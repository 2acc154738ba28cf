"""What a chat template is given for turns and blocks."""

from __future__ import annotations

from collections.abc import Iterable

from ethervox_gui.context.turns.summary import block_texts
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn


def as_messages(contents: Iterable[tuple[Span, Turn | Block]]) -> list[Message]:
    """What a chat template is given for turns and blocks: a block is a user and an assistant message."""
    messages: list[Message] = []
    for _, item in contents:
        if isinstance(item, Block):
            question, answer = block_texts(item.text)
            messages += [Message(Role.USER, question), Message(Role.ASSISTANT, answer)]
        else:
            messages.append(as_message(item))
    return messages


def as_message(turn: Turn) -> Message:
    """What a chat template is given for a turn: of a reply its answer, without what the model thought."""
    return Message(turn.role, answer_of(turn.text) if turn.role is Role.ASSISTANT else turn.text)
