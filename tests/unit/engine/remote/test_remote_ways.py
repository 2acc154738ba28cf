"""The way to a remote server: proxies, redirects, and whether the server can be used at all."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.engine.remote.connection_test import ServerReport, probe
from ethervox_gui.engine.remote.http import RemoteError, is_loopback, options_for
from ethervox_gui.engine.remote.stream import Piece, RemoteClient
from tests.helpers.upstream import Scripted, scripted_upstream

#: Nobody answers there; only a proxy can say anything for it.
FAR = "http://models.example/v1"
MODELS = {"object": "list", "data": [{"id": "small"}, {"id": "large"}, {"no": "name"}, 3]}


@pytest.fixture
def upstream() -> Iterator[Scripted]:
    with scripted_upstream() as found:
        found.models = MODELS
        yield found


@pytest.fixture
def proxy() -> Iterator[Scripted]:
    with scripted_upstream() as found:
        found.models = MODELS
        yield found


@pytest.fixture(autouse=True)
def _no_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


def ask(source: RemoteSource) -> list[Piece]:
    """One reply, as the engine of a chat asks for it."""
    client = RemoteClient(source)
    try:
        stream = client.ask({"model": source.model, "messages": [], "stream": True})
        return list(iter(lambda: stream.next(lambda: False), None))
    finally:
        client.close()


# ---- proxies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://127.0.0.1:1234/v1", True),
        ("http://127.9.9.9/v1", True),
        ("http://[::1]:80/v1", True),
        ("https://localhost/v1", True),
        ("https://LOCALHOST./v1", True),
        ("http://models.localhost/v1", True),
        ("http://localhost.example/v1", False),
        ("http://192.168.0.5/v1", False),
        ("http://127.0.0.1.example/v1", False),
        ("http://[::1", False),
        ("", False),
    ],
)
def test_what_names_this_machine(url: str, expected: bool) -> None:
    assert is_loopback(url) is expected


def test_the_proxy_of_the_system_is_used_but_not_for_what_it_leaves_out(
    proxy: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", proxy.url)
    assert ask(RemoteSource(FAR, "m", key="secret"))
    assert proxy.paths == [f"{FAR}/chat/completions"]
    assert probe(RemoteSource(FAR, "m")).models == ("small", "large")
    assert proxy.paths[1:] == [f"{FAR}/models"]
    monkeypatch.setenv("no_proxy", "models.example")
    with pytest.raises(RemoteError):
        ask(RemoteSource(FAR, "m", timeout=5))
    assert len(proxy.paths) == 2


@pytest.mark.parametrize("own", [False, True])
def test_loopback_addresses_never_go_through_a_proxy(
    upstream: Scripted, proxy: Scripted, monkeypatch: pytest.MonkeyPatch, own: bool
) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, proxy.url)
    source = RemoteSource(f"{upstream.url}/v1", "m", key="secret", proxy=proxy.url if own else "")
    assert ask(source)
    assert probe(source).models == ("small", "large")
    assert (len(upstream.paths), proxy.paths) == (2, [])


def test_a_proxy_of_the_profile_goes_before_that_of_the_system(
    proxy: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    assert ask(RemoteSource(FAR, "m", proxy=proxy.url))
    assert proxy.paths == [f"{FAR}/chat/completions"]
    assert options_for(RemoteSource(FAR, "m", proxy="none")) == {
        "follow_redirects": False,
        "trust_env": False,
        "proxy": None,
    }


@pytest.mark.parametrize("wrong", ["nowhere", "ftp://x", "http://[::1", "socks5://x"])
def test_a_proxy_that_is_none_is_a_sentence(wrong: str) -> None:
    source = RemoteSource(FAR, "m", proxy=wrong)
    for act in (lambda: ask(source), lambda: probe(source)):
        with pytest.raises(RemoteError, match="proxy") as caught:
            act()
        assert caught.value.code == "remote_proxy"


# ---- redirects -------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_the_key_goes_nowhere_else_on_a_redirect(upstream: Scripted, status: int) -> None:
    with scripted_upstream() as thief:
        thief.models = MODELS
        upstream.status, upstream.location = status, f"{thief.url}/v1/models"
        source = RemoteSource(f"{upstream.url}/v1", "m", key="secret")
        for act in (lambda: ask(source), lambda: probe(source)):
            with pytest.raises(RemoteError, match="another address") as caught:
                act()
            assert "secret" not in str(caught.value) + caught.value.details
        assert thief.paths == []
    assert upstream.headers["authorization"] == "Bearer secret"


# ---- trying a connection ---------------------------------------------------------------------------


def test_a_server_that_answers_is_told_with_its_models(upstream: Scripted) -> None:
    before = time.perf_counter()
    found = probe(RemoteSource(f"{upstream.url}/v1/", "m", key="secret"))
    assert found == ServerReport(("small", "large"), found.seconds)
    assert 0 < found.seconds < time.perf_counter() - before
    assert upstream.headers["authorization"] == "Bearer secret"
    assert upstream.paths == ["/v1/models"]


@pytest.mark.parametrize(
    ("changes", "code", "says"),
    [
        ({"status": 401}, "remote_key", "requires a key"),
        ({"status": 429}, "remote_busy", "no more requests"),
        ({"status": 500}, "remote_failed", "failed (500)"),
        ({"models": None}, "remote_not_found", "lists no models"),
        ({"models": "<html>"}, "remote_no_models", "not OpenAI-compatible"),
        ({"models": {"data": 3}}, "remote_no_models", "not OpenAI-compatible"),
        ({"fault": "stall"}, "remote_timeout", "in time"),
    ],
)
def test_what_is_wrong_is_a_sentence(
    upstream: Scripted, changes: dict[str, Any], code: str, says: str
) -> None:
    for name, value in changes.items():
        setattr(upstream, name, value)
    with pytest.raises(RemoteError) as caught:
        probe(RemoteSource(f"{upstream.url}/v1", "m", timeout=0.3))
    assert caught.value.code == code
    assert says in caught.value.message
    assert caught.value.advice


def test_an_address_without_its_end_is_mended(upstream: Scripted) -> None:
    with pytest.raises(RemoteError) as caught:
        probe(RemoteSource(upstream.url, "m"))
    assert caught.value.advice == f"Did you mean {upstream.url}/v1?"


@pytest.mark.parametrize("url", ["", "nowhere", "http://127.0.0.1:9/v1", "http://[::1", "http://x:99999999"])
def test_nobody_there_is_a_sentence(url: str) -> None:
    with pytest.raises(RemoteError, match="cannot be reached"):
        probe(RemoteSource(url, "m", timeout=2))


def test_a_key_that_is_no_header_is_a_sentence(upstream: Scripted) -> None:
    with pytest.raises(RemoteError, match="does not accept the key"):
        probe(RemoteSource(f"{upstream.url}/v1", "m", key="schlüssel"))
