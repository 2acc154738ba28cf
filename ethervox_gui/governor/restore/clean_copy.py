"""A clean copy of the live chat: its text read once from the beginning, on the sequence ``BUILD``.

It is built a few tokens at a time and gives way to whatever else is to be done; what there is by then is kept
in memory, and reading goes on from there.  Where the cache has no room for both, the live chat leaves it
meanwhile, if it can come back from its pages.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final

from ethervox_gui.context.edits.kv_model import BUILD, GUEST, LIVE, PageIn, Remove, Splice
from ethervox_gui.context.edits.plan import EditPlan
from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.governor.cache import pages, plan_edit, prebuild, prefill
from ethervox_gui.governor.chat.drift_state import HalfCopy
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.restore import reopen

#: So many tokens are read before anybody looks whether there is something else to do.
_STEP: Final = 32
#: The cells of a copy that had to give way take at most so many bytes of memory.
_MOST_KEPT: Final = 256 << 20


class CleanCopy:
    """What it is to hold, and how far it is.  ``plan`` says where everything stands in it."""

    def __init__(self, live: LiveChat) -> None:
        self._live = live
        self.plan: EditPlan = plan_edit.from_nothing(live, prefill.NOTHING, ())
        self.tokens: tuple[int, ...] = prefill.tokens_of(self.plan)
        self._n_read = 0

    @property
    def has_room(self) -> bool:
        """Whether it fits beside the live chat, with a cell to look at that."""
        live = self._live
        return live.timeline.n_used + len(self.tokens) + self._n_others < live.engine.info.n_ctx

    @property
    def may_exchange(self) -> bool:
        """Whether it fits in the place of the live chat, which can come back without being read."""
        live = self._live
        return (
            len(self.tokens) + self._n_others <= live.engine.info.n_ctx
            and pages.is_possible(live)
            and all(
                pages.key_of(live, item) in live.pages.current and pages.page_span(live, item) == span
                for span, item in live.timeline.contents()
            )
        )

    @contextlib.contextmanager
    def beside(self) -> Iterator[None]:
        """Within it it may be read; afterwards its cells are free, and the live chat is there.

        What was read is kept where :class:`Cancelled` ends it.
        """
        live = self._live
        prebuild.give_up(live)
        away = not self.has_room
        if away:
            live.store.pages.flush()
            live.mark_stale()
            live.engine.apply([Remove()])
        try:
            self._take_up()
            yield
        except Cancelled:
            self._keep()
            raise
        finally:
            live.engine.apply([Remove(seq=BUILD)])
            if away and live.is_stale:
                with live.uninterrupted():
                    reopen.put_back(live)

    def read_to(self, end: int) -> None:
        """Read it up to so many tokens.  Raises :class:`Cancelled`, :class:`NoRoomError` and others."""
        live = self._live
        while self._n_read < end:
            live.check_cancelled()
            step = self.tokens[self._n_read : min(end, self._n_read + _STEP)]
            live.engine.decode(step, BUILD, self._n_read)
            self._n_read += len(step)

    def read_before(self, place: int) -> None:
        """Read it up to this token; where it is past that already, what is behind is read again."""
        if self._n_read > place:
            self._live.engine.apply([Remove(place, None, BUILD)])
            self._n_read = place
        self.read_to(place)

    def swap_in(self) -> None:
        """Put the copy, which must be complete, in the place of what is in the cache."""
        live = self._live
        live.mark_stale()
        live.engine.apply([Remove(), Splice(BUILD, 0, len(self.tokens))])
        live.timeline.edit(moved=self.plan.moved)
        live.pages.current.clear()  # they hold other cells, at other positions
        live.pages.forget_places()
        prefill.check(live)
        live.drift.read_anew()

    # ---- inside ------------------------------------------------------------------------------------

    @property
    def _n_others(self) -> int:
        """The cells of other programs."""
        engine = self._live.engine
        return sum(max(engine.occupancy(GUEST + n).n_cells, 0) for n in range(engine.info.n_guests))

    def _take_up(self) -> None:
        """Go on with what there is already, as far as it is of this text, and the end is still to come."""
        half, live = self._live.drift.begun, self._live
        live.drift.begin(None)
        self._n_read = 0
        if half is None:
            return
        same = _n_common(half.tokens, self.tokens)
        span = Span(0, len(half.tokens))
        if same and live.engine.occupancy(LIVE).n_cells + span.n_tokens <= live.engine.info.n_ctx:
            with contextlib.suppress(EngineError):
                live.engine.apply([PageIn(span, data=half.cells, seq=BUILD)])
                if same < span.p1:
                    live.engine.apply([Remove(same, None, BUILD)])
                self._n_read = same

    def _keep(self) -> None:
        if self._n_read:
            with contextlib.suppress(EngineError):
                engine = self._live.engine
                n_kept = min(self._n_read, _MOST_KEPT // max(1, len(engine.save_page(Span(0, 1), BUILD))))
                cells = engine.save_page(Span(0, n_kept), BUILD)
                self._live.drift.begin(HalfCopy(self.tokens[:n_kept], cells))

    def places(self, most: int) -> list[tuple[int, int]]:
        """Where the same token stands in the copy and in the live chat, for the last ``most`` that do.

        Only of stretches that have as many tokens when they are read as when they were written.
        """
        found: list[tuple[int, int]] = []
        for old, new in sorted(self.plan.moved.items(), reverse=True):
            if old.n_tokens != new.n_tokens:
                if found:
                    break
                continue
            # The first of a stretch behind a gap cannot be decoded there: a sequence goes on where it ends.
            found += [(new.p0 + n, old.p0 + n) for n in range(old.n_tokens - 1, 0, -1)]
            if len(found) >= most:
                break
        return found[:most][::-1]


def _n_common(some: Sequence[int], others: Sequence[int]) -> int:
    n = 0
    for one, other in zip(some, others, strict=False):
        if one != other:
            break
        n += 1
    return n
