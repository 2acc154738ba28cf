"""What the governor needs of an engine.

An engine owns one model and one KV cache, and is used by one thread.  Positions and sequences are those of
:mod:`ethervox_gui.context.edits.kv_model`; tokens are integers of the model's vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, Protocol

from ethervox_gui.context.calls.forms import CallReader
from ethervox_gui.context.edits.kv_model import LIVE, KVEdit, Occupancy
from ethervox_gui.context.errors import PictureError
from ethervox_gui.context.requests.pictures import Picture, Placed
from ethervox_gui.context.turns.turns import Message, Span
from ethervox_gui.engine.signals import Attention, Topics
from ethervox_gui.engine.templates.own_prompt import OwnPrompt
from ethervox_gui.engine.training import Training
from ethervox_gui.settings import ModelSettings, SamplingSettings

#: Asked between batches and tokens; true means: stop now.
CancelCheck = Callable[[], bool]
#: Told tokens done and tokens in all while a prompt is processed.
PromptProgress = Callable[[int, int], None]
#: Told how much of a model is loaded, 0–1; false cancels the loading.
LoadProgress = Callable[[float], bool]


#: For a generation in which every token is as likely as the model has it.
NO_BIAS: Final[Mapping[int, float]] = MappingProxyType({})

#: For a model that says nothing about sampling.
NOTHING_RECOMMENDED: Final = SamplingSettings()


def never() -> bool:
    """A cancel check that never cancels."""
    return False


@dataclass(frozen=True, slots=True)
class Capability:
    """What edits this model and cache type allow, and why.

    ``surgical``: cells can be removed in the middle.  ``can_shift``: what stays can close up.  Without
    ``surgical`` every edit is a rebuild.  ``apart``: each sequence is a conversation of its own, so another
    one can be filled beside the live chat, which loses nothing by it.
    """

    surgical: bool
    can_shift: bool
    reason: str
    apart: bool = False

    @property
    def word(self) -> str:
        return "surgical" if self.surgical else "rebuild"


@dataclass(frozen=True, slots=True)
class RemoteSource:
    """A model on an OpenAI-compatible server.

    ``timeout`` are seconds that the server may be silent, ``n_ctx`` the tokens of its context; ``vocabulary``
    is a GGUF file by which its tokens can be counted, if there is one.  ``proxy`` is the address of one,
    ``none`` for none at all, or empty for what the system says.
    """

    base_url: str
    model: str
    key: str = field(default="", repr=False)
    timeout: float = 600.0
    n_ctx: int = 100_000
    vocabulary: Path | None = None
    proxy: str = ""


#: What can be loaded: a GGUF file, or a model on another server.
ModelSource = Path | RemoteSource

#: How tokens are counted: by the model itself, by a vocabulary given for it, or by the length of texts.
Counting = Literal["exact", "vocabulary", "estimate"]


@dataclass(frozen=True, slots=True)
class EngineInfo:
    """What is loaded.  ``notices`` are sentences the user should read once.

    ``model`` is what chats remember it by, and ``name`` what it is called wherever it is shown; where none is
    given that is the same.

    ``interleaves``: a batch may carry tokens of several sequences (:meth:`Engine.decode_beside`,
    :meth:`Engine.decode_together`), and ``n_guests`` of them are there for guests. ``own_prompt``
    is what the chat template puts in front by itself; a system turn that
    :meth:`~ethervox_gui.engine.templates.own_prompt.OwnPrompt.matches` it is encoded as just that.
    ``recommended`` is what the model file says about sampling; it holds where the user said nothing.  A reply
    ends before any of ``stops``.  ``training`` is what the model was trained for, and ``caution`` what that
    means, in words.  ``unseen`` says why what the model attends to cannot be looked at; empty where it can.
    ``server`` is what a model on another server is told apart by from those on others.
    """

    model: str
    path: Path | None
    n_ctx: int
    n_ctx_train: int
    n_batch: int
    capability: Capability
    notices: tuple[str, ...] = ()
    is_guide: bool = False
    counting: Counting = "exact"
    interleaves: bool = False
    n_guests: int = 1
    own_prompt: OwnPrompt | None = None
    recommended: SamplingSettings = NOTHING_RECOMMENDED
    name: str = ""
    stops: tuple[str, ...] = ()
    training: Training = Training.CHAT
    caution: str = ""
    unseen: str = ""
    server: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", self.name or self.model)


class Encoding(NamedTuple):
    """Tokens of each message asked for, and of the generation prompt (empty unless asked for)."""

    turns: tuple[tuple[int, ...], ...]
    generation: tuple[int, ...]


class PictureReader(Protocol):
    """Pictures for one model, from any thread.  ``refusal`` says why it takes none; empty where it does."""

    @property
    def refusal(self) -> str: ...

    def read(self, data: bytes) -> Picture:
        """What stands for a picture file in a prompt.  Raises :class:`PictureError` if it cannot be read."""
        ...


class NoPictures:
    """Of a model that takes none."""

    refusal = "This model takes text only."

    def read(self, data: bytes) -> Picture:  # noqa: ARG002 - none is read
        raise PictureError(self.refusal)


class PromptEncoder(Protocol):
    """Turns whole conversations into prompts for the model of one engine.

    Unlike the engine it may be used from any thread, also while the engine works.  Every method raises
    :class:`EngineError` once the engine is closed.
    """

    def measure(self, messages: Sequence[Message], pictures: Sequence[Placed] = ()) -> list[int]:
        """Tokens of each message as the template places it, and last those that ask for the reply.

        Their sum is the length of :meth:`prompt`.
        """
        ...

    def prompt(
        self, messages: Sequence[Message], pictures: Sequence[Placed] = (), begun: str = ""
    ) -> list[int]:
        """The tokens of the conversation and of what asks for the reply, as :meth:`Engine.encode`.

        The model goes on with a reply that is ``begun`` with a text already; it does not think then.
        ``pictures`` were read by :attr:`pictures`, in the order in which they stand.  What stands for their
        cells is no token of the model's: see :mod:`ethervox_gui.context.requests.pictures`.
        """
        ...

    @property
    def pictures(self) -> PictureReader:
        """What reads pictures for the prompts of this model."""
        ...

    def count_tokens(self, text: str) -> int:
        """Tokens of a plain text."""
        ...

    def text_tokens(self, text: str) -> list[int]:
        """The tokens of a text that the model goes on with as it is, without a chat template."""
        ...

    def fill_in_tokens(self, before: str, behind: str) -> list[int] | None:
        """The tokens behind which the model writes what is missing between two texts.

        ``None`` where it never learned to: its vocabulary has no tokens that say so.
        """
        ...

    def pieces(self, tokens: Sequence[int]) -> list[bytes]:
        """The bytes that each of these tokens stands for; control tokens stand for none."""
        ...

    def reply_start(self, messages: Sequence[Message]) -> str:
        """As :meth:`Engine.reply_start`."""
        ...

    def telling_of(self, tools: Sequence[Mapping[str, Any]], *, kept: bool = False) -> PromptEncoder | None:
        """An encoder of conversations in which the chat template tells the model of these tools itself.

        As OpenAI describes tools.  ``None`` where it cannot, or what is said of them spells control tokens;
        with ``kept`` also where a conversation that is kept tells of them otherwise.
        """
        ...

    @property
    def n_vocabulary(self) -> int:
        """How many tokens there are: each is below that number."""
        ...

    def schema_grammar(self, schema: str) -> str:
        """GBNF of the JSON texts that fit a JSON schema; :class:`UserError` where that cannot be said."""
        ...


@dataclass(frozen=True, slots=True)
class CallForm:
    """The one call that a reply must be; ``parameters`` is the JSON schema of its arguments."""

    name: str
    description: str
    parameters: Mapping[str, Any]


class Chunk(NamedTuple):
    """What is to be decoded: tokens of a sequence, from a position on.

    ``asks_all``: the logits behind each of them are wanted, not those of the last alone.
    """

    tokens: Sequence[int]
    seq: int
    p0: int
    asks_all: bool = False


class Sampler(Protocol):
    """Chooses the next token of one generation; ends with :meth:`close`."""

    def sample(self, at: int = -1) -> int:
        """The next token, from the logits of the last decode; those at ``at`` in its batch.

        Raises :class:`Cancelled` while it waits, :class:`UserError` where a remote server fails, and
        :class:`NoTokenError` where a grammar allows no token of the model's.
        """
        ...

    @property
    def was_cut(self) -> bool:
        """Whether the reply's end came from a limit on its length and not from the model."""
        ...

    def close(self) -> None: ...


