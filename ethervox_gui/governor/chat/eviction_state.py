"""What eviction remembers of a chat from one token to the next."""

from __future__ import annotations


class EvictionState:
    """Whether turns may leave just now, and whether the user was told.

    * ``just_edited``: no token was decoded since the last edit, so another one would change nothing;
    * ``nothing_can_leave``: remembered until something comes, to spare a search at every token;
    * ``warned``: the user was told that it is time to choose.
    """

    def __init__(self) -> None:
        self.just_edited = False
        self.nothing_can_leave = False
        self.warned = False

    def begin_anew(self) -> None:
        """The chat goes another way."""
        self.just_edited = self.nothing_can_leave = self.warned = False

    def edited(self) -> None:
        """An edit begins."""
        self.just_edited = True

    def token_decoded(self) -> None:
        """A token was decoded, or another message begins: there may be another edit."""
        self.just_edited = False

    def tried(self, *, found: bool) -> None:
        """Note whether anything was found that can leave."""
        self.nothing_can_leave = not found

    def may_find(self) -> None:
        """Something came that may leave."""
        self.nothing_can_leave = False

    def warn_once(self) -> bool:
        """Whether the user is to be warned now; not again until there is room."""
        first, self.warned = not self.warned, True
        return first

    def has_room(self) -> None:
        """Turns have left."""
        self.warned = False
