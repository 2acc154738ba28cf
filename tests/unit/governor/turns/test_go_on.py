"""A reply that goes on where it was cut: also in the middle of a character, and behind a blank.

With one layer the next logits tell which tokens are in the cells: see :mod:`tests.helpers.oracle`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.events.events import TokenGenerated
from ethervox_gui.context.events.window_events import ReplyStarted
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import pages, prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.session import open_chat
from ethervox_gui.governor.turns import conversation, go_on
from tests.helpers import oracle
from tests.helpers.live import SYSTEM_PROMPT, Bench, bench
from tests.helpers.tiny_models import CHATML, THINKS, Family, Shape, make_model, vocabulary

SAID = "A 🦊 ran."


class Spells:
    """A sampler that spells a text, byte by byte, from where the reply is."""

    was_cut = False

    def __init__(self, live: LiveChat) -> None:
        self._live = live
        self._tokens = live.engine.prompts.text_tokens(SAID)
        ends = (token for token in range(live.engine.prompts.n_vocabulary) if live.engine.is_end(token))
        self._end = next(ends)
        self._n_prompt = len(live.engine.encode([], generation=True).generation)

    def sample(self, at: int = -1) -> int:
        assert at == -1
        return [*self._tokens, self._end][len(self._live.reply.tokens) - self._n_prompt]

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize("family", [Family.LLAMA, Family.RECURRENT])
@pytest.mark.parametrize("n_tokens", [2, 3, 4, 5, 6])
def test_a_character_that_was_cut_is_whole_when_the_reply_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, n_tokens: int, family: Family
) -> None:
    """Of the fox's four bytes each is a token; there was a � for each half of it."""
    with bench(make_model(tmp_path / "model.gguf", Shape(family)), tmp_path) as made:
        live = made.new_chat(sampling__max_tokens=n_tokens)
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Spells(live))
        conversation.append(live, Role.USER, "What ran?")
        made.events.clear()
        conversation.answer(live)
        assert live.timeline.last is not None
        assert live.timeline.last.text == ("A 🦊" if n_tokens == 6 else "A "), "as much as is whole"
        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        go_on.go_on(live)
        last = live.timeline.last
        assert last.text == live.store.turn(last.turn_id).text == SAID
        shown = "".join(event.text for event in made.events if isinstance(event, TokenGenerated))
        assert shown == SAID


def _tokens(live: LiveChat, text: str) -> list[int]:
    """The token that spells a text, or else those of the text."""
    known = [token.replace("Ġ", " ") for token in vocabulary()]
    return [known.index(text)] if text in known else live.engine.prompts.text_tokens(text)


class Continues:
    """A sampler whose texts follow one another, whatever the cells hold."""

    was_cut = False

    def __init__(self, live: LiveChat, *texts: str) -> None:
        self._left = [token for text in texts for token in _tokens(live, text)]
        self._left += filter(live.engine.is_end, range(live.engine.prompts.n_vocabulary))

    def sample(self, at: int = -1) -> int:
        assert at == -1
        return self._left.pop(0)

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize("family", [Family.LLAMA, Family.RECURRENT])
def test_a_blank_that_left_with_the_thinking_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, family: Family
) -> None:
    """Of "A ", cut there, the cells hold "A": its text said two blanks, or one where they held none."""
    model = make_model(tmp_path / "model.gguf", Shape(family, chat_template=THINKS))
    with bench(model, tmp_path) as made:
        live = made.new_chat(sampling__max_tokens=len("Hm</think>A ") - 1)  # "in" is one token
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, "Hm</think>", "A "))
        conversation.append(live, Role.USER, "What ran?")
        conversation.answer(live)
        assert live.timeline.last is not None
        assert live.timeline.last.text == "<think>\nHm</think>A "
        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, " fox ran."))
        go_on.go_on(live)
        last = live.timeline.last
        assert last.text == live.store.turn(last.turn_id).text == "<think>\nHm</think>A fox ran."
        assert last.n_tokens == len(made.engine.encode(live.messages()).turns[-1])


