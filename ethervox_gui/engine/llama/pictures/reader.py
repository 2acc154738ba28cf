"""Pictures for one loaded model: what stands for them in a prompt, and how they come into its cells."""

from __future__ import annotations

import ctypes
import hashlib
import os
import threading
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
from ethervox_gui.engine.hardware import free_memory
from ethervox_gui.engine.inspection import inspect_projector
from ethervox_gui.engine.llama.cells import model_hash
from ethervox_gui.engine.llama.pictures import library
from ethervox_gui.engine.llama.pictures.formats import check_picture, damaged

#: What a projector takes beside its file, to compute.
_WORKING_SHARE: Final = 1.2

#: Kinds that take a photograph as it comes, in as many tokens as this; a small context would be full of it.
_AS_IT_COMES: Final = frozenset({"qwen2vl_merger", "qwen2.5vl_merger", "qwen3vl_merger"})
_USUAL_MOST: Final = 4096

#: Of so many pictures it is remembered what stands for them: a conversation is sent again with all of them.
_LAYOUTS_KEPT: Final = 256
_MARKER: Final = b"<__media__>"
#: Seconds for which one that is computed is waited for at a time.
_PATIENCE_S: Final = 1.0


class _Part(NamedTuple):
    """What one of mtmd's chunks is in a prompt: tokens of the model, or cells of the picture."""

    tokens: tuple[int, ...]
    chunk: int
    is_picture: bool


@dataclass(frozen=True, slots=True)
class LlamaPicture:
    """A picture as it was sent, and what stands for it."""

    key: bytes
    data: bytes
    parts: tuple[_Part, ...]

    @property
    def tokens(self) -> tuple[int, ...]:
        return tuple(token for part in self.parts for token in part.tokens)


