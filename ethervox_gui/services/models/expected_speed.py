"""How fast models can be expected to be on this machine, which is measured once and remembered."""

from __future__ import annotations

import contextlib
import os
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from ethervox_gui.context.text import N_
from ethervox_gui.engine.hardware import total_memory
from ethervox_gui.storage.base import checked_json

SPEED_FILE = "speed.json"
#: Tokens a second below which nobody likes to wait for what is written.
LEAST: Final = 5.0
#: Measured so much below what is usual, a machine is no usual one: no other programs slow it down that far.
_FAR_BELOW: Final = 6
#: It is measured so often, a while apart.
_TIMES: Final = 3


class Readable(Protocol):
    """A model that says how many bytes of it are read for each token."""

    def read_bytes(self, n_ctx: int) -> int: ...


@dataclass(frozen=True, slots=True)
class MachineSpeed:
    """What decides how quick models are: the memory's bandwidth, in bytes a second.

    ``None`` while it was not measured, and where layers go to a GPU, of which nothing is known.  ``usual`` is
    what machines with so many cores have: what is suggested goes by it, since what is measured falls with
    whatever else runs at that moment.
    """

    bandwidth: float | None = None
    usual: float | None = None

    def tokens_per_second(self, model: Readable, n_ctx: int) -> float | None:
        """What to expect of a model with half of a context of ``n_ctx`` tokens in use; ``None``: unknown."""
        if self.bandwidth is None:
            return None
        from ethervox_gui.engine.speed import tokens_per_second

        return tokens_per_second(model.read_bytes(n_ctx), self.bandwidth)

    def is_enough_for(self, model: Readable, n_ctx: int) -> bool:
        """Whether a model is not known to be too slow."""
        expected = self.tokens_per_second(model, n_ctx)
        return expected is None or expected >= LEAST

    def suits(self, model: Readable, n_ctx: int) -> bool:
        """Whether a model may be suggested for a machine of this kind, however busy it is now."""
        kind = self.bandwidth if self.usual is None else self.usual
        if self.bandwidth is not None and kind is not None and self.bandwidth < kind / _FAR_BELOW:
            kind = self.bandwidth
        return MachineSpeed(kind).is_enough_for(model, n_ctx)

    def words(self, model: Readable, n_ctx: int) -> str:
        """``about 12 tokens/s here``, below ten with a decimal; empty where nothing is known."""
        expected = self.tokens_per_second(model, n_ctx)
        if expected is None:
            return ""
        if expected < 1:
            return N_("less than 1 token/s here")
        if expected >= 10:
            return N_("about {n:,} tokens/s here").format(n=round(expected))
        return N_("about {n:.1f} tokens/s here").format(n=round(expected, 1))


UNKNOWN: Final = MachineSpeed()


def of_this_machine(data_dir: Path, n_gpu_layers: int = -1) -> MachineSpeed:
    """As it was measured on this machine; the first few calls measure it now.

    That takes about a quarter of a second, so not on the GUI thread.  The best time counts: other programs
    only make memory look slower than it is.
    """
    from ethervox_gui.engine import speed
    from ethervox_gui.engine.llama.bindings import uses_gpu

    if uses_gpu(n_gpu_layers):
        return UNKNOWN
    path, machine = data_dir / SPEED_FILE, _machine()
    found = checked_json.read(path)
    times, best = 0, 0.0
    if isinstance(found, dict) and found.get("machine") == machine:
        times, best = int(found.get("times", 0)), float(found.get("bytes_per_second", 0))
    if times < _TIMES or best <= 0:
        best = max(best, speed.measure_bandwidth())
        known = {"machine": machine, "times": times + 1, "bytes_per_second": round(best)}
        with contextlib.suppress(OSError):  # then it is measured again the next time
            checked_json.write(path, known)
    return MachineSpeed(best or None, speed.usual_bandwidth())


def _machine() -> str:
    """What tells machines apart that share a data folder, as far as it decides their speed."""
    parts = (platform.machine(), platform.processor(), os.cpu_count(), total_memory() >> 28)
    return " ".join(map(str, parts))
