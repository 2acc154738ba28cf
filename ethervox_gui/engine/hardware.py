"""What this machine can run: memory, and the processor instructions that llama.cpp was built with.

An installer's llama.cpp is one for many machines; where an instruction is missing the process dies of an
illegal one.  So the build writes down what it needs (``resources/processor.txt``, one word a line, in the
words of Linux' ``/proc/cpuinfo``) and it is compared before the library is loaded.  A checkout's own build
fits its machine and has no such file.
"""

from __future__ import annotations

import subprocess
import sys
from enum import StrEnum
from pathlib import Path
from typing import Final

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

#: What a model may take of the whole memory: the system and other programs need the rest.
_MOST_SHARE: Final = 0.75
#: Up to this share the machine stays usable for everything else beside it.
_EASY_SHARE: Final = 0.5


#: What a model is loaded with at most where nobody says otherwise, in tokens.
USUAL_N_CTX: Final = 8192


class Fit(StrEnum):
    """How well a model goes with a machine's memory."""

    EASY = "easy"
    TIGHT = "tight"
    TOO_LARGE = "too_large"


def total_memory() -> int:
    """The machine's main memory in bytes."""
    import psutil  # here, because a start has no time for it

    return int(psutil.virtual_memory().total)


def free_memory() -> int:
    """What of it can be had now, in bytes."""
    import psutil  # as above

    return int(psutil.virtual_memory().available)


def n_cores() -> int:
    """The cores that this process may use: the machine's physical ones, or the fewer that it is held to.

    A container or ``taskset`` holds it to some; more threads than that would wait for each other.
    """
    import psutil  # as above

    physical = psutil.cpu_count(logical=False) or psutil.cpu_count() or 1
    try:
        return min(physical, len(psutil.Process().cpu_affinity() or range(physical)))
    except (AttributeError, psutil.Error):  # macOS holds no process to a core
        return physical


def fit(needed: int, total: int) -> Fit:
    """How ``needed`` bytes of a model and its context go with ``total`` bytes of main memory."""
    if needed <= total * _EASY_SHARE:
        return Fit.EASY
    return Fit.TIGHT if needed <= total * _MOST_SHARE else Fit.TOO_LARGE


_NEEDS_FILE = "processor.txt"
_CPUINFO = Path("/proc/cpuinfo")
#: PROCESSOR_FEATURE_ID of winnt.h.  BMI2, FMA and F16C have none; every processor with AVX2 has them.
_WINDOWS_FEATURES = {"sse4_2": 38, "avx": 39, "avx2": 40}


def check_processor() -> None:
    """Raise :class:`UserError` with what is missing; silent where nothing is, or where it cannot be known."""
    needed = needed_instructions()
    present = present_instructions() if needed else None
    if present is None:
        return
    missing = [name for name in needed if name not in present]
    if missing:
        raise UserError(
            "processor_unsupported",
            N_("This processor is too old for the installed build: it lacks {names}.").format(
                names=", ".join(name.upper() for name in missing)
            ),
            N_(
                "Run EthervoxGUI from its source instead: packaging/run.sh builds it for the "
                "machine it is on."
            ),
        )


def needed_instructions() -> list[str]:
    """What the build wrote down; empty without such a file."""
    path = paths.resource(_NEEDS_FILE)
    try:
        return path.read_text(encoding="ascii").split()
    except FileNotFoundError:
        return []


def present_instructions() -> set[str] | None:
    """The instruction sets of this processor, in Linux' words; ``None`` where the system does not tell."""
    read = {"linux": _from_cpuinfo, "win32": _from_windows, "darwin": _from_sysctl}.get(sys.platform)
    return None if read is None else read()


def _from_cpuinfo() -> set[str] | None:
    try:
        lines = _CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip() in {"flags", "Features"}:
            return set(value.split())
    return None


def _from_windows() -> set[str]:
    import ctypes  # here, because a start has no time for it

    kernel = ctypes.CDLL("kernel32")
    found = {name for name, number in _WINDOWS_FEATURES.items() if kernel.IsProcessorFeaturePresent(number)}
    return found | {"bmi2", "fma", "f16c"} if "avx2" in found else found


def _from_sysctl() -> set[str] | None:
    command = ["/usr/sbin/sysctl", "-n", "machdep.cpu.features", "machdep.cpu.leaf7_features"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return None
    words = done.stdout.lower().replace("sse4.2", "sse4_2").replace("avx1.0", "avx").split()
    return set(words) or None
