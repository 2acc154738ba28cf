"""Plans that decode the end of the live chat anew: the cells of its last turns are replaced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ethervox_gui.context.edits.kv_model import LIVE, Decode, KVEdit, Remove
from ethervox_gui.context.edits.plan import simulate
from ethervox_gui.context.errors import PlanError
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Span, Turn


@dataclass(frozen=True, slots=True)
class TailPlan:
    """The KV edits, and where the turns of the tail sit afterwards (old spans to new ones)."""

    edits: tuple[KVEdit, ...]
    moved: dict[Span, Span]


def plan_tail(timeline: Timeline, turns: Sequence[Turn], tokens: Sequence[Sequence[int]]) -> TailPlan:
    """Replace the cells of ``turns``, the last of the live chat, by ``tokens`` of each.

    Nothing before them is touched, so this costs no more than decoding the tokens; it needs a cache whose end
    can be removed.  Raises :class:`PlanError` when they are not the last or would have no tokens.
    """
    contents = timeline.contents()
    first = len(contents) - len(turns)
    if not turns or [item for _, item in contents[first:]] != list(turns):
        raise PlanError("only the last turns can be replaced")
    if not all(tokens) or len(tokens) != len(turns):
        raise PlanError("every turn that is replaced needs tokens")
    # A decode goes on right behind what is there, also where an edit left a gap.
    start = position = contents[first - 1][0].p1 if first else 0
    moved: dict[Span, Span] = {}
    for (span, _), own in zip(contents[first:], tokens, strict=True):
        moved[span] = Span(position, position + len(own))
        position += len(own)
    joined = tuple(token for own in tokens for token in own)
    return TailPlan((Remove(contents[first][0].p0), Decode(joined, LIVE, start)), moved)


def prove_tail(plan: TailPlan, timeline: Timeline, n_ctx: int) -> None:
    """Try the plan on a simulated cache.

    Raises :class:`PlanError` when it breaks a rule and :class:`NoRoomError` when its tokens do not fit.
    """
    cache = simulate(timeline, n_ctx)
    cache.apply(plan.edits)
    kept = sum(span.n_tokens for span in timeline.spans() if span not in plan.moved)
    if cache.n_cells != kept + sum(span.n_tokens for span in plan.moved.values()):
        raise PlanError(f"the edits leave {cache.n_cells} cells in use")
