"""The lines of a summary, as parts: which cells are theirs, and in which turn each was noted."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.governor.jobs.jobs import SendMessage, SummarizeOld
from ethervox_gui.governor.receipts import lines
from tests.helpers.desk import counting, desk, errors, messages, says

TOLD = ("My boat is called Halcyon.", "My dog is called Rex.")


def test_a_line_knows_its_cells_and_the_turn_it_was_noted_in(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="sentences") as at:

        def look() -> None:
            (block,) = at.timeline.blocks
            found = lines.of(at.live, block, lines.told_in(at.live))
            assert [(part.text, part.told_in) for part in found if "called" in part.text] == [
                (f"- You: {TOLD[0]}", 1),
                (f"- You: {TOLD[1]}", 3),
            ]
            for part in found:
                (span,) = part.spans
                cells = [at.engine.cells[LIVE][p] for p in range(*span)]
                assert b"".join(map(at.engine.piece, cells)).decode() == part.text
            assert {part.told_in for part in lines.of(at.live, block, {})} == {0}

        jobs = [*map(SendMessage, TOLD), *messages(2), SummarizeOld(2), at.then(look)]
        told = at.play(says(counting(90)), jobs, n_ctx=1024)
        assert errors(told) == []
