"""Holds a reply of the guide back until it is known whether it says what was told, and puts it right."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.context.recall import asked_only
from ethervox_gui.context.summaries.guide import truth
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.faults.told import usual


def instead_of(live: LiveChat, reply: str, *, is_over: bool) -> str | None:
    """What the guide says instead of a reply that begins so; empty where it stays, ``None`` while it is open.

    See :mod:`ethervox_gui.context.summaries.guide.truth`.
    """
    if live.calls is not None and live.calls.calling(reply) is not None:
        return ""  # it looks for what was told itself
    turns = live.timeline.resident()
    heard = truth.Heard(
        asked=[turn.text for turn in turns if turn.role is Role.USER],
        given=[
            *(block.text for block in live.timeline.blocks),
            *(turn.text for turn in turns if turn.role is Role.TOOL),
        ],
        replies=[turn.text for turn in turns if turn.role is Role.ASSISTANT],
        more=live.timeline.has_left,
    )
    return truth.instead_of(reply, heard, lambda said: asked_only.tells([said], usual(live)), is_over=is_over)


class Says:
    """A :class:`~ethervox_gui.engine.protocol.Sampler` that says a given text, and ends the reply."""

    was_cut = False

    def __init__(self, live: LiveChat, text: str) -> None:
        ending: Sequence[int] = live.engine.reply_end(live.messages())
        self._left = [*live.engine.prompts.text_tokens(text), *ending[:1]][::-1]

    def sample(self, at: int = -1) -> int:  # noqa: ARG002 - whatever the model says there
        """The next token of the text, and what ends it from then on."""
        return self._left.pop() if len(self._left) > 1 else self._left[0]

    def close(self) -> None:
        """Nothing is held."""