class NextToken(Protocol):
    """How likely each token was to come next, after one decode: kept when the next decode comes."""

    def divergence(self, other: Any) -> float:
        """What is lost by taking ``other`` (of the same engine) for this: KL(this ‖ other), in nats."""
        ...

    def agrees(self, other: Any) -> bool:
        """Whether the likeliest token is the same."""
        ...


class Engine(Protocol):
    """One model with its cache."""

    @property
    def info(self) -> EngineInfo: ...

    @property
    def prompts(self) -> PromptEncoder: ...

    def encode(
        self,
        messages: Sequence[Message],
        start: int = 0,
        *,
        generation: bool = False,
        open_end: bool = False,
    ) -> Encoding:
        """Tokens of ``messages[start:]`` as the chat template places them after the messages before.

        A message's text never yields a control token, whatever it spells.  ``open_end``: the last of them is
        a reply that goes on, so that nothing stands behind its text.
        """
        ...

    def reply_start(self, messages: Sequence[Message]) -> str:
        """What the template has already written of the reply to ``messages``.

        The beginning of a thinking section that its generation prompt opens, or nothing.
        """
        ...

    def thought_tokens(self, messages: Sequence[Message], text: str, begin: int = 0) -> tuple[int, ...]:
        """Those of a reply to ``messages`` that has no answer yet, from the generation prompt on.

        ``text`` is all that the model thought so far; what stands before ``begin`` is left out.  What marks
        its sections is control tokens where the model has such.
        """
        ...

    def reply_end(self, messages: Sequence[Message], *, call: bool = False) -> tuple[int, ...]:
        """The template's tokens after the text of an assistant message that follows ``messages``.

        ``call``: it makes a call, which some templates end otherwise.
        """
        ...

    def offer_tools(self, offered: bool) -> CallReader | None:
        """Whether conversations tell the model of ``memory_search`` from now on; how its calls are read.

        ``None`` where the model knows no form of a call: then it is told of no tool either.
        """
        ...

    def count_tokens(self, text: str) -> int:
        """Tokens of a plain text."""
        ...

    def piece(self, token: int) -> bytes:
        """The bytes a token stands for; control tokens stand for none."""
        ...

    def is_end(self, token: int) -> bool:
        """Whether the token ends a generation."""
        ...

    def decode(
        self,
        tokens: Sequence[int],
        seq: int,
        p0: int,
        *,
        progress: PromptProgress | None = None,
        cancelled: CancelCheck = never,
    ) -> None:
        """Run tokens through the model from position ``p0``; the logits of the last can be sampled then.

        Raises :class:`NoRoomError` (nothing of the failing batch was kept), :class:`Cancelled` between
        batches, or :class:`EngineError`; what earlier batches put into the cache stays there.
        """
        ...

    def decode_beside(self, tokens: Sequence[int], seq: int, p0: int, live_token: int, position: int) -> None:
        """Run a token of the live chat and ``tokens`` of another sequence in one batch.

        The logits of the live token are the last ones then, those of the last of ``tokens`` are at
        ``len(tokens) - 1``.  Only where :attr:`EngineInfo.interleaves`; errors as :meth:`decode`.
        """
        ...

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        """Run tokens of several sequences in one batch; where in it the logits of the last of each are.

        Where all were asked for, those of the tokens before it are at the places before.
        All chunks together are at most a batch, and no two are of one sequence.  Several only where
        :attr:`EngineInfo.interleaves`.  Raises :class:`NoRoomError` with nothing kept, or
        :class:`EngineError`, after which each sequence may have tokens of it or none.
        """
        ...

    def prepare_picture(self, chunk: Chunk, pictures: Sequence[Picture], timeout: float) -> bool:
        """Have a part of a picture computed beside all else, for :meth:`decode_picture`; whether it is.

        That may take seconds; ``timeout`` of them are waited for it.  Raises :class:`EngineError`.
        """
        ...

    def decode_picture(self, chunk: Chunk, pictures: Sequence[Picture]) -> None:
        """Put a part of a picture into the cache, of which ``chunk`` has the cells, and no logits.

        It is one of ``pictures``, and computed now if it is not yet.  Errors as :meth:`decode_together`; or
        :class:`SequenceGoneError`, where it found room for its beginning and the cache cannot go back.
        """
        ...

    def wait(self) -> None:
        """Return when all that was decoded is computed, which on a GPU is later than when a decode returns.

        For those who read a clock: whoever samples waits anyway.
        """
        ...

    def apply(self, edits: Iterable[KVEdit], *, progress: PromptProgress | None = None) -> None:
        """Carry out KV edits in order; errors as :meth:`decode`."""
        ...

    def occupancy(self, seq: int) -> Occupancy:
        """What a sequence really holds, asked of the cache itself.

        ``n_cells`` is -1 where the cache cannot tell.
        """
        ...

    @property
    def fingerprint(self) -> str:
        """What pages are written under: pages of another fingerprint are of no use here.

        It covers the model's weights, the types of keys and values, RoPE and the library's version.  Empty
        where cells cannot be saved one turn at a time.
        """
        ...

    @property
    def model_fingerprint(self) -> str:
        """What is learned of the model is kept under this, and so is what it takes texts to be about.

        As :attr:`fingerprint`, but whatever conversations tell the model in front of them.
        """
        ...

    @property
    def prompt_speed(self) -> float:
        """Tokens a second at which prompts were processed lately; 0 before any was."""
        ...

    def save_page(self, span: Span, seq: int = LIVE) -> bytes | bytearray:
        """The cells of ``span`` of a sequence, exactly as they are, for a later :class:`PageIn`.

        May overwrite the logits of the last decode.  Raises :class:`EngineError` when the span is not
        wholly in the cache.
        """
        ...

    def sampler(
        self,
        sampling: SamplingSettings,
        *,
        grammar: str = "",
        call: CallForm | None = None,
        bias: Mapping[int, float] = NO_BIAS,
        cancelled: CancelCheck = never,
    ) -> Sampler:
        """A sampler for one generation, held to a GBNF grammar with the rule ``root`` if one is given.

        What ``sampling`` leaves open is as the model recommends, or else as usual.  ``call`` says what the
        grammar allows to those who take no grammar: one call of this form.  What comes must be read with care
        all the same.  ``bias`` is added to the logits of these tokens.  ``cancelled`` is asked where the next
        token has to be waited for.
        """
        ...

    def likeliest(self, token: int, count: int, at: int = -1) -> list[tuple[int, float]]:
        """The token that was chosen after the last decode, then the ``count`` that were the likeliest.

        With the logarithms of how likely each of them was, whatever the sampler made of that; ``at`` as
        :meth:`Sampler.sample`.
        """
        ...

    def logprobs(self, tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]) -> list[float]:
        """Run tokens through the model from position ``p0``: the logarithms of how likely some of them were.

        Those at the places ``at``, ascending and from 1 on, each behind the tokens before it.  What comes
        behind the last of them is not decoded.  Only where cells can be removed in the middle; errors as
        :meth:`decode`.
        """
        ...

    def next_token(self) -> NextToken:
        """How likely each token is to come next, after the last decode, whatever a sampler makes of that.

        Raises :class:`EngineError` where that cannot be known.
        """
        ...

    def embed(self, text: str) -> Generator[int, None, tuple[Sequence[float], int]]:
        """What the model makes of a text, as a vector of length 1, and how many tokens it has.

        It is made in pieces: before each, the tokens of it come.  The cache is left alone.  Raises
        :class:`EngineError` where the model gives none, and :class:`UserError` for a text that is too long.
        """
        ...

    def attention(self) -> Attention | None:
        """What sees attention in a chat that begins.

        ``None`` where this model's attention cannot be looked at (:attr:`EngineInfo.unseen`).
        """
        ...

    def learn_attention(self, cancelled: CancelCheck) -> str:
        """Learn from chats that come with the program what :meth:`Attention.take` takes; a minute at most.

        It is read on the scratch sequence, a few tokens at a time.  Raises :class:`Cancelled` when
        ``cancelled`` says so and :class:`NoRoomError`, and goes on from there when it is called again.  Empty
        where :meth:`attention` is ``None``.
        """
        ...

    def topics(self) -> Topics | None:
        """For a chat that begins; ``None`` where :meth:`topic` tells nothing."""
        ...

    def topic(self, text: str, cancelled: CancelCheck = never) -> bytes:
        """What the model takes a text to be about, for :class:`Topics`; empty where that is not told.

        It is read on the scratch sequence, 80 tokens at most.  Raises :class:`Cancelled` when ``cancelled``
        says so, and :class:`EngineError`, among them :class:`NoRoomError`.
        """
        ...

    def likelihood(self, said: str, told: str, cancelled: CancelCheck = never) -> float | None:
        """How likely a message is behind something told, in nats a token; ``None`` where that is not told.

        Both are read on the scratch sequence, 80 tokens at most of what is told and 48 of the message, each
        with its frame.  Raises :class:`Cancelled` when ``cancelled`` says so, and :class:`EngineError`,
        among them :class:`NoRoomError`.
        """
        ...

    def learn_topics(self, cancelled: CancelCheck) -> str:
        """As :meth:`learn_attention`, for what :meth:`Topics.take` takes."""
        ...

    @property
    def needs_recount(self) -> bool:
        """Whether the same texts would have other sizes by now: they should be encoded and decoded anew."""
        ...

    @property
    def needs_loading(self) -> bool:
        """Whether its file was cut short or written over since: it has to be loaded again to be relied on."""
        ...

    def close(self) -> None:
        """Free context and model.  The engine cannot be used afterwards."""
        ...


#: Loads a model file.  Raises UserError when it cannot be loaded, Cancelled when the progress said stop.
EngineFactory = Callable[[Path, ModelSettings, LoadProgress], Engine]
#: Looks at a model file without loading it.  Raises UserError where it cannot be loaded with these settings,
#: Cancelled when nobody wants to know any more.
FileInspector = Callable[[Path, ModelSettings, CancelCheck], None]
#: Makes an engine of a model on another server.  Raises UserError for a vocabulary that cannot be used.
RemoteFactory = Callable[[RemoteSource], Engine]
