"""What was quoted leaves the cache as one that was filled with the same tokens at the same positions."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.events.events import NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import pages, prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply, leaves_first
from ethervox_gui.governor.session import open_chat
from ethervox_gui.governor.turns import conversation
from tests.helpers import oracle
from tests.helpers.live import Bench, bench

WORDS = ("the", "dog", "and", "we", "meet", "in", "seven", "boats", "late", "again")
FACTS = ("locker 4711", "violet umbrella", "Perpetua harbour", "zinc kettle")


def chat(made: Bench, seed: int, **changes: object) -> LiveChat:
    """Exchanges of random words, each with something rare; all but the last two left, without pages."""
    live = made.new_chat(context__recall_share=0.3, **changes)
    chance = random.Random(seed)
    for number in range(8):
        rare = FACTS[number] if number < len(FACTS) else ""
        for role, more in ((Role.USER, rare), (Role.ASSISTANT, "")):
            said = " ".join(chance.choices(WORDS, k=chance.randint(2, 6)))
            conversation.append(live, role, f"{more} {said}".strip())
    decision = policies.shift_window(live.timeline, live.budget, 4, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, Detail.BRIEF)
    out = [turn for turn in live.timeline if turn.span is None]
    live.store.pages.drop_pages([pages.key_of(live, turn) for turn in out])
    return live


def ask(made: Bench, live: LiveChat, *texts: str) -> list[tuple[int, ...]]:
    """Say these; what was quoted for them."""
    n_before = len(made.events)
    for text in texts:
        conversation.append(live, Role.USER, text)
        verify.check(live.engine, live.timeline)
        conversation.append(live, Role.ASSISTANT, "late")
    back = [event for event in made.events[n_before:] if isinstance(event, TurnPagedIn)]
    assert {event.source for event in back} <= {"quote"}
    return [event.turns for event in back]


def quoted(live: LiveChat) -> list[tuple[int, ...]]:
    return [block.quoted for block in live.timeline.blocks if block.quoted]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("method", ["gap", "shift"])
def test_next_logits_are_those_of_a_cache_filled_with_the_same(
    plain_model: Path, tmp_path: Path, method: str, seed: int
) -> None:
    """After they came, and after some of them went from between what stays."""
    with bench(plain_model, tmp_path, n_ctx=2048) as made:
        live = chat(made, seed, context__method=method)
        asked = [f"Where is the {fact}?" for fact in FACTS]
        assert len(ask(made, live, *asked)) >= 2
        assert len(quoted(live)) >= 2
        found = oracle.next_logits(live)
        assert nmse(found, oracle.afresh(live)) < 1e-5
        leaves_first.leave(live, [[live.working_set.quotes(live.timeline)[0]]])
        assert ask(made, live, "And then?") == []
        assert quoted(live)
        assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5
        assert not [event for event in made.events if isinstance(event, NoticeRaised)], "nothing was rebuilt"
        assert made.store.check() == []


def test_a_part_of_a_long_exchange_is_exact_too(plain_model: Path, tmp_path: Path) -> None:
    """Though the exchange has its pages; and when the program ended without a word it stands there again."""
    with bench(plain_model, tmp_path, n_ctx=2048) as made:
        live = made.new_chat(context__recall_share=0.15)
        long = "we meet in seven boats late again. " * 6
        for said in (f"{long}The violet locker 4711 hums. {long}", "late", "and we meet", "the dog", "seven"):
            conversation.append(live, Role.USER, said)
            conversation.append(live, Role.ASSISTANT, "again")
        decision = policies.shift_window(live.timeline, live.budget, 4, Trigger.USER)
        assert decision is not None
        apply.carry_out(live, decision, Detail.BRIEF)
        assert all(pages.page_span(live, turn) for turn in live.timeline if turn.span is None)
        assert ask(made, live, "Where hums the violet locker 4711?") == [(1, 2)]
        (block,) = [block for block in live.timeline.blocks if block.quoted]
        assert "… " in block.text
        assert "locker 4711" in block.text
        assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5
        again = LiveChat(made.engine, made.store, live.chat_id, live.settings, live.emit, live.cancelled)
        prefill.clear(again)
        open_chat.restore(again, made.system_prompt)
        assert [each.text for each in again.timeline.blocks] == [block.text]
        assert nmse(oracle.next_logits(again), oracle.afresh(again)) < 1e-5


@pytest.mark.parametrize("name", ["plain_model", "recurrent_model"])
def test_when_the_program_ended_without_a_word_it_stands_there_again(
    request: pytest.FixtureRequest, tmp_path: Path, name: str
) -> None:
    """From its page where it has one, and as if all had been read at once where it has none."""
    with bench(request.getfixturevalue(name), tmp_path, n_ctx=2048) as made:
        live = chat(made, 7)
        assert ask(made, live, *(f"Where is the {fact}?" for fact in FACTS))
        before = [
            (block.quoted, block.text, block.last_turn) for block in live.timeline.blocks if block.quoted
        ]
        for n_saved in range(2):
            if n_saved:
                pages.page_ahead(live)
            again = LiveChat(made.engine, made.store, live.chat_id, live.settings, live.emit, live.cancelled)
            prefill.clear(again)
            open_chat.restore(again, made.system_prompt)
            verify.check(again.engine, again.timeline)
            now = [(b.quoted, b.text, b.last_turn) for b in again.timeline.blocks]
            assert now == before
            assert nmse(_next(again), _read_at_once(again)) < 1e-4
            live = again


@pytest.mark.parametrize("name", ["recurrent_model", "sliding_window_model"])
def test_where_cells_cannot_be_edited_it_is_as_if_all_had_been_read_at_once(
    request: pytest.FixtureRequest, tmp_path: Path, name: str
) -> None:
    with bench(request.getfixturevalue(name), tmp_path, n_ctx=2048) as made:
        live = chat(made, 5)
        assert ask(made, live, *(f"Where is the {fact}?" for fact in FACTS))
        assert quoted(live)
        for _ in range(2):
            assert nmse(_next(live), _read_at_once(live)) < 1e-4
            leaves_first.leave(live)
            assert not quoted(live)


def _next(live: LiveChat) -> NDArray[np.float32]:
    """The logits after one more token, which stays: the cache is good for nothing afterwards."""
    live.engine.decode([oracle.PROBE], LIVE, live.timeline.n_past)
    found: NDArray[np.float32] = live.engine.logits().copy()  # type: ignore[attr-defined]
    return found


def _read_at_once(live: LiveChat) -> NDArray[np.float32]:
    prefill.rebuild(live)
    found = _next(live)
    prefill.rebuild(live)
    return found
