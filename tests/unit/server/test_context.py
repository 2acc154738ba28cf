"""What happens to the messages of a request, for every strategy, threshold and kind of profile.

A scripted engine counts a token for each character and two for each message, and one asks for the reply; a
remote profile estimates. So every figure here can be worked out by hand.
"""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.server.errors import limit_exceeded, limit_near
from ethervox_gui.server.schema import in_order
from ethervox_gui.services.profiles import Profile
from tests.helpers.api import KEY, Api, scripted_api, talk

STRATEGIES = [each.value for each in Strategy if each is not Strategy.MANUAL]
KINDS = ["local", "remote"]


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """What answers for the remote profiles: a second instance of our own server, with a large window."""
    with scripted_api(
        tmp_path_factory.mktemp("upstream"), says_and_summarizes, Profile(name="second"), n_ctx=20_000
    ) as made:
        yield made


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory, upstream: Api) -> Iterator[Api]:
    """A local window of 1,000 tokens, and a remote profile of 1,000 that nothing is ever asked of."""
    settings = {"server.max_messages": 20}
    with scripted_api(
        tmp_path_factory.mktemp("context"),
        says_and_summarizes,
        remote_profile(upstream),
        n_ctx=1000,
        settings=settings,
    ) as made:
        made.keys.set("upstream", KEY)
        yield made


def remote_profile(upstream: Api, **options: Any) -> Profile:
    given = {"name": "remote", "model": "default", "context_limit": 1000, **options}
    return Profile.model_validate(
        {"kind": "remote", "base_url": upstream.url + "/v1", "key_name": "upstream", **given}
    )


def says_and_summarizes(prompt: str) -> str:
    return "- They talked." if "Summarize the conversation" in prompt else "Fine."


