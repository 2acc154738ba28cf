"""An engine that says what it was told to say, over the simulated cache: for faults and timing in tests.

It keeps every rule of the real cache, so code that works here and not there is a defect of
:mod:`ethervox_gui.context.kv_model`.  Every character is one token.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.kv_model import (
    Decode,
    KVEdit,
    Occupancy,
    SimulatedCache,
)
from ethervox_gui.context.turns import Message, Role
from ethervox_gui.engine.protocol import (
    CancelCheck,
    Capability,
    Encoding,
    EngineInfo,
    PromptProgress,
    never,
)
from ethervox_gui.settings import SamplingSettings

_MARKS = 0x110000
_BEGIN = {role: _MARKS + index for index, role in enumerate(Role)}
_END = _MARKS + len(_BEGIN)

#: Given the text of the last prompt, the reply to it.
Respond = Callable[[str], str]

SURGICAL = Capability(True, True, "the simulated cache allows every edit")


class ScriptedEngine:
    """Replies come from ``respond``; ``faults`` maps the number of an engine call to what it raises.

    Calls of :meth:`decode` and :meth:`apply` are counted together, from 0.
    """

    def __init__(
        self,
        respond: Respond,
        *,
        n_ctx: int = 512,
        capability: Capability = SURGICAL,
        faults: dict[int, Exception] | None = None,
        n_batch: int = 64,
    ) -> None:
        self.cache = SimulatedCache(n_ctx)
        self.n_calls = 0
        self.decoded: list[tuple[int, tuple[int, ...]]] = []
        self._respond = respond
        self._faults = faults if faults is not None else {}
        self._prompt: list[int] = []
        self._info = EngineInfo(
            model="scripted",
            path=Path("scripted"),
            n_ctx=n_ctx,
            n_ctx_train=1 << 20,
            n_batch=n_batch,
            capability=capability,
        )

    @property
    def info(self) -> EngineInfo:
        return self._info

    def encode(self, messages: Sequence[Message], start: int = 0, *, generation: bool = False) -> Encoding:
        turns = tuple((_BEGIN[message.role], *map(ord, message.text), _END) for message in messages[start:])
        return Encoding(turns, (_BEGIN[Role.ASSISTANT],) if generation else ())

    def reply_end(self, messages: Sequence[Message]) -> tuple[int, ...]:  # noqa: ARG002
        return (_END,)

    def count_tokens(self, text: str) -> int:
        return len(text)

    def piece(self, token: int) -> bytes:
        return b"" if token >= _MARKS else chr(token).encode("utf-8", "replace")

    def is_end(self, token: int) -> bool:
        return token == _END

    def decode(
        self,
        tokens: Sequence[int],
        seq: int,
        p0: int,
        *,
        progress: PromptProgress | None = None,
        cancelled: CancelCheck = never,
    ) -> None:
        step = self._info.n_batch
        for start in range(0, len(tokens), step):
            if start and cancelled():
                raise Cancelled
            self._count()
            chunk = tuple(tokens[start : start + step])
            self.cache.apply([Decode(chunk, seq, p0 + start)])
            self.decoded.append((seq, chunk))
            if progress is not None:
                progress(min(start + step, len(tokens)), len(tokens))
        if len(tokens) > 1 or tokens[0] >= _MARKS:
            self._prompt += tokens

    def apply(self, edits: Iterable[KVEdit], *, progress: PromptProgress | None = None) -> None:
        for edit in edits:
            if isinstance(edit, Decode):
                self.decode(edit.tokens, edit.seq, edit.p0, progress=progress)
            else:
                self._count()
                self.cache.apply([edit])

    def occupancy(self, seq: int) -> Occupancy:
        return self.cache.occupancy(seq)

    def sampler(self, sampling: SamplingSettings, *, grammar: str = "") -> ScriptedSampler:  # noqa: ARG002
        text = "".join(chr(token) if token < _MARKS else "\n" for token in self._prompt)
        self._prompt = []
        return ScriptedSampler(self._respond(text))

    def close(self) -> None:
        self.cache = SimulatedCache(self._info.n_ctx)

    def _count(self) -> None:
        number, self.n_calls = self.n_calls, self.n_calls + 1
        if number in self._faults:
            raise self._faults[number]


class ScriptedSampler:
    """Gives the tokens of one reply, then the end of the turn."""

    def __init__(self, reply: str) -> None:
        self._tokens: Iterator[int] = iter(map(ord, reply))

    def sample(self) -> int:
        return next(self._tokens, _END)

    def close(self) -> None:
        pass
