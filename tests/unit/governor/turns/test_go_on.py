"""A reply that goes on where it was cut: also where that was in the middle of a character."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.events.events import TokenGenerated
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.turns import conversation, go_on
from tests.helpers.live import bench
from tests.helpers.tiny_models import Family, Shape, make_model

SAID = "A 🦊 ran."


class Spells:
    """A sampler that spells a text, byte by byte, from where the reply is."""

    was_cut = False

    def __init__(self, live: LiveChat) -> None:
        self._live = live
        self._tokens = live.engine.prompts.text_tokens(SAID)
        ends = (token for token in range(live.engine.prompts.n_vocabulary) if live.engine.is_end(token))
        self._end = next(ends)
        self._n_prompt = len(live.engine.encode([], generation=True).generation)

    def sample(self, at: int = -1) -> int:
        assert at == -1
        return [*self._tokens, self._end][len(self._live.reply.tokens) - self._n_prompt]

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize("family", [Family.LLAMA, Family.RECURRENT])
@pytest.mark.parametrize("n_tokens", [2, 3, 4, 5, 6])
def test_a_character_that_was_cut_is_whole_when_the_reply_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, n_tokens: int, family: Family
) -> None:
    """Of the fox's four bytes each is a token; there was a � for each half of it."""
    with bench(make_model(tmp_path / "model.gguf", Shape(family)), tmp_path) as made:
        live = made.new_chat(sampling__max_tokens=n_tokens)
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Spells(live))
        conversation.append(live, Role.USER, "What ran?")
        made.events.clear()
        conversation.answer(live)
        assert live.timeline.last is not None
        assert live.timeline.last.text == ("A 🦊" if n_tokens == 6 else "A "), "as much as is whole"
        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        go_on.go_on(live)
        last = live.timeline.last
        assert last.text == live.store.turn(last.turn_id).text == SAID
        shown = "".join(event.text for event in made.events if isinstance(event, TokenGenerated))
        assert shown == SAID