def size_of(kind: str, messages: list[dict[str, Any]]) -> int:
    """The tokens of messages as each kind counts them."""
    if kind == "local":
        return sum(len(str(message["content"])) + 2 for message in messages) + 1
    return sum(-(-len(str(message["content"])) * 10 // 35) + 4 for message in messages) + 3


def conversation(kind: str, n_tokens: int) -> list[dict[str, Any]]:
    """A conversation of 41 messages and a system message with about so many tokens."""
    for size in range(1, 400):
        messages = talk(41, size, system=20)
        if size_of(kind, messages) > n_tokens:
            return messages
    raise AssertionError


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("strategy", [*STRATEGIES, "manual"])
def test_below_the_warning_nothing_is_touched(api: Api, kind: str, strategy: str) -> None:
    messages = conversation(kind, 600)
    planned = api.plan(messages, model=name(kind), context_strategy=strategy)
    assert planned["messages"] == messages
    assert planned["context"]["strategy"] == "none"
    assert planned["context"]["counted"] == size_of(kind, messages)
    assert planned["context"]["tokens_removed"] == 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n_tokens", [860, 940, 1500])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_above_it_the_strategy_is_applied_and_told(api: Api, kind: str, strategy: str, n_tokens: int) -> None:
    messages = conversation(kind, n_tokens)
    planned = api.plan(messages, model=name(kind), context_strategy=strategy)
    assert planned["accepted"], planned
    kept, context = planned["messages"], planned["context"]
    assert context["strategy"] == strategy
    assert kept[0] == messages[0]
    assert kept[-1] == messages[-1]
    assert context["counted"] == size_of(kind, kept) <= 950
    assert planned["received_tokens"] == size_of(kind, messages)
    assert context["tokens_removed"] == planned["received_tokens"] - context["counted"] > 0
    roles = [message["role"] for message in kept if message["role"] != "system"]
    assert roles == (["user", "assistant"] * len(roles))[: len(roles)]
    if strategy == "summarization":
        assert context["summarized"] + context["kept"] == len(messages)
        assert context["dropped"] == 0
    else:
        assert context["dropped"] == len(messages) - len(kept)
        assert [m for m in messages if m in kept] == kept
    if strategy == "sliding_window":
        assert 14 <= len(kept) - 1 <= 20
    if strategy == "last_turns":
        assert len(kept) - 1 == 9
    if strategy == "smart":
        assert kept[1] == messages[1]
    if strategy in ("token_budget", "smart"):
        assert context["counted"] <= 850


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_what_is_too_long_even_then_is_refused(api: Api, kind: str, strategy: str) -> None:
    messages = talk(1, 4000, system=10)
    response = api.complete(messages, model=name(kind), context_strategy=strategy)
    n_tokens, n_largest = size_of(kind, messages), 4002 if kind == "local" else 4 + -(-40000 // 35)
    assert response.status_code == 400
    assert response.json() == {
        "error": {
            "message": f"Context limit exceeded: {n_tokens} tokens > 950 limit. "
            "Please reduce message history or increase context window. "
            f"One of the messages alone has {n_largest} of them. "
            "The prompt is too long: it exceeds the available context size.",
            "type": "context_length_exceeded",
            "code": "context_limit_exceeded",
            "param": None,
            "details": {
                "reason": "The prompt is too long: it exceeds the available context size.",
                "estimatedTokens": n_tokens,
                "maxTokens": 1000,
                "messages": 2,
                "irreducibleTokens": n_tokens,
                "largestMessage": n_largest,
            },
        }
    }


@pytest.mark.parametrize("kind", KINDS)
def test_manual_warns_and_then_refuses_and_never_removes(api: Api, kind: str) -> None:
    near = conversation(kind, 860)
    error = api.complete(near, model=name(kind), context_strategy="manual").json()["error"]
    n_tokens = size_of(kind, near)
    assert error["message"] == (
        f"Context warning: {n_tokens} tokens approaching limit of 1000. Consider reducing message history. "
        "With the strategy 'manual' the prompt is too long."
    )
    assert (error["type"], error["code"], error["param"]) == (
        "context_length_warning", "context_limit_warning", None,
    )  # fmt: skip
    assert error["details"]["warningThreshold"] == 0.85
    assert error["details"]["estimatedTokens"] == n_tokens
    assert error["details"]["irreducibleTokens"] < n_tokens
    above = api.complete(conversation(kind, 1200), model=name(kind), context_strategy="manual")
    assert above.status_code == 400
    assert above.json()["error"]["code"] == "context_limit_exceeded"


def test_the_bodies_of_the_original_requirements() -> None:
    """What is said for programs comes behind their words."""
    exceeded = limit_exceeded(105_000, 100_000, 0.95, 67, 10, 20).body["error"]
    assert exceeded["message"].startswith(
        "Context limit exceeded: 105000 tokens > 95000 limit. "
        "Please reduce message history or increase context window. "
    )
    near = limit_near(87_000, 100_000, 0.85, 52, 10, 20).body["error"]
    assert near["message"].startswith(
        "Context warning: 87000 tokens approaching limit of 100000. Consider reducing message history. "
    )


TOOL_OF_ONE_WORD = {"type": "function", "function": {"name": "look"}}

#: What LiteLLM, LangChain, opencode and others look for, whichever API they use, before they send less.
KNOWN_WORDS = ("exceeds the available context size", "prompt is too long")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/chat/completions", {"messages": talk(1, 4000)}),
        ("/v1/chat/completions", {"messages": talk(9, 100), "context_strategy": "manual"}),
        ("/v1/messages", {"messages": talk(1, 4000), "max_tokens": 9}),
        ("/v1/completions", {"prompt": "x" * 4000}),
        ("/v1/responses", {"input": "x" * 4000}),
        ("/v1/responses", {"input": "x" * 4000, "store": False}),
    ],
)
def test_what_is_too_long_is_told_in_the_words_that_programs_look_for(
    api: Api, path: str, body: dict[str, Any]
) -> None:
    response = api.client.post(path, json={"model": "default", **body})
    assert response.status_code == 400
    error = response.json()["error"]
    assert all(words in error["details"]["reason"] for words in KNOWN_WORDS)
    assert "prompt is too long" in error["message"], "most programs read nothing else"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/chat/completions", {"messages": talk(1, 4000)}),
        ("/v1/chat/completions", {"messages": talk(9, 100), "context_strategy": "manual", "stream": True}),
        ("/v1/completions", {"prompt": "x" * 4000}),
        ("/v1/responses", {"input": "x" * 4000}),
        ("/v1/responses", {"input": "x" * 4000, "stream": True}),
    ],
)
def test_what_is_refused_for_its_length_is_counted_as_that(api: Api, path: str, body: dict[str, Any]) -> None:
    before = api.stats()["refusals"]
    assert "prompt is too long" in api.client.post(path, json={"model": "default", **body}).text
    assert api.stats()["refusals"] == before + 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("system", [0, 30])
