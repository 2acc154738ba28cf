"""Pictures for one loaded model: what stands for them in a prompt, and how they come into its cells."""

from __future__ import annotations

import ctypes
import hashlib
import threading
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import llama_cpp as lib

from ethervox_gui.context.errors import EngineError, NoRoomError, PictureError, SequenceGoneError
from ethervox_gui.context.requests.pictures import Picture, cells_of
from ethervox_gui.engine.gguf.projector import find_projector
from ethervox_gui.engine.llama.pictures import library
from ethervox_gui.engine.llama.pictures.formats import check_picture
from ethervox_gui.engine.llama.pictures.opening import opened, refuse_what_does_not_fit
from ethervox_gui.engine.llama.pictures.pixels import Pixels

#: Of so many pictures it is remembered what stands for them: a conversation is sent again with all of them.
_LAYOUTS_KEPT: Final = 256
#: So many stay decoded from when they are laid out until they are computed; the others are decoded again.
_PIXELS_KEPT: Final = 4

#: Seconds for which one that is computed is waited for at a time.
_PATIENCE_S: Final = 1.0


class _Part(NamedTuple):
    """What one of mtmd's chunks is in a prompt: tokens of the model, or cells of the picture."""

    tokens: tuple[int, ...]
    chunk: int
    is_picture: bool


@dataclass(slots=True, eq=False)
class LlamaPicture:
    """A picture as it was sent, and what stands for it.

    ``pixels`` are there while it is to be computed, or not yet; they go with it if it never is.
    """

    key: bytes
    data: bytes
    parts: tuple[_Part, ...]
    pixels: Pixels | None = None

    @property
    def tokens(self) -> tuple[int, ...]:
        return tuple(token for part in self.parts for token in part.tokens)


