"""Pictures in the cells of a model: what llama.cpp's own helper puts there, and a sentence for the rest."""

from __future__ import annotations

import ctypes
import os
import random
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import llama_cpp as lib
import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import GUEST, LIVE, Remove
from ethervox_gui.context.errors import EngineError, NoRoomError, PictureError, SequenceGoneError
from ethervox_gui.context.requests.pictures import Picture, Placed, is_cell, n_positions, run_length
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.pictures import formats, library, reader
from ethervox_gui.engine.llama.pictures.reader import LlamaPicture, Pictures
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.settings import ModelSettings
from tests.helpers.tiny_models import Family, Shape, make_model
from tests.helpers.tiny_projectors import KINDS, Kind, Projector, make_projector, needs_mtmd, png

pytestmark = needs_mtmd

BEFORE, AFTER = "Look at ", " and say what it is."


def loaded(
    folder: Path,
    kind: Kind = Kind.PLAIN,
    family: Family = Family.LLAMA,
    n_ctx: int = 512,
    **shape: Any,
) -> LlamaEngine:
    model = make_model(folder / "tiny.gguf", Shape(family=family, n_layer=2))
    make_projector(folder / "mmproj-tiny.gguf", Projector(kind, **shape))
    return llama.load(model, ModelSettings(n_ctx=n_ctx, n_threads=1))


@pytest.fixture(params=KINDS)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LlamaEngine]:
    found = loaded(tmp_path, *request.param)
    yield found
    found.close()


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[LlamaEngine]:
    found = loaded(tmp_path)
    yield found
    found.close()


def prompt_of(engine: LlamaEngine, *pictures: Picture) -> list[int]:
    """All pictures stand behind the same words."""
    placed = [Placed(0, len(BEFORE), picture) for picture in pictures]
    return engine.prompts.prompt([Message(Role.USER, BEFORE + AFTER)], placed)


def read(engine: LlamaEngine, tokens: Sequence[int], pictures: Sequence[Picture], seq: int = LIVE) -> None:
    """Decode a prompt run by run, as guests do."""
    at = 0
    while at < len(tokens):
        run = tokens[at : at + run_length(tokens[at:], engine.info.n_batch)]
        p0 = n_positions(tokens[:at])
        if is_cell(run[0]):
            engine.decode_picture(Chunk(run, seq, p0), pictures)
        else:
            engine.decode(run, seq, p0)
        at += len(run)


def seen(engine: LlamaEngine, *data: bytes) -> NDArray[np.float32]:
    """The logits behind a prompt with these pictures, in an empty cache."""
    pictures = [engine.prompts.pictures.read(each) for each in data]
    engine.apply([Remove()])
    read(engine, prompt_of(engine, *pictures), pictures)
    return engine.logits().copy()


def told_by_the_library(engine: LlamaEngine, folder: Path, *data: bytes) -> NDArray[np.float32]:
    """The same with nothing of ours but the rendering: mtmd tokenises, encodes and decodes."""
    mtmd = library.mtmd()
    projector = os.fsencode(folder / "mmproj-tiny.gguf")
    opened = library.open_projector(projector, engine.model, n_threads=1, use_gpu=False)
    parameters = lib.llama_context_default_params()
    parameters.n_ctx, parameters.n_batch, parameters.n_ubatch = 1024, 512, 512
    context = lib.llama_init_from_model(engine.model, parameters)
    marks = "<__media__>" * len(data)
    text = f"<|im_start|>user\n{BEFORE}{marks}{AFTER}<|im_end|>\n<|im_start|>assistant\n".encode()
    bitmaps = [
        mtmd.mtmd_helper_bitmap_init_from_buf(
            opened, (ctypes.c_uint8 * len(each)).from_buffer_copy(each), len(each), False
        )
        for each in data
    ]
    chunks = mtmd.mtmd_input_chunks_init()
    told = mtmd.mtmd_input_text(text, len(text), False, True)
    array = (mtmd.mtmd_bitmap_p_ctypes * len(data))(*bitmaps)
    assert mtmd.mtmd_tokenize(opened, chunks, ctypes.byref(told), array, len(data)) == 0
    behind = lib.llama_pos()
    status = mtmd.mtmd_helper_eval_chunks(opened, context, chunks, 0, 0, 512, True, ctypes.byref(behind))
    assert status == 0
    pointer = lib.llama_get_logits_ith(context, -1)
    found = np.ctypeslib.as_array(pointer, shape=(engine.vocabulary.n_tokens,)).copy()
    mtmd.mtmd_input_chunks_free(chunks)
    for bitmap in bitmaps:
        mtmd.mtmd_bitmap_free(bitmap)
    lib.llama_free(context)
    mtmd.mtmd_free(opened)
    return found


