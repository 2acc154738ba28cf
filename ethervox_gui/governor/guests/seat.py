"""A sequence of the cache for guests: which tokens its cells hold, and how those of a prompt come into it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence

from ethervox_gui.context.edits.kv_model import Remove, Share
from ethervox_gui.context.errors import NoRoomError
from ethervox_gui.context.requests.pictures import is_cell, n_positions, whole
from ethervox_gui.engine.protocol import CancelCheck, Engine
from ethervox_gui.governor.cache.prompt_pages import WORTH, PromptPages

#: Frees some cells that somebody can do without; false when there are none.
MakeRoom = Callable[[], bool]

_log = logging.getLogger(__name__)


class Seat:
    """One sequence of one engine; ``tokens`` are in its cells, and stay there for who says the same again.

    ``used_at`` counts requests: the last one that had this seat.
    """

    def __init__(self, engine: Engine, seq: int, kept: PromptPages | None) -> None:
        self.seq = seq
        self.tokens: list[int] = []
        self.used_at = 0
        self._engine, self._kept = engine, kept
        self._is_touched = False
        self._has_cells = False  # of pictures, in what is asked for

    def page_out(self) -> None:
        """Keep what the cells hold, so that it can come back when they are gone."""
        if self._kept is not None and self.tokens:
            try:
                self._kept.page_out(self.tokens, self.seq)
            except Exception:  # then it is read again
                _log.exception("the pages of a request could not be kept")

    def clear(self, *, keep: bool = True) -> None:
        """Free the cells, if there may be any; with ``keep`` they can come back."""
        if self._is_touched:
            if keep:
                self.page_out()
            self.tokens.clear()
            self._engine.apply([Remove(seq=self.seq)])
            self._is_touched = False

    @property
    def position(self) -> int:
        """The next position of the sequence."""
        # Where cells can be removed one by one, each has a position of its own.
        surgical = self._engine.info.capability.surgical
        return len(self.tokens) if surgical or not self._has_cells else n_positions(self.tokens)

    def holds(self, tokens: list[int]) -> bool:
        """Whether all of these are in the cells, at the beginning."""
        return self.tokens[: len(tokens)] == tokens

    def n_same(self, tokens: Sequence[int]) -> int:
        """How many tokens at the beginning of these are in the cells, but for the last.

        That must be decoded, to have its logits.  Of a picture all cells are the same, or none.
        """
        same = 0
        for ours, theirs in zip(self.tokens, tokens, strict=False):
            if ours != theirs:
                break
            same += 1
        return whole(tokens, min(same, len(tokens) - 1))

    def begin(
        self, tokens: Sequence[int], others: Iterable[Seat], make_room: MakeRoom, cancelled: CancelCheck
    ) -> int:
        """Keep what the cells hold of ``tokens``, and bring what other seats and pages hold of them.

        Cells of another seat are shared, which copies nothing.  Returns how many tokens are there then.
        """
        same, is_surgical = self.n_same(tokens), self._engine.info.capability.surgical
        self._has_cells = any(map(is_cell, tokens))
        if same < len(self.tokens):
            if not is_surgical:
                same = 0  # such a cache cannot go back
            if len(self.tokens) - same >= WORTH:
                self.page_out()
            self._engine.apply([Remove(same, seq=self.seq)])
            del self.tokens[same:]
        if is_surgical:
            best = max(others, key=lambda seat: seat.n_same(tokens), default=self)
            found = best.n_same(tokens)
            if found > same:
                self.touch()
                self._engine.apply([Share(self.seq, same, found, best.seq)])
                self.tokens[:] = tokens[:found]
            self._page_in(tokens, make_room, cancelled)
            self._leave_whole(tokens)
        return len(self.tokens)

    def touch(self) -> None:
        """Note that something is about to be decoded here, so that the cells must be freed later."""
        self._is_touched = True

    def settle(self) -> None:
        """Remove what a batch that failed left in the cells, and forget tokens that it took along.

        Where cells cannot be removed one by one all go: their positions do not tell how many are left.
        """
        if not self._engine.info.capability.surgical:
            self.clear(keep=False)
            return
        n_held = self._engine.occupancy(self.seq).pos_max + 1
        if n_held > len(self.tokens):
            self._engine.apply([Remove(len(self.tokens), seq=self.seq)])
        tokens = list(self.tokens)
        del self.tokens[n_held:]
        self._leave_whole(tokens)

    def _leave_whole(self, tokens: Sequence[int]) -> None:
        """Free the cells of a picture of which not all are there: it is read as a whole."""
        there = whole(tokens, len(self.tokens))
        if there < len(self.tokens):
            self._engine.apply([Remove(there, seq=self.seq)])
            del self.tokens[there:]

    def _page_in(self, tokens: Sequence[int], make_room: MakeRoom, cancelled: CancelCheck) -> None:
        kept, most = self._kept, len(tokens) - 1
        if kept is None or min(kept.n_kept(tokens), most) - len(self.tokens) < WORTH:
            return
        self.touch()
        while True:
            try:
                same = kept.page_in(tokens, len(self.tokens), most, cancelled, self.seq)
            except NoRoomError:
                # What came so far is known by the cache alone.
                self.tokens[:] = tokens[: self._engine.occupancy(self.seq).pos_max + 1]
                if make_room():
                    continue
                return
            self.tokens[:] = tokens[:same]
            return