class _Job:
    """A part of a picture that is being computed, on a thread of its own; ``failure`` says why it was not."""

    def __init__(self, wanted: tuple[bytes, int], compute: Callable[[], int]) -> None:
        self.wanted = wanted
        self.failure = "a picture could not be computed"
        self._compute: Callable[[], int] | None = compute
        self.thread = threading.Thread(target=self._run, name="picture", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        assert self._compute is not None
        try:
            if self._compute() == 0:
                self.failure = ""
        except PictureError as error:
            self.failure = str(error)
        finally:
            self._compute = None  # which has the picture, that nobody may want any more


class Pictures:
    """The projector of one model, which is opened with the first picture.

    :meth:`read` is for any thread, the rest for the engine's.  ``refusal`` says why there are no pictures;
    it is empty where the model takes them.
    """

    def __init__(self, model: Any, context: Any, path: Path, chosen: Path | None, *, use_gpu: bool) -> None:
        self._model, self._context, self._use_gpu = model, context, use_gpu
        self._n_batch: int = lib.llama_n_batch(context)
        self._projector, self.refusal = find_projector(path, lib.llama_model_n_embd(model), chosen)
        if self._projector is not None:
            self.refusal = library.missing()
        self._opening = threading.Lock()
        self._mtmd: Any = None
        self._identity = b""  # what the cells depend on beside the picture
        self._state = threading.Condition()  # of the three that follow
        self._n_reading = 0
        self._is_closed = False
        self._layouts: OrderedDict[bytes, tuple[_Part, ...]] = OrderedDict()
        self._kept: weakref.WeakSet[Pixels] = weakref.WeakSet()
        self._encoded: tuple[bytes, int] | None = None  # whose embeddings the library holds
        self._job: _Job | None = None

    def read(self, data: bytes) -> LlamaPicture:
        """What stands for a picture file in a prompt.  Raises :class:`PictureError`."""
        key = hashlib.sha256(data).digest()
        with self._reading():
            with self._state:
                parts = self._layouts.get(key)
                if parts is not None:
                    self._layouts.move_to_end(key)
                    return LlamaPicture(key, data, parts)
            check_picture(data)
            pixels = Pixels(self._mtmd, data)
            parts = tuple(self._laid_out(pixels, key))
            with self._state:
                self._layouts[key] = parts
                while len(self._layouts) > _LAYOUTS_KEPT:
                    self._layouts.popitem(last=False)
                if len(self._kept) >= _PIXELS_KEPT:
                    return LlamaPicture(key, data, parts)
                self._kept.add(pixels)
        return LlamaPicture(key, data, parts, pixels)

    def prepare(self, cells: Sequence[int], pictures: Sequence[Picture], timeout: float) -> bool:
        """Whether a part of a picture is computed by now; ``timeout`` are the seconds to wait for that.

        It is computed beside what else the engine does, and decoded before that if it is not; on a GPU, which
        computes quickly, it is waited for.  One at a time.
        """
        picture, part = self._found(cells, pictures)
        wanted = picture.key, part.chunk
        if not self._is_free(timeout, wanted):
            return False
        is_encoded, is_decoded = self._encoded == wanted, picture.pixels is not None
        if is_encoded and is_decoded:
            return True
        if not is_encoded:
            self._encoded = None
        self._job = _Job(wanted, lambda: self._computed(picture, part, is_encoded=is_encoded))
        return self._is_free(None if self._use_gpu and is_decoded else timeout, wanted)

    def decode(self, cells: Sequence[int], pictures: Sequence[Picture], seq: int, p0: int) -> None:
        """Put a part of a picture into the cache: the one of ``pictures`` that these cells are.

        Raises :class:`NoRoomError` with nothing of it kept, :class:`SequenceGoneError` with nothing kept at
        all, or :class:`EngineError`.
        """
        while not self.prepare(cells, pictures, _PATIENCE_S):
            pass
        picture, part = self._found(cells, pictures)
        assert picture.pixels is not None
        self._put(picture.pixels.chunk(part.chunk), seq, p0)
        if part is [each for each in picture.parts if each.is_picture][-1]:
            picture.pixels = None

    def close(self) -> None:
        """Free the projector; from then on :meth:`read` raises."""
        with self._state:
            self._is_closed = True
            self._state.wait_for(lambda: self._n_reading == 0)
        if self._job is not None:
            self._job.thread.join()
        mtmd, self._mtmd = self._mtmd, None
        if mtmd is not None:
            library.mtmd().mtmd_free(mtmd)

    # ---- inside ------------------------------------------------------------------------------------

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """With the projector open until then; raises :class:`PictureError` where it cannot be."""
        with self._state:
            if self._is_closed:
                raise PictureError("Another model has been loaded in the meantime. Send it again.")
            self._n_reading += 1
        try:
            with self._opening:
                self._open()
            yield
        finally:
            with self._state:
                self._n_reading -= 1
                self._state.notify_all()

    def _open(self) -> None:
        if self._projector is None or self.refusal:
            raise PictureError(self.refusal)
        if self._mtmd is not None:
            return
        refuse_what_does_not_fit(self._projector.path)  # there may be room the next time
        try:
            found = opened(self._projector, self._model, self._context, use_gpu=self._use_gpu)
        except PictureError as error:
            self.refusal = str(error)  # it would be no better the next time
            raise
        self._mtmd, self._identity = found

    def _laid_out(self, pixels: Pixels, key: bytes) -> Iterator[_Part]:
        mtmd = library.mtmd()
        for index in range(pixels.n_chunks):
            chunk = pixels.chunk(index)
            if mtmd.mtmd_input_chunk_get_type(chunk) == mtmd.MTMD_INPUT_CHUNK_TYPE_TEXT:
                count = ctypes.c_size_t()
                pointer = mtmd.mtmd_input_chunk_get_tokens_text(chunk, ctypes.byref(count))
                tokens = tuple(pointer[: count.value])
                if min(tokens, default=0) < 0:  # what belongs around a picture is no token of the model
                    raise self._unfit()
                yield _Part(tokens, index, is_picture=False)
                continue
            n_cells: int = mtmd.mtmd_input_chunk_get_n_tokens(chunk)
            n_positions: int = mtmd.mtmd_input_chunk_get_n_pos(chunk)
            if not 0 < n_positions <= n_cells:
                raise self._unfit()
            if n_cells > self._n_batch and mtmd.mtmd_decode_use_non_causal(self._mtmd, chunk):
                told = f"A picture takes {n_cells} tokens, and at most {self._n_batch} of one can be read."
                raise PictureError(f"{told} Make it smaller, then send it again.")
            identity = b"".join((self._identity, key, index.to_bytes(4, "little")))
            yield _Part(cells_of(identity, n_cells, n_positions), index, is_picture=True)

    def _unfit(self) -> PictureError:
        assert self._projector is not None
        return PictureError(f"The projector {self._projector.path.name} was made for another model.")

    def _found(self, cells: Sequence[int], pictures: Sequence[Picture]) -> tuple[LlamaPicture, _Part]:
        wanted = tuple(cells)
        found = next(
            (
                (picture, part)
                for picture in pictures
                if isinstance(picture, LlamaPicture)
                for part in picture.parts
                if part.is_picture and part.tokens == wanted
            ),
            None,
        )
        if found is None or self._mtmd is None:
            raise EngineError("a picture of the prompt is not there")
        return found

    def _computed(self, picture: LlamaPicture, part: _Part, *, is_encoded: bool) -> int:
        """The library's status, once the picture is decoded and this part of it computed."""
        if picture.pixels is None:
            picture.pixels = Pixels(self._mtmd, picture.data)
        if is_encoded:
            return 0
        return int(library.mtmd().mtmd_encode_chunk(self._mtmd, picture.pixels.chunk(part.chunk)))

    def _is_free(self, timeout: float | None, wanted: tuple[bytes, int]) -> bool:
        """Whether nothing is being computed; raises :class:`EngineError` where that was wanted and failed."""
        job = self._job
        if job is None:
            return True
        job.thread.join(timeout)
        if job.thread.is_alive():
            return False
        self._job = None
        self._encoded = None if job.failure else job.wanted
        if job.failure and job.wanted == wanted:
            raise EngineError(job.failure)
        return True

    def _put(self, chunk: Any, seq: int, p0: int) -> None:
        mtmd, behind = library.mtmd(), lib.llama_pos(p0)
        status = mtmd.mtmd_helper_decode_image_chunk(
            self._mtmd,
            self._context,
            chunk,
            mtmd.mtmd_get_output_embd(self._mtmd),
            p0,
            seq,
            self._n_batch,
            ctypes.byref(behind),
            mtmd.mtmd_helper_post_decode_callback(0),
            None,
        )
        if status == 0:
            return
        # A large one takes several batches, of which the first may be there.
        memory = lib.llama_get_memory(self._context)
        is_gone = False
        if lib.llama_memory_seq_pos_max(memory, seq) >= p0:
            is_gone = p0 > 0 and not self._goes_back
            lib.llama_memory_seq_rm(memory, seq, 0 if is_gone else p0, -1)
        if status != 1:
            raise EngineError(f"a picture could not be decoded (status {status})")
        if is_gone:
            raise SequenceGoneError("no room for all of a picture")
        raise NoRoomError("no room for a picture")

    @property
    def _goes_back(self) -> bool:
        """Whether what was decoded last can be removed, and all before it is as it was.

        A recurrent state has no single cells, and those outside of a sliding window were recycled.
        """
        model = self._model
        has_state = lib.llama_model_is_recurrent(model) or lib.llama_model_is_hybrid(model)
        return not has_state and lib.llama_model_n_swa(model) <= 0
