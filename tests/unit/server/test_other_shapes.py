"""The API in other shapes: plain texts, Anthropic's messages, figures for Prometheus."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ethervox_gui.context.requests.token_scores import Likely, TokenScore
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.replies import text
from ethervox_gui.server.shapes import anthropic
from ethervox_gui.services.profiles import Profile
from tests.helpers.api import KEY, Api, events_of, running_api, scripted_api
from tests.helpers.tiny_models import Shape, make_model, vocabulary
from tests.helpers.upstream import scripted_upstream

CALL = 'I look.\n<tool_call>{"name": "weather", "arguments": {"place": "Bath"}}</tool_call>'
TOOL = {"name": "weather", "description": "The weather", "input_schema": {"type": "object"}}
ASKED: dict[str, Any] = {"model": "default", "max_tokens": 100}
HELLO = [{"role": "user", "content": "hello"}]


def respond(prompt: str) -> str:
    if "think" in prompt:
        return "<think>Hm.</think>So be it."
    return CALL if "weather" in prompt and "rain" not in prompt else "one two three"


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    far = Profile(name="far", kind="remote", base_url="http://127.0.0.1:9/v1", model="theirs")
    settings = {"server.metrics": True, "server.keep_conversations": False}
    folder = tmp_path_factory.mktemp("api")
    with scripted_api(folder, respond, far, n_ctx=2000, settings=settings) as made:
        yield made


# ---- plain texts -----------------------------------------------------------------------------------


def goes_on(api: Api, prompt: Any, **options: Any) -> httpx.Response:
    return api.client.post("/v1/completions", json={"model": "default", "prompt": prompt, **options})


def test_a_text_is_gone_on_with(api: Api) -> None:
    response = goes_on(api, "count:", max_tokens=7)
    body = response.json()
    assert response.status_code == 200
    assert body["object"] == "text_completion"
    assert body["choices"] == [{"text": "one two", "index": 0, "logprobs": None, "finish_reason": "length"}]
    assert (body["usage"]["prompt_tokens"], body["usage"]["completion_tokens"]) == (6, 7)
    assert body["context"]["counted"] == 6
    assert response.headers["x-context-tokens"] == "6"
    assert api.last_record().n_tokens == 7


def test_texts_and_choices_are_numbered_through(api: Api) -> None:
    body = goes_on(api, ["first", "second!"], n=2, echo=True, max_tokens=3).json()
    assert [c["index"] for c in body["choices"]] == [0, 1, 2, 3]
    assert [c["text"] for c in body["choices"]] == ["firstone"] * 2 + ["second!one"] * 2
    assert body["usage"]["prompt_tokens"] == 12
    assert body["usage"]["completion_tokens"] == 12


@pytest.mark.parametrize("prompt", [[104, 105], [[104, 105]], "hi"])
def test_tokens_are_a_text_too(api: Api, prompt: Any) -> None:
    assert goes_on(api, prompt).json()["usage"]["prompt_tokens"] == 2


def joined(response: httpx.Response, *, stream: bool) -> list[dict[str, Any]]:
    """The choices of an answer, those of a stream put together."""
    if not stream:
        return list(response.json()["choices"])
    found: dict[int, dict[str, Any]] = {}
    for choice in (one for data in events_of(response)[:-1] for one in json.loads(data)["choices"]):
        if (whole := found.setdefault(choice["index"], choice)) is not choice:
            whole["text"] += choice["text"]
            whole["finish_reason"] = choice["finish_reason"]
            for name, values in choice["logprobs"].items():
                whole["logprobs"][name] += values
    return [found[index] for index in sorted(found)]


@pytest.mark.parametrize("echo", [False, True])
@pytest.mark.parametrize("stream", [False, True])
def test_tokens_are_told_with_where_they_stand_in_the_text(api: Api, stream: bool, echo: bool) -> None:
    """In all of a choice's text: also those of what is echoed, and those in the later pieces of a stream."""
    response = goes_on(api, ["ab", "abc"], max_tokens=5, logprobs=0, stream=stream, echo=echo)
    for choice, prompt in zip(joined(response, stream=stream), ("ab", "abc"), strict=True):
        text = f"{prompt}one t" if echo else "one t"
        assert choice["text"] == text
        assert choice["logprobs"]["text_offset"] == list(range(len(text)))
        assert choice["logprobs"]["tokens"] == list(text)


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("max_tokens", [0, 3])
@pytest.mark.parametrize("prompt", ["abc", [97, 98, 99]])
def test_what_is_echoed_is_told_with_its_likelihoods(
    api: Api, prompt: Any, max_tokens: int, stream: bool
) -> None:
    """As those ask who measure models: the first token follows nothing, so that nothing is said of it."""
    options = {"max_tokens": max_tokens, "logprobs": 1, "stream": stream}
    response = goes_on(api, prompt, echo=True, n=2, **options)
    assert response.status_code == 200, response.text
    text = "abcone"[: 3 + max_tokens]
    for number, choice in enumerate(joined(response, stream=stream)):
        assert (choice["index"], choice["text"], choice["finish_reason"]) == (number, text, "length")
        assert choice["logprobs"] == {
            "tokens": list(text),
            "token_logprobs": [None, *[0.0] * (len(text) - 1)],
            "top_logprobs": [None, *({letter: 0.0} for letter in text[1:])],
            "text_offset": list(range(len(text))),
        }


