"""What ``context`` says of long random conversations is what the cache held and what the plan had said.

A scripted engine writes down each token that it reads.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import GUEST, LIVE
from ethervox_gui.context.summaries.summary import instruction
from tests.helpers.api import Api, events_of, scripted_api
from tests.unit.server.test_context import STRATEGIES, says_and_summarizes
from tests.unit.server.test_responses import respond, settled

TOOL = {"type": "function", "function": {"name": "look", "parameters": {"type": "object", "properties": {}}}}
#: What a plan and the answer of the same request say alike.
ALIKE = ("strategy", "kept", "summarized", "dropped", "shortened")


def text(rng: random.Random) -> str:
    return f"{rng.randrange(1000)} " + "".join(rng.choices("abcde ", k=rng.choice((3, 30, 120))))


def grown(rng: random.Random, messages: list[dict[str, Any]]) -> None:
    """Put something to say behind a conversation: a message, or a call whose result may be very long."""
    if rng.random() < 0.3:
        call = f"call_{len(messages)}"
        function = {"name": "look", "arguments": "{}"}
        made = {"role": "assistant", "content": None}
        messages += [
            {"role": "user", "content": text(rng)},
            {**made, "tool_calls": [{"id": call, "type": "function", "function": function}]},
            {"role": "tool", "tool_call_id": call, "content": text(rng) * rng.choice((1, 1, 12))},
        ]
    else:
        messages.append({"role": "user", "content": text(rng)})


def n_read(api: Api, *, by_guests: bool) -> int:
    """Tokens that were read since it was asked last: by the chat, or by requests that belong to none."""
    found = sum(len(tokens) for seq, tokens in api.engine.decoded if (seq >= GUEST) == by_guests)
    api.engine.decoded.clear()
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_request_is_told_what_was_planned_read_and_left_out(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    chats: list[list[dict[str, Any]]] = [
        [{"role": "system", "content": "Be brief."}] if rng.random() < 0.5 else [] for _ in range(3)
    ]
    removed = 0
    with scripted_api(tmp_path, says_and_summarizes, n_ctx=1000) as api:
        for _ in range(60):
            messages = rng.choice(chats)
            grown(rng, messages)
            wish = {"context_strategy": rng.choice(STRATEGIES), "tools": [TOOL] * rng.randrange(2)}
            planned = api.plan(messages, **wish)
            settled(api)
            n_read(api, by_guests=True)
            stream = rng.random() < 0.5
            options = {"stream": True, "stream_options": {"include_usage": True}} if stream else {}
            response = api.complete(messages, **wish, **options)
            if not planned["accepted"]:
                assert response.json()["error"]["code"] == planned["error"]["code"]
                messages[:] = messages[:1] if messages[0]["role"] == "system" else []
                continue
            assert response.status_code == 200, response.text
            said = json.loads(events_of(response)[-2]) if stream else response.json()
            context, usage = said["context"], said["usage"]
            assert context["kept"] + context["summarized"] + context["dropped"] == len(messages)
            assert context["counted"] == usage["prompt_tokens"] <= 950
            assert context["reused_tokens"] == usage["prompt_tokens_details"]["cached_tokens"]
            assert int(response.headers["x-context-tokens"]) == context["counted"]
            assert context["tokens_removed"] == planned["received_tokens"] - context["counted"]
            if planned["context"]["exact"]:
                assert context["counted"] == planned["context"]["counted"]
                assert [context[name] for name in ALIKE] == [planned["context"][name] for name in ALIKE]
            if context["strategy"] != "summarization":  # there a summary may have been written, too
                settled(api)
                read = n_read(api, by_guests=True) - usage["completion_tokens"]
                assert read == context["counted"] - context["reused_tokens"]
            removed += bool(context["tokens_removed"])
            messages.append({"role": "assistant", "content": "Fine."})
    assert removed > 20


def test_for_a_summary_nothing_is_read_that_was_read_before(tmp_path: Path) -> None:
    """What is summarized are the messages of requests before: it begins as they did."""
    n_asked = len(instruction()) + 2
    messages: list[dict[str, Any]] = [{"role": "system", "content": "Be brief."}]
    summaries: list[int] = []
    settings = {"server.strategy": "summarization"}
    with scripted_api(tmp_path, says_and_summarizes, n_ctx=1500, settings=settings) as api:
        while len(summaries) < 3:
            messages.append({"role": "user", "content": f"{len(messages)} is a number. " * 3})
            settled(api)
            n_read(api, by_guests=True)
            said = api.complete(messages).json()
            context = said["context"]
            if context["memory_id"] not in [None, *summaries]:
                summaries.append(context["memory_id"])
                settled(api)
                n_written = said["usage"]["completion_tokens"] + len("- They talked.") + 1
                read = n_read(api, by_guests=True) - n_written
                assert read <= context["counted"] - context["reused_tokens"] + n_asked
            messages.append(said["choices"][0]["message"])


@pytest.mark.parametrize("seed", range(4))
def test_a_kept_conversation_is_told_how_all_of_its_turns_are(tmp_path: Path, seed: int) -> None:
    """Of each branch, past many edits: none is counted twice, and none is missing."""
    rng = random.Random(seed)
    answered: list[str] = []
    left = 0
    with scripted_api(tmp_path, respond, n_ctx=1200) as api:
        for number in range(40):
            others = answered[-4:] if rng.random() < 0.2 else answered[-1:]
            before = rng.choice(others) if others else None
            settled(api)
            n_read(api, by_guests=False)
            body = {"model": "default", "input": text(rng) + " ." * rng.choice((1, 90))}
            said = api.client.post("/v1/responses", json=body | {"previous_response_id": before}).json()
            context, usage = said["context"], said["usage"]
            items = api.client.get(f"/v1/responses/{said['id']}/input_items", params={"limit": 100}).json()
            assert context["kept"] + context["summarized"] + context["dropped"] == len(items["data"]) + 1
            assert context["counted"] == usage["input_tokens"] <= 1200
            assert context["reused_tokens"] == usage["input_tokens_details"]["cached_tokens"]
            assert context["reused_tokens"] <= context["counted"]
            live = sum(len(tokens) for seq, tokens in api.engine.decoded if seq == LIVE)
            assert live <= context["counted"] - context["reused_tokens"] + usage["output_tokens"] + 1, number
            left += bool(context["summarized"])
            answered.append(said["id"])
    assert left > 15
