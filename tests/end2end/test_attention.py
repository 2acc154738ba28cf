"""What a message attends to comes back: its own cells are taken back, and it is read again exactly."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.events.events import NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.attention import gate, heads
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import keys, pages, prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.faults import attention, by_words, doubt, recall, topics
from ethervox_gui.governor.session import idle
from ethervox_gui.governor.turns import conversation
from ethervox_gui.storage.pages.page_store import KeptPage
from tests.conftest import ModelMaker
from tests.helpers import oracle
from tests.helpers.live import Bench, bench
from tests.helpers.tiny_models import Shape

WORDS = ("the", "dog", "is", "called", "Rex", "and", "we", "meet", "in", "Oslo", "seven", "boats", "late")


@pytest.fixture(scope="module")
def watched(tiny_model: ModelMaker, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """A model of one layer, where edits are exact, that is looked at although it is small."""
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gate, "LEAST_PARAMETERS", 0)
            model, folder = tiny_model(Shape(n_head=4, n_head_kv=2)), tmp_path_factory.mktemp("watched")
            made = stack.enter_context(bench(model, folder, n_ctx=2048))
        assert made.engine.info.unseen == ""
        yield made


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is drawn to a little more than others is above the limit."""
    monkeypatch.setattr(heads.CountingHeads, "scores", lambda its, *given: its.raw(*given[:3]) / 1e-3)


def chat(
    made: Bench, seed: int, n_exchanges: int = 9, words: Sequence[str] = WORDS, **changes: object
) -> LiveChat:
    """Exchanges of random words, of which all but the last two leave."""
    live = made.new_chat(**{"context__recall_share": 0.3, **changes})
    chance = random.Random(seed)
    for _ in range(n_exchanges):
        for role in (Role.USER, Role.ASSISTANT):
            conversation.append(live, role, " ".join(chance.choices(words, k=chance.randint(3, 10))))
    leave(live)
    return live


def leave(live: LiveChat, keep: int = 4) -> None:
    decision = policies.shift_window(live.timeline, live.budget, keep, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, Detail.BRIEF)


def came_back(made: Bench) -> list[tuple[int, ...]]:
    back = [event for event in made.events if isinstance(event, TurnPagedIn)]
    assert {(event.source, event.trigger) for event in back} <= {("page", Trigger.QUESTION)}
    return [event.turns for event in back]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("method", ["gap", "shift"])
@pytest.mark.usefixtures("eager")
def test_a_message_that_is_read_again_is_where_a_cache_built_afresh_has_it(
    watched: Bench, method: str, seed: int
) -> None:
    live = chat(watched, seed, context__method=method)
    for text in ("zzz qqq xxx", "Xylophon, vvv!", "zzz kkk jjj"):
        conversation.append(live, Role.USER, text)
        verify.check(live.engine, live.timeline)
        conversation.append(live, Role.ASSISTANT, "late")
    assert came_back(watched), "the words of these messages are nowhere, so attention brought them"
    assert not [event for event in watched.events if isinstance(event, NoticeRaised)], "nothing was rebuilt"
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5
    assert watched.store.check() == []


@pytest.mark.usefixtures("eager")
def test_the_words_between_which_attention_ran_are_of_the_message_and_of_what_came_back(
    watched: Bench,
) -> None:
    live = chat(watched, 6, words=[f"{one}{other}" for one in WORDS for other in WORDS])
    conversation.append(live, Role.USER, "zzz qqq xxx")
    back = [event for event in watched.events if isinstance(event, TurnPagedIn)]
    assert any(event.why for event in back)
    for event in back:
        told = " ".join(live.timeline.turn(number).text for number in event.turns).split()
        assert {word for word, _ in event.why} <= {"zzz", "qqq", "xxx"}
        assert {word for _, word in event.why} <= set(told)


@pytest.mark.usefixtures("eager")
def test_words_that_every_exchange_has_are_no_reason(watched: Bench) -> None:
    live = watched.new_chat(context__recall_share=0.3)
    for number in range(9):
        conversation.append(live, Role.USER, f"the {number}{number} the")
        conversation.append(live, Role.ASSISTANT, "the the")
    leave(live)
    for text in ("the", "the zzz the", "xxx the the"):
        conversation.append(live, Role.USER, text)
    assert came_back(watched)
    told = [pair for event in watched.events if isinstance(event, TurnPagedIn) for pair in event.why]
    assert not [pair for pair in told if "the" in pair]


