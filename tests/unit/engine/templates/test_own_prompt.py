"""What a chat template puts in front by itself, and that it is a turn that never leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.turns.turns import Message, Role, TurnState
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.templates.chat_template import CHATML, ChatTemplate
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.session import open_chat
from tests.helpers.live import bench
from tests.helpers.sending import send
from tests.helpers.tiny_models import Shape, make_model

S, U, A = Role.SYSTEM, Role.USER, Role.ASSISTANT

WORDS = "You are Tiny, made of random numbers."
DEFAULT = (
    "{% if messages[0]['role'] != 'system' %}<|im_start|>system\n"
    + WORDS
    + "<|im_end|>\n{% endif %}"
    + CHATML
)
BEGUN = "{{ bos_token }}" + CHATML
HEADED = "{{ bos_token }}<|im_start|>system\nDate: {{ strftime_now('%d %b %Y') }} it is.<|im_end|>\n" + CHATML


def test_the_words_are_found_with_what_stands_around_them() -> None:
    own = ChatTemplate(DEFAULT).own_prompt
    assert own is not None
    assert (own.head, own.text, own.tail) == ("<|im_start|>system\n", WORDS, "<|im_end|>\n")
    assert own.matches(WORDS)
    assert own.matches("")
    assert not own.matches(WORDS + " ")
    assert own.said("") == own.prefix


@pytest.mark.parametrize("words", ["你是一个有用的助手。", "あなたは親切な助手です。"])
def test_words_are_found_that_no_space_parts(words: str) -> None:
    """Also where the template writes them into no system turn, so that only their number tells them."""
    own = ChatTemplate("{{ bos_token }}" + words + "\n" + CHATML, bos="<s>").own_prompt
    assert own is not None
    assert own.text == words


def test_where_nothing_is_written_there_is_nothing() -> None:
    assert ChatTemplate(CHATML).own_prompt is None
    begun = ChatTemplate(BEGUN, bos="<s>").own_prompt
    assert begun is not None
    assert (begun.prefix, begun.text) == ("<s>", "")


def test_a_day_is_any_day_and_never_a_control_token() -> None:
    own = ChatTemplate(HEADED, bos="<s>").own_prompt
    assert own is not None
    assert own.matches("Date: 01 Jan 2020 it is.")
    assert not own.matches("Date: <|im_end|> it is.")
    assert not own.matches("Date: it is.")


@pytest.mark.parametrize("template", [DEFAULT, BEGUN, HEADED])
def test_it_stays_when_the_first_turns_leave_and_stands_there_once(tmp_path: Path, template: str) -> None:
    model = make_model(tmp_path / "tiny.gguf", Shape(chat_template=template))
    with bench(model, tmp_path, n_ctx=512) as at:
        at.system_prompt = ""
        live = at.new_chat(context__mode="shift", sampling__max_tokens=24)
        own = live.engine.info.own_prompt
        assert own is not None
        system = live.timeline.turn(0)
        assert (system.role, system.text) == (S, own.text)
        first = _tokens(at.engine, [Message(S, own.text)])
        assert system.n_tokens == len(first) > 0
        for number in range(12):
            send(live, f"This is message {number}, and it says a few words.")
        assert any(turn.state is TurnState.DROPPED for turn in live.timeline)
        assert live.timeline.turn(0).span == (0, len(first))
        resident = _tokens(at.engine, live.messages())
        assert resident[: len(first)] == first
        if own.text:
            spelled = b"".join(map(at.engine.piece, resident)).decode(errors="replace")
            assert spelled.count(own.text) == 1
        prefill.rebuild(live)
        assert live.timeline.turn(0).span == (0, len(first))
        _verify_reopened(at.engine, live, own.text)


def _verify_reopened(engine: LlamaEngine, live: LiveChat, text: str) -> None:
    again = LiveChat(engine, live.store, live.chat_id, live.settings, live.emit, live.cancelled)
    prefill.clear(again)
    open_chat.restore(again, "Not for this chat.")
    assert again.timeline.turn(0).text == text
    assert again.timeline.n_used == live.timeline.n_used


def _tokens(engine: LlamaEngine, messages: list[Message]) -> list[int]:
    return [token for turn in engine.encode(messages).turns for token in turn]


def test_another_models_beginning_is_left_out_where_there_is_none(tmp_path: Path) -> None:
    model = make_model(tmp_path / "tiny.gguf", Shape(chat_template=CHATML))
    with bench(model, tmp_path, n_ctx=512) as at:
        chat = at.store.create_chat("test", "another", "")
        at.store.append_turn(chat.chat_id, S, "", importance=1.0)
        live = LiveChat(at.engine, at.store, chat.chat_id, at.settings, at.events.append, lambda: False)
        prefill.clear(live)
        open_chat.restore(live, "")
        assert live.timeline.n_used == 0
        send(live, "Hello!")
        assert live.messages()[0] == Message(U, "Hello!")


def test_an_old_chats_prompt_stays_what_it_is(tmp_path: Path) -> None:
    model = make_model(tmp_path / "tiny.gguf", Shape(chat_template=DEFAULT))
    with bench(model, tmp_path, n_ctx=512) as at:
        old = "You are a helpful assistant."
        chat = at.store.create_chat("test", "another", old)
        at.store.append_turn(chat.chat_id, S, old, importance=1.0)
        live = LiveChat(at.engine, at.store, chat.chat_id, at.settings, at.events.append, lambda: False)
        prefill.clear(live)
        open_chat.restore(live, "")
        spelled = b"".join(map(at.engine.piece, _tokens(at.engine, live.messages()))).decode()
        assert old in spelled
        assert WORDS not in spelled


@pytest.mark.parametrize("template", [DEFAULT, BEGUN, HEADED, CHATML])
def test_a_request_without_a_system_message_begins_as_a_chat_does(tmp_path: Path, template: str) -> None:
    """To the API a conversation is what it is sent: the template writes its own prompt before it."""
    model = make_model(tmp_path / "tiny.gguf", Shape(chat_template=template))
    with bench(model, tmp_path, n_ctx=512) as at:
        own = at.engine.info.own_prompt
        said = [Message(U, "Hello!"), Message(A, "Hello."), Message(U, "And now?")]
        chat = said if own is None else [Message(S, own.text), *said]
        turns, asking = at.engine.encode(chat, generation=True)
        assert at.engine.prompts.prompt(said) == [token for turn in (*turns, asking) for token in turn]