def test_a_prompt_with_pictures_is_read_as_the_library_reads_it(engine: LlamaEngine, tmp_path: Path) -> None:
    for data in ((png(),), (png(90, 40, 1), png())):
        assert nmse(seen(engine, *data), told_by_the_library(engine, tmp_path, *data)) < 1e-6


def test_another_picture_is_another_prompt(engine: LlamaEngine) -> None:
    first, second = png(seed=1), png(seed=2)
    assert nmse(seen(engine, first), seen(engine, second)) > 1e-3
    assert nmse(seen(engine, first), seen(engine, first)) < 1e-6
    one, other = (engine.prompts.pictures.read(data) for data in (first, second))
    cells = [token for token in one.tokens if is_cell(token)]
    assert not set(cells) & set(other.tokens)
    assert engine.prompts.pictures.read(first).tokens == one.tokens
    *sizes, asking = engine.prompts.measure(
        [Message(Role.USER, BEFORE + AFTER)], [Placed(0, len(BEFORE), one)]
    )
    assert sum(sizes) + asking == len(prompt_of(engine, one))


def test_where_positions_have_several_dimensions_a_picture_takes_fewer_than_cells(tmp_path: Path) -> None:
    engine = loaded(tmp_path, Kind.MULTI_ROPE, Family.MULTI_ROPE)
    picture = engine.prompts.pictures.read(png(112, 56))
    cells = [token for token in picture.tokens if is_cell(token)]
    assert n_positions(cells) < len(cells)
    assert nmse(seen(engine, png(112, 56)), told_by_the_library(engine, tmp_path, png(112, 56))) < 1e-6
    engine.close()


def test_a_large_picture_takes_half_of_a_small_context_at_most(tmp_path: Path) -> None:
    engine = loaded(tmp_path, Kind.MULTI_ROPE, Family.MULTI_ROPE, n_ctx=256)
    tokens = engine.prompts.pictures.read(png(900, 900)).tokens  # 1,024 of them as it is
    assert 64 < sum(map(is_cell, tokens)) <= 128
    engine.close()
    engine = loaded(tmp_path, Kind.MULTI_ROPE, Family.MULTI_ROPE, n_ctx=8192)
    larger = engine.prompts.pictures.read(png(900, 900)).tokens
    assert sum(map(is_cell, larger)) == 1024
    assert not set(filter(is_cell, tokens)) & set(larger)
    engine.close()


def test_another_projector_makes_other_cells_of_the_same_picture(plain: LlamaEngine, tmp_path: Path) -> None:
    ours = plain.prompts.pictures.read(png()).tokens
    (tmp_path / "other").mkdir()
    other = loaded(tmp_path / "other", seed=1)
    assert not set(ours) & set(other.prompts.pictures.read(png()).tokens)
    other.close()