def test_where_tools_fill_the_context_that_is_said(api: Api, kind: str, system: int) -> None:
    """Open WebUI sends 5,000 tokens of tools with "Hello" that its users do not see.

    Agents have a beginning of their own, behind which many models are told of tools.
    """
    tool = {"type": "function", "function": {"name": "look", "description": "d" * 60_000, "parameters": {}}}
    error = api.complete(talk(1, system=system), model=name(kind), tools=[tool]).json()["error"]
    n_tokens = error["details"]["estimatedTokens"]
    n_tools = n_tokens - size_of(kind, talk(1, system=system))
    assert error["details"]["largestMessage"] < 100
    assert error["code"] == "context_limit_exceeded"
    said = re.search(r"window\. (\d+) of these tokens are the tools of the request\. ", error["message"])
    assert said is not None
    assert 0 <= int(said.group(1)) - n_tools < 10, "and what asks for the reply"
    long = api.complete(talk(1, 4000), model=name(kind), tools=[TOOL_OF_ONE_WORD])
    assert "tools of the request" not in long.json()["error"]["message"]


def test_where_one_message_fills_the_context_that_is_said(api: Api) -> None:
    """Sending fewer of them, as the sentence asks for, helps nothing then."""
    error = api.complete([*talk(5), {"role": "user", "content": "x" * 4000}]).json()["error"]
    assert " One of the messages alone has 4002 of them. " in error["message"]
    many = api.complete(talk(60, 100), context_strategy="manual").json()["error"]
    assert (many["code"], "alone" in many["message"]) == ("context_limit_exceeded", False)


def test_a_plan_says_no_as_the_request_would(api: Api) -> None:
    planned = api.plan(talk(1, 4000), context_strategy="smart")
    assert not planned["accepted"]
    assert planned["error"]["code"] == "context_limit_exceeded"
    assert planned["contextWindow"] == {"maxTokens": 1000, "warningAt": 850, "errorAt": 950}


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_tells_what_was_done(api: Api, upstream: Api, kind: str) -> None:
    # Answers correct the estimates, so that one has a profile of its own.
    api.profiles = api.profiles.with_profile(remote_profile(upstream, name="asked", model="second"))
    messages = conversation(kind, 1200)
    model = "default" if kind == "local" else "asked"
    response = api.complete(messages, model=model, context_strategy="token_budget")
    context = response.json()["context"]
    assert response.headers["x-context-strategy"] == context["strategy"] == "token_budget"
    assert response.headers["x-context-tokens"] == str(context["counted"])
    assert context["dropped"] > 0
    assert context["exact"] == (kind == "local")
    record = api.last_record()
    assert record.report is not None
    assert record.report.strategy == "token_budget"
    assert record.limit == 1000


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("asked", ["max_tokens", "max_completion_tokens"])
def test_what_stays_leaves_room_for_the_reply_that_is_asked_for(api: Api, strategy: str, asked: str) -> None:
    messages = talk(9, 92)
    assert api.complete(messages, context_strategy=strategy).json()["context"]["dropped"] == 0
    context = api.complete(messages, context_strategy=strategy, **{asked: 200}).json()["context"]
    assert context["dropped"] + context["summarized"] > 0
    assert context["counted"] <= 800


