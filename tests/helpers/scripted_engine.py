"""An engine that says what it was told to say, over the simulated cache: for faults and timing in tests.

It keeps every rule of the real cache, so code that works here and not there is a defect of
:mod:`ethervox_gui.context.edits.kv_model`.  Every character is one token.  What its capability says it cannot
do is refused as the library refuses it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ethervox_gui.context.calls.forms import TRAINED, CallReader
from ethervox_gui.context.edits.kv_model import (
    GUEST,
    LIVE,
    SCRATCH,
    Decode,
    KVEdit,
    Occupancy,
    PageIn,
    Remove,
    Share,
    Shift,
    SimulatedCache,
    Splice,
)
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError
from ethervox_gui.context.requests.pictures import Picture, Placed
from ethervox_gui.context.turns.turns import Message, Role, Span
from ethervox_gui.engine.protocol import (
    NO_BIAS,
    CallForm,
    CancelCheck,
    Capability,
    Chunk,
    Encoding,
    EngineInfo,
    NoPictures,
    PromptProgress,
    never,
)
from ethervox_gui.settings import SamplingSettings

_MARKS = 0x110000
_BEGIN = {role: _MARKS + index for index, role in enumerate(Role)}
_END = _MARKS + len(_BEGIN)

#: Where a sampler finds the logits of the token that was decoded last.
LAST = -1

#: Given the text of the last prompt, the reply to it.
Respond = Callable[[str], str]

SURGICAL = Capability(True, True, "the simulated cache allows every edit")


class ScriptedEngine:
    """Replies come from ``respond``; ``faults`` maps the number of an engine call to what it raises.

    Batches of :meth:`decode` and edits of :meth:`apply` are counted together, from 0.  ``decoded`` lists
    every batch with its sequence.  It says that it reads ``tokens_per_s``.  With ``bare`` the chat template
    asks for a reply with nothing at all and has no end of turn, as some have.
    """

    def __init__(
        self,
        respond: Respond,
        *,
        n_ctx: int = 512,
        capability: Capability = SURGICAL,
        faults: dict[int, Exception] | None = None,
        n_batch: int = 64,
        n_ctx_train: int = 1 << 20,
        bare: bool = False,
        fingerprint: str = "scripted",
        interleaves: bool = False,
        n_guests: int = 1,
        is_guide: bool = False,
        tokens_per_s: float = 100.0,
    ) -> None:
        self.cache = SimulatedCache(n_ctx)
        self.n_calls = 0
        self.decoded: list[tuple[int, tuple[int, ...]]] = []
        #: What samplers were to be held to; nothing here is.
        self.grammars: list[str] = []
        self._respond = respond
        self._bare = bare
        self._fingerprint = fingerprint
        self.faults = faults if faults is not None else {}
        self._prompt: list[int] = []
        self._begun = ""  # what the last sampler was to give
        #: Of sequences that are decoded together: what each read; the rows of the last batch, by place.
        self._prompts_of: dict[int, list[int]] = {}
        self._held_by: dict[int, list[int]] = {}
        self.rows: dict[int, int] = {}
        self.together: list[tuple[Chunk, ...]] = []
        self._prompts = ScriptedPrompts(self)
        self.drift = 0.0
        self._tokens_per_s = tokens_per_s
        self.info = EngineInfo(
            model="scripted",
            path=Path("scripted"),
            n_ctx=n_ctx,
            n_ctx_train=n_ctx_train,
            n_batch=n_batch,
            capability=capability,
            interleaves=interleaves,
            n_guests=n_guests,
            is_guide=is_guide,
        )

    @property
    def prompts(self) -> ScriptedPrompts:
        return self._prompts

    def encode(
        self,
        messages: Sequence[Message],
        start: int = 0,
        *,
        generation: bool = False,
        open_end: bool = False,
    ) -> Encoding:
        turns: list[tuple[int, ...]] = []
        for message in messages[start:]:
            text = tuple(map(ord, message.text))
            bare = self._bare and message.role is Role.ASSISTANT
            turns.append(text if bare else (_BEGIN[message.role], *text, _END))
        if open_end and not self._bare:
            turns[-1] = turns[-1][:-1]
        prompt = (_BEGIN[Role.ASSISTANT],) if generation and not self._bare else ()
        return Encoding(tuple(turns), prompt)

    def reply_start(self, messages: Sequence[Message]) -> str:
        return ""

    def thought_tokens(self, messages: Sequence[Message], text: str, begin: int = 0) -> tuple[int, ...]:
        return (*self.encode(messages, len(messages), generation=True).generation, *map(ord, text[begin:]))

    def reply_end(self, messages: Sequence[Message], *, call: bool = False) -> tuple[int, ...]:
        return () if self._bare else (_END,)

    def offer_tools(self, offered: bool) -> CallReader | None:
        return TRAINED if offered else None

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
        apart = seq >= GUEST and self.info.n_guests > 1
        self.rows = {LAST: seq} if apart else {}
        step = self.info.n_batch
        for start in range(0, len(tokens), step):
            if start and cancelled():
                raise Cancelled
            self.count_call()
            chunk = tuple(tokens[start : start + step])
            self.cache.apply([Decode(chunk, seq, p0 + start)])
            self.decoded.append((seq, chunk))
            if progress is not None:
                progress(min(start + step, len(tokens)), len(tokens))
        if apart:
            self._held_by.setdefault(seq, []).extend(tokens)
        if len(tokens) > 1 or any(token >= _MARKS for token in tokens):
            if apart:
                self._prompts_of.setdefault(seq, []).extend(tokens)
            else:
                self._prompt += tokens

    def decode_beside(self, tokens: Sequence[int], seq: int, p0: int, live_token: int, position: int) -> None:
        self.decode(tokens, seq, p0)
        self.decode((live_token,), LIVE, position)

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        assert self.info.interleaves or len(chunks) == 1
        assert sum(len(chunk.tokens) for chunk in chunks) <= self.info.n_batch
        if len(chunks) == 1 and not chunks[0].asks_all:
            self.decode(chunks[0].tokens, chunks[0].seq, chunks[0].p0)
            return [LAST]
        self.count_call()
        if self.cache.n_cells + sum(len(chunk.tokens) for chunk in chunks) > self.info.n_ctx:
            raise NoRoomError("the batch does not fit")
        self.cache.apply([Decode(tuple(tokens), seq, p0) for tokens, seq, p0, _ in chunks])
        self.together.append(tuple(chunks))
        rows: list[int] = []
        for tokens, seq, *_ in chunks:
            self.decoded.append((seq, tuple(tokens)))
            self._held_by.setdefault(seq, []).extend(tokens)
            if len(tokens) > 1 or any(token >= _MARKS for token in tokens):
                self._prompts_of.setdefault(seq, []).extend(tokens)
            rows.append(rows[-1] + len(tokens) if rows else len(tokens) - 1)
        self.rows = dict(zip(rows, (seq for _, seq, *_ in chunks), strict=True))
        return rows

    def prepare_picture(self, chunk: Chunk, pictures: Sequence[Picture], timeout: float) -> bool:
        raise AssertionError(f"no script has pictures: {chunk}, {pictures}, {timeout}")

    def decode_picture(self, chunk: Chunk, pictures: Sequence[Picture]) -> None:
        raise AssertionError(f"no script has pictures: {chunk}, {pictures}")

    def wait(self) -> None:
        """Nothing is computed any more when a decode returns."""

    def apply(self, edits: Iterable[KVEdit], *, progress: PromptProgress | None = None) -> None:
        for edit in edits:
            if isinstance(edit, Decode):
                self.decode(edit.tokens, edit.seq, edit.p0, progress=progress)
            else:
                self.count_call()
                self._refuse(edit)
                if isinstance(edit, Remove) and edit.p0 == 0:
                    self._prompts_of.pop(edit.seq, None)
                if isinstance(edit, Remove):
                    del self._held_by.get(edit.seq, [])[edit.p0 : edit.p1]
                elif isinstance(edit, Share) and edit.source >= GUEST:
                    shared = self._held_by.get(edit.source, [])[edit.p0 : edit.p1]
                    self._held_by.setdefault(edit.seq, [])[edit.p0 :] = shared
                self.cache.apply([edit])

    def occupancy(self, seq: int) -> Occupancy:
        return self.cache.occupancy(seq)

    @property
    def fingerprint(self) -> str:
        return self._fingerprint if self.info.capability.surgical else ""

    @property
    def model_fingerprint(self) -> str:
        return self.fingerprint

    @property
    def prompt_speed(self) -> float:
        return self._tokens_per_s if self.decoded else 0.0

    def save_page(self, span: Span, seq: int = LIVE) -> bytes:
        self.count_call()
        held = self.cache.positions(seq)
        if not any(p0 <= span.p0 and span.p1 <= p1 for p0, p1 in held):
            raise EngineError(f"not all cells of {tuple(span)} are in the cache")
        if self.cache.occupancy(SCRATCH).n_cells:
            self.cache.apply([Remove(seq=SCRATCH)])  # the library saves by way of it
            raise EngineError("the scratch sequence holds something else")
        return json.dumps({"p0": span.p0, "p1": span.p1}).encode()

    def likeliest(self, token: int, count: int, at: int = -1) -> list[tuple[int, float]]:
        """The token is certain; others follow it in the alphabet."""
        return [(token, 0.0), *((token + number, -float(number)) for number in range(count))]

    def logprobs(self, tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]) -> list[float]:
        """All tokens are as likely; see :class:`tests.helpers.desk.WatchedEngine`."""
        prompt = self._prompt.copy()
        self.decode(tokens[: max(at)], seq, p0)
        self._prompt = prompt  # nothing is asked of it
        return [-1.0 for _ in at]

    def next_token(self) -> ScriptedNextToken:
        """What is decoded on the live chat's behalf is ``drift`` away from what is decoded elsewhere."""
        return ScriptedNextToken(self.drift if self.decoded[-1][0] == SCRATCH else 0.0)

    def embed(self, text: str) -> Generator[int, None, tuple[Sequence[float], int]]:
        """Says how long a text is, and with which letter it begins."""
        for word in text.split() or [""]:
            yield len(word)
            self.count_call()
        return (float(len(text)), float(ord(text[0])) if text else 0.0), len(text)

    def attention(self) -> None:
        return None

    def learn_attention(self, cancelled: CancelCheck) -> str:
        return ""

    def topics(self) -> None:
        return None

    def topic(self, text: str, cancelled: CancelCheck = never) -> bytes:
        return b""

    def likelihood(self, said: str, told: str, cancelled: CancelCheck = never) -> None:
        return None

    def learn_topics(self, cancelled: CancelCheck) -> str:
        return ""

    @property
    def needs_recount(self) -> bool:
        return False

    @property
    def needs_loading(self) -> bool:
        return False

    def sampler(
        self,
        sampling: SamplingSettings,
        *,
        grammar: str = "",
        call: CallForm | None = None,
        bias: Mapping[int, float] = NO_BIAS,
        cancelled: CancelCheck = never,
    ) -> ScriptedSampler:
        self.grammars.append(grammar)
        if self.rows:
            return ScriptedSampler(lambda at: self._respond(self._read_by(self.rows[at])))
        if self._prompt or not self._begun:  # else it is begun once more
            self._begun = self._respond(said(self._prompt))
        reply, self._prompt = self._begun, []
        return ScriptedSampler(lambda _: reply)

    def _read_by(self, seq: int) -> str:
        """What it read of the prompt itself; all that its cells hold, where it found the prompt there."""
        read = said(self._prompts_of.pop(seq, []))
        return read if read.strip() else said(self._held_by.get(seq, []))

    def close(self) -> None:
        self.cache = SimulatedCache(self.info.n_ctx)

    def _refuse(self, edit: KVEdit) -> None:
        """As a recurrent state does: it is removed as a whole, or where there is nothing to remove."""
        capability = self.info.capability
        match edit:
            case Shift() if not capability.can_shift:
                raise EngineError("this model's cells cannot be shifted")
            case PageIn(_, delta) if delta and not capability.can_shift:
                raise EngineError("this model's cells cannot be shifted")
            case PageIn(span, _, _, data):
                saved = json.loads(data)
                if (saved["p0"], saved["p1"]) != span:
                    raise EngineError(f"the page holds {saved}, not {tuple(span)}")
            case Share() | Splice() if not capability.surgical:
                raise EngineError("this model's cells cannot be shared")
            case Remove(p0, p1, seq) if not capability.surgical:
                held = self.cache.occupancy(seq)
                end = held.pos_max + 1 if p1 is None else p1
                if held.pos_min < p0 <= held.pos_max or held.pos_min < end <= held.pos_max:
                    raise EngineError(f"the library refused to remove [{p0}, {p1})")

    def count_call(self) -> None:
        number, self.n_calls = self.n_calls, self.n_calls + 1
        if number in self.faults:
            raise self.faults[number]