def test_all_of_a_prompt_is_read_to_tell_how_likely_it_was(api: Api) -> None:
    asked = {"max_tokens": 0, "logprobs": 1}
    for _ in range(2):
        body = goes_on(api, "often the same", echo=True, **asked).json()
        assert body["usage"]["prompt_tokens_details"]["cached_tokens"] == 0
        assert body["usage"]["completion_tokens"] == 0
    body = goes_on(api, "often the same", **asked).json()
    assert body["usage"]["prompt_tokens_details"]["cached_tokens"] == 13
    assert body["choices"] == [
        {
            "text": "",
            "index": 0,
            "logprobs": {"tokens": [], "token_logprobs": [], "top_logprobs": [], "text_offset": []},
            "finish_reason": "length",
        }
    ]


def test_tokens_that_are_no_whole_characters_are_told_by_their_bytes() -> None:
    """Else several of them would be one and the same; they stand where their character does."""
    places = text._Places()
    pieces = [b"a", b"\xf0\x9f", b"\x98\x80", b"b"]
    assert [text._said(piece) for piece in pieces] == ["a", r"bytes:\xf0\x9f", r"bytes:\x98\x80", "b"]
    assert [places.of(piece) for piece in pieces] == [0, 1, 1, 2]


def test_a_token_is_told_with_the_likeliest_if_it_is_none_of_them() -> None:
    score = TokenScore(Likely(b"c", -5.0), (Likely(b"a", -0.1), Likely(b"b", -2.0)))
    assert text._likeliest(score) == {"a": -0.1, "b": -2.0, "c": -5.0}


