"""The reply of a remote server as tokens, one after the other, as an engine's sampler gives them."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable

from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.engine.remote.http import RemoteError
from ethervox_gui.engine.remote.request_forms import Wish
from ethervox_gui.engine.remote.stream import Piece, RemoteClient
from ethervox_gui.engine.remote.tokens import END, RemoteTokens


class RemoteSampler:
    """The reply to one request, as tokens; what the model thinks comes first, marked as thinking.

    A call that was asked for comes whole, at the end, as a JSON object with its name and its arguments.
    """

    def __init__(
        self,
        client: RemoteClient,
        wish: Wish,
        tokens: RemoteTokens,
        learn: Callable[[int], None],
        cancelled: CancelCheck,
    ) -> None:
        self._client = client
        self._wish = wish
        self._tokens = tokens
        self._learn = learn
        self._cancelled = cancelled
        self._stream = client.ask(wish.said())
        self._ready: deque[int] = deque()
        self._is_thinking = False
        self._has_begun = self._has_ended = False
        self._held: list[str] = []
        self._called = ["", ""]
        self.was_cut = False

    def sample(self, at: int = -1) -> int:  # noqa: ARG002 - there is only the last
        while not self._ready:
            piece = None if self._has_ended else self._next()
            if piece is not None:
                self._take(piece)
            elif self._has_ended or self._wish.call is None:
                return END
            else:
                self._has_ended = True
                self._put(self._whole())
        return self._ready.popleft()

    def close(self) -> None:
        self._stream.close()

    # ---- inside ------------------------------------------------------------------------------------

    def _next(self) -> Piece | None:
        while True:
            try:
                piece = self._stream.next(self._cancelled)
            except RemoteError as error:
                if self._has_begun or not self._wish.otherwise(error):
                    raise
                self._stream = self._client.ask(self._wish.said())
                continue
            if not self._has_begun:
                self._has_begun = True
                self._wish.worked()
            return piece

    def _take(self, piece: Piece) -> None:
        self.was_cut = self.was_cut or piece.finish_reason == "length"
        if piece.n_prompt is not None:
            self._learn(piece.n_prompt)
        if self._wish.call is not None:
            self._held.append(piece.text)
            self._called[0] += piece.call_name
            self._called[1] += piece.call_arguments
            return
        if piece.thought:
            self._put(piece.thought if self._is_thinking else f"<think>\n{piece.thought}")
            self._is_thinking = True
        if piece.text:
            self._put(f"\n</think>\n\n{piece.text}" if self._is_thinking else piece.text)
            self._is_thinking = False

    def _whole(self) -> str:
        """The call that was made, else what was said in its place."""
        name, arguments = self._called
        if not name:
            return "".join(self._held)
        try:
            given = json.loads(arguments or "{}")
        except (ValueError, RecursionError):
            given = arguments
        return json.dumps({"name": name, "arguments": given})

    def _put(self, text: str) -> None:
        if text:
            self._ready.extend(self._tokens.reply_tokens(text))
