"""Recalling a memory: the price first, then the deed; and the way back."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ethervox_gui.context.window_events import RecallMeasured
from ethervox_gui.ui.price_row import PriceRow
from ethervox_gui.ui.wording import number


class RecallRow(PriceRow):
    """One button: asks what recalling would cost, then shows it and recalls; or removes what was recalled.

    Until a chat is in the context and idle there is nothing to recall into.
    """

    cost_wanted = Signal(int)
    recall_wanted = Signal(int)
    forget_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("recallMemory", parent)
        self._memory_id: int | None = None
        self._recalled: frozenset[int] = frozenset()
        self._cost: RecallMeasured | None = None
        self.button.clicked.connect(self._clicked)

    def show_memory(self, memory_id: int | None) -> None:
        """Which memory the button is for; ``None`` hides it."""
        if memory_id != self._memory_id:
            self._cost = None
        self._memory_id = memory_id
        self.setVisible(memory_id is not None)
        self._say()

    def show_recalled(self, memory_ids: Iterable[int]) -> None:
        """Which memories stand in the context now; what was measured before counts no more."""
        self._recalled = frozenset(memory_ids)
        self._cost = None
        self._say()

    def show_cost(self, cost: RecallMeasured) -> None:
        """The answer to :attr:`cost_wanted`."""
        if cost.memory_id == self._memory_id:
            self._cost = cost
            self._say()

    def _say(self) -> None:
        cost, fits = self._cost, True
        if self._memory_id in self._recalled:
            name, words = self.tr("Remove from the context"), ""
        elif cost is None:
            name, words = self.tr("Recall…"), self.tr("tells the cost first")
        else:
            fits = cost.n_tokens <= cost.n_free
            name = self.tr("Recall · {} tokens").format(number(cost.n_tokens))
            words = self.tr("there is room for {}").format(number(cost.n_free))
            if not fits:
                words = self.tr("too long: there is room for {}").format(number(cost.n_free))
        self.tell(name, words, fits=fits)

    def _clicked(self) -> None:
        if self._memory_id is None:
            return
        if self._memory_id in self._recalled:
            self.forget_wanted.emit(self._memory_id)
        elif self._cost is None:
            self.cost_wanted.emit(self._memory_id)
        else:
            self.recall_wanted.emit(self._memory_id)
