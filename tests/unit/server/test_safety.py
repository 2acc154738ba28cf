"""The server against callers that mean no good, or do not know what they do."""

from __future__ import annotations

import functools
import gzip
import json
import random
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import openai
import psutil
import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.server.http import routes
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.settings import ServerSettings
from tests.helpers.api import KEY, PATIENCE, Api, running_api, scripted_api, talk
from tests.helpers.scripted_engine import ScriptedEngine

HELLO = {"model": "default", "messages": [{"role": "user", "content": "hello"}]}
SETTINGS = {
    "server.body_limit_mb": 2,
    "server.header_timeout": 0.5,
    "server.idle_timeout": 2.0,
    "server.message_limit": 300,
    "server.allowed_hosts": "pool.example",
    "server.allowed_origins": "https://fine.example",
}


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with scripted_api(tmp_path_factory.mktemp("safety"), "Fine.", n_ctx=2000, settings=SETTINGS) as made:
        yield made


@pytest.fixture(autouse=True)
def _still_answers(api: Api) -> Iterator[None]:
    yield
    assert api.client.post("/v1/chat/completions", json=HELLO).status_code == 200


# ---- bodies ----------------------------------------------------------------------------------------


def malformed(rng: random.Random) -> bytes:
    """A body that is no request: damaged bytes, the wrong types, numbers and nesting out of all bounds."""
    whole = json.dumps({**HELLO, "stream": True, "tools": [], "stop": ["x"], "temperature": 1}).encode()
    odd: list[Any] = [
        None, True, -1, 10**400, 1e308, float("nan"), "", "x" * 5000, "\ud800", "\0", [], [[]], {}, {"a": {}}
    ]  # fmt: skip
    match rng.randrange(6):
        case 0:
            return whole[: rng.randrange(len(whole))]
        case 1:
            damaged = bytearray(whole)
            for _ in range(rng.randrange(1, 6)):
                damaged[rng.randrange(len(damaged))] = rng.randrange(256)
            return bytes(damaged)
        case 2:
            return rng.randbytes(rng.randrange(200))
        case 3:
            return rng.choice(
                (b"[" * 50_000, b'{"a":' * 20_000, b'{"model":"default","messages":' + b"[" * 9_000)
            )
        case 4:
            field = rng.choice(("model", "messages", "stream", "temperature", "max_tokens", "stop", "tools",
                                "seed", "tool_choice", "response_format", "stream_options"))  # fmt: skip
            return json.dumps({**HELLO, field: rng.choice(odd)}).encode()
        case _:
            field = rng.choice(("role", "content", "tool_calls", "tool_call_id"))
            message = {"role": "user", "content": "hello", field: rng.choice(odd)}
            return json.dumps({**HELLO, "messages": [message]}).encode()


