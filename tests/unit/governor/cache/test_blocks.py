"""What stands beside the turns leaves the context again, and what it leaves behind is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.events.events import Trigger
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import blocks
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.desk import desk, messages, says
from tests.helpers.scripted_engine import SURGICAL

REBUILD = Capability(False, False, "recurrent")


@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
def test_what_was_taken_out_leaves_an_echo_where_it_is_not_read_again(
    tmp_path: Path, capability: Capability
) -> None:
    """Else the drift of such a chat would never be measured, and no request is to take its cells."""
    with desk(tmp_path) as at:

        def look() -> None:
            live, store = at.live, at.store
            memory = store.add_memory(live.chat_id, NewMemory("The Halcyon lies in Bristol."))
            blocks.place(live, blocks.quoted(live, memory), Trigger.USER)
            assert live.drift.is_clean
            assert [one.memory_id for _, one in store.recalled_memories(live.chat_id)] == [memory.memory_id]
            blocks.take_out(live, *at.timeline.blocks)
            assert live.drift.is_clean is (capability is REBUILD)
            assert store.recalled_memories(live.chat_id) == []
            assert not live.is_stale

        at.play(says("Fine."), [*messages(2), at.then(look)], n_ctx=2048, capability=capability)
