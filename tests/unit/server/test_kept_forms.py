"""Answers of a form, and calls, in conversations that the server keeps: told, stored and read again alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.helpers.api import Api, scripted_api
from tests.unit.server.test_kept_tools import begin, kinds, say

ROWS = ", ".join(["0"] * 300)
JSON: dict[str, Any] = {"format": {"type": "json_object"}}


def ask(api: Api, text: str = "Say it.", **options: Any) -> dict[str, Any]:
    """The first response of a new conversation, in the form that is asked for."""
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    return say(api, text, **{"conversation": conversation, "text": JSON, **options})


def said(made: dict[str, Any]) -> str:
    return str(made["output"][0]["content"][0]["text"])


def again(api: Api, made: dict[str, Any]) -> list[dict[str, Any]]:
    """What is told of a response later."""
    return list(api.client.get(f"/v1/responses/{made['id']}").json()["output"])


def test_a_form_that_repeats_itself_is_told_whole(tmp_path: Path) -> None:
    text = f'{{"rows": [{ROWS}]}}'
    with scripted_api(tmp_path, text, n_ctx=4000) as api:
        made = ask(api)
        assert (made["status"], said(made)) == ("completed", text)
        made = begin(api, tools=[])
        assert (made["status"], len(said(made)) < len(text)) == ("completed", True), "it goes in circles"


def test_a_forced_call_that_repeats_itself_is_told_whole(tmp_path: Path) -> None:
    text = f'{{"name": "look", "arguments": {{"page": 1, "more": [{ROWS}]}}}}'
    with scripted_api(tmp_path, text, n_ctx=4000) as api:
        made = begin(api, tool_choice="required")
        assert kinds(made["output"]) == ["function_call"]
        assert len(json.loads(made["output"][0]["arguments"])["more"]) == 300
