"""A reply in a form of plain text ends where the next speaker's name begins, and nobody sees that name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH
from ethervox_gui.context.events.events import Event, ReplyFinished, StopReason, TokenGenerated
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import ReplyStream
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import LoadModel, SendMessage, Shutdown
from ethervox_gui.governor.session.completions import Guests
from ethervox_gui.governor.summaries import writing
from ethervox_gui.settings import Settings
from tests.helpers.guests import serve
from tests.helpers.scripted_engine import ScriptedEngine
from tests.helpers.stores import open_store
from tests.unit.governor.session.test_completions import Caller, no_chat

STOPS = ("\n\nUser:", "\nUser:")
WRITTEN = " The sea.\nUsers know.\n\nUser:\nAnd the land?"


class PlainEngine(ScriptedEngine):
    """A scripted engine whose form is plain text."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.info = replace(self.info, stops=STOPS)


def test_the_text_ends_before_the_name() -> None:
    told: list[Event] = []
    stream = ReplyStream(told.append, stops=STOPS)
    for number, letter in enumerate(WRITTEN, 1):
        stream.add(letter)
        assert stream.is_stopped is (number >= WRITTEN.index("User:\n") + len("User:"))
    assert stream.finish(is_call=False) == "The sea.\nUsers know."
    shown = "".join(event.text for event in told if isinstance(event, TokenGenerated))
    assert shown == "The sea.\nUsers know."


def test_what_only_began_like_it_is_kept() -> None:
    stream = ReplyStream(lambda _: None, stops=STOPS)
    stream.add("One\n\nUse")
    assert stream.text == "One"
    assert stream.finish(is_call=False) == "One\n\nUse"
    assert not stream.is_stopped


def test_a_reply_ends_there_and_the_chat_goes_on(tmp_path: Path) -> None:
    events: list[Event] = []
    engines: list[PlainEngine] = []

    def load(*_args: Any) -> PlainEngine:
        engines.append(PlainEngine(lambda _: WRITTEN))
        return engines[-1]

    with open_store(tmp_path) as store:
        governor = Governor(store, Settings(), events.append, load, lambda *_: "Be kind.")
        for job in (LoadModel(Path("plain.gguf")), SendMessage("One?"), SendMessage("Two?"), Shutdown()):
            governor.submit(job)
        governor.run()
        stored = [turn.text for turn in store.turns_of_chat(1) if turn.role is Role.ASSISTANT]
    assert stored == ["The sea.\nUsers know."] * 2
    finished = [event for event in events if isinstance(event, ReplyFinished)]
    assert [event.stop_reason for event in finished] == [StopReason.END] * 2
    n_written = WRITTEN.index("User:\n") + len("User:")
    assert [event.n_tokens for event in finished] == [n_written] * 2, "nothing is written after it"
    assert not [event for event in events if event.name == "error"]
    # Behind the name comes the next turn, and not a second end of this one.
    tokens = [token for seq, chunk in engines[0].decoded if seq == LIVE for token in chunk]
    name = list(map(ord, STOPS[0]))
    ends = [at for at in range(len(name), len(tokens)) if tokens[at - len(name) : at] == name]
    assert ends, "the second message stands behind the first reply"
    assert all(tokens[at] != engines[0].reply_end([])[0] for at in ends)


def test_other_programs_get_the_text_before_it() -> None:
    engine, caller = PlainEngine(lambda _: WRITTEN), Caller()
    guest = Guests(engine, no_chat)
    serve(guest, caller.asks(engine, ["", "hello"]))
    assert caller.text == "The sea.\nUsers know."
    again = Caller()
    serve(guest, again.asks(engine, ["", "hello"], stop=("know",)))
    assert again.text == "The sea.\nUsers "


def test_a_summary_ends_there(tmp_path: Path) -> None:
    engine = PlainEngine(lambda _: " - A fact.\n- Another one.\nUser: Go on.\n- No fact.\n")
    with open_store(tmp_path) as store:
        chat = store.create_chat("", "plain", "")
        live = LiveChat(engine, store, chat.chat_id, Settings(), lambda _: None, lambda: False)
        engine.decode([ord("?")], SCRATCH, 0)
        assert writing.generated(live, SCRATCH, 1, 200) == "- A fact.\n- Another one."
