"""A reply that goes on where it was cut: also in the middle of a character, and behind a blank.

With one layer the next logits tell which tokens are in the cells: see :mod:`tests.helpers.oracle`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.events import ReplyFinished, StopReason, TokenGenerated
from ethervox_gui.context.events.window_events import ReplyStarted
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import pages, prefill, verify
from ethervox_gui.governor.cache.plan_edit import encoded
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.restore.requests import bring_back_turns
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
        if family is Family.LLAMA:
            _holds_its_text(made, live)
        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        go_on.go_on(live)
        last = live.timeline.last
        assert last.text == live.store.turn(last.turn_id).text == SAID
        shown = "".join(event.text for event in made.events if isinstance(event, TokenGenerated))
        assert shown == SAID


def _holds_its_text(made: Bench, live: LiveChat) -> None:
    """The cells hold nothing of a character that is in no text, whatever follows."""
    last = live.timeline.last
    assert last is not None
    assert last.n_tokens == live.store.turn(last.turn_id).n_tokens
    assert last.n_tokens == len(made.engine.encode(live.messages()).turns[-1])
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-9


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


@pytest.mark.parametrize("family", [Family.LLAMA, Family.RECURRENT])
@pytest.mark.parametrize("again", ["at once", "read", "page"])
@pytest.mark.parametrize("template", [THINKS, CHATML])
def test_a_reply_that_was_stopped_while_the_model_thought_goes_on_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, family: Family, again: str, template: str
) -> None:
    """Its thinking had left the cells: the model answered behind the bare head, within the open section."""
    begun = () if template == THINKS else (*"<think>", "\n")
    with bench(make_model(tmp_path / "model.gguf", Shape(family, chat_template=template)), tmp_path) as made:
        live = _cut(made, monkeypatch, *begun, *"Hm, so")
        last = live.timeline.last
        assert last is not None
        assert last.text == "<think>\nHm, so"
        n_bare = last.n_tokens
        assert n_bare == len(made.engine.encode(live.messages()).turns[-1]), "its thinking has left"
        if again == "read":
            prefill.rebuild(live)
        elif again == "page":
            live = _opened_again(made, live)
        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        held: list[str] = []
        ends: list[tuple[int, int]] = []

        class Looks(Continues):
            def sample(self, at: int = -1) -> int:
                held.append("".join(go_on._spelled(live, live.reply.tokens)))
                ends.append((made.engine.occupancy(LIVE).pos_max + 1, live.timeline.n_past))
                return super().sample(at)

        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Looks(live, " it ran.</think>A fox"))
        go_on.go_on(live)
        last = live.timeline.last
        assert last is not None
        assert held[0].endswith("<think>\nHm, so"), "it thinks on from what it had thought"
        assert [really for really, _ in ends] == [told for _, told in ends]
        assert last.text == live.store.turn(last.turn_id).text == "<think>\nHm, so it ran.</think>A fox"
        assert answer_of(last.text) == "A fox"
        assert last.n_tokens == len(made.engine.encode(live.messages()).turns[-1]), "its thinking has left"
        if family is Family.LLAMA:
            assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-9


#: It does not go in circles; what is longer is cut into parts.
THOUGHT = " ".join(map(str, range(25)))


def _thinks_on(made: Bench, monkeypatch: pytest.MonkeyPatch, live: LiveChat, *said: str) -> None:
    live.settings = live.settings.with_values({"sampling.max_tokens": 0})
    monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, *said))
    go_on.go_on(live)


def test_a_stop_while_the_thought_is_read_again_leaves_the_reply_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bench(make_model(tmp_path / "model.gguf", Shape(chat_template=THINKS)), tmp_path) as made:
        live = _cut(made, monkeypatch, *THOUGHT)
        before = live.timeline.last
        decode, read = made.engine.decode, list[int]()

        def stopped_in_between(tokens: Sequence[int], *given: Any, **more: Any) -> None:
            read.append(len(tokens))
            if len(tokens) > len(THOUGHT):
                decode(tokens[:32], *given, **more)
                made.polls_left = 0
                raise Cancelled
            decode(tokens, *given, **more)

        monkeypatch.setattr(made.engine, "decode", stopped_in_between)
        _thinks_on(made, monkeypatch, live, "and</think>A fox")
        assert sum(n > len(THOUGHT) for n in read) == 1, "it is not read all the same"
        made.polls_left = None
        monkeypatch.setattr(made.engine, "decode", decode)
        after = live.timeline.last
        assert before is not None
        assert after is not None
        assert (after.text, after.n_tokens) == (before.text, before.n_tokens)
        finished = next(event for event in reversed(made.events) if isinstance(event, ReplyFinished))
        assert finished.stop_reason is StopReason.CANCELLED
        assert live.store.turn(after.turn_id).text == before.text
        assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-9
        _thinks_on(made, monkeypatch, live, "yes.</think>A fox")
        assert live.timeline.last is not None
        assert live.timeline.last.text == f"<think>\n{THOUGHT}yes.</think>A fox"


def test_old_turns_leave_for_a_thought_that_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it had thought fitted when it was written; turns that came back may have its room."""
    with bench(make_model(tmp_path / "model.gguf", Shape(chat_template=THINKS)), tmp_path) as made:
        live = made.new_chat(context__mode="shift")
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, "</think>To its den."))
        for _ in range(4):
            conversation.append(live, Role.USER, "What ran, and where to?")
            conversation.answer(live)
        conversation.append(live, Role.USER, "What ran?")
        live.settings = live.settings.with_values({"sampling.max_tokens": len(THOUGHT)})
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, *THOUGHT))
        conversation.answer(live)
        gone = [turn.number for turn in live.timeline if turn.span is None]
        assert gone, "the thought took the room of old turns"
        bring_back_turns(live, gone)
        assert all(live.timeline.turn(number).span is not None for number in gone)
        n_before = live.timeline.n_used
        _thinks_on(made, monkeypatch, live, "yes.</think>A fox")
        last = live.timeline.last
        assert last is not None
        assert last.text == f"<think>\n{THOUGHT}yes.</think>A fox"
        assert any(live.timeline.turn(number).span is None for number in gone), "they made room"
        assert live.timeline.n_used < n_before
        assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5, "cells that moved are rounded"


