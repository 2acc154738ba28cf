"""What /context status says."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.context.budget import Health
from ethervox_gui.context.events.events import Action, Method, Trigger
from ethervox_gui.context.text import Text
from ethervox_gui.governor.session import status
from tests.helpers.live import bench
from tests.helpers.tiny_models import Shape, make_model


def sampling_line(report: str) -> str:
    (line,) = [line for line in report.splitlines() if line.startswith("sampling: ")]
    return line


def test_it_says_what_the_model_recommends_and_what_the_user_said(tmp_path: Path) -> None:
    shape = Shape(sampling=(("temp", 0.6), ("top_k", 20), ("penalty_repeat", 1.25)))
    with bench(make_model(tmp_path / "says.gguf", shape), tmp_path) as at:
        live = at.new_chat(sampling__temperature=None)
        assert sampling_line(status.report(live)) == (
            "sampling: Temperature 0.6 (the model's) · Top k 20 (the model's) · Top p 0.95 · Min p 0.05 · "
            "Repeat penalty 1.25 (the model's)"
        )
        live = at.new_chat(sampling__temperature=0.7, sampling__repeat_penalty=1.0)
        assert sampling_line(status.report(live)) == (
            "sampling: Temperature 0.7 · Top k 20 (the model's) · Top p 0.95 · Min p 0.05"
        )


def test_every_word_is_a_text_that_the_window_translates() -> None:
    words = [*Health, *Action, *Trigger, *Method]
    assert [word for word in words if not isinstance(status.word(word), Text)] == []