@pytest.mark.usefixtures("eager")
def test_only_the_automatic_way_looks(watched: Bench) -> None:
    for way in ("words", "off"):
        live = chat(watched, 1, context__recall=way)
        conversation.append(live, Role.USER, "zzz qqq xxx")
        assert came_back(watched) == []
        folder = watched.store.pages.folder / str(live.chat_id)
        watched.store.pages.flush()
        assert list(folder.glob("*.page"))
        assert not list(folder.glob("*.keys")), "nothing is kept for what nobody looks at"


@pytest.mark.usefixtures("eager")
def test_pages_without_keys_get_them_in_idle_time(watched: Bench) -> None:
    live = chat(watched, 2)
    store = watched.store.pages
    store.flush()
    kept = {path: path.read_bytes() for path in (store.folder / str(live.chat_id)).glob("*.keys")}
    for path in kept:
        path.unlink()
    conversation.append(live, Role.USER, "zzz qqq xxx")
    assert came_back(watched) == [], "words decide where there are none"
    conversation.append(live, Role.ASSISTANT, "late")
    attention.complete(live, lambda: True)
    assert not any(path.exists() for path in kept), "there was something else to do"
    idle.use_idle_time(live, lambda: False)
    assert {path: path.read_bytes() for path in kept} == kept
    conversation.append(live, Role.USER, "zzz kkk jjj")
    assert came_back(watched)


