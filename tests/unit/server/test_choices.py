"""What one answer may hold besides its text: choices, likelihoods, thinking, calls in a model's own form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.server import convert
from ethervox_gui.server.shapes.choice import Choice, ends_call
from tests.helpers.api import Api, events_of, running_api, scripted_api
from tests.helpers.tiny_models import vocabulary

HELLO = [{"role": "user", "content": "hello"}]
TOOLS: list[dict[str, Any]] = [
    {
        "type": "function",
        "function": {
            "name": "weather",
            "parameters": {
                "type": "object",
                "properties": {
                    "place": {"type": "string"},
                    "days": {"type": "integer"},
                    "wind": {"type": "boolean"},
                    "at": {"type": "object"},
                },
            },
        },
    },
    {"type": "function", "function": {"name": "clock", "parameters": {"type": "object"}}},
]
CALL = '{"name": "weather", "arguments": {"place": "Bath", "at": {"lat": [51, 2]}}}'
PRETTY = json.dumps(json.loads(CALL), indent=2)
FULL = {"place": "Bath", "at": {"lat": [51, 2]}}


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory, endless_model: Path) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("real")
    settings = {"model.n_ctx": 512, "server.error_threshold": 1.0}
    with running_api(folder, lambda _, m, p: llama.load(endless_model, m, p), settings=settings) as api:
        yield api


# ---- choices ---------------------------------------------------------------------------------------


def test_choices_have_the_prompt_in_common(real: Api) -> None:
    options: dict[str, Any] = {"n": 4, "temperature": 1.5, "seed": 3, "max_tokens": 12}
    body = real.complete(HELLO, **options).json()
    texts = [choice["message"]["content"] for choice in body["choices"]]
    assert [choice["index"] for choice in body["choices"]] == [0, 1, 2, 3]
    assert len(set(texts)) == 4
    assert body["usage"]["completion_tokens"] == 48
    assert (
        body["usage"]["prompt_tokens"] == real.complete(HELLO, max_tokens=1).json()["usage"]["prompt_tokens"]
    )
    again = [choice["message"]["content"] for choice in real.complete(HELLO, **options).json()["choices"]]
    assert again == texts


def test_a_stream_of_choices_says_which_is_which(real: Api) -> None:
    options: dict[str, Any] = {"n": 3, "temperature": 1.5, "seed": 3, "max_tokens": 12}
    texts = [choice["message"]["content"] for choice in real.complete(HELLO, **options).json()["choices"]]
    *data, done = events_of(real.complete(HELLO, stream=True, **options))
    chunks = [json.loads(text) for text in data]
    streamed = ["", "", ""]
    for chunk in chunks:
        (choice,) = chunk["choices"]
        streamed[choice["index"]] += choice["delta"].get("content") or ""
    assert (streamed, done) == (texts, "[DONE]")
    ends = [c["choices"][0]["index"] for c in chunks if c["choices"][0]["finish_reason"] == "length"]
    assert ends == [0, 1, 2]
    assert ["context" in chunk for chunk in chunks] == [False] * (len(chunks) - 1) + [True]


# ---- likelihoods -----------------------------------------------------------------------------------


@pytest.mark.parametrize("stream", [False, True])
def test_tokens_are_told_with_how_likely_they_were(real: Api, stream: bool) -> None:
    options: dict[str, Any] = {"logprobs": True, "top_logprobs": 3, "max_tokens": 6, "temperature": 0}
    response = real.complete(HELLO, stream=stream, **options)
    if stream:
        choices = [json.loads(text)["choices"][0] for text in events_of(response)[:-1]]
        scores = [score for c in choices if c["logprobs"] for score in c["logprobs"]["content"]]
    else:
        scores = response.json()["choices"][0]["logprobs"]["content"]
    assert len(scores) == 6
    for score in scores:
        likeliest = score["top_logprobs"]
        assert len(likeliest) == 3
        assert {k: score[k] for k in ("token", "logprob", "bytes")} == likeliest[0], "it is greedy"
        assert likeliest == sorted(likeliest, key=lambda found: -found["logprob"])
        assert sum(np.exp(found["logprob"]) for found in likeliest) <= 1
        assert all(bytes(found["bytes"]).decode("utf-8", "replace") == found["token"] for found in likeliest)


def test_all_that_could_come_is_certain_together(plain_model: Path) -> None:
    from ethervox_gui.settings import ModelSettings

    engine = llama.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    try:
        engine.decode([5, 6, 7], 0, 0)
        n_all = engine.prompts.n_vocabulary
        (token, logprob), *likeliest = engine.likeliest(9, n_all)
        assert token == 9
        assert dict(likeliest)[9] == logprob
        assert sum(np.exp(found) for _, found in likeliest) == pytest.approx(1.0)
        assert likeliest[0][0] == int(engine.logits().argmax())
        assert engine.likeliest(9, 0) == [(9, logprob)]
    finally:
        engine.close()


def test_a_bias_makes_a_token_certain_or_impossible(real: Api) -> None:
    token = vocabulary().index("x")
    body = real.complete(HELLO, logit_bias={str(token): 100}, max_tokens=5, temperature=1).json()
    assert body["choices"][0]["message"]["content"] == "xxxxx"
    first = real.complete(HELLO, max_tokens=1, logprobs=True).json()["choices"][0]["logprobs"]["content"][0]
    number = vocabulary().index(first["token"]) if first["token"] in vocabulary() else None
    if number is not None:
        other = real.complete(HELLO, max_tokens=1, logit_bias={str(number): -100}).json()
        assert other["choices"][0]["message"]["content"] != first["token"]


# ---- thinking --------------------------------------------------------------------------------------


@pytest.mark.parametrize("opening", ["", "<think>\n"])
@pytest.mark.parametrize("size", [1, 3, 1000])
def test_thinking_is_told_apart_however_it_comes(opening: str, size: int) -> None:
    text = "<think>\nFirst a < b, then.\n</think>\n\nIt is <b>so</b>. "
    choice = Choice((), opening)
    text = text.removeprefix(opening)
    deltas = [d for at in range(0, len(text), size) for d in choice.add(text[at : at + size])]
    deltas += choice.finish()
    thought = "".join(delta.get("reasoning_content", "") for delta in deltas)
    said = "".join(delta.get("content", "") for delta in deltas)
    assert (thought, said) == ("First a < b, then.", "It is <b>so</b>.")
    assert choice.message == {"role": "assistant", "content": said, "reasoning_content": thought}


@pytest.mark.parametrize(
    "text", ["Plain.", " <b>bold</b> ", "<thin", "<tho", "[1] a list", "  ", "a<think>b</think>"]
)
@pytest.mark.parametrize("size", [1, 1000])
def test_what_is_no_thinking_passes_as_it_is(text: str, size: int) -> None:
    choice = Choice(())
    deltas = [d for at in range(0, len(text), size) for d in choice.add(text[at : at + size])]
    said = "".join(delta["content"] for delta in [*deltas, *choice.finish()])
    assert said == text == choice.message["content"]


def test_what_a_model_thinks_is_a_field_of_its_own(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "<think>Hm.</think>Fine.") as api:
        body = api.complete(HELLO).json()
        (choice,) = body["choices"]
        assert choice["message"] == {"role": "assistant", "content": "Fine.", "reasoning_content": "Hm."}
        n_thought = len("<think>Hm.</think>")  # a token for each letter
        assert body["usage"]["completion_tokens_details"] == {"reasoning_tokens": n_thought}
        assert body["usage"]["completion_tokens"] == n_thought + len("Fine.")
        deltas = [
            json.loads(d)["choices"][0]["delta"] for d in events_of(api.complete(HELLO, stream=True))[:-1]
        ]
        assert "".join(delta.get("reasoning_content", "") for delta in deltas) == "Hm."
        assert "".join(delta.get("content", "") for delta in deltas) == "Fine."


def test_what_the_template_opened_is_thinking(thinking_model: Path, tmp_path: Path) -> None:
    settings = {"model.n_ctx": 512, "server.error_threshold": 1.0}
    with running_api(tmp_path, lambda _, m, p: llama.load(thinking_model, m, p), settings=settings) as api:
        (choice,) = api.complete(HELLO, max_tokens=9).json()["choices"]
    assert choice["message"]["content"] == ""
    assert choice["message"]["reasoning_content"]


# ---- calls -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CALL, ""),
        (PRETTY, ""),
        (f"\n{PRETTY}\n", ""),
        (f"```json\n{PRETTY}\n```", ""),
        (f"<tool_call>\n{PRETTY}\n</tool_call>", ""),
        (f"[\n{PRETTY}\n]", ""),
        (json.dumps({"weather": FULL}, indent=2), ""),
        (json.dumps({"id": "1", "type": "function", "function": json.loads(CALL)}, indent=4), ""),
        (f"```json\n{CALL}\n```", ""),
        (f"Let me look.\n\n```json\n{CALL}\n```\n", "Let me look."),
        (f"Sure:\n```\n{CALL}\n```", "Sure:"),
        (f"<tool_call>\n{CALL}\n</tool_call>", ""),
        (f"<tool_call>\n{CALL}", ""),
        (f"<tools>\n{CALL}\n</tools>", ""),
        (f"[{CALL}]", ""),
        (f"[\n  {CALL}\n]", ""),
        ('[weather(place="Bath", at={"lat": [51, 2]})]', ""),
        (f'{{"reasoning": "It is asked for.", {CALL[1:]}', ""),
        (f'{{"id": 1, "type": "function", {CALL[1:]}', ""),
        (f"[TOOL_CALLS][{CALL}]", ""),
        (CALL[:-1], ""),
        (f'{{"weather": {json.dumps(FULL)}}}', ""),
        (f'{{"id": "1", "type": "function", "function": {CALL}}}', ""),
        (f"[TOOL_CALLS]weather[CALL_ID]abc1[ARGS]{json.dumps(FULL)}", ""),
        (f"Action: weather\nAction Input: {json.dumps(FULL)}", ""),
        (
            f"<|tool_calls_section_begin|><|tool_call_begin|>functions.weather:0<|tool_call_argument_begin|>{json.dumps(FULL)}",
            "",
        ),
        (f"<|channel|>commentary to=functions.weather <|constrain|>json<|message|>{json.dumps(FULL)}", ""),
        (f"<|python_tag|>{CALL.replace('arguments', 'parameters')}", ""),
    ],
)
@pytest.mark.parametrize("size", [1, 1000])
def test_calls_are_read_in_the_forms_that_models_write(text: str, said: str, size: int) -> None:
    choice = Choice(TOOLS)
    deltas = [d for at in range(0, len(text), size) for d in choice.add(text[at : at + size])]
    deltas += choice.finish()
    (call,) = [call for delta in deltas for call in delta.get("tool_calls", ())]
    assert (call["function"]["name"], json.loads(call["function"]["arguments"])) == ("weather", FULL)
    assert "".join(delta.get("content", "") for delta in deltas).strip() == said
    assert choice.message["content"] == (said or None)


def test_values_in_tags_are_what_the_schema_says() -> None:
    text = (
        "<tool_call>\n<function=weather>\n<parameter=place>\n12\n</parameter>\n<parameter=days>\n3\n"
        "</parameter>\n<parameter=wind>\nTrue\n</parameter>\n</function>\n</tool_call>"
    )
    _, (call,) = convert.parse_calls(text, TOOLS)
    assert json.loads(call.arguments) == {"place": "12", "days": 3, "wind": True}


def test_calls_in_tags_do_not_get_the_arguments_of_each_other() -> None:
    text = "".join(
        f"<tool_call>\n<function=weather>\n<parameter=place>\n{place}\n</parameter>\n</function>\n</tool_call>\n"
        for place in ("Paris", "Rome")
    )
    said, calls = convert.parse_calls(f"I look.\n{text}", TOOLS)
    assert said == "I look."
    assert [json.loads(call.arguments) for call in calls] == [{"place": "Paris"}, {"place": "Rome"}]


@pytest.mark.parametrize("parallel", [True, False])
def test_several_calls_at_once_where_they_may(parallel: bool) -> None:
    second = '{"name": "clock", "arguments": {}}'
    for text in (
        f"<tool_call>{CALL}</tool_call>\n<tool_call>{second}</tool_call>",
        f"<tool_call>{CALL}\n</tool_call>\n<tool_call>\n{second}",
    ):
        choice = Choice(TOOLS, parallel=parallel)
        choice.add(text)
        choice.finish()
        assert [c["function"]["name"] for c in choice.calls] == ["weather", "clock"][: 1 + parallel]


@pytest.mark.parametrize(
    "text",
    [
        "```python\nprint(1)\n```\nThat prints one.",
        '```json\n{"name": "other", "arguments": {}}\n```',
        f"```json\n{CALL}\n```\nThis is how one would call it.",
        "The weather function is called with a place.",
        "[a link](http://x) and weather",
        "a < b and <tool",
        '{"city": "Paris", "weather": {"temperature": 3}}',
        '{"tool": "weather", "why": "because"}',
        '{"name": "weather", "why": {"temperature": 3}}',
        '[{"weather": {"place": "Paris"}}, 5]',
        '[1] The weather report {"place": "Paris"}',
        'Action: call the weather office {"place": "Paris"}',
        'Here:\n```json\n{"city": "Paris", "weather": {"temperature": 3}}\n```',
    ],
)
@pytest.mark.parametrize("size", [1, 1000])
def test_what_is_no_call_is_text(text: str, size: int) -> None:
    choice = Choice(TOOLS)
    deltas = [d for at in range(0, len(text), size) for d in choice.add(text[at : at + size])]
    deltas += choice.finish()
    assert choice.calls == []
    assert "".join(delta.get("content", "") for delta in deltas) == text


@pytest.mark.parametrize(
    ("begun", "text"),
    [
        ('{"', 'answer": "weather'),
        ('\n[ {"', 'city": {"weather'),
        ('{"name": "', 'Marit", "age": 40'),
        ('{"id": 3, "reasoning": "Because it is.", "', 'answer": "yes'),
        ('{"name": "', 'other", "arguments": {}}'),
        ('{"', r'f\u0061r": "weather'),
        (r'{"na\u006de": "', 'Marit", "age": 40'),
        ('{"name": "', r'Mar\u0069t", "age": 40'),
        ("[", "1, 2, 3"),
        ("[w", "inter](http://x)"),
    ],
)
def test_json_is_passed_on_as_soon_as_it_can_be_no_call(begun: str, text: str) -> None:
    """Nobody would read an answer in JSON before its end otherwise, only because there are tools."""
    choice = Choice(TOOLS)
    assert choice.add(begun) == []
    assert choice.add(text) == [{"content": begun + text}]
    assert choice.add(CALL) == [{"content": CALL}]
    assert (choice.finish(), choice.calls) == ([], [])
    assert choice.message["content"] == begun + text + CALL


@pytest.mark.parametrize(
    "text",
    [
        CALL.replace("name", r"na\u006de"),
        CALL.replace("weather", r"we\u0061ther"),
        CALL.replace("arguments", r"\u0061rguments"),
    ],
)
def test_a_call_is_one_however_its_letters_are_written(text: str) -> None:
    choice = Choice(TOOLS)
    assert [delta for sign in text for delta in choice.add(sign)] == []
    choice.finish()
    assert [call["function"]["name"] for call in choice.calls] == ["weather"]


def test_behind_an_answer_in_json_a_call_is_known_by_its_mark() -> None:
    choice = Choice(TOOLS)
    said = choice.add('{"city": "Paris"}\n') + choice.add(f"<tool_call>{CALL}</tool_call>") + choice.finish()
    assert "".join(delta.get("content", "") for delta in said).strip() == '{"city": "Paris"}'
    assert [call["function"]["name"] for call in choice.calls] == ["weather"]


def test_long_code_is_passed_on_before_its_end() -> None:
    choice = Choice(TOOLS)
    passed = choice.add("Look:\n```python\n" + "x = 1\n" * 60)
    assert "x = 1" in "".join(delta.get("content", "") for delta in passed)


@pytest.mark.parametrize(
    "text",
    [
        'Before. <tool_call>{"name": "look_up", "arguments": {"word": "x"}}</tool_call> After the call.',
        'Before.\n<tool_call>{"name": "look_up", "arguments": {}}</tool_call>',
        ' <tool_call>{"name": "look_up", "arguments": {}}</tool_call> After.',
        '{"name": "look_up", "arguments": {}}',
        "Nothing is called: <tool_call> is a mark.",
    ],
)
@pytest.mark.parametrize("size", [1, 7, 1000])
def test_text_around_a_call_is_streamed_as_it_is_told_whole(text: str, size: int) -> None:
    tool = {"type": "function", "function": {"name": "look_up", "parameters": {"type": "object"}}}
    choice = Choice([tool])
    deltas = [delta for at in range(0, len(text), size) for delta in choice.add(text[at : at + size])]
    deltas += choice.finish()
    streamed = "".join(delta.get("content", "") for delta in deltas)
    assert streamed.strip() == (choice.message["content"] or "").strip()
    assert bool(choice.calls) == any("tool_calls" in delta for delta in deltas) == ("arguments" in text)


SECOND = '{"name": "clock", "arguments": {}}'
TAGS = "\n".join(
    f"<parameter={name}>\n{value}\n</parameter>" for name, value in (("place", "Paris"), ("days", "2"))
)
TAGS = f"<function=weather>\n{TAGS}\n</function>"


@pytest.mark.parametrize(
    ("first", "rest"),
    [
        (f"<tool_call>{CALL}</tool_call>\n", f"<tool_call>{SECOND}</tool_call>"),
        (f"I look.\n<tool_call>\n{CALL}\n</tool_call>", "And then I tell."),
        (f"{CALL}\n", SECOND),
        (f"[{CALL}", f", {SECOND}]"),
        (f"[TOOL_CALLS]weather{json.dumps(FULL)}", "[TOOL_CALLS]clock{}"),
        (f"[weather({', '.join(f'{key}={value!r}' for key, value in FULL.items())})", ", clock()]"),
        (f"<tool_call>\n{TAGS}\n</tool_call>\n", "<tool_call>\n<function=clock>\n</function>\n</tool_call>"),
        (f"<think>It is {CALL}</think>\n{CALL}", "\nSo."),
        (f"<tools>\n{CALL}\n</tools>", "\nSo."),
    ],
)
def test_a_reply_of_one_call_ends_behind_it(first: str, rest: str) -> None:
    written = ""
    for piece in re.findall(r"</?tool_call>|\[TOOL_CALLS\]|.", first + rest, re.S):
        if ends_call(written, piece, tools=TOOLS):
            break
        written += piece
    assert written.rstrip() == first.rstrip()
    choice = Choice(TOOLS, parallel=False)
    choice.add(written)
    choice.finish()
    assert len(choice.calls) == 1


@pytest.mark.parametrize(
    "text", ["Nothing {at} all (is) called. {}", f"Look: {CALL[:-2]}", "weather(x) and clock(y)."]
)
def test_a_reply_without_a_call_goes_on(text: str) -> None:
    assert not any(ends_call(text[:at], text[at], tools=TOOLS) for at in range(len(text)))


def test_a_call_of_a_tool_that_there_is_not_is_text_as_it_comes() -> None:
    """Whoever waits would see nothing of a long reply until its end."""
    other = '<tool_call>\n{"name": "write", "arguments": {"text": "' + "so long " * 20 + '"}}\n</tool_call>'
    for text in (other, f"Well. {other} And:", f"{other}\n{other}"):
        choice = Choice(TOOLS)
        told = ""
        for place, sign in enumerate(text):
            deltas = choice.add(sign)
            told += "".join(delta["content"] for delta in deltas)
            if 'write"' in text[:place]:
                assert len(told) > place - 60
        assert told + "".join(delta["content"] for delta in choice.finish()) == text == choice.said
        assert choice.calls == []
    choice = Choice(TOOLS)
    streamed = choice.add(other) + choice.add(f"\n<tool_call>{CALL}</tool_call>")
    assert "".join(delta["content"] for delta in streamed).strip() == other
    choice.finish()
    assert (choice.said, [call["function"]["name"] for call in choice.calls]) == (other, ["weather"])
