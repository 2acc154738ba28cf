"""The engine whose model is on another server: its texts, its counts, its replies and its failures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import GUEST, LIVE, Remove, Shift
from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.requests.token_estimate import Correction
from ethervox_gui.context.text import Text
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.text.vocabulary_only import open_vocabulary
from ethervox_gui.engine.protocol import PromptEncoder, RemoteSource
from ethervox_gui.engine.remote.engine import RemoteConnections, RemoteEngine
from ethervox_gui.engine.remote.http import RemoteError
from ethervox_gui.engine.remote.tokens import RemoteTokens, as_json
from ethervox_gui.settings import ModelSettings, SamplingSettings
from tests.helpers.scripted_engine import ScriptedEngine
from tests.helpers.upstream import Scripted, scripted_upstream

USUAL = SamplingSettings()
messages_of_all_kinds = st.lists(
    st.tuples(st.sampled_from(Role), st.text(max_size=60)).map(lambda said: Message(*said)),
    max_size=8,
)


@given(messages_of_all_kinds, st.floats(0.2, 5), st.integers(0, 8))
@example([Message(Role.USER, "\0\0 half a sign: \ud83d")], 1.0, 0)
def test_tokens_hold_the_texts_and_are_as_many_as_counted(
    messages: list[Message], factor: float, start: int
) -> None:
    tokens = RemoteTokens(Correction())
    tokens.correction.factor = factor
    *turns, asking = tokens.encode(messages)
    assert [len(turn) for turn in (*turns, asking)] == tokens.measure(messages)
    assert tokens.messages(token for turn in (*turns, asking) for token in turn) == messages
    assert tokens.encode(messages, start)[:-1] == turns[start:]
    others = RemoteTokens(Correction())  # nothing is remembered of them, however often they are reckoned anew
    assert others.messages(token for turn in turns for token in turn) == messages


def test_a_vocabulary_counts_where_there_is_one() -> None:
    tokens = RemoteTokens(Correction(), ScriptedEngine(str).prompts)
    found = [Message(Role.SYSTEM, "Be brief."), Message(Role.USER, "Why?")]
    assert tokens.counting == "vocabulary"
    assert tokens.measure(found) == [11, 6, 1]
    assert tokens.messages(token for turn in tokens.encode(found) for token in turn) == found


def test_roles_alternate_in_what_is_sent() -> None:
    found = [
        Message(Role.SYSTEM, "Be brief."),
        Message(Role.USER, "Look it up."),
        Message(Role.ASSISTANT, ""),
        Message(Role.TOOL, "found: a boat"),
        Message(Role.ASSISTANT, "A boat."),
    ]
    assert as_json(found) == [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Look it up.\n\nfound: a boat"},
        {"role": "assistant", "content": "A boat."},
    ]


def test_the_vocabulary_of_a_model_file_counts_without_its_weights() -> None:
    found = [Message(Role.SYSTEM, "Be brief."), Message(Role.USER, "Why is the sea blue?")]
    guide = paths.guide_model()
    engine = llama.load(guide, ModelSettings(n_threads=1, n_ctx=256))
    try:
        assert open_vocabulary(guide).measure(found) == engine.prompts.measure(found)
    finally:
        engine.close()


# ---- against a server ------------------------------------------------------------------------------


@pytest.fixture
def upstream() -> Iterator[Scripted]:
    with scripted_upstream() as found:
        yield found


@pytest.fixture
def connections() -> RemoteConnections:
    def no_vocabulary(path: Path) -> PromptEncoder:
        raise AssertionError(path)

    return RemoteConnections(no_vocabulary)


@pytest.fixture
def engine(upstream: Scripted, connections: RemoteConnections) -> Iterator[RemoteEngine]:
    made = connections.connect(RemoteSource(f"{upstream.url}/v1", "theirs", key="secret", timeout=0.5))
    yield made
    made.close()


def ask(engine: RemoteEngine, text: str = "Who are you?", sampling: SamplingSettings = USUAL) -> str:
    """Put a question to an empty context; the whole reply."""
    engine.apply([Remove()])
    found = [Message(Role.SYSTEM, "Be brief."), Message(Role.USER, text)]
    encoding = engine.encode(found, generation=True)
    prompt = [token for turn in (*encoding.turns, encoding.generation) for token in turn]
    engine.decode(prompt, LIVE, 0)
    assert engine.occupancy(LIVE).n_cells == len(prompt) == sum(engine.prompts.measure(found))
    sampler = engine.sampler(sampling)
    reply = b""
    try:
        while not engine.is_end(token := sampler.sample()):
            reply += engine.piece(token)
    finally:
        sampler.close()
    return reply.decode()


def wants_recount(engine: RemoteEngine) -> bool:
    return engine.needs_recount


def test_a_reply_comes_as_tokens_with_what_was_thought_in_front(
    engine: RemoteEngine, upstream: Scripted
) -> None:
    assert ask(engine) == "<think>\nhm\n</think>\n\ntheirs"
    assert upstream.body == {
        "model": "theirs",
        "messages": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": "Who are you?"},
        ],
        "stream": True,
        "stream_options": {"include_usage": True},
    }
    assert upstream.headers["authorization"] == "Bearer secret"


def test_a_reply_in_parts_is_read_too(engine: RemoteEngine, upstream: Scripted) -> None:
    """As Mistral's reasoning models send it."""

    def thinking(text: str) -> dict[str, object]:
        return {"content": [{"type": "thinking", "thinking": [{"type": "text", "text": text}]}]}

    wrong: list[object] = [7, None, {"type": "thinking"}, {"type": "thinking", "thinking": 7}, {"text": []}]
    text = {"content": [{"type": "text", "text": "Mis"}, {"type": "text", "text": "tral"}]}
    upstream.respond = lambda _: [
        thinking("Who "),
        thinking("am I?"),
        {"content": wrong},
        text,
        {"content": "."},
    ]
    assert ask(engine) == "<think>\nWho am I?\n</think>\n\nMistral."