@pytest.mark.parametrize("usage", [False, True])
def test_a_text_as_a_stream(api: Api, usage: bool) -> None:
    options = {"stream_options": {"include_usage": True}} if usage else {}
    *data, done = events_of(goes_on(api, "count:", max_tokens=50, stream=True, stop=[" three"], **options))
    chunks = [json.loads(text) for text in data]
    assert "".join(choice["text"] for chunk in chunks for choice in chunk["choices"]) == "one two"
    ends = [choice["finish_reason"] for chunk in chunks for choice in chunk["choices"]]
    assert (ends[-1], done) == ("stop", "[DONE]")
    assert ["context" in chunk for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
    assert ("usage" in chunks[-1]) == usage


def test_a_text_with_likelihoods(api: Api) -> None:
    (choice,) = goes_on(api, "count:", max_tokens=3, logprobs=2).json()["choices"]
    assert choice["logprobs"]["tokens"] == ["o", "n", "e"]
    assert choice["logprobs"]["text_offset"] == [0, 1, 2]
    assert choice["logprobs"]["token_logprobs"] == [0.0, 0.0, 0.0]
    assert list(choice["logprobs"]["top_logprobs"][0].items()) == [("o", 0.0), ("p", -1.0)]


@pytest.mark.parametrize(
    ("options", "param"),
    [
        ({"model": "far"}, "model"),
        ({"prompt": ""}, "prompt"),
        ({"prompt": []}, "prompt"),
        ({"prompt": 5}, "prompt"),
        ({"prompt": [10**8]}, "prompt"),
        ({"prompt": ["a"] * 65}, "prompt"),
        ({"n": 9}, "n"),
        ({"best_of": 3}, "best_of"),
        ({"suffix": "x"}, "suffix"),
        ({"suffix": "x", "prompt": [97]}, "suffix"),
        ({"suffix": "x", "echo": True, "logprobs": 1}, "suffix"),
        ({"logit_bias": {str(10**8): 1}}, "logit_bias"),
        ({"max_tokens": -2}, "max_tokens"),
        ({"response_format": {"type": "json_object"}}, "response_format"),
        ({"tools": [{"type": "function", "function": {"name": "look"}}]}, "tools"),
    ],
)
def test_what_cannot_be_gone_on_with_is_a_sentence(api: Api, options: dict[str, Any], param: str) -> None:
    response = goes_on(api, **{"prompt": "hello", **options})
    assert response.status_code == 400, response.text
    error = response.json()["error"]
    assert error["param"].split(".")[0] == param
    assert error["message"].endswith((".", "]"))


def test_what_is_missing_before_a_suffix_is_written(tmp_path: Path) -> None:
    """As editors ask that complete code; what a text spells is text, and says nothing of what is missing."""
    model = make_model(tmp_path / "fills-in.gguf", Shape(fills_in=True))
    tokens = [vocabulary().index(letter) for letter in "PaPbScM"]
    with running_api(tmp_path, lambda _, settings, progress: llama.load(model, settings, progress)) as api:
        found = goes_on(api, "aPb", suffix="c", max_tokens=9).json()
        plain = goes_on(api, "aPb", max_tokens=9).json()
        assert found["choices"] == goes_on(api, tokens, max_tokens=9).json()["choices"] != plain["choices"]
        assert found["usage"]["prompt_tokens"] == len(tokens) == 7
        echoed = goes_on(api, ["aPb", ""], suffix="c", max_tokens=9, echo=True).json()["choices"]
        assert echoed[0]["text"] == "aPb" + found["choices"][0]["text"]
        assert [choice["index"] for choice in echoed] == [0, 1]
        assert goes_on(api, "aPb", suffix="", max_tokens=9).json()["choices"] == plain["choices"]


def test_a_text_that_is_too_long_is_refused_with_the_numbers(api: Api) -> None:
    response = goes_on(api, "x" * 3000)
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "context_limit_exceeded"
    assert response.json()["error"]["details"]["estimatedTokens"] == 3000


# ---- Anthropic's shape -----------------------------------------------------------------------------


def messages(api: Api, said: Any = "hello", **options: Any) -> httpx.Response:
    body = {**ASKED, "messages": [{"role": "user", "content": said}], **options}
    return api.client.post("/v1/messages", json=body)


def test_a_message_in_their_shape(api: Api) -> None:
    response = messages(api, system="Be brief.")
    body = response.json()
    assert response.status_code == 200, response.text
    assert (body["type"], body["role"], body["model"]) == ("message", "assistant", "default")
    assert body["id"].startswith("msg_")
    assert body["content"] == [{"type": "text", "text": "one two three"}]
    assert (body["stop_reason"], body["stop_sequence"]) == ("end_turn", None)
    n_prompt = body["usage"]["input_tokens"] + body["usage"]["cache_read_input_tokens"]
    assert n_prompt == len("Be brief.") + len("hello") + 5 == body["context"]["counted"]
    assert body["usage"]["output_tokens"] == 13
    assert messages(api, max_tokens=3).json()["stop_reason"] == "max_tokens"
    assert messages(api, stop_sequences=[" two"]).json()["content"] == [{"type": "text", "text": "one"}]


@pytest.mark.parametrize("stream", [False, True])
def test_a_message_says_which_of_the_stop_sequences_ended_it(api: Api, stream: bool) -> None:
    for given, expected in (
        (["nothing", " two"], ("stop_sequence", " two")),
        (["nothing"], ("end_turn", None)),
    ):
        response = messages(api, stop_sequences=given, stream=stream)
        events = [json.loads(data) for data in events_of(response)] if stream else []
        end = next(e["delta"] for e in events if e["type"] == "message_delta") if stream else response.json()
        assert (end["stop_reason"], end["stop_sequence"]) == expected


def test_thinking_and_calls_are_blocks(api: Api) -> None:
    body = messages(api, "think").json()
    assert [block["type"] for block in body["content"]] == ["thinking", "text"]
    assert body["content"][0]["thinking"] == "Hm."
    body = messages(api, "how is the weather", tools=[TOOL]).json()
    text, call = body["content"]
    assert text == {"type": "text", "text": "I look."}
    assert (call["type"], call["name"], call["input"]) == ("tool_use", "weather", {"place": "Bath"})
    assert body["stop_reason"] == "tool_use"
    result = {"type": "tool_result", "tool_use_id": call["id"], "content": [{"type": "text", "text": "rain"}]}
    told = [
        {"role": "user", "content": "how is the weather"},
        {"role": "assistant", "content": body["content"]},
        {"role": "user", "content": [result, {"type": "text", "text": "so?"}]},
    ]
    after = messages(api, messages=told, tools=[TOOL]).json()
    assert after["content"] == [{"type": "text", "text": "one two three"}]


def named_events(response: httpx.Response) -> list[tuple[str, dict[str, Any]]]:
    found = []
    for block in response.text.strip().split("\n\n"):
        name, data = block.split("\n")
        found.append((name.removeprefix("event: "), json.loads(data.removeprefix("data: "))))
    assert all(name == data["type"] for name, data in found)
    return found


def test_results_are_told_in_the_order_of_their_calls(api: Api) -> None:
    """Programs run calls side by side and send what was over first; most models go by the order alone."""
    use: dict[str, Any] = {"type": "tool_use", "name": "weather", "input": {}}
    uses = [{**use, "id": name} for name in ("a", "b")]
    results = [{"type": "tool_result", "tool_use_id": name, "content": name} for name in ("b", "a")]
    said = [*HELLO, {"role": "assistant", "content": uses}, {"role": "user", "content": results}]
    chat = anthropic.to_chat({**ASKED, "messages": said})
    assert [message.get("tool_call_id") for message in chat["messages"]][-2:] == ["b", "a"]
    planned = api.plan(chat["messages"])["messages"]
    assert [message.get("tool_call_id") for message in planned][-2:] == ["a", "b"]


def test_what_claude_code_says_to_the_books_is_no_beginning(api: Api) -> None:
    """It is another line in each conversation: the long beginning behind it would be read each time."""
    blocks: list[dict[str, Any]] = [
        {"type": "text", "text": "x-anthropic-billing-header: cc_version=2.1.d55;"}
    ]
    blocks.append({"type": "text", "text": "Be brief.", "cache_control": {"type": "ephemeral"}})
    asked = {"messages": HELLO, "model": "default"}
    counted = [
        api.client.post("/v1/messages/count_tokens", json={**asked, "system": system}).json()
        for system in ("Be brief.", blocks)
    ]
    assert counted[0] == counted[1]
    assert messages(api, system=blocks[:1]).status_code == 200


def test_a_stream_of_blocks(api: Api) -> None:
    for said, kinds in (("think", ["thinking", "text"]), ("the weather", ["text", "tool_use"])):
        response = messages(api, said, stream=True, tools=[TOOL] if "weather" in said else [])
        assert response.headers["content-type"].startswith("text/event-stream")
        events = named_events(response)
        names = [name for name, _ in events]
        assert (names[0], names[-2:]) == ("message_start", ["message_delta", "message_stop"])
        begun = [data for name, data in events if name == "content_block_start"]
        assert [data["content_block"]["type"] for data in begun] == kinds
        assert [data["index"] for data in begun] == [0, 1]
        assert [d["index"] for name, d in events if name == "content_block_stop"] == [0, 1]
        deltas = [data["delta"] for name, data in events if name == "content_block_delta"]
        made = "".join(d.get("thinking") or d.get("text") or d.get("partial_json") or "" for d in deltas)
        assert made == ("Hm.So be it." if said == "think" else 'I look.\n{"place": "Bath"}')
        last = events[-2][1]
        assert last["delta"]["stop_reason"] == ("end_turn" if said == "think" else "tool_use")
        assert last["usage"]["output_tokens"] > 0
        assert last["context"]["strategy"] == "none"
        # Many programs take what went in from the first event, and what came out from the last.
        first = events[0][1]["message"]["usage"]
        assert (
            first["input_tokens"] == last["usage"]["input_tokens"] + last["usage"]["cache_read_input_tokens"]
        )
        assert first["input_tokens"] == last["context"]["counted"] > 0


def test_the_key_comes_in_their_header(api: Api) -> None:
    body = {**ASKED, "messages": HELLO}
    with httpx.Client(base_url=api.url, trust_env=False) as client:
        for headers, status in (
            ({"x-api-key": KEY}, 200),
            ({"x-api-key": "wrong"}, 401),
            ({"x-api-key": "wrong", "authorization": f"Bearer {KEY}"}, 401),
            ({}, 401),
        ):
            response = client.post("/v1/messages", json=body, headers=headers)
            assert response.status_code == status
        assert response.json()["type"] == "error"
        assert response.json()["error"]["type"] == "authentication_error"


@pytest.mark.parametrize(
    ("options", "kind", "status"),
    [
        ({"model": "gpt-9"}, "not_found_error", 404),
        ({"messages": []}, "invalid_request_error", 400),
        ({"messages": "hello"}, "invalid_request_error", 400),
        ({"messages": [5]}, "invalid_request_error", 400),
        ({"messages": [{"role": "robot", "content": "x"}]}, "invalid_request_error", 400),
        ({"messages": [{"role": "user", "content": [{"type": "text"}]}]}, "invalid_request_error", 400),
        ({"messages": [{"role": "user", "content": [{"type": "pdf"}]}]}, "invalid_request_error", 400),
        ({"system": 5}, "invalid_request_error", 400),
        ({"tools": [{"name": 3}]}, "invalid_request_error", 400),
        ({"tool_choice": {"type": "maybe"}}, "invalid_request_error", 400),
        ({"max_tokens": 0}, "invalid_request_error", 400),
        ({"max_tokens": None}, "invalid_request_error", 400),
        ({"messages": [{"role": "user", "content": "x" * 9000}]}, "invalid_request_error", 400),
    ],
)
def test_errors_are_in_their_shape(api: Api, options: dict[str, Any], kind: str, status: int) -> None:
    body = {**ASKED, "messages": HELLO, **options}
    if options.get("max_tokens", 1) is None:
        del body["max_tokens"]
    response = api.client.post("/v1/messages", json=body)
    assert response.status_code == status, response.text
    assert response.json()["type"] == "error"
    assert response.json()["error"]["type"] == kind
    assert response.json()["error"]["message"]


@pytest.mark.parametrize(
    ("field", "given", "code"),
    [
        ("thread", {"type": "create"}, "thread_unsupported_request"),
        ("thread", {"type": "continue", "previous_message_id": "msg_1"}, "thread_unsupported_request"),
        ("compaction", {"type": "enabled"}, None),
        ("mcp_servers", [{"type": "url", "url": "https://example.org", "name": "x"}], None),
    ],
)
def test_what_only_their_servers_do_is_refused_in_their_words(
    api: Api, field: str, given: Any, code: str | None
) -> None:
    """A thread is gone on with by what is new alone: passed over, all that was said before would be lost.

    Their packages send everything once they hear it.
    """
    response = messages(api, **{field: given})
    error = response.json()["error"]
    assert (response.status_code, error["type"], error["param"]) == (400, "invalid_request_error", field)
    assert error.get("details", {}).get("error_code") == code
    assert messages(api, **{field: None}).status_code == 200


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"stop_sequences": ["x"] * 17}, "stop_sequences"),
        ({"stop_sequences": ["x", 1]}, "stop_sequences.1"),
        ({"tools": [{"name": "", "input_schema": {}}]}, "tools.0.name"),
        ({"tools": [{"name": "a", "input_schema": 1}]}, "tools.0.input_schema"),
        (
            {"tools": [{"name": "a", "input_schema": {}}], "tool_choice": {"type": "tool", "name": 1}},
            "tool_choice.name",
        ),
        ({"top_k": -2}, "top_k"),
        (
            {
                "system": "Be brief.",
                "messages": [
                    {"role": "user", "content": "Look."},
                    {
                        "role": "user",
                        "content": [{"type": "image", "source": {"type": "url", "url": "http://x"}}],
                    },
                ],
            },
            "messages.1",
        ),
    ],
)
@pytest.mark.parametrize("address", ["/v1/messages", "/v1/messages/count_tokens"])
def test_a_field_is_named_as_they_name_it(
    api: Api, address: str, options: dict[str, Any], place: str
) -> None:
    body = {"model": "default", "max_tokens": 5, "messages": [{"role": "user", "content": "hi"}], **options}
    response = api.client.post(address, json=body)
    error = response.json()["error"]
    assert (response.status_code, error["param"]) == (400, place)
    assert error["message"].startswith(f"{place}: ") or place.startswith("messages")


