"""A message that touches what left has it back before the reply, exactly, and nothing leaves for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import SCRATCH
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import (
    ContextEdited,
    Event,
    ReplyFinished,
    SummaryStored,
    TokenGenerated,
    Trigger,
    TurnPagedIn,
)
from ethervox_gui.context.events.window_events import ReplyStarted
from ethervox_gui.context.language import small_talk
from ethervox_gui.context.recall.words import WordIndex
from ethervox_gui.context.summaries import worth
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.chat import working_set
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.faults import by_words, doubt, recall
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ChangeSettings,
    Job,
    LetGo,
    OpenChat,
    Regenerate,
    SendMessage,
    SetPinned,
    ShiftWindow,
    SummarizeOld,
)
from ethervox_gui.governor.turns import conversation
from tests.helpers.desk import Desk, counting, desk, errors, in_turn, notices, says, verify_order
from tests.helpers.meaning import Kinship
from tests.helpers.small_talk import ASKED, OTHERS, TOLD

#: So long that the summary of all that leaves fits where it was.
OPENING = "I have time today. " * 8
NO_SHIFT = Capability(True, False, "a model whose cells cannot be shifted")
REBUILD = Capability(False, False, "a recurrent model")


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__recall="automatic", context__keep_recent_turns=4) as made:
        yield made
        assert made.store.check() == []


def said(*texts: str) -> list[Job]:
    return [SendMessage(text) for text in texts]


def play(at: Desk, *jobs: Job, **options: Any) -> list[Event]:
    told = at.play(says("Fine."), jobs, **{"n_ctx": 2048, **options})
    verify_order(told)
    assert errors(told) == []
    return told


def came_back(told: list[Event]) -> list[tuple[int, ...]]:
    return [e.turns for e in told if isinstance(e, TurnPagedIn) and e.trigger is Trigger.QUESTION]


def resident(at: Desk) -> list[int]:
    return [turn.number for turn in at.timeline.resident()]


@pytest.mark.parametrize("edit", [SummarizeOld(4), ShiftWindow(4)], ids=["summarized", "dropped"])
def test_what_a_message_asks_for_is_back_before_its_reply(at: Desk, edit: Job) -> None:
    seen: list[Any] = []
    told = play(
        at,
        *said(OPENING, TOLD, *OTHERS),
        at.then(lambda: seen.append(at.timeline.turn(3).span)),
        edit,
        at.then(lambda: seen.append(len(at.engine.decoded))),
        *said(ASKED),
        at.then(lambda: seen.append(at.timeline.turn(3).span)),
    )
    assert came_back(told) == [(3, 4)]
    back = next(i for i, e in enumerate(told) if isinstance(e, TurnPagedIn))
    assert [e.turn_number for e in told[back:] if isinstance(e, ReplyStarted)] == [18]
    assert seen[0] == seen[2], "at its old place"
    assert sum(isinstance(event, ContextEdited) for event in told) == 1, "nothing left for it"


def test_everyday_messages_bring_nothing_back(at: Desk) -> None:
    told = play(
        at, *said(TOLD, *OTHERS), ShiftWindow(4), *said("Hello!", "Name a colour.", "Is 7 a prime number?")
    )
    assert came_back(told) == []


@pytest.mark.parametrize(
    ("said_before", "back"),
    [("How do I sharpen a kitchen knife?", False), ("My brother sharpened a kitchen knife.", True)],
)
def test_what_was_only_asked_comes_back_for_more_than_what_was_told(
    at: Desk, said_before: str, back: bool
) -> None:
    """Both share the same two words with the question."""
    told = play(
        at, *said(said_before, TOLD, *OTHERS), ShiftWindow(4), *said("Which kitchen knife is the best?")
    )
    assert ((1, 2) in came_back(told)) is back


@pytest.mark.parametrize("again", [ASKED, ASKED.lower().rstrip("?")])
def test_who_asks_again_gets_what_was_told_and_not_what_was_answered(at: Desk, again: str) -> None:
    """A small model repeats its answer, right or wrong."""
    jobs = [*said(TOLD, *OTHERS[:4], ASKED, *OTHERS[4:]), ShiftWindow(2), *said(again)]
    assert came_back(play(at, *jobs)) == [(1, 2)]


def test_who_asks_on_gets_no_answer_to_the_question_before(at: Desk) -> None:
    """Its words count for "And Pavel?", and the exchange in which it was asked first has them all."""
    told = ("Petra drives an old Lada to the harbour.", "Pavel drives a green tractor to the harbour.")
    asked = "What does Petra drive to the harbour?"
    jobs = [*said(*told, *OTHERS[:3], asked, *OTHERS[3:]), ShiftWindow(2), *said(asked, "And Pavel?")]
    back = came_back(play(at, *jobs))
    assert (11, 12) not in back
    assert {(1, 2), (3, 4)} <= {*back}


@pytest.mark.parametrize(
    ("reply", "back"),
    [("Whisk two eggs into the flour of the pancakes.", True), ("Whisk it all, and wait.", False)],
)
def test_of_the_same_request_only_the_answer_counts(at: Desk, reply: str, back: bool) -> None:
    """Nothing was told that could be asked for: then what was answered is what there is."""
    request = "Give me a recipe with eggs and flour for pancakes."
    jobs = [*said(request, *OTHERS), ShiftWindow(2), *said(request)]
    assert ((1, 2) in came_back(at.play(in_turn(reply), jobs, n_ctx=2048))) is back


@pytest.mark.parametrize(
    ("asked", "back"),
    [
        ("Which words was the invitation supposed to have?", [(3, 4)]),
        ("Which words does an invitation have?", []),
    ],
)
def test_who_asks_what_a_model_had_to_write_has_the_request_back(
    at: Desk, asked: str, back: list[tuple[int, ...]]
) -> None:
    request = 'Write a short text for the invitation with the words "Come hungry, leave dancing".'
    assert came_back(play(at, *said(OPENING, request, *OTHERS), ShiftWindow(2), *said(asked))) == back


@pytest.mark.parametrize(("greeting", "back"), [("Hello!", False), ("Hello zoo, keeper and friends!", True)])
def test_what_answers_a_greeting_does_not_come_back(at: Desk, greeting: str, back: bool) -> None:
    """It has the words of many questions: "Tell me something, or ask how to search"."""
    replies = in_turn("Tell me something, or ask how to find another zebra.")
    jobs = [*said(greeting, TOLD, *OTHERS), ShiftWindow(4), *said("How do I find another zebra?")]
    assert ((1, 2) in came_back(at.play(replies, jobs, n_ctx=2048))) is back


@pytest.mark.parametrize("message", ["Thanks, that is all.", "Thank you so much", "Danke, das war's."])
def test_who_says_that_it_is_all_gets_nothing_back(at: Desk, message: str) -> None:
    """It has the words of many a message, and asks for none."""
    told = f"The card on the cake says: {message}"
    assert came_back(play(at, *said(told, *OTHERS), ShiftWindow(4), *said(message))) == []


def test_whether_an_exchange_is_a_greeting_is_found_out_once(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 10,000 exchanges before each message it takes longer than all the rest."""
    looked_at: list[str] = []

    def is_small_talk(text: str, *, with_answers: bool) -> bool:
        looked_at.append(text)
        return small_talk.is_small_talk(text, with_answers=with_answers)

    monkeypatch.setattr(by_words, "is_small_talk", is_small_talk)
    play(at, *said("Hello!", TOLD, *OTHERS), ShiftWindow(4), *said("Name a colour.", "Name a river."))
    assert looked_at.count("Hello!") == looked_at.count(TOLD) == 1


