"""What was said for a response, a page at a time; what cannot be cancelled; how tokens are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openai
import pytest

from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.services.profiles import Profile
from tests.helpers.api import KEY, PATIENCE, Api, running_api, scripted_api
from tests.helpers.upstream import scripted_upstream


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with scripted_api(tmp_path_factory.mktemp("lists"), "So be it.", n_ctx=2000) as made:
        yield made


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory, endless_model: Path) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("real")
    settings = {"model.n_ctx": 512, "sampling.temperature": 0}
    with running_api(folder, lambda _, m, p: llama.load(endless_model, m, p), settings=settings) as made:
        yield made


def say(api: Api, text: Any, **options: Any) -> dict[str, Any]:
    body = {"model": "default", "input": text, **options}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def said(api: Api, response: dict[str, Any], **asked: Any) -> list[str]:
    found = api.client.get(f"/v1/responses/{response['id']}/input_items", params=asked)
    assert found.status_code == 200, found.text
    return [item["content"][0]["text"] for item in found.json()["data"]]


def test_what_was_said_for_a_response_comes_newest_first(api: Api) -> None:
    first = say(api, "one", instructions="Be brief.")
    second = say(api, "two", previous_response_id=first["id"])
    other = say(api, "or two", previous_response_id=first["id"])
    third = say(api, "three", previous_response_id=second["id"])
    assert said(api, first) == ["one"]
    assert said(api, third) == ["three", "So be it.", "two", "So be it.", "one"]
    assert said(api, third, order="asc") == ["one", "So be it.", "two", "So be it.", "three"]
    assert said(api, other) == ["or two", "So be it.", "one"], "another branch"
    assert api.client.get(f"/v1/responses/{first['id']}x/input_items").status_code == 404


def test_the_openai_package_asks_for_page_after_page(api: Api) -> None:
    response = say(api, "message 0")
    for number in range(1, 5):
        response = say(api, f"message {number}", previous_response_id=response["id"])
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        first = client.responses.input_items.list(response["id"], limit=4)
        assert len(first.data) == 4
        every = [item.id for item in client.responses.input_items.list(response["id"], limit=4)]
        assert len(every) == len(set(every)) == 9
        conversation = response["conversation"]["id"]
        items = list(client.conversations.items.list(conversation, limit=3))
        assert [item.id for item in items[1:]] == every, "and the reply before them"
        assert items[0].id == response["output"][0]["id"]
        assert client.conversations.items.retrieve(every[0], conversation_id=conversation) == items[1]
        with pytest.raises(openai.NotFoundError, match="There is no item"):
            client.conversations.items.retrieve("msg_0", conversation_id=conversation)


@pytest.mark.parametrize(
    ("asked", "param"),
    [
        ({"limit": "0"}, "limit"),
        ({"limit": "101"}, "limit"),
        ({"limit": "-1"}, "limit"),
        ({"limit": "²"}, "limit"),
        ({"order": "up"}, "order"),
        ({"after": "msg_1"}, "after"),
    ],
)
def test_what_is_no_page_is_a_sentence(api: Api, asked: dict[str, str], param: str) -> None:
    response = say(api, "hello")
    for path in (
        f"responses/{response['id']}/input_items",
        f"conversations/{response['conversation']['id']}/items",
    ):
        found = api.client.get(f"/v1/{path}", params=asked)
        assert found.status_code == 400, found.text
        assert found.json()["error"]["param"] == param


def test_what_is_not_written_in_the_background_cannot_be_cancelled(api: Api) -> None:
    response = say(api, "hello", background=True)
    assert response["background"] is False
    with openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        with pytest.raises(openai.BadRequestError) as refused:
            client.responses.cancel(response["id"])
        assert refused.value.type == "invalid_request_error"
        with pytest.raises(openai.NotFoundError):
            client.responses.cancel("resp_1x1_0")
    assert api.client.get(f"/v1/responses/{response['id']}").json()["status"] == "completed"


# ---- wishes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("store", [True, False])
def test_a_response_wishes_how_tokens_are_chosen(real: Api, store: bool) -> None:
    def wished(**options: Any) -> str:
        body = say(real, "hello", store=store, max_output_tokens=24, **options)
        return str(body["output"][0]["content"][0]["text"])

    greedy = wished()
    assert wished(temperature=5, seed=4, top_k=0, top_p=1) != greedy
    assert wished(temperature=5, seed=4, top_k=1) == greedy
    assert wished(frequency_penalty=2) != wished(frequency_penalty=-2)
    assert wished(presence_penalty=2) != wished(presence_penalty=-2)


@pytest.mark.parametrize("wish", [{"top_k": -2}, {"frequency_penalty": 3}, {"presence_penalty": "x"}])
def test_a_wish_that_is_none_is_refused(api: Api, wish: dict[str, Any]) -> None:
    for store in (True, False):
        body = {"model": "default", "input": "hello", "store": store, **wish}
        response = api.client.post("/v1/responses", json=body)
        assert response.status_code == 400, response.text
        assert response.json()["error"]["param"] in wish


def test_a_response_tells_how_likely_its_tokens_were(real: Api) -> None:
    options: dict[str, Any] = {"max_output_tokens": 6, "top_logprobs": 2}
    with openai.OpenAI(base_url=f"{real.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        asked: Any = {"model": "default", "input": "hello", "include": ["message.output_text.logprobs"]}
        whole: Any = client.responses.create(**asked, **options).output[0]
        scores = whole.content[0].logprobs
        said = "".join(score.token for score in scores)
        assert said.removesuffix("\ufffd") == whole.content[0].text, "half a character is not told"
        assert all(len(score.top_logprobs) == 2 and score.logprob <= 0 for score in scores)
        told: list[str] = []
        for event in client.responses.create(**asked, **options, stream=True):
            if event.type == "response.output_text.delta":
                told += [score.token for score in event.logprobs]
            elif event.type == "response.completed" or event.type == "response.incomplete":
                last: Any = event.response.output[0]
        assert told == [score.token for score in last.content[0].logprobs] == [s.token for s in scores]


def test_a_response_that_is_kept_tells_it_too(real: Api) -> None:
    options: dict[str, Any] = {"max_output_tokens": 6, "top_logprobs": 2, "instructions": "Be brief."}
    with openai.OpenAI(base_url=f"{real.url}/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        asked: Any = {"model": "default", "input": "hello", "include": ["message.output_text.logprobs"]}
        unkept: Any = client.responses.create(**asked, **options, store=False).output[0]
        kept: Any = client.responses.create(**asked, **options, store=True)
        (said,) = kept.output[0].content
        assert said.text == unkept.content[0].text
        for score, expected in zip(said.logprobs, unkept.content[0].logprobs, strict=True):
            assert (score.token, score.bytes) == (expected.token, expected.bytes)
            assert score.logprob == pytest.approx(expected.logprob, abs=1e-3)
            assert [one.token for one in score.top_logprobs] == [one.token for one in expected.top_logprobs]
        found: Any = client.responses.retrieve(kept.id)
        again = found.output[0].content[0]
        assert (again.text, again.logprobs) == (said.text, []), "they are told, and not stored"
        more: Any = client.responses.create(**asked, **options, previous_response_id=kept.id)
        assert len(more.output[0].content[0].logprobs) == 6
        plain: Any = client.responses.create(model="default", input="hello", max_output_tokens=6)
        assert plain.output[0].content[0].logprobs == []
        told: list[Any] = []
        conversation = client.conversations.create().id
        for event in client.responses.create(**asked, **options, conversation=conversation, stream=True):
            if event.type == "response.output_text.delta":
                told += event.logprobs
            elif event.type == "response.incomplete":
                last: Any = event.response.output[0].content[0]
        assert "".join(score.token for score in told) == last.text == said.text
        assert [score.token for score in last.logprobs] == [score.token for score in told]
        assert all(len(score.top_logprobs) == 2 for score in told)


def test_what_is_too_long_is_cut_or_refused_as_the_request_says(api: Api) -> None:
    talk = [{"role": ("user", "assistant")[n % 2], "content": f"{n} " + "x" * 300} for n in range(9)]
    body = {"model": "default", "input": talk, "store": False}
    cut = say(api, talk, store=False, truncation="auto")
    assert cut["truncation"] == "auto"
    assert cut["context"]["dropped"] > 0
    refused = api.client.post("/v1/responses", json={**body, "truncation": "disabled"})
    assert refused.status_code == 400
    assert refused.json()["error"]["type"].startswith("context_length")
    told = say(api, talk, store=False, truncation="disabled", context_strategy="token_budget")
    assert told["context"]["strategy"] == "token_budget"
    assert say(api, "hello")["truncation"] == "auto"


def test_another_server_that_does_not_know_a_field_is_asked_without(tmp_path: Path) -> None:
    with scripted_upstream() as upstream:
        asked: list[dict[str, Any]] = []

        def respond(body: dict[str, Any]) -> Any:
            asked.append(body)
            if "top_k" in body:
                return 400, {"message": "Unrecognized request argument supplied: top_k"}
            return [{"content": "theirs"}]

        upstream.respond = respond
        far = Profile(name="far", kind="remote", base_url=upstream.url, model="theirs")
        with scripted_api(tmp_path, "Fine.", far, n_ctx=2000) as api:
            hello = [{"role": "user", "content": "hello"}]
            body = {"model": "far", "messages": hello, "max_tokens": 9, "top_k": 4, "stream": True}
            told = api.client.post("/v1/messages", json=body)
            assert "theirs" in told.text
            assert ["top_k" in body for body in asked] == [True, False]
            body = {"model": "far", "input": "hello", "store": False, "top_k": 4, "stream": True}
            assert "theirs" in api.client.post("/v1/responses", json=body).text
            assert ["top_k" in body for body in asked[2:]] == [True, False]
            mine = api.complete(hello, model="far", top_k=4)
            assert mine.status_code == 400, "fields of its own shape are passed on as they are"
            assert len(asked) == 5
