"""Calls that the model makes: run, handed back, at most four in one reply."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.calls.forms import CallReader, NativeForm
from ethervox_gui.context.calls.guide_calls import CONTEXT_MANAGE, MEMORY_SEARCH, call_text
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    ReplyFinished,
    StopReason,
    SummaryStored,
    TokenGenerated,
    Trigger,
    TurnAppended,
    TurnPagedIn,
)
from ethervox_gui.context.events.window_events import ReplyStarted, ToolCalled
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import GoOn, SendMessage, ShiftWindow
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.desk import (
    Desk,
    WatchedEngine,
    counting,
    desk,
    errors,
    in_turn,
    messages,
    notices,
    says,
    verify_order,
    verify_progress,
)
from tests.helpers.scripted_engine import SURGICAL, ScriptedSampler

SEARCH = call_text(MEMORY_SEARCH, query="dog")
ELEMENT = f'<tool_call>\n{{"name": "{MEMORY_SEARCH}", "arguments": {{"query": "dog"}}}}\n</tool_call>'


def roles(at: Desk, chat_id: int = 1) -> list[Role]:
    return [turn.role for turn in at.store.turns_of_chat(chat_id)]


def test_a_search_is_run_and_its_result_handed_back(at: Desk) -> None:
    jobs = [SendMessage("My dog is called Rex."), ShiftWindow(0), SendMessage("Who is my dog?")]
    told = at.play(in_turn("Good.", SEARCH, "Rex."), jobs)
    assert errors(told) == []
    verify_order(told)
    (call,) = at.told(ToolCalled)
    assert (call.turn_number, call.call) == (4, SEARCH)
    assert call.result == "Found in memory:\n- My dog is called Rex. [turn 1 of chat 1]"
    assert [event.text for event in at.told(ReplyFinished)] == ["Good.", "Rex."]
    turns = at.store.turns_of_chat(1)
    assert [turn.role for turn in turns[3:]] == [Role.USER, Role.ASSISTANT, Role.TOOL, Role.ASSISTANT]
    assert [turn.text for turn in turns[4:6]] == [SEARCH, call.result]
    assert [event.role for event in at.told(TurnAppended)][-4:] == [turn.role for turn in turns[3:]]
    assert "".join(event.text for event in at.told(TokenGenerated)) == "Good.Rex.", "a call is not shown"
    assert "Found in memory" in "".join(
        chr(t) for _, chunk in at.engine.decoded for t in chunk if t < 0x110000
    )


def test_a_reply_says_what_it_is_about_to_do_and_then_calls(at: Desk) -> None:
    jobs = [SendMessage("My dog is called Rex."), ShiftWindow(0), SendMessage("Who is my dog?")]
    told = at.play(in_turn("Good.", f"Let me look.\n\n{ELEMENT}", f"So:\n{SEARCH}", "Rex."), jobs, n_ctx=1024)
    assert errors(told) == []
    verify_order(told)
    assert [event.call for event in at.told(ToolCalled)] == [ELEMENT, SEARCH]
    assert all("called Rex" in event.result for event in at.told(ToolCalled))
    assert [event.text for event in at.told(ReplyFinished)] == ["Good.", "Rex."]
    assert roles(at)[3:] == [Role.USER, *[Role.ASSISTANT, Role.TOOL] * 2, Role.ASSISTANT]
    shown = "".join(event.text for event in at.told(TokenGenerated))
    assert shown.split() == ["Good.Let", "me", "look.", "So:", "Rex."]


@pytest.mark.parametrize("words", ["", "Let me look.\n\n", "<think>\nIn memory?\n</think>\n\n"])
@pytest.mark.parametrize("n_written", [5, 30])
def test_a_call_that_was_stopped_half_way_is_made_when_the_reply_goes_on(
    at: Desk, words: str, n_written: int
) -> None:
    begun, rest = ELEMENT[:n_written], ELEMENT[n_written:]
    jobs = [SendMessage("My dog is called Rex."), ShiftWindow(0), SendMessage("Who is my dog?"), GoOn()]
    told = at.play(in_turn("Good.", words + begun, rest, "Rex."), jobs, n_ctx=1024)
    assert errors(told) == []
    if words:  # else the order of events does not show that it goes on
        verify_order(told)
    (call,) = at.told(ToolCalled)
    assert (call.call, "called Rex" in call.result) == (ELEMENT, True)
    assert at.told(ReplyStarted)[-2].text.strip() == words.strip(), "the half of it is no longer shown"
    assert [event.text for event in at.told(ReplyFinished)] == ["Good.", words + begun, "Rex."]
    assert roles(at)[3:] == [Role.USER, Role.ASSISTANT, Role.TOOL, Role.ASSISTANT]


def test_what_only_began_like_a_call_is_shown_when_it_goes_on(at: Desk) -> None:
    begun, rest = ELEMENT[:30], "s of the cat are dim."
    at.play(in_turn(begun, rest), [SendMessage("Write!"), GoOn()], n_ctx=1024)
    assert at.told(ToolCalled) == []
    assert at.told(ReplyFinished)[-1].text == begun + rest
    shown = [event.text for event in at.told(TokenGenerated)]
    assert "".join(shown) == begun + begun + rest, "once more, behind what it is begun with"


def test_a_call_that_is_explained_or_shown_as_code_is_text(at: Desk) -> None:
    replies = (f"Write {SEARCH}", f"```\n{SEARCH}\n```", f"So:\n{SEARCH}\nThat is all.")
    at.play(in_turn(*replies), [SendMessage(text) for text in ("one", "two", "three")], n_ctx=2048)
    assert at.told(ToolCalled) == []
    assert [event.text for event in at.told(ReplyFinished)] == list(replies)
    assert "".join(event.text for event in at.told(TokenGenerated)) == "".join(replies)


@pytest.mark.parametrize("call", [SEARCH, ELEMENT, "<think>\nIn memory?\n</think>\n\n" + ELEMENT])
@pytest.mark.parametrize("behind", ["\nFound in memory:\n- The dog is called Max.", f"\n{SEARCH}", " Max."])
def test_a_reply_that_is_nothing_but_a_call_ends_with_it(at: Desk, call: str, behind: str) -> None:
    """Models go on with the result that they expect, which is no word of theirs and costs tokens."""
    told = at.play(in_turn(call + behind, "Rex."), [SendMessage("Who is my dog?")], n_ctx=2048)
    assert errors(told) == []
    verify_order(told)
    assert [event.result for event in at.told(ToolCalled)] == ["Nothing found in memory."]
    said = [turn.text.rstrip() for turn in at.store.turns_of_chat(1) if turn.role is Role.ASSISTANT]
    assert said == [call, "Rex."]
    assert "Max" not in "".join(event.text for event in at.told(TokenGenerated))


def test_memory_comes_before_what_was_said(at: Desk) -> None:
    chat = at.store.create_chat("another")
    at.store.add_memory(chat.chat_id, NewMemory("- A cat.\n- The dog is Bo.\n- A bird."))
    at.store.append_turn(chat.chat_id, Role.USER, "The dog is old.")
    at.play(in_turn(SEARCH, "Bo."), [SendMessage("Who is my dog?")])
    assert at.told(ToolCalled)[0].result == "Found in memory:\n- The dog is Bo. [memory 1]"


def test_questions_and_calls_answer_nothing(at: Desk) -> None:
    chat = at.store.create_chat("another")
    for text in ("Where is the dog?", SEARCH):
        at.store.append_turn(chat.chat_id, Role.USER, text)
    at.play(in_turn(SEARCH, "I do not know."), [SendMessage("Is there a dog?")])
    assert at.told(ToolCalled)[0].result == "Nothing found in memory."


def test_the_call_itself_does_not_hide_what_was_said(at: Desk) -> None:
    """It has all the words of the query; what answers has one of them."""
    chat = at.store.create_chat("another")
    for text in ("A name is a name.", "My project is called Falcon.", "What about the project name?"):
        at.store.append_turn(chat.chat_id, Role.USER, text)
    search = call_text(MEMORY_SEARCH, query="project name")
    at.play(in_turn(search, "Falcon."), [SendMessage("What is it called?")])
    result = at.told(ToolCalled)[0].result
    assert "My project is called Falcon." in result
    assert "What about" not in result
    assert "tool" not in result


def test_a_small_window_gets_fewer_lines(at: Desk) -> None:
    chat = at.store.create_chat("another")
    at.store.add_memory(
        chat.chat_id, NewMemory("\n".join(f"- dog {number} ".ljust(60, "x") for number in range(5)))
    )
    told = at.play(in_turn(SEARCH, "Many."), [SendMessage("Who is my dog?")])
    assert errors(told) == []
    assert at.told(ToolCalled)[0].result.count("\n- ") == 1, "a fifth of 512 tokens"


def test_a_search_takes_a_tag_and_a_limit(at: Desk) -> None:
    chat = at.store.create_chat("another")
    at.store.add_memory(chat.chat_id, NewMemory("- The dog is Bo.", tags=("pets",)))
    at.store.add_memory(chat.chat_id, NewMemory("- The dog barks.\n- The dog runs.\n- The dog sleeps."))
    calls = [
        call_text(MEMORY_SEARCH, query="dog", tag="Pets"),
        call_text(MEMORY_SEARCH, query="dog", tag="none"),
        call_text(MEMORY_SEARCH, query="dog", limit=2),
        call_text(MEMORY_SEARCH, query="dog", limit="many"),
    ]
    at.play(in_turn(*calls, "Bo."), [SendMessage("Which pet?")], n_ctx=2048)
    results = [event.result for event in at.told(ToolCalled)]
    assert results[0] == "Found in memory:\n- The dog is Bo. [memory 1]"
    assert results[1] == "Nothing found in memory."
    assert [result.count("\n") for result in results[2:]] == [2, 4]


def test_a_line_is_found_wherever_it_stands_in_a_memory(at: Desk) -> None:
    """A piece of the memory around the first match held no more than that."""
    chat = at.store.create_chat("another")
    lines = ["The name of the town is Steyr.", *(f"It rained for {n} hours." for n in range(12))]
    at.store.add_memory(
        chat.chat_id, NewMemory("\n".join(f"- {line}" for line in [*lines, "Fuchs plays tuba."]))
    )
    search = call_text(MEMORY_SEARCH, query="tuba name")
    at.play(in_turn(search, "Fuchs."), [SendMessage("Who is it?")], n_ctx=2048)
    assert "- Fuchs plays tuba. [memory 1]" in at.told(ToolCalled)[0].result.splitlines()
    assert "rained" not in at.told(ToolCalled)[0].result


def test_of_a_long_paragraph_the_part_with_the_match_is_told(at: Desk) -> None:
    chat = at.store.create_chat("another")
    at.store.add_memory(
        chat.chat_id, NewMemory(f"{'so it went on ' * 30}until the dog Bo came{' and went' * 30}")
    )
    at.play(in_turn(SEARCH, "Bo."), [SendMessage("Who is my dog?")], n_ctx=2048)
    assert "the dog Bo came" in at.told(ToolCalled)[0].result


@pytest.mark.parametrize("is_guide", [False, True], ids=["a model", "the guide"])
def test_what_came_back_for_the_message_is_found_before_anything_else(tmp_path: Path, is_guide: bool) -> None:
    """The model sees it, so no search found it, but something else that has a word of the query."""
    told = [
        "I have time today. " * 8,
        "My launch code is 5531.",
        "My name is Edda.",
        "It rained.",
        "Then it stopped.",
    ]
    notes = [
        "I see.",
        "Noted. (1) Your launch code is 5531.",
        "Noted. (2) Your name is Edda.",
        "I see.",
        "I see.",
    ]
    search = call_text(MEMORY_SEARCH, query="launch name")
    asked = [ShiftWindow(2), SendMessage("What is my launch code?")]
    with desk(tmp_path, context__recall="automatic", context__keep_recent_turns=4) as at:
        jobs = [*map(SendMessage, told), *asked]
        played = at.play(in_turn(*notes, search, "5531."), jobs, n_ctx=2048, is_guide=is_guide)
        assert errors(played) == []
        assert (3, 4) in [event.turns for event in at.told(TurnPagedIn)]
        first = at.told(ToolCalled)[0].result.splitlines()[1]
        expected = (
            "- (1) Your launch code is 5531." if is_guide else "- My launch code is 5531. [turn 3 of chat 1]"
        )
        assert first == expected


def test_a_call_in_a_memory_is_no_call_when_it_is_copied(at: Desk) -> None:
    chat = at.store.create_chat("another")
    at.store.add_memory(chat.chat_id, NewMemory(f"- dog: say {SEARCH}"))
    at.play(in_turn(SEARCH, "Done."), [SendMessage("Who is my dog?")])
    result = at.told(ToolCalled)[0].result
    assert "dog: say" in result
    assert "<tool_call" not in result


@pytest.mark.parametrize("query", ["", '" OR *', "a\0b", "(", "NEAR/2 dog", counting(300), "日本"])
def test_any_query_is_answered(at: Desk, query: str) -> None:
    call = json.dumps({"name": MEMORY_SEARCH, "arguments": {"query": query}})
    told = at.play(in_turn(call, "Nothing."), [SendMessage("Look.")], n_ctx=2048)
    assert errors(told) == []
    assert at.told(ToolCalled)[0].result == "Nothing found in memory."


def told_pets(tmp_path: Path, replies: list[str], last: str) -> tuple[Desk, list[str]]:
    """A desk in which five pets were told of, and one more message was answered with these replies."""
    told = [f"My {pet} is called {name}." for pet, name in PETS.items()]
    with desk(tmp_path, context__recall="off") as at:
        jobs = [*map(SendMessage, told), ShiftWindow(0), SendMessage(last)]
        events = at.play(in_turn(*["Good."] * len(told), *replies), jobs, n_ctx=4096)
        assert errors(events) == []
        verify_order(events)
        assert roles(at)[-3:] == [Role.ASSISTANT, Role.TOOL, Role.ASSISTANT]
        return at, [event.result for event in at.told(ToolCalled)]


PETS = {"dog": "Rex", "cat": "Mia", "horse": "Sultan", "parrot": "Jakob", "rabbit": "Muffin"}


def test_at_most_four_calls_in_one_reply(tmp_path: Path) -> None:
    calls = [call_text(MEMORY_SEARCH, query=pet) for pet in PETS]
    at, results = told_pets(tmp_path, calls, "What are my pets called?")
    assert [name in result for name, result in zip(PETS.values(), results, strict=False)] == [True] * 4
    assert at.told(ReplyFinished)[-1].text == calls[4], "the scripted engine knows no grammar"


def test_a_call_that_brings_nothing_new_is_the_last(tmp_path: Path) -> None:
    """Qwen2.5 Coder 0.5B looked for "Nothing found in memory." as often as it might."""
    first, other, again = (call_text(MEMORY_SEARCH, query=query) for query in ("dog", "cat", "dog cat"))
    at, results = told_pets(tmp_path, [first, other, again, "Rex and Mia."], "And my pets?")
    assert [result.count("\n") for result in results] == [1, 1, 2]
    assert at.told(ReplyFinished)[-1].text == "Rex and Mia."
    assert [bool(grammar) for grammar in at.engine.grammars[-4:]] == [False, False, False, True]


@pytest.mark.parametrize(("is_guide", "found"), [(False, True), (True, False)])
def test_what_the_model_sees_is_found_where_nothing_else_is(
    tmp_path: Path, is_guide: bool, found: bool
) -> None:
    told = "My locker is number 4471. Search your memory for the locker. Where is it?"
    search = call_text(MEMORY_SEARCH, query="locker")
    with desk(tmp_path, context__recall="off") as at:
        at.play(in_turn(search, "4471."), [SendMessage(told)], n_ctx=1024, is_guide=is_guide)
        line = "- My locker is number 4471. [turn 1 of chat 1]"
        expected = f"Found in memory:\n{line}" if found else "Nothing found in memory."
        assert [event.result for event in at.told(ToolCalled)] == [expected]


@pytest.mark.parametrize("text", ['{"answer": 42}', "<tool_call", '{"name": "other", "arguments": {}}'])
def test_what_is_no_call_after_all_is_shown(at: Desk, text: str) -> None:
    told = at.play(says(text), [SendMessage("go")])
    verify_order(told)
    assert at.told(ReplyFinished)[0].text == text
    assert at.told(ToolCalled) == []


def test_a_stopped_reply_runs_no_call(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop is pressed when the call is whole but for its end."""
    sample = ScriptedSampler.sample
    before: list[int] = []

    def stop(sampler: ScriptedSampler) -> int:
        before.append(sample(sampler))
        if before[-2:] == [ord(">"), ord(" ")]:
            at.governor.cancel()
        return before[-1]

    monkeypatch.setattr(ScriptedSampler, "sample", stop)
    told = at.play(lambda _: SEARCH + " ", [SendMessage("go")])
    assert at.told(ToolCalled) == []
    assert at.told(ReplyFinished)[0].stop_reason is StopReason.CANCELLED
    verify_order(told)


