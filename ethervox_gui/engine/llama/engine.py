"""llama.cpp behind the engine protocol, on its low-level functions with a decode loop of our own."""

from __future__ import annotations

import ctypes
import math
import os
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import llama_cpp as lib
import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.calls.forms import CallReader
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
    Splice,
)
from ethervox_gui.context.errors import Cancelled, EngineError, UserError
from ethervox_gui.context.requests.pictures import Picture
from ethervox_gui.context.text import N_, Text
from ethervox_gui.context.turns.turns import Message, Span
from ethervox_gui.engine.gguf.weight_files import WeightFiles
from ethervox_gui.engine.llama import bindings, embedding
from ethervox_gui.engine.llama import context as llama_context
from ethervox_gui.engine.llama.attention import gate
from ethervox_gui.engine.llama.attention.lessons import Learner, lessons
from ethervox_gui.engine.llama.attention.logits import KeyShape, Sight
from ethervox_gui.engine.llama.attention.touch import ChatAttention
from ethervox_gui.engine.llama.attention.watch import Watch
from ethervox_gui.engine.llama.bindings import model_meta
from ethervox_gui.engine.llama.capability import probe
from ethervox_gui.engine.llama.cells import CellCounter, Pager
from ethervox_gui.engine.llama.decoder import Decoder
from ethervox_gui.engine.llama.embedding import LlamaEmbedder
from ethervox_gui.engine.llama.pictures.reader import Pictures
from ethervox_gui.engine.llama.sampler import LlamaNextToken, LlamaSampler, recommended
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.llama.topics import together
from ethervox_gui.engine.llama.topics.chat_topics import ChatTopics
from ethervox_gui.engine.llama.topics.learned import TopicLearner
from ethervox_gui.engine.llama.topics.reading import TopicReader
from ethervox_gui.engine.model_name import model_name
from ethervox_gui.engine.protocol import (
    NO_BIAS,
    CallForm,
    CancelCheck,
    Chunk,
    Encoding,
    EngineInfo,
    LoadProgress,
    PromptProgress,
    never,
)
from ethervox_gui.engine.training import caution, training_of
from ethervox_gui.paths import as_written
from ethervox_gui.settings import ModelSettings, SamplingSettings

#: The guide is exact only when it takes the likeliest token.
_OF_THE_GUIDE: Final = SamplingSettings(temperature=0.0)

#: What pages are written under where the model is told of tools.
_WITH_TOOLS = "-tools"