def test_what_stands_for_pictures_is_remembered_and_they_are_not_decoded_again(
    plain: LlamaEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = plain.prompts.pictures.read(png())
    monkeypatch.setattr(reader, "check_picture", lambda _: pytest.fail("it is known"))
    assert plain.prompts.pictures.read(png()).tokens == picture.tokens


class Decoded:
    """On which threads pictures were decoded to pixels."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        self._tokenize = library.mtmd().mtmd_tokenize
        monkeypatch.setattr(library.mtmd(), "mtmd_tokenize", self._counted)

    def _counted(self, *given: Any) -> int:
        self.threads.append(threading.current_thread().name)
        return int(self._tokenize(*given))


def test_a_picture_is_decoded_once_and_never_on_the_engines_thread(
    plain: LlamaEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded, reading = Decoded(monkeypatch), list[LlamaPicture]()
    pictures = plain.prompts.pictures
    assert isinstance(pictures, Pictures)
    thread = threading.Thread(target=lambda: reading.append(pictures.read(png())), name="reads")
    thread.start()
    thread.join()
    (first,) = reading
    read(plain, prompt_of(plain, first), [first])
    assert decoded.threads == ["reads"]
    assert first.pixels is None, "it is in the cells"
    again = pictures.read(png())  # its cells may be there: then it is not needed
    assert (decoded.threads, again.pixels) == (["reads"], None)
    logits = plain.logits().copy()
    plain.apply([Remove()])
    read(plain, prompt_of(plain, again), [again])
    assert decoded.threads == ["reads", "picture"]
    assert nmse(plain.logits(), logits) < 1e-6


def test_of_many_pictures_some_stay_decoded_until_they_are_read(
    plain: LlamaEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded = Decoded(monkeypatch)
    pictures = plain.prompts.pictures
    assert isinstance(pictures, Pictures)
    found = [pictures.read(png(seed=seed)) for seed in range(6)]
    assert [one.pixels is not None for one in found] == [True] * 4 + [False] * 2
    read(plain, prompt_of(plain, *found), found)
    assert decoded.threads == [threading.main_thread().name] * 6 + ["picture"] * 2
    logits = plain.logits().copy()
    assert nmse(seen(plain, *(png(seed=seed) for seed in range(6))), logits) < 1e-6
    later = pictures.read(png(seed=6))
    assert later.pixels is not None, "those before are in the cells"


def test_a_picture_that_is_known_does_not_wait_for_one_that_is_decoded(
    plain: LlamaEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = plain.prompts.pictures
    assert isinstance(pictures, Pictures)
    known = pictures.read(png()).tokens
    is_asked, go_on = threading.Event(), threading.Event()

    def slow(data: bytes) -> Any:
        is_asked.set()
        assert go_on.wait(30)
        return formats.check_picture(data)

    monkeypatch.setattr(reader, "check_picture", slow)
    found: list[Picture] = []
    threads = [threading.Thread(target=lambda: found.append(pictures.read(png(seed=1))))]
    threads[0].start()
    assert is_asked.wait(30)
    threads.append(threading.Thread(target=lambda: found.append(pictures.read(png()))))
    threads[1].start()
    threads[1].join(30)
    assert [one.tokens for one in found] == [known]
    closing = threading.Thread(target=pictures.close)
    closing.start()
    closing.join(0.2)
    assert closing.is_alive(), "the projector is in use"
    go_on.set()
    for thread in (*threads, closing):
        thread.join()
    assert len(found) == 2


def test_a_picture_for_which_there_is_no_room_leaves_nothing_behind(tmp_path: Path) -> None:
    engine = loaded(tmp_path, n_ctx=256, side=14 * 14)
    picture = engine.prompts.pictures.read(png())
    cells = [token for token in picture.tokens if is_cell(token)]
    engine.decode([1] * (256 - len(cells) + 1), LIVE, 0)
    with pytest.raises(NoRoomError):
        engine.decode_picture(Chunk(cells, GUEST, 0), [picture])
    assert engine.occupancy(GUEST).pos_max == -1
    engine.apply([Remove(30)])
    engine.decode_picture(Chunk(cells, GUEST, 0), [picture])
    assert engine.occupancy(GUEST).n_cells == len(cells)
    engine.close()


def test_one_that_takes_several_batches_is_read_in_all_of_them_or_not_at_all(tmp_path: Path) -> None:
    engine = loaded(tmp_path, n_ctx=1024, side=24 * 14)
    picture = engine.prompts.pictures.read(png())
    assert len(picture.tokens) == 576 > engine.info.n_batch
    assert nmse(seen(engine, png()), told_by_the_library(engine, tmp_path, png())) < 1e-6
    engine.apply([Remove()])
    engine.decode([1] * 500, LIVE, 0)
    with pytest.raises(NoRoomError):
        engine.decode_picture(Chunk(picture.tokens, GUEST, 0), [picture])
    assert engine.occupancy(GUEST).pos_max == -1
    engine.close()


@pytest.mark.parametrize(("kind", "family"), [pair for pair in KINDS if pair[0] is not Kind.AT_ONCE])
def test_where_all_but_its_last_batch_finds_room_the_cache_is_as_before_or_empty(
    tmp_path: Path, kind: Kind, family: Family
) -> None:
    """A recurrent state cannot go back, and what was within a sliding window is recycled by then."""
    engine = loaded(tmp_path, kind, family, n_ctx=4096, side=36 * 14)
    picture = engine.prompts.pictures.read(png(36 * 28, 36 * 28))
    cells = [token for token in picture.tokens if is_cell(token)]
    assert len(cells) == 36 * 36 > 2 * engine.info.n_batch
    n_before = 4096 - len(cells) + 1
    engine.decode([1] * n_before, GUEST, 0)
    with pytest.raises(NoRoomError) as caught:
        engine.decode_picture(Chunk(cells, GUEST, n_before), [picture])
    is_gone = family in (Family.HYBRID, Family.SLIDING_WINDOW)
    assert isinstance(caught.value, SequenceGoneError) is is_gone
    assert engine.occupancy(GUEST).pos_max == (-1 if is_gone else n_before - 1)
    engine.apply([Remove(seq=GUEST)])
    engine.decode_picture(Chunk(cells, GUEST, 0), [picture])
    engine.close()


def test_cells_that_are_of_none_of_the_pictures_are_refused(plain: LlamaEngine) -> None:
    one, other = (plain.prompts.pictures.read(png(seed=seed)) for seed in (1, 2))
    with pytest.raises(EngineError, match="is not there"):
        plain.decode_picture(Chunk(one.tokens, LIVE, 0), [other])
    with pytest.raises(EngineError, match="is not there"):
        plain.decode_picture(Chunk(one.tokens[1:], LIVE, 0), [one])
    with pytest.raises(EngineError, match="no sequence"):
        plain.decode_picture(Chunk(one.tokens, 99, 0), [one])


def test_a_model_with_one_that_must_be_read_at_once_refuses_what_is_more_than_a_batch(tmp_path: Path) -> None:
    engine = loaded(tmp_path, Kind.AT_ONCE, side=48 * 14)
    with pytest.raises(PictureError, match="takes 576 tokens, and at most 512"):
        engine.prompts.pictures.read(png())
    engine.close()


def test_the_projector_of_the_settings_may_lie_anywhere(tmp_path: Path) -> None:
    model = make_model(tmp_path / "tiny.gguf", Shape())
    (tmp_path / "elsewhere").mkdir()
    path = make_projector(tmp_path / "elsewhere" / "eyes.gguf")
    for chosen, is_seeing in (("", False), (str(path), True)):
        engine = llama.load(model, ModelSettings(n_ctx=512, n_threads=1, projector=chosen))
        assert (engine.prompts.pictures.refusal == "") is is_seeing
        engine.close()


def test_a_projector_that_llama_cpp_cannot_use_is_a_sentence(tmp_path: Path) -> None:
    model = make_model(tmp_path / "tiny.gguf", Shape())
    path = make_projector(tmp_path / "mmproj-tiny.gguf")
    data = path.read_bytes().replace(b"clip.projector_type", b"clip.projector_tyqe")
    path.write_bytes(data)
    engine = llama.load(model, ModelSettings(n_ctx=512, n_threads=1))
    assert engine.prompts.pictures.refusal == ""  # its header looks well
    for _ in range(2):
        with pytest.raises(PictureError, match=r"cannot use the projector mmproj-tiny\.gguf"):
            engine.prompts.pictures.read(png())
    engine.close()


def test_a_projector_that_ends_the_process_ends_only_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = loaded(tmp_path)
    monkeypatch.setattr(
        "ethervox_gui.engine.inspection.child_command",
        lambda *_: [os.environ.get("PYTHON", "/bin/sh"), "-c", "kill -SEGV $$"],
    )
    with pytest.raises(PictureError, match=r"it crashes llama\.cpp"):
        engine.prompts.pictures.read(png())
    assert "crashes" in engine.prompts.pictures.refusal
    engine.close()


def test_without_the_library_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "mtmd", lambda: None)
    engine = loaded(tmp_path)
    with pytest.raises(PictureError, match="takes no pictures: it lacks the library"):
        engine.prompts.pictures.read(png())
    engine.close()


def test_pictures_are_read_from_other_threads_while_the_engine_works(plain: LlamaEngine) -> None:
    """mtmd says that pictures may be prepared while others are computed."""
    expected = {seed: plain.prompts.pictures.read(png(seed=seed)).tokens for seed in range(4)}
    plain.prompts.pictures._layouts.clear()  # type: ignore[attr-defined]  # else nothing is prepared
    wrong: list[int] = []

    def prepare() -> None:
        order = random.Random(1)
        for _ in range(40):
            seed = order.randrange(4)
            plain.prompts.pictures._layouts.clear()  # type: ignore[attr-defined]
            if plain.prompts.pictures.read(png(seed=seed)).tokens != expected[seed]:
                wrong.append(seed)

    thread = threading.Thread(target=prepare)
    thread.start()
    logits = [seen(plain, png(seed=1)) for _ in range(20)]
    thread.join()
    assert not wrong
    assert all(nmse(found, logits[0]) < 1e-6 for found in logits)


def test_a_closed_engine_reads_none(tmp_path: Path) -> None:
    engine = loaded(tmp_path)
    pictures = engine.prompts.pictures
    pictures.read(png())
    engine.close()
    with pytest.raises(PictureError, match="Another model"):
        pictures.read(png(seed=1))
