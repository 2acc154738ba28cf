"""Requests with pictures: one is read once, as a whole, and nobody who writes beside it is disturbed."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import GUEST, LIVE, Remove
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.pictures import Picture, Placed, is_cell, n_positions, run_length, whole
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.pictures import library
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache import prompt_pages
from ethervox_gui.governor.cache.prompt_pages import PromptPages
from ethervox_gui.governor.guests.seat import Seat
from ethervox_gui.governor.jobs.guest_jobs import (
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    PromptRead,
    TextWritten,
)
from ethervox_gui.governor.session.completions import Guests, take
from ethervox_gui.settings import ModelSettings, SamplingSettings
from ethervox_gui.storage.pages.page_store import PageStore
from tests.helpers.guests import serve
from tests.helpers.tiny_models import Family, Shape, make_model
from tests.helpers.tiny_projectors import KINDS, Kind, Projector, make_projector, needs_mtmd, png

pytestmark = needs_mtmd

Talk = Sequence[tuple[str, bytes | None]]
ASKED: Talk = [("What is this? ", png(seed=1))]
N_ASKED = 16  # cells of its picture
GOES_ON: Talk = [*ASKED, ("A picture.", None), ("And what else do you see?", None)]


def no_chat() -> bool:
    return False


class At:
    """A tiny model with a projector, and whoever asks it."""

    def __init__(
        self,
        folder: Path,
        kind: Kind = Kind.PLAIN,
        family: Family = Family.LLAMA,
        n_ctx: int = 1024,
        side: int = 4,
    ) -> None:
        model = make_model(folder / "tiny.gguf", Shape(family=family, n_layer=2, ends=False))
        make_projector(folder / "mmproj-tiny.gguf", Projector(kind, side=side * 14))
        self.engine: LlamaEngine = llama.load(model, ModelSettings(n_ctx=n_ctx, n_threads=1))
        self.store = PageStore(folder / "pages")
        self.n_pictures = 0
        decode_picture = self.engine.decode_picture

        def counted(chunk: Chunk, pictures: Sequence[Picture]) -> None:
            self.n_pictures += 1
            decode_picture(chunk, pictures)

        self.engine.decode_picture = counted  # type: ignore[method-assign]
        self.guests = Guests(self.engine, no_chat, PromptPages(self.engine, self.store))

    def request(self, talk: Talk, tell: Callable[[CompletionEvent], None], **options: Any) -> Completion:
        pictures = [
            Placed(number, len(text), self.engine.prompts.pictures.read(data))
            for number, (text, data) in enumerate(talk)
            if data is not None
        ]
        messages = [
            Message(Role.ASSISTANT if number % 2 else Role.USER, text)
            for number, (text, _) in enumerate(talk)
        ]
        prompt = self.engine.prompts.prompt(messages, pictures)
        return Completion(
            prompt,
            self.engine.prompts,
            SamplingSettings(temperature=0),
            tell,
            options.pop("cancelled", no_chat),
            pictures=tuple(placed.picture for placed in pictures),
            **{"max_tokens": 4, **options},
        )

    def ask(self, talk: Talk, **options: Any) -> Said:
        said = Said(self.engine)
        serve(self.guests, self.request(talk, said.hear, **options))
        return said

    def truth(self, talk: Talk) -> NDArray[np.float32]:
        """The logits behind a prompt that is read at once, into an empty cache."""
        request = self.request(talk, lambda _: None)
        self.guests.clear(keep=False)
        self.engine.apply([Remove()])
        tokens, at = list(request.prompt), 0
        while at < len(tokens):
            run = tokens[at : at + run_length(tokens[at:], 512)]
            p0 = n_positions(tokens[:at])
            if is_cell(run[0]):
                self.engine.decode_picture(Chunk(run, LIVE, p0), request.pictures)
            else:
                self.engine.decode(run, LIVE, p0)
            at += len(run)
        found = self.engine.logits().copy()
        self.engine.apply([Remove()])
        return found

    def close(self) -> None:
        self.guests.clear()
        self.store.close()
        self.engine.close()


class Said:
    """What became of one request, and the logits of its first token."""

    def __init__(self, engine: LlamaEngine) -> None:
        self._engine = engine
        self.n_prompt = self.n_reused = self.n_tokens = 0
        self.text = ""
        self.end: CompletionEvent | None = None
        self.logits: NDArray[np.float32] | None = None

    def hear(self, event: CompletionEvent) -> None:
        match event:
            case PromptRead(n_prompt, n_reused):
                self.n_prompt, self.n_reused = n_prompt, n_reused
                self.logits = self._engine.logits().copy()
            case TextWritten(text, n_tokens):
                self.text += text
                self.n_tokens = n_tokens
        self.end = event


@pytest.fixture
def at(tmp_path: Path) -> Iterator[At]:
    found = At(tmp_path)
    yield found
    found.close()


def run(at: At) -> None:
    """Work until nothing is left."""
    while at.guests.is_at_work:
        at.guests.round()


def is_true(said: Said, truth: NDArray[np.float32]) -> bool:
    assert isinstance(said.end, CompletionEnded), said.end
    assert said.logits is not None
    return nmse(said.logits, truth) < 1e-5


@pytest.mark.parametrize(("kind", "family"), KINDS)
def test_a_conversation_goes_on_behind_its_picture_without_reading_it_again(
    tmp_path: Path, kind: Kind, family: Family
) -> None:
    at = At(tmp_path, kind, family)
    truth, later = at.truth(ASKED), at.truth(GOES_ON)
    at.n_pictures = 0
    first = at.ask(ASKED, max_tokens=1)  # it is not in the cells: what follows takes its place
    second = at.ask(GOES_ON)
    assert is_true(first, truth)
    assert is_true(second, later)
    assert at.n_pictures == 1
    assert second.n_reused > first.n_prompt - 16  # all but what asked for the first reply
    assert second.n_reused < second.n_prompt
    at.close()


def test_another_picture_in_its_place_is_read(at: At) -> None:
    other: Talk = [("What is this? ", png(seed=2))]
    truth = at.truth(other)
    at.ask(ASKED)
    said = at.ask(other)
    assert is_true(said, truth)
    assert said.n_reused < 16 + len("What is this? ")


@pytest.mark.parametrize("restart", [False, True])
def test_conversations_with_and_without_pictures_take_turns(tmp_path: Path, restart: bool) -> None:
    at = At(tmp_path, n_ctx=256, side=10)  # there is room for one of them
    talks: list[Talk] = [ASKED, [("Without any picture, " * 4, None)], [("Another one: ", png(seed=3))]]
    longer: list[Talk] = [[*talk, ("Yes.", None), ("Go on.", None)] for talk in talks]
    truths = [at.truth(talk) for talk in longer]
    for talk in talks:
        at.ask(talk)
    if restart:
        at.guests.clear()
        at.guests = Guests(at.engine, no_chat, PromptPages(at.engine, at.store))
    at.n_pictures = 0
    for talk, truth in zip(longer, truths, strict=True):
        said = at.ask(talk)
        assert is_true(said, truth)
        assert said.n_reused > said.n_prompt - 40
    assert at.n_pictures == 0
    at.close()


def test_of_a_picture_whose_pages_are_not_all_there_nothing_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompt_pages, "_MOST", 32)
    at = At(tmp_path, side=10)
    truth = at.truth(ASKED)
    at.ask(ASKED)
    at.guests.clear()
    load, n_loads = at.store.load, 0

    def half(*given: Any) -> Any:
        nonlocal n_loads
        n_loads += 1
        return load(*given) if n_loads < 3 else None

    monkeypatch.setattr(at.store, "load", half)
    at.n_pictures = 0
    said = at.ask(ASKED)
    assert n_loads == 3
    assert is_true(said, truth)
    assert at.n_pictures == 1
    assert not any(map(is_cell, at.request(ASKED, lambda _: None).prompt[: said.n_reused]))
    at.close()


def test_the_choices_of_a_request_read_its_picture_once(at: At) -> None:
    truth = at.truth(ASKED)
    at.n_pictures = 0
    said = [Said(at.engine) for _ in range(3)]
    request = at.request(ASKED, said[0].hear)
    for one in said:
        take(at.guests, Completion(request.prompt, request.encoder, request.sampling, one.hear, no_chat, 4,
                                   pictures=request.pictures))  # fmt: skip
    run(at)
    assert at.n_pictures == 1
    assert all(is_true(one, truth) for one in said[:1])
    assert len({one.text for one in said}) == 1


def test_who_writes_gets_a_token_in_every_round_in_which_pictures_are_read(at: At) -> None:
    writer, reader = Said(at.engine), Said(at.engine)
    alone = at.ask([("Write something long.", None)], max_tokens=200).text
    at.guests.clear(keep=False)
    take(at.guests, at.request([("Write something long.", None)], writer.hear, max_tokens=200))
    at.guests.round()
    looks: Talk = [("One ", png(seed=1)), ("Yes", None), ("and another ", png(seed=2))]
    take(at.guests, at.request(looks, reader.hear))
    at.n_pictures = n_rounds = 0
    before = writer.n_tokens
    while at.n_pictures < 2:
        at.guests.round()
        n_rounds += 1
    assert n_rounds < 200
    assert writer.n_tokens >= before + n_rounds - 3  # some bytes make a letter together
    run(at)
    assert writer.text == alone
    assert is_true(reader, at.truth(looks))


class Slow:
    """A projector that computes nothing until it may; ``n_begun`` counts how often it was asked to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may = threading.Event()
        self.n_begun, self.status = 0, 0
        self._encode = library.mtmd().mtmd_encode_chunk
        monkeypatch.setattr(library.mtmd(), "mtmd_encode_chunk", self._wait)

    def _wait(self, *given: Any) -> int:
        self.n_begun += 1
        assert self.may.wait(30)
        return self.status or int(self._encode(*given))