def test_pictures_are_refused_by_a_model_that_sees_none(api: Api) -> None:
    source = {"type": "base64", "media_type": "image/png", "data": "AAAA"}
    response = messages(api, [{"type": "image", "source": source}])
    assert response.status_code == 400
    assert "text only" in response.json()["error"]["message"]


def test_tokens_are_counted(api: Api) -> None:
    body = {"model": "default", "messages": HELLO, "system": "Be brief."}
    found = api.client.post("/v1/messages/count_tokens", json=body).json()
    assert found == {"input_tokens": len("Be brief.") + len("hello") + 5}
    long = {**body, "messages": [{"role": "user", "content": "x" * 9000}]}
    assert api.client.post("/v1/messages/count_tokens", json=long).json()["input_tokens"] > 9000


def test_documents_that_are_texts_are_said() -> None:
    plain = {"type": "text", "media_type": "text/plain", "data": "It sails."}
    parts = {"type": "content", "content": [{"type": "text", "text": "It floats."}]}
    blocks: list[dict[str, Any]] = [
        {"type": "document", "source": plain, "title": "Boat", "citations": {"enabled": False}},
        {"type": "document", "source": parts},
        {"type": "text", "text": "And now?"},
    ]
    body = {"model": "m", "max_tokens": 5, "messages": [{"role": "user", "content": blocks}]}
    (message,) = anthropic.to_chat(body)["messages"]
    assert message["content"] == "Boat\n\nIt sails.\nIt floats.\nAnd now?"
    blocks[0]["source"] = {"type": "url", "url": "https://example.org/a.pdf"}
    with pytest.raises(ApiError, match="documents of the type 'url' are not taken, only texts"):
        anthropic.to_chat(body)