def test_exchanges_without_keys_keep_no_others_waiting(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a long chat a few are taken in with each message, of those whose pages are still there."""
    for name, value in (("_MOST", 2), ("_MOST_TAKEN_IN", 1), ("_LOOKED_AT", 2)):
        monkeypatch.setattr(attention, name, value)
    live = chat(watched, 9, n_exchanges=8)
    looked, out = live.working_set.attention, live.working_set.out(live.timeline)
    assert looked is not None
    assert len(out) == 6
    newest = list(out)[-3:]
    gone = [turn for key in newest for turn in out[key]]
    kept = {turn: pages.load(live, turn) for turn in gone}
    watched.store.pages.drop_pages([pages.key_of(live, turn) for turn in gone])
    known: list[int] = []
    for _ in range(8):
        conversation.append(live, Role.USER, "zzz qqq xxx")
        conversation.append(live, Role.ASSISTANT, "late")
        known.append(sum(looked.knows(key) for key in out))
    assert known[-1] == 3
    assert not any(looked.knows(key) for key in newest)
    for turn, page in kept.items():
        assert page is not None
        found = keys.of_page(live, turn, page.span, page.data)
        keep = KeptPage(page.span, page.data, found)
        watched.store.pages.save_all([(pages.key_of(live, turn), pages.fingerprint_of(live, turn), keep)])
    for _ in range(8):
        conversation.append(live, Role.USER, "zzz qqq xxx")
    assert all(map(looked.knows, out)), "they come to their turn again"


@pytest.mark.usefixtures("eager")
def test_keys_of_other_layers_are_not_used(watched: Bench) -> None:
    live = chat(watched, 3)
    looked = live.working_set.attention
    assert looked is not None
    looked.name = "7"  # type: ignore[misc]
    conversation.append(live, Role.USER, "zzz qqq xxx")
    assert came_back(watched) == []


@pytest.mark.usefixtures("eager")
def test_what_does_not_fit_stays_out_and_nothing_is_read_again(watched: Bench) -> None:
    live = chat(watched, 4, context__recall_share=0.001)
    n_before = live.timeline.n_used
    conversation.append(live, Role.USER, "zzz qqq xxx")
    assert came_back(watched) == []
    last = live.timeline.last
    assert last is not None
    assert live.timeline.n_used == n_before + last.n_tokens


@pytest.mark.usefixtures("eager")
def test_beside_what_words_brought_only_what_draws_far_more_comes(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    n_back = []
    for least in (1e9, 0.0):
        monkeypatch.setattr(recall, "_BESIDE_WORDS", least)
        live = watched.new_chat(context__recall_share=0.3)
        for text in ("Annika moved to Gdansk", *(f"{word} {word} {word}" for word in WORDS)):
            conversation.append(live, Role.USER, text)
            conversation.append(live, Role.ASSISTANT, "late")
        leave(live)
        conversation.append(live, Role.USER, "Has Annika moved to Gdansk?")
        n_back.append(len(came_back(watched)))
    assert n_back[0] == 1 < n_back[1]


def test_what_attention_knows_nothing_of_is_not_read_again(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that words can bring back, they did before the message was read."""
    live = chat(watched, 9)
    first, second, third = list(live.working_set.exchanges(live.timeline))[:3]
    strong = {first: 2.4, second: 2.3, third: 2.2}
    monkeypatch.setattr(
        by_words,
        "scores",
        lambda _, exchanges, __: {key: strong.get(key, 0.0) for key in exchanges},
    )
    monkeypatch.setattr(attention, "scores", lambda *_: dict.fromkeys(strong, 0.0))
    monkeypatch.setattr(prefill, "take_back", lambda _: pytest.fail("it was read again"))
    conversation.append(live, Role.USER, "zzz qqq xxx")
    assert came_back(watched)


@pytest.mark.parametrize(("asked", "comes"), [("How does Hilde get home?", True), ("How is Rex?", False)])
def test_who_is_asked_about_by_name_is_found_where_attention_knows_nothing_yet(
    watched: Bench, monkeypatch: pytest.MonkeyPatch, asked: str, *, comes: bool
) -> None:
    """As with the first messages after a start, while nothing is learned of the model."""
    live = watched.new_chat(context__recall_share=0.3)
    for said in ("Hilde takes the train to Kassel.", *WORDS):
        conversation.append(live, Role.USER, said)
        conversation.append(live, Role.ASSISTANT, "late")
    leave(live)
    by_words.take_in(live, live.working_set.exchanges(live.timeline))
    monkeypatch.setattr(by_words, "scores", lambda _, exchanges, __: dict.fromkeys(exchanges, 0.5))
    monkeypatch.setattr(attention, "scores", lambda *_: {})
    conversation.append(live, Role.USER, asked)
    assert came_back(watched) == ([(1, 2)] if comes else [])


@pytest.mark.parametrize(
    ("asked", "comes"), [("What did I say about nuts?", True), ("Who was the hero of the story?", False)]
)
def test_what_was_told_comes_beside_a_request_that_has_more_words_of_the_question(
    watched: Bench, monkeypatch: pytest.MonkeyPatch, asked: str, *, comes: bool
) -> None:
    """Not where the question is not about the one who asks: the answer to a request may be what is meant."""
    live = watched.new_chat(context__recall_share=0.3)
    for said in ("The cake must be without nuts, as Tom is allergic.", "Write about eight nuts.", *WORDS):
        conversation.append(live, Role.USER, said)
        conversation.append(live, Role.ASSISTANT, "late")
    leave(live)
    by_words.take_in(live, live.working_set.exchanges(live.timeline))
    told, request = list(live.working_set.exchanges(live.timeline))[:2]
    monkeypatch.setattr(by_words, "scores", lambda *_: {told: 0.6, request: 2.0})
    monkeypatch.setattr(attention, "scores", lambda *_: {})
    conversation.append(live, Role.USER, asked)
    assert came_back(watched) == [(3, 4), (1, 2)][: 1 + comes]


@pytest.mark.parametrize(("about", "comes"), [(0.9, True), (0.1, False)])
def test_what_attention_says_is_believed_sooner_where_the_topics_say_so_too(
    watched: Bench, monkeypatch: pytest.MonkeyPatch, about: float, comes: bool
) -> None:
    live = chat(watched, 7)
    third = list(live.working_set.exchanges(live.timeline))[2]
    monkeypatch.setattr(attention, "scores", lambda *_: {third: 0.9})
    monkeypatch.setattr(topics, "scores", lambda *_: {third: about})
    conversation.append(live, Role.USER, "zzz qqq xxx")
    assert came_back(watched) == ([(5, 6)] if comes else [])
    verify.check(live.engine, live.timeline)


@pytest.mark.parametrize(("asked", "comes"), [("zzz qqq my xxx?", True), ("zzz qqq xxx", False)])
def test_who_asks_of_themselves_gets_what_draws_them_most(
    watched: Bench, monkeypatch: pytest.MonkeyPatch, asked: str, *, comes: bool
) -> None:
    live = chat(watched, 7, words=["my", "our", "the", "dog", "Oslo", "is", "late", "in"])
    third = list(live.working_set.exchanges(live.timeline))[2]
    monkeypatch.setattr(attention, "scores", lambda *_: {third: 0.6})
    monkeypatch.setattr(topics, "scores", lambda *_: {})
    conversation.append(live, Role.USER, asked)
    assert came_back(watched) == ([(5, 6)] if comes else [])
    verify.check(live.engine, live.timeline)


TOLD = "I keep my bees on the roof of our town hall."


@pytest.mark.parametrize("signal", ["attention", "topics"])
@pytest.mark.parametrize(
    ("said", "quoted"), [(TOLD, f"User: {TOLD}"), ("Tell me of bees!", ""), (f"{TOLD} " * 3, "")]
)
def test_of_an_exchange_too_long_to_come_back_what_the_user_told_is_quoted(
    watched: Bench, monkeypatch: pytest.MonkeyPatch, signal: str, said: str, quoted: str
) -> None:
    """Unless that is a request, or too long itself."""
    live = watched.new_chat(context__recall_share=0.15)
    monkeypatch.setattr(doubt, "settled", lambda _, scores, *__, **___: scores)
    for number in range(6):
        conversation.append(live, Role.USER, said if number == 1 else f"the dog {number}")
        conversation.append(live, Role.ASSISTANT, "the boats meet in Oslo, " * (30 if number == 1 else 1))
    leave(live)
    second = list(live.working_set.exchanges(live.timeline))[1]
    for name, module in (("attention", attention), ("topics", topics)):
        monkeypatch.setattr(module, "scores", lambda *_, found=signal == name: {second: 1.5} if found else {})
    conversation.append(live, Role.USER, "zzz qqq xxx")
    back = [event for event in watched.events if isinstance(event, TurnPagedIn)]
    assert [(event.source, event.turns) for event in back] == ([("quote", (3, 4))] if quoted else [])
    blocks = [block.text for block in live.timeline.blocks if block.quoted]
    assert [text.splitlines()[-1] for text in blocks] == ([f"- {quoted}"] if quoted else [])
    verify.check(live.engine, live.timeline)
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5
    conversation.append(live, Role.ASSISTANT, "late")
    conversation.append(live, Role.USER, "zzz kkk jjj")
    assert len([block for block in live.timeline.blocks if block.quoted]) == len(blocks), "it is there"
    assert watched.store.check() == []


def test_the_usual_limit_leaves_random_words_out(watched: Bench) -> None:
    live = chat(watched, 5)
    conversation.append(live, Role.USER, "zzz qqq xxx")
    assert came_back(watched) == []
    assert pages.page_span(live, live.timeline.turn(1)) is not None


def test_a_model_that_is_not_looked_at_keeps_no_keys(plain_model: Path, tmp_path: Path) -> None:
    with bench(plain_model, tmp_path, n_ctx=2048) as made:
        live = chat(made, 1)
        made.store.pages.flush()
        assert live.working_set.attention is None
        assert not list(made.store.pages.folder.rglob("*.keys"))


def has_learned(live: LiveChat) -> bool:
    return live.working_set.has_learned


def test_what_finds_things_is_learned_once_for_each_model_while_nothing_runs(watched: Bench) -> None:
    """Some tokens at a time; what was learned holds for every chat with this model."""
    kept = watched.store.learned
    kept.keep(watched.engine.fingerprint, "")
    live = chat(watched, 7)
    n_used, looks = live.timeline.n_used, iter([False] * 40)
    idle.use_idle_time(live, lambda: next(looks, True))
    assert kept.read(live.engine.fingerprint) == "", "there was something else to do"
    verify.check(live.engine, live.timeline)
    idle.use_idle_time(live, lambda: False)
    assert has_learned(live)
    verify.check(live.engine, live.timeline)
    assert live.timeline.n_used == n_used
    learned = kept.read(live.engine.fingerprint)
    assert json.loads(learned)["limit"] > 0
    other = chat(watched, 8)
    taken = [other.working_set.has_learned]
    for text in ("{", learned):  # what is damaged is nothing
        kept.keep(other.engine.fingerprint, text)
        conversation.append(other, Role.USER, "zzz qqq xxx")
        conversation.append(other, Role.ASSISTANT, "late")
        taken.append(other.working_set.has_learned)
    assert taken == [False, False, True]


def test_nothing_is_learned_where_nothing_left_or_nobody_looks(watched: Bench) -> None:
    watched.store.learned.keep(watched.engine.fingerprint, "")
    live = watched.new_chat()
    conversation.append(live, Role.USER, "the dog")
    others = [chat(watched, 9, context__recall=way) for way in ("words", "off")]
    for one in (live, *others):
        idle.use_idle_time(one, lambda: False)
    assert watched.store.learned.read(watched.engine.fingerprint) == ""
