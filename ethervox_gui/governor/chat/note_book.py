"""The notes of the live chat, by their turns: who makes them, and whether it pays to have the model do it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, Literal

from ethervox_gui.context.summaries.note import Note
from ethervox_gui.context.summaries.worth import Usuals
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import EngineInfo

#: How the summaries of a chat are made: of sentences, of notes that the model wrote, written whole when turns
#: leave, or of what the guide's replies note.
Way = Literal["sentences", "model", "late", "replies"]

#: Of so many exchanges in a row the model wrote nothing that could be used: it is not asked again …
_MOST_IN_VAIN: Final = 3
#: … for so many exchanges.
_RESTS_FOR: Final = 50


def way_with(chosen: Literal["automatic", "sentences", "model", "late"], info: EngineInfo) -> Way:
    """How summaries are made with this model, where ``context.notes`` is ``chosen``.

    The guide notes what it is told in its replies, and only finds it again in such lines: nothing is left to
    be written when turns leave.  A model on another server writes a whole summary then.
    """
    if chosen == "automatic":
        if info.is_guide:
            return "replies"
        return "late" if info.capability.apart else "sentences"
    if chosen == "model" and not info.capability.surgical:
        return "sentences"
    return chosen


class NoteBook:
    """What was noted of which turns, and which turns were looked at: of some there was nothing to note.

    Before :meth:`read` it is empty, whatever the database has: ``is_read`` says so.
    """

    def __init__(self) -> None:
        self.is_read = False
        self.usual = Usuals()  # what is said in this chat
        self._by_turn: dict[int, list[Note]] = {}
        self._by_text: dict[tuple[Role, str], Note] = {}
        self._known: set[int] = set()  # the turns that were looked at
        self._seen_again: set[int] = set()
        self._in_vain = 0
        self._rests = 0
        self._looked_at: set[int] = set()  # summaries

    def read(self, stored: Iterable[Note], exchanges: Iterable[Sequence[int]] = ()) -> None:
        """Take in what the database has.

        Of the ``exchanges`` (the ids of their turns) those that a note is of were looked at as a whole.
        """
        self.is_read = True
        for note in stored:
            self._put(note)
        for turn_ids in exchanges:
            if not self._known.isdisjoint(turn_ids):
                self._known.update(turn_ids)

    def has(self, turn_ids: Iterable[int]) -> bool:
        """Whether all of these turns were looked at."""
        return self._known.issuperset(turn_ids)

    def is_to_be_seen_again(self, turn_ids: Collection[int]) -> bool:
        """Whether these turns are to be looked at once more, of which nothing was noted that a user told.

        The first turns of a chat were looked at while little of its language was known.  True once for each.
        """
        if self._seen_again.issuperset(turn_ids):
            return False
        self._seen_again.update(turn_ids)
        return all(
            note.speaker is not Role.USER and note.source == "extractive" for note in self.of(turn_ids)
        )

    def keep(self, turn_ids: Sequence[int], notes: Iterable[Note]) -> None:
        """These are the notes of these turns now."""
        for turn_id in turn_ids:
            self._by_turn.pop(turn_id, None)
        self._known.update(turn_ids)
        for note in notes:
            self._put(note)

    def forget(self, turn_ids: Collection[int]) -> None:
        """Nothing is known of these turns any more, not even that they were looked at."""
        for turn_id in turn_ids:
            self._by_turn.pop(turn_id, None)
        self._by_text = {key: note for key, note in self._by_text.items() if note.turn_id not in turn_ids}
        self._known.difference_update(turn_ids)

    def of(self, turn_ids: Iterable[int]) -> Iterator[Note]:
        """The notes of turns, in the order of these."""
        for turn_id in turn_ids:
            yield from self._by_turn.get(turn_id, ())

    def by_text(self, speaker: Role, text: str) -> Note | None:
        """The note of ``speaker`` that says just this: small models repeat what they were told."""
        return self._by_text.get((speaker, text))

    def was_looked_at(self, memory_id: int) -> bool:
        """Whether the meaning of a summary was looked at."""
        return memory_id in self._looked_at

    def looked_at(self, memory_id: int) -> None:
        """Note that the meaning of a summary was looked at."""
        self._looked_at.add(memory_id)

    def _put(self, note: Note) -> None:
        self._by_turn.setdefault(note.turn_id, []).append(note)
        self._by_text[note.speaker, note.text] = note
        self._known.add(note.turn_id)

    # ---- the model that writes them ----------------------------------------------------------------

    def may_ask(self) -> bool:
        """Whether the model is asked for the notes of one more exchange."""
        if self._rests:
            self._rests -= 1
            return False
        return True

    def model_wrote(self, *, usable: bool) -> None:
        """Note what came of asking it; after some attempts in vain it is left alone for a good while."""
        self._in_vain = 0 if usable else self._in_vain + 1
        if self._in_vain >= _MOST_IN_VAIN:
            self._in_vain, self._rests = 0, _RESTS_FOR