def test_choices_become_the_one_they_have() -> None:
    chat = anthropic.to_chat({**ASKED, "messages": HELLO, "tool_choice": {"type": "tool", "name": "x"}})
    assert chat["tool_choice"] == {"type": "function", "function": {"name": "x"}}
    off = anthropic.to_chat(
        {**ASKED, "messages": HELLO, "tool_choice": {"type": "any", "disable_parallel_tool_use": True}}
    )
    assert (off["tool_choice"], off["parallel_tool_calls"]) == ("required", False)


def test_a_remote_model_answers_in_their_shape_too(tmp_path: Path) -> None:
    with scripted_upstream() as upstream:
        remote = Profile(name="remote", kind="remote", base_url=upstream.url + "/v1", model="theirs")
        with scripted_api(tmp_path, "", remote) as api:
            whole = messages(api, model="remote").json()
            assert whole["content"][-1]["type"] == "text"
            events = named_events(messages(api, model="remote", stream=True))
            assert events[-1][0] == "message_stop"
            upstream.status = 429
            refused = messages(api, model="remote")
            assert (refused.status_code, refused.json()["type"]) == (429, "error")
            assert refused.json()["error"]["type"] == "rate_limit_error"
            assert "upstream says no" in refused.text
            assert named_events(messages(api, model="remote", stream=True))[-1][0] == "error"


