"""A conversation of 300 messages through ``/v1/responses``, and the same messages as a chat of the program.

::

    python -m tests.benchmarks endless [--quick] [--model FILE]

The API runs as its own process (``serve``), and each request sends only what is new
(``previous_response_id``); the chat is the headless program's, governed as the window's is.  Eight facts are
told within the first twenty messages, among everyday questions, and all eight are asked for at the end of
each hundred, so that the last answers are as many overflows away as there were.  Short replies, n_ctx 1,024,
greedily; the two run side by side, on one thread each, so that both meet the same machine.  An everyday
question comes again when seventy others lie between.  A message is sent when the program is at rest: what it
does in idle time decides when turns leave and what stands for them, and so what is answered; without that the
two part at the first overflow, for one of them had more of it.  ``--quick``: 60 messages, and a question for
each fact once.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import PIPE
from typing import Any, Final

import httpx
import psutil

from ethervox_gui.storage.store import Store
from tests.benchmarks.measure import Row, at_most
from tests.benchmarks.serving import PATIENCE_S, ours, program, streamed
from tests.helpers import programs
from tests.helpers.evaluation import Fact, everyday_messages, recall_set
from tests.helpers.real_models import qwen

_PROMPT: Final = "You are a helpful assistant."
_LONGEST: Final = 24  # tokens of a reply
_N_CTX: Final = 1024
_N_FACTS: Final = 8
_TOLD_WITHIN: Final = 20
_N_PARTS, _N_PART = 3, 100
_QUICK: Final = (1, 60)
#: Who computes for less than this share of so many seconds is at rest.
_IS_REST: Final = 0.05
_LOOK_S: Final = 0.5
_SHORT: Final = (f"sampling.max_tokens={_LONGEST}", f"model.system_prompt={_PROMPT}")


@dataclass
class Talk:
    """What came of a conversation, message by message.

    ``waits`` are seconds until the first word; ``sent`` and ``held`` characters of the request and of all
    that was said before it; ``n_overflows`` edits that made the context smaller.
    """

    replies: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    n_overflows: int = 0

    def note(self, message: str, reply: str, wait: float) -> None:
        self.held.append(sum(self.sent) + sum(map(len, self.replies)) + len(message))
        self.sent.append(len(message))
        self.replies.append(reply)
        self.waits.append(wait)


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Facts that are answered, by distance; then what it took."""
    path = model or qwen()
    n_parts, n_part = _QUICK if quick else (_N_PARTS, _N_PART)
    facts = recall_set("en").facts[:_N_FACTS]
    messages = said(facts, n_parts, n_part)
    with ThreadPoolExecutor(2) as pool:
        api, chat = pool.map(lambda talk: talk(path, messages), (through_the_api, as_a_chat))
    for part in range(1, n_parts + 1):
        asked = range(part * n_part - len(facts), part * n_part)
        found, other = (_answered(facts, [talk.replies[at] for at in asked]) for talk in (api, chat))
        ratio = found / other if other else 1.0 + found
        name = f"of {len(facts)} facts, answered at message {part * n_part}, API against chat"
        yield Row(name, found, other, ratio, "≥ the chat", found >= other)
    name = f"{len(messages)} messages sent, against all of it each time [characters]"
    yield at_most(name, sum(api.sent), sum(api.held), 0.05)
    ratio = api.n_overflows / max(chat.n_overflows, 1)
    yield Row("overflows, API against chat", api.n_overflows, chat.n_overflows, ratio, "shown", True)
    yield at_most("slowest first word, API against chat [s]", max(api.waits), max(chat.waits), 1.5)