def test_a_thought_in_parts_goes_on_from_its_last_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parts before it have left, but for the beginning of the first, which holds the reply's head."""
    with bench(make_model(tmp_path / "model.gguf", Shape(chat_template=THINKS)), tmp_path) as made:
        thought = " ".join(map(str, range(70)))
        live = _cut(made, monkeypatch, *thought)
        parts = [turn for turn in live.timeline if turn.role is Role.ASSISTANT]
        assert [part.span is None for part in parts] == [False, True, True, False]
        held: list[str] = []

        class Looks(Continues):
            def sample(self, at: int = -1) -> int:
                held.append("".join(go_on._spelled(live, live.reply.tokens)))
                return super().sample(at)

        live.settings = live.settings.with_values({"sampling.max_tokens": 0})
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Looks(live, "!</think>A fox"))
        go_on.go_on(live)
        assert held[0] == f"<think>\n{parts[-1].text}"
        said = [turn.text for turn in live.timeline if turn.role is Role.ASSISTANT]
        assert "".join(said) == f"<think>\n{thought}!</think>A fox"
        items = [item for _, item in live.timeline.contents()]
        assert [span.n_tokens for span, _ in live.timeline.contents()] == list(map(len, encoded(live, items)))
        verify.check(live.engine, live.timeline)


def test_a_thought_for_which_there_is_no_room_is_refused_and_the_reply_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bench(make_model(tmp_path / "model.gguf", Shape(chat_template=THINKS)), tmp_path) as made:
        live = _cut(made, monkeypatch, *THOUGHT)
        live.settings = live.settings.with_values({"context.mode": "manual"})
        monkeypatch.setattr(made.engine, "sampler", lambda *_, **__: Continues(live, "A fox."))
        before = live.timeline.last
        assert before is not None
        n_free = live.budget.n_ctx - live.timeline.n_used
        live.budget = replace(live.budget, n_ctx=live.budget.n_ctx - n_free + 40)
        with pytest.raises(UserError, match="no room") as refused:
            go_on.go_on(live)
        assert refused.value.code == "no_room"
        assert live.timeline.last == before
        assert not live.is_stale
        assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-9
