"""An engine whose model is on another server: the context is kept here, as text, and sent whole each time.

There is no cache to edit, so every edit is a rebuild, which costs nothing: the conversation is put together
again without the turns that left.  Tokens are reckoned (:mod:`ethervox_gui.engine.remote.tokens`), and what
the server reports about its own counts corrects them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ethervox_gui.context.calls.forms import TRAINED, CallReader
from ethervox_gui.context.edits.kv_model import LIVE, N_SEQUENCES, SCRATCH, Decode, KVEdit, Occupancy, Remove
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.requests.pictures import Picture, Placed
from ethervox_gui.context.requests.token_estimate import Correction
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Message, Role, Span
from ethervox_gui.engine.protocol import (
    NO_BIAS,
    CallForm,
    CancelCheck,
    Capability,
    Chunk,
    Encoding,
    EngineInfo,
    NextToken,
    NoPictures,
    PromptEncoder,
    PromptProgress,
    RemoteSource,
    never,
)
from ethervox_gui.engine.remote.request_forms import Accepted, Wish
from ethervox_gui.engine.remote.sampler import RemoteSampler
from ethervox_gui.engine.remote.stream import RemoteClient
from ethervox_gui.engine.remote.tokens import END, RemoteTokens, as_json
from ethervox_gui.settings import SamplingSettings

#: Counts that were corrected by less than this share are not worth a new look at all texts.
_WORTH_RECOUNTING: Final = 0.02

_CAPABILITY: Final = Capability(
    surgical=False,
    can_shift=False,
    reason=N_(
        "The model runs on another server: the conversation is edited message by message and sent whole."
    ),
    apart=True,
)

#: Opens a GGUF file for its vocabulary alone; raises UserError.
OpenVocabulary = Callable[[Path], PromptEncoder]


class RemoteConnections:
    """Makes engines for remote servers.

    Remembers from one to the next, for each server and model, how far off token counts were and which options
    are accepted.
    """

    def __init__(self, open_vocabulary: OpenVocabulary) -> None:
        self._open_vocabulary = open_vocabulary
        self._corrections: dict[tuple[str, str, Path | None], Correction] = {}
        self._accepted: dict[tuple[str, str], Accepted] = {}

    def connect(self, source: RemoteSource) -> RemoteEngine:
        """An engine for the model; the server is asked nothing yet."""
        known = (source.base_url, source.model, source.vocabulary)
        correction = self._corrections.setdefault(known, Correction())
        vocabulary = self._open_vocabulary(source.vocabulary) if source.vocabulary is not None else None
        accepted = self._accepted.setdefault((source.base_url, source.model), Accepted())
        return RemoteEngine(source, RemoteTokens(correction, vocabulary), accepted)


class RemoteEngine:
    """One model on one server."""

    def __init__(self, source: RemoteSource, tokens: RemoteTokens, accepted: Accepted) -> None:
        self._source = source
        self._tokens = tokens
        self._accepted = accepted
        self._client = RemoteClient(source)
        self._held: list[list[int]] = [[] for _ in range(N_SEQUENCES)]
        self._last = LIVE
        self._counted_by = tokens.correction.factor
        self._prompts = RemotePrompts(tokens)
        self._info = EngineInfo(
            model=source.model,
            path=None,
            n_ctx=source.n_ctx,
            n_ctx_train=1 << 40,  # positions are ours alone
            n_batch=1 << 20,
            capability=_CAPABILITY,
            counting=tokens.counting,
            server=_digest(source),
        )

    @property
    def info(self) -> EngineInfo:
        return self._info

    @property
    def prompts(self) -> RemotePrompts:
        return self._prompts

    # ---- texts -------------------------------------------------------------------------------------

    def encode(
        self,
        messages: Sequence[Message],
        start: int = 0,
        *,
        generation: bool = False,
        open_end: bool = False,  # noqa: ARG002 - it continues no reply
    ) -> Encoding:
        *turns, asking = self._tokens.encode(messages, start)
        return Encoding(tuple(turns), asking if generation else ())

    def reply_start(self, messages: Sequence[Message]) -> str:  # noqa: ARG002
        return ""

    def thought_tokens(self, messages: Sequence[Message], text: str, begin: int = 0) -> tuple[int, ...]:
        return self.encode([*messages, Message(Role.ASSISTANT, text[begin:])], len(messages)).turns[0]

    def reply_end(self, messages: Sequence[Message], *, call: bool = False) -> tuple[int, ...]:  # noqa: ARG002
        return (END,)

    def offer_tools(self, offered: bool) -> CallReader | None:
        return TRAINED if offered else None

    def count_tokens(self, text: str) -> int:
        return self._tokens.count_tokens(text)

    def piece(self, token: int) -> bytes:
        return self._tokens.piece(token).encode("utf-8", "replace")

    def is_end(self, token: int) -> bool:
        return token == END

    # ---- the context -------------------------------------------------------------------------------

    def decode(
        self,
        tokens: Sequence[int],
        seq: int,
        p0: int,
        *,
        progress: PromptProgress | None = None,
        cancelled: CancelCheck = never,  # noqa: ARG002 - it takes no time
    ) -> None:
        held = self._held[seq]
        if p0 != len(held):
            raise EngineError(f"sequence {seq} ends at {len(held)}, so nothing can begin at {p0}")
        held.extend(tokens)
        self._last = seq
        if progress is not None:
            progress(len(tokens), len(tokens))

    def decode_beside(self, tokens: Sequence[int], seq: int, p0: int, live_token: int, position: int) -> None:
        self.decode(tokens, seq, p0)
        self.decode((live_token,), LIVE, position)

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        raise EngineError(f"another server writes one reply at a time, not {len(chunks)}")

    def prepare_picture(self, chunk: Chunk, pictures: Sequence[Picture], timeout: float) -> bool:
        words = f"computes {len(pictures)} pictures for itself, not {len(chunk.tokens)} cells in {timeout} s"
        raise EngineError(f"another server {words}")

    def decode_picture(self, chunk: Chunk, pictures: Sequence[Picture]) -> None:
        raise EngineError(f"another server has no cells for {len(chunk.tokens)} of {len(pictures)} pictures")

    def wait(self) -> None:
        """Another server is waited for where its reply is read."""

    def apply(self, edits: Iterable[KVEdit], *, progress: PromptProgress | None = None) -> None:
        for edit in edits:
            match edit:
                case Decode(tokens, seq, p0):
                    self.decode(tokens, seq, p0, progress=progress)
                case Remove(p0, p1, seq) if p1 is None or p1 >= len(self._held[seq]):
                    del self._held[seq][p0:]
                    if p0 == 0 and seq == self._last:
                        self._last = LIVE
                    if seq == LIVE and p0 == 0:
                        self._counted_by = self._tokens.correction.factor
                case _:
                    raise EngineError(f"a remote server's context cannot be edited by {type(edit).__name__}")

    def occupancy(self, seq: int) -> Occupancy:
        n_held = len(self._held[seq])
        return Occupancy(0, n_held - 1, n_held) if n_held else Occupancy(-1, -1, 0)

    @property
    def fingerprint(self) -> str:
        return ""

    @property
    def model_fingerprint(self) -> str:
        return ""

    @property
    def prompt_speed(self) -> float:
        return 0.0

    def attention(self) -> None:
        return None

    def learn_attention(self, cancelled: CancelCheck) -> str:  # noqa: ARG002 - nothing is learned
        return ""

    def topics(self) -> None:
        return None

    def topic(self, text: str, cancelled: CancelCheck = never) -> bytes:  # noqa: ARG002
        return b""

    def likelihood(
        self,
        said: str,  # noqa: ARG002 - servers do not tell it
        told: str,  # noqa: ARG002
        cancelled: CancelCheck = never,  # noqa: ARG002
    ) -> None:
        return None

    def learn_topics(self, cancelled: CancelCheck) -> str:  # noqa: ARG002 - nothing is learned
        return ""

    @property
    def needs_recount(self) -> bool:
        return abs(self._tokens.correction.factor / self._counted_by - 1) > _WORTH_RECOUNTING

    @property
    def needs_loading(self) -> bool:
        return False

    def save_page(self, span: Span, seq: int = LIVE) -> bytes:  # noqa: ARG002
        raise EngineError(f"a remote server gives no cells away, so {tuple(span)} cannot be saved")

    def likeliest(self, token: int, count: int, at: int = -1) -> list[tuple[int, float]]:  # noqa: ARG002
        raise EngineError(f"a remote server does not tell how likely {token} or {count} others were")

    def logprobs(
        self,
        tokens: Sequence[int],
        seq: int,  # noqa: ARG002
        p0: int,  # noqa: ARG002
        at: Sequence[int],
    ) -> list[float]:
        raise EngineError(f"a remote server does not tell how likely {len(at)} of {len(tokens)} tokens are")

    def next_token(self) -> NextToken:
        raise EngineError("a model on another server does not tell how likely every token is")

    def embed(self, text: str) -> Generator[int, None, tuple[Sequence[float], int]]:
        raise EngineError(f"a remote server is asked for chats alone, not for vectors of {len(text)} letters")

    # ---- replies -----------------------------------------------------------------------------------

    def sampler(
        self,
        sampling: SamplingSettings,
        *,
        grammar: str = "",  # noqa: ARG002 - no server takes ours
        call: CallForm | None = None,
        bias: Mapping[int, float] = NO_BIAS,  # noqa: ARG002 - its tokens are not ours
        cancelled: CancelCheck = never,
    ) -> RemoteSampler:
        messages = self._tokens.messages(self._held[self._last])
        body = {
            "model": self._source.model,
            "messages": as_json(messages),
            "stream": True,
            "stream_options": {"include_usage": True},
            **_wishes(sampling),
        }

        def learn(n_prompt: int) -> None:
            self._tokens.learn(messages, n_prompt)

        wish = Wish(body, call, self._last == SCRATCH, self._accepted)
        return RemoteSampler(self._client, wish, self._tokens, learn, cancelled)

    def close(self) -> None:
        self._client.close()
        for held in self._held:
            held.clear()


class RemotePrompts:
    """The prompt encoder of a remote model."""

    def __init__(self, tokens: RemoteTokens) -> None:
        self._tokens = tokens

    pictures = NoPictures()

    def measure(
        self,
        messages: Sequence[Message],
        pictures: Sequence[Placed] = (),  # noqa: ARG002 - it reads none
    ) -> list[int]:
        return self._tokens.measure(messages)

    def prompt(
        self,
        messages: Sequence[Message],
        pictures: Sequence[Placed] = (),  # noqa: ARG002 - it reads none
        begun: str = "",  # noqa: ARG002 - nor goes on with any
    ) -> list[int]:
        return [token for own in self._tokens.encode(messages) for token in own]

    def count_tokens(self, text: str) -> int:
        return self._tokens.count_tokens(text)

    def telling_of(self, tools: Sequence[Mapping[str, Any]], *, kept: bool = False) -> None:  # noqa: ARG002
        return None

    def text_tokens(self, text: str) -> list[int]:
        raise EngineError(f"a remote server takes no text without a chat, so {len(text)} letters stay here")

    def fill_in_tokens(self, before: str, behind: str) -> None:  # noqa: ARG002 - servers are asked for chats
        return None

    def pieces(self, tokens: Sequence[int]) -> list[bytes]:
        raise EngineError(f"a remote server takes no tokens, so {len(tokens)} of them stay here")

    def reply_start(self, messages: Sequence[Message]) -> str:  # noqa: ARG002
        return ""

    @property
    def n_vocabulary(self) -> int:
        return 0

    def schema_grammar(self, schema: str) -> str:
        return schema


def _digest(source: RemoteSource) -> str:
    """What a model on a server is remembered by; an address may say who asks."""
    return hashlib.blake2b(f"{source.base_url}\n{source.model}".encode(), digest_size=16).hexdigest()


def _wishes(sampling: SamplingSettings) -> dict[str, Any]:
    """What the user said of what every such server knows: for the rest it has its own defaults."""
    found: dict[str, Any] = {
        name: wish
        for name, wish in (("temperature", sampling.temperature), ("top_p", sampling.top_p))
        if wish is not None
    }
    if sampling.seed >= 0:
        found["seed"] = sampling.seed
    if sampling.max_tokens:
        found["max_tokens"] = sampling.max_tokens
    return found