# ---- context_manage ------------------------------------------------------------------------------


def manage(**arguments: str | int) -> str:
    return call_text(CONTEXT_MANAGE, **arguments)


def asked_to(at: Desk, call: str, *jobs: SendMessage, **options: Any) -> dict[str, object]:
    """Messages, then one that the model answers with a call; what was handed back."""
    before = list(jobs) or messages(8, 20)
    respond = in_turn(*["Fine."] * len(before), call, "Done.")
    told = at.play(respond, [*before, SendMessage("go"), *messages(2)], **{"n_ctx": 1024} | options)
    assert errors(told) == []
    verify_order(told)
    verify_progress(at)
    (called,) = at.told(ToolCalled)
    found = json.loads(called.result)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    "capability", [None, Capability(False, False, "recurrent")], ids=["surgical", "rebuild"]
)
def test_the_model_manages_its_own_context(at: Desk, capability: Capability | None) -> None:
    call = manage(action="summarize_old", keep_last_n_turns=6)
    result = asked_to(at, call, capability=capability or SURGICAL)
    (edit,) = at.told(ContextEdited)
    assert result == {"success": True, "tokens_freed": edit.tokens_freed}
    assert (edit.action, edit.trigger) == (Action.SUMMARIZE_OLD, Trigger.TOOL)
    # Turns 13 to 16, the question and the call itself are the six that stay.
    assert (edit.first_turn, edit.last_turn) == (1, 12)
    assert at.told(SummaryStored)[0].text == "- They talked."


