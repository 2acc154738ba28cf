"""Chats of other programs, in the session that has the window's chat as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.errors import EngineError, StorageError, UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.protocol import never
from ethervox_gui.governor.jobs.guest_jobs import (
    CompletionFailed,
    HostedBegun,
    HostedEnded,
    HostedMessage,
    SayHosted,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import Job, LoadModel, OpenChat, SendMessage, Shutdown
from ethervox_gui.governor.session import hosted_requests
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.desk import MODEL, SYSTEM_PROMPT, Desk, counting, desk, says
from tests.helpers.scripted_engine import ScriptedEngine
from tests.helpers.small_talk import ASKED, OTHERS, TOLD

N_CTX = 2048


class Program:
    """Another program with a conversation that the session keeps."""

    def __init__(self, at: Desk) -> None:
        self.at, self.heard = at, list[Any]()
        self.watch: Callable[[Any], None] = lambda _: None
        self.chat_id = at.store.create_chat("", "", SYSTEM_PROMPT).chat_id
        at.store.put_into_folder([self.chat_id], at.store.make_folder("API").folder_id)

    def says(
        self,
        text: str,
        then: Callable[[], None] = lambda: None,
        *,
        is_first: bool = False,
        below: int | None = None,
        has_tools: bool = False,
    ) -> Job:
        """It says something, behind the turn with the number ``below`` if it goes back."""

        def say() -> None:
            request = self.request(text, is_first=is_first, below=below, has_tools=has_tools)
            hosted_requests.say(self.at.governor.session, request)
            then()

        return self.at.then(say)

    def request(
        self, text: str, *, is_first: bool = False, below: int | None = None, has_tools: bool = False
    ) -> HostedMessage:
        """What it asks for with that; its model must be loaded."""
        turns = self.at.store.turns_of_chat(self.chat_id)
        return HostedMessage(
            self.chat_id,
            (Message(Role.USER, text),),
            SYSTEM_PROMPT,
            "",
            self.at.engine.prompts,
            self.at.settings.sampling,
            self.hear,
            never,
            is_first=is_first,
            below=None if below is None else turns[below].turn_id,
            has_tools=has_tools,
        )

    def hear(self, event: Any) -> None:
        self.heard.append(event)
        self.watch(event)

    @property
    def text(self) -> str:
        return "".join(event.text for event in self.heard if isinstance(event, TextWritten))


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__keep_recent_turns=4, memory__model_may_search=True) as made:
        yield made


@pytest.mark.parametrize("is_open", [False, True])
def test_a_program_hears_nothing_of_other_chats_also_where_its_own_is_open(at: Desk, is_open: bool) -> None:
    other = at.store.create_chat("private", "", SYSTEM_PROMPT)
    at.store.add_memory(other.chat_id, NewMemory("The password of the safe is swordfish.", source="user"))
    program = Program(at)

    def respond(prompt: str) -> str:
        if "swordfish" in prompt:
            return "It is swordfish."
        return "Nothing." if "othing found" in prompt else call_text(MEMORY_SEARCH, query="password safe")

    opened: list[Job] = [OpenChat(program.chat_id)] if is_open else []

    def look() -> None:
        live = at.governor.session.live
        assert (live is not None) == is_open
        assert live is None or (live.chat_id == program.chat_id and not live.is_hosted)

    jobs = [*opened, program.says("What is the password of the safe?", look)]
    at.play(respond, jobs, n_ctx=N_CTX, verified=False)
    assert any(isinstance(event, HostedEnded) for event in program.heard)
    assert "swordfish" not in program.text
    assert "swordfish" not in " ".join(turn.text for turn in at.store.turns_of_chat(program.chat_id))


@pytest.mark.parametrize("has_tools", [False, True])
def test_the_calls_of_a_program_with_tools_of_its_own_are_run_by_nobody_here(
    at: Desk, has_tools: bool
) -> None:
    """Also where its chat stands open in the window, in which the model may search."""
    program = Program(at)
    call = call_text(MEMORY_SEARCH, query="password safe")

    def respond(prompt: str) -> str:
        return "Nothing." if "othing found" in prompt else call

    jobs = [OpenChat(program.chat_id), program.says("What is the password?", has_tools=has_tools)]
    at.play(respond, jobs, n_ctx=N_CTX, verified=False)
    roles = [turn.role for turn in at.store.turns_of_chat(program.chat_id)][2:]
    assert roles == [Role.ASSISTANT, *([] if has_tools else [Role.TOOL, Role.ASSISTANT])]
    assert program.text == (call if has_tools else "Nothing.")


def test_where_what_it_says_instead_is_refused_the_window_shows_what_was_said(at: Desk) -> None:
    program, shown = Program(at), list[list[str]]()

    def look() -> None:
        shown.append([turn.text for turn in at.timeline])

    jobs = [OpenChat(program.chat_id), program.says("one"), program.says("two")]
    jobs += [program.says("x" * 3 * N_CTX, below=2), at.then(look)]
    at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
    assert isinstance(program.heard[-1], CompletionFailed)
    assert program.heard[-1].error.code == "message_too_long"
    stored = [turn.text for turn in at.store.turns_of_chat(program.chat_id)]
    assert shown == [stored] == [[SYSTEM_PROMPT, "one", "Fine.", "two", "Fine."]]


def test_a_reply_that_the_database_does_not_take_is_stored_later(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, finish_turn = Program(at), at.store.finish_turn
    is_full, prompts = True, list[str]()

    def finish(*given: Any) -> None:
        if is_full:
            raise StorageError("disk full")
        finish_turn(*given)

    def mend() -> None:
        nonlocal is_full
        is_full = False

    def respond(prompt: str) -> str:
        prompts.append(prompt)
        return "A whole reply."

    monkeypatch.setattr(at.store, "finish_turn", finish)
    jobs = [program.says("one"), at.then(mend), program.says("two")]
    at.play(respond, jobs, n_ctx=N_CTX, verified=False)
    assert "A whole reply." in prompts[-1], "the model sees it, too"
    said = [(turn.role, turn.text) for turn in at.store.turns_of_chat(program.chat_id)]
    assert said[2] == (Role.ASSISTANT, "A whole reply.")
    assert said[4] == (Role.ASSISTANT, "A whole reply.")


def test_changed_settings_reach_a_conversation_that_is_in_the_cache(at: Desk) -> None:
    program, sizes = Program(at), list[tuple[bool, int]]()

    def look() -> None:
        live = at.governor.session.host.live
        assert live is not None
        sizes.append((live.settings.context.enabled, live.budget.n_ctx))

    changed = at.settings.with_values({"context.enabled": False, "context.limit": 1024})

    def change() -> None:
        at.governor.session.change_settings(changed)

    jobs = [program.says("one", look), at.then(change), program.says("two", look)]
    at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
    assert sizes == [(True, N_CTX), (False, 1024)]


def test_the_window_s_chat_returns_with_the_tools_it_left_with(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, offered = Program(at), list[bool]()
    monkeypatch.setattr(ScriptedEngine, "offer_tools", lambda _engine, wanted: offered.append(wanted))

    def change() -> None:
        at.governor.session.change_settings(at.settings.with_values({"memory.model_may_search": False}))

    jobs = [SendMessage("hello"), at.then(change), program.says("one"), SendMessage("again")]
    at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
    assert offered[-2:] == [False, True], "its cells were read with them"


@pytest.mark.parametrize("budget_mb", [0, 512])
def test_what_was_read_again_for_a_request_was_not_there(tmp_path: Path, budget_mb: int) -> None:
    """In a chat that stands open in the window, too, and was sent away by another program's."""
    with desk(tmp_path, context__keep_recent_turns=4, paging__budget_mb=budget_mb) as at:
        program, other = Program(at), Program(at)
        jobs = [
            OpenChat(program.chat_id),
            program.says("one " * 20),
            other.says("other"),
            program.says("two"),
        ]
        at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
        begun = [event for event in program.heard if isinstance(event, HostedBegun)]
        assert (begun[-1].n_reused > 0) == (budget_mb > 0)


