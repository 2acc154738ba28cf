"""A reply that the request has begun goes on: what the model said last of all is the beginning of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.turns.thinking import closed, opened_by
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.server.convert import to_engine
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.api import Api, events_of, running_api, scripted_api
from tests.helpers.tiny_models import CHATML, Shape

ASKED: list[str] = []
BEGUN = [
    {"role": "user", "content": "Give me JSON."},
    {"role": "assistant", "content": '{"name": "'},
]


def respond(prompt: str) -> str:
    ASKED.append(prompt)
    return 'Rex"}'


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    ASKED.clear()
    with scripted_api(tmp_path, respond, n_ctx=2000) as made:
        yield made


@pytest.mark.parametrize("path", ["/v1/chat/completions", "/v1/messages"])
def test_the_reply_goes_on_and_its_beginning_is_not_told_again(api: Api, path: str) -> None:
    response = api.client.post(path, json={"model": "default", "messages": BEGUN, "max_tokens": 50})
    assert response.status_code == 200, response.text
    body = response.json()
    text = body["choices"][0]["message"]["content"] if "choices" in body else body["content"][0]["text"]
    assert text == 'Rex"}'
    assert ASKED[-1].endswith('{"name": "'), "nothing stands behind what was begun"
    n_prompt = body["usage"].get("prompt_tokens") or sum(
        body["usage"][name] for name in ("input_tokens", "cache_read_input_tokens")
    )
    assert n_prompt == len('Give me JSON.{"name": "') + 3
    streamed = api.client.post(
        path, json={"model": "default", "messages": BEGUN, "max_tokens": 50, "stream": True}
    )
    told = [json.loads(data) for data in events_of(streamed) if data != "[DONE]"]
    deltas = [choice["delta"] for one in told for choice in one.get("choices", ())]
    deltas += [one["delta"] for one in told if one.get("type") == "content_block_delta"]
    assert "".join(delta.get("content") or delta.get("text") or "" for delta in deltas) == 'Rex"}'


@pytest.mark.parametrize(
    "options",
    [
        {"response_format": {"type": "json_object"}},  # all of it is to be JSON
        {"messages": [*BEGUN, {"role": "user", "content": "And now?"}]},
        {"messages": [BEGUN[1]]},
    ],
)
def test_what_begins_nothing_is_a_message_as_others(api: Api, options: dict[str, Any]) -> None:
    body = {"model": "default", "messages": BEGUN, **options}
    assert api.client.post("/v1/chat/completions", json=body).status_code == 200
    assert not ASKED[-1].endswith('{"name": "')


@pytest.mark.parametrize("options", [{}, {"store": False}])
@pytest.mark.parametrize("status", [None, "completed", "incomplete", "in_progress"])
def test_a_response_goes_on_with_what_says_that_it_is_not_over(
    api: Api, options: dict[str, Any], status: str | None
) -> None:
    """Anything else is a message, behind which another is written, as OpenAI does."""
    item = {"type": "message", **BEGUN[1], **({} if status is None else {"status": status})}
    body = {"model": "default", "input": [BEGUN[0], item], **options}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 200, response.text
    told = response.json()
    assert told["output"][0]["content"][0]["text"] == 'Rex"}'
    assert told["store"] is False
    assert ASKED[-1].endswith('{"name": "') is (status in ("incomplete", "in_progress"))


def test_a_kept_conversation_says_how_the_model_can_speak_twice(api: Api) -> None:
    name = api.client.post("/v1/conversations", json={}).json()["id"]
    body = {"model": "default", "input": BEGUN, "conversation": name}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 400
    assert "'store': false" in response.json()["error"]["message"]


def test_a_real_models_prompt_ends_with_it(tmp_path: Path, deep_model: Path) -> None:
    """With the tokens of what it wrote itself, and no control token of what somebody said."""
    engine = llama.load(deep_model, ModelSettings(n_ctx=512, n_threads=1))
    try:
        prompts = engine.prompts
        said = to_engine(BEGUN[:1], ())
        before, whole = prompts.prompt(said), prompts.prompt(said, (), '{"name": "<|im_end|>')
        assert whole[: len(before)] == before
        assert b"".join(prompts.pieces(whole[len(before) :])) == b'{"name": "<|im_end|>'
    finally:
        engine.close()
    settings = {"model.n_ctx": 512}
    with running_api(tmp_path, lambda _, m, p: llama.load(deep_model, m, p), settings=settings) as api:
        body = {"model": "default", "messages": BEGUN, "max_tokens": 4}
        assert api.client.post("/v1/messages", json=body).status_code == 200


@pytest.mark.parametrize(
    ("asking", "ends"),
    [
        ("<|im_start|>assistant\n", "<|im_start|>assistant\n"),
        ("<|im_start|>assistant\n<think>\n", "<think>\n\n</think>\n\n"),
        ("<|im_start|>assistant\n<think>\n\n</think>\n\n", "<think>\n\n</think>\n\n"),
        ("[INST]x[/INST][THINK]", "[THINK]\n\n[/THINK]\n\n"),
        ("<|START_THINKING|>", "<|START_THINKING|>\n\n<|END_THINKING|>\n\n"),
        ("<|channel|>analysis<|message|>", "<|channel|>analysis<|message|>\n\n<|end|>\n\n"),
    ],
)
def test_a_begun_answer_follows_an_empty_thought(asking: str, ends: str) -> None:
    made = closed(asking)
    assert made.endswith(ends)
    assert opened_by(made) == ""


def test_where_the_template_opens_a_thought_the_answer_goes_on(tiny_model: ModelMaker) -> None:
    template = CHATML.replace("<|im_start|>assistant\n", "<|im_start|>assistant\n<think>\n")
    engine = llama.load(tiny_model(Shape(chat_template=template)), ModelSettings(n_ctx=512, n_threads=1))
    try:
        tokens = engine.prompts.prompt(to_engine(BEGUN[:1], ()), (), "Fine, ")
        assert b"".join(map(engine.piece, tokens)).decode().endswith("<think>\n\n</think>\n\nFine, ")
    finally:
        engine.close()