def test_what_is_being_answered_stays_with_its_call(at: Desk) -> None:
    jobs = messages(3, 100)
    result = asked_to(at, manage(action="shift_window", keep_last_n_turns=5), *jobs)
    assert result["success"] is True
    turns = at.store.turns_of_chat(1)
    call = next(turn for turn in turns if turn.text.startswith("<tool_call"))
    assert [turn.state for turn in turns[call.number - 1 : call.number + 2]] == [TurnState.IN_KV] * 3


def test_unimportant_exchanges_can_be_pruned(at: Desk) -> None:
    jobs = [SendMessage("hi"), SendMessage("We decided on the blue one."), SendMessage("ok")]
    result = asked_to(at, manage(action="prune_unimportant"), *jobs)
    assert result["success"] is True
    states = {turn.text: turn.state for turn in at.store.turns_of_chat(1)}
    assert states["hi"] is states["ok"] is TurnState.DROPPED
    assert states["We decided on the blue one."] is TurnState.IN_KV


@pytest.mark.parametrize(
    "call",
    [
        manage(action="explode"),
        manage(keep_last_n_turns=5),
        manage(action="shift_window", keep_last_n_turns="many"),
        manage(action="shift_window", summary_detail="novel"),
        '{"name": "context_manage", "arguments": {"action": "shift_window", "keep_last_n_turns": 1e999}}',
        '{"name": "context_manage", "arguments": {"action": "shift_window", "keep_last_n_turns": NaN}}',
        manage(action="shift_window", keep_last_n_turns=50),
    ],
    ids=["action", "none", "a word", "detail", "infinity", "nan", "nothing to remove"],
)
def test_a_call_that_makes_no_sense_is_answered_with_why(at: Desk, call: str) -> None:
    result = asked_to(at, call, n_ctx=4096)
    assert result["success"] is False
    assert result["error"]
    assert at.told(ContextEdited) == []