@pytest.mark.parametrize("count", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_malformed_bodies(api: Api, count: int) -> None:
    rng = random.Random(count)
    statuses: dict[int, int] = {}
    for _ in range(count):
        path = rng.choice(("/v1/chat/completions", "/v1/context/plan"))
        body = malformed(rng)
        response = api.client.post(path, content=body)
        statuses[response.status_code] = statuses.get(response.status_code, 0) + 1
        assert response.status_code in (200, 400, 404), (body, response.text)
        if response.status_code != 200:
            assert response.json()["error"]["message"]
    assert statuses[400] > 0.7 * count


def test_too_many_messages_are_refused(api: Api) -> None:
    response = api.complete(talk(301, 1))
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "too_many_messages"


@pytest.mark.parametrize("declared", [True, False])
def test_a_body_of_100_mb_is_refused_and_takes_no_memory(api: Api, declared: bool) -> None:
    before, most = psutil.Process().memory_info().rss, 0
    block = b"x" * 2**16

    def body() -> Iterator[bytes]:
        nonlocal most
        for number in range(100 * 16):
            if number % 100 == 0:
                most = max(most, psutil.Process().memory_info().rss)
            yield block

    headers = {"content-length": str(100 * 2**20)} if declared else {}
    response = api.client.post("/v1/chat/completions", content=body(), headers=headers)
    assert response.status_code == 413
    assert response.json()["error"]["code"] == "request_too_large"
    assert most - before < 30 * 2**20


def test_a_compressed_body_is_refused_with_what_to_do(api: Api) -> None:
    body = gzip.compress(json.dumps(HELLO).encode())
    answer = api.client.post("/v1/chat/completions", content=body, headers={"content-encoding": "gzip"})
    assert answer.status_code == 415
    assert "send it without Content-Encoding" in answer.json()["error"]["message"]
    plain = api.client.post("/v1/chat/completions", json=HELLO, headers={"content-encoding": "Identity"})
    assert plain.status_code == 200


def test_a_body_that_does_not_come_is_given_up(api: Api) -> None:
    with raw(api) as connection:
        connection.send(
            f"POST /v1/chat/completions HTTP/1.1\r\nHost: {place(api)}\r\nAuthorization: Bearer {KEY}\r\n"
            "Content-Length: 100\r\n\r\n{".encode()
        )
        assert connection.receive().startswith(b"HTTP/1.1 408")


# ---- headers ---------------------------------------------------------------------------------------


def test_slow_headers_are_given_up(api: Api) -> None:
    with raw(api) as connection:
        for byte in b"GET /health HT":
            connection.send(bytes([byte]))
        assert connection.receive().startswith(b"HTTP/1.1 408")
    with raw(api) as silent:
        assert silent.receive().startswith(b"HTTP/1.1 408")


def test_a_kept_connection_is_given_up_too_when_its_next_headers_are_slow(api: Api) -> None:
    with raw(api) as connection:
        connection.send(f"GET /health HTTP/1.1\r\nHost: {place(api)}\r\n\r\n".encode())
        assert connection.receive(until=b'"}').startswith(b"HTTP/1.1 200")
        connection.send(b"GET /hea")
        assert connection.receive().startswith(b"HTTP/1.1 408")


def test_endless_headers_are_refused(api: Api) -> None:
    with raw(api) as connection:
        connection.send(b"GET /health HTTP/1.1\r\n")
        try:
            for number in range(2000):
                connection.send(f"x-{number}: {'y' * 100}\r\n".encode())
        except OSError:
            return
        assert connection.receive()[:12] in (b"HTTP/1.1 400", b"")


@pytest.mark.parametrize(
    ("line", "host", "status"),
    [
        ("http://{here}/v1/models", "{here}", 200),
        ("HTTP://{here}/v1/models?limit=1", "{here}", 200),
        ("http://localhost:{port}/v1/models/default", "{here}", 200),
        ("http://{here}/v1/models", "evil.example", 200),
        ("http://evil.example/v1/models", "{here}", 403),
        ("http://{here}", "{here}", 404),
        ("ftp://{here}/v1/models", "{here}", 404),
    ],
)
def test_the_first_line_may_name_the_whole_address(api: Api, line: str, host: str, status: int) -> None:
    """As programs do that take the server for a proxy; its host counts, and the header does not."""
    names = {"here": place(api), "port": place(api).rpartition(":")[2]}
    key = f"Authorization: Bearer {KEY}"
    with raw(api) as connection:
        asked = f"GET {line.format(**names)} HTTP/1.1\r\nHost: {host.format(**names)}\r\n{key}\r\n\r\n"
        connection.send(asked.encode())
        assert connection.receive(until=b"}").startswith(f"HTTP/1.1 {status}".encode())


def test_300_hosts_origins_and_methods(api: Api) -> None:
    port = api.url.rpartition(":")[2]
    good_hosts = [f"127.0.0.1:{port}", f"localhost:{port}", f"LOCALHOST:{port}", f"pool.example:{port}"]
    bad_hosts = [
        "evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1.evil.example:{port}",
        f"localhost.:{port}", "localhost:1", f"x@localhost:{port}", f"localhost:{port},evil.example",
        f"0.0.0.0:{port}",
        f"[::1]:{port}.evil.example",
        "",
    ]  # fmt: skip
    origins = [None, "https://fine.example", "https://evil.example", "null", "http://fine.example",
               "https://fine.example.evil.example", ""]  # fmt: skip
    tried = 0
    for host in good_hosts + bad_hosts:
        for origin in origins:
            for method, path in (
                ("GET", "/v1/models"),
                ("POST", "/v1/context/plan"),
                ("OPTIONS", "/v1/models"),
            ):
                tried += 1
                headers = {"host": host} | ({"origin": origin} if origin is not None else {})
                if method == "OPTIONS":
                    headers |= {"access-control-request-method": "GET"}
                body = json.dumps(HELLO) if method == "POST" else None
                response = api.client.request(method, path, headers=headers, content=body)
                allowed = host in good_hosts and origin in (None, "https://fine.example")
                if not allowed:
                    assert response.status_code in (400, 403), (host, origin, method)
                    assert "access-control-allow-origin" not in response.headers
                elif method == "OPTIONS":
                    assert response.status_code == (405 if origin is None else 200)
                else:
                    assert response.status_code == 200
                if allowed and origin:
                    assert response.headers["access-control-allow-origin"] == origin
    assert tried >= 300


def test_without_listed_origins_no_page_may_call(tmp_path: Path) -> None:
    with scripted_api(tmp_path) as api:
        for origin in ("https://fine.example", "null", api.url):
            response = api.client.get("/v1/models", headers={"origin": origin})
            assert response.status_code == 403
        assert "access-control-allow-origin" not in api.client.get("/v1/models").headers


@pytest.mark.parametrize(
    "given",
    [None, "", "Bearer", f"Bearer {KEY}x", KEY, f"Basic {KEY}", f"Bearer {KEY} {KEY}", "Bearer ü"],
)
def test_without_the_key_nothing_is_told(api: Api, given: str | None) -> None:
    headers = {} if given is None else {b"authorization": given.encode()}
    with httpx.Client(base_url=api.url, trust_env=False, timeout=PATIENCE, verify=False) as client:
        for method, path in (("GET", "/v1/models"), ("POST", "/v1/chat/completions"), ("GET", "/nowhere")):
            response = client.request(method, path, headers=headers)
            assert response.status_code == 401
            assert "default" not in response.text
        assert client.get("/health", headers=headers).status_code == 200


def test_what_is_refused_is_in_the_records_with_its_reason_and_without_a_key(tmp_path: Path) -> None:
    """Whose program cannot come in sees why, where the others are listed."""
    chat, secret = "/v1/chat/completions", "a-wrong-secret"
    with scripted_api(tmp_path, "Fine.", n_ctx=2000, settings=SETTINGS) as api:
        with httpx.Client(base_url=api.client.base_url, trust_env=False, timeout=PATIENCE) as stranger:
            stranger.post(chat, json=HELLO, headers={"Authorization": f"Bearer {secret}"})
            stranger.post(f"{chat}?key={secret}", json=HELLO)
            stranger.get("/v1/models", headers={"Host": "evil.example"})
        api.client.post("/v1/nothing", json=HELLO)
        api.client.post(chat, json={**HELLO, "model": "nobody"})
        api.client.post(chat, json={"messages": 7})
        api.client.post(chat, content=b"x" * (3 * 2**20))
        api.client.post(chat, json=HELLO)
        found = api.server.records.last()
    assert [(one.asked, one.status, one.times) for one in found] == [
        (f"POST {chat}", 401, 2),
        ("GET /v1/models", 403, 1),
        ("POST /v1/nothing", 404, 1),
        (f"POST {chat}", 404, 1),
        (f"POST {chat}", 400, 1),
        (f"POST {chat}", 413, 1),
        ("", 200, 1),
    ]
    said = [one.problem for one in found[:-1]]
    words = (
        "key is missing or wrong",
        "host name",
        "Nothing is served",
        "'nobody' not found",
        "model",
        "2 MB",
    )
    assert [word for word, problem in zip(words, said, strict=True) if word not in problem] == []
    assert secret not in repr(found)


@pytest.mark.parametrize(
    ("body", "headers", "status", "setting"),
    [
        (b"{}", {"Host": "host.docker.internal"}, 403, "server.allowed_hosts"),
        (b"{}", {"Origin": "https://strange.example"}, 403, "server.allowed_origins"),
        (b"x" * (3 * 2**20), {}, 413, "server.body_limit_mb"),
        (
            json.dumps({**HELLO, "messages": talk(301)}).encode(),
            {},
            400,
            "server.message_limit",
        ),
    ],
)
def test_a_refusal_names_the_setting_that_it_comes_from(
    api: Api, body: bytes, headers: dict[str, str], status: int, setting: str
) -> None:
    response = api.client.post("/v1/chat/completions", content=body, headers=headers)
    assert response.status_code == status
    assert setting in response.json()["error"]["message"]


def test_an_address_in_use_is_a_sentence(api: Api) -> None:
    port = int(api.url.rpartition(":")[2])
    with pytest.raises(UserError, match="cannot be used") as taken:
        ServerThread(api.sources, ServerSettings(port=port), None)
    assert "another port" in taken.value.advice


@pytest.mark.parametrize("key", ["", " "])
def test_nobody_is_served_behind_an_empty_key(api: Api, key: str) -> None:
    """It is refused before an address is taken, which is somebody else's here."""
    with pytest.raises(UserError, match="key is empty"):
        ServerThread(api.sources, ServerSettings(port=int(api.url.rpartition(":")[2])), key)


@pytest.mark.parametrize("host", ["no such host.", "192.0.2.1", "2001:db8::1", "x" * 70])
def test_at_an_address_of_others_another_port_is_no_help(api: Api, host: str) -> None:
    with pytest.raises(UserError, match="cannot be used") as elsewhere:
        ServerThread(api.sources, ServerSettings(host=host, port=0), None)
    assert "port" not in elsewhere.value.advice
    assert "no such address" in elsewhere.value.advice


# ---- callers that go away --------------------------------------------------------------------------


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Api]:
    """A model that would go on for ever, in no hurry, and without turning in a circle."""
    endless = "on and on " + " ".join(map(str, range(9000)))
    with running_api(tmp_path, lambda *_: Paced(lambda _prompt: endless, n_ctx=60_000)) as made:
        yield made


