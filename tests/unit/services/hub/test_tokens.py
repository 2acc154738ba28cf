"""Who gets the user's access token: the hub for gated files, and nobody else."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.downloads.download import fetch
from ethervox_gui.services.downloads.wanted import Wanted
from ethervox_gui.services.hub.client import HubClient
from ethervox_gui.services.hub.tokens import HubTokens
from ethervox_gui.services.hub.values import Contents, Query
from ethervox_gui.services.keys import Keys
from tests.helpers.hub_server import HubServer, hub_server

TOKEN = "hf_abcDEF123456"
BODY = b"GGUF" + bytes(range(256)) * 100


@pytest.fixture
def hub() -> Iterator[HubServer]:
    with hub_server() as running:
        running.add("them/Shut-GGUF", {"shut-Q8_0.gguf": BODY}, gated="manual")
        running.token = TOKEN
        yield running


def shown(hub: HubServer) -> list[str]:
    """The paths that were asked for with a token."""
    return [path for path, given in zip(hub.asked, hub.given, strict=True) if "authorization" in given]


@pytest.mark.parametrize(
    "text", ["short", "two words here", "line\nline-line", "é" * 20, "x" * 600, "a\x00bcdefghi"]
)
def test_what_can_be_no_token(tmp_path: Path, text: str) -> None:
    tokens = HubTokens(Keys(tmp_path), lambda: "https://huggingface.co")
    with pytest.raises(UserError, match="not an access token"):
        tokens.keep(text)
    assert not tokens.is_kept()


def test_kept_for_one_hub_and_given_to_it_alone(tmp_path: Path) -> None:
    endpoint = "https://huggingface.co"
    tokens = HubTokens(Keys(tmp_path), lambda: endpoint)
    tokens.keep(f"  {TOKEN}\n")
    assert tokens.token_for("https://huggingface.co/a/b/resolve/main/c.gguf") == TOKEN
    assert tokens.token_for("https://huggingface.co:443/x") == TOKEN
    for other in (
        "https://huggingface.co.evil.org/x",
        "http://huggingface.co/x",
        "https://huggingface.co:8443/x",
        "https://cdn.huggingface.co/x",
        "https://evil.org/?https://huggingface.co/",
        "https://huggingface.co@evil.org/x",
        "nonsense",
        "https://[",
    ):
        assert tokens.token_for(other) == ""
    endpoint = "https://hf-mirror.com"
    assert not tokens.is_kept(), "a mirror does not get it"
    endpoint = "https://huggingface.co"
    tokens.keep("")
    assert not tokens.is_kept()


def test_a_file_that_lies_on_another_server_is_got_without_showing_it(hub: HubServer, tmp_path: Path) -> None:
    digest = hashlib.sha256(BODY).hexdigest()
    url = f"{hub.url}/them/Shut-GGUF/resolve/main/shut-Q8_0.gguf"
    wanted = Wanted(url, tmp_path / "a.gguf", len(BODY), digest, is_gated=True)
    with hub_server() as store:
        store.files = dict(hub.files)
        hub.store = store.url
        asyncio.run(fetch(wanted, lambda *_: None, token=TOKEN))
        assert wanted.target.read_bytes() == BODY
        assert len(shown(hub)) == 1
        assert store.asked
        assert shown(store) == []


def test_without_a_token_it_says_what_to_do(hub: HubServer, tmp_path: Path) -> None:
    url = f"{hub.url}/them/Shut-GGUF/resolve/main/shut-Q8_0.gguf"
    with pytest.raises(UserError, match="granted access") as raised:
        asyncio.run(fetch(Wanted(url, tmp_path / "a.gguf", len(BODY), "ab" * 32), lambda *_: None))
    assert raised.value.code == "download_gated"
    assert "access token" in raised.value.advice


def test_searching_is_anonymous_and_only_a_gated_file_is_opened(hub: HubServer) -> None:
    hub.add("them/Open-GGUF", {"open-Q8_0.gguf": BODY})

    async def run() -> Contents:
        client = HubClient(hub.url, token_for=lambda _url: TOKEN)
        await client.search(Query("them"))
        await client.contents("them/Open-GGUF")
        assert shown(hub) == []
        found = await client.contents("them/Shut-GGUF")
        await client.close()
        return found

    (model,) = asyncio.run(run()).models
    assert model.is_gated
    assert [path.split("?")[0] for path in shown(hub)] == [
        "/them/Shut-GGUF/resolve/main/shut-Q8_0.gguf",
        "/them/Shut-GGUF/shut-Q8_0.gguf",
    ]
