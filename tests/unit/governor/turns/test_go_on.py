"""A reply that goes on where it was cut: also in the middle of a character, and behind a blank."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.events.events import TokenGenerated
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.turns import conversation, go_on
from tests.helpers.live import bench
from tests.helpers.tiny_models import THINKS, Family, Shape, make_model

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


class Continues:
    """A sampler whose texts follow one another, whatever the cells hold."""

    was_cut = False

    def __init__(self, live: LiveChat, *texts: str) -> None:
        self._left = [token for text in texts for token in live.engine.prompts.text_tokens(text)]
        self._left += filter(live.engine.is_end, range(live.engine.prompts.n_vocabulary))

    def sample(self, at: int = -1) -> int:
        assert at == -1
        return self._left.pop(0)

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize("family", [Family.LLAMA, Family.RECURRENT])
def test_a_blank_that_left_with_the_thinking_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, family: Family
) -> None:
    """Of "A ", cut there, the cells hold "A": its text said two blanks, or one where they held none."""
    model = make_model(tmp_path / "model.gguf", Shape(family, chat_template=THINKS))
    with bench(model, tmp_path) as made:
        live = made.new_chat(sampling__max_tokens=len("Hm</think>A ") - 1)  # "in" is one token
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, "Hm</think>", "A "))
        conversation.append(live, Role.USER, "What ran?")
        conversation.answer(live)
        assert live.timeline.last is not None
        assert live.timeline.last.text == "<think>\nHm</think>A "
        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, " fox ran."))
        go_on.go_on(live)
        last = live.timeline.last
        assert last.text == live.store.turn(last.turn_id).text == "<think>\nHm</think>A fox ran."
        assert last.n_tokens == len(made.engine.encode(live.messages()).turns[-1])
