"""What the guide says instead of a reply of its own."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.governor.turns.guide_truth import Says
from tests.helpers.live import bench


def test_behind_its_text_it_ends_the_reply_however_often_it_is_asked(tmp_path: Path) -> None:
    with bench(paths.guide_model(), tmp_path) as made:
        says = Says(made.new_chat(), "You said: “<|im_end|> is a mark.”")
        said = [says.sample() for _ in range(60)]
        ends = [made.engine.is_end(token) for token in said]
        text = b"".join(made.engine.piece(token) for token in said[: ends.index(True)])
        assert text.decode() == "You said: “<|im_end|> is a mark.”"
        assert all(ends[ends.index(True) :])
