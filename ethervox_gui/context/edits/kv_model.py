"""A simulated KV cache with the rules of the real one, in which edit plans are tried before they run.

It mirrors llama.cpp's unified cache: a cell has one position and a set of owning sequences; sharing copies
nothing; a cell is free when no sequence owns it; new tokens continue at a sequence's last position + 1.
Cells are kept as runs of equal ownership, so its cost grows with the number of turns, not of tokens.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from ethervox_gui.context.errors import NoRoomError, PlanError
from ethervox_gui.context.turns.turns import Span

#: Sequence numbers, the same in every engine; ``GUEST`` is for requests that belong to no stored chat, and so
#: are those behind it where several run at the same time.
LIVE, SCRATCH, BUILD, GUEST = range(4)
#: Most requests that run at the same time.
MOST_GUESTS = 8
N_SEQUENCES = GUEST + MOST_GUESTS


@dataclass(frozen=True, slots=True)
class Share:
    """Give cells ``[p0, p1)`` of sequence ``source`` to ``seq`` as well."""

    seq: int
    p0: int
    p1: int
    source: int = LIVE


@dataclass(frozen=True, slots=True)
class Remove:
    """Take ``[p0, p1)`` away from ``seq``; ``p1`` ``None`` is its end."""

    p0: int = 0
    p1: int | None = None
    seq: int = LIVE


@dataclass(frozen=True, slots=True)
class Shift:
    """Move ``[p0, p1)`` of the live chat by ``delta`` positions."""

    p0: int
    p1: int
    delta: int


@dataclass(frozen=True, slots=True)
class Splice:
    """Give ``[p0, p1)`` of ``seq`` to the live chat, then drop ``seq``."""

    seq: int
    p0: int
    p1: int


@dataclass(frozen=True, slots=True)
class Decode:
    """Prefill ``tokens`` on ``seq`` from position ``p0``."""

    tokens: tuple[int, ...]
    seq: int
    p0: int


@dataclass(frozen=True, slots=True)
class PageIn:
    """Put saved cells back into ``seq``, ``delta`` positions from ``span``, where they were saved.

    ``page`` says which page it is, to whoever made the plan; ``data`` are its bytes, needed only where the
    edit is carried out.  With ``part`` only the cells at these positions stay, which are those of ``span``.
    """

    span: Span
    delta: int = 0
    page: int = 0
    data: bytes | bytearray = field(default=b"", repr=False, compare=False)
    seq: int = LIVE
    part: Span | None = None


KVEdit = Share | Remove | Shift | Splice | Decode | PageIn


class Occupancy(NamedTuple):
    """What one sequence holds: its lowest and highest position (-1, -1 when empty) and its cells."""

    pos_min: int
    pos_max: int
    n_cells: int


@dataclass(frozen=True, slots=True)
class _Run:
    p0: int
    p1: int
    owners: frozenset[int]


class SimulatedCache:
    """The unified cache of ``n_ctx`` cells, as runs of positions with their owners."""

    def __init__(self, n_ctx: int) -> None:
        self.n_ctx = n_ctx
        self._runs: list[_Run] = []

    @property
    def n_cells(self) -> int:
        """Cells in use by any sequence."""
        return sum(run.p1 - run.p0 for run in self._runs)

    def occupancy(self, seq: int) -> Occupancy:
        runs = [run for run in self._runs if seq in run.owners]
        if not runs:
            return Occupancy(-1, -1, 0)
        return Occupancy(
            min(run.p0 for run in runs),
            max(run.p1 for run in runs) - 1,
            sum(run.p1 - run.p0 for run in runs),
        )

    def positions(self, seq: int) -> list[tuple[int, int]]:
        """The half-open ranges that ``seq`` holds, ascending, touching ones joined."""
        joined: list[tuple[int, int]] = []
        for run in sorted((r for r in self._runs if seq in r.owners), key=lambda r: r.p0):
            if joined and joined[-1][1] == run.p0:
                joined[-1] = (joined[-1][0], run.p1)
            else:
                joined.append((run.p0, run.p1))
        return joined

    def apply(self, edits: Iterable[KVEdit]) -> None:
        """Apply edits in order.

        Raises :class:`PlanError` for what the library forbids or would do silently wrong, and
        :class:`NoRoomError` when a decode finds too few free cells.
        """
        for edit in edits:
            match edit:
                case Share(seq, p0, p1, source):
                    self._own(source, seq, p0, p1)
                case Remove(p0, p1, seq):
                    self._disown(seq, p0, p1)
                case Shift(p0, p1, delta):
                    self._shift(p0, p1, delta)
                case Splice(seq, p0, p1):
                    self._own(seq, LIVE, p0, p1)
                    self._disown(seq, 0, None)
                case Decode(tokens, seq, p0):
                    self._decode(len(tokens), seq, p0)
                case PageIn(span, delta, seq=seq, part=part):
                    self._page_in(span, delta, seq, part)

    def place(self, p0: int, p1: int, seq: int = LIVE) -> None:
        """Put cells where a timeline says they are, holes and all; nothing of this is a library call."""
        if self._holds(seq, p0, p1):
            raise PlanError(f"sequence {seq} already holds positions in [{p0}, {p1})")
        self._add(p0, p1, seq)

    # ---- inside ------------------------------------------------------------------------------------

    def _split(self, *positions: int) -> None:
        for position in positions:
            parts: list[_Run] = []
            for run in self._runs:
                if run.p0 < position < run.p1:
                    parts += [_Run(run.p0, position, run.owners), _Run(position, run.p1, run.owners)]
                else:
                    parts.append(run)
            self._runs = parts

    def _own(self, source: int, target: int, p0: int, p1: int) -> None:
        _check(target)
        self._split(p0, p1)
        taken = [run for run in self._runs if source in run.owners and p0 <= run.p0 and run.p1 <= p1]
        for run in taken:
            if target not in run.owners and self._holds(target, run.p0, run.p1):
                raise PlanError(f"sequence {target} already holds positions in [{run.p0}, {run.p1})")
        self._runs = [
            _Run(run.p0, run.p1, run.owners | {target}) if run in taken else run for run in self._runs
        ]

    def _disown(self, seq: int, p0: int, p1: int | None) -> None:
        _check(seq)
        end = p1 if p1 is not None else max((run.p1 for run in self._runs), default=0)
        self._split(p0, end)
        kept: list[_Run] = []
        for run in self._runs:
            if seq in run.owners and p0 <= run.p0 and run.p1 <= end:
                owners = run.owners - {seq}
                if owners:
                    kept.append(_Run(run.p0, run.p1, owners))
            else:
                kept.append(run)
        self._runs = kept

    def _shift(self, p0: int, p1: int, delta: int) -> None:
        self._split(p0, p1)
        moving = [run for run in self._runs if LIVE in run.owners and p0 <= run.p0 and run.p1 <= p1]
        if any(run.owners != {LIVE} for run in moving):
            raise PlanError(f"cells in [{p0}, {p1}) are shared; a shift would move them for all owners")
        rest = [run for run in self._runs if run not in moving]
        for run in moving:
            if run.p0 + delta < 0 or _held(rest, LIVE, run.p0 + delta, run.p1 + delta):
                raise PlanError(f"a shift by {delta} puts [{run.p0}, {run.p1}) on taken positions")
        self._runs = rest + [_Run(run.p0 + delta, run.p1 + delta, run.owners) for run in moving]

    def _decode(self, n_tokens: int, seq: int, p0: int) -> None:
        _check(seq)
        last = self.occupancy(seq).pos_max
        if last >= 0 and p0 != last + 1:
            raise PlanError(f"sequence {seq} goes on at {last + 1}, not at {p0}")
        if self.n_cells + n_tokens > self.n_ctx:
            raise NoRoomError(f"{n_tokens} tokens do not fit: {self.n_cells} of {self.n_ctx} cells in use")
        self._add(p0, p0 + n_tokens, seq)

    def _page_in(self, span: Span, delta: int, seq: int, part: Span | None) -> None:
        """The cells come by way of the scratch sequence, which the library empties for them."""
        if self.occupancy(SCRATCH).n_cells:
            raise PlanError("the scratch sequence is in use")
        p0, p1 = part or span.moved(delta)
        if p0 < 0 or self._holds(seq, p0, p1):
            raise PlanError(f"sequence {seq} already holds positions in [{p0}, {p1})")
        if part is not None and (delta or not span.p0 <= p0 < p1 <= span.p1):
            raise PlanError(f"[{p0}, {p1}) is no part of a page of {tuple(span)}")
        if self.n_cells + span.n_tokens > self.n_ctx:
            raise NoRoomError(
                f"a page of {span.n_tokens} does not fit: {self.n_cells} of {self.n_ctx} in use"
            )
        self._add(p0, p1, seq)

    def _add(self, p0: int, p1: int, seq: int) -> None:
        """New cells; replies grow token by token, so they are put to the run before them if they can be."""
        if p1 <= p0:
            return
        n_runs = len(self._runs)
        for index in range(n_runs - 1, max(n_runs - N_SEQUENCES, 0) - 1, -1):
            run = self._runs[index]
            if run.p1 == p0 and run.owners == {seq}:
                self._runs[index] = _Run(run.p0, p1, run.owners)
                return
        self._runs.append(_Run(p0, p1, frozenset({seq})))

    def _holds(self, seq: int, p0: int, p1: int) -> bool:
        return _held(self._runs, seq, p0, p1)


def _held(runs: Iterable[_Run], seq: int, p0: int, p1: int) -> bool:
    return any(seq in run.owners and run.p0 < p1 and p0 < run.p1 for run in runs)


def _check(seq: int) -> None:
    if not 0 <= seq < N_SEQUENCES:
        raise PlanError(f"there is no sequence {seq}")