class LlamaEngine:
    """One model and its context.  Use :func:`load` to make one; all calls on the thread that made it."""

    def __init__(
        self,
        model: Any,
        context: Any,
        path: Path,
        settings: ModelSettings,
        weights: WeightFiles,
        watch: Watch | None = None,
    ) -> None:
        self.model, self.context, self._weights, self._watch = model, context, weights, watch
        self.memory = lib.llama_get_memory(context)
        self._encoder = LlamaEncoder(model)
        self.vocabulary = self._encoder.vocabulary
        # Asked for with every token, and answered without a detour.
        self.piece: Callable[[int], bytes] = self.vocabulary.piece
        self.is_end: Callable[[int], bool] = self.vocabulary.is_end
        self._decoder = Decoder(context, weights, watch)
        # Of its own: it is used from other threads.
        others = LlamaEncoder(model)
        chosen = as_written(settings.projector) if settings.projector else None
        gpu = bindings.uses_gpu(settings.n_gpu_layers)
        self._pictures = Pictures(model, context, path, chosen, use_gpu=gpu)
        self._prompts = LlamaPrompts(others.vocabulary, others.template, pictures=self._pictures)
        self._cells = CellCounter(context)
        self._embedder: LlamaEmbedder | None = None
        self._shift_waits = False  # the library rotates keys with the next decode
        self._tells_of_tools = False
        capability = probe(self, model, llama_context.KEY_TYPES[settings.kv_type], self.vocabulary.n_tokens)
        if capability.surgical:
            self._cells.calibrate(lambda count: self.decode([0] * count, LIVE, 0))
        self._pager = Pager(context, path, settings, self._cells)
        self._learner: Learner | None = None
        self._topic_learner: TopicLearner | None = None
        self.sight, unseen = self._tried_attention(settings.kv_type)
        reader = TopicReader(model, self.vocabulary, watch) if watch is not None else None
        self._topic_reader = reader if self.sight is not None else None
        is_guide = llama_context.is_guide(path)
        name, has_template = model_name(path), self._encoder.has_template
        inside = (model_meta(model, "general.name"), model_meta(model, "general.finetune"))
        training = training_of(path.stem, *inside, has_template=has_template)
        plain = bool(self._encoder.stops)
        told = caution(training, name, plain=plain, has_template=has_template)
        self._info = EngineInfo(
            model=model_meta(model, "general.name") or path.stem,
            path=path,
            n_ctx=lib.llama_n_ctx(context),
            n_ctx_train=lib.llama_model_n_ctx_train(model),
            n_batch=self._decoder.n_batch,
            capability=capability,
            notices=(*([told] if told else []), *self._encoder.notices),
            is_guide=is_guide,
            interleaves=capability.surgical,
            n_guests=self._decoder.n_sequences - GUEST if capability.surgical else 1,
            own_prompt=self._encoder.own_prompt,
            recommended=_OF_THE_GUIDE if is_guide else recommended(model),
            name=name,
            stops=self._encoder.stops,
            training=training,
            caution=told,
            unseen=unseen,
        )

    @property
    def info(self) -> EngineInfo:
        return self._info

    @property
    def prompts(self) -> LlamaPrompts:
        return self._prompts

    # ---- texts and tokens --------------------------------------------------------------------------

    def encode(
        self,
        messages: Sequence[Message],
        start: int = 0,
        *,
        generation: bool = False,
        open_end: bool = False,
    ) -> Encoding:
        return self._encoder.encode(messages, start, generation=generation, open_end=open_end)

    def reply_start(self, messages: Sequence[Message]) -> str:
        return self._encoder.reply_start(messages)

    def thought_tokens(self, messages: Sequence[Message], text: str, begin: int = 0) -> tuple[int, ...]:
        return self._encoder.thought_tokens(messages, text, begin)

    def reply_end(self, messages: Sequence[Message], *, call: bool = False) -> tuple[int, ...]:
        return self._encoder.reply_end(messages, call=call)

    def offer_tools(self, offered: bool) -> CallReader | None:
        form = self._encoder.offer_tools(offered)
        self._tells_of_tools = form is not None
        self._info = replace(self._info, own_prompt=self._encoder.own_prompt)
        return form

    def count_tokens(self, text: str) -> int:
        return len(self.vocabulary.tokenize(text))

    # ---- the cache ---------------------------------------------------------------------------------

    def decode(
        self,
        tokens: Sequence[int],
        seq: int,
        p0: int,
        *,
        progress: PromptProgress | None = None,
        cancelled: CancelCheck = never,
    ) -> None:
        self._decoder.decode(tokens, seq, p0, progress=progress, cancelled=cancelled)
        self._shift_waits = False

    def decode_beside(self, tokens: Sequence[int], seq: int, p0: int, live_token: int, position: int) -> None:
        self._decoder.decode_beside(tokens, seq, p0, live_token, position)
        self._shift_waits = False

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        asked = self._decoder.decode_together(chunks)
        self._shift_waits = False
        return asked

    def prepare_picture(self, chunk: Chunk, pictures: Sequence[Picture], timeout: float) -> bool:
        return self._pictures.prepare(chunk.tokens, pictures, timeout)

    def decode_picture(self, chunk: Chunk, pictures: Sequence[Picture]) -> None:
        self._decoder.check_sequence(chunk.seq)
        self._decoder.has_logits = False
        self._decoder.check_weights()
        self._pictures.decode(chunk.tokens, pictures, chunk.seq, chunk.p0)
        self._shift_waits = False

    def wait(self) -> None:
        self._decoder.wait()

    def apply(self, edits: Iterable[KVEdit], *, progress: PromptProgress | None = None) -> None:
        for edit in edits:
            match edit:
                case Share(seq, p0, p1, source):
                    self._copy(source, seq, p0, p1)
                case Remove(p0, p1, seq):
                    self._remove(seq, p0, p1)
                case Shift(p0, p1, delta):
                    self._allow_shift()
                    lib.llama_memory_seq_add(self.memory, LIVE, p0, p1, delta)
                    self._shift_waits = True
                case Splice(seq, p0, p1):
                    self._copy(seq, LIVE, p0, p1)
                    self._remove(seq, 0, None)
                case Decode(tokens, seq, p0):
                    self.decode(tokens, seq, p0, progress=progress)
                case PageIn(span, delta, _, data, seq, part):
                    self._decoder.check_sequence(seq)
                    if delta:
                        self._allow_shift()
                    self._pager.load(span, delta, data, seq, part)
                    self._shift_waits = self._shift_waits or delta != 0

    @property
    def fingerprint(self) -> str:
        found = self.model_fingerprint
        # What stands in front is other text then, and all cells behind it saw it.
        return f"{found}{_WITH_TOOLS}" if found and self._tells_of_tools else found

    @property
    def model_fingerprint(self) -> str:
        return self._pager.fingerprint if self._cells.can_count else ""

    @property
    def prompt_speed(self) -> float:
        return self._decoder.prompt_speed

    def save_page(self, span: Span, seq: int = LIVE) -> bytearray:
        self._decoder.check_sequence(seq)
        if self._shift_waits:
            # Saved now, keys would carry the new positions and the old rotation.
            self.decode([0], SCRATCH, 0)
            self.apply([Remove(seq=SCRATCH)])
        return self._pager.save(span, seq)

    def occupancy(self, seq: int) -> Occupancy:
        return self._cells.occupancy(seq)

    def logits(self, at: int = -1) -> NDArray[np.float32]:
        """The logits of the last decoded token, or those at ``at``: the next decode overwrites them."""
        if not self._decoder.has_logits:
            raise EngineError("there are no logits")
        pointer = lib.llama_get_logits_ith(self.context, at)
        return np.ctypeslib.as_array(pointer, shape=(self.vocabulary.n_tokens,))

    def sampler(
        self,
        sampling: SamplingSettings,
        *,
        grammar: str = "",
        call: CallForm | None = None,  # noqa: ARG002 - the grammar says it
        bias: Mapping[int, float] = NO_BIAS,
        cancelled: CancelCheck = never,  # noqa: ARG002 - sampling waits for nobody
    ) -> LlamaSampler:
        decided = sampling.decided(self._info.recommended)
        return LlamaSampler(self.context, self._decoder, self.vocabulary, decided, grammar, bias)

    def likeliest(self, token: int, count: int, at: int = -1) -> list[tuple[int, float]]:
        logits = self.logits(at)
        highest = logits.max()
        total = math.log(np.exp(logits - highest).sum(dtype=np.float64)) + float(highest)
        count = min(count, len(logits))
        first: list[int] = np.argpartition(-logits, count - 1)[:count].tolist() if count else []
        order = sorted(first, key=lambda found: (-logits[found], found))
        return [(found, float(logits[found]) - total) for found in (token, *order)]

    def logprobs(self, tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]) -> list[float]:
        found: list[float] = []
        if not at:
            return found
        before = [place - 1 for place in at]
        for place, pointer in self._decoder.logits_behind(tokens[: at[-1]], seq, p0, before):
            logits = np.ctypeslib.as_array(pointer, shape=(self.vocabulary.n_tokens,))
            highest = logits.max()
            total = float(np.exp(logits - highest).sum(dtype=np.float64))
            found.append(float(logits[tokens[place + 1]] - highest) - math.log(total))
            self._shift_waits = False
        return found

    def next_token(self) -> LlamaNextToken:
        return LlamaNextToken(self.logits())

    def embed(self, text: str) -> Generator[int, None, tuple[Sequence[float], int]]:
        if self._embedder is None:
            self._embedder = embedding.of_loaded(self.model, lib.llama_n_threads(self.context), self._weights)
        vector, n_tokens = yield from self._embedder.whole_in_pieces(text)
        return vector.tolist(), n_tokens

    def attention(self) -> ChatAttention | None:
        return ChatAttention(*self.sight) if self.sight is not None else None

    def learn_attention(self, cancelled: CancelCheck) -> str:
        if self.sight is None:
            return ""
        self._learner = self._learner or Learner(self.sight, lessons())
        found = self._learner.go_on(self, cancelled)
        self._learner = None
        return found.to_text(self.sight.name)

    def topics(self) -> ChatTopics | None:
        return ChatTopics() if self._topic_reader is not None else None

    def topic(self, text: str, cancelled: CancelCheck = never) -> bytes:
        return b"" if self._topic_reader is None else self._topic_reader.read(self, text, cancelled)

    def likelihood(self, said: str, told: str, cancelled: CancelCheck = never) -> float | None:
        if self._topic_reader is None:
            return None
        return together.likelihood(self, self.vocabulary, said, told, cancelled)

    def learn_topics(self, cancelled: CancelCheck) -> str:
        self._topic_learner = self._topic_learner or TopicLearner(lessons())
        found = self._topic_learner.go_on(lambda text: self.topic(text, cancelled), cancelled)
        self._topic_learner = None
        return found.to_text() if found is not None else ""

    @property
    def needs_recount(self) -> bool:
        return False

    @property
    def needs_loading(self) -> bool:
        return not self._weights.are_as_loaded()

    def close(self) -> None:
        if self.context is not None:
            self._prompts.close()
            self._pictures.close()
            if self._embedder is not None:
                self._embedder.close()
            self._decoder.close()
            lib.llama_free(self.context)
            lib.llama_model_free(self.model)
            self._weights.close()
            self.context = self.model = None

    # ---- inside ------------------------------------------------------------------------------------

    def _tried_attention(self, kv_type: str) -> tuple[Sight | None, Text]:
        """How attention is looked at, or why it cannot be; the cache is empty before and after."""
        if self._watch is None:
            refusal = gate.static_refusal(self.model, kv_type)
            return None, refusal or N_("the library does not reveal what it computes")
        if not self._cells.can_count:
            return None, N_("its cells cannot be saved")
        n_layers = lib.llama_model_n_layer(self.model)
        layers = gate.fault_layers(n_layers)

        def decode(tokens: Sequence[int]) -> None:
            lib.llama_memory_clear(self.memory, False)  # what was computed stays where it is
            self.decode(tokens, LIVE, 0)

        def page(count: int) -> bytearray:
            return self._pager.save(Span(0, count))

        try:
            found = gate.tried(self._watch, layers, decode, page)
            if isinstance(found, KeyShape):
                self._watch.can_stop = True
                self._watch.can_stop = gate.stops(self._watch, layers, n_layers, decode, page)
        finally:
            lib.llama_memory_clear(self.memory, True)
        return (Sight(self._watch, layers, found), Text("")) if isinstance(found, KeyShape) else (None, found)

    def _copy(self, source: int, target: int, p0: int, p1: int) -> None:
        self._decoder.check_sequence(source)
        self._decoder.check_sequence(target)
        if not self._info.capability.surgical:
            # Recurrent states are copied whole, and of a sliding window only what has not been recycled.
            raise EngineError("this model's cells cannot be shared")
        lib.llama_memory_seq_cp(self.memory, source, target, p0, p1)

    def _remove(self, seq: int, p0: int, p1: int | None) -> None:
        self._decoder.check_sequence(seq)
        if not self._info.capability.surgical:
            # A recurrent state says yes to a removal in its middle, and does nothing.
            last = lib.llama_memory_seq_pos_max(self.memory, seq)
            if p0 <= last and (p0 > 0 or (p1 is not None and p1 <= last)):
                raise EngineError("this model's cells cannot be removed one by one")
        if not lib.llama_memory_seq_rm(self.memory, seq, p0, -1 if p1 is None else p1):
            raise EngineError(f"the library refused to remove [{p0}, {p1})")

    def _allow_shift(self) -> None:
        """Where cells cannot be rotated again the library corrupts them, or ends the process."""
        if not self._info.capability.can_shift:
            raise EngineError("this model's cells cannot be shifted")


