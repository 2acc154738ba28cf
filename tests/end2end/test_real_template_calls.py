"""Calls in a request's history are written as real chat templates write them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gguf
import pytest

from ethervox_gui.context.summaries.summary import as_messages
from ethervox_gui.context.turns.turns import Span, Turn
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.kept_tokens import KeptTokens
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.templates.chat_template import ChatTemplate
from ethervox_gui.server.convert import to_engine
from ethervox_gui.server.replies.asked import turns_of
from tests.end2end.test_real_templates import HAS_DEFAULT, MERELY_LOOKS, TOKEN, _compiled
from tests.helpers.archive import archive
from tests.helpers.vocabularies import loaded, with_tokens

# The first time, an archive of 75 MB is fetched.
pytestmark = pytest.mark.slow

#: What has to come out of a template: the history's own texts, and the arguments of its calls.
TEXTS = (
    "Any red boats?",
    "„weiß“",
    "Four of them.",
    "Four. And blue ones?",
    "Yes, those as well.",
    "None at all.",
)
#: So many templates write all of it.
N_WRITTEN = 51


def _call(number: int, arguments: dict[str, Any], *, as_text: bool) -> dict[str, Any]:
    given = json.dumps(arguments, ensure_ascii=False) if as_text else arguments
    return {
        "id": f"call{number:05}",
        "type": "function",
        "function": {"name": "find_boats", "arguments": given},
    }


def _history(*, as_text: bool) -> list[dict[str, Any]]:
    def result(number: int, text: str) -> dict[str, Any]:
        return {"role": "tool", "name": "find_boats", "tool_call_id": f"call{number:05}", "content": text}

    first = _call(1, {"colour": "red & „weiß“", "masts": 2}, as_text=as_text)
    second = _call(2, {"colour": "blue"}, as_text=as_text)
    return [
        {"role": "user", "content": "Any red boats?"},
        {"role": "assistant", "content": "", "tool_calls": [first]},
        result(1, "Four of them."),
        {"role": "assistant", "content": "Four. And blue ones?"},
        {"role": "user", "content": "Yes, those as well."},
        {"role": "assistant", "content": "", "tool_calls": [second]},
        result(2, "None at all."),
    ]


def _rendered(source: str, bos: str, eos: str) -> str | None:
    """What the template itself makes of the history; ``None`` where it leaves anything of it out."""
    template = _compiled(source)
    template.environment.filters["tojson"] = _as_json
    words: dict[str, Any] = {"bos_token": bos, "eos_token": eos}
    if MERELY_LOOKS.search(source) and not HAS_DEFAULT.search(source):
        words["enable_thinking"] = True
    for as_text in (False, True):
        try:
            messages = _history(as_text=as_text)
            whole = template.render(messages=messages, tools=None, add_generation_prompt=True, **words)
        except Exception:  # a stranger's program
            continue
        is_double = '\\"colour' in whole or "'colour'" in whole
        if not is_double and whole.count("find_boats") == 2 and all(text in whole for text in TEXTS):
            return whole
    return None


def _as_json(_context: object, value: Any, **_options: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _spelled(vocabulary: Vocabulary, tokens: Sequence[int]) -> str:
    special = {token: spelling for spelling, token in vocabulary.special.items()}
    pieces = (special[token].encode() if token in special else vocabulary.piece(token) for token in tokens)
    return b"".join(pieces).decode()


def _as_kept(encoder: LlamaEncoder) -> list[int]:
    """The tokens of the history as a kept conversation has it that is read."""
    given = turns_of(_history(as_text=True), ())
    turns = [Turn(n, turn.role, turn.text, n_calls=len(turn.calls)) for n, turn in enumerate(given)]
    messages = as_messages((Span(0, 0), turn) for turn in turns)
    encoding = encoder.encode(messages, generation=True)
    return [token for turn in (*encoding.turns, encoding.generation) for token in turn]


def test_calls_are_written_as_the_template_writes_them(tmp_path: Path, subtests: pytest.Subtests) -> None:
    found = archive()
    spelled = {token for source in found.templates.values() for token in TOKEN.findall(source)}
    path = tmp_path / "made.gguf"
    with_tokens(found.vocabularies["gpt-2"], path, sorted(spelled), gguf.TokenType.CONTROL)
    n_equal = 0
    with loaded(path) as model:
        vocabulary = Vocabulary(model)  # all that templates spell are control tokens in it
        keeps = KeptTokens(vocabulary)
        bos, eos = vocabulary.spelling(vocabulary.bos), vocabulary.spelling(vocabulary.eos)
        for name, source in found.templates.items():
            whole = _rendered(source, bos, eos)
            if whole is None:
                continue
            with subtests.test(name):
                prompts = LlamaPrompts(vocabulary, ChatTemplate(source, bos=bos, eos=eos), keeps)
                tokens = prompts.prompt(to_engine(_history(as_text=True), ()))
                assert _spelled(vocabulary, tokens) == whole
                assert _spelled(vocabulary, _as_kept(LlamaEncoder(model, source))) == whole
                n_equal += 1
    assert n_equal == N_WRITTEN
