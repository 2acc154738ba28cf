"""An item in the middle of a kept conversation is taken out: nothing the model reads tells of it any more."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.events.events import Event
from ethervox_gui.context.events.window_events import ChatOpened
from ethervox_gui.context.turns.turns import Block, TurnState
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.protocol import LoadProgress
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.jobs import Answer, OpenChat
from ethervox_gui.settings import ModelSettings
from ethervox_gui.storage.pages.page_file import PageKind
from tests.helpers import oracle
from tests.helpers.api import PATIENCE, Api, running_api, scripted_api
from tests.unit.server.test_kept_items import (
    CALL,
    RESULT,
    begin,
    context,
    listed,
    model,
    take_out,
    texts,
    user,
)
from tests.unit.server.test_kept_tools import ASKED, TOOL, call, kinds, respond, say
from tests.unit.server.test_safety import wait_for

SECRET = "My locker opens with 4711."


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    ASKED.clear()
    with scripted_api(tmp_path, respond, n_ctx=2000) as made:
        yield made


def named(api: Api, name: str, text: str) -> str:
    """The item that says this."""
    return str(next(item["id"] for item in listed(api, name) if text in texts([item])[0]))


def refused(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def test_the_others_stay_and_are_named_as_before(api: Api) -> None:
    name = begin(api, user("My boat is Halcyon."), model("Noted."))
    first = say(api, SECRET, conversation=name, tools=None)
    say(api, "And now?", conversation=name, tools=None)
    before, secret = listed(api, name), named(api, name, "4711")
    gone = take_out(api, name, secret)
    assert (gone.status_code, gone.json()["object"], gone.json()["id"]) == (200, "conversation", name)
    assert listed(api, name) == [item for item in before if item["id"] != secret]
    assert api.client.get(f"/v1/conversations/{name}/items/{secret}").status_code == 404
    assert take_out(api, name, secret).status_code == 404
    say(api, "And then?", conversation=name, tools=None)
    assert "4711" not in ASKED[-1]
    told = ["My boat is Halcyon.", "Noted.", "So be it.", "And now?", "So be it.", "And then?", "So be it."]
    assert context(api)[-len(told) :] == told
    found = api.client.get(f"/v1/responses/{first['id']}").json()
    assert found["output"] == first["output"], "the response is as it was"
    asked = api.client.get(f"/v1/responses/{first['id']}/input_items").json()["data"]
    assert secret in [item["id"] for item in asked], "and so is what it answered"
    say(api, "Go on there.", previous_response_id=first["id"], tools=None)
    assert "4711" not in ASKED[-1], "nor when somebody goes on behind it"
    for item in reversed(listed(api, name)):
        assert take_out(api, name, item["id"]).status_code == 200
    assert listed(api, name) == []


def test_all_but_the_last_are_taken_out_one_by_one(api: Api) -> None:
    name = begin(api, *[make(f"number {n}.") for n in range(4) for make in (user, model)])
    left = [item["id"] for item in listed(api, name)]
    for item in left[:-1]:
        assert take_out(api, name, item).status_code == 200
    assert [item["id"] for item in listed(api, name)] == left[-1:]
    say(api, "And now?", conversation=name, tools=None)
    assert context(api)[-3:] == ["number 3.", "And now?", "So be it."]
    assert ASKED[-1].count("number") == 1


def test_the_results_of_a_call_go_with_it(api: Api) -> None:
    name = begin(api, user("Look."), CALL, RESULT, model("It says seven."))
    assert take_out(api, name, named(api, name, "call_their_own")).status_code == 200
    assert texts(listed(api, name)) == ["Look.", "It says seven."]
    say(api, "And now?", conversation=name, tools=None)
    assert "page seven" not in ASKED[-1]
    assert call(7) not in ASKED[-1]


def test_one_of_several_items_of_a_message_stays_with_the_others(api: Api) -> None:
    name = begin(api)
    said = say(api, "Show two pages", conversation=name)
    results = [item for item in said["output"] if item["type"] == "function_call"]
    given = [{**RESULT, "call_id": item["call_id"]} for item in results]
    say(api, given, conversation=name)
    before = listed(api, name)
    for item in said["output"]:
        assert refused(take_out(api, name, item["id"])) == (409, "part_of_a_message")
    assert listed(api, name) == before
    # The last results are of two messages: the first of them is in the middle.
    assert kinds(before)[-3:] == ["function_call_output", "function_call_output", "message"]
    assert take_out(api, name, before[-3]["id"]).status_code == 200
    assert [item["id"] for item in listed(api, name)] == [item["id"] for item in before if item != before[-3]]
    say(api, "And now?", conversation=name, tools=[TOOL])


def test_a_summary_is_made_again_without_it(tmp_path: Path) -> None:
    ASKED.clear()
    settings = {"context.notes": "sentences"}
    with scripted_api(tmp_path, respond, n_ctx=1200, settings=settings) as api:
        facts = ["My boat is called Halcyon.", SECRET, "My sister Marta lives in Bergen."]
        filler = [make(f"{n} " + "abcdefghij" * 9) for n in range(8) for make in (user, model)]
        name = begin(api, *[item for fact in facts for item in (user(fact), model("Noted."))], *filler)
        said = say(api, "And now?", conversation=name, tools=None)
        assert said["context"]["summarized"], said["context"]
        assert "4711" in context(api)[0], "the summary says it"
        assert take_out(api, name, named(api, name, "4711")).status_code == 200
        kept = [memory.text for memory in [*api.store.list_memories(), *api.store.deleted_memories()]]
        (chat,) = [chat for chat in api.store.list_chats() if chat.head_id]
        kept += [note.text for note in api.store.notes_of_chat(chat.chat_id)]
        assert any("Halcyon" in text for text in kept)
        assert not any("4711" in text for text in kept)
        say(api, "What opens my locker? And then?", conversation=name, tools=None)
        told = context(api)
        assert not any("4711" in text for text in told)
        assert "Halcyon" in told[0]
        assert len(listed(api, name)) == 25


def on_its_thread(api: Api, work: Callable[[], None]) -> None:
    """Do what touches the engine where nothing else does meanwhile."""
    failures: list[BaseException] = []
    done = threading.Event()

    def run() -> str:
        try:
            work()
        except BaseException as error:
            failures.append(error)
        finally:
            done.set()
        return ""

    api.governor.submit(Answer(run))
    assert done.wait(PATIENCE)
    if failures:
        raise failures[0]


def opened_in_window(tmp_path: Path, work: Callable[[Api, str, LiveChat], None]) -> None:
    """Do something with a program's conversation while the window has it."""
    ASKED.clear()
    opened = threading.Event()

    def hear(event: Event) -> None:
        if isinstance(event, ChatOpened):
            opened.set()

    with scripted_api(tmp_path, respond, n_ctx=2000, with_chat=True, hear=hear) as api:
        name = begin(api, user(SECRET), model("Noted."), user("And now?"), model("So."))
        chat = next(chat for chat in api.store.list_chats() if chat.title)
        opened.clear()
        api.governor.submit(OpenChat(chat.chat_id))
        assert opened.wait(PATIENCE)
        wait_for(lambda: api.governor.session.live is not None)
        live = api.governor.session.live
        assert live is not None
        work(api, name, live)