# ---- figures ---------------------------------------------------------------------------------------


def test_figures_for_prometheus(api: Api) -> None:
    api.complete(HELLO)
    before = figures(api)
    api.complete(HELLO)
    api.complete(HELLO, n=99)
    after = figures(api)
    grown = {name: after[name] - before.get(name, 0) for name in after if after[name] != before.get(name)}
    seconds = grown.pop('ethervox_request_seconds_total{model="default"}')
    assert seconds > 0
    assert grown == {
        'ethervox_requests_total{model="default",status="200"}': 1,
        'ethervox_requests_total{model="default",status="400"}': 1,
        'ethervox_prompt_tokens_total{model="default"}': 16,
        'ethervox_prompt_tokens_reused_total{model="default"}': 7,
        'ethervox_reply_tokens_total{model="default"}': 13,
    }
    assert after["ethervox_ready"] == 1


def figures(api: Api) -> dict[str, float]:
    response = api.client.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line.rpartition(" ") for line in response.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_figures_are_off_unless_somebody_wants_them(tmp_path: Path) -> None:
    with scripted_api(tmp_path) as api:
        response = api.client.get("/metrics")
        assert response.status_code == 404
        assert "server.metrics" in response.json()["error"]["message"]
        assert httpx.get(f"{api.url}/metrics", trust_env=False).status_code == 401