def test_a_call_just_before_the_window_is_full(at: Desk) -> None:
    """The edit of the call and the one that its result would need do not follow one another."""
    for n_messages in range(10, 16):
        at.events.clear()
        at.at_edit.clear()
        jobs = messages(n_messages, 20)
        respond = in_turn(*["Fine."] * n_messages, manage(action="prune_unimportant"), SEARCH, "Done.")
        told = at.play(respond, [*jobs, SendMessage("go")])
        assert errors(told) == notices(told) == []
        verify_order(told)
        verify_progress(at)


@pytest.mark.parametrize("changes", [{"context__mode": "manual"}, {"context__enabled": False}])
def test_where_nothing_leaves_by_itself_no_call_makes_it_leave(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    with desk(tmp_path, **changes) as at:
        result = asked_to(at, manage(action="shift_window", keep_last_n_turns=5))
        assert result == {"success": False, "error": "only the user decides what leaves the context"}
        assert at.told(ContextEdited) == []
        assert {turn.state for turn in at.store.turns_of_chat(1)} == {TurnState.IN_KV}


def test_where_the_model_was_told_of_no_tool_what_looks_like_a_call_is_text(tmp_path: Path) -> None:
    with desk(tmp_path, memory__model_may_search=False) as at:
        at.play(in_turn(SEARCH), [SendMessage("Hello.")])
        assert at.told(ToolCalled) == []
        assert [event.text for event in at.told(ReplyFinished)] == [SEARCH]
        assert "".join(event.text for event in at.told(TokenGenerated)) == SEARCH


def test_a_model_on_another_server_is_told_of_its_own_chat_alone(tmp_path: Path) -> None:
    """What other chats are about is nothing that its server was told."""
    elsewhere = Capability(False, False, "another server", apart=True)
    with desk(tmp_path) as at:
        other = at.store.create_chat("Other")
        at.store.add_memory(other.chat_id, NewMemory("The dog is called Rex."))
        at.store.append_turn(other.chat_id, Role.USER, "My dog likes the sea.")
        at.play(in_turn(SEARCH), [SendMessage("Hello.")], capability=elsewhere)
        assert [event.result for event in at.told(ToolCalled)] == ["Nothing found in memory."]
        at.play(in_turn(SEARCH), [SendMessage("Hello.")])
        assert "Rex" in at.told(ToolCalled)[-1].result


def test_a_program_hears_nothing_of_other_chats(tmp_path: Path) -> None:
    """A chat that is kept for a program: whatever its model looks for, it finds what was said there alone."""
    with desk(tmp_path) as at:
        other = at.store.create_chat("Other")
        at.store.add_memory(other.chat_id, NewMemory("The dog is called Rex."))
        at.store.append_turn(other.chat_id, Role.USER, "My dog likes the sea.")
        hosted = at.then(lambda: setattr(at.live, "is_hosted", True))
        at.play(in_turn(SEARCH), [hosted, SendMessage("Hello.")])
        assert [event.result for event in at.told(ToolCalled)] == ["Nothing found in memory."]


def test_a_model_on_another_server_is_not_told_what_was_folded_from_several_chats(tmp_path: Path) -> None:
    elsewhere = Capability(False, False, "another server", apart=True)
    with desk(tmp_path) as at:
        other, own = (at.store.create_chat(name, "scripted", "You are a test.").chat_id for name in "ab")
        said = NewMemory("- They talked.")
        parts = [at.store.add_memory(chat_id, said).memory_id for chat_id in (other, own)]
        at.store.add_memory(own, NewMemory("- The dog is called Rex.", level=2, child_memory_ids=parts))
        at.play(in_turn(SEARCH), [SendMessage("Hello.")], chat_id=own, capability=elsewhere)
        assert [event.result for event in at.told(ToolCalled)] == ["Nothing found in memory."]
        at.play(in_turn(SEARCH), [SendMessage("Hello.")], chat_id=own)
        assert "Rex" in at.told(ToolCalled)[-1].result


class _Mistral(WatchedEngine):
    """Has a control token for calls, which is text only to who reads them."""

    def offer_tools(self, offered: bool) -> CallReader | None:
        assert offered
        return NativeForm(("[TOOL_CALLS]",), ("[TOOL_CALLS]",))


def test_a_call_in_the_models_own_form_is_run_and_never_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.helpers.desk.WatchedEngine", _Mistral)
    call = 'I look.\n[TOOL_CALLS][{"name": "memory_search", "arguments": {"query": "dog"}}]'
    with desk(tmp_path) as at:
        # What is not shown is in the cache all the same, so the cells are more than the text has.
        at.play(in_turn(call, "It is Rex.", "[TOOL_CALLS] nothing"), messages(2), verified=False)
        (made,) = at.told(ToolCalled)
        assert made.call.startswith("[TOOL_CALLS]")
        assert [turn.role for turn in at.ended.timeline][-5:-2] == [Role.ASSISTANT, Role.TOOL, Role.ASSISTANT]
        shown = "".join(event.text for event in at.told(TokenGenerated))
        assert shown == "I look.\nIt is Rex. nothing"
        assert at.told(ReplyFinished)[-1].text.strip() == "nothing"