def test_the_window_sees_it_leave_at_once(tmp_path: Path) -> None:
    def work(api: Api, name: str, live: LiveChat) -> None:
        assert take_out(api, name, named(api, name, "4711")).status_code == 200
        assert [item.text for _, item in live.timeline.contents()] == ["Noted.", "And now?", "So."]
        assert texts(listed(api, name)) == ["Noted.", "And now?", "So."]
        told = [(turn.text, turn.state) for turn in live.timeline]
        assert told[0] == (SECRET, TurnState.DROPPED), "it stays stored for its reader"

    opened_in_window(tmp_path, work)


def test_what_is_pinned_stays(tmp_path: Path) -> None:
    def work(api: Api, name: str, live: LiveChat) -> None:
        secret = next(turn for turn in live.timeline if turn.text == SECRET)
        api.store.set_pinned(secret.turn_id, True)
        live.timeline.set_pinned(secret.number, True)
        assert refused(take_out(api, name, named(api, name, "4711"))) == (409, "turn_pinned")
        assert texts(listed(api, name))[0] == SECRET

    opened_in_window(tmp_path, work)


@pytest.mark.parametrize("again", [False, True])
def test_the_cells_of_a_real_model_are_those_of_a_conversation_without_it(
    tmp_path: Path, deep_model: Path, again: bool
) -> None:
    """Also where the program ends before anything is said, and pages are all there is."""
    settings = {"model.n_ctx": 1024, "sampling.max_tokens": 8, "context.notes": "sentences"}

    def served(work: Callable[[Api], None]) -> None:
        with running_api(tmp_path, lambda _, m, p: llama.load(deep_model, m, p), settings=settings) as api:
            work(api)

    names: list[str] = []

    def before(api: Api) -> None:
        many = [make(f"{n} is a number.") for n in range(8) for make in (user, model)]
        names.append(begin(api, *many[:4], user(SECRET), *many[5:]))
        say(api, "And now?", conversation=names[0], tools=None)
        first = api.governor.session.host.live
        assert first is not None
        assert take_out(api, names[0], named(api, names[0], "4711")).status_code == 200
        store = api.store
        pages = [key.item_id for key in store.pages.keys_of_chat(first.chat_id) if key.kind is PageKind.TURN]
        gone = store.forgotten_among(turn.turn_id for turn in store.turns_of_chat(first.chat_id))
        assert len(gone) == 1
        assert [turn_id for turn_id in pages if turn_id < min(gone)], "what was said before has pages still"
        assert not [turn_id for turn_id in pages if turn_id >= min(gone)], "none that was read with it"

    def after(api: Api) -> None:
        say(api, "And then?", conversation=names[0], tools=None)
        live = api.governor.session.host.live
        assert live is not None
        assert not any("4711" in item.text for _, item in live.timeline.contents())

        def logits() -> Any:
            """Behind the last message: a reply without sense is read by other tokens than those it has."""
            end = live.timeline.resident()[-1].span
            assert end is not None
            live.engine.apply([Remove(end.p0)])
            live.engine.decode([oracle.PROBE], LIVE, end.p0)
            return live.engine.logits().copy()  # type: ignore[attr-defined]

        def compare() -> None:
            found = logits()
            prefill.rebuild(live)
            assert nmse(found, logits()) < 1e-4

        on_its_thread(api, compare)

    def both(api: Api) -> None:
        before(api)
        after(api)

    for work in [before, after] if again else [both]:
        served(work)


