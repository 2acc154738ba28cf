"""The oracle: with one layer, an edited cache must equal one built afresh from the same tokens.

With one layer a cell depends on its token and its position alone, so removing, moving and splicing cells
is exact, and the logits after an edit can be compared with those of a cache that was never edited.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.events.events import ContextEdited, Method, Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.turns import conversation
from tests.helpers import oracle
from tests.helpers.live import Bench, bench
from tests.helpers.sending import send

WORDS = ("the", "dog", "is", "called", "Rex", "and", "we", "meet", "in", "Oslo", "seven", "boats", "late")


@pytest.fixture(scope="module")
def plain(plain_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(plain_model, tmp_path_factory.mktemp("oracle"), n_ctx=2048) as made:
        yield made


def converse(live: LiveChat, n_exchanges: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(n_exchanges):
        for role in (Role.USER, Role.ASSISTANT):
            conversation.append(live, role, " ".join(chance.choices(WORDS, k=chance.randint(2, 12))))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("method", ["gap", "shift"])
@pytest.mark.parametrize("action", ["summarize_old", "shift_window"])
def test_an_edited_cache_equals_one_built_afresh(plain: Bench, action: str, method: str, seed: int) -> None:
    live = plain.new_chat(context__method=method, context__enabled=False)
    converse(live, 8, seed)
    live.timeline.set_pinned(3, seed == 1)
    choose = policies.summarize_old if action == "summarize_old" else policies.shift_window
    decision = choose(live.timeline, live.budget, 4, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, Detail.BRIEF)
    event = next(e for e in plain.events if isinstance(e, ContextEdited))
    assert (event.action.value, event.method) == (action, Method(method))
    assert event.tokens_freed == event.n_before - event.n_after > 0
    edited = oracle.next_logits(live)
    assert nmse(edited, oracle.afresh(live)) < 1e-5


def test_the_oracle_notices_a_wrong_position(plain: Bench) -> None:
    """The comparison is worth something: one turn moved by one position is far outside the limit."""
    live = plain.new_chat(context__enabled=False)
    converse(live, 4, 7)
    right = oracle.next_logits(live)
    last = live.timeline.resident()[-1].span
    assert last is not None
    from ethervox_gui.context.edits.kv_model import Shift

    live.engine.apply([Shift(last.p0, last.p1, 1)])
    live.engine.decode([oracle.PROBE], LIVE, live.timeline.n_past + 1)
    assert nmse(live.engine.logits(), right) > 1e-5  # type: ignore[attr-defined]


#: What only one message says, so that another one that says it touches it.
RARE = ("Annika Gdansk", "locker 4711", "violet umbrella", "Perpetua harbour", "zinc kettle", "Quito cousin")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("method", ["gap", "shift"])
def test_what_comes_back_for_a_message_is_where_a_cache_built_afresh_has_it(
    plain: Bench, method: str, seed: int
) -> None:
    live = plain.new_chat(context__method=method, context__recall_share=0.3)
    chance = random.Random(seed)
    for rare in RARE:
        conversation.append(live, Role.USER, f"{rare} {' '.join(chance.choices(WORDS, k=8))}")
        conversation.append(live, Role.ASSISTANT, " ".join(chance.choices(WORDS, k=4)))
    for rare in chance.sample(RARE[:4], 3):
        choose = chance.choice([policies.summarize_old, policies.shift_window])
        decision = choose(live.timeline, live.budget, 2, Trigger.USER)
        if decision is not None:
            apply.carry_out(live, decision, Detail.BRIEF)
        conversation.append(live, Role.USER, f"What was it about {rare}?")
        conversation.append(live, Role.ASSISTANT, "Late.")
        verify.check(live.engine, live.timeline)
    back = [event for event in plain.events if isinstance(event, TurnPagedIn)]
    assert len(back) >= 2
    assert {(event.source, event.trigger) for event in back} == {("page", Trigger.QUESTION)}
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_a_reply_that_overflows_goes_on_exactly(endless_model: Path, tmp_path: Path, method: str) -> None:
    """An edit in the middle of a reply, and the cache is still what a fresh one would be."""
    with bench(endless_model, tmp_path, n_ctx=1024) as made:
        live = made.new_chat(context__method=method, sampling__max_tokens=400)
        for index in range(3):
            send(live, f"message {index} " + "word " * 10)
        edits = [event for event in made.events if isinstance(event, ContextEdited)]
        assert edits, "nothing overflowed"
        assert edits[0].method is Method(method)
        # A block that is longer than the gap closes it up.
        assert {edit.method for edit in edits} <= {Method(method), Method.SHIFT}
        verify.check(live.engine, live.timeline)