def _cut(made: Bench, monkeypatch: pytest.MonkeyPatch, *said: str) -> LiveChat:
    """A chat whose reply was cut behind these tokens."""
    live = made.new_chat(sampling__max_tokens=len(said))
    monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, *said))
    conversation.append(live, Role.USER, "What ran?")
    conversation.answer(live)
    return live


def _opened_again(made: Bench, live: LiveChat) -> LiveChat:
    """The chat as it is after a start, from its pages."""
    pages.page_ahead(live)
    prefill.clear(live)
    again = LiveChat(made.engine, made.store, live.chat_id, live.settings, made.events.append, lambda: False)
    open_chat.restore(again, SYSTEM_PROMPT)
    return again


def _gone_on(made: Bench, monkeypatch: pytest.MonkeyPatch, live: LiveChat, *said: str) -> str:
    """What the reply says when it has gone on, in the chat as in the database, and in the cells alike."""
    live.settings = live.settings.with_values({"sampling.max_tokens": 0})
    monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, *said))
    go_on.go_on(live)
    last = live.timeline.last
    assert last is not None
    assert last.text == live.store.turn(last.turn_id).text
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-9
    return last.text


@pytest.mark.parametrize("again", ["read", "page"])
def test_tokens_that_spell_the_same_with_other_ends_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, again: str
) -> None:
    """The model wrote "h" and "er", and its text is read as "he" and "r": it said "heer" or "hr" then."""
    with bench(make_model(tmp_path / "model.gguf"), tmp_path) as made:
        live = _cut(made, monkeypatch, "x", "h", "er")
        if again == "read":
            prefill.rebuild(live)
        else:
            live = _opened_again(made, live)
        assert _gone_on(made, monkeypatch, live, "b", "c") == "xherbc"


@pytest.mark.parametrize("name", [("\n", "\n", "U", "s", "er", ":"), ("\n", "U", "s", "e", "r", ":")])
def test_nothing_of_the_name_it_was_stopped_at_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: tuple[str, ...]
) -> None:
    """The model spells it with more tokens than the form does: a line break stayed behind."""
    model = make_model(tmp_path / "model.gguf", Shape(chat_template="", knows_chatml=False))
    with bench(model, tmp_path) as made:
        live = _cut(made, monkeypatch, " ", "A", "b", *name)
        assert _gone_on(made, monkeypatch, live, " ", "c") == "Ab c"


@pytest.mark.parametrize(
    ("more", "said"), [(("er", ":", "b"), "A"), (("u", "al"), "A\nUsual"), (("b", "c"), "A\nUsbc")]
)
def test_a_reply_that_was_cut_in_a_name_is_stopped_at_the_whole_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...], said: str
) -> None:
    model = make_model(tmp_path / "model.gguf", Shape(chat_template="", knows_chatml=False))
    with bench(model, tmp_path) as made:
        live = _cut(made, monkeypatch, " ", "A", "\n", "U", "s")
        made.events.clear()
        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, *more))
        go_on.go_on(live)
        last = live.timeline.last
        assert last is not None
        assert last.text == live.store.turn(last.turn_id).text == said
        started = next(event.text for event in made.events if isinstance(event, ReplyStarted))
        assert started == "A", "what it may not say is not shown"
        shown = (event.text for event in made.events if isinstance(event, TokenGenerated))
        assert started + "".join(shown) == said


def test_what_the_template_ends_it_with_takes_nothing_of_the_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where that is no control token it may be in one token with the text's last letters."""
    ended = "('er' if message['role'] == 'assistant' else '') + '<|im_end|>"
    ending = CHATML.replace("'<|im_end|>", ended)
    with bench(make_model(tmp_path / "model.gguf", Shape(chat_template=ending)), tmp_path) as made:
        live = _cut(made, monkeypatch, "x", "h")
        live = _opened_again(made, live)  # its text is read as "he" and "r"
        assert _gone_on(made, monkeypatch, live, "b", "c") == "xhbc"