class _Job:
    """A part of a picture that is being computed, on a thread of its own."""

    def __init__(self, wanted: tuple[bytes, int], compute: Callable[[], int]) -> None:
        self.wanted = wanted
        self.status = -1  # 0 when it went well
        self._compute = compute
        self.thread = threading.Thread(target=self._run, name="picture", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        self.status = self._compute()


class _Opened(NamedTuple):
    """The picture that is being read, decoded to pixels."""

    key: bytes
    chunks: Any


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
        self._lock = threading.Lock()
        self._mtmd: Any = None
        self._identity = b""  # what the cells depend on beside the picture
        self._is_closed = False
        self._layouts: OrderedDict[bytes, tuple[_Part, ...]] = OrderedDict()
        self._opened: _Opened | None = None
        self._encoded: tuple[bytes, int] | None = None  # whose embeddings the library holds
        self._job: _Job | None = None

    def read(self, data: bytes) -> LlamaPicture:
        """What stands for a picture file in a prompt.  Raises :class:`PictureError`."""
        key = hashlib.sha256(data).digest()
        with self._lock:
            self._open()
            parts = self._layouts.get(key)
            if parts is None:
                check_picture(data)
                with self._chunks(data) as chunks:
                    parts = tuple(self._laid_out(chunks, key))
                self._layouts[key] = parts
                while len(self._layouts) > _LAYOUTS_KEPT:
                    self._layouts.popitem(last=False)
            else:
                self._layouts.move_to_end(key)
        return LlamaPicture(key, data, parts)

    def prepare(self, cells: Sequence[int], pictures: Sequence[Picture], timeout: float) -> bool:
        """Whether a part of a picture is computed by now; ``timeout`` are the seconds to wait for that.

        It is computed beside what else the engine does; on a GPU, which is quick, at once.  One at a time.
        """
        picture, part = self._found(cells, pictures)
        wanted = picture.key, part.chunk
        if not self._is_free(timeout, wanted):
            return False
        if self._encoded == wanted:
            return True
        chunk = library.mtmd().mtmd_input_chunks_get(self._pixels_of(picture), part.chunk)
        self._encoded = None
        self._job = _Job(wanted, lambda: int(library.mtmd().mtmd_encode_chunk(self._mtmd, chunk)))
        return self._is_free(None if self._use_gpu else timeout, wanted)

    def decode(self, cells: Sequence[int], pictures: Sequence[Picture], seq: int, p0: int) -> None:
        """Put a part of a picture into the cache: the one of ``pictures`` that these cells are.

        Raises :class:`NoRoomError` with nothing of it kept, :class:`SequenceGoneError` with nothing kept at
        all, or :class:`EngineError`.
        """
        while not self.prepare(cells, pictures, _PATIENCE_S):
            pass
        picture, part = self._found(cells, pictures)
        chunk = library.mtmd().mtmd_input_chunks_get(self._pixels_of(picture), part.chunk)
        self._put(chunk, seq, p0)
        if part is [each for each in picture.parts if each.is_picture][-1]:
            self._forget_pixels()

    def close(self) -> None:
        """Free the projector; from then on :meth:`read` raises."""
        with self._lock:
            self._is_closed = True
            if self._job is not None:
                self._job.thread.join()
            self._forget_pixels()
            mtmd, self._mtmd = self._mtmd, None
            if mtmd is not None:
                library.mtmd().mtmd_free(mtmd)

    # ---- inside ------------------------------------------------------------------------------------

    def _open(self) -> None:
        if self._is_closed:
            raise PictureError("Another model has been loaded in the meantime. Send it again.")
        if self._projector is None or self.refusal:
            raise PictureError(self.refusal)
        if self._mtmd is not None:
            return
        path = self._projector.path
        _refuse_what_does_not_fit(path)  # there may be room the next time
        try:
            inspect_projector(path)  # a broken one can end the process
            most = self._most()
            identity = model_hash(path) + most.to_bytes(4, "little")
            mtmd = library.open_projector(
                os.fsencode(path),
                self._model,
                n_threads=lib.llama_n_threads(self._context),
                use_gpu=self._use_gpu,
                most=most,
            )
            if mtmd is not None and not library.mtmd().mtmd_support_vision(mtmd):
                library.mtmd().mtmd_free(mtmd)
                mtmd = None
            if mtmd is None:
                raise PictureError(f"llama.cpp cannot use the projector {path.name} with this model.")
        except OSError as error:
            raise PictureError(f"The projector {path.name} cannot be read: {error}.") from error
        except PictureError as error:
            self.refusal = str(error)  # it would be no better the next time
            raise
        self._mtmd, self._identity = mtmd, identity

    def _most(self) -> int:
        """Most tokens of a picture: half of a context in which what is usual does not fit twice; else 0."""
        half = int(lib.llama_n_ctx(self._context)) // 2
        assert self._projector is not None
        return half if self._projector.kind in _AS_IT_COMES and half < _USUAL_MOST else 0

    @contextmanager
    def _chunks(self, data: bytes) -> Iterator[Any]:
        chunks = self._made_of(data)
        try:
            yield chunks
        finally:
            library.mtmd().mtmd_input_chunks_free(chunks)

    def _made_of(self, data: bytes) -> Any:
        """What the library makes of a picture file: chunks of tokens and of pixels; the caller frees them."""
        mtmd = library.mtmd()
        buffer = (ctypes.c_uint8 * len(data)).from_buffer_copy(data)
        bitmap = mtmd.mtmd_helper_bitmap_init_from_buf(self._mtmd, buffer, len(data), False)
        if not bitmap:
            raise damaged()
        chunks = mtmd.mtmd_input_chunks_init()
        try:
            text = mtmd.mtmd_input_text(_MARKER, len(_MARKER), False, True)
            bitmaps = (mtmd.mtmd_bitmap_p_ctypes * 1)(bitmap)
            status = mtmd.mtmd_tokenize(self._mtmd, chunks, ctypes.byref(text), bitmaps, 1)
        finally:
            mtmd.mtmd_bitmap_free(bitmap)
        if status != 0:
            mtmd.mtmd_input_chunks_free(chunks)
            raise PictureError("A picture cannot be prepared for this model. Send it in another size.")
        return chunks

    def _laid_out(self, chunks: Any, key: bytes) -> Iterator[_Part]:
        mtmd = library.mtmd()
        for index in range(mtmd.mtmd_input_chunks_size(chunks)):
            chunk = mtmd.mtmd_input_chunks_get(chunks, index)
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

    def _pixels_of(self, picture: LlamaPicture) -> Any:
        if self._opened is None or self._opened.key != picture.key:
            self._forget_pixels()
            try:
                self._opened = _Opened(picture.key, self._made_of(picture.data))
            except PictureError as error:
                raise EngineError(str(error)) from error
        return self._opened.chunks

    def _forget_pixels(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            library.mtmd().mtmd_input_chunks_free(opened.chunks)

    def _is_free(self, timeout: float | None, wanted: tuple[bytes, int]) -> bool:
        """Whether nothing is being computed; raises :class:`EngineError` where that was wanted and failed."""
        job = self._job
        if job is None:
            return True
        job.thread.join(timeout)
        if job.thread.is_alive():
            return False
        self._job = None
        self._encoded = job.wanted if job.status == 0 else None
        if job.status != 0 and job.wanted == wanted:
            raise EngineError("a picture could not be computed")
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
        raise (
            SequenceGoneError("no room for all of a picture")
            if is_gone
            else NoRoomError("no room for a picture")
        )

    @property
    def _goes_back(self) -> bool:
        """Whether what was decoded last can be removed, and all before it is as it was.

        A recurrent state has no single cells, and those outside of a sliding window were recycled.
        """
        model = self._model
        has_state = lib.llama_model_is_recurrent(model) or lib.llama_model_is_hybrid(model)
        return not has_state and lib.llama_model_n_swa(model) <= 0


def _refuse_what_does_not_fit(path: Path) -> None:
    try:
        needed, free = int(path.stat().st_size * _WORKING_SHARE), free_memory()
    except OSError as error:
        raise PictureError(f"The projector {path.name} cannot be read: {error}.") from error
    if needed > free:
        told = f"The projector {path.name} needs {needed / 2**30:,.1f} GiB of memory"
        told += f", {free / 2**30:,.1f} are free."
        raise PictureError(f"{told} Close what else takes memory, then send it again.")