def test_only_wishes_of_the_user_are_sent(engine: RemoteEngine, upstream: Scripted) -> None:
    ask(engine, sampling=USUAL.model_copy(update={"temperature": 0.0, "seed": 3, "max_tokens": 9}))
    sent = {name: upstream.body[name] for name in ("temperature", "seed", "max_tokens")}
    assert sent == {"temperature": 0.0, "seed": 3, "max_tokens": 9}
    assert "top_p" not in upstream.body


def test_what_the_server_counts_corrects_ours(
    engine: RemoteEngine, upstream: Scripted, connections: RemoteConnections
) -> None:
    before = engine.prompts.count_tokens("some words " * 50)
    upstream.usage_in_stream = True
    upstream.prompt_tokens = 2 * sum(
        engine.prompts.measure([Message(Role.SYSTEM, "Be brief."), Message(Role.USER, "Who are you?")])
    )
    ask(engine)
    assert wants_recount(engine)
    assert engine.prompts.count_tokens("some words " * 50) == pytest.approx(2 * before, abs=1)
    engine.apply([Remove()])
    assert not wants_recount(engine)
    again = connections.connect(RemoteSource(f"{upstream.url}/v1", "theirs"))
    assert again.prompts.count_tokens("some words " * 50) == pytest.approx(2 * before, abs=1)
    again.close()


@pytest.mark.parametrize("nonsense", [-1, 0, True, "many", None, 1 << 80, 1e400])
def test_a_count_that_cannot_be_true_changes_nothing(
    engine: RemoteEngine, upstream: Scripted, nonsense: object
) -> None:
    upstream.usage_in_stream = True
    upstream.prompt_tokens = nonsense
    ask(engine)
    assert not engine.needs_recount


@pytest.mark.parametrize(
    ("status", "code", "says"),
    [
        (400, "remote_refused", "Check the profile"),
        (401, "remote_key", "does not accept the key"),
        (404, "remote_not_found", "“theirs”"),
        (429, "remote_busy", "in 7 seconds"),
        (500, "remote_failed", "failed (500)"),
        (302, "remote_refused", "302"),
    ],
)
def test_a_refusal_is_a_sentence_with_what_to_do(
    engine: RemoteEngine, upstream: Scripted, status: int, code: str, says: str
) -> None:
    upstream.status = status
    with pytest.raises(RemoteError) as caught:
        ask(engine)
    assert caught.value.code == code
    assert says in str(caught.value)
    assert caught.value.advice
    assert "upstream says no" in caught.value.details
    assert "secret" not in caught.value.details


def test_how_long_to_wait_is_said_in_the_words_of_the_language(
    engine: RemoteEngine, upstream: Scripted
) -> None:
    """The number alone is put in: the unit is a part of what translators see."""
    upstream.status = 429
    with pytest.raises(RemoteError) as caught:
        ask(engine)
    advice = caught.value.advice
    assert isinstance(advice, Text)
    assert (advice.template, advice.values) == ("Try again in {seconds} seconds.", {"seconds": 7})


@pytest.mark.parametrize(("fault", "code"), [("stall", "remote_timeout"), ("break off", "remote_broken")])
def test_a_stream_that_stalls_or_breaks_off(
    engine: RemoteEngine, upstream: Scripted, fault: str, code: str
) -> None:
    upstream.fault = fault
    with pytest.raises(RemoteError) as caught:
        ask(engine)
    assert caught.value.code == code
    assert "Send the message again" in str(caught.value) or "send the message again" in str(caught.value)


def test_a_server_that_is_not_there(connections: RemoteConnections) -> None:
    for url in ("http://127.0.0.1:9/v1", "http://[::1", "http://127.0.0.1:99999/v1", "https://"):
        engine = connections.connect(RemoteSource(url, "theirs", timeout=2))
        with pytest.raises(RemoteError) as caught:
            ask(engine)
        assert caught.value.code == "remote_unreachable"
        engine.close()


def test_waiting_ends_when_it_is_cancelled(upstream: Scripted, connections: RemoteConnections) -> None:
    upstream.fault = "stall"
    engine = connections.connect(RemoteSource(f"{upstream.url}/v1", "theirs", timeout=60))
    looks = 0

    def cancelled() -> bool:
        nonlocal looks
        looks += 1
        return looks > 8

    sampler = engine.sampler(USUAL, cancelled=cancelled)
    said: list[bytes] = []
    with pytest.raises(Cancelled):
        said.extend(iter(lambda: engine.piece(sampler.sample()), b"never"))
    sampler = engine.sampler(USUAL)
    assert engine.piece(sampler.sample()) == b"<think>\nhm"
    sampler.close()
    engine.close()  # also breaks off what is still being read


def test_what_cannot_be_is_refused(engine: RemoteEngine) -> None:
    engine.decode([1, 2, 3], GUEST, 0)
    with pytest.raises(EngineError):
        engine.decode([1], GUEST, 5)
    with pytest.raises(EngineError):
        engine.apply([Shift(0, 2, 1)])
    with pytest.raises(EngineError):
        engine.apply([Remove(0, 1, GUEST)])
    engine.apply([Remove(2, seq=GUEST)])
    assert engine.occupancy(GUEST).n_cells == 2
