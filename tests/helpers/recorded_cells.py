"""Which token every cell of an engine's cache holds: what was really decoded, followed through all edits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import LIVE, Decode, KVEdit, Remove, Share, Shift, Splice
from ethervox_gui.engine.protocol import Engine

_END = 1 << 31


class RecordedCells:
    """Listens to an engine from now on; ``cells`` are tokens by sequence and position."""

    def __init__(self, engine: Engine, patch: pytest.MonkeyPatch) -> None:
        self.cells: defaultdict[int, dict[int, int]] = defaultdict(dict)
        decode, beside, apply = engine.decode, engine.decode_beside, engine.apply

        def decoded(tokens: Sequence[int], seq: int, p0: int, **more: Any) -> None:
            decode(tokens, seq, p0, **more)
            self._put(tokens, seq, p0)

        def decoded_beside(tokens: Sequence[int], seq: int, p0: int, live_token: int, position: int) -> None:
            beside(tokens, seq, p0, live_token, position)
            self._put(tokens, seq, p0)
            self._put((live_token,), LIVE, position)

        def applied(edits: Iterable[KVEdit], **more: Any) -> None:
            for edit in edits:
                apply([edit], **more)
                self._follow(edit)

        patch.setattr(engine, "decode", decoded)
        patch.setattr(engine, "decode_beside", decoded_beside)
        patch.setattr(engine, "apply", applied)

    def tokens(self, seq: int = LIVE) -> list[int]:
        """The tokens of a sequence, by position."""
        cells = self.cells[seq]
        return [cells[position] for position in sorted(cells)]

    def _put(self, tokens: Sequence[int], seq: int, p0: int) -> None:
        self.cells[seq].update(enumerate(tokens, p0))

    def _follow(self, edit: KVEdit) -> None:
        match edit:
            case Share(seq, p0, p1, source):
                self.cells[seq].update(self._within(source, p0, p1))
            case Remove(p0, p1, seq):
                for position in self._within(seq, p0, p1):
                    del self.cells[seq][position]
            case Shift(p0, p1, delta):
                moved = self._within(LIVE, p0, p1)
                for position in moved:
                    del self.cells[LIVE][position]
                self.cells[LIVE].update({position + delta: token for position, token in moved.items()})
            case Splice(seq, p0, p1):
                self.cells[LIVE].update(self._within(seq, p0, p1))
                self.cells[seq].clear()
            case Decode():
                pass  # the engine decodes it by itself, and that was heard
            case _:
                raise AssertionError(f"{edit} is not followed")

    def _within(self, seq: int, p0: int, p1: int | None) -> dict[int, int]:
        end = _END if p1 is None else p1
        return {position: token for position, token in self.cells[seq].items() if p0 <= position < end}