def test_a_conversation_that_had_to_be_read_again_was_not_there(at: Desk) -> None:
    program = Program(at)

    def spoil() -> None:
        live = at.governor.session.host.live
        assert live is not None
        live.mark_stale()

    jobs = [program.says("one"), at.then(spoil), program.says("two"), program.says("three")]
    at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
    reused = [event.n_reused for event in program.heard if isinstance(event, HostedBegun)]
    assert reused[1] == 0
    assert reused[2] > 0


def test_what_the_database_did_not_learn_in_a_request_it_learns_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a chat that stands open in the window, whichever write of the request fails."""
    n_failed, left = 0, -1

    with desk(tmp_path, context__keep_recent_turns=2) as at:
        real = at.store._database.write

        def write(*args: Any, **values: Any) -> Any:
            nonlocal left, n_failed
            left -= 1
            if left == -1:
                n_failed += 1
                raise UserError("disk_full", "The disk is full.")
            return real(*args, **values)

        def has_room_for(n_writes: int) -> None:
            nonlocal left
            left = n_writes

        def look() -> None:
            live = at.live
            stored = at.store.turns_of_chat(live.chat_id)
            assert [(turn.number, turn.state, turn.memory_id) for turn in live.timeline] == [
                (turn.number, turn.state, turn.memory_id) for turn in stored
            ]

        monkeypatch.setattr(at.store._database, "write", write)
        for number in range(6):
            program = Program(at)
            jobs: list[Job] = [OpenChat(program.chat_id), *(program.says("x" * 120) for _ in range(4))]
            jobs += [at.then(partial(has_room_for, number)), program.says("y" * 200)]
            jobs += [at.then(partial(has_room_for, -1)), at.then(look)]
            at.play(says("Fine, " * 8), jobs, n_ctx=760, verified=False)
    assert n_failed == 6


@pytest.mark.parametrize("is_open", [False, True])
def test_a_chat_whose_first_message_fails_goes_unless_it_is_open(at: Desk, is_open: bool) -> None:
    """Also where something of it was stored before."""
    program = Program(at)

    def fail() -> None:
        for number in range(30):
            at.engine.faults[at.engine.n_calls + (0 if is_open else 3) + number] = EngineError("out of order")

    def mend() -> None:
        at.engine.faults.clear()

    opened: list[Job] = [OpenChat(program.chat_id)] if is_open else []
    jobs = [*opened, at.then(fail), program.says("one", mend, is_first=True)]
    at.play(says("Fine."), jobs, n_ctx=N_CTX, verified=False)
    assert any(isinstance(event, CompletionFailed) for event in program.heard)
    assert not any(isinstance(event, HostedBegun) for event in program.heard)
    assert (program.chat_id in [chat.chat_id for chat in at.store.list_chats()]) == is_open


@pytest.mark.parametrize("error", [StorageError("disk full"), UserError("gone", "It is gone.")])
def test_a_chat_that_cannot_be_removed_is_no_second_failure(
    at: Desk, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """What failed first is told, once, and the next request is answered."""
    program, tried = Program(at), list[int]()

    def remove(chat_id: int) -> bool:
        tried.append(chat_id)
        raise error

    def fail() -> None:
        for number in range(30):
            at.engine.faults[at.engine.n_calls + 3 + number] = EngineError("out of order")

    monkeypatch.setattr(at.store, "remove_chat", remove)
    failing = program.says("one", lambda: at.engine.faults.clear(), is_first=True)
    at.play(says("Fine."), [at.then(fail), failing, program.says("two")], n_ctx=N_CTX, verified=False)
    assert at.failures == []
    assert tried == [program.chat_id]
    (failed,) = (event for event in program.heard if isinstance(event, CompletionFailed))
    assert "out of order" in str(failed.error)
    assert program.text == "Fine."
    assert program.chat_id in [chat.chat_id for chat in at.store.list_chats()]


def test_a_chat_whose_first_reply_was_begun_stays(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program(at)

    def full(*_given: Any) -> None:
        raise StorageError("disk full")

    monkeypatch.setattr(at.store, "finish_turn", full)
    at.play(says("Fine."), [program.says("one", is_first=True)], n_ctx=N_CTX, verified=False)
    assert any(isinstance(event, CompletionFailed) for event in program.heard)
    assert program.text == "Fine."
    assert len(at.store.turns_of_chat(program.chat_id)) == 3


@pytest.mark.parametrize(
    ("is_open", "ends", "reason"),
    [
        (False, False, StopReason.END),
        (True, False, StopReason.CANCELLED),
        (False, True, StopReason.CANCELLED),
    ],
    ids=["not shown", "shown", "at the end of the program"],
)
def test_stop_in_the_window_is_for_a_programs_reply_only_where_that_is_shown(
    at: Desk, is_open: bool, ends: bool, reason: StopReason
) -> None:
    """Whoever stops their own message, or closes a preview, cuts off nobody else."""
    program, governor = Program(at), at.governor

    def hear(event: Any) -> None:
        if isinstance(event, TextWritten) and len(program.text) == 3:
            governor.cancel()
            if ends:
                governor.submit(Shutdown())
        elif isinstance(event, HostedEnded) and not ends:
            governor.submit(Shutdown())

    program.watch = hear
    governor.submit(LoadModel(MODEL, program.chat_id if is_open else None))
    governor.submit(at.then(lambda: governor.submit(SayHosted(program.request("Hello.")))))
    governor.run()
    (ended,) = (event for event in program.heard if isinstance(event, HostedEnded))
    assert ended.stop_reason is reason
    assert program.text == ("Fine." if reason is StopReason.END else "Fin")


def test_what_came_back_while_the_reply_was_written_is_told_at_its_end(at: Desk) -> None:
    """Turns left in the middle of it, and the message had asked for one of them."""
    at.settings = at.settings.with_values({"context.adaptive": False, "context.recall": "automatic"})
    program = Program(at)

    def near_the_trigger() -> None:
        live = at.governor.session.live
        assert live is not None
        object.__setattr__(live.budget, "act_at", live.timeline.n_used + 120)

    def hear(event: Any) -> None:
        if isinstance(event, HostedBegun):
            near_the_trigger()

    program.watch = hear
    reply = says(lambda prompt: counting(240) if prompt.rstrip().endswith(ASKED) else "Fine.")
    jobs = [program.says(text) for text in (TOLD, *OTHERS, ASKED)]
    at.play(reply, [OpenChat(program.chat_id), *jobs], n_ctx=N_CTX, verified=False)
    begun = [event for event in program.heard if isinstance(event, HostedBegun)][-1]
    ended = [event for event in program.heard if isinstance(event, HostedEnded)][-1]
    assert begun.came_back == ()
    assert [(back.turns, back.source) for back in ended.came_back] == [((1, 2), "page")]
