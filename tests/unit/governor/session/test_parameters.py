"""What a chat sets otherwise than its profile: it holds from the next message on, and stays with the chat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.events.events import ErrorRaised, NoticeRaised
from ethervox_gui.context.events.window_events import ParametersChanged, ProfileChosen
from ethervox_gui.governor.jobs.jobs import (
    ChangeParameters,
    ChangeSettings,
    ChooseProfile,
    LoadModel,
    OpenChat,
    ReportStatus,
    SendMessage,
)
from ethervox_gui.settings import Settings
from tests.helpers.place import FIRST, Place, of
from tests.helpers.stores import open_store

OWN: dict[str, object] = {"sampling.temperature": 0.2, "context.warning_threshold": 0.3}
PROMPT: dict[str, object] = {"model.system_prompt": "Speak like a pirate."}


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Place]:
    with open_store(tmp_path) as store:
        yield Place(tmp_path, store)


def test_they_hold_at_once_and_stay_with_the_chat(at: Place) -> None:
    told = at.play(LoadModel(FIRST), SendMessage("hello"), ChangeParameters(OWN), SendMessage("again"))
    (chat_id,) = at.chats()
    prompt = at.store.chat(chat_id).system_prompt
    wanted = ParametersChanged(chat_id, OWN, can_change_prompt=False, prompt=prompt)
    assert of(ParametersChanged, told)[-1] == wanted
    assert of(ProfileChosen, told)[-1].warning == 0.3
    told = at.play(LoadModel(FIRST, chat_id), ReportStatus(), OpenChat(None))
    first, second = of(ParametersChanged, told)
    assert (first.own, second.own) == (OWN, {}), "another chat has none of it"
    assert [event.warning for event in of(ProfileChosen, told)] == [0.3, 0.6]


def test_other_general_settings_leave_them(at: Place) -> None:
    other = Settings().with_values({"context.warning_threshold": 0.5, "context.critical_threshold": 0.7})
    told = at.play(LoadModel(FIRST), SendMessage("hello"), ChangeParameters(OWN), ChangeSettings(other))
    assert of(ProfileChosen, told)[-1].warning == 0.3


def test_another_profile_takes_their_place(at: Place) -> None:
    told = at.play(LoadModel(FIRST), SendMessage("hello"), ChangeParameters(OWN), ChooseProfile("brief"))
    assert of(ProfileChosen, told)[-1].warning == 0.5
    assert of(ParametersChanged, told)[-1].own == {}
    assert at.store.own_settings(at.chats()[0]) == {}


@pytest.mark.parametrize(
    "own", [{"sampling.temperature": 99}, {"no.such": 1}, {"context.warning_threshold": 0.9}]
)
def test_what_does_not_fit_changes_nothing(at: Place, own: dict[str, object]) -> None:
    told = at.play(LoadModel(FIRST), SendMessage("hello"), ChangeParameters(OWN), ChangeParameters(own))
    assert of(ErrorRaised, told)
    assert at.store.own_settings(at.chats()[0]) == OWN


def test_a_chat_in_which_nothing_was_said_begins_with_another_prompt(at: Place) -> None:
    told = at.play(LoadModel(FIRST), ChangeParameters(PROMPT), SendMessage("hello"))
    chat_id = next(chat.chat_id for chat in at.store.list_chats() if chat.title == "hello")
    assert at.system_of(chat_id) == "Speak like a pirate."
    assert of(ParametersChanged, told)[-1].can_change_prompt
    told = at.play(LoadModel(FIRST, chat_id), ChangeParameters({}), ChangeParameters(PROMPT | OWN))
    assert [error.code for error in of(ErrorRaised, told)] == ["prompt_stays"], "there the words stay"
    assert at.store.own_settings(chat_id) == PROMPT | OWN
    assert at.system_of(chat_id) == "Speak like a pirate."


def test_what_no_longer_fits_is_told_and_left_out(at: Place) -> None:
    at.play(LoadModel(FIRST), SendMessage("hello"))
    (chat_id,) = at.chats()
    at.store.set_own_settings(chat_id, {"context.warning_threshold": 5})
    told = at.play(LoadModel(FIRST, chat_id), SendMessage("again"))
    assert "do not apply now" in of(NoticeRaised, told)[0].text
    assert len(at.store.turns_of_chat(chat_id)) == 5
