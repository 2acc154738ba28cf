"""A chat that begins with what a request has read takes its cells, and only as long as it is the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import GUEST, LIVE, Remove
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.governor.cache.prompt_pages import WORTH, PromptPages
from ethervox_gui.governor.guests.read_before import ReadBefore
from ethervox_gui.settings import ModelSettings
from ethervox_gui.storage.pages.page_store import PageStore
from tests.helpers.tiny_models import Shape, make_model


class At:
    """An engine in which a request has read ``tokens``, which are in its pages now."""

    def __init__(self, folder: Path) -> None:
        model = make_model(folder / "tiny.gguf", Shape(n_layer=2))
        self.engine: LlamaEngine = llama.load(model, ModelSettings(n_ctx=1024, n_threads=1))
        self.store = PageStore(folder / "pages")
        self.pages = PromptPages(self.engine, self.store)
        self.tokens = self.engine.prompts.text_tokens("The boats on the river sail in the wind. " * 12)
        self.engine.decode(self.tokens, GUEST, 0)
        self.pages.page_out(self.tokens)
        self.engine.apply([Remove(seq=GUEST)])

    def close(self) -> None:
        self.store.close()
        self.engine.close()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[At]:
    found = At(tmp_path_factory.mktemp("read"))
    yield found
    found.close()


@pytest.fixture
def at(made: At) -> At:
    made.engine.apply([Remove(seq=LIVE)])
    return made


def n_cells(at: At) -> int:
    return at.engine.occupancy(LIVE).pos_max + 1


def test_what_was_read_comes_turn_by_turn_and_the_rest_is_left(at: At) -> None:
    known, cut = ReadBefore(at.engine, at.pages), len(at.tokens) // 2
    assert known.take(at.tokens[:cut], 0) == ()
    assert n_cells(at) == cut
    more = at.tokens[:5]
    assert known.take([*at.tokens[cut:], *more], cut) == tuple(more)
    assert n_cells(at) == known.n_taken == len(at.tokens)
    at.engine.decode(more, LIVE, n_cells(at))
    said = at.engine.logits().copy()
    assert known.take(more, n_cells(at)) == tuple(more), "nobody has read that"
    at.engine.apply([Remove(seq=LIVE)])
    at.engine.decode([*at.tokens, *more], LIVE, 0)
    assert nmse(said, at.engine.logits()) < 1e-5


def test_what_is_short_is_decoded(at: At) -> None:
    known = ReadBefore(at.engine, at.pages)
    assert known.take(at.tokens[: WORTH - 1], 0) == tuple(at.tokens[: WORTH - 1])
    assert (n_cells(at), known.n_taken) == (0, 0)


def test_nothing_is_taken_behind_anything_else(at: At) -> None:
    """Another turn of the same length, say, that took the place of the first."""
    known, cut = ReadBefore(at.engine, at.pages), len(at.tokens) // 2
    assert known.take(at.tokens[:cut], 0) == ()
    at.engine.apply([Remove(seq=LIVE)])
    other = at.tokens[1 : cut + 1]
    assert known.take(other, 0) == tuple(other)
    at.engine.decode(other, LIVE, 0)
    assert known.take(at.tokens[cut:], cut) == tuple(at.tokens[cut:])


def test_where_pages_are_not_kept_all_is_decoded(at: At) -> None:
    known = ReadBefore(at.engine, PromptPages(at.engine, at.store, lambda: False))
    assert known.take(at.tokens, 0) == tuple(at.tokens)
