"""Which time may be believed where something is removed for good because it is old.

A clock that is months ahead for a day would empty the bin of what was deleted yesterday.  So each start notes
what the clock said, in a file of its own.  A leap since the last start is believed only once the clock has
gone on from there for days; until then no more time has passed than a week.  Who starts the program seldom
has the bin emptied at the start after the next.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from ethervox_gui.whole_files import write_whole

FILE_NAME: Final = "clock.json"

#: Seconds between two starts that need no proof: what is removed because of them is early by no more.
_A_WEEK: Final = 7 * 86_400.0
#: Seconds for which the clock has to go on from where it leapt to.
_PROOF: Final = 3 * 86_400.0
#: Larger files are none of ours.
_LARGEST: Final = 4096


@dataclass(frozen=True, slots=True)
class _Noted:
    """In seconds since the epoch: the last start, the leap that is not believed yet, the time until it is."""

    started: float
    leapt: float | None = None
    until_then: float = 0.0


def believed(folder: Path, now: float) -> float:
    """``now``, or an earlier time where the clock has leapt; both are noted in ``folder`` for the next start.

    Without a note, or with one that cannot be read, ``now`` is believed.  Raises :class:`OSError` where
    nothing can be noted.
    """
    noted = _read(folder / FILE_NAME)
    leapt, until_then = (None, 0.0) if noted is None else _leap(noted, now)
    new = _Noted(now, leapt, until_then)
    if new != noted:
        write_whole(folder / FILE_NAME, [json.dumps(asdict(new)).encode()])
    return now if leapt is None else min(now, until_then)


def _leap(noted: _Noted, now: float) -> tuple[float | None, float]:
    """The leap that is not believed now, and the time that is believed instead."""
    if now - noted.started > _A_WEEK:
        return now, noted.started + _A_WEEK
    if noted.leapt is None:
        return None, 0.0
    # Where the clock was set back meanwhile, the time that it says now has to prove itself, too.
    leapt = min(noted.leapt, now)
    return (None, 0.0) if now - leapt >= _PROOF else (leapt, noted.until_then)


def _read(path: Path) -> _Noted | None:
    with suppress(OSError, ValueError, TypeError, LookupError, RecursionError), path.open("rb") as file:
        found = json.loads(file.read(_LARGEST))
        started, leapt, until_then = found["started"], found["leapt"], found["until_then"]
        return _Noted(float(started), None if leapt is None else float(leapt), float(until_then))
    return None
