"""Parts of embedding models that know one thing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.storage.search.nearest import Usual


class NothingLearned:
    """What other texts usually have in common with a query, and nothing of what asks and tells."""

    likeness = Usual(0.2, 0.1)

    def usual(self, _vector: NDArray[np.float32], *, stored: bool = False) -> Usual:
        return self.likeness

    def asks(self, _vector: NDArray[np.float32]) -> float:
        return 0.0

    def tells(self, vectors: NDArray[np.float32]) -> NDArray[np.float64]:
        return np.zeros(len(vectors))
