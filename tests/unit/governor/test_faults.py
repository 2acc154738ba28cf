"""The engine fails at every single call of a scenario: nothing stored is lost, and the chat goes on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from ethervox_gui.context.errors import EngineError, NoRoomError, StorageError, UserError
from ethervox_gui.context.events.events import (
    ContextEdited,
    ErrorRaised,
    Event,
    ReplyFinished,
    StopReason,
    TokenGenerated,
)
from ethervox_gui.context.events.window_events import ChatOpened, ReplyStarted
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ClearContext,
    Job,
    LoadModel,
    OpenChat,
    SendMessage,
    SetPinned,
    ShiftWindow,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)
from ethervox_gui.storage import Store
from tests.helpers.desk import INSTRUCTION, MODEL, SYSTEM_PROMPT, Desk, desk, errors, says, verify_order

#: Long messages and short replies: overflows with as few engine calls as can be.  The second reply overflows
#: in its middle, the third message before it is decoded.
TEXTS = ["a" * 60, "b" * 162, "c" * 90]
REPLIES = {"a": "Aa.", "b": "Bbbb, bbb.", "c": "Cc."}
LAST = "e" * 20
#: Engine calls of loading: three sequences are emptied, the system turn is decoded.
N_LOADING = 4

KINDS: dict[str, dict[str, Any]] = {
    "surgical": {},
    "rebuild": {"capability": Capability(False, False, "a recurrent model")},
}


def respond(prompt: str) -> str:
    if INSTRUCTION in prompt:
        return "- Letters."
    return REPLIES.get(prompt.strip()[-1], "On we go.")


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """One database for all scenarios: each has a chat of its own."""
    with desk(tmp_path_factory.mktemp("faults"), context__keep_recent_turns=4) as made:
        yield made
        assert made.store.check() == []


def scenario(at: Desk, faults: dict[int, Exception] | None = None, **options: Any) -> tuple[int, list[Event]]:
    """The messages; then the chat is opened again, as the user is told to where it was lost; and one more."""
    chat_id = at.store.create_chat("test", "scripted", SYSTEM_PROMPT).chat_id
    at.events.clear()
    told = at.play(
        respond,
        [
            *map(SendMessage, TEXTS),
            at.then(at.verify),
            # As often as it takes: some of several faults may be left for it.
            *[OpenChat(chat_id)] * max(len(faults or {}), 1),
            SendMessage(LAST),
            at.then(at.verify),
        ],
        chat_id=chat_id,
        verified=False,
        n_batch=100,
        faults=faults,
        **options,
    )
    return chat_id, told


@pytest.fixture(scope="module", params=KINDS)
def kind(request: pytest.FixtureRequest) -> dict[str, Any]:
    return KINDS[request.param]


@pytest.fixture(scope="module")
def n_calls(at: Desk, kind: dict[str, Any]) -> int:
    """How many engine calls the messages take without a fault."""
    calls: list[int] = []
    at.watch = lambda event: calls.append(at.engine.n_calls) if isinstance(event, ReplyFinished) else None
    _, told = scenario(at, **kind)
    at.watch = lambda _: None
    assert errors(told) == []
    verify_order(told)
    begun = [i for i, event in enumerate(told) if isinstance(event, ReplyStarted)]
    ended = [i for i, event in enumerate(told) if isinstance(event, ReplyFinished)]
    edits = [i for i, event in enumerate(told) if isinstance(event, ContextEdited)]
    assert any(begun[1] < edit < ended[1] for edit in edits)
    assert any(ended[1] < edit < begun[2] for edit in edits)
    return calls[2]


@pytest.mark.parametrize("error", [EngineError, NoRoomError])
def test_one_fault_at_every_call(
    at: Desk, n_calls: int, error: type[EngineError], kind: dict[str, Any]
) -> None:
    """Most failures are healed without a gap: the cache is rebuilt, and the reply goes on where it was."""
    whole = 0
    for number in range(n_calls):
        chat_id, told = scenario(at, {number: error(f"a fault at call {number}")}, **kind)
        verify_story(at, chat_id, told)
        if error is EngineError and errors(told) == []:
            verify_order(told)
            replies = [event.text for event in told if isinstance(event, ReplyFinished)]
            assert replies == [*REPLIES.values(), "On we go."]
            whole += 1
    assert error is NoRoomError or whole > 0.6 * n_calls


@pytest.mark.parametrize("length", [2, 3, 8])
def test_several_faults_in_a_row(at: Desk, n_calls: int, length: int, kind: dict[str, Any]) -> None:
    """Also the rebuild that heals the first fails.  (In the loading there is nothing that could heal.)"""
    for number in range(N_LOADING, n_calls, length):
        error = EngineError(f"{length} faults from call {number}")
        chat_id, told = scenario(at, {number + i: error for i in range(length)}, **kind)
        verify_story(at, chat_id, told)


def verify_story(at: Desk, chat_id: int, told: list[Event]) -> None:
    assert {"internal_error", "message_too_long"}.isdisjoint(errors(told))
    turns = at.store.turns_of_chat(chat_id)
    # Where the chat could not be opened, or was lost, a message is refused; what was taken is there.
    asked = [turn.text for turn in turns if turn.role is Role.USER]
    assert len(asked) == len(TEXTS) + 1 - errors(told).count("no_chat")
    assert asked == [text for text in [*TEXTS, LAST] if text in asked]
    # What was streamed is what is stored, to the last token.
    streamed: dict[int, str] = {}
    for event in told:
        if isinstance(event, ReplyStarted):
            streamed[event.turn_number] = ""
        elif isinstance(event, TokenGenerated):
            streamed[max(streamed)] += event.text
    assert {turn.number: turn.text for turn in turns if turn.role is Role.ASSISTANT} == streamed
    assert at.store.unfinished_turns(chat_id) == []
    last = [event for event in told if isinstance(event, ReplyFinished)][-1]
    assert (last.text, last.stop_reason) == ("On we go.", StopReason.END), "the chat goes on"


# ---- the database fails --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "code"),
    [(UserError("disk_full", "The disk is full."), "disk_full"), (StorageError("no"), "storage_failed")],
)
@pytest.mark.parametrize("method", ["append_turn", "update_reply", "finish_turn", "add_memory", "apply_edit"])
def test_the_database_fails_once(
    at: Desk, monkeypatch: pytest.MonkeyPatch, method: str, error: Exception, code: str
) -> None:
    """Whatever it was doing: the user is told, and the chat goes on."""
    monkeypatch.setattr("ethervox_gui.governor.turns.conversation._SAVE_EVERY", 0.0)
    chat_id = at.store.create_chat("test", "scripted", SYSTEM_PROMPT).chat_id
    real, calls = getattr(Store, method), 0

    def fail(store: Store, *args: Any, **values: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise error
        return real(store, *args, **values)

    monkeypatch.setattr(Store, method, fail)
    texts = [*TEXTS, LAST, "f" * 150, "g" * 20]
    told = at.play(respond, [*map(SendMessage, texts)], chat_id=chat_id, verified=False, n_batch=100)
    assert errors(told) == [code]
    verify_order(told)
    assert calls > 2
    asked = [turn.text for turn in at.store.turns_of_chat(chat_id) if turn.role is Role.USER]
    assert asked == [text for text in texts if text in asked]
    assert len(asked) >= len(texts) - 1
    last = [event for event in told if isinstance(event, ReplyFinished)][-1]
    assert (last.text, last.stop_reason) == ("On we go.", StopReason.END)


def test_a_full_disk_in_the_middle_of_a_reply_loses_no_word_in_the_window(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = UserError("disk_full", "The disk is full.")

    def fail(*_args: object, **_values: object) -> None:
        raise full

    def fill(event: Event) -> None:
        if isinstance(event, TokenGenerated) and event.text == "x":
            monkeypatch.setattr(Store, "finish_turn", fail)
        if isinstance(event, ErrorRaised):
            monkeypatch.undo()

    at.watch = fill
    chat_id = at.store.create_chat("test", "scripted", SYSTEM_PROMPT).chat_id
    jobs = [SendMessage("one"), SendMessage("two")]
    told = at.play(
        says(lambda prompt: "axb" if "one" in prompt else "Fine."), jobs, chat_id=chat_id, verified=False
    )
    at.watch = lambda _: None
    assert errors(told) == ["disk_full"]
    replies = [event.text for event in told if isinstance(event, ReplyFinished)]
    assert replies == ["axb", "Fine."]


@pytest.mark.parametrize("leaving", ["another chat", "the end", "another model"])
def test_a_reply_that_was_not_saved_is_saved_before_its_chat_leaves(
    at: Desk, monkeypatch: pytest.MonkeyPatch, leaving: str
) -> None:
    chat_id, other_id = (at.store.create_chat("test", "scripted", SYSTEM_PROMPT).chat_id for _ in range(2))
    jobs: dict[str, list[Job]] = {
        "another chat": [OpenChat(other_id)],
        "the end": [],
        "another model": [LoadModel(MODEL, other_id)],
    }
    fills_disk(at, monkeypatch, n_errors=1)
    told = at.play(says("axb"), [SendMessage("one"), *jobs[leaving]], chat_id=chat_id, verified=False)
    at.watch = lambda _: None
    assert errors(told) == ["disk_full"]
    assert [turn.text for turn in at.store.turns_of_chat(chat_id)][-1] == "axb"
    assert at.store.unfinished_turns(chat_id) == []


def test_a_chat_whose_reply_cannot_be_saved_stays(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    chat_id, other_id = (at.store.create_chat("test", "scripted", SYSTEM_PROMPT).chat_id for _ in range(2))
    fills_disk(at, monkeypatch, n_errors=2)
    there: list[int] = []
    jobs = [
        SendMessage("one"),
        OpenChat(other_id),
        at.then(lambda: there.append(at.live.chat_id)),
        OpenChat(other_id),
    ]
    told = at.play(says("axb"), jobs, chat_id=chat_id, verified=False)
    at.watch = lambda _: None
    assert errors(told) == ["disk_full", "disk_full"]
    assert there == [chat_id]
    assert at.ended.chat_id == other_id
    assert [turn.text for turn in at.store.turns_of_chat(chat_id)][-1] == "axb"


def test_a_chat_whose_states_cannot_be_saved_stays(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    chat_id, other_id = (at.store.create_chat("test", "scripted", SYSTEM_PROMPT).chat_id for _ in range(2))
    there: list[int] = []
    write = at.store._database.write

    def full(*_args: Any, **_values: Any) -> Any:
        raise UserError("disk_full", "The disk is full.")

    def fill(is_full: bool) -> None:
        monkeypatch.setattr(at.store._database, "write", full if is_full else write)

    jobs = [
        *map(SendMessage, "abcdef"),
        at.then(partial(fill, True)),
        ShiftWindow(2),
        OpenChat(other_id),
        at.then(lambda: there.append(at.live.chat_id)),
        at.then(partial(fill, False)),
        OpenChat(other_id),
    ]
    told = at.play(respond, jobs, chat_id=chat_id, verified=False, n_ctx=1024)
    assert errors(told) == ["disk_full", "disk_full"]
    assert there == [chat_id]
    assert at.ended.chat_id == other_id


@pytest.mark.parametrize("error", [UserError("disk_full", "The disk is full."), StorageError("no")])
@pytest.mark.parametrize("lasts", [False, True], ids=["once", "until the next job"])
@pytest.mark.parametrize(
    ("before", "job"),
    [
        ([], SummarizeOld(2)),
        ([], ShiftWindow(2)),
        ([], SetPinned(3, True)),
        ([SummarizeOld(2)], UndoEdit()),
        ([SummarizeOld(2)], BringBack(1, 2)),
        ([SummarizeOld(2)], BringBack(1, 2, SummaryFate.DROP)),
        ([SummarizeOld(2)], ClearContext(confirmed=True)),
    ],
    ids=["summarize", "shift", "pin", "undo", "bring back", "bring back, no summary", "clear"],
)
def test_what_the_database_did_not_learn_of_the_turns_it_learns_later(
    at: Desk, monkeypatch: pytest.MonkeyPatch, before: list[Job], job: Job, lasts: bool, error: Exception
) -> None:
    """Whichever write of a job fails, the states of turns are stored when the next job is done."""
    real = at.store._database.write
    left: int | None = None  # writes until the disk is full
    n_failed = 0

    def write(*args: Any, **values: Any) -> Any:
        nonlocal left, n_failed
        if left == 0:
            left, n_failed = 0 if lasts else None, n_failed + 1
            raise error
        left = None if left is None else left - 1
        return real(*args, **values)

    def has_room_for(n_writes: int | None) -> None:
        nonlocal left
        left = n_writes

    def look() -> None:
        live, stored = list(at.timeline), at.store.turns_of_chat(at.live.chat_id)
        assert [(t.number, t.state, t.memory_id, t.pinned) for t in live] == [
            (t.number, t.state, t.memory_id, t.pinned) for t in stored
        ]
        standing = any(not block.recalled for block in at.timeline.blocks)
        assert standing == any(turn.state is TurnState.SUMMARIZED for turn in live)

    def watch(event: Event) -> None:
        if isinstance(event, ErrorRaised) and not lasts:
            look()  # there was room again at once

    monkeypatch.setattr(at.store._database, "write", write)
    monkeypatch.setattr(at, "watch", watch)
    for number in range(8):
        chat_id = at.store.create_chat("test", "scripted", SYSTEM_PROMPT).chat_id
        jobs = [*map(SendMessage, "abcdef"), *before]
        jobs += [at.then(partial(has_room_for, number)), job, at.then(partial(has_room_for, None))]
        at.play(respond, [*jobs, at.then(look)], chat_id=chat_id, verified=False, n_ctx=1024)
    assert n_failed


@pytest.mark.parametrize("error", [UserError("disk_full", "The disk is full."), StorageError("no")])
@pytest.mark.parametrize("wanted", ["a new chat", "a chat without a turn", "a chat that is cut short"])
def test_a_chat_that_the_database_does_not_let_begin_leaves_the_open_one_open(
    at: Desk, monkeypatch: pytest.MonkeyPatch, wanted: str, error: Exception
) -> None:
    """Whichever write of it fails; a chat that needs none is opened on a full disk."""
    real, left, n_failed = at.store._database.write, -1, 0

    def write(*args: Any, **values: Any) -> Any:
        nonlocal left, n_failed
        if left == 0:
            n_failed += 1
            raise error
        left -= 1
        return real(*args, **values)

    def has_room_for(n_writes: int) -> None:
        nonlocal left
        left = n_writes

    def look() -> None:
        there.append((at.live.chat_id, at.live.is_stale, [turn.text for turn in at.timeline]))

    monkeypatch.setattr(at.store._database, "write", write)
    for number in range(4):
        there: list[tuple[int, bool, list[str]]] = []
        chat_id, other_id = (at.store.create_chat("t", "scripted", SYSTEM_PROMPT).chat_id for _ in range(2))
        at.store.append_turn(chat_id, Role.SYSTEM, SYSTEM_PROMPT)
        if wanted == "a chat that is cut short":  # it was written in a larger window
            for text in (SYSTEM_PROMPT, *("abc" * 99,) * 8):
                at.store.append_turn(other_id, Role.USER, text)
        jobs = [
            SendMessage("one"),
            at.then(partial(has_room_for, number)),
            OpenChat(None if wanted == "a new chat" else other_id),
            at.then(partial(has_room_for, -1)),
            at.then(look),
            SendMessage("two"),
        ]
        told = at.play(says("Fine."), jobs, chat_id=chat_id, verified=False, n_ctx=768)
        stayed = ["You are a test.", "one", "Fine."]
        if errors(told):
            assert there == [(chat_id, False, stayed)]
            opened = [event.chat_id for event in told if isinstance(event, ChatOpened)]
            assert opened[0] == opened[-1] == chat_id, "the window shows it"
            assert [turn.text for turn in at.store.turns_of_chat(chat_id)] == [*stayed, "two", "Fine."]
        else:
            assert there[0][0] != chat_id
    assert n_failed


def fills_disk(at: Desk, monkeypatch: pytest.MonkeyPatch, *, n_errors: int) -> None:
    """From the first ``x`` of a reply on no reply can be completed, until so many errors were told."""
    told: list[Event] = []

    def fail(*_args: object, **_values: object) -> None:
        raise UserError("disk_full", "The disk is full.")

    def watch(event: Event) -> None:
        if isinstance(event, TokenGenerated) and event.text == "x" and not told:
            monkeypatch.setattr(Store, "finish_turn", fail)
        if isinstance(event, ErrorRaised):
            told.append(event)
            if len(told) == n_errors:
                monkeypatch.undo()

    at.watch = watch