def test_more_requests_than_are_held_are_told_when_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "MOST_AT_ONCE", 2)
    endless = {**HELLO, "stream": True}
    with running_api(tmp_path, lambda *_: Paced(lambda _prompt: "on and on " * 5000, n_ctx=60_000)) as api:
        post = functools.partial(api.client.stream, "POST", "/v1/chat/completions", json=endless)
        with post() as first, post() as second:
            assert (first.status_code, second.status_code) == (200, 200)
            with (
                openai.OpenAI(base_url=f"{api.url}/v1", api_key=KEY, max_retries=0) as client,
                pytest.raises(openai.InternalServerError, match="2 requests are being") as found,
            ):
                client.models.list()
            assert (found.value.status_code, found.value.code) == (503, "too_many_requests")
            assert found.value.response.headers["retry-after"] == "1"
        while (again := api.client.get("/v1/models")).status_code == 503:
            pass
        assert again.status_code == 200


class Paced(ScriptedEngine):
    """An engine that takes its time for every token, as real ones do."""

    def decode(self, tokens: Sequence[int], seq: int, p0: int, **options: Any) -> None:
        super().decode(tokens, seq, p0, **options)
        time.sleep(0.001)


@pytest.mark.parametrize("stream", [True, False])
def test_who_goes_away_stops_the_reply(slow: Api, stream: bool) -> None:
    with raw(slow) as connection:
        connection.ask({**HELLO, "stream": stream})
        if stream:
            connection.receive(until=b"on")
        wait_for(lambda: len(slow.engine.decoded) > 20)
        n_before = len(slow.engine.decoded)
    wait_for(lambda: slow.last_record().status == 499)
    n_decoded = len(slow.engine.decoded)
    assert n_decoded - n_before < 1000, "within a second, at a millisecond for a token"
    hello = slow.complete([{"role": "user", "content": "hello"}], max_tokens=1)
    assert hello.status_code == 200
    # The reply was over by then, though it was the first of 50,000 tokens.
    assert len(slow.engine.decoded) <= n_decoded + 50
    assert n_decoded < 5000


