"""What keeps its place when a chat goes another way, where there is not room for all of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.jobs.jobs import RecallMemory, ShiftWindow
from ethervox_gui.governor.restore import switch_branch
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.desk import Desk, errors, messages, says
from tests.unit.governor.turns.test_versions import KINDS


@pytest.mark.parametrize("options", KINDS.values(), ids=KINDS)
def test_memories_keep_their_place_before_what_is_quoted(at: Desk, options: dict[str, Any]) -> None:
    """Somebody asked for them; what is quoted comes again where a message asks for it."""
    other = at.store.create_chat("another").chat_id
    memory = at.store.add_memory(other, NewMemory("- The boat is red."))

    def go_with_room_for_one() -> None:
        live, (block,) = at.live, at.live.timeline.blocks
        quote = replace(
            block,
            memory_id=0,
            text="- The boat was blue"[: len(block.text)],
            quoted=(1, 2),
            span=block.span.moved(1),
        )
        assert len(live.block_tokens(quote.text)) <= block.span.n_tokens
        turns = list(live.timeline)
        n_others = live.timeline.n_used - block.span.n_tokens - turns[0].n_tokens
        n_frame = turns[0].n_tokens - len(turns[0].text)
        text = "x" * (live.full_at - 1 - n_others - n_frame - block.span.n_tokens)
        stored = live.store.append_turn(live.chat_id, Role.SYSTEM, text, below=live.last_id)
        switch_branch.go(live, live.conversation([*turns, stored]), None, keep=[quote, block])

    jobs = [*messages(4), ShiftWindow(4), RecallMemory(memory.memory_id), at.then(go_with_room_for_one)]
    assert errors(at.play(says("Fine."), jobs, n_ctx=2048, **options)) == []
    assert [block.memory_id for block in at.ended.timeline.blocks] == [memory.memory_id]
    assert at.ended.timeline.n_used == at.ended.full_at - 1, "there was room for one to the last token"
