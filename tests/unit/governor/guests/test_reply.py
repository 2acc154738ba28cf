"""The reply to a program's request."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.governor.jobs.guest_jobs import CompletionEnded
from ethervox_gui.governor.session.completions import Guests
from tests.helpers.guests import serve
from tests.helpers.live import bench
from tests.unit.governor.session.test_completions import Caller, no_chat

SAID = "A 🦊 ran."


@pytest.mark.parametrize(("n_tokens", "told"), [(2, "A "), (3, "A "), (5, "A "), (6, "A 🦊")])
def test_what_is_told_ends_with_a_whole_character(
    plain_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, n_tokens: int, told: str
) -> None:
    """A program that has the reply go on sends the text back: behind half a character comes no other half."""
    with bench(plain_model, tmp_path) as made:
        tokens = iter(made.engine.prompts.text_tokens(SAID))

        class Spells:
            was_cut = False

            def sample(self, at: int = -1) -> int:
                return next(tokens)

            def close(self) -> None:
                """Nothing is held."""

        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Spells())
        caller = Caller()
        serve(Guests(made.engine, no_chat), caller.asks(made.engine, ["", "What ran?"], max_tokens=n_tokens))
        assert caller.text == told
        assert isinstance(caller.end, CompletionEnded)
        assert (caller.end.stop_reason, caller.end.n_tokens) == (StopReason.LENGTH, n_tokens)
