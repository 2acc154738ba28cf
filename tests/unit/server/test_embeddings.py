"""Texts as vectors: by the model of a profile, or by the embedding model that is set."""

from __future__ import annotations

import base64
import json
import math
import socket
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest

from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.server.replies.answers import GONE
from ethervox_gui.server.replies.vectors import EMBEDDING
from ethervox_gui.services.profiles import Profile
from tests.helpers.api import KEY, PATIENCE, Api, running_api, scripted_api


class Meaning:
    """In place of the model that is set."""

    model_name = "mini"

    def __init__(self) -> None:
        self.has_begun, self.may_go_on = threading.Event(), threading.Event()
        self.begun: list[str] = []

    def embedding(self, text: str) -> tuple[list[float], int]:
        if text == "too early":
            raise UserError("embedding_model_missing", "It is not there yet.")
        self.begun.append(text)
        if text == "a hard one":
            self.has_begun.set()
            self.may_go_on.wait(PATIENCE)
        return [3.0, float(len(text))], 1 + text.count(" ")


@pytest.fixture(scope="module")
def meaning() -> Meaning:
    return Meaning()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory, meaning: Meaning) -> Iterator[Api]:
    far = Profile(name="far", kind="remote", base_url="http://127.0.0.1:9/v1", model="theirs")
    with scripted_api(tmp_path_factory.mktemp("api"), "Fine.", far, embedding=meaning) as made:
        yield made


def embed(api: Api, given: Any, model: str = "default", **options: Any) -> httpx.Response:
    return api.client.post("/v1/embeddings", json={"model": model, "input": given, **options})


@pytest.mark.parametrize("model", ["mini", EMBEDDING])
def test_the_model_that_is_set_has_a_name(api: Api, model: str) -> None:
    body = embed(api, ["a b", "c"], model).json()
    assert body["object"] == "list"
    assert [item["embedding"] for item in body["data"]] == [[3.0, 3.0], [3.0, 1.0]]
    assert [item["index"] for item in body["data"]] == [0, 1]
    assert body["usage"] == {"prompt_tokens": 3, "total_tokens": 3}
    assert body["model"] == model
    assert "mini" in [entry["id"] for entry in api.client.get("/v1/models").json()["data"]]
    assert api.client.get("/v1/models/mini").json()["owned_by"] == "embedding"
    assert embed(api, "too early", model).status_code == 503


def test_a_profile_is_asked_for_its_own_models(api: Api) -> None:
    body = embed(api, "hello").json()
    assert body["data"][0]["embedding"] == [5.0, float(ord("h"))]
    packed = embed(api, "hello", encoding_format="base64").json()["data"][0]["embedding"]
    assert struct.unpack("<2f", base64.b64decode(packed)) == (5.0, float(ord("h")))
    assert api.last_record().status == 200
    api.engine.faults[api.engine.n_calls] = EngineError("broken")
    assert embed(api, "hello").status_code == 500
    assert api.last_record().status == 500
    assert embed(api, "hello").status_code == 200


def test_no_further_text_is_looked_at_for_who_went_away(api: Api, meaning: Meaning) -> None:
    """Packages of others ask once more after a while: each time all of it would be done beside the last."""
    body = json.dumps({"model": "mini", "input": ["a hard one", *map(str, range(200))]})
    address = httpx.URL(api.url)
    lines = (
        "POST /v1/embeddings HTTP/1.1",
        f"Host: {address.host}:{address.port}",
        f"Authorization: Bearer {KEY}",
    )
    meaning.begun.clear()
    with socket.create_connection((address.host, address.port or 0)) as caller:
        caller.sendall("\r\n".join((*lines, f"Content-Length: {len(body)}", "", body)).encode())
        assert meaning.has_begun.wait(PATIENCE)
    while api.last_record().status != GONE:
        time.sleep(0.01)
    meaning.may_go_on.set()
    assert embed(api, "another", "mini").status_code == 200
    assert meaning.begun == ["a hard one", "another"]


@pytest.mark.parametrize(
    ("options", "status", "param"),
    [
        ({"model": "far"}, 400, "model"),
        ({"model": "gpt-9"}, 404, "model"),
        ({"given": []}, 400, "input"),
        ({"given": 5}, 400, "input"),
        ({"given": ""}, 400, "input"),
        ({"given": ["hello", ""]}, 400, "input"),
        ({"dimensions": 7}, 400, "dimensions"),
        ({"encoding_format": "xml"}, 400, "encoding_format"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    api: Api, options: dict[str, Any], status: int, param: str
) -> None:
    response = embed(api, **{"given": "hello", **options})
    assert response.status_code == status, response.text
    assert response.json()["error"]["param"].split(".")[0] == param


@pytest.mark.parametrize("given", [[1, 2], [[1, 2], [3]]])
def test_tokens_are_not_taken_for_those_of_another_vocabulary(api: Api, given: list[Any]) -> None:
    """Packages for OpenAI's models send such by themselves, and would get vectors of something else."""
    response = embed(api, given)
    assert response.status_code == 400
    assert "Send texts" in response.json()["error"]["message"]


def test_without_an_embedding_model_that_is_told(tmp_path: Path) -> None:
    with scripted_api(tmp_path) as api:
        response = embed(api, "hello", EMBEDDING)
        assert response.status_code == 404
        assert "memory.embedding_model" in response.json()["error"]["message"]


def test_a_model_that_writes_makes_vectors_too(deep_model: Path, tmp_path: Path) -> None:
    settings = {"model.n_ctx": 512}
    with running_api(tmp_path, lambda _, m, p: llama.load(deep_model, m, p), settings=settings) as api:
        hello = [{"role": "user", "content": "hello"}]
        before = api.complete(hello, max_tokens=8).json()["choices"]
        texts = ["one boat", "one boat", "two dogs", "long " * 400]
        with openai.OpenAI(base_url=api.url + "/v1", api_key=KEY, timeout=PATIENCE) as client:
            found = client.embeddings.create(model="default", input=texts)
        vectors = [item.embedding for item in found.data]
        assert {len(vector) for vector in vectors} == {128}
        for vector in vectors:
            assert math.sqrt(sum(value * value for value in vector)) == pytest.approx(1, abs=1e-5)
        assert vectors[0] == vectors[1] != vectors[2]
        assert found.usage.prompt_tokens > 1600
        after = api.complete(hello, max_tokens=8).json()
        assert after["choices"] == before, "the cache is left"
        assert after["context"]["reused_tokens"] == after["context"]["counted"] - 1