def test_200_callers_that_go_away_leave_nothing_running(slow: Api) -> None:
    process = psutil.Process()
    n_threads, n_open = process.num_threads(), len(process.net_connections())
    n_bytes = process.memory_info().rss
    for batch in range(10):
        callers = [Raw(slow) for _ in range(20)]
        for number, caller in enumerate(callers):
            caller.ask({**HELLO, "stream": number % 2 == 0})
        callers[0].receive(until=b"on")
        for caller in callers:
            caller.close()
        wait_for(lambda: all(record.status for record in slow.server.records.last()))
        assert batch < 10
    records = slow.server.records.last()
    assert len(records) == 200
    assert {record.status for record in records} == {499}
    assert slow.complete([{"role": "user", "content": "hello"}], max_tokens=1).status_code == 200
    assert process.num_threads() <= n_threads + 8  # the pool that counts
    assert len(process.net_connections()) <= n_open + 4
    assert process.memory_info().rss < n_bytes + 40 * 2**20


ASKED_IN_ALL_SHAPES = [
    ("/v1/chat/completions", HELLO),
    ("/v1/completions", {"model": "default", "prompt": "hello", "max_tokens": 50_000}),
    ("/v1/messages", {**HELLO, "max_tokens": 50_000}),
    ("/v1/responses", {"model": "default", "input": "hello"}),
    ("/v1/responses", {"model": "default", "input": "hello", "store": False}),
]
HOW_STREAMS_FAIL = {
    "/v1/chat/completions": b"data: [DONE]\n\n",
    "/v1/completions": b"data: [DONE]\n\n",
    "/v1/messages": b"event: error\n",
    "/v1/responses": b"event: response.failed\n",
}


