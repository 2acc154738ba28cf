"""Which exchanges and passages mean about the same as a message, where an embedding model is set."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.documents.documents import StoredPassage

if TYPE_CHECKING:
    from ethervox_gui.storage.search.likeness import LikenessIndex
    from ethervox_gui.storage.search.nearest import Meaning

Key = TypeVar("Key", bound=Hashable)
#: A message waits so long for passages that nobody had time for yet, and for the sentences of an exchange:
#: some fifty with a small model.
_WITHIN_S: Final = 0.5
#: A cosine: of what was not looked at in time.
_UNLIKE: Final = -1.0


def scores(live: LiveChat, text: str, among: Collection[ExchangeKey]) -> dict[ExchangeKey, float]:
    """How much these exchanges mean about the same, in units of the limit, as far as they were taken in."""
    meaning, index = live.store.meaning, live.working_set.meanings
    if meaning is None or index is None or not _is_wanted(live):
        return {}
    return index.scores(meaning, text, among)


def is_there(live: LiveChat) -> bool:
    """Whether an embedding model is set and may speak."""
    return live.store.meaning is not None and _is_wanted(live)


def of_passages(live: LiveChat, text: str, known: Mapping[int, StoredPassage]) -> dict[int, float]:
    """The same of passages, by their ids.

    Those of a document that came just now are read first, as many as half a second is enough for; the others
    have to wait for idle time.
    """
    meaning = live.store.meaning
    if meaning is None or not known or not _is_wanted(live):
        return {}
    until = time.monotonic() + _WITHIN_S
    index = _read_passages(live, meaning, known, lambda: live.cancelled() or time.monotonic() >= until)
    return index.scores_of_passages(meaning, text, known)


def of_sentences(live: LiveChat, text: str) -> Callable[[str], float] | None:
    """What tells how nearly a sentence means the same as a message, as a cosine; ``None`` if nobody can.

    As many are looked at as half a second is enough for; the others mean nothing like it.
    """
    meaning = live.store.meaning
    query = meaning.vector(text) if meaning is not None and _is_wanted(live) else None
    if meaning is None or query is None:
        return None
    until = time.monotonic() + _WITHIN_S

    def likeness(sentence: str) -> float:
        vector = meaning.vector(sentence) if time.monotonic() < until else None
        return float(vector @ query) if vector is not None and len(vector) == len(query) else _UNLIKE

    return cache(likeness)


def take_in(live: LiveChat, stop: CancelCheck) -> None:
    """Let the embedding model read the exchanges, the newest first, and passages, until ``stop`` says so.

    No exchanges where nothing leaves soon.  What does not answer in time is asked the next time.  Those of
    another branch stay, for reading them again takes long, and they count for no message.
    """
    meaning, back, shelf = live.store.meaning, live.working_set, live.documents
    if meaning is None or not _is_wanted(live):
        return
    if live.leaves_soon:
        index = back.meanings = back.meanings or _index()

        def told() -> Iterator[tuple[ExchangeKey, list[str]]]:
            for key, turns in reversed(back.exchanges(live.timeline).items()):
                some = _texts(turns)
                if not index.has(meaning, key, some):
                    for n in range(1, len(key)):
                        index.drop(key[:n])  # it went on since
                yield key, some

        _read(index, meaning, told(), stop)
    known = shelf.passages(live.store, live.chat_id)
    if known:
        _read_passages(live, meaning, known, stop)


def _read_passages(
    live: LiveChat, meaning: Meaning, known: Mapping[int, StoredPassage], stop: CancelCheck
) -> LikenessIndex[int]:
    shelf = live.documents
    index = shelf.meanings = shelf.meanings or _index()
    for key, one in known.items():
        is_there = index.has(meaning, key, [one.words])
        if stop() or not (is_there or index.take_in_passage(meaning, key, one.words)):
            break
    return index


def _index() -> LikenessIndex[Any]:
    from ethervox_gui.storage.search.likeness import LikenessIndex  # loads numpy

    return LikenessIndex()


def _read(
    index: LikenessIndex[Key], meaning: Meaning, texts: Iterable[tuple[Key, list[str]]], stop: CancelCheck
) -> None:
    for key, some in texts:
        if stop() or not (index.has(meaning, key, some) or index.take_in(meaning, key, some)):
            return


def _is_wanted(live: LiveChat) -> bool:
    return live.settings.context.recall == "automatic"


def _texts(turns: Sequence[Turn]) -> list[str]:
    """What the user said, and what was answered."""
    return [turn.text for turn in turns if turn.role in (Role.USER, Role.ASSISTANT) and not turn.thinks]