def test_an_exchange_is_looked_at_again_only_when_it_changed(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[str] = []

    def text_of(turns: Sequence[Turn]) -> str:
        looked_at.append(turns[0].text)
        return working_set.text_of(turns)

    monkeypatch.setattr(by_words, "text_of", text_of)
    play(at, *said(TOLD, *OTHERS), ShiftWindow(4), *said("Name a colour.", "Name a river."))
    before = looked_at.count(OTHERS[0])
    play(at, *said("Name a town.", "Name a lake."), chat_id=1)
    assert looked_at.count(OTHERS[0]) <= before + 1, "once more, for it was opened anew"


def test_what_is_usual_in_a_chat_is_learned_from_each_message_once(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As notes are made, and again where a message asks for something; long ones take 100 ms at a time."""
    read: Counter[str] = Counter()

    class Text(worth._Text):
        def __init__(self, text: str) -> None:
            read[text] += 1
            super().__init__(text)

    monkeypatch.setattr(worth, "_Text", Text)
    told = play(at, *said(TOLD, *OTHERS), ShiftWindow(4), *said(ASKED, "Thanks.", ASKED))
    assert came_back(told)
    assert 1 <= max(read.values()) <= 2, "by notes and by recall"


def test_what_an_exchange_went_on_with_is_found(at: Desk) -> None:
    """Its turns are the same, and one of them is longer."""
    found: list[float] = []

    def go_on() -> None:
        exchanges = at.live.working_set.exchanges(at.timeline)
        key, turns = next(iter(exchanges.items()))
        longer = [turns[0], replace(turns[1], text="A quokka sleeps under the veranda, she says.")]
        by_words.take_in(at.live, exchanges | {key: longer})
        words = at.live.working_set.words
        found.append(words.scores("Where does the quokka sleep?", [key])[key])

    play(at, *said(TOLD, *OTHERS), ShiftWindow(4), *said("Name a colour."), at.then(go_on))
    assert found[0] > 0.2


def test_a_long_chat_is_taken_in_while_nothing_runs(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_words, "_MOST_TAKEN_IN", 2)
    play(at, *said(TOLD, *OTHERS), ShiftWindow(4))
    assert came_back(play(at, *said(ASKED), chat_id=1)) == [], "only the newest are known"
    calm = at.then(lambda: at.governor.session.use_idle_time(lambda: False))
    assert came_back(play(at, calm, *said(ASKED), chat_id=1)) == [(1, 2)]


def test_what_means_the_same_comes_back_where_an_embedding_model_is_set(at: Desk) -> None:
    calm = at.then(lambda: at.governor.session.use_idle_time(lambda: False))
    words = ChangeSettings(at.settings.with_values({"context.recall": "words"}))
    told, ask = [*said(TOLD, *OTHERS), ShiftWindow(4)], said("Which sibling left town?")
    found = []
    for number, (meaning, between) in enumerate(
        ((None, [calm]), (Kinship(), [words, calm]), (Kinship(), [calm])), start=1
    ):
        at.store.meaning = meaning
        found.append(came_back(play(at, *told, *between, *ask)))
        at.store.delete_chat(number)
    assert found == [[], [], [(1, 2)]]


def test_a_model_that_finds_nothing_in_it_by_reading_takes_nothing_from_what_means_the_same(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    calm = at.then(lambda: at.governor.session.use_idle_time(lambda: False))
    monkeypatch.setattr(doubt, "settled", lambda live, scores, *_args, **_more: dict.fromkeys(scores, 0.0))
    at.store.meaning = Kinship()
    told = play(at, *said(TOLD, *OTHERS), ShiftWindow(4), calm, *said("Which sibling left town?"))
    assert came_back(told) == [(1, 2)]


def test_what_every_exchange_has_of_a_message_is_chance_where_words_are_all(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ChangeSettings(at.settings.with_values({"context.recall": "words"}))
    ask = [*said(TOLD, *OTHERS), ShiftWindow(4), words, *said("What is my sister called?")]
    assert came_back(play(at, *ask)) == [(1, 2)]
    at.store.delete_chat(1)
    monkeypatch.setattr(by_words, "beyond_chance", lambda scores: dict.fromkeys(scores, 0.0))
    for things in ("own_things", "meant_things"):
        monkeypatch.setattr(recall, things, lambda _: frozenset())
    assert came_back(play(at, *ask)) == []


def test_fewer_words_will_do_where_there_is_nothing_else_to_go_by(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recall, "asks_for_told", lambda _: False)
    for things in ("own_things", "meant_things"):
        monkeypatch.setattr(recall, things, lambda _: frozenset())

    class Indifferent(Kinship):
        def vector(self, text: str) -> NDArray[np.float32]:
            return super().vector("")

    calm = at.then(lambda: at.governor.session.use_idle_time(lambda: False))
    words = ChangeSettings(at.settings.with_values({"context.recall": "words"}))
    found = []
    ways = ((None, calm), (Indifferent(), calm), (Indifferent(), words))
    for number, (meaning, between) in enumerate(ways, start=1):
        at.store.meaning = meaning
        told = play(at, *said(TOLD, *OTHERS), ShiftWindow(4), between, *said("What is my sister called?"))
        found.append(came_back(told))
        at.store.delete_chat(number)
    assert found == [[(1, 2)], [], [(1, 2)]]
    told = play(at, *said(TOLD, *OTHERS), ShiftWindow(4), words, *said("What is my sister called."))
    assert came_back(told) == [], "what ends as a statement does asks for less"


@pytest.mark.parametrize(
    ("text", "back"),
    [
        ("How do people carry an old piano?", [(1, 2)]),
        ("Write about boxes and an old piano.", []),
        ("The old piano is heavy to carry.", []),
        ("They carry the old piano on Saturday.", [(1, 2)]),
    ],
)
def test_an_order_or_a_statement_needs_more_words_than_a_question(
    at: Desk, text: str, back: list[tuple[int, ...]]
) -> None:
    words = ChangeSettings(at.settings.with_values({"context.recall": "words"}))
    told = "Jule and Tarek will help to carry the boxes and the old piano on Saturday, at eight."
    assert came_back(play(at, *said(told, *OTHERS), ShiftWindow(4), words, *said(text))) == back


@pytest.mark.parametrize(
    ("asked", "back"),
    [
        ("Which town did I say my relative went off to?", [(1, 2)]),
        ("Which town would a relative go off to?", []),
    ],
)
def test_words_alone_bring_back_the_likeliest_for_who_asks_what_they_told(
    at: Desk, asked: str, back: list[tuple[int, ...]]
) -> None:
    words = ChangeSettings(at.settings.with_values({"context.recall": "words"}))
    told = "My sister went off to another town to be a potter there, and she kept her old van."
    assert came_back(play(at, *said(told, *OTHERS), ShiftWindow(4), words, *said(asked))) == back


def test_nothing_is_kept_of_an_exchange_as_it_was_before_it_went_on(at: Desk) -> None:
    at.store.meaning = Kinship()
    calm = at.then(lambda: at.governor.session.use_idle_time(lambda: False))
    sizes: list[int] = []

    def look() -> None:
        index = at.live.working_set.meanings
        sizes.append(len(index) if index is not None else 0)

    def begin() -> None:
        conversation.append(at.live, Role.USER, "And another one?")

    begun = [*said(TOLD, *OTHERS), ShiftWindow(4), at.then(begin), calm, at.then(look)]
    play(at, *begun, at.then(lambda: conversation.answer(at.live)), calm, at.then(look))
    assert sizes == [15, 16]


def test_what_was_answered_otherwise_before_makes_no_word_less_rare(at: Desk) -> None:
    """Regenerated replies and other branches are no exchanges of the conversation as it is."""
    known: list[tuple[int, int]] = []

    def look() -> None:
        exchanges = at.live.working_set.exchanges(at.timeline)
        known.append((len(at.live.working_set.words), len(exchanges)))

    told = [*said(TOLD, *OTHERS), ShiftWindow(4), *said("Thanks!", "Hello!"), at.then(look)]
    play(at, *told, Regenerate(16), *said("Hello again!"), at.then(look))
    assert known == [(8, 9), (8, 9)], "all but the newest"


@pytest.mark.parametrize(
    ("asked", "back"),
    [
        ("How does Hilde get home?", [5, 6, 7, 8, 13, 14]),
        ("How does Otto get home?", []),
        ("Write a poem for Hilde.", [5, 6, 7, 8, 13, 14]),
        ("Write a poem for Otto.", []),
    ],
)
def test_who_asks_about_somebody_has_back_what_was_told_of_them(
    at: Desk, asked: str, back: list[int]
) -> None:
    """They share nothing but the name, which many exchanges have; what was only asked of her stays away."""
    about = ("Hilde arrives on Monday.", "Hilde is a vegetarian.", "Is Hilde a German name?", OTHERS[2])
    leaves = "Hilde takes the train to Kassel on Sunday evening."
    told = play(at, *said(OTHERS[0], OTHERS[1], *about, leaves, *OTHERS[3:]), ShiftWindow(4), *said(asked))
    assert sorted(number for turns in came_back(told) for number in turns) == back


@pytest.mark.parametrize(
    ("asked", "back"),
    [
        ("Invent seven jolly party games with balloons and paper hats for my sister.", [1, 2]),
        ("Invent seven jolly party games with balloons and paper hats for my brother.", []),
        ("Invent seven jolly party games with balloons and paper hats for a sister.", []),
        ("Invent seven jolly party games with balloons and paper hats for the sister.", [1, 2]),
        ("Invent seven jolly party games with balloons and paper hats for Annika.", [1, 2]),
        ("Yesterday it was Annika with all her balloons and paper hats at seven jolly parties.", []),
        ("I met my sister at the harbour today, and we had coffee and a large piece of cake.", []),
    ],
)
def test_what_is_told_of_ones_own_comes_back_for_a_request_about_it(
    at: Desk, asked: str, back: list[int]
) -> None:
    """It has few words of it; who tells something themselves wants nothing."""
    told = play(at, *said(TOLD, *OTHERS), ShiftWindow(4), *said(asked))
    assert sorted(number for turns in came_back(told) for number in turns) == back


_BALCONY = "The balcony is on the fifth floor and gets no sun at all."


@pytest.mark.parametrize(
    ("told", "asked", "back"),
    [
        (_BALCONY, "Suggest a plan for our balcony.", [1, 2]),
        (_BALCONY, "Suggest a plan for the balcony.", [1, 2]),
        (_BALCONY, "Suggest a plan for a balcony.", []),
        ("What is a balcony on a fifth floor without any sun?", "Suggest a plan for the balcony.", []),
        ("Some neighbours were loud all night on the balcony.", "Suggest a plan for the balcony.", []),
    ],
)
def test_what_is_told_of_a_thing_comes_back_for_a_request_about_it(
    at: Desk, monkeypatch: pytest.MonkeyPatch, told: str, asked: str, back: list[int]
) -> None:
    """It is what a sentence begins with, and the request takes it for known."""
    monkeypatch.setattr(by_words, "LIMIT", 4.0)  # by its words alone it would come back anyway
    steps = play(at, *said(told, *OTHERS), ShiftWindow(4), *said(asked))
    assert sorted(number for turns in came_back(steps) for number in turns) == back


def test_what_is_told_of_ones_own_comes_back_also_beside_a_request_that_is_like_it(at: Desk) -> None:
    other = "Suggest jolly games with balloons, for a garden by the lake in late summer."
    asked = "Suggest jolly games with balloons for my sister."
    told = play(at, *said(TOLD, other, *OTHERS), ShiftWindow(4), *said(asked))
    assert sorted(number for turns in came_back(told) for number in turns) == [1, 2, 3, 4]


def test_off_means_off(at: Desk) -> None:
    off = ChangeSettings(at.settings.with_values({"context.recall": "off"}))
    assert came_back(play(at, *said(TOLD, *OTHERS), ShiftWindow(4), off, *said(ASKED))) == []


def test_a_short_message_is_read_with_the_one_before(at: Desk) -> None:
    jobs = [*said(TOLD, "Our flight lands at 9.", *OTHERS), ShiftWindow(4)]
    before = "My dear sister says hello to you all."
    assert came_back(play(at, *jobs, *said("Did she move there?"))) == []
    at.store.delete_chat(1)
    assert came_back(play(at, *jobs, *said(before))) == []
    at.store.delete_chat(2)
    assert came_back(play(at, *jobs, *said(before, "Did she move there?"))) == [(1, 2)]
    at.store.delete_chat(3)
    assert came_back(play(at, *jobs, *said(before, "She did move there!"))) == [], "that asks nothing"


@pytest.mark.parametrize(("asked", "leans"), [("我姐姐做什么工作？", False), ("她搬家了吗？", True)])
def test_a_few_characters_may_be_a_whole_question(asked: str, *, leans: bool) -> None:
    index: WordIndex[int] = WordIndex()
    for number, text in enumerate(("我姐姐在哈尔滨当兽医。", "写一首关于雪的短诗。", "彩虹是怎么形成的？")):
        index.put(number, text)
    with_it = by_words.with_the_one_before(index, asked, "再写一首短诗。", range(3))
    assert (with_it != index.scores(asked, range(3))) == leans


#: An everyday chat, so that it is known in it what is rare.
USUAL = (
    "Write a short poem about snow.", "The bus was late again today.", "Give me a recipe with lentils.",
    "What is a good book for the summer?", "I slept badly and I am tired.", "Tell me a joke about cows.",
    "Our neighbours are painting their fence.", "Translate good morning into Greek.", "What a long week.",
)  # fmt: skip


def index_of(*said: str) -> WordIndex[int]:
    index: WordIndex[int] = WordIndex()
    for number, text in enumerate((*said, *USUAL)):
        index.put(number, text)
    return index


def test_a_question_that_says_what_it_is_about_leans_less_on_the_one_before() -> None:
    index = index_of("The cat needs a jab against rabies.", "My lessons are on Wednesdays.")
    before = "Which jab does the cat need?"

    def of_the_cat(text: str) -> float:
        return by_words.with_the_one_before(index, text, before, [0])[0]

    share = index.scores(before, [0])[0]
    for text, of_it in (
        ("What is 17 times 6?", 0.0),
        ("And when?", 0.7),
        ("Tell me more", 0.7),
        ("When are my lessons?", 0.35),
        ("Which horse won?", 0.35),
        ("Name three herbs", 0.35),
    ):
        assert of_the_cat(text) == pytest.approx(index.scores(text, [0])[0] + of_it * share)


def test_what_shares_only_the_form_of_a_question_is_not_what_it_asks_for() -> None:
    index = index_of("How many litres are in a gallon?\nThere are about 4.5.", "We hiked 20 kilometres.")

    def of_both(text: str, before: str = "") -> list[float]:
        found = by_words.but_for_its_form(index, text, before, index.scores(text, range(2)))
        return [found[number] for number in range(2)]

    asked = "How many kilometres are in a mile?"
    of_litres, of_hike = (index.scores(asked, range(2))[number] for number in range(2))
    assert of_litres > by_words.LIMIT
    assert of_both(asked) == [pytest.approx(0.6 * by_words.LIMIT), of_hike]
    for text, before in (("How many litres are in it?", ""), ("And how many are in it?", "Of the gallon.")):
        assert of_both(text, before)[0] == index.scores(text, range(2))[0] > 0


def test_what_shares_only_the_form_of_a_request_is_not_what_it_asks_for() -> None:
    index = index_of("Explain what a heat pump is in about 150 words.\nIt moves heat.", "We hiked 20 km.")
    asked = "Explain what a hash table is in about 150 words."
    found = index.scores(asked, range(2))
    assert found[0] > by_words.LIMIT
    assert by_words.but_for_its_form(index, asked, "", found)[0] < by_words.LIMIT
    again = "Explain what a heat pump is in about 150 words."
    found = index.scores(again, range(2))
    assert by_words.but_for_its_form(index, again, "", found)[0] == found[0]


def test_a_short_question_has_no_more_of_what_neither_it_nor_the_one_before_names() -> None:
    index = index_of("And the tent?", "We rent the boat from an angler.", "My aunt eats no fish.")
    before = "What does my aunt eat?"
    assert by_words.having_its_things(index, "And the boat?", before) == {1, 2}
    assert by_words.having_its_things(index, "And when was that?", before) == {2}
    assert by_words.having_its_things(index, "And the boat?", "My aunt eats no fish.") is None


def test_when_something_is_asked_of_is_no_thing_that_it_is_about() -> None:
    """Else "What is the price now?" brings "let's take 29 for now", where there is a newer price."""
    index = index_of("ok let's take 29 for now", "Then the price goes up to 31 euros.")
    assert by_words.having_its_things(index, "What is the price now?", "") == {1}
    assert by_words.having_its_things(index, "What is it now?", "") == {0}, "there is nothing else"


def test_without_shifting_nothing_that_stands_is_given_up(at: Desk) -> None:
    """The summary stands where the first exchange was: it stays, and what lies behind it comes."""
    early = "The number of my locker is 4711."
    jobs = [*said(early, OPENING, TOLD, *OTHERS), SummarizeOld(4), *said("My locker number?", ASKED)]
    told = play(at, *jobs, capability=NO_SHIFT)
    assert came_back(told) == [(5, 6)]
    assert [block.recalled for block in at.ended.timeline.blocks] == [False]


def test_what_came_back_leaves_first_and_stands_under_its_summary_again(at: Desk) -> None:
    states: list[TurnState] = []
    filler = [f"{word} " * 20 for word in ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta")]
    told = play(
        at,
        *said(OTHERS[0], TOLD, *OTHERS[1:]),
        SummarizeOld(4),
        *said(ASKED),
        at.then(lambda: states.append(at.timeline.turn(3).state)),
        *said(*filler),
        at.then(lambda: states.append(at.timeline.turn(3).state)),
        at.then(lambda: states.append(at.timeline.turn(15).state)),
    )
    assert came_back(told) == [(3, 4)]
    assert states == [TurnState.IN_KV, TurnState.SUMMARIZED, TurnState.IN_KV]
    assert len([e for e in told if isinstance(e, SummaryStored)]) == 1, "without a summary"


def test_what_is_asked_for_again_stays(at: Desk) -> None:
    seen: list[list[int]] = []
    filler = [f"{word} " * 5 for word in ("alpha", "beta", "gamma", "delta", "epsilon")]
    play(
        at,
        *said(OTHERS[0], TOLD, *OTHERS[1:]),
        ShiftWindow(4),
        *said(ASKED, *filler, "Does Annika, my sister, like Gdansk?", *filler),
        at.then(lambda: seen.append(resident(at))),
    )
    assert 3 in seen[0]


def test_the_room_for_it_is_limited_and_what_is_old_makes_way(at: Desk) -> None:
    facts = [f"The {word} key {word} hangs at the {word} hook." for word in ("zinc", "jade", "opal", "ruby")]
    seen: list[int] = []

    def look() -> None:
        seen.append(at.live.working_set.n_cells(at.timeline))

    asked = [f"Where hangs the {word} key {word}?" for word in ("zinc", "jade", "opal", "ruby")]
    jobs = [*said(*facts, *OTHERS), ShiftWindow(4)]
    for text in asked:
        jobs += [SendMessage(text), at.then(look)]
    share = 0.1
    told = play(at, *jobs, n_ctx=1024)
    assert len(came_back(told)) >= 4
    assert all(0 < n_cells <= share * 1024 for n_cells in seen)


def test_a_reply_is_not_stopped_by_a_summary_for_what_came_back(at: Desk) -> None:
    """What came back counts as room that can be had at any time: the next edit comes no sooner for it."""
    edits: list[int] = []
    for way in ("off", "automatic"):
        at.settings = at.settings.with_values({"context.recall": way, "context.adaptive": False})
        jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), ShiftWindow(2), *said(ASKED)]
        jobs += said(*(f"{number}: ".ljust(60, "abcdefgh"[number]) for number in range(8)))
        told = play(at, *jobs, n_ctx=700)
        edited = [i for i, e in enumerate(told) if isinstance(e, ContextEdited)]
        edits.append(sum(isinstance(e, ReplyFinished) for e in told[: edited[1]]))
        if way == "automatic":
            assert came_back(told) == [(3, 4)]
    assert edits[0] == edits[1]


@pytest.mark.parametrize("has_page", [True, False])
@pytest.mark.parametrize(
    ("n_ctx", "n_until", "n_noted"), [(2048, 60, 3), (700, 200, 1)], ids=["room for both", "no room for both"]
)
def test_what_came_back_leaves_beside_notes_that_are_being_written(
    at: Desk, has_page: bool, n_ctx: int, n_until: int, n_noted: int
) -> None:
    """They stand in the sequence by which pages are saved, and an edit is checked by its being empty.

    So it waits for them, or they are given up where that would take too much room.
    """
    at.settings = at.settings.with_values({"context.notes": "model", "context.adaptive": False})
    seen: list[tuple[bool, int]] = []
    asked_of: list[str] = []

    def reply(prompt: str) -> str:
        if "Note what I told you" in prompt:
            asked_of.append(prompt)
            return "- You: " + counting(60)
        return counting(500) if prompt.rstrip().endswith("go on") else "Fine."

    def near_the_trigger() -> None:
        live = at.live
        if not has_page:
            live.store.pages.drop_chat(live.chat_id)
        object.__setattr__(live.budget, "act_at", live.timeline.n_used + n_until)
        at.watch = look

    def look(event: Event) -> None:
        if isinstance(event, TokenGenerated):
            seen.append((3 in resident(at), at.engine.cache.occupancy(SCRATCH).n_cells))

    asked = [*said(OTHERS[0], TOLD, *OTHERS[1:]), ShiftWindow(4), *said(ASKED, "Hello!")]
    told = at.play(
        says(reply), [*asked, at.then(near_the_trigger), *said("go on")], n_ctx=n_ctx, interleaves=True
    )
    assert errors(told) == []
    assert came_back(told) == [(3, 4)]
    assert any(is_here and n_cells for is_here, n_cells in seen), "notes are written while it is here"
    assert not seen[-1][0]
    assert len(asked_of) == n_noted
    assert notices(told) == []
    assert [e.text for e in told if isinstance(e, ReplyFinished)][-1] == counting(500)


@pytest.mark.parametrize("has_left", [False, True], ids=["the first overflow", "a later one"])
@pytest.mark.parametrize("asked", [ASKED, "Name a colour."])
def test_what_the_message_asks_for_stays_when_turns_leave_during_its_reply(
    at: Desk, has_left: bool, asked: str
) -> None:
    """It stood in the cache when the question was read, so nothing had to come back for that."""
    at.settings = at.settings.with_values({"context.adaptive": False})
    seen: list[tuple[int, list[int]]] = []

    def near_the_trigger() -> None:
        object.__setattr__(at.live.budget, "act_at", at.timeline.n_used + 60)
        at.watch = look

    def look(event: Event) -> None:
        if isinstance(event, TokenGenerated):
            seen.append((len(at.told(ContextEdited)), resident(at)))

    reply = says(lambda prompt: counting(120) if prompt.rstrip().endswith(asked) else "Fine.")
    before = [*said("Zebras graze."), ShiftWindow(0)] if has_left else []
    jobs = [*before, *said(OPENING, TOLD, *OTHERS), at.then(near_the_trigger), *said(asked)]
    told = at.play(reply, jobs, n_ctx=2048)
    assert errors(told) == []
    verify_order(told)
    first = 3 + 2 * has_left
    is_edited = {n for n, _ in seen}
    assert is_edited == {has_left, has_left + 1}, "turns left in the middle of the reply"
    here = [first in numbers and first + 1 in numbers for n, numbers in seen if n > has_left]
    assert here == [asked == ASKED] * len(here)
    assert came_back(told) == ([(first, first + 1)] if asked == ASKED else [])
    assert [e.text for e in told if isinstance(e, ReplyFinished)][-1] == counting(120)


def test_what_came_back_is_room_that_can_be_had_at_any_time(at: Desk) -> None:
    """What the newest message asked for stays as long as the rest has room; what others did goes alone."""
    seen: list[tuple[bool, int]] = []

    def ask_for(n_more: int) -> None:
        live = at.live
        live.eviction.token_decoded()
        make_room.ensure(live, live.budget.act_at - live.timeline.n_used + n_more)
        seen.append((3 in resident(at), len(at.told(ContextEdited))))

    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4), *said(ASKED), at.then(lambda: ask_for(0))]
    told = play(at, *jobs, *said("Hello!"), at.then(lambda: ask_for(0)))
    assert came_back(told) == [(3, 4)]
    assert seen == [(True, 1), (False, 1)]


def test_an_edit_waits_for_a_short_reply_to_what_came_back(at: Desk) -> None:
    """It is often due with the first words, and these have the room that is kept for replies all the same."""
    at.settings = at.settings.with_values({"context.adaptive": False})
    seen: list[bool] = []

    def near_the_trigger() -> None:
        object.__setattr__(at.live.budget, "act_at", at.live.timeline.n_used + len(ASKED) + 30)
        at.watch = look

    def look(event: Event) -> None:
        if isinstance(event, TokenGenerated):
            seen.append(3 in resident(at))

    def reply(prompt: str) -> str:
        return counting(40) if ASKED in prompt[-len(ASKED) - 40 :] else "Fine."

    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), ShiftWindow(4), at.then(near_the_trigger), *said(ASKED)]
    told = at.play(says(reply), jobs, n_ctx=1500)
    assert errors(told) == []
    assert came_back(told) == [(3, 4)]
    assert seen
    assert all(seen)
    assert len(at.told(ContextEdited)) == 1


def test_the_user_s_own_wish_makes_it_stay(at: Desk) -> None:
    seen: list[list[int]] = []
    filler = [f"{word} " * 5 for word in ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta")]
    told = play(
        at,
        *said(OTHERS[0], TOLD, *OTHERS[1:]),
        ShiftWindow(4),
        *said(ASKED),
        BringBack(3, 4),
        *said(*filler),
        at.then(lambda: seen.append(resident(at))),
    )
    assert notices(told) == ["They are already in the context."]
    assert {3, 4} <= set(seen[0])


def test_what_came_back_is_let_go_when_it_is_asked(at: Desk) -> None:
    seen: list[list[int]] = []
    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4), *said(ASKED), LetGo()]
    told = play(at, *jobs, at.then(lambda: seen.append(resident(at))), LetGo())
    assert came_back(told) == [(3, 4)]
    assert not {3, 4} & set(seen[0])
    assert at.ended.timeline.turn(3).state is TurnState.SUMMARIZED
    assert notices(told) == ["Nothing in the context came back by itself."]


def test_the_receipt_of_the_reply_says_what_came_back_for_its_message(at: Desk) -> None:
    """Of each reply to it, and of none to another message."""
    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4), *said(ASKED), Regenerate()]
    versions: list[dict[int, tuple[int, ...]]] = []
    look = at.then(lambda: versions.append(dict(at.store.versions_of_chat(1))))
    (back,) = [e for e in play(at, *jobs, look, Regenerate(13), look) if isinstance(e, TurnPagedIn)]
    found = [
        [at.store.receipt(turn_id) for turn_id in seen[n]] for seen, n in zip(versions, (16, 14), strict=True)
    ]
    assert [(one.came_back, one.why) for one in found[0] if one is not None] == [((3, 4), back.why)] * 2
    assert [one.came_back for one in found[1] if one is not None] == [(), ()]


def test_nothing_comes_back_in_a_chat_that_shall_have_nothing_back(at: Desk) -> None:
    """This chat alone, also when it is opened again."""
    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4)]
    told = play(at, *jobs, *said(ASKED), LetGo(for_good=True), *said(f"Again: {ASKED}"))
    assert came_back(told) == [(3, 4)]
    assert any("any more" in notice for notice in notices(told))
    assert at.store.own_settings(1) == {"context.recall": "off"}
    assert came_back(play(at, *said(f"Once more: {ASKED}"), chat_id=1)) == []
    other = play(at, *jobs, *said(ASKED))
    assert came_back(other) == [(3, 4)], "in another chat all is as before"


def test_pinned_turns_stay(at: Desk) -> None:
    seen: list[list[int]] = []
    filler = [f"{word} " * 5 for word in ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta")]
    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), ShiftWindow(4), *said(ASKED), SetPinned(3, True)]
    play(at, *jobs, *said(*filler), at.then(lambda: seen.append(resident(at))))
    assert 3 in seen[0]


def test_the_only_exchange_of_a_summary_stands_for_itself_again(at: Desk) -> None:
    seen: list[list[int]] = []
    filler = [f"{word} " * 5 for word in ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta")]
    at.settings = at.settings.with_values({"context.recall_share": 0.3})
    told_at_length = f"{TOLD} {'She likes it there very much. ' * 6}"
    jobs = [*said(OTHERS[2], told_at_length, *OTHERS[:2]), ShiftWindow(6), SummarizeOld(4)]
    jobs.append(at.then(lambda: seen.append([block.memory_id for block in at.timeline.blocks])))
    told = play(at, *jobs, *said(ASKED, *filler), at.then(lambda: seen.append(resident(at))))
    assert came_back(told) == [(3, 4)]
    assert seen.pop(0), "there was a summary"
    assert at.ended.timeline.blocks == ()
    assert {3, 4} <= set(seen[0]), "no summary stands for it any more"
    assert {1, 2}.isdisjoint(seen[0])


def test_a_chat_that_is_opened_again_knows_what_was_back(at: Desk) -> None:
    play(at, *said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4), *said(ASKED))
    told = play(at, OpenChat(1), *said("What about Annika, my sister?"), chat_id=1)
    assert came_back(told) == [], "it is there"
    assert {3, 4} <= {turn.number for turn in at.ended.timeline.resident()}


def test_what_was_back_when_a_chat_was_closed_goes_as_without_that(at: Desk) -> None:
    """It is marked, and leaves when it was not asked for by so many messages, or when it is let go."""
    marked: list[list[int]] = []
    look = at.then(lambda: marked.append([turn.number for turn in at.timeline if turn.recalled]))
    filler = said(
        *(f"{word} " * 5 + "!" for word in ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta"))
    )
    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4), *said(ASKED)]
    for number, n_before in enumerate((0, 2), start=1):
        marked.clear()
        play(at, *jobs, *filler[:n_before])
        told = play(at, look, *(job for one in filler[n_before:] for job in (one, look)), chat_id=number)
        assert came_back(told) == []
        assert marked == [[3, 4]] * (6 - n_before) + [[]] * 2
        assert at.ended.timeline.turn(3).state is TurnState.SUMMARIZED
    marked.clear()
    play(at, *jobs)
    assert notices(play(at, look, LetGo(), look, chat_id=3)) == []
    assert marked == [[3, 4], []]


def test_what_the_user_brought_back_is_marked_and_stays_when_the_chat_is_opened_again(at: Desk) -> None:
    jobs = [*said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4), BringBack(1, 2), *said("Hello!")]
    play(at, *jobs)
    told = play(at, LetGo(), chat_id=1)
    assert notices(told) == ["Nothing in the context came back by itself."]
    assert [turn.number for turn in at.ended.timeline if turn.recalled] == [1, 2]


@pytest.mark.parametrize("n_calls", range(1, 16))
def test_an_engine_that_fails_meanwhile_loses_nothing(at: Desk, n_calls: int) -> None:
    def fail() -> None:
        at.engine.faults[at.engine.n_calls + n_calls] = EngineError("broken")

    filler = [f"{word} " * 5 for word in ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta")]
    told = at.play(
        says("Fine."),
        [*said(OTHERS[0], TOLD, *OTHERS[1:]), SummarizeOld(4), at.then(fail), *said(ASKED, *filler)],
        n_ctx=2048,
    )
    assert errors(told) == []
    assert at.ended.timeline.turn(15).text == ASKED