def said(tokens: Sequence[int]) -> str:
    """The text of tokens; a mark of a turn is the end of a line."""
    return "".join(chr(token) if token < _MARKS else "\n" for token in tokens)


class ScriptedNextToken:
    """So far from what a clean cache says."""

    def __init__(self, away: float) -> None:
        self._away = away

    def divergence(self, other: ScriptedNextToken) -> float:
        return abs(self._away - other._away)

    def agrees(self, other: ScriptedNextToken) -> bool:
        return self._away == other._away


class ScriptedPrompts:
    """The prompt encoder of a scripted engine; a schema's grammar is the schema itself."""

    def __init__(self, engine: ScriptedEngine) -> None:
        self._engine = engine

    pictures = NoPictures()

    def measure(
        self,
        messages: Sequence[Message],
        pictures: Sequence[Placed] = (),
    ) -> list[int]:
        encoding = self._engine.encode(messages, generation=True)
        return [len(tokens) for tokens in (*encoding.turns, encoding.generation)]

    def prompt(
        self,
        messages: Sequence[Message],
        pictures: Sequence[Placed] = (),
        begun: str = "",
    ) -> list[int]:
        encoding = self._engine.encode(messages, generation=True)
        asking = (*encoding.generation, *map(ord, begun))
        return [token for tokens in (*encoding.turns, asking) for token in tokens]

    def count_tokens(self, text: str) -> int:
        return len(text)

    def telling_of(self, tools: Sequence[Mapping[str, Any]], *, kept: bool = False) -> None:
        return None

    def text_tokens(self, text: str) -> list[int]:
        return list(map(ord, text))

    def fill_in_tokens(self, before: str, behind: str) -> None:
        return None

    def pieces(self, tokens: Sequence[int]) -> list[bytes]:
        return [self._engine.piece(token) for token in tokens]

    def reply_start(self, messages: Sequence[Message]) -> str:
        return self._engine.reply_start(messages)

    @property
    def n_vocabulary(self) -> int:
        return _END + 1

    def schema_grammar(self, schema: str) -> str:
        return schema


class ScriptedSampler:
    """Gives the tokens of one reply, then the end of the turn."""

    was_cut = False

    def __init__(self, reply_at: Callable[[int], str]) -> None:
        self._reply_at = reply_at
        self._tokens: Iterator[int] | None = None

    def sample(self, at: int = -1) -> int:
        if self._tokens is None:
            self._tokens = iter(map(ord, self._reply_at(at)))
        return next(self._tokens, _END)

    def close(self) -> None:
        pass