def load(path: Path, settings: ModelSettings, progress: LoadProgress = lambda _: True) -> LlamaEngine:
    """Load a model file that was inspected before (a broken one can kill the process).

    Raises :class:`UserError` when it cannot be loaded or its cache does not fit into memory, and
    :class:`Cancelled` when ``progress`` returned false: it is asked while the model is tried out, too, which
    reads all of a large file for the first time.
    """
    bindings.start()
    bindings.clear_log()
    stopped: list[float] = []  # how far it was then

    def is_stopped(done: float) -> bool:
        if not stopped and not progress(done):
            stopped.append(done)
        return bool(stopped)

    @lib.llama_progress_callback
    def report(done: float, _data: Any) -> bool:
        return not is_stopped(done)

    parameters = bindings.model_parameters()
    parameters.n_gpu_layers = settings.n_gpu_layers
    parameters.progress_callback = report
    parameters.progress_callback_user_data = ctypes.c_void_p(0)
    model = lib.llama_model_load_from_file(os.fsencode(path), parameters)
    if stopped:
        if model:
            lib.llama_model_free(model)
        raise Cancelled
    if not model:
        raise UserError(
            "model_load_failed",
            N_("The model {name} could not be loaded.").format(name=path.name),
            N_("It may be damaged, or of a kind this version does not know."),
            bindings.recent_log(),
        )
    context, weights = None, WeightFiles(path)
    try:
        watch = gate.watch_for(model, settings.kv_type)
        context = llama_context.open_context(model, path, settings, watch)
        with llama_context.stopped_by(context, lambda: is_stopped(1.0)):
            engine = LlamaEngine(model, context, path, settings, weights, watch)
    except BaseException as error:
        if context is not None:
            lib.llama_free(context)
        lib.llama_model_free(model)
        weights.close()
        if stopped and isinstance(error, EngineError):
            raise Cancelled from error
        raise
    if stopped:  # what was found out cannot be relied on
        engine.close()
        raise Cancelled
    return engine
