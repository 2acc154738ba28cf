"""How far the cache of a chat is from one that was filled with its text at once, as far as that is known."""

from __future__ import annotations

from dataclasses import dataclass, field

#: After so many turns more what was measured before is measured again, where the cache was edited since.
_AGAIN_AFTER = 6


@dataclass(frozen=True, slots=True)
class HalfCopy:
    """The beginning of a clean copy that had to give way: its tokens, and their cells."""

    tokens: tuple[int, ...]
    cells: bytes | bytearray = field(repr=False)


class DriftState:
    """What is known of the drift of one chat.

    * ``is_clean``: all its cells were read one after the other, and none left since;
    * ``asked``: somebody wants a clean copy, whatever the drift is;
    * ``begun``: what there is of a clean copy already.
    """

    def __init__(self) -> None:
        self.is_clean = True
        self.asked = False
        self.begun: HalfCopy | None = None
        self._edited = False
        self._looked_at = -_AGAIN_AFTER

    def edited(self) -> None:
        """Cells left or came from somewhere else."""
        self.is_clean, self._edited = False, True

    def came_from_pages(self) -> None:
        """The cells are those that were saved; what became of them before nobody knows."""
        self.is_clean = False

    def read_anew(self) -> None:
        """All of it was read one after the other just now."""
        self.is_clean, self._edited, self.asked, self.begun = True, False, False, None

    def is_due(self, next_number: int) -> bool:
        """Whether it is time to look."""
        return self.asked or (self._edited and next_number - self._looked_at >= _AGAIN_AFTER)

    def looked(self, next_number: int) -> None:
        """It was measured, or could not be."""
        self._edited, self._looked_at, self.asked = False, next_number, False

    def ask(self) -> None:
        """Somebody wants a clean copy."""
        self.asked = True

    def begin(self, half: HalfCopy | None) -> None:
        """What there is of a clean copy by now."""
        self.begun = half