def test_names_that_there_are_not_have_no_figures(api: Api) -> None:
    """Else everybody could make the list as long as memory lasts."""
    for path, more in (("embeddings", {"input": "x"}), ("chat/completions", {"messages": HELLO})):
        response = api.client.post(f"/v1/{path}", json={"model": "nonsense-1", **more})
        assert response.status_code == 404
        assert response.json()["error"]["code"] == "model_not_found"
    assert "nonsense" not in api.client.get("/metrics").text


@pytest.mark.parametrize("place", ["output_config", "output_format"])
def test_an_answer_is_held_to_a_form(api: Api, place: str) -> None:
    schema = {"type": "object", "properties": {"on": {"type": "boolean"}}, "required": ["on"]}
    form: dict[str, Any] = {"type": "json_schema", "schema": schema}
    chat = anthropic.to_chat(
        {**ASKED, "messages": [], place: {"format": form} if place == "output_config" else form}
    )
    assert chat["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "answer", "schema": schema},
    }
    assert "response_format" not in anthropic.to_chat(
        {**ASKED, "messages": [], "output_config": {"effort": "low"}}
    )
    for wrong, param in (
        ({"type": "xml"}, "type"),
        ({"type": "json_schema"}, "schema"),
        ({"type": "json_schema", "schema": True}, "schema"),
    ):
        response = messages(api, output_config={"format": wrong})
        assert response.status_code == 400
        assert f"output_config.format.{param}" in response.json()["error"]["message"]
    assert messages(api, output_config={"format": form}).status_code == 200


def test_models_are_told_in_the_shape_of_who_asks(api: Api) -> None:
    version = {"anthropic-version": "2023-06-01"}
    found = api.client.get("/v1/models", headers=version).json()
    assert (found["has_more"], found["first_id"]) == (False, "default")
    one = next(one for one in found["data"] if one["id"] == "default")
    assert one == {
        "type": "model",
        "id": "default",
        "display_name": "default",
        "created_at": "1970-01-01T00:00:00Z",
    }
    assert api.client.get("/v1/models/default", headers=version).json() == one
    assert found["last_id"] == api.client.get("/v1/models").json()["data"][-1]["id"]
    unknown = api.client.get("/v1/models/nobody", headers=version)
    assert (unknown.status_code, unknown.json()["type"]) == (404, "error")
    assert "type" not in api.client.get("/v1/models/nobody").json()