@pytest.mark.parametrize("place", ["middle", "end"])
def test_what_stands_before_it_is_not_read_again(tmp_path: Path, deep_model: Path, place: str) -> None:
    """A summary neither, and the response tells just what was read."""
    decoded: list[int] = []

    def make(_: Path, settings: ModelSettings, progress: LoadProgress) -> LlamaEngine:
        engine = llama.load(deep_model, settings, progress)
        decode = engine.decode

        def counted(tokens: Sequence[int], *args: Any, **options: Any) -> None:
            decoded.append(len(tokens))
            decode(tokens, *args, **options)

        engine.decode = counted  # type: ignore[method-assign]
        return engine

    settings = {"model.n_ctx": 1024, "sampling.max_tokens": 8, "context.notes": "sentences"}
    with running_api(tmp_path, make, settings=settings) as api:
        told = [f"My number {n} is {77 * n}, and that is what it stays." for n in range(16)]
        name = begin(api, *[item for text in told for item in (user(text), model("Noted."))])
        before = say(api, "And now?", conversation=name, tools=None)
        assert before["context"]["summarized"], "a summary stands in front"
        at = "My number 13" if place == "middle" else "And now?"
        gone = next(item["id"] for item in listed(api, name) if texts([item])[0].startswith(at))
        assert take_out(api, name, gone).status_code == 200
        decoded.clear()
        usage = say(api, "And then?", conversation=name, tools=None)["usage"]
        n_cached = usage["input_tokens_details"]["cached_tokens"]
        live = api.governor.session.host.live
        assert live is not None
        n_before = sum(
            span.n_tokens
            for span, item in live.timeline.contents()
            if isinstance(item, Block) or item.number < 26
        )
        assert n_before > 200
        assert n_cached >= n_before
        n_read = usage["input_tokens"] - n_cached
        assert n_read <= sum(decoded) <= n_read + usage["output_tokens"] + 4, "what ends a reply, too"


def test_going_back_does_not_bring_it_back(tmp_path: Path) -> None:
    """Turns left by themselves since, among them this one, and behind an earlier response they come back."""
    ASKED.clear()
    with scripted_api(tmp_path, respond, n_ctx=1200, settings={"context.mode": "shift"}) as api:
        name = begin(api, user("My boat is Halcyon."), model("Noted."), user(SECRET), model("Noted."))
        first = say(api, "And now?", conversation=name, tools=None)
        for number in range(8):
            said = say(api, f"{number} " + "abcdefghij" * 9, conversation=name, tools=None)
        assert said["context"]["summarized"] + said["context"]["dropped"] > 4
        assert take_out(api, name, named(api, name, "4711")).status_code == 200
        say(api, "Go on there.", previous_response_id=first["id"], tools=None)
        assert "My boat is Halcyon." in context(api)
        assert not any("4711" in text for text in context(api))
