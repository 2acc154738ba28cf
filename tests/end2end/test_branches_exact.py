"""Another version of a turn, on real caches: the next logits are those of a cache that was filled afresh.

Where nothing was taken out, models of several layers must agree too: what stood behind the place where the
versions part was removed, and nothing in front of it has ever seen it.  Where turns had left, one layer is
the oracle.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE, PageIn
from ethervox_gui.context.events.events import Event, NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role, Span
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.jobs.jobs import EditMessage, Regenerate
from ethervox_gui.governor.restore import switch_branch
from ethervox_gui.governor.session import open_chat
from ethervox_gui.governor.turns import beginning, conversation, versions
from tests.conftest import ModelMaker
from tests.helpers import oracle
from tests.helpers.live import SYSTEM_PROMPT, Bench, bench
from tests.helpers.sending import send
from tests.helpers.tiny_models import Family, Shape

WORDS = ("the", "dog", "is", "called", "Rex", "and", "we", "meet", "in", "Oslo", "seven", "boats", "late")
DEEP = Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2)
LIMIT = 1e-5


@pytest.fixture(scope="module")
def deep(tiny_model: ModelMaker, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(tiny_model(DEEP), tmp_path_factory.mktemp("deep"), n_ctx=2048) as made:
        yield made


@pytest.fixture(scope="module")
def plain(plain_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(plain_model, tmp_path_factory.mktemp("plain"), n_ctx=2048) as made:
        yield made


def say(
    live: LiveChat, chance: random.Random, n_turns: int, first: Role = Role.USER, longest: int = 12
) -> None:
    """Turns of random words: what a random model says could not be told from its text again."""
    roles = (Role.USER, Role.ASSISTANT) if first is Role.USER else (Role.ASSISTANT, Role.USER)
    for index in range(n_turns):
        conversation.append(
            live, roles[index % 2], " ".join(chance.choices(WORDS, k=chance.randint(2, longest)))
        )


def back_to(live: LiveChat, number: int) -> None:
    """The chat goes on behind this turn."""
    switch_branch.go(live, [turn for turn in live.timeline if turn.number <= number], None)


def error(live: LiveChat) -> float:
    """How far the next logits are from those of an emptied cache that read turn after turn.

    Batches of other sizes are reckoned with other kernels, whose rounding alone comes near the limit on some
    processors.
    """
    verify.check(live.engine, live.timeline)
    engine = live.engine
    assert live.timeline.n_past == live.timeline.n_used, "no gap: the whole can be read from the start"
    engine.decode([oracle.PROBE], LIVE, live.timeline.n_past)
    found = engine.logits().copy()  # type: ignore[attr-defined]
    prefill.clear(live)
    n_past = 0
    for tokens in [*engine.encode(live.messages()).turns, [oracle.PROBE]]:
        engine.decode(tokens, LIVE, n_past)
        n_past += len(tokens)
    off = nmse(found, engine.logits())  # type: ignore[attr-defined]
    prefill.rebuild(live)
    return off


@pytest.mark.parametrize("seed", range(3))
def test_versions_of_replies_and_messages_equal_a_fresh_cache(deep: Bench, seed: int) -> None:
    chance = random.Random(seed)
    live = deep.new_chat(context__enabled=False)
    say(live, chance, 8)
    back_to(live, 7)
    say(live, chance, 1, Role.ASSISTANT)  # turn 8 again
    assert error(live) < LIMIT
    back_to(live, 2)
    say(live, chance, 4)  # turn 3, said differently, and on
    assert error(live) < LIMIT
    versions.show_version(live, 3, 1)
    assert [turn.number for turn in live.timeline.resident()] == list(range(9))
    assert error(live) < LIMIT
    versions.show_version(live, 8, 1)
    assert error(live) < LIMIT


@pytest.mark.parametrize("text", ["Be a dog.", "We meet in Oslo, and you are Rex. " * 3, ""])
def test_a_chat_that_begins_with_something_else_equals_a_fresh_cache(
    deep: Bench, plain: Bench, text: str
) -> None:
    """Read again where there are no pages; from pages it is what one layer would read."""
    for made, more in ((deep, {"paging__budget_mb": 0}), (plain, {"context__method": "shift"})):
        live = made.new_chat(context__enabled=False, **more)
        say(live, random.Random(7), 6)
        made.events.clear()
        assert beginning.change(live, text)
        back = [
            event.turns for event in made.events if isinstance(event, TurnPagedIn) and event.source == "page"
        ]
        assert back == ([] if made is deep else [(1, 2, 3, 4, 5, 6)])
        say(live, random.Random(8), 2)
        prefill.close_up(live)
        assert error(live) < LIMIT
        assert not beginning.change(live, text), "it is so already"
        stored = live.store.turns_of_chat(live.chat_id)
        assert [turn.role for turn in stored].index(Role.SYSTEM, 1) == 7
        versions.go_behind(live, stored[6].turn_id)
        assert next(iter(live.timeline)).text == SYSTEM_PROMPT, "as it was then"
        prefill.close_up(live)
        assert error(live) < LIMIT


def test_a_version_comes_from_pages_and_is_exact_after_a_restart(deep: Bench) -> None:
    chance = random.Random(5)
    live = deep.new_chat(context__enabled=False)
    say(live, chance, 8)
    back_to(live, 4)
    say(live, chance, 2)
    deep.store.pages.flush()
    again = LiveChat(live.engine, live.store, live.chat_id, live.settings, deep.events.append, lambda: False)
    prefill.clear(again)
    open_chat.restore(again, SYSTEM_PROMPT)
    deep.events.clear()
    versions.show_version(again, 5, 1)
    (event,) = [event for event in deep.events if isinstance(event, TurnPagedIn)]
    assert (event.turns, event.source) == ((5, 6, 7, 8), "page")
    assert error(again) < LIMIT


def test_real_replies_are_written_again(deep: Bench) -> None:
    """The whole way, with sampled replies; what stands in front of the new one was not read again."""
    live = deep.new_chat(context__enabled=False, sampling__max_tokens=12)
    send(live, "who is Rex")
    send(live, "and where")
    before = live.timeline.turn(3).span
    versions.regenerate(live, Regenerate())
    versions.edit_message(live, EditMessage(3, "since when"))
    verify.check(live.engine, live.timeline)
    edited = live.timeline.turn(3).span
    assert edited is not None
    assert before is not None
    assert edited.p0 == before.p0
    assert len(live.store.versions_of_chat(live.chat_id)) == 1
    versions.show_version(live, 3, 1)
    assert live.timeline.turn(3).span == before
    verify.check(live.engine, live.timeline)


@pytest.mark.parametrize("method", ["gap", "shift"])
@pytest.mark.parametrize("seed", range(3))
def test_what_had_left_is_exact_too(plain: Bench, seed: int, method: str) -> None:
    """A summary of turns that are no longer on the way goes, the others it stood for come back."""
    chance = random.Random(seed)
    live = plain.new_chat(context__enabled=False, context__method=method)
    say(live, chance, 10, longest=30)
    decision = policies.summarize_old(live.timeline, live.budget, 4, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, Detail.BRIEF)
    back_to(live, 4)
    say(live, chance, 3)
    assert [turn.number for turn in live.timeline.resident()] == list(range(8))
    assert not list(live.timeline.blocks)
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < LIMIT
    versions.show_version(live, 5, 1)
    assert len(live.timeline.blocks) == 1
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < LIMIT
    versions.show_version(live, 5, 2)
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < LIMIT


@pytest.mark.parametrize("family", [Family.RECURRENT, Family.HYBRID, Family.SLIDING_WINDOW])
def test_models_that_can_only_be_rebuilt_read_it_again(
    tiny_model: ModelMaker, tmp_path: Path, family: Family
) -> None:
    with bench(tiny_model(Shape(family=family, n_layer=2)), tmp_path, n_ctx=1024) as made:
        live = made.new_chat(context__enabled=False)
        assert not live.engine.info.capability.surgical
        chance = random.Random(1)
        say(live, chance, 6)
        back_to(live, 2)
        say(live, chance, 2)
        versions.show_version(live, 3, 1)
        told: list[Event] = made.events
        assert any("can only be rebuilt" in e.text for e in told if isinstance(e, NoticeRaised))
        assert error(live) < LIMIT


def test_the_comparison_notices_a_tail_that_was_not_removed(deep: Bench) -> None:
    """The limit is worth something: cells that saw another reply in front of them are far outside of it."""
    chance = random.Random(7)
    live = deep.new_chat(context__enabled=False)
    say(live, chance, 6)
    old = live.timeline.turn(6)
    assert old.span is not None
    page = live.engine.save_page(old.span)
    back_to(live, 4)
    conversation.append(live, Role.USER, "something else altogether")
    p0 = live.timeline.n_past
    live.engine.apply([PageIn(old.span, p0 - old.span.p0, data=page)])
    live.timeline.append(replace(old, span=Span(p0, p0 + old.span.n_tokens)))
    assert error(live) > LIMIT