def said(facts: Sequence[Fact], n_parts: int, n_part: int) -> list[str]:
    """The messages in their order; the facts' questions are the last of each part."""
    others = recall_set("en").everyday
    # What asks for a letter is left out: cut short again and again, it teaches the model to write letters.
    everyday = [text for text in dict.fromkeys([*everyday_messages(), *others]) if text.endswith("?")]
    messages: list[str] = []
    n_said = 0
    told = {number * _TOLD_WITHIN // len(facts): fact.told for number, fact in enumerate(facts)}
    for number in range(n_parts * n_part):
        at = number % n_part - (n_part - len(facts))
        if number in told:
            messages.append(told[number])
        elif at >= 0:
            messages.append(facts[at].asked)
        else:
            messages.append(everyday[n_said % len(everyday)])
            n_said += 1
    return messages


def through_the_api(model: Path, messages: Sequence[str]) -> Talk:
    """Each message alone, behind the response before it."""
    talk = Talk()
    with tempfile.TemporaryDirectory() as folder:
        with ours(model, Path(folder), _N_CTX, *_SHORT) as client:
            last: dict[str, Any] = {"instructions": _PROMPT}
            for message in messages:
                body = {"model": "default", "input": message, "max_output_tokens": _LONGEST, **last}
                response, wait = _streamed(client, body)
                (item,) = [item for item in response["output"] if item["type"] == "message"]
                talk.note(message, item["content"][0]["text"], wait)
                _rest("serve")
                last = {"previous_response_id": response["id"]}
                _tell("API", talk)
        talk.n_overflows = _overflows(Path(folder))
    return talk


def as_a_chat(model: Path, messages: Sequence[str]) -> Talk:
    """The same messages, one after the other, in the headless program."""
    talk = Talk()
    with tempfile.TemporaryDirectory() as folder:
        process = programs.start(
            [*program("headless", model, folder, _N_CTX, *_SHORT), "--stream"],
            stdin=PIPE, stdout=PIPE, text=True, env=os.environ | {"PYTHONUTF8": "1"},
        )  # fmt: skip
        try:
            assert process.stdin is not None
            _until(process, "ready")
            for message in messages:
                process.stdin.write(json.dumps({"text": message}) + "\n")
                process.stdin.flush()
                talk.note(message, *_until(process, "reply_finished"))
                _rest("headless")
                _tell("chat", talk)
            process.stdin.close()
            process.wait(PATIENCE_S)
        finally:
            programs.end(process)
        talk.n_overflows = _overflows(Path(folder))
    return talk


# ---- inside ----------------------------------------------------------------------------------------


def _answered(facts: Sequence[Fact], answers: Sequence[str]) -> int:
    return sum(fact.is_in(answer) for fact, answer in zip(facts, answers, strict=True))


def _streamed(client: httpx.Client, body: dict[str, Any]) -> tuple[dict[str, Any], float]:
    """The response, and seconds until its first word (until its end, where it says nothing)."""
    started, first = time.monotonic(), 0.0
    for event in streamed(client, "/v1/responses", body):
        match event["type"]:
            case "response.output_text.delta" if not first:
                first = time.monotonic() - started
            case "response.completed" | "response.incomplete":
                return event["response"], first or time.monotonic() - started
            case "response.failed" | "error":
                raise RuntimeError(str(event))
            case _:
                pass
    raise RuntimeError("the stream ended early")


def _until(process: programs.Program, name: str) -> tuple[str, float]:
    """The text of the next event of this name, and seconds until the first token before it."""
    started, first = time.monotonic(), 0.0
    for line in process.stdout or ():
        event: dict[str, Any] = json.loads(line)
        if event["event"] == "token" and not first:
            first = time.monotonic() - started
        if event["event"] == "error":
            raise RuntimeError(event["message"])
        if event["event"] == name:
            return event.get("text", ""), first or time.monotonic() - started
    raise RuntimeError("the program ended early")


def _rest(front_end: str) -> None:
    """Wait until a program of ours computes nothing any more: its idle time is used."""
    process = next(
        child for child in psutil.Process().children(recursive=True) if front_end in child.cmdline()
    )
    spent, began = -1.0, time.monotonic()
    while (now := sum(process.cpu_times()[:2])) > spent + _IS_REST * _LOOK_S:
        if time.monotonic() - began > PATIENCE_S:
            raise RuntimeError("the program does not come to rest")
        spent = now
        time.sleep(_LOOK_S)


def _overflows(folder: Path) -> int:
    """Edits by which the context became smaller, of the chat in which most was said."""
    store = Store.open(folder)
    try:
        chats = [chat.chat_id for chat in store.list_chats()]
        edits = [[stored.event for stored in store.events_of_chat(chat)] for chat in chats]
    finally:
        store.close()
    return max(sum(edit.n_after < edit.n_before for edit in found) for found in edits)


def _tell(name: str, talk: Talk) -> None:
    """How far it has come, and what was answered: it takes half an hour."""
    sys.stderr.write(f"{name} {len(talk.replies)}: {talk.waits[-1]:.1f} s, {talk.replies[-1]!r}\n")
    sys.stderr.flush()
