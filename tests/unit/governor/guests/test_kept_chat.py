"""What a kept chat has in the cache serves a request that begins with the same, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.governor.cache.prompt_pages import WORTH, PromptPages
from ethervox_gui.governor.guests.kept_chat import KeptChat
from ethervox_gui.governor.jobs.jobs import Job, SetPinned, ShiftWindow
from tests.helpers.desk import Desk, desk, messages, says

MORE = list(map(ord, "And now something else."))


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path) as made:
        yield made


def look(at: Desk, found: Callable[[list[int], PromptPages], object], *jobs: Job) -> None:
    """Look at a chat with the tokens of all its cells, and at the pages of prompts that there are."""

    def now() -> None:
        engine = at.engine
        tokens = [token for _, token in sorted(engine.cells[LIVE].items())]
        found(tokens, PromptPages(engine, at.store.pages))

    at.play(says("Fine."), [*messages(4), *jobs, at.then(now)], n_ctx=2048)


def test_all_of_it_is_kept_and_the_last_token_read(at: Desk) -> None:
    def found(tokens: list[int], kept: PromptPages) -> None:
        chat = KeptChat(lambda: at.live)
        cells = dict(at.engine.cells[LIVE])
        chat.keep(tokens, 0, kept)
        assert kept.n_kept(tokens) == len(tokens) - 1
        chat.keep([*tokens, *MORE], 0, kept)
        assert kept.n_kept([*tokens, *MORE]) == len(tokens) - 1, "one token is not worth a page"
        assert at.engine.cells[LIVE] == cells
        assert not at.live.is_stale

    look(at, found)


@pytest.mark.parametrize(("n_more", "is_kept"), [(WORTH, True), (WORTH - 1, False)])
def test_what_is_there_already_is_not_kept_again(at: Desk, n_more: int, is_kept: bool) -> None:
    def found(tokens: list[int], kept: PromptPages) -> None:
        KeptChat(lambda: at.live).keep([*tokens, *MORE], len(tokens) - n_more, kept)
        assert (kept.n_kept(tokens) > 0) is is_kept

    look(at, found)


def test_only_the_beginning_that_is_the_same_is_taken(at: Desk) -> None:
    def found(tokens: list[int], kept: PromptPages) -> None:
        place = len(tokens) // 2
        other = [*tokens[:place], tokens[place] + 1, *tokens[place + 1 :]]
        KeptChat(lambda: at.live).keep(other, 0, kept)
        assert kept.n_kept(other) == kept.n_kept(tokens) == place

    look(at, found)


@pytest.mark.parametrize("state", ["edited", "stale", "none"])
def test_nothing_is_taken_of_cells_that_may_be_others(at: Desk, state: str) -> None:
    def found(tokens: list[int], kept: PromptPages) -> None:
        if state == "stale":
            at.live.mark_stale()
        KeptChat(lambda: None if state == "none" else at.live).keep([*tokens, *MORE], 0, kept)
        assert kept.n_kept(tokens) == 0
        at.live.mark_true()

    look(at, found, *([ShiftWindow(2)] if state == "edited" else []))


def test_what_was_said_since_is_known(at: Desk) -> None:
    chat = KeptChat(lambda: at.live)

    def found(tokens: list[int], kept: PromptPages) -> None:
        chat.keep([*tokens, *MORE], 0, kept)
        assert kept.n_kept(tokens) == len(tokens)

    def before() -> None:
        tokens = [token for _, token in sorted(at.engine.cells[LIVE].items())]
        chat.keep([*tokens, *MORE], 0, PromptPages(at.engine, at.store.pages))

    look(at, found, SetPinned(1, True), at.then(before), *messages(2))
