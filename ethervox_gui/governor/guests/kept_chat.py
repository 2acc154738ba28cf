"""A request that begins with what a kept chat has in the cache takes its cells from there, as pages."""

from __future__ import annotations

from collections.abc import Callable

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.governor.cache.prompt_pages import WORTH, PromptPages
from ethervox_gui.governor.chat.live_chat import LiveChat


class KeptChat:
    """Knows the tokens of the chat that is in the cache for a program, as long as nothing has left it.

    Cells are the same only behind the same tokens: of a chat that was edited, or came from pages, nothing is
    taken.  The chat itself stays as it is.
    """

    def __init__(self, live: Callable[[], LiveChat | None]) -> None:
        self._live = live
        self._known: tuple[tuple[Timeline, int, int] | None, list[int]] = None, []

    def keep(self, tokens: list[int], n_there: int, kept: PromptPages) -> None:
        """Keep pages of the beginning of a prompt that the chat has read, if it has more than ``n_there``.

        Its last token is read anyway.
        """
        live = self._live()
        if live is None:
            return
        found, most = self._tokens(live), len(tokens) - 1
        longest = min(len(found), most)
        n_same = next((n for n in range(longest) if found[n] != tokens[n]), longest)
        if n_same - max(n_there, kept.n_kept(tokens)) >= WORTH:
            kept.page_out(tokens[:n_same], LIVE)

    def _tokens(self, live: LiveChat) -> list[int]:
        """Those of its cells, from the first on, as far as they are what its text is read as."""
        timeline = live.timeline
        if live.is_stale or not live.drift.is_clean or timeline.open_reply is not None:
            return []
        as_it_is = timeline, timeline.n_changes, timeline.n_past
        if self._known[0] != as_it_is:
            found: list[int] = []
            encoded = live.engine.encode(live.messages()).turns
            for (span, _), turn in zip(timeline.contents(), encoded, strict=False):
                if span.p0 != len(found) or span.n_tokens != len(turn):
                    break
                found += turn
            self._known = as_it_is, found
        return self._known[1]