@pytest.mark.parametrize("stream", [True, False])
@pytest.mark.parametrize(("path", "body"), ASKED_IN_ALL_SHAPES)
def test_stopping_the_server_breaks_off_what_runs_and_says_so(
    slow: Api, path: str, body: dict[str, Any], stream: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with raw(slow) as caller:
        caller.ask({**body, "stream": stream}, path=path)
        wait_for(lambda: len(slow.engine.decoded) > 20)
        slow.server.stop()
        answer = caller.receive()
    assert b"being stopped" in answer
    assert (b"HTTP/1.1 503" in answer) == (not stream)
    assert (HOW_STREAMS_FAIL[path] in answer) == stream
    assert answer.endswith(b"0\r\n\r\n" if stream else b"}"), "and it is whole"
    assert slow.last_record().status == 503
    assert not caplog.records, caplog.text


@pytest.mark.parametrize("stream", [True, False])
def test_who_waits_for_its_turn_hears_that_the_server_is_stopped(
    slow: Api, stream: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with raw(slow) as first, raw(slow) as second:
        first.ask({**HELLO, "stream": True})
        first.receive(until=b"on")
        second.ask({"model": "default", "input": "hello", "stream": stream}, path="/v1/responses")
        wait_for(lambda: len(slow.server.records.last()) == 2)
        slow.server.stop()
        answer = second.receive()
    assert b"being stopped" in answer
    assert (b"response.created" in answer) == (b"response.failed" in answer) == stream
    assert not caplog.records, caplog.text


def test_what_was_said_until_the_server_was_stopped_is_kept(slow: Api) -> None:
    with raw(slow) as caller:
        caller.ask({"model": "default", "input": "hello", "stream": True}, path="/v1/responses")
        caller.receive(until=b"response.output_text.delta")
        slow.server.stop()
        told = caller.receive()
    failed = json.loads(told.split(b"event: response.failed\ndata: ")[1].split(b"\n")[0])["response"]
    assert failed["context"]["strategy"] == "governed"
    assert failed["error"]["code"] == "shutting_down"
    chat_id = int(failed["conversation"]["id"].split("_")[1], 16) if failed["conversation"] else 1
    wait_for(lambda: slow.store.turns_of_chat(chat_id)[-1].text.startswith("on"))


def test_a_caller_that_does_not_read_does_not_hold_up_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    long = " ".join(map(str, range(8000)))  # as events more than what a system holds for a connection
    with scripted_api(tmp_path, long, n_ctx=60_000) as api, raw(api) as caller:
        caller.ask({**HELLO, "stream": True})
        wait_for(lambda: len(api.engine.decoded) >= len(long))
        assert not api.last_record().status, "it waits for its reader"
        api.server.stop()
        assert b"[DONE]" not in caller.receive()
    assert not [record for record in caplog.records if record.exc_info], caplog.text


# ---- helpers ---------------------------------------------------------------------------------------


class Raw:
    """A connection without any manners."""

    def __init__(self, api: Api) -> None:
        self._place = place(api)
        host, _, port = self._place.rpartition(":")
        self._socket = socket.create_connection((host, int(port)), timeout=PATIENCE)

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, body: dict[str, Any], path: str = "/v1/chat/completions") -> None:
        text = json.dumps(body)
        self.send(
            f"POST {path} HTTP/1.1\r\nHost: {self._place}\r\nAuthorization: Bearer {KEY}\r\n"
            f"Content-Length: {len(text)}\r\n\r\n{text}".encode()
        )

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def say_no_more(self) -> None:
        """Close this side of the connection alone."""
        self._socket.shutdown(socket.SHUT_WR)

    def receive(self, until: bytes | None = None) -> bytes:
        """What comes until the other side closes, or until these bytes came."""
        data = b""
        while until is None or until not in data:
            try:
                part = self._socket.recv(65536)
            except ConnectionError:
                break
            if not part:
                break
            data += part
        return data

    def close(self) -> None:
        self._socket.close()


def raw(api: Api) -> Raw:
    return Raw(api)


def place(api: Api) -> str:
    return api.url.removeprefix("http://")


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.005)


@pytest.mark.parametrize(
    "headers",
    [
        "authorization,content-type,x-stainless-lang,x-stainless-os",
        "anthropic-dangerous-direct-browser-access,anthropic-version,content-type,x-api-key",
    ],
)
def test_pages_of_an_origin_that_is_listed_may_send_what_packages_send(api: Api, headers: str) -> None:
    """And those of another may not, whatever they ask for; whoever calls needs the key all the same."""
    asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": headers}
    fine = api.client.options("/v1/messages", headers={"Origin": "https://fine.example", **asked})
    assert fine.status_code == 200, fine.text
    assert set(headers.split(",")) <= set(fine.headers["access-control-allow-headers"].split(","))
    assert fine.headers["access-control-allow-origin"] == "https://fine.example"
    assert "access-control-allow-credentials" not in fine.headers
    other = api.client.options("/v1/messages", headers={"Origin": "https://other.example", **asked})
    assert other.status_code == 403
    assert "access-control-allow-headers" not in other.headers
    keyless = httpx.post(
        f"{api.url}/v1/chat/completions",
        json=HELLO,
        headers={"Origin": "https://fine.example"},
        trust_env=False,
    )
    assert keyless.status_code == 401