def test_while_a_picture_is_computed_others_write_their_replies(
    at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = at.truth(ASKED)
    at.engine.prompts.pictures._encoded = None  # type: ignore[attr-defined]  # of the truth
    slow, seer, writer = Slow(monkeypatch), Said(at.engine), Said(at.engine)
    take(at.guests, at.request(ASKED, seer.hear))
    while not slow.n_begun:
        at.guests.round()
    take(at.guests, at.request([("Write.", None)], writer.hear, max_tokens=20))
    while not isinstance(writer.end, CompletionEnded):
        at.guests.round()
    assert seer.end is None
    slow.may.set()
    run(at)
    assert is_true(seer, truth)
    assert slow.n_begun == 1


def test_who_goes_away_while_a_picture_is_computed_is_not_waited_for(
    at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    other: Talk = [("And this? ", png(seed=9))]
    truth, is_gone = at.truth(other), threading.Event()
    slow, seer, next_one = Slow(monkeypatch), Said(at.engine), Said(at.engine)
    take(at.guests, at.request(ASKED, seer.hear, cancelled=is_gone.is_set))
    while not slow.n_begun:
        at.guests.round()
    is_gone.set()
    at.guests.round()
    assert isinstance(seer.end, CompletionEnded)
    assert not at.guests.is_at_work
    take(at.guests, at.request([*other, ("Yes.", None), ("So?", png(seed=8))], next_one.hear))
    for _ in range(3):
        at.guests.round()
    assert slow.n_begun == 1  # one at a time
    slow.may.set()
    run(at)
    assert slow.n_begun == 3
    assert is_true(at.ask(other), truth)


def test_the_pixels_of_a_picture_go_with_who_asked_for_it(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nobody sends another one, and while they are computed no sooner."""
    is_gone, slow, seer = threading.Event(), Slow(monkeypatch), Said(at.engine)
    request = at.request(ASKED, seer.hear, cancelled=is_gone.is_set)
    (picture,) = request.pictures
    pixels = weakref.ref(picture.pixels)  # type: ignore[attr-defined]
    take(at.guests, request)
    while not slow.n_begun:
        at.guests.round()
    is_gone.set()
    del request, picture
    run(at)
    assert isinstance(seer.end, CompletionEnded)
    assert pixels() is not None, "the library works with them"
    slow.may.set()
    at.engine.prompts.pictures._job.thread.join()  # type: ignore[attr-defined]
    assert pixels() is None


def test_a_picture_that_fails_is_told_to_who_sent_it_and_tried_again_for_the_next(
    at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = at.truth(ASKED)
    at.ask([("Another one ", png(seed=3))])  # what the library holds is of that one
    slow = Slow(monkeypatch)
    slow.may.set()
    slow.status = 1
    failed = at.ask(ASKED)
    assert isinstance(failed.end, CompletionFailed)
    assert "a picture could not be computed" in str(failed.end.error)
    slow.status = 0
    assert is_true(at.ask(ASKED), truth)


def test_an_engine_that_is_closed_waits_for_what_is_computed(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, seer = Slow(monkeypatch), Said(at.engine)
    take(at.guests, at.request(ASKED, seer.hear))
    while not slow.n_begun:
        at.guests.round()
    closing = threading.Thread(target=at.engine.prompts.pictures.close)  # type: ignore[attr-defined]
    closing.start()
    closing.join(0.2)
    assert closing.is_alive()
    slow.may.set()
    closing.join(30)
    assert not closing.is_alive()


def test_beside_a_chats_reply_a_picture_waits_and_the_others_do_not(at: At) -> None:
    seer, writer = Said(at.engine), Said(at.engine)
    take(at.guests, at.request(ASKED, seer.hear))
    take(at.guests, at.request([("Write.", None)], writer.hear, max_tokens=4))
    at.n_pictures = 0
    at.engine.decode([1, 2, 3], LIVE, 0)
    for number in range(30):
        at.guests.ride(Chunk((1,), LIVE, 3 + number), 800, 0.25)
    assert isinstance(writer.end, CompletionEnded)
    assert (seer.end, at.n_pictures) == (None, 0)
    run(at)
    assert at.n_pictures == 1
    assert is_true(seer, at.truth(ASKED))


@pytest.mark.parametrize("where", ["cells", "pages"])
def test_beside_a_chats_reply_a_conversation_goes_on_behind_its_pictures(at: At, where: str) -> None:
    expected = at.ask(GOES_ON).text
    at.guests.clear(keep=False)
    at.ask(ASKED)
    if where == "pages":
        at.guests.clear()
    said = Said(at.engine)
    take(at.guests, at.request(GOES_ON, said.hear))
    at.n_pictures = 0
    at.engine.decode([1, 2, 3], LIVE, 0)
    for number in range(30):
        at.guests.ride(Chunk((1,), LIVE, 3 + number), 800, 0.25)
    assert isinstance(said.end, CompletionEnded)
    assert (said.text, at.n_pictures) == (expected, 0)
    assert said.n_reused > N_ASKED


def test_beside_a_chats_reply_a_conversation_with_a_new_picture_waits(at: At) -> None:
    at.ask(ASKED)
    said = Said(at.engine)
    take(at.guests, at.request([*GOES_ON, ("Yes.", None), ("And this? ", png(seed=4))], said.hear))
    at.n_pictures = 0
    at.engine.decode([1, 2, 3], LIVE, 0)
    for number in range(10):
        at.guests.ride(Chunk((1,), LIVE, 3 + number), 800, 0.25)
    assert (said.end, at.n_pictures) == (None, 0)
    run(at)
    assert isinstance(said.end, CompletionEnded)
    assert at.n_pictures == 1


def test_a_request_that_goes_away_between_two_pictures_reads_no_more(at: At) -> None:
    said = Said(at.engine)
    two: Talk = [("One ", png(seed=1)), ("Yes", None), ("and another ", png(seed=2))]
    take(at.guests, at.request(two, said.hear, cancelled=lambda: at.n_pictures >= 1))
    at.n_pictures = 0
    run(at)
    assert at.n_pictures == 1
    assert isinstance(said.end, CompletionEnded)
    assert said.end.stop_reason is StopReason.CANCELLED


def test_a_picture_that_cannot_be_computed_fails_its_own_request_alone(
    at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_chunk: Chunk, _pictures: Sequence[Picture]) -> None:
        raise EngineError("a picture could not be computed")

    seer, writer = Said(at.engine), Said(at.engine)
    take(at.guests, at.request(ASKED, seer.hear))
    take(at.guests, at.request([("Write.", None)], writer.hear))
    with monkeypatch.context() as patch:
        patch.setattr(at.engine, "decode_picture", breaks)
        run(at)
    assert isinstance(seer.end, CompletionFailed)
    assert "a picture could not be computed" in str(seer.end.error)
    assert isinstance(writer.end, CompletionEnded)
    assert is_true(at.ask(ASKED), at.truth(ASKED))


def test_where_there_is_no_room_for_a_picture_others_leave(tmp_path: Path) -> None:
    at = At(tmp_path, n_ctx=256, side=12)
    truth = at.truth(ASKED)
    filled = Said(at.engine)
    serve(at.guests, at.request([("word " * 30, None)], filled.hear))
    assert is_true(at.ask(ASKED), truth)
    too_long = at.ask([("word " * 40, png(seed=1))])
    assert isinstance(too_long.end, CompletionFailed)
    assert too_long.end.error.code == "context_full"
    assert is_true(at.ask(ASKED), truth)
    at.close()


def test_a_seat_never_ends_within_a_picture(at: At) -> None:
    request = at.request(ASKED, lambda _: None)
    prompt = list(request.prompt)
    cells = [index for index, token in enumerate(prompt) if is_cell(token)]
    seat = Seat(at.engine, GUEST, None)
    for n_held in range(len(prompt) + 1):
        seat.tokens = prompt[:n_held]
        expected = cells[0] if cells[0] < n_held <= cells[-1] else min(n_held, len(prompt) - 1)
        assert seat.n_same(prompt) == expected
        assert whole(prompt, n_held) in (n_held, cells[0])


def read_into(at: At, seat: Seat, request: Completion, stop: int) -> None:
    """Read a prompt on from where the seat is, up to a place in it."""
    seat.touch()
    while len(seat.tokens) < stop:
        rest = request.prompt[len(seat.tokens) : stop]
        chunk = Chunk(rest[: run_length(rest, 512)], seat.seq, seat.position)
        if is_cell(chunk.tokens[0]):
            at.engine.decode_picture(chunk, request.pictures)
        else:
            at.engine.decode(chunk.tokens, chunk.seq, chunk.p0)
        seat.tokens += chunk.tokens


@pytest.mark.parametrize("n_left_behind", [0, 3])
@pytest.mark.parametrize(("kind", "family"), KINDS)
def test_behind_a_batch_that_failed_a_seat_knows_what_is_there(
    tmp_path: Path, kind: Kind, family: Family, n_left_behind: int
) -> None:
    """With M-RoPE there are more cells than positions, and no position tells of all cells of a picture."""
    at = At(tmp_path, kind, family)
    truth, request = at.truth(ASKED), at.request(ASKED, lambda _: None)
    behind_it = 1 + max(index for index, token in enumerate(request.prompt) if is_cell(token))
    for stop in (behind_it, behind_it + 2):
        seat = Seat(at.engine, GUEST, None)
        seat.begin(request.prompt, (), no_chat, no_chat)
        read_into(at, seat, request, stop)
        if n_left_behind:
            at.engine.decode([5] * n_left_behind, GUEST, seat.position)
        seat.settle()
        assert len(seat.tokens) == (stop if at.engine.info.capability.surgical else 0)
        read_into(at, seat, request, len(request.prompt))
        assert nmse(at.engine.logits(), truth) < 1e-5
        seat.clear()
    at.close()


def test_a_picture_that_a_failed_batch_took_cells_of_is_read_again(at: At) -> None:
    truth, request = at.truth(ASKED), at.request(ASKED, lambda _: None)
    cells = [index for index, token in enumerate(request.prompt) if is_cell(token)]
    seat = Seat(at.engine, GUEST, None)
    seat.begin(request.prompt, (), no_chat, no_chat)
    read_into(at, seat, request, cells[-1] + 1)
    at.engine.apply([Remove(cells[3], seq=GUEST)])
    seat.settle()
    assert len(seat.tokens) == cells[0] == at.engine.occupancy(GUEST).n_cells
    read_into(at, seat, request, len(request.prompt))
    assert nmse(at.engine.logits(), truth) < 1e-5


def test_a_picture_that_waits_for_room_is_computed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = At(tmp_path, n_ctx=256, side=12)
    truth = at.truth(ASKED)
    encode, n_encoded = library.mtmd().mtmd_encode_chunk, 0

    def counted(*given: Any) -> int:
        nonlocal n_encoded
        n_encoded += 1
        return int(encode(*given))

    def the_chat_leaves() -> bool:
        at.engine.apply([Remove()])
        return True

    monkeypatch.setattr(library.mtmd(), "mtmd_encode_chunk", counted)
    at.engine.decode([1] * 100, LIVE, 0)
    at.guests = Guests(at.engine, the_chat_leaves)
    at.engine.prompts.pictures._encoded = None  # type: ignore[attr-defined]  # of the truth
    assert is_true(at.ask(ASKED), truth)
    assert n_encoded == 1
    at.close()


@pytest.mark.parametrize("leaves", [True, False])
@pytest.mark.parametrize(("kind", "family"), [pair for pair in KINDS if pair[0] is not Kind.AT_ONCE])
def test_a_picture_of_several_batches_finds_no_room_for_its_last_until_the_chat_leaves(
    tmp_path: Path, kind: Kind, family: Family, leaves: bool
) -> None:
    """Caches that cannot go back lose what stands before it, too: that is read again."""
    at = At(tmp_path, kind, family, n_ctx=4096, side=36)
    large: Talk = [("Before it. ", png(36 * 28, 36 * 28))]
    truth = at.truth(large)
    n_cells = sum(map(is_cell, at.request(large, lambda _: None).prompt))
    assert n_cells == 36 * 36 > 2 * at.engine.info.n_batch
    in_the_way = at.engine.info.n_ctx - n_cells

    def the_chat_leaves() -> bool:
        was_there = leaves and at.engine.occupancy(LIVE).pos_max >= 0
        at.engine.apply([Remove()] if was_there else [])
        return was_there

    at.guests = Guests(at.engine, the_chat_leaves)
    at.engine.decode([1] * in_the_way, LIVE, 0)
    said = at.ask(large)
    if leaves:
        assert is_true(said, truth)
        assert said.n_reused == 0
    else:
        assert isinstance(said.end, CompletionFailed)
        assert said.end.error.code == "context_full"
        assert at.engine.occupancy(LIVE).pos_max == in_the_way - 1
        at.engine.apply([Remove()])
        assert is_true(at.ask(large), truth)
    at.close()
