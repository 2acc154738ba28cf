"""A scripted engine that stands for a model file: it answers with the name of that."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from ethervox_gui.engine.protocol import Sampler
from ethervox_gui.settings import SamplingSettings
from tests.helpers.scripted_engine import ScriptedEngine


class NamedEngine(ScriptedEngine):
    """Answers with the name of its file, and remembers how it was sampled and whether it was closed."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda _: path.stem, n_ctx=1000)
        self.name = path.stem
        self.info = replace(self.info, path=path)
        self.sampled: list[SamplingSettings] = []
        self.is_closed = False

    def sampler(self, sampling: SamplingSettings, **options: Any) -> Sampler:  # type: ignore[override]
        self.sampled.append(sampling)
        return super().sampler(sampling, **options)

    def close(self) -> None:
        super().close()
        self.is_closed = True
