"""What was seen of a message before, in place of what is computed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ethervox_gui.engine.llama.attention.watch import STATE, Values, Watch


class Recorded(Watch):
    """Tells what was seen before instead of what is computed."""

    def __init__(self, layers: Sequence[int]) -> None:
        super().__init__()
        self._order = list(layers)
        self.queries: Sequence[Values] = ()
        self.states: Sequence[Values] = ()

    @contextmanager
    def watching(self, _layers: object, _kinds: object = (), *, then_stop: bool = False) -> Iterator[None]:
        del then_stop
        yield

    def seen(self, layer: int, kind: str = "Q") -> Values | None:
        found = self.states if kind == STATE else self.queries
        return found[self._order.index(layer)] if found else None
