"""A chat whose model is on another server: who decides what leaves, and what is made ahead."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.events.events import Action, ContextEdited, ErrorRaised, NoticeRaised, Trigger
from ethervox_gui.context.events.window_events import SummaryPrepared
from ethervox_gui.governor.eviction import ask_model
from ethervox_gui.governor.jobs.jobs import Answer, Job, LoadModel, SendMessage
from tests.helpers.place import FIRST, Place, of, remote
from tests.helpers.stores import open_store
from tests.helpers.upstream import Scripted, scripted_upstream

Body = dict[str, Any]
Reply = list[dict[str, Any]]

FINE: Reply = [{"content": "Fine."}]
SUMMARY: Reply = [{"content": "- They talked "}, {"content": "about boats."}]
REFUSED = (400, {"message": "not supported here"})


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Place]:
    with open_store(tmp_path) as store:
        yield Place(tmp_path, store)


@pytest.fixture
def upstream() -> Iterator[Scripted]:
    with scripted_upstream() as found:
        yield found


class Server:
    """Answers what it is asked, in the forms that it takes; remembers what that was."""

    def __init__(self, choice: Body | str, *, takes: str = "tool schema words") -> None:
        self.asked: list[str] = []
        self.bodies: list[Body] = []
        self.fails_summaries = self.refuses_temperature = self.wants_newer_names = False
        self._choice, self._takes = choice, takes

    def __call__(self, body: Body) -> Reply | tuple[int, Body]:
        kind = _kind(body)
        self.asked.append(kind)
        self.bodies.append(body)
        if self.refuses_temperature and "temperature" in body:
            return 400, {"message": "Unsupported value: 'temperature'.", "param": "temperature"}
        if self.wants_newer_names and "max_tokens" in body:
            sentence = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
            return 400, {"message": sentence, "param": "max_tokens"}
        if kind == "reply":
            return FINE
        if kind == "summary":
            return (500, {"message": "out of order"}) if self.fails_summaries else SUMMARY
        return self.call(kind) if kind in self._takes else REFUSED

    def call(self, form: str) -> Reply:
        given = self._choice if isinstance(self._choice, str) else json.dumps(self._choice)
        if form == "tool":  # in pieces, as servers send it
            begun = {"index": 0, "id": "c1", "type": "function", "function": {"name": "context_manage"}}
            pieces = [given[:9], given[9:]]
            return [
                {"content": None, "tool_calls": [begun]},
                *({"tool_calls": [{"index": 0, "function": {"arguments": piece}}]} for piece in pieces),
            ]
        return [{"content": f'{{"name": "context_manage", "arguments": {given}}}'}]


def _kind(body: Body) -> str:
    last = body["messages"][-1]["content"]
    if "tools" in body:
        return "tool"
    if "response_format" in body:
        return "schema"
    if "ALERT: Context usage" in last:
        return "words"
    return "summary" if "Summarize the conversation" in last else "reply"


def messages(count: int) -> list[Job]:
    return [SendMessage(f"message {number} about boats ".ljust(160, "x")) for number in range(count)]


def talk(at: Place, upstream: Scripted, server: Server, *jobs: Job, **overrides: Any) -> list[Any]:
    """A chat of the profile ``far``, whose context of 900 tokens fills up."""
    upstream.respond = server
    own = {"context.mode": "model", "context.prepare_ahead": False} | overrides
    at.profiles = at.profiles.with_profile(
        remote(upstream.url, model="theirs", context_limit=900, overrides=own)
    )
    return at.play(LoadModel(FIRST, profile="far"), *jobs)


SHIFT = {"action": "shift_window", "keep_last_n_turns": 6, "summary_detail": "brief"}


@pytest.mark.parametrize("takes", ["tool schema words", "schema words", "words"])
def test_the_remote_model_decides_in_the_form_that_its_server_takes(
    at: Place, upstream: Scripted, takes: str
) -> None:
    server = Server(SHIFT, takes=takes)
    told = talk(at, upstream, server, *messages(24))
    assert not of(ErrorRaised, told)
    edits = of(ContextEdited, told)
    assert len(edits) > 1
    assert {(edit.action, edit.trigger, edit.requested) for edit in edits} == {
        (Action.SHIFT_WINDOW, Trigger.TOOL, 6)
    }
    forms = [kind for kind in server.asked if kind in ("tool", "schema", "words")]
    refused = [form for form in ("tool", "schema") if form not in takes]
    assert forms == [*refused, *[takes.split()[0]] * len(edits)], "what it refused it is not asked again"
    asked = next(body for body in server.bodies if _kind(body) == takes.split()[0])
    assert "ALERT: Context usage at" in asked["messages"][-1]["content"]
    if "tool" in takes:
        assert asked["tool_choice"] == "required"
        assert asked["tools"][0]["function"]["parameters"] == ask_model.FORM.parameters
    replies = [body for body in server.bodies if _kind(body) == "reply"]
    assert "ALERT" not in json.dumps(replies), "the conversation never sees it"


@pytest.mark.parametrize(
    ("choice", "requested"),
    [({**SHIFT, "keep_last_n_turns": 500}, 50), ({**SHIFT, "keep_last_n_turns": -3}, 5)],
)
def test_a_number_out_of_range_is_taken_as_the_nearest_and_that_is_told(
    at: Place, upstream: Scripted, choice: Body, requested: int
) -> None:
    told = talk(at, upstream, Server(choice), *messages(20))
    edits = of(ContextEdited, told)
    assert {edit.requested for edit in edits} == {requested}
    words = f"keep_last_n_turns {choice['keep_last_n_turns']} was taken as {requested}."
    reported = [event for event in of(NoticeRaised, told) if event.text.endswith(words)]
    assert len(reported) == len(edits)


@pytest.mark.parametrize(
    ("choice", "takes"),
    [
        ({**SHIFT, "action": "explode"}, "tool"),
        ({**SHIFT, "keep_last_n_turns": "many"}, "tool"),
        ("no JSON", "tool"),
        ("[1, 2]", "words"),
        (SHIFT, ""),
    ],
)
def test_without_a_valid_answer_the_settings_decide(
    at: Place, upstream: Scripted, choice: Body | str, takes: str
) -> None:
    told = talk(at, upstream, Server(choice, takes=takes), *messages(20))
    assert not of(ErrorRaised, told)
    edits = of(ContextEdited, told)
    assert {(edit.action, edit.trigger) for edit in edits} == {(Action.SUMMARIZE_OLD, Trigger.AUTO)}
    assert {memory.source for memory in at.store.list_memories()} == {"model"}


def test_a_server_that_does_not_answer_in_time_is_not_waited_for(
    at: Place, upstream: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ask_model, "_MAX_SECONDS", 0.2)
    server = Server(SHIFT)
    answer = server.call

    def late(form: str) -> Reply:
        upstream.released.wait(60)
        return answer(form)

    monkeypatch.setattr(server, "call", late)
    told = talk(at, upstream, server, *messages(10))
    assert not of(ErrorRaised, told)
    assert {(edit.action, edit.trigger) for edit in of(ContextEdited, told)} == {
        (Action.SUMMARIZE_OLD, Trigger.AUTO)
    }


@pytest.mark.parametrize("mode", ["model", "automatic"])
def test_the_summary_is_there_before_it_is_needed(at: Place, upstream: Scripted, mode: str) -> None:
    server = Server({**SHIFT, "action": "summarize_old"})
    jobs = [job for message in messages(14) for job in (message, at.idle())]
    told = talk(at, upstream, server, *jobs, **{"context.mode": mode, "context.prepare_ahead": True})
    assert not of(ErrorRaised, told)
    (prepared, *_), (edit, *_) = of(SummaryPrepared, told), of(ContextEdited, told)
    assert told.index(prepared) < told.index(edit)
    assert edit.action is Action.SUMMARIZE_OLD
    n_edits = len(of(ContextEdited, told))
    assert server.asked.count("summary") == len(of(SummaryPrepared, told)) >= n_edits
    first = server.asked.index("summary")
    assert server.asked[first + 1] in ("reply", "tool")
    # What was made ready left the conversation as it was.
    replies = [body["messages"] for body in server.bodies if _kind(body) == "reply"]
    assert "Summarize the conversation" not in json.dumps(replies)
    assert "about boats." in json.dumps(replies[-1])


def test_nothing_is_made_ready_where_that_is_not_wanted(at: Place, upstream: Scripted) -> None:
    server = Server(SHIFT)
    jobs = [job for message in messages(14) for job in (message, at.idle())]
    told = talk(at, upstream, server, *jobs, **{"context.mode": "automatic"})
    assert not of(SummaryPrepared, told)
    assert server.asked.count("summary") == len(of(ContextEdited, told))


def test_a_server_that_fails_meanwhile_is_asked_again_when_it_is_needed(
    at: Place, upstream: Scripted
) -> None:
    server = Server(SHIFT)

    def out_of_order(fails: bool) -> Job:
        def act() -> str:
            server.fails_summaries = fails
            return "switched"

        return Answer(act)

    jobs = [
        job
        for message in messages(14)
        for job in (out_of_order(False), message, out_of_order(True), at.idle())
    ]
    told = talk(at, upstream, server, *jobs, **{"context.mode": "automatic", "context.prepare_ahead": True})
    assert not of(SummaryPrepared, told)
    edits = of(ContextEdited, told)
    assert edits
    assert server.asked.count("summary") > len(edits), "it was tried ahead"
    assert {memory.source for memory in at.store.list_memories()} == {"model"}


def test_wishes_of_ours_that_a_model_refuses_are_left_out(at: Place, upstream: Scripted) -> None:
    server = Server(SHIFT)
    server.refuses_temperature = True
    told = talk(at, upstream, server, *messages(20), **{"context.mode": "automatic"})
    assert not of(ErrorRaised, told)
    assert {memory.source for memory in at.store.list_memories()} == {"model"}
    with_it = [kind for kind, body in zip(server.asked, server.bodies, strict=True) if "temperature" in body]
    assert with_it == ["summary"], "it is told once"


def test_what_the_user_wishes_is_never_left_out(at: Place, upstream: Scripted) -> None:
    server = Server(SHIFT)
    server.refuses_temperature = True
    told = talk(at, upstream, server, *messages(1))
    assert not of(ErrorRaised, told)
    at.profiles = at.profiles.with_profile(remote(upstream.url, model="theirs", temperature=0.2))
    told = at.play(LoadModel(FIRST, profile="far"), *messages(1))
    assert [error.code for error in of(ErrorRaised, told)] == ["remote_refused"]


def test_the_length_of_a_reply_is_wished_by_the_name_that_the_model_knows(
    at: Place, upstream: Scripted
) -> None:
    server = Server(SHIFT)
    server.wants_newer_names = True
    told = talk(at, upstream, server, *messages(2), **{"sampling.max_tokens": 50})
    assert not of(ErrorRaised, told)
    replies = [body for kind, body in zip(server.asked, server.bodies, strict=True) if kind == "reply"]
    newer = [body.get("max_completion_tokens") for body in replies]
    assert newer[:3] == [None, 50, 50], "it is told once"


def test_a_server_names_only_what_it_was_told(at: Place, upstream: Scripted) -> None:
    """Who opens a chat of the local model with a profile of a server has sent nothing of it yet."""
    asked: list[str] = []

    def answer(body: Body) -> Reply:
        asked.append(str(body["messages"][-1]["content"]))
        return [{"content": "Boats of Bergen"}] if "a title" in asked[-1] else FINE

    upstream.respond = answer
    at.profiles = at.profiles.with_profile(remote(upstream.url))
    at.settings = at.settings.with_values({"memory.name_chats": True})
    local = at.settings.with_values({"memory.name_chats": False})
    given, at.settings = at.settings, local
    at.play(LoadModel(FIRST), SendMessage("Boats lie in Bergen."))
    (chat_id,) = at.chats()
    at.settings = given
    at.play(LoadModel(FIRST, chat_id, profile="far"), at.idle())
    assert not asked
    at.play(LoadModel(FIRST, chat_id), at.idle(), SendMessage("And elsewhere?"), at.idle())
    assert asked[0] == "And elsewhere?"
    assert ["a title" in text for text in asked] == [False, True]
    assert at.store.chat(chat_id).title == "Boats of Bergen"
