"""What a model itself tells of the exchanges that a message asks for: its attention, and its topics.

Part of :mod:`ethervox_gui.engine.protocol`: :meth:`Engine.attention` and :meth:`Engine.topics` give these.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Attention(Protocol):
    """What the messages of one chat attend to among what is not in the cache, at some layers of the model.

    For each message: :meth:`watching` while it is decoded, :meth:`scores`, :meth:`end_message`.
    """

    @property
    def name(self) -> str:
        """What is looked at; keys that were kept under another name are of no use here."""
        ...

    def take(self, learned: str) -> bool:
        """Go by what was learned of this model; false if it was learned of something else."""
        ...

    def watching(self) -> AbstractContextManager[None]:
        """Within it the message is decoded; when it is entered again, the message begins anew."""
        ...

    def keys(self, page: bytes | bytearray, positions: Sequence[int]) -> bytes:
        """The keys of the tokens at ``positions`` in a page of :meth:`Engine.save_page`, if it has them."""
        ...

    def knows(self, key: Hashable) -> bool:
        """Whether an exchange is among those that :meth:`nearest` chooses from."""
        ...

    def know(self, key: Hashable, keys: Sequence[bytes]) -> None:
        """Let :meth:`nearest` choose from an exchange, too, by the keys of its turns.

        Before the first message that takes something that was learned of this model.
        """
        ...

    def nearest(self, among: Sequence[Key], most: int) -> list[Key]:
        """A quick choice of the known exchanges that the message is likely drawn to."""
        ...

    def scores(self, keys: Mapping[Key, Sequence[bytes]], usual: Collection[Key] = ()) -> dict[Key, float]:
        """How much the message is drawn to exchanges, by the keys of their turns, in units of its limit.

        ``usual`` are those that tell what is usual: all unless they are told.  Empty while too little is
        known of that.
        """
        ...

    def drawn_to(self, key: Hashable) -> list[tuple[int, int, float]]:
        """Between which tokens attention ran, after :meth:`scores`, and how much.

        The one of the message is counted from its end (1 is the last), the one of the exchange by its number
        among those whose keys are kept.
        """
        ...

    def end_message(self) -> None:
        """The message is done with: from now on it is one of those that tell what is usual."""
        ...


class Topics(Protocol):
    """What the exchanges of one chat are about, as the model itself sees it.

    For each message: :meth:`scores`, :meth:`end_message`.
    """

    def take(self, learned: str) -> bool:
        """Go by what :meth:`Engine.learn_topics` learned, and know no exchange; else false."""
        ...

    def knows(self, key: Hashable) -> bool:
        """Whether the topic of an exchange is known."""
        ...

    def know(self, key: Hashable, topic: bytes) -> None:
        """Note the topic of an exchange, from :meth:`Engine.topic`; one of another model is ignored."""
        ...

    def scores(self, topic: bytes, among: Collection[Key]) -> dict[Key, float]:
        """How much a message of this topic asks for exchanges that are known, in units of its limit."""
        ...

    def end_message(self) -> None:
        """The message is done with: from now on it is one of those that tell what is usual."""
        ...
