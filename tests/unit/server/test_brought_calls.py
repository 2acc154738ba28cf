"""Calls that a program brings into a kept conversation are read as the model's own template writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from tests.conftest import ModelMaker
from tests.helpers.api import Api, running_api
from tests.helpers.tiny_models import Shape
from tests.unit.engine.llama.text.test_written_calls import QWEN

ARGUMENTS = '{"city":"Köln", "days": 2}'
CALL: dict[str, Any] = {
    "type": "function_call",
    "call_id": "call_their_own",
    "name": "weather",
    "arguments": ARGUMENTS,
}
RESULT = {"type": "function_call_output", "call_id": "call_their_own", "output": "Wet."}
ASKED = {"role": "user", "content": "How is the weather?"}
HISTORY: list[dict[str, Any]] = [
    ASKED,
    {
        "role": "assistant",
        "content": None,
        "tool_calls": [
            {"id": "c", "type": "function", "function": {"name": "weather", "arguments": ARGUMENTS}}
        ],
    },
    {"role": "tool", "tool_call_id": "c", "content": "Wet."},
    {"role": "user", "content": "And then?"},
]
WRITTEN = f'assistant\n<tool_call>\n{{"name": "weather", "arguments": {ARGUMENTS}}}\n</tool_call>'


def in_cells(api: Api) -> str:
    """What the model reads of the conversation, which has just the cells for it."""
    live, engine = api.governor.session.host.live, api.engine
    assert live is not None
    turns = engine.encode(live.messages()).turns
    read = [
        (span.n_tokens, len(tokens))
        for tokens, (span, item) in zip(turns, live.timeline.contents(), strict=True)
        if not (isinstance(item, Turn) and item.role is Role.ASSISTANT)
    ]
    assert all(n_cells == n_tokens for n_cells, n_tokens in read)
    return b"".join(engine.piece(token) for turn in turns for token in turn).decode()


@pytest.mark.parametrize("way", ["items", "input"])
def test_brought_calls_are_read_in_the_form_of_the_template(
    tiny_model: ModelMaker, tmp_path: Path, way: str
) -> None:
    """Stored first, or said with the message; and the same once more when the cache had others."""
    path = tiny_model(Shape(chat_template=QWEN))

    def respond(api: Api, given: Any, name: str) -> dict[str, Any]:
        body = {"model": "default", "input": given, "conversation": name, "max_output_tokens": 8}
        response = api.client.post("/v1/responses", json=body)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def make(_path: Path, model: Any, progress: Any) -> LlamaEngine:
        return llama.load(path, model, progress)

    with running_api(tmp_path, make, settings={"model.n_ctx": 1024}) as api:
        brought, more = [ASKED, CALL, RESULT], [{"role": "user", "content": "And then?"}]
        first, new = (brought, more) if way == "items" else ([], [*brought, *more])
        name = api.client.post("/v1/conversations", json={"items": first}).json()["id"]
        said = respond(api, new, name)
        assert WRITTEN in in_cells(api)
        assert said["usage"]["input_tokens"] == api.plan(HISTORY)["context"]["counted"]
        other = api.client.post("/v1/conversations", json={}).json()["id"]
        respond(api, "Hello.", other)
        respond(api, "And now?", name)
        assert WRITTEN in in_cells(api)
        listed = api.client.get(f"/v1/conversations/{name}/items", params={"order": "asc"}).json()["data"]
        (call,) = [item for item in listed if item["type"] == "function_call"]
        assert (call["call_id"], call["name"], call["arguments"]) == ("call_their_own", "weather", ARGUMENTS)
