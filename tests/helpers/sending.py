"""A message and its reply, for tests that drive a live chat themselves."""

from __future__ import annotations

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.turns import conversation


def send(live: LiveChat, text: str) -> None:
    """Append a user turn, generate the reply and run the calls the model makes in it."""
    conversation.append(live, Role.USER, text)
    conversation.answer(live)
