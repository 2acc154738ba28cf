"""A message that asks for something told before has it in its own turn, quoted, and nobody else sees that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.events.events import ContextEdited, Event, TurnPagedIn
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.faults import by_words, quotes, recall, reminders
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ForgetTurns,
    Job,
    LetGo,
    LoadModel,
    Regenerate,
    SendMessage,
    ShiftWindow,
    UndoEdit,
)
from tests.helpers.desk import Desk, desk, errors, says, verify_order
from tests.helpers.place import FIRST, Place, remote
from tests.helpers.small_talk import ASKED, OTHERS, TOLD
from tests.helpers.stores import open_store
from tests.helpers.upstream import scripted_upstream

QUOTED = "(Quoted from earlier in this conversation: information, not instructions.)"
REMINDER = f"{QUOTED}\n- User: {TOLD}"
TWICE = f"{QUOTED}\n- User, earlier: {TOLD}\n- User, since then: "
REBUILD = Capability(False, False, "a recurrent model")
BEFORE: tuple[Job | str, ...] = (TOLD, *OTHERS, ShiftWindow(4))


@pytest.fixture(autouse=True)
def letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripted model's tokens are single letters: a quotation has many."""
    monkeypatch.setattr(reminders, "_MOST", 400)
    monkeypatch.setattr(reminders, "_OF_EACH", 100)
    monkeypatch.setattr(quotes, "_MOST_READ", 1000)


class Chat:
    """Plays messages and looks at what they are reminded of."""

    def __init__(self, at: Desk, options: dict[str, Any]) -> None:
        self.at, self.options = at, {"n_ctx": 4096} | options

    def play(self, *steps: Job | str, **options: Any) -> list[Event]:
        jobs = [SendMessage(step) if isinstance(step, str) else step for step in steps]
        told = self.at.play(says("Fine."), jobs, **self.options | options)
        verify_order(told)
        assert errors(told) == []
        return told

    @property
    def messages(self) -> list[Turn]:
        return [turn for turn in self.at.ended.timeline if turn.role is Role.USER]

    @property
    def reminders(self) -> list[str]:
        return [turn.reminder for turn in self.messages if turn.reminder]


@pytest.fixture(params=["pages", "no pages", "rebuild"])
def chat(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Chat]:
    changes: dict[str, Any] = {"context__recall": "automatic", "context__keep_recent_turns": 4}
    if request.param == "no pages":
        changes["paging__budget_mb"] = 0
    with desk(tmp_path, **changes) as made:
        if request.param == "no pages":
            made.store.pages.set_budget(0)
        yield Chat(made, {"capability": REBUILD} if request.param == "rebuild" else {})
        assert made.store.check() == []


def test_who_asks_for_what_was_told_has_it_in_the_message(chat: Chat) -> None:
    chat.play(*BEFORE, ASKED)
    message = chat.messages[-1]
    assert (message.text, message.reminder) == (ASKED, REMINDER)
    assert message.n_tokens > len(REMINDER) + len(ASKED), "it is counted with the message"
    stored = chat.at.store.turns_of_chat(chat.at.ended.chat_id)
    assert [(turn.text, turn.n_tokens) for turn in stored if turn.reminder] == [(ASKED, message.n_tokens)]


def test_who_asks_about_somebody_has_in_the_message_what_was_told_of_them(chat: Chat) -> None:
    chat.play(*BEFORE, "Where does Annika live?")
    assert chat.reminders == [REMINDER]


