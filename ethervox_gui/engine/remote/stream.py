"""Streams of remote replies: read on a thread with an asyncio loop of its own, taken up piece by piece.

Reading there means that whoever waits for a piece can look at a flag meanwhile, and that a stream nobody
wants any more is closed at once, which makes the server stop writing.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Mapping
from concurrent.futures import Future
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import CancelCheck, RemoteSource
from ethervox_gui.engine.remote import http
from ethervox_gui.engine.remote.http import RemoteClients, RemoteError

#: How often, in seconds, a flag is looked at while nothing comes.
_LOOK_EVERY = 0.05


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a reply, each field as far as the server sent it.

    Text, thinking, the number of the prompt's tokens, why the reply ended, and more of the first tool call's
    name and arguments (JSON text).
    """

    text: str = ""
    thought: str = ""
    n_prompt: int | None = None
    finish_reason: str = ""
    call_name: str = ""
    call_arguments: str = ""


class RemoteClient:
    """Asks one server, any number of streams at a time."""

    def __init__(self, source: RemoteSource) -> None:
        self._source = source
        self._loop = asyncio.new_event_loop()
        self._clients = RemoteClients()
        self._thread = threading.Thread(target=self._loop.run_forever, name="remote", daemon=True)
        self._thread.start()

    def ask(self, body: Mapping[str, Any]) -> RemoteStream:
        """Begin a stream."""
        found: queue.SimpleQueue[Piece | BaseException | None] = queue.SimpleQueue()
        running = asyncio.run_coroutine_threadsafe(self._read(body, found), self._loop)
        return RemoteStream(found, running)

    def close(self) -> None:
        """Break off what is being read, and end the thread."""
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # ---- on the thread -----------------------------------------------------------------------------

    async def _read(
        self, body: Mapping[str, Any], found: queue.SimpleQueue[Piece | BaseException | None]
    ) -> None:
        try:
            client = http.client_of(self._clients, self._source)
            async with aclosing(http.events(client, self._source, body)) as events:
                async for data in events:
                    piece = _piece(data)
                    if piece is not None:
                        found.put(piece)
            found.put(None)
        except Exception as error:  # told where the pieces are taken up
            found.put(error)

    async def _close(self) -> None:
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self._clients.close()


class RemoteStream:
    """One reply as it comes."""

    def __init__(self, found: queue.SimpleQueue[Piece | BaseException | None], running: Future[None]) -> None:
        self._found = found
        self._running = running

    def next(self, cancelled: CancelCheck) -> Piece | None:
        """The next piece; ``None`` when the reply is whole.

        Raises :class:`Cancelled` when ``cancelled`` says so meanwhile, and :class:`RemoteError`.
        """
        while True:
            if cancelled():
                raise Cancelled
            try:
                piece = self._found.get(timeout=_LOOK_EVERY)
            except queue.Empty:
                continue
            if isinstance(piece, BaseException):
                raise piece
            return piece

    def close(self) -> None:
        """Read no more of it."""
        self._running.cancel()


def _piece(data: str) -> Piece | None:
    """What an event says; ``None`` for one that says nothing we know.  An error in it is raised."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    if found.get("error"):
        raise RemoteError(
            "remote_broken",
            N_("The remote server failed while it was writing."),
            N_("What was written so far is kept; send the message again."),
            data[:4000],
        )
    usage, choices = found.get("usage"), found.get("choices")
    n_prompt = usage.get("prompt_tokens") if isinstance(usage, dict) else None
    choice = choices[0] if isinstance(choices, list) and choices and isinstance(choices[0], dict) else {}
    delta = choice.get("delta")
    delta = delta if isinstance(delta, dict) else {}
    text, inside = _said(delta.get("content"))
    thought = delta.get("reasoning_content") or delta.get("reasoning")
    reason, called = choice.get("finish_reason"), _first_call(delta)
    return Piece(
        text,
        _text(thought) or inside,
        n_prompt if type(n_prompt) is int else None,
        _text(reason),
        _text(called.get("name")),
        _text(called.get("arguments")),
    )


def _said(content: object) -> tuple[str, str]:
    """The text in a content, and what the model thinks in it: of Mistral's it may be a list of parts."""
    if not isinstance(content, list):
        return _text(content), ""
    parts = [part for part in content if isinstance(part, dict)]
    thoughts = [_said(part.get("thinking"))[0] for part in parts if part.get("type") == "thinking"]
    return "".join(_text(part.get("text")) for part in parts), "".join(thoughts)


def _first_call(delta: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a delta says of the first tool call."""
    calls = delta.get("tool_calls")
    first = calls[0] if isinstance(calls, list) and calls else None
    if not isinstance(first, dict) or first.get("index", 0) != 0:
        return {}
    function = first.get("function")
    return function if isinstance(function, dict) else {}


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
