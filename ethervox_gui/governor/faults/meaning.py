"""What a message means about the same as among the exchanges of the chat, where an embedding model is set."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import ExchangeKey, exchanges_of


def scores(live: LiveChat, text: str, among: Collection[ExchangeKey]) -> dict[ExchangeKey, float]:
    """How much these exchanges mean about the same, in units of the limit, as far as they were taken in."""
    meaning, index = live.store.meaning, live.working_set.meanings
    if meaning is None or index is None or not _is_wanted(live):
        return {}
    return index.scores(meaning, text, among)


def take_in(live: LiveChat, stop: CancelCheck) -> None:
    """Let the embedding model read the exchanges, the newest first, until ``stop`` says so.

    Nothing where nothing has left.  What does not answer in time is asked the next time.
    """
    meaning, back = live.store.meaning, live.working_set
    if meaning is None or not _is_wanted(live) or len(live.timeline.resident()) == len(live.timeline):
        return
    index = back.meanings
    if index is None:
        from ethervox_gui.storage.search.likeness import LikenessIndex  # loads numpy

        index = back.meanings = LikenessIndex()
    for key, turns in reversed(exchanges_of(live.timeline).items()):
        texts = _texts(turns)
        if stop() or not (index.has(meaning, key, texts) or index.take_in(meaning, key, texts)):
            return


def _is_wanted(live: LiveChat) -> bool:
    return live.settings.context.recall == "automatic"


def _texts(turns: Sequence[Turn]) -> list[str]:
    """What the user said, and what was answered."""
    return [turn.text for turn in turns if turn.role in (Role.USER, Role.ASSISTANT) and not turn.thinks]
