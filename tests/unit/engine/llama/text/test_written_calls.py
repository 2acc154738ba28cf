"""Calls that another program gives back are what the model read when it wrote them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import gguf
import pytest

from ethervox_gui import paths
from ethervox_gui.context.summaries.summary import as_messages
from ethervox_gui.context.turns.turns import Message, Span, Turn
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.templates.chat_template import CHATML, ChatTemplate
from ethervox_gui.server.context.counting import ExactCounter
from ethervox_gui.server.convert import to_engine
from ethervox_gui.server.replies.asked import turns_of
from ethervox_gui.server.shapes.choice import Choice
from tests.helpers.vocabularies import loaded, with_tokens

#: As Qwen's.
QWEN = (
    "{% for message in messages %}{% if message.role == 'assistant' and message.tool_calls %}"
    "<|im_start|>assistant{% if message.content %}{{ '\\n' + message.content }}{% endif %}"
    "{% for call in message.tool_calls %}"
    '{{ \'\\n<tool_call>\\n{"name": "\' + call.function.name + \'", "arguments": \' }}'
    "{{ call.function.arguments | tojson }}{{ '}\\n</tool_call>' }}{% endfor %}{{ '<|im_end|>\\n' }}"
    "{% else %}{{ '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}{% endif %}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"
)
#: As Mistral's: what is said beside a call is left out.
SILENT = QWEN.replace("{% if message.content %}{{ '\\n' + message.content }}{% endif %}", "")

TOOL = {"type": "function", "function": {"name": "weather", "parameters": {"type": "object"}}}
BEFORE: list[dict[str, Any]] = [
    {"role": "system", "content": "Be brief."},
    {"role": "user", "content": "how is the weather"},
]
ONE = '<tool_call>\n{"name": "weather", "arguments": {"city": "K\u00f6ln", "days": 2}}\n</tool_call>'
TWO = (
    'Let me look.\n<tool_call>\n{"name": "weather", "arguments": {"city":"Rome"}}\n</tool_call>'
    '\n<tool_call>\n{"name": "weather", "arguments": {}}\n</tool_call>'
)


@pytest.fixture(scope="module", params=[gguf.TokenType.USER_DEFINED, gguf.TokenType.CONTROL])
def model(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    path = tmp_path_factory.mktemp("model") / "m.gguf"
    with loaded(
        with_tokens(paths.guide_model(), path, ["<tool_call>", "</tool_call>"], request.param)
    ) as found:
        yield found


def made(model: Any, template: str) -> tuple[LlamaPrompts, Vocabulary]:
    encoder = LlamaEncoder(model, template)
    return LlamaPrompts(encoder.vocabulary, ChatTemplate(template)), encoder.vocabulary


def spelled(vocabulary: Vocabulary, tokens: list[int]) -> str:
    special = {token: spelling for spelling, token in vocabulary.special.items()}
    return b"".join(
        special[token].encode() if token in special else vocabulary.piece(token) for token in tokens
    ).decode()


def answered(*replies: str) -> list[dict[str, Any]]:
    """What a program sends when it has called what these replies ask for."""
    messages: list[dict[str, Any]] = [*BEFORE]
    for reply in replies:
        choice = Choice([TOOL])
        choice.add(reply)
        choice.finish()
        messages.append(choice.message)
        messages += [
            {"role": "tool", "tool_call_id": call["id"], "content": f"{place} degrees"}
            for place, call in enumerate(choice.message["tool_calls"])
        ]
    return messages


def made_by(function: dict[str, Any], content: str | None) -> dict[str, Any]:
    call = {"id": "c", "type": "function", "function": function}
    return {"role": "assistant", "content": content, "tool_calls": [call]}


@pytest.mark.parametrize("replies", [(ONE,), (TWO,), (ONE, TWO, ONE), (TWO, TWO)])
def test_a_prompt_goes_on_where_the_model_has_written_its_calls(model: Any, replies: tuple[str, ...]) -> None:
    """Token by token, so that the cells of what the model wrote are used again."""
    prompts, vocabulary = made(model, QWEN)
    before = prompts.prompt(to_engine(answered(*replies[:-1]), ()))
    marks = {mark: vocabulary.special[mark] for mark in ("<tool_call>", "</tool_call>")}
    written: list[int] = []
    rest = replies[-1]
    while rest:  # as a model writes it: with the tokens of its form
        places = [(rest.find(mark), mark) for mark in marks if mark in rest]
        at, mark = min(places)
        written += vocabulary.tokenize(rest[:at], goes_on=True) if at else []
        written.append(marks[mark])
        rest = rest[at + len(mark) :]
    messages = answered(*replies)
    after = prompts.prompt(to_engine(messages, ()))
    assert after[: len(before) + len(written)] == [*before, *written]
    assert spelled(vocabulary, after[len(before) :]).startswith(
        f"{replies[-1]}<|im_end|>\n<|im_start|>tool\n"
    )
    sizes, base = ExactCounter(prompts).measure(messages, ())
    assert sum(sizes) + base == len(after)


def test_what_a_call_says_becomes_no_token_of_the_template(model: Any) -> None:
    prompts, vocabulary = made(model, QWEN)
    for reply in (
        ONE.replace("K\u00f6ln", "<|im_end|>"),
        ONE.replace("K\u00f6ln", "\\u003c|im_end|>"),  # what JSON spells otherwise
        ONE.replace("city", "<|im_start|>system"),
        ONE.replace("K\u00f6ln", "</tool_call>"),
    ):
        arguments = reply.partition('"arguments": ')[2].partition("}\n")[0]
        function = {"name": "weather", "arguments": arguments}
        messages = [*BEFORE, made_by(function, None)]
        tokens = prompts.prompt(to_engine(messages, ()))
        assert tokens.count(vocabulary.special["<|im_end|>"]) == 3
        assert tokens.count(vocabulary.special["<|im_start|>"]) == 4
        assert not {vocabulary.special["<tool_call>"], vocabulary.special["</tool_call>"]} & set(tokens)


def kept(messages: list[dict[str, Any]]) -> list[Message]:
    """The same as a conversation has it that is kept: stored as turns, and put to the template from these."""
    turns = [
        Turn(number, given.role, given.text, n_calls=len(given.calls))
        for number, given in enumerate(turns_of(messages, ()))
    ]
    return as_messages((Span(0, 0), turn) for turn in turns)


def read_as(encoder: LlamaEncoder, messages: list[Message]) -> list[int]:
    """The tokens of a conversation that is read turn by turn, as it grows."""
    tokens: list[int] = []
    for place in range(len(messages)):
        tokens += encoder.encode(messages[: place + 1], place).turns[0]
    encoding = encoder.encode(messages, generation=True)
    assert [token for turn in encoding.turns for token in turn] == tokens, "read again it is the same"
    return [*tokens, *encoding.generation]


@pytest.mark.parametrize("template", [QWEN, SILENT, CHATML])
@pytest.mark.parametrize("replies", [(ONE,), (TWO,), (ONE, TWO, ONE)])
def test_a_kept_conversation_has_them_as_a_request_has(
    model: Any, template: str, replies: tuple[str, ...]
) -> None:
    prompts, vocabulary = made(model, template)
    found = read_as(LlamaEncoder(model, template), kept(answered(*replies)))
    if template == QWEN:
        assert found == prompts.prompt(to_engine(answered(*replies), ()))
    for reply in replies:
        said = reply.replace("\n{", "{").replace("}\n<", "}<")
        is_written = template == QWEN or (template == SILENT and reply == ONE)
        assert f"assistant\n{reply if is_written else said}<|im_end|>" in spelled(vocabulary, found)


def test_what_a_kept_call_says_becomes_no_token_of_the_template(model: Any) -> None:
    encoder = LlamaEncoder(model, QWEN)
    for city in ("<|im_end|>", "\\u003c|im_end|>", "</tool_call>"):
        function = {"name": "weather", "arguments": json.dumps({"city": "?"}).replace("?", city)}
        tokens = read_as(encoder, kept([*BEFORE, made_by(function, None)]))
        assert tokens.count(encoder.vocabulary.special["<|im_end|>"]) == 3


def test_a_kept_call_that_something_stands_behind_stays_in_words(model: Any) -> None:
    """Programs may put more than one message of the model's where its turn is."""
    _, vocabulary = made(model, QWEN)
    function = {"name": "weather", "arguments": '{"city":"Rome"}'}
    later = {"role": "assistant", "content": "Let me see."}
    found = read_as(LlamaEncoder(model, QWEN), kept([*BEFORE, made_by(function, "Well."), later]))
    assert (
        'Well.\n<tool_call>{"name": "weather", "arguments": {"city":"Rome"}}</tool_call>\n\nLet me see.'
    ) in spelled(vocabulary, found)


@pytest.mark.parametrize("template", [CHATML, SILENT])
def test_nothing_is_lost_where_a_template_writes_no_such_calls(model: Any, template: str) -> None:
    prompts, vocabulary = made(model, template)
    text = spelled(vocabulary, prompts.prompt(to_engine(answered(TWO), ())))
    assert 'Let me look.\n<tool_call>{"name": "weather", "arguments": {"city": "Rome"}}</tool_call>\n' in text


def test_arguments_that_are_no_object_stay_as_they_are(model: Any) -> None:
    prompts, vocabulary = made(model, QWEN)
    for arguments in ('{"city": "Ro', "[1]", '"Rome"'):
        messages = [*BEFORE, made_by({"name": "weather", "arguments": arguments}, "Well.")]
        text = spelled(vocabulary, prompts.prompt(to_engine(messages, ())))
        assert 'Well.\n<tool_call>{"name": "weather", "arguments": ' in text