def test_nothing_is_logged_as_trimmed_where_all_stays(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    """Above the warning threshold few messages stay as they are, as long as they fit."""
    with caplog.at_level(logging.INFO, logger="ethervox_gui.server"):
        response = api.complete(talk(3, 290), context_strategy="sliding_window")
    assert response.json()["context"]["strategy"] == "none"
    lines = [record.getMessage() for record in caplog.records]
    assert "approaching limit" in lines[1]
    assert not any("trimmed" in line for line in lines)


def test_log_lines_and_counters(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    before = api.stats()
    messages = conversation("local", 1200)
    with caplog.at_level(logging.INFO, logger="ethervox_gui.server"):
        api.complete(messages, context_strategy="last_turns")
        api.complete(talk(1, 4000))
    n_tokens = size_of("local", messages)
    lines = [record.getMessage() for record in caplog.records]
    assert lines[0] == (
        f"[Context] default: messages 42, tokens {n_tokens}, limit 1000, usage {round(n_tokens / 10)}%, "
        f"system 22 / conversation {n_tokens - 22}"
    )
    assert lines[1] == f"[Context] default: approaching limit ({round(n_tokens / 10)}%), applying last_turns"
    assert lines[2].startswith("[Context] default: trimmed 42 → 10 messages (-")
    assert [record.levelname for record in caplog.records[:3]] == ["INFO", "WARNING", "WARNING"]
    after = api.stats()
    assert after["requests"] - before["requests"] == 2
    assert after["refusals"] - before["refusals"] == 1
    assert after["trims"].get("last_turns", 0) - before["trims"].get("last_turns", 0) == 1
    assert after["tokens_removed"] > before["tokens_removed"]
    assert after["added_ms"]["p95"] >= after["added_ms"]["p50"] > 0
    assert after["counting"] == {"method": "exact", "error": 0.0}


# ---- summaries -------------------------------------------------------------------------------------


@pytest.mark.parametrize("calls", [False, True])
def test_a_summary_is_asked_for_behind_what_was_read_with_tools_too(tmp_path: Path, calls: bool) -> None:
    """All that an agent said would be read again otherwise, only because it is told of no tools there.

    Where the model calls one instead, it is asked once more without them.
    """
    read: list[str] = []

    def respond(new: str) -> str:
        read.append(new)
        is_first = "Summarize the conversation" in new and len(new) < 200
        return '{"name": "look", "arguments": {}}' if calls and is_first else says_and_summarizes(new)

    tool = {"type": "function", "function": {"name": "look", "parameters": {"type": "object"}}}
    call = {"id": "a", "type": "function", "function": {"name": "look", "arguments": "{}"}}
    made: list[dict[str, Any]] = [
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "a", "content": "It is there."},
    ]
    messages = [*talk(5, 40, system=20), *made, *talk(6, 100)[1:]]
    with scripted_api(tmp_path, respond, n_ctx=2000, settings={"server.strategy": "summarization"}) as api:
        before = api.complete(messages, tools=[tool])
        assert before.json()["context"]["strategy"] == "none"
        messages += [{"role": "assistant", "content": "Fine."}, {"role": "user", "content": "x" * 800}]
        after = api.complete(messages, tools=[tool]).json()["context"]
        assert (after["strategy"], after["summarized"] >= 8) == ("summarization", True)
        assert api.store.memory(after["memory_id"]).text == "- They talked."
    first, summary, *others = read
    assert "It is there." in first
    assert summary.lstrip().startswith("Fine.\n\nSummarize the conversation"), "all before was read already"
    assert [("It is there." in new, "# Tools" in new) for new in others[:-1]] == [(True, False)] * calls


@pytest.mark.parametrize("kind", KINDS)
def test_a_summary_is_made_once_and_used_again(tmp_path: Path, kind: str, upstream: Api) -> None:
    asked: list[str] = []

    def respond(prompt: str) -> str:
        asked.append(prompt)
        return says_and_summarizes(prompt)

    def n_summaries() -> int:
        return sum("Summarize the conversation" in prompt for prompt in asked)

    # Each prompt is read whole, for what is not read the scripted engine does not answer to.
    settings = {"server.strategy": "summarization", "server.keep_conversations": False}
    options: dict[str, Any] = {"n_ctx": 1000, "settings": settings}
    if kind == "remote":
        options["n_ctx"] = 20_000  # the server asks itself
    with scripted_api(tmp_path, respond, **options) as api:
        api.keys.set("upstream", KEY)
        api.profiles = api.profiles.with_profile(remote_profile(api))
        messages = conversation("local", 900)
        if kind == "remote":  # the first answer tells what its estimates are worth
            untouched = api.complete(messages, model=name(kind)).json()["context"]
            assert untouched["strategy"] == "none"
        first = api.complete(messages, model=name(kind)).json()["context"]
        assert first["strategy"] == "summarization"
        memory = api.store.memory(first["memory_id"])
        assert memory.text == "- They talked."
        n_first = n_summaries()
        assert n_first >= 1, "in pieces, if it is long"
        planned = api.plan(messages, model=name(kind))["messages"]
        assert "Summary of our earlier conversation:\n- They talked." in [m["content"] for m in planned]
        for _ in range(3):
            answer = {"role": "assistant", "content": "Fine."}
            messages = [*messages, answer, {"role": "user", "content": "so?"}]
            again = api.complete(messages, model=name(kind)).json()["context"]
            assert again["memory_id"] == first["memory_id"]
            assert again["summarized"] == first["summarized"]
        assert n_summaries() == n_first
        # when that is not enough any more, a new one is made from the old one and what came since
        messages = [*messages, *talk(45, 18)[1:]]
        later = api.complete(messages, model=name(kind)).json()["context"]
        assert later["memory_id"] != first["memory_id"]
        assert later["summarized"] > first["summarized"]
        assert n_summaries() > n_first
        assert [m.memory_id for m in api.store.children(later["memory_id"])] == [first["memory_id"]]
    # and after a restart it is still known
    n_before = n_summaries()
    with scripted_api(tmp_path, respond, **options) as api:
        api.keys.set("upstream", KEY)
        api.profiles = api.profiles.with_profile(remote_profile(api))
        messages = conversation("local", 900)
        contexts = [api.complete(messages, model=name(kind)).json()["context"] for _ in range(2)]
        assert contexts[-1]["summarized"] > 0
        assert n_summaries() == n_before


def test_without_a_useful_summary_the_sentences_themselves_are_taken(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "", n_ctx=1000, settings={"server.strategy": "summarization"}) as api:
        texts = ["The boat is called Halcyon and lies at pier four.", "I will remember it."] * 12
        roles = ["user", "assistant"] * 12
        messages = [{"role": r, "content": t} for r, t in zip(roles, texts, strict=True)]
        context = api.complete([*messages, {"role": "user", "content": "well?"}]).json()["context"]
        memory = api.store.memory(context["memory_id"])
        assert memory.source == "extractive"
        assert "Halcyon" in memory.text


# ---- any list at all -------------------------------------------------------------------------------


def random_messages(rng: random.Random) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = []
    ids: list[str] = []
    for _ in range(rng.randrange(1, 25)):
        content = "x" * rng.choice((0, 1, 10, 50, 200))
        kind = rng.choices(("system", "user", "assistant", "call", "tool"), (1, 6, 6, 3, 4))[0]
        if kind == "call":
            new = [f"c{len(ids) + i}" for i in range(rng.randrange(1, 3))]
            ids += new
            calls = [{"id": i, "type": "function", "function": {"name": "f", "arguments": "{}"}} for i in new]
            messages.append({"role": "assistant", "content": None, "tool_calls": calls})
        elif kind == "tool" and ids:
            messages.append({"role": "tool", "content": content, "tool_call_id": rng.choice(ids)})
        else:
            messages.append({"role": "user" if kind == "tool" else kind, "content": content})
    return messages


@pytest.mark.parametrize("count", [150, pytest.param(10_000, marks=pytest.mark.slow)])
def test_random_lists_are_below_the_limit_or_refused(api: Api, count: int) -> None:
    rng = random.Random(count)
    outcomes = {True: 0, False: 0}
    for _ in range(count):
        messages = random_messages(rng)
        kind, strategy = rng.choice(KINDS), rng.choice([*STRATEGIES, "manual"])
        planned = api.plan(messages, model=name(kind), context_strategy=strategy)
        outcomes[planned["accepted"]] += 1
        if planned["accepted"]:
            verify(in_order(messages), planned)
        else:
            code = planned["error"]["code"]
            assert code == "context_limit_exceeded" or (strategy, code) == ("manual", "context_limit_warning")
            if strategy not in ("manual", "summarization"):  # a call and its results may span all of it
                assert planned["error"]["details"]["irreducibleTokens"] > 850, "else something fits"
    assert all(outcomes.values()), "both must have been tried"


def verify(messages: list[dict[str, Any]], planned: dict[str, Any]) -> None:
    """System kept, order kept, tool pairs whole, the count below the limit."""
    kept, context = planned["messages"], planned["context"]
    assert context["counted"] <= 950
    assert [m for m in messages if m["role"] == "system"] == [m for m in kept if m["role"] == "system"]
    assert context["kept"] + context["dropped"] + context["summarized"] == len(messages)
    if context["summarized"]:
        place = next(i for i, m in enumerate(kept) if "Summary of our earlier" in str(m["content"]))
        assert [m["role"] for m in kept[place : place + 2]] == ["user", "assistant"]
        behind = kept[place + 2 :]
        assert messages[len(messages) - len(behind) :] == behind
        assert behind[0]["role"] == "user"
        kept = behind
    else:
        places = iter(messages)
        assert all(any(m == n for n in places) for m in kept), "the order is kept"
    made = {call["id"] for m in messages for call in m.get("tool_calls", ())}
    here = {call["id"] for m in kept for call in m.get("tool_calls", ())}
    told = [m["tool_call_id"] for m in kept if m["role"] == "tool"]
    assert {name for name in told if name in made} <= here, "a result has its call"
    results = [m["tool_call_id"] for m in messages if m["role"] == "tool"]
    assert sorted(name for name in results if name in here) == sorted(told), "a call has all its results"
    if len(kept) < len(messages) and any(m["role"] == "user" for m in messages):
        assert next(m["role"] for m in kept if m["role"] != "system") == "user"


def name(kind: str) -> str:
    return "default" if kind == "local" else "remote"


@pytest.mark.parametrize("strategy", ["sliding_window", "token_budget", "smart"])
def test_a_conversation_that_is_too_long_is_not_read_anew_with_each_request(api: Api, strategy: str) -> None:
    n_reused, n_counted = 0, 0
    for n_messages in range(61, 91, 2):
        response = api.complete(talk(n_messages, 20, system=20), context_strategy=strategy).json()
        assert response["context"]["dropped"] > 0
        n_reused += response["context"]["reused_tokens"]
        n_counted += response["context"]["counted"]
    assert n_reused > n_counted / 2
