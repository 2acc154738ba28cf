"""A chat goes on with its profile: settings, system prompt and model come with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.events.events import (
    ContextEdited,
    EngineReady,
    ErrorRaised,
    NoticeRaised,
    ReplyFinished,
)
from ethervox_gui.context.events.window_events import OtherModelLoaded, ProfileChosen, UsageChanged
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.jobs.jobs import (
    ChangeSettings,
    ChooseProfile,
    Job,
    LoadModel,
    OpenChat,
    SendMessage,
    SummarizeOld,
)
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import Settings
from tests.helpers.api import KEY, Api, scripted_api
from tests.helpers.place import FIRST, Place, of, remote
from tests.helpers.stores import open_store
from tests.helpers.upstream import scripted_upstream


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Place]:
    with open_store(tmp_path) as store:
        yield Place(tmp_path, store)


def test_a_new_chat_begins_with_the_prompt_of_its_profile_and_remembers_it(at: Place) -> None:
    told = at.play(LoadModel(FIRST), ChooseProfile("brief"), SendMessage("hello"), OpenChat(None))
    chat_id = next(chat.chat_id for chat in at.store.list_chats() if chat.title == "hello")
    assert at.store.chat(chat_id).profile == "brief"
    assert at.system_of(chat_id) == "Be brief."
    assert [event.profile for event in of(ProfileChosen, told)] == ["", "brief", ""]
    told = at.play(LoadModel(FIRST, chat_id))
    assert [(event.profile, event.warning) for event in of(ProfileChosen, told)] == [("brief", 0.5)]


def test_a_chat_in_which_something_was_said_keeps_its_prompt(at: Place) -> None:
    told = at.play(LoadModel(FIRST), SendMessage("hello"), ChooseProfile("brief"), SendMessage("again"))
    (chat_id,) = at.chats()
    assert at.system_of(chat_id) == "You are a test."
    assert at.store.chat(chat_id).profile == "brief"
    assert of(ProfileChosen, told)[-1].warning == 0.5
    assert len(of(EngineReady, told)) == 1  # nothing was read again
    assert len(at.store.turns_of_chat(chat_id)) == 5


def test_the_model_of_a_profile_is_loaded_and_that_before_comes_back(at: Place) -> None:
    at.play(LoadModel(FIRST), SendMessage("one"), ChooseProfile("other"), SendMessage("two"))
    assert at.loaded == ["first.gguf", "second.gguf"]
    (chat_id,) = at.chats()
    at.play(LoadModel(FIRST, chat_id), SendMessage("three"), OpenChat(None), OpenChat(chat_id))
    assert at.loaded == ["second.gguf"]  # the one that was asked for was only the program's first guess
    at.play(LoadModel(FIRST), OpenChat(chat_id), ChooseProfile(""))
    assert at.loaded == ["first.gguf", "second.gguf"]  # the default goes with any model


def test_no_model_is_loaded_for_a_chat_that_another_was_chosen_after(at: Place) -> None:
    at.play(LoadModel(FIRST), SendMessage("one"), ChooseProfile("other"), OpenChat(None), SendMessage("two"))
    two, one = at.chats()
    at.play(LoadModel(FIRST, two), SendMessage("three"), OpenChat(one), OpenChat(two), SendMessage("four"))
    assert at.loaded == ["first.gguf"]
    assert [turn.text for turn in at.store.turns_of_chat(two)][-2] == "four"


def test_a_profile_stays_chosen_though_another_chat_is_chosen_at_once(at: Place) -> None:
    at.play(LoadModel(FIRST), SendMessage("one"), ChooseProfile("other"), OpenChat(None))
    assert at.store.chat(1).profile == "other"


def test_a_chat_remembers_its_model_and_context_and_says_where_they_are_others(at: Place) -> None:
    at.play(LoadModel(FIRST), SendMessage("one"))
    (chat_id,) = at.chats()
    chat = at.store.chat(chat_id)
    assert (chat.model, chat.n_ctx) == ("scripted", 2048)
    at.store.set_chat_context(chat_id, "a model of before", 4096)
    told = at.play(LoadModel(FIRST, chat_id))
    (notice,) = [event.text for event in told if isinstance(event, NoticeRaised)]
    assert "a model of before with a context of 4,096 tokens" in notice
    assert of(OtherModelLoaded, told) == [OtherModelLoaded(chat_id, "a model of before", "scripted", 4096)]
    assert at.store.chat(chat_id).model == "a model of before", "it was only looked at"
    at.play(LoadModel(FIRST, chat_id), SendMessage("two"))
    chat = at.store.chat(chat_id)
    assert (chat.model, chat.n_ctx) == ("scripted", 2048)
    at.store.set_chat_context(chat_id, "a model of before", 4096)
    told = at.play(LoadModel(FIRST, chat_id, chosen=True))
    assert at.store.chat(chat_id).model == "scripted"
    assert not any(isinstance(event, NoticeRaised) for event in told), "who chose it knows"


def test_a_model_that_the_user_chose_goes_before_the_profiles(at: Place) -> None:
    at.play(LoadModel(FIRST), SendMessage("one"), ChooseProfile("other"))
    (chat_id,) = at.chats()
    told = at.play(LoadModel(FIRST, chat_id, chosen=True))
    assert at.loaded == ["first.gguf"]
    assert "goes on with the default" in of(NoticeRaised, told)[-1].text
    assert at.store.chat(chat_id).profile == ""


def test_a_model_that_cannot_be_loaded_leaves_a_way_back(at: Place) -> None:
    at.profiles = at.profiles.with_profile(Profile(name="lost", model="broken.gguf"))
    told = at.play(LoadModel(FIRST), SendMessage("one"), ChooseProfile("lost"), OpenChat(None))
    assert [event.code for event in of(ErrorRaised, told)] == ["model_damaged"]
    assert at.loaded == ["first.gguf", "first.gguf"]
    assert [event.chat_id for event in of(EngineReady, told)] == [1, 1, 2]
    assert {event.profile for event in of(ProfileChosen, told)} == {""}
    assert at.store.chat(1).profile == "", "the next time the chat is opened it does not ask for it again"


def test_a_profile_that_is_not_there(at: Place) -> None:
    told = at.play(LoadModel(FIRST), ChooseProfile("no such"), SendMessage("still here"))
    assert [event.code for event in of(ErrorRaised, told)] == ["profile_not_found"]
    (chat_id,) = at.chats()
    at.store.set_chat_profile(chat_id, "deleted since")
    told = at.play(LoadModel(FIRST, chat_id), SendMessage("goes on"))
    assert "“deleted since” of this chat is gone" in of(NoticeRaised, told)[0].text
    assert not of(ErrorRaised, told)


def test_general_settings_change_under_a_profile(at: Place) -> None:
    changed = Settings().with_values({"context.warning_threshold": 0.7, "context.critical_threshold": 0.75})
    told = at.play(LoadModel(FIRST, profile="brief"), ChangeSettings(changed))
    last = of(ProfileChosen, told)[-1]
    assert (last.profile, last.warning, last.critical) == ("brief", 0.5, 0.75)


def test_settings_that_contradict_a_profile_are_refused_and_its_chat_opens_all_the_same(at: Place) -> None:
    at.play(LoadModel(FIRST, profile="brief"), SendMessage("hello"))
    (chat_id,) = at.chats()
    contradicting = Settings().with_values(
        {"context.critical_threshold": 0.5, "context.warning_threshold": 0.4}
    )
    told = at.play(LoadModel(FIRST, chat_id), ChangeSettings(contradicting), SendMessage("still here"))
    (error,) = of(ErrorRaised, told)
    assert error.code == "profile_unfit"
    assert "“brief”" in error.message
    assert of(ProfileChosen, told)[-1].warning == 0.5, "that of before holds"
    at.settings = contradicting
    told = at.play(LoadModel(FIRST, chat_id), SendMessage("goes on"))
    assert not of(ErrorRaised, told)
    assert "“brief” and the general settings contradict each other" in of(NoticeRaised, told)[0].text
    assert of(ProfileChosen, told)[-1].profile == ""
    assert at.store.chat(chat_id).profile == "brief", "for when they go together again"


def test_a_context_limit_is_the_budget(at: Place) -> None:
    at.profiles = at.profiles.with_profile(Profile(name="small", context_limit=700))
    told = at.play(LoadModel(FIRST, profile="small"), SendMessage("hello"))
    assert {event.n_ctx for event in of(UsageChanged, told)} == {700}


def test_the_strategy_of_a_profile_drops_or_summarizes(at: Place) -> None:
    jobs = [SendMessage(f"message {number} ".ljust(150, "x")) for number in range(12)]
    for strategy, expected in (("sliding_window", {"shift_window"}), ("summarization", {"summarize_old"})):
        at.profiles = at.profiles.with_profile(
            Profile.model_validate({"name": "small", "context_limit": 1200, "strategy": strategy})
        )
        told = at.play(LoadModel(FIRST, profile="small"), *jobs)
        assert {event.action for event in of(ContextEdited, told)} == expected
    at.profiles = at.profiles.with_profile(
        Profile.model_validate({"name": "small", "context_limit": 1200, "strategy": "manual"})
    )
    told = at.play(LoadModel(FIRST, profile="small"), *jobs)
    assert not of(ContextEdited, told)
    assert of(ErrorRaised, told)[-1].code == "context_full"


# ---- remote ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """Our own server as the remote one."""

    def respond(prompt: str) -> str:
        return "- They talked about boats." if "Summarize the conversation" in prompt else "From afar."

    with scripted_api(tmp_path_factory.mktemp("second"), respond, n_ctx=30_000) as api:
        yield api


def test_a_remote_profile_answers_in_the_chat(at: Place, second: Api) -> None:
    at.profiles = at.profiles.with_profile(remote(second.url, key_name="second"))
    Keys(at.folder).set("second", KEY)
    told = at.play(LoadModel(FIRST), ChooseProfile("far"), SendMessage("hello"), SendMessage("and again"))
    assert not of(ErrorRaised, told)
    (chat_id,) = [chat.chat_id for chat in at.store.list_chats() if chat.title]
    texts = [turn.text for turn in at.store.turns_of_chat(chat_id)][1:]
    assert texts == ["hello", "From afar.", "and again", "From afar."]
    usage = of(UsageChanged, told)[-1]
    assert usage.is_estimate
    assert of(EngineReady, told)[-1].capability == "rebuild"
    at.play(LoadModel(FIRST, chat_id), OpenChat(None))
    assert at.loaded == []  # the chat's own model is far away, and none is here to go back to


@pytest.mark.parametrize("mode", ["automatic", "model", "shift"])
def test_a_full_context_is_edited_by_message(at: Place, second: Api, mode: str) -> None:
    Keys(at.folder).set("second", KEY)
    at.profiles = at.profiles.with_profile(
        remote(second.url, key_name="second", context_limit=600, overrides={"context.mode": mode})
    )
    jobs = [SendMessage(f"message {number} about boats ".ljust(160, "x")) for number in range(14)]
    told = at.play(LoadModel(FIRST, profile="far"), *jobs)
    assert not of(ErrorRaised, told)
    edits = of(ContextEdited, told)
    assert edits
    assert {edit.method for edit in edits} == {"rebuild"}
    expected = {"shift_window"} if mode == "shift" else {"summarize_old"}
    assert {edit.action for edit in edits} == expected
    memories = at.store.list_memories()
    assert bool(memories) == (mode != "shift")
    assert {memory.source for memory in memories} <= {"model"}
    assert all(usage.n_used <= 600 for usage in of(UsageChanged, told))


def test_summarize_now_is_done_by_the_remote_model(at: Place, second: Api) -> None:
    Keys(at.folder).set("second", KEY)
    at.profiles = at.profiles.with_profile(remote(second.url, key_name="second", context_limit=4000))
    jobs: list[Job] = [SendMessage(f"message {number} about boats ".ljust(300, "x")) for number in range(4)]
    told = at.play(
        LoadModel(FIRST, profile="far"), *jobs, SummarizeOld(keep_last_n_turns=1), SendMessage("on")
    )
    assert not of(ErrorRaised, told)
    (memory,) = at.store.list_memories()
    assert (memory.text, memory.source) == ("- They talked about boats.", "model")


@pytest.mark.parametrize(
    ("status", "fault", "code"),
    [
        (401, "", "remote_key"),
        (429, "", "remote_busy"),
        (500, "", "remote_failed"),
        (200, "stall", "remote_timeout"),
        (200, "break off", "remote_broken"),
    ],
)
def test_a_remote_failure_is_told_and_the_chat_goes_on(at: Place, status: int, fault: str, code: str) -> None:
    with scripted_upstream() as upstream:
        upstream.status, upstream.fault = status, fault
        at.profiles = at.profiles.with_profile(remote(upstream.url, model="theirs", timeout=0.5))
        told = at.play(LoadModel(FIRST, profile="far"), SendMessage("hello"))
        assert [event.code for event in of(ErrorRaised, told)] == [code]
        (chat_id,) = at.chats()
        turns = at.store.turns_of_chat(chat_id)
        assert [turn.role for turn in turns] == [Role.SYSTEM, Role.USER, Role.ASSISTANT]
        assert turns[2].text == ("<think>\nhm\n</think>\n\nthe" if fault else "")
        upstream.status, upstream.fault = 200, ""
        told = at.play(LoadModel(FIRST, chat_id), SendMessage("once more"))
        assert not of(ErrorRaised, told)
        assert at.store.turns_of_chat(chat_id)[-1].text.endswith("theirs")
        assert [message["role"] for message in upstream.body["messages"]][:2] == ["system", "user"]


def test_counts_follow_what_the_server_reports(at: Place, second: Api) -> None:
    Keys(at.folder).set("second", KEY)
    at.profiles = at.profiles.with_profile(remote(second.url, key_name="second"))
    told = at.play(LoadModel(FIRST, profile="far"), SendMessage("hello " * 20))
    assert not of(ErrorRaised, told)
    assert of(UsageChanged, told)[-1].n_used > 130  # every character is a token there; 60 by their length


def test_stop_ends_a_reply_that_stalls_and_keeps_what_came(at: Place) -> None:
    with scripted_upstream() as upstream:
        upstream.fault = "stall"
        at.profiles = at.profiles.with_profile(remote(upstream.url, model="theirs", timeout=60))
        at.on_text = True
        told = at.play(LoadModel(FIRST, profile="far"), SendMessage("hello"))
        (finished,) = of(ReplyFinished, told)
        assert finished.stop_reason == "cancelled"
        assert finished.text == "<think>\nhm\n</think>\n\nthe"
        assert not of(ErrorRaised, told)
