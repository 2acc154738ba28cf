"""A chat that begins with what another request read already takes its cells from the pages of that."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import EngineError, NoRoomError
from ethervox_gui.engine.protocol import Engine
from ethervox_gui.governor.cache.prompt_pages import WORTH, PromptPages


class ReadBefore:
    """Knows the tokens of the live chat from its first on, as long as nothing but these came into it.

    ``n_taken`` are those that were not read for it.  Cells are the same only behind the same tokens, so it is
    of no use once anything was edited.
    """

    def __init__(self, engine: Engine, kept: PromptPages) -> None:
        self._engine, self._kept = engine, kept
        self._tokens: list[int] = []
        self._is_of_use = engine.info.capability.surgical
        self.n_taken = 0

    def take(self, tokens: Sequence[int], p0: int) -> tuple[int, ...]:
        """Take cells for tokens at the end of the chat, where ``p0`` is: those that are still to be decoded.

        Nobody can sample behind them where there are none left.  Raises :class:`EngineError` with the cache
        in any state.
        """
        if p0 != len(self._tokens):
            self._is_of_use = False
        if not self._is_of_use:
            return tuple(tokens)
        self._tokens += tokens
        if self._kept.n_kept(self._tokens) - p0 < WORTH:
            return tuple(tokens)
        try:
            end = self._kept.page_in(self._tokens, p0, len(self._tokens), seq=LIVE)
        except NoRoomError:
            end = self._engine.occupancy(LIVE).pos_max + 1
        if end < p0:  # a page takes the place of what is there of it
            raise EngineError("a page could not be put back")
        self.n_taken += end - p0
        return tuple(self._tokens[end:])
