"""What is told of conversations that the server keeps is what really happened: figures, states, names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.engine.protocol import Capability
from tests.helpers.api import Api, running_api, scripted_api
from tests.helpers.scripted_engine import ScriptedEngine
from tests.unit.server.test_responses import say, settled


def n_read(api: Api) -> int:
    """Tokens that the live sequence has read since it was asked last."""
    found = sum(len(tokens) for seq, tokens in api.engine.decoded if seq == LIVE)
    api.engine.decoded.clear()
    return found


def cached_in(response: dict[str, Any]) -> int:
    found = int(response["usage"]["input_tokens_details"]["cached_tokens"])
    assert found == response["context"]["reused_tokens"] <= response["usage"]["input_tokens"]
    return found


def text_for(number: int) -> str:
    return f"message {number} " + "blah " * 40


def test_only_what_was_not_read_counts_as_cached(tmp_path: Path) -> None:
    """Also where turns leave for a message: then what is left of them was kept, and no more."""
    with scripted_api(tmp_path, "word " * 30, n_ctx=1500, settings={"server.metrics": True}) as api:
        response = say(api, text_for(0), instructions="Be brief.")
        assert cached_in(response) == 0, "its instructions were read for it, too"
        n_cached, n_left = 0, 0
        for number in range(1, 9):
            settled(api)
            n_read(api)
            gone = response["context"]["summarized"]
            response = say(api, text_for(number), previous_response_id=response["id"])
            usage = response["usage"]
            read = n_read(api) - usage["output_tokens"] - 2  # a mark before the reply, and one behind it
            cached = cached_in(response)
            n_cached += cached
            if response["context"]["summarized"] == gone:
                assert usage["input_tokens"] - cached == read
            else:  # the summary comes from cells that were read beside the chat
                n_left += 1
                assert usage["input_tokens"] - cached > read
        assert n_left > 2
        lines = api.client.get("/metrics").text.splitlines()
        assert f'ethervox_prompt_tokens_reused_total{{model="default"}} {n_cached}' in lines


def test_a_cache_that_is_read_again_keeps_nothing(tmp_path: Path) -> None:
    def make(*_: object) -> ScriptedEngine:
        return ScriptedEngine(lambda _: "word " * 30, n_ctx=1500, capability=Capability(False, False, "test"))

    with running_api(tmp_path, make) as api:
        response, told = say(api, text_for(0), instructions="Be brief."), []
        for number in range(1, 6):
            gone = response["context"]["summarized"] + response["context"]["dropped"]
            response = say(api, text_for(number), previous_response_id=response["id"])
            is_shorter = response["context"]["summarized"] + response["context"]["dropped"] > gone
            told.append((is_shorter, cached_in(response) > 0))
        assert set(told) == {(True, False), (False, True)}
        first = say(api, "hello")
        say(api, "on", previous_response_id=first["id"])
        assert cached_in(say(api, "other", previous_response_id=first["id"])) == 0


@pytest.mark.parametrize("has_pages", [True, False])
def test_a_conversation_that_was_away_was_read_or_came_from_pages(tmp_path: Path, has_pages: bool) -> None:
    with scripted_api(tmp_path, "Fine.", settings={"paging.budget_mb": 512 * has_pages}) as api:
        one, other = say(api, "one"), say(api, "other")
        again = say(api, "on", previous_response_id=one["id"])
        n_before = len("one") + len("Fine.") + 4
        assert cached_in(again) == (n_before if has_pages else 0)
        assert cached_in(say(api, "on", previous_response_id=again["id"])) > n_before
        assert other["usage"]["input_tokens"] == len("other") + 2


def test_the_list_of_requests_says_how_much_came(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "Fine.") as api:
        response = say(api, "hello")
        say(api, [{"role": "user", "content": "on"}], previous_response_id=response["id"])
        records = api.server.records.last()
        assert [record.n_received for record in records] == [len("hello") + 2, len("on") + 2]