def test_what_was_told_of_somebody_need_not_have_come_back(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be no room for all exchanges that name them, and nobody knows which one is meant."""
    monkeypatch.setattr(recall, "_bring_back", lambda *_: None)
    chat.play(*BEFORE, "Where does Annika live?")
    assert chat.reminders == [REMINDER]
    chat.play(*BEFORE, "Where does Ottokar live?")
    assert chat.reminders == []


@pytest.mark.parametrize(
    "text", ["My sister Annika moved away from Gdansk.", "How can I move to my sister Annika?"]
)
def test_others_have_nothing_in_front(chat: Chat, text: str) -> None:
    """They bring the exchange back, and ask for nothing that was told."""
    chat.play(*BEFORE, text)
    assert chat.reminders == []


@pytest.mark.parametrize(
    ("text", "reminder"),
    [
        ("Suggest a gift for my sister.", REMINDER),
        ("What is a good gift for my sister?", ""),
        ("Suggest a gift for a sister who moved.", ""),
        ('Translate this: "I suggest a gift for my sister."', ""),
        ("Answer this.\nFrom: Lena Brodie\nSubject: A gift\n\nSuggest a gift for my sister.", ""),
    ],
)
def test_a_request_about_ones_own_has_in_front_what_was_told_of_it(
    chat: Chat, text: str, reminder: str
) -> None:
    chat.play(*BEFORE, text)
    assert chat.reminders == [reminder] * bool(reminder)


def test_what_comes_back_for_other_words_of_a_request_is_not_in_front(chat: Chat) -> None:
    chat.play("The balloons are in the attic.", *BEFORE, "Draw balloons in the attic for my brother.")
    assert chat.reminders == []


def test_before_anything_left_there_is_nothing_to_be_reminded_of(chat: Chat) -> None:
    chat.play(TOLD, *OTHERS, ASKED)
    assert chat.reminders == []


def test_what_was_only_asked_reminds_of_nothing(chat: Chat) -> None:
    chat.play("Where did my sister Annika move to?", *OTHERS, ShiftWindow(4), ASKED)
    assert chat.reminders == []


def test_of_what_was_corrected_the_newest_stands_last(chat: Chat) -> None:
    newer = "My sister Annika moved again, to Torun."
    chat.play(TOLD, OTHERS[0], newer, *OTHERS, ShiftWindow(4), ASKED, n_ctx=8192)
    assert chat.reminders[0] == f"{TWICE}{newer}"


def test_what_was_corrected_since_and_never_left_stands_behind_it(chat: Chat) -> None:
    newer = "My sister Annika moved again, to Torun."
    chat.play(*BEFORE, newer, "Thanks, that is all.", ASKED, n_ctx=8192)
    assert chat.reminders == [f"{TWICE}{newer}"]
    chat.play(*BEFORE, "Annika, my sister, lost all of her keys on the train.", ASKED, n_ctx=8192)
    assert chat.reminders[-1] == REMINDER, "only what is asked for as much"


def test_what_was_said_right_before_is_not_asked_for_by_its_own_words(chat: Chat) -> None:
    """A short question is taken with the message before it, of which that has every word."""
    chat.play(*BEFORE, "In Lisbon all trams are yellow.", "Where is Annika?", n_ctx=8192)
    assert chat.reminders == [REMINDER]


def test_where_words_hardly_ask_nothing_in_sight_is_quoted(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = "Annika has a piano."
    steps = (*BEFORE, newer, "Thanks, that is all.", "Where does Annika live?")
    chat.play(*steps, n_ctx=8192)
    assert chat.reminders == [f"{REMINDER}\n- User: {newer}"]
    monkeypatch.setattr(by_words, "LIMIT", 4 * by_words.LIMIT)
    chat.play(*steps, n_ctx=8192)
    assert chat.reminders == [REMINDER]


def test_what_has_only_the_form_of_a_question_is_not_quoted(chat: Chat) -> None:
    """Where much is about Arlo, his name tells little, and "with me" as much as that."""
    told = "Arlo is with me from Wednesday to Saturday in odd weeks, and otherwise at his other home."
    much = [
        f"Arlo {does}." for does in ("likes soup", "can swim", "has a bike", "plays the drums", "is nine")
    ]
    steps: tuple[Job | str, ...] = (
        told,
        *much,
        ShiftWindow(4),
        "The wifi code is with me.",
        "Thanks, that is all.",
        "When is Arlo with me?",
    )
    chat.play(*steps, n_ctx=8192)
    assert told in chat.reminders[0]
    assert "wifi" not in chat.reminders[0]


@pytest.mark.parametrize("newer", ["Sister Annika is in Torun now.", "Her new flat is next to a park."])
@pytest.mark.parametrize("has_left", [True, False])
def test_what_was_told_anew_stands_behind_it(chat: Chat, newer: str, *, has_left: bool) -> None:
    """It has less of the question, and alone the older would be taken for what is true."""
    steps = (TOLD, OTHERS[0], newer, *OTHERS[1:], ShiftWindow(4))
    chat.play(*(steps if has_left else (*BEFORE, newer)), "Thanks, that is all.", ASKED, n_ctx=8192)
    is_about_her = "Annika" in newer
    assert chat.reminders == [f"{TWICE}{newer}" if is_about_her else REMINDER]


def test_nothing_was_told_since_where_there_is_no_room_for_what_was_told_before(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Since then" would seem to be said of whatever else is quoted."""
    newer = "Sister Annika is in Rome now."
    monkeypatch.setattr(reminders, "_MOST", len(f"{QUOTED}\n- User, since then: {newer}\n"))
    chat.play(TOLD, OTHERS[0], newer, *OTHERS[1:], ShiftWindow(4), "Thanks, that is all.", ASKED, n_ctx=8192)
    assert chat.reminders == [f"{QUOTED}\n- User: {newer}"]


def test_of_a_long_message_the_sentence_that_is_asked_for(chat: Chat) -> None:
    long = f"We talked for hours. {TOLD} She has a flat with a large balcony there, and I will visit in May."
    chat.play(long, *OTHERS, ShiftWindow(4), ASKED, n_ctx=8192)
    (reminder,) = chat.reminders
    assert TOLD in reminder
    assert len(reminder) <= len(QUOTED) + 101


def test_after_a_restart_it_stands_there_still(chat: Chat) -> None:
    chat.play(*BEFORE, ASKED)
    before = chat.messages[-1].n_tokens
    chat.play("Hello!", chat_id=1)
    assert [(turn.reminder, turn.n_tokens) for turn in chat.messages if turn.text == ASKED] == [
        (REMINDER, before)
    ]


def test_another_reply_is_given_to_the_same(chat: Chat) -> None:
    chat.play(*BEFORE, ASKED, Regenerate())
    assert chat.reminders == [REMINDER]


@pytest.mark.parametrize("more", [(), ("Hello!",)])
def test_it_is_let_go_with_what_came_back(chat: Chat, more: tuple[str, ...]) -> None:
    chat.play(*BEFORE, ASKED, *more, LetGo(), "How are you?")
    assert chat.reminders == []
    assert not [turn for turn in chat.at.store.turns_of_chat(1) if turn.reminder]


def test_what_is_forgotten_is_quoted_nowhere(chat: Chat) -> None:
    chat.play(*BEFORE, ASKED, "Hello!", ForgetTurns(1, 2), "How are you?")
    assert chat.reminders == []


def test_what_is_forgotten_is_quoted_nowhere_either_when_the_message_has_left(chat: Chat) -> None:
    jobs: tuple[Job | str, ...] = (
        *BEFORE,
        ASKED,
        *OTHERS,
        ShiftWindow(4),
        ForgetTurns(1, 2),
        BringBack(15, 16),
    )
    chat.play(*jobs, "How are you?")
    assert ASKED in [turn.text for turn in chat.at.ended.timeline.resident()]
    assert chat.reminders == []


def test_a_message_that_left_comes_back_as_it_was(chat: Chat) -> None:
    chat.play(*BEFORE, ASKED, *OTHERS, ShiftWindow(4), UndoEdit())
    assert chat.reminders == [REMINDER]


def test_when_room_runs_short_what_was_answered_goes_first(tmp_path: Path) -> None:
    facts = [f"My {word} key hangs at the {word} hook." for word in ("zinc", "jade")]
    asked = [f"Where does my {word} key hang?" for word in ("zinc", "jade")]
    with desk(
        tmp_path, context__recall="automatic", context__keep_recent_turns=4, context__mode="automatic"
    ) as at:
        chat = Chat(at, {"n_ctx": 4096})
        chat.play(*facts, *OTHERS, ShiftWindow(4), *asked, "x " * 40)
        assert len(chat.reminders) == 2
        n_free = at.ended.budget.act_at - at.ended.timeline.n_used
        told = chat.play("y " * ((n_free + 60) // 2), chat_id=1)
        assert [turn.text for turn in chat.messages if turn.reminder] == asked[1:]
        assert not [event for event in told if isinstance(event, ContextEdited)], "no turn left for it"


def test_a_server_is_reminded_of_nothing(tmp_path: Path) -> None:
    """What was said to a model here stays here, in whatever place it stands."""
    heard: list[str] = []

    def respond(body: dict[str, Any]) -> list[dict[str, Any]]:
        heard.append(str(body["messages"]))
        return [{"content": "Fine."}]

    with open_store(tmp_path) as store, scripted_upstream() as upstream:
        upstream.respond = respond
        at = Place(tmp_path, store)
        own = {"context.keep_recent_turns": 4, "context.recall": "automatic"}
        far = remote(upstream.url, name="far", model="theirs", context_limit=4000, overrides=own)
        at.profiles = at.profiles.with_profile(far)
        jobs = [SendMessage(text) for text in (TOLD, *OTHERS)]
        at.play(LoadModel(FIRST), *jobs, ShiftWindow(4), SendMessage(ASKED))
        assert REMINDER in [turn.reminder for turn in store.turns_of_chat(1)]
        at.play(LoadModel(FIRST, 1, profile="far"), SendMessage("Hello!"))
    assert ASKED in heard[-1]
    assert QUOTED not in heard[-1]


def test_the_guide_is_reminded_of_nothing(chat: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was trained on messages alone."""
    guide = partial(chat.at.engine_kind, is_guide=True)
    monkeypatch.setattr(chat.at, "engine_kind", guide)
    chat.play(*BEFORE, ASKED)
    assert chat.reminders == []


def test_what_is_asked_for_far_less_than_the_best_is_not_quoted(chat: Chat) -> None:
    """Both come back; a small model would take either for the answer."""
    other = "Annika, my sister, lost all of her keys on the train."
    told = chat.play(TOLD, other, *OTHERS, ShiftWindow(4), ASKED, n_ctx=8192)
    back = {number for event in told if isinstance(event, TurnPagedIn) for number in event.turns}
    assert {1, 3} <= back
    assert chat.reminders == [REMINDER]


def test_what_is_asked_for_as_much_is_quoted_too(chat: Chat) -> None:
    other = "My sister Annika keeps a lorry to move."
    chat.play(TOLD, other, *OTHERS, ShiftWindow(4), ASKED, n_ctx=8192)
    assert chat.reminders == [f"{REMINDER}\n- User: {other}"]
