"""Thinking leaves real caches of every kind, and what is left is what a fresh prefill would be."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction.strip_thinking import forget_thinking
from ethervox_gui.governor.session import open_chat
from ethervox_gui.governor.turns import conversation
from tests.conftest import ModelMaker
from tests.helpers import oracle
from tests.helpers.live import SYSTEM_PROMPT, bench
from tests.helpers.sending import send
from tests.helpers.tiny_models import THINKS, Family, Shape

KINDS = {
    "plain": Shape(chat_template=THINKS, ends=False),
    "sliding": Shape(family=Family.SLIDING_WINDOW, n_layer=2, chat_template=THINKS, ends=False),
    "recurrent": Shape(family=Family.RECURRENT, n_layer=2, chat_template=THINKS, ends=False),
    "hybrid": Shape(family=Family.HYBRID, n_layer=2, chat_template=THINKS, ends=False),
}


def expected_tokens(live: LiveChat) -> int:
    return sum(map(len, live.engine.encode(live.messages()).turns))


@pytest.mark.parametrize("shape", KINDS.values(), ids=KINDS)
def test_a_reply_is_shown_with_its_thinking_and_continued_without(
    tiny_model: ModelMaker, tmp_path: Path, shape: Shape
) -> None:
    with bench(tiny_model(shape), tmp_path, n_ctx=512) as made:
        live = made.new_chat(sampling__max_tokens=30)
        for index in range(3):
            send(live, f"What is it, {index}?")
            verify.check(live.engine, live.timeline)
            last = live.timeline.resident()[-1]
            # A model of random weights never closes the section that its template opens.
            assert last.text.startswith("<think>\n")
            empty = live.engine.encode([*live.messages()[:-1], Message(Role.ASSISTANT, "")], 2 * index + 2)
            assert last.n_tokens == len(empty.turns[0])
            assert live.timeline.n_used == expected_tokens(live)
        stored = live.store.turns_of_chat(live.chat_id)
        assert all(len(turn.text) > 20 for turn in stored if turn.role is Role.ASSISTANT)
        # Opened again, the same text is in the cache, and no more.
        again = LiveChat(live.engine, live.store, live.chat_id, live.settings, live.emit, live.cancelled)
        prefill.clear(again)
        open_chat.restore(again, SYSTEM_PROMPT)
        assert again.timeline.n_used == live.timeline.n_used == again.engine.occupancy(LIVE).pos_max + 1


def test_what_is_left_equals_a_cache_that_never_held_the_thinking(
    tiny_model: ModelMaker, tmp_path: Path
) -> None:
    with bench(tiny_model(Shape(chat_template=THINKS)), tmp_path, n_ctx=512) as made:
        live = made.new_chat(context__enabled=False)
        for question, reply in (("Who?", "Rex."), ("Where?", "In Oslo, at seven.")):
            conversation.append(live, Role.USER, question)
            conversation.append(
                live, Role.ASSISTANT, f"<think>\nHm. {question} Let me see.\n</think>\n\n{reply}"
            )
            n_before = live.timeline.n_used
            forget_thinking(live)
            assert live.timeline.n_used < n_before
        assert live.timeline.n_used == expected_tokens(live)
        assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5
