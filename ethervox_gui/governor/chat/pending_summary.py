"""A summary that is made ahead of the edit that needs it, and the decision it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import Decode, KVEdit
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.governor.chat.batch_steps import AlongsideWork
from ethervox_gui.settings import ContextSettings


class Summary(NamedTuple):
    """A summary's text, its tokens, and whether the ``model`` or the ``extractive`` way made it."""

    text: str
    n_tokens: int
    source: str


@dataclass(frozen=True, slots=True)
class Prepared:
    """A decision made while nothing ran, with its summary if it needs one.

    ``made_under`` are the settings it was made under: others would have decided otherwise.  What ``is_due``
    was made while a reply had to go on, and is carried out as soon as it is there, for that reply;
    ``emergency`` says why, if it is one.  ``before`` is what the summaries said that
    it goes on from: the user may change them.
    """

    decision: Decision
    detail: Detail
    summary: Summary | None
    made_under: ContextSettings
    is_due: bool = False
    emergency: str = ""
    before: tuple[str, ...] = ()

    def holds(self, timeline: Timeline) -> bool:
        """Whether everything it is about is still in the cache, free to leave, and all there is before it."""
        if not policies.may_still_leave(timeline, self.decision.leaving):
            return False
        if self.summary is None:
            return True
        summaries = tuple(block for block in timeline.blocks if not block.recalled)
        return summaries == self.decision.blocks

    def summary_of(self, decision: Decision, detail: Detail) -> Summary | None:
        """The summary, if it is the one that ``decision`` needs."""
        same = (decision.leaving, decision.blocks) == (self.decision.leaving, self.decision.blocks)
        return self.summary if same and detail == self.detail else None


class PendingSummary:
    """How far the next edit of a chat has come before it is due.

    * ``prepared``: the decision and its summary, once they are there;
    * ``proposed``: what the user was told will leave, and what will stay known;
    * ``tried_at``: the number of turns for which that was last tried in idle time;
    * ``built``: the edits by which the summary's block stands on the sequence ``BUILD`` already, as far as it
      was decoded, and ``n_left``: the tokens that are not there yet;
    * ``makes_whole``: what stands there is what the summary in the context will say, not the next one;
    * ``alongside``: the summary that is being written in the batches of a reply;
    * ``writes_alone``: that failed once, so it is not tried again; or it had no room, and waits for the next
      reply.
    """

    def __init__(self) -> None:
        self.prepared: Prepared | None = None
        self.proposed: Prepared | None = None
        self.tried_at = -1
        self.built: tuple[KVEdit, ...] = ()
        self.n_left = 0
        self.makes_whole = False
        self.alongside: AlongsideWork | None = None
        self.writes_alone = False
        self._fails = False

    def keep(self, prepared: Prepared) -> None:
        """Keep a decision, and its summary if it has one, until the edit."""
        self.prepared = prepared

    def forget(self) -> None:
        """Drop what was prepared: it was carried out, or no longer holds."""
        self.prepared = None

    def propose(self, proposed: Prepared | None) -> None:
        """Remember what the user is told will leave; ``None`` when it has left."""
        self.proposed = proposed

    def announced(self, timeline: Timeline, context: ContextSettings) -> Prepared | None:
        """What the user was told will leave, if that is still so."""
        proposed = self.proposed
        if proposed is None or proposed.made_under != context or not proposed.holds(timeline):
            return None
        return proposed

    def begin_anew(self) -> None:
        """Drop what was prepared and told, and try again at once: the chat went another way."""
        self.prepared = self.proposed = None
        self.tried_at = -1

    def tried(self, at: int) -> None:
        """Note for how many turns a summary was prepared, whatever came of it."""
        self.tried_at = at

    def may_try_again(self) -> None:
        """Other settings hold: what would leave may be another now."""
        self.tried_at = -1

    @property
    def builds_next(self) -> bool:
        """Whether the block that the next edit will take in stands there, or its beginning."""
        return bool(self.built) and not self.makes_whole

    @property
    def next_is_built(self) -> bool:
        """Whether all of it stands there."""
        return self.builds_next and self.n_left == 0

    @property
    def n_built(self) -> int:
        """The tokens of a block that stand there."""
        last = self.built[-1] if self.built else None
        return len(last.tokens) if isinstance(last, Decode) else 0

    def there_of(self, edits: Sequence[KVEdit], *, makes_whole: bool = False) -> int:
        """How many tokens of the block that these edits build stand there already."""
        *shares, block = edits
        if not self.built or self.makes_whole != makes_whole or not isinstance(block, Decode):
            return 0
        *before, last = self.built
        n = self.n_built
        return n if before == shares and last == replace(block, tokens=block.tokens[:n]) else 0

    def build(self, edits: tuple[KVEdit, ...], n_left: int, *, makes_whole: bool) -> None:
        """Note the edits that build the block, before the first of them is done, and how far it has come."""
        self.built, self.n_left, self.makes_whole = edits, n_left, makes_whole

    def forget_built(self) -> None:
        """Note that no block is built any more."""
        self.built, self.n_left, self.makes_whole = (), 0, False

    def begin_alongside(self, work: AlongsideWork) -> None:
        """Note what is written beside the reply from now on."""
        self.alongside = work

    def end_alongside(self) -> None:
        """Note that nothing is written beside the reply any more."""
        self.alongside = None

    def write_alone(self, *, for_good: bool) -> None:
        """Write no summary beside the reply any more; ``for_good``: nor beside another one in this chat."""
        self.writes_alone = True
        self._fails = self._fails or for_good

    def try_beside_again(self) -> None:
        """The reply is over; beside another one there may be room."""
        self.writes_alone = self._fails
