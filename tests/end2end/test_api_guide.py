"""OpenAI's own package talks with the guide itself, here and behind a second server of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openai
import pytest

from ethervox_gui import paths
from ethervox_gui.context.summaries.guide.truth import UNKNOWN
from ethervox_gui.context.summaries.summary import BLOCK_ANSWER, block_texts, instruction
from ethervox_gui.engine.llama.engine import LlamaEngine, load
from ethervox_gui.engine.protocol import LoadProgress
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import ModelSettings
from tests.helpers.api import KEY, PATIENCE, Api, running_api

N_MESSAGES = 200

SWITCH: dict[str, Any] = {
    "type": "function",
    "function": {
        "name": "switch",
        "parameters": {
            "type": "object",
            "properties": {"on": {"type": "boolean"}},
            "required": ["on"],
            "additionalProperties": False,
        },
    },
}


def guide(_path: Path, settings: ModelSettings, progress: LoadProgress) -> LlamaEngine:
    return load(paths.guide_model(), settings, progress)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp
    with running_api(folder("second"), guide, settings={"model.n_ctx": 2048}) as second:
        remote = Profile(
            name="remote", kind="remote", base_url=second.url + "/v1", model="default", key_name="second",
            context_limit=900,
        )  # fmt: skip
        with running_api(folder("first"), guide, remote, settings={"model.n_ctx": 1024}) as made:
            made.keys.set("second", KEY)
            yield made


@pytest.mark.slow
@pytest.mark.parametrize(("model", "strategy"), [("default", "summarization"), ("remote", "smart")])
def test_200_messages(api: Api, model: str, strategy: str) -> None:
    messages: list[Any] = [{"role": "system", "content": "You keep what you are told."}]
    seen: set[str] = set()
    limit = 0.95 * (1024 if model == "default" else 900)
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        number = 0
        while len(messages) < N_MESSAGES:
            number += 1
            messages.append({"role": "user", "content": f"My note number {number} says boat {number * 7}."})
            given: dict[str, Any] = {"model": model, "messages": messages, "max_tokens": 24}
            given["extra_body"] = {"context_strategy": strategy}
            if number % 4 == 0:
                given |= {"tools": [SWITCH], "tool_choice": "required", "max_tokens": 64}
            said, context = streamed(client, given) if number % 2 else whole(client, given)
            seen.add(context["strategy"])
            assert context["counted"] <= limit
            assert context["kept"] + context["dropped"] + context["summarized"] == len(messages)
            messages.append(said)
            for call in said.get("tool_calls", ()):
                assert isinstance(json.loads(call["function"]["arguments"])["on"], bool)
                messages.append({"role": "tool", "tool_call_id": call["id"], "content": "done"})
    assert len(messages) >= N_MESSAGES
    assert seen == {"none", strategy}
    assert any(message["role"] == "tool" for message in messages)


@pytest.mark.parametrize("is_stream", [False, True])
@pytest.mark.parametrize(
    ("wishes", "says", "n_tokens"),
    [
        ({}, "I do not know that yet. Tell me, and I will remember it.", 16),
        ({"logprobs": True}, "I do not know that yet. Tell me, and I will remember it.", 16),
        ({"tools": [SWITCH]}, "I do not know that yet. Tell me, and I will remember it.", 16),
        ({"max_tokens": 1}, "I", 1),
        ({"max_tokens": 4}, "I do not know", 4),
        ({"stop": ['"', " yet"]}, "I do not know that", 6),
    ],
)
def test_asked_what_nobody_told_the_guide_says_so(
    api: Api, wishes: dict[str, Any], says: str, n_tokens: int, *, is_stream: bool
) -> None:
    """In a chat it searches its memory then: programs were given that call as its answer."""
    asked: list[Any] = [{"role": "user", "content": "Where do I live?"}]
    given: dict[str, Any] = {"model": "default", "messages": asked, "n": 2, **wishes}
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        said, n_scores, usage = ["", ""], [0, 0], None
        if is_stream:
            for chunk in client.chat.completions.create(
                **given, stream=True, stream_options={"include_usage": True}
            ):
                usage = chunk.usage or usage
                for choice in chunk.choices:
                    said[choice.index] += choice.delta.content or ""
                    n_scores[choice.index] += len((choice.logprobs and choice.logprobs.content) or ())
        else:
            found = client.chat.completions.create(**given)
            said = [choice.message.content or "" for choice in found.choices]
            n_scores = [len((one.logprobs and one.logprobs.content) or ()) for one in found.choices]
            usage = found.usage
    assert said == [says, says]
    assert n_scores == ([n_tokens, n_tokens] if "logprobs" in wishes else [0, 0])
    assert usage is not None
    assert usage.completion_tokens == 2 * n_tokens
    assert usage.prompt_tokens == api.plan(asked, tools=wishes.get("tools"))["received_tokens"]


TOLD = "I'm writing a novel about lighthouses."
ASKED = "What is my novel about?"
SUMMARY, _ = block_texts("- (1) Your dog is called Rex.\n- (2) You live in Leeds.")
IN_OWN_WORDS = f"You said: “{TOLD}”"


@pytest.mark.parametrize("is_stream", [False, True])
@pytest.mark.parametrize(
    ("said", "wishes", "says"),
    [
        ([TOLD], {}, "Noted."),
        ([TOLD, "Noted.", ASKED], {}, IN_OWN_WORDS),
        ([TOLD, "Noted.", ASKED], {"stop": ["light"]}, None),
        ([TOLD, "Noted.", ASKED], {"max_tokens": 4}, None),
        ([TOLD, "Noted.", "What is an eviction?"], {}, None),
        ([TOLD, "Noted.", "I have 12 hens in York.", "Noted.", instruction()], {}, None),
        ([SUMMARY, BLOCK_ANSWER, "What is my dog called?"], {}, "Your dog is called Rex."),
        ([SUMMARY, BLOCK_ANSWER, "What was my summary about?"], {}, UNKNOWN),
    ],
)
def test_the_guide_says_nothing_that_nobody_told_it(
    api: Api, said: list[str], wishes: dict[str, Any], says: str | None, *, is_stream: bool
) -> None:
    """As in the window; within the limits of the request."""
    roles = ("user", "assistant")
    messages = [{"role": roles[at % 2], "content": text} for at, text in enumerate(said)]
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        given = {"model": "default", "messages": messages, **wishes}
        told, _ = streamed(client, given) if is_stream else whole(client, given)
        own, _ = whole(client, {**given, "logprobs": True})
    if says is None:
        assert told["content"] == own["content"]
    else:
        assert told["content"] == says
        assert own["content"] != says or SUMMARY in said, "what it would have said"


def whole(client: openai.OpenAI, given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    found = client.chat.completions.create(**given)
    said = found.choices[0].message.model_dump(include={"role", "content", "tool_calls"}, exclude_none=True)
    return {"content": None, **said}, (found.model_extra or {})["context"]


def streamed(client: openai.OpenAI, given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    text, calls, context = "", list[Any](), dict[str, Any]()
    for chunk in client.chat.completions.create(**given, stream=True):
        context = (chunk.model_extra or {}).get("context", context)
        for choice in chunk.choices:
            text += choice.delta.content or ""
            calls += [
                {"id": call.id, "type": "function", "function": call.function.model_dump()}
                for call in choice.delta.tool_calls or ()
            ]
    said: dict[str, Any] = {"role": "assistant", "content": text}
    return (said | {"tool_calls": calls} if calls else said), context
