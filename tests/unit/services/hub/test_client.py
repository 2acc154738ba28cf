"""Questions to a hub on this machine, over real connections."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.services.hub import client as client_module
from ethervox_gui.services.hub.client import PAGE, HubClient
from ethervox_gui.services.hub.values import Contents, Gate, Page, Query, Sort
from tests.helpers.hub_server import HubServer, hub_server
from tests.helpers.tiny_models import Shape, make_model


@pytest.fixture
def hub() -> Iterator[HubServer]:
    with hub_server() as running:
        yield running


def asked(url: str, ask: Callable[[HubClient], Any], patience_s: float = 30.0) -> Any:
    async def run() -> Any:
        client = HubClient(url, patience_s)
        try:
            return await ask(client)
        finally:
            await client.close()

    return asyncio.run(run())


TINY = Query("tiny")


def search(url: str, query: Query = TINY) -> Page:
    found = asked(url, lambda client: client.search(query))
    assert isinstance(found, Page)
    return found


def look(url: str, repository: str) -> Contents:
    found = asked(url, lambda client: client.contents(repository))
    assert isinstance(found, Contents)
    return found


def test_words_become_a_search_for_gguf_and_nothing_else_is_sent(hub: HubServer) -> None:
    hub.add("them/Tiny-GGUF", {"tiny-Q4_0.gguf": 5}, likes=7)
    hub.add("them/Other-GGUF", {"other.gguf": 5})
    page = search(hub.url, Query("tiny & <gguf>?cursor=1", Sort.LIKES))
    assert page.repositories == ()
    page = search(hub.url, Query("tiny gguf", Sort.LIKES))
    assert [(each.id, each.likes, each.licence) for each in page.repositories] == [
        ("them/Tiny-GGUF", 7, "apache-2.0")
    ]
    query = parse_qs(urlsplit(hub.asked[0]).query)
    assert query.pop("search") == ["tiny & <gguf>?cursor=1"]
    fields = query.pop("expand")
    assert {"likes", "downloads", "lastModified", "gated", "tags"} <= set(fields)
    assert query == {"filter": ["gguf"], "sort": ["likes"], "direction": ["-1"], "limit": [str(PAGE)]}
    assert set(hub.given[0]) == {"host", "accept", "accept-encoding", "connection", "user-agent"}


def test_words_that_are_no_unicode_are_searched_for_as_far_as_they_are(hub: HubServer) -> None:
    """A program that feeds headless may cut a sign in two."""
    assert search(hub.url, Query("tiny \ud83d")).repositories == ()
    assert parse_qs(urlsplit(hub.asked[0]).query)["search"] == ["tiny \ufffd"]


def test_page_after_page(hub: HubServer) -> None:
    for number in range(5):
        hub.add(f"them/tiny-{number}", {})
    hub.page = 2
    names: list[str] = []
    query = TINY
    for _ in range(3):
        page = search(hub.url, query)
        names += [each.name for each in page.repositories]
        query = Query("tiny", cursor=page.cursor)
    assert names == [f"tiny-{number}" for number in range(5)]
    assert page.cursor == ""


def test_the_next_page_is_asked_of_the_mirror_whoever_its_address_names(hub: HubServer) -> None:
    for number in range(2):
        hub.add(f"them/tiny-{number}", {})
    hub.page, hub.next_host = 1, "https://huggingface.co"
    first = search(hub.url)
    (second,) = search(hub.url, Query("tiny", cursor=first.cursor)).repositories
    assert second.name == "tiny-1"


def test_a_repository_is_looked_into(hub: HubServer, tmp_path: Path) -> None:
    path = make_model(tmp_path / "model.gguf", Shape(n_layer=2))
    files: dict[str, bytes | int] = {
        "tiny-Q8_0.gguf": path.read_bytes(),
        "tiny-F16.gguf": 90_000_000,
        "mmproj-tiny.gguf": 100,
    }
    hub.add("them/Tiny-GGUF", files, total=1000)
    found = look(hub.url, "them/Tiny-GGUF")
    assert hub.asked[0] == "/api/models/them/Tiny-GGUF?blobs=true"
    assert hub.given[1]["range"] == "bytes=0-98303", "of a file only the beginning is asked for"
    assert [model.quantisation for model in found.models] == ["Q8_0", "F16"]
    assert found.models[0].files[0].url == f"{hub.url}/them/Tiny-GGUF/resolve/main/tiny-Q8_0.gguf"
    header = read_header(path)
    assert {model.kv_bytes_per_token for model in found.models} == {header.kv_bytes_per_token}
    assert found.models[1].memory_bytes(64) == 90_000_000 + 64 * header.kv_bytes_per_token
    assert found.url == f"{hub.url}/them/Tiny-GGUF"


def test_a_beginning_that_cannot_be_had_is_no_failure(hub: HubServer) -> None:
    hub.add("them/Tiny-GGUF", {"tiny-Q8_0.gguf": 900})
    hub.add("them/Odd-GGUF", {"odd-Q8_0.gguf": b"<html>" * 50_000})
    for name in ("them/Tiny-GGUF", "them/Odd-GGUF"):
        (model,) = look(hub.url, name).models
        assert model.shape is None
        assert model.memory_bytes(8192) == model.size_bytes


def test_behind_a_gate_no_file_is_asked_for_without_a_token(hub: HubServer) -> None:
    hub.add("them/Tiny-GGUF", {"tiny-Q8_0.gguf": b"GGUF"}, gated="manual")
    found = look(hub.url, "them/Tiny-GGUF")
    assert found.repository.gate is Gate.MANUAL
    assert len(hub.asked) == 1


@pytest.mark.parametrize("name", ["tiny", "../../etc", "a/b/c", "a/b?x=1", ""])
def test_only_what_can_be_a_repository_is_asked_for(hub: HubServer, name: str) -> None:
    with pytest.raises(UserError, match="is not on"):
        look(hub.url, name)
    assert hub.asked == []


def test_a_name_with_odd_characters_gets_its_address(hub: HubServer) -> None:
    hub.add("them/Tiny-GGUF", {"a folder/tiny #1 100%.gguf": b"GGUF"})
    (model,) = look(hub.url, "them/Tiny-GGUF").models
    assert model.files[0].url.endswith("/resolve/main/a%20folder/tiny%20%231%20100%25.gguf")


@pytest.mark.parametrize(
    ("status", "headers", "code", "words"),
    [
        (429, {"Retry-After": "42"}, "hub_busy", "in 42 seconds"),
        (429, {"Retry-After": "1"}, "hub_busy", "in 1 second."),
        (429, {"RateLimit": '"api";r=0;t=55'}, "hub_busy", "in 55 seconds"),
        (429, {}, "hub_busy", "in a few minutes"),
        (429, {"Retry-After": "9" * 400}, "hub_busy", "in a few minutes"),
        (429, {"Retry-After": "soon"}, "hub_busy", "in a few minutes"),
        (500, {}, "hub_busy", "a problem right now (500)"),
        (503, {}, "hub_busy", "few minutes"),
        (401, {}, "hub_refused", "refuses"),
        (404, {}, "hub_refused", "settings"),
        (204, {}, "hub_refused", "refuses"),
    ],
)
def test_a_refusal_says_what_to_do(
    hub: HubServer, status: int, headers: dict[str, str], code: str, words: str
) -> None:
    hub.status, hub.headers = status, headers
    with pytest.raises(UserError, match=r"127\.0\.0\.1") as raised:
        search(hub.url)
    assert raised.value.code == code
    assert words in str(raised.value)


def test_when_to_try_again_may_be_a_date(hub: HubServer) -> None:
    when = datetime.now(UTC) + timedelta(hours=5)
    hub.status, hub.headers = 429, {"Retry-After": format_datetime(when, usegmt=True)}
    with pytest.raises(UserError, match=r"in 1[78]\d\d\d seconds"):
        search(hub.url)


@pytest.mark.parametrize("status", [401, 403, 404])
def test_a_repository_that_is_not_for_everybody(hub: HubServer, status: int) -> None:
    hub.status = status
    with pytest.raises(UserError, match="them/Tiny-GGUF is not on") as raised:
        look(hub.url, "them/Tiny-GGUF")
    assert raised.value.code == "hub_gone"


@pytest.mark.parametrize(
    "body", [b"<html>Sign in to the hotel's network</html>", b"", b"{}", b"[" * 100_000, b'"\xff"', b"nul"]
)
def test_something_else_than_a_list(hub: HubServer, body: bytes) -> None:
    hub.body = body
    with pytest.raises(UserError, match="something other") as raised:
        search(hub.url)
    assert raised.value.code == "hub_unreadable"
    with pytest.raises(UserError, match="something other"):
        look(hub.url, "them/Tiny-GGUF")


def test_an_endless_answer_is_cut_off(hub: HubServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "_MOST_BYTES", 1000)
    hub.body = b"[" + b" " * 2000 + b"]"
    with pytest.raises(UserError, match="something other"):
        search(hub.url)
    hub.body = b"[" + b" " * 900 + b"]"
    assert search(hub.url).repositories == ()


def test_no_other_server_is_asked(hub: HubServer) -> None:
    with hub_server() as other:
        hub.moved_to = f"{other.url}/api/models"
        with pytest.raises(UserError, match="something other"):
            search(hub.url)
        assert other.asked == []
    hub.moved_to = "/api/models"
    with pytest.raises(UserError, match="something other"):
        search(hub.url)
    assert len(hub.asked) == 5, "in circles it is not followed for ever"


def test_a_server_that_says_nothing(hub: HubServer) -> None:
    hub.hold = True
    with pytest.raises(UserError, match="does not answer") as raised:
        asked(hub.url, lambda client: client.search(TINY), patience_s=0.2)
    assert raised.value.code == "hub_unreachable"


def test_nobody_is_there() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    with pytest.raises(UserError, match="cannot be reached") as raised:
        search(f"http://127.0.0.1:{port}")
    assert "online" in raised.value.advice


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "huggingface.co",
            "http://huggingface.co",
            "ftp://huggingface.co",
            "https://",
            "https://u:p@h.co",
        ),
        *(
            "https://h.co/?x=1",
            "https://h.co/#a",
            "file:///etc/passwd",
            "https://h co",
            "http://127.0.0.1.evil.co",
        ),
    ],
)
def test_only_a_secure_address_is_asked(url: str) -> None:
    with pytest.raises(UserError, match="not usable") as raised:
        HubClient(url)
    assert raised.value.code == "hub_bad_address"


def test_a_mirror_may_lie_in_a_folder(hub: HubServer) -> None:
    hub.body = b"[]"
    search(hub.url + "/mirror/")
    assert hub.asked[0].startswith("/mirror/api/models?")
