"""Rows that bring what was found into the context, after telling the cost: recall, quote, bring back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ethervox_gui.context.events.window_events import RecallMeasured, ReturnOffered
from ethervox_gui.ui.kit.text.formatting import counted, number, turns
from ethervox_gui.ui.kit.widgets.cost_row import CostRow
from ethervox_gui.ui.kit.widgets.wrapping_button import WrappingButton


class RecallRow(CostRow):
    """One button: shows what recalling costs, and recalls; or removes what was recalled.

    A memory that is shown emits ``cost_wanted_if_free``: its cost is measured if nothing else runs.  If it
    was not, a click emits ``cost_wanted``.
    """

    cost_wanted_if_free = Signal(int)
    cost_wanted = Signal(int)
    recall_wanted = Signal(int)
    forget_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("recallMemory", parent)
        self._memory_id: int | None = None
        self._recalled: frozenset[int] = frozenset()
        self._standing: frozenset[int] = frozenset()
        self._cost: RecallMeasured | None = None
        self.button.clicked.connect(self._clicked)

    def show_memory(self, memory_id: int | None) -> None:
        """Show the button for a memory; ``None`` hides it."""
        is_new = memory_id != self._memory_id
        if is_new:
            self._cost = None
        self._memory_id = memory_id
        self.setVisible(memory_id is not None)
        self._say()
        if is_new and memory_id is not None and memory_id not in self._recalled | self._standing:
            self.cost_wanted_if_free.emit(memory_id)

    def stands(self, memory_id: int) -> bool:
        """Whether it stands in the context for turns that left."""
        return memory_id in self._standing

    def show_recalled(self, memory_ids: Iterable[int], standing: Iterable[int]) -> None:
        """Say which memories stand in the context now; what was measured before counts no more.

        The ``standing`` ones stand for turns that left, and cannot be removed.
        """
        self._recalled = frozenset(memory_ids)
        self._standing = frozenset(standing)
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
        elif self._memory_id in self._standing:
            name, fits = self.tr("In the context"), False
            words = self.tr("it stands there in place of its turns")
        elif cost is None:
            name, words = self.tr("Recall…"), self.tr("the cost")
        else:
            fits = cost.n_tokens <= cost.n_free
            name = self.tr("Recall · {} tokens").format(number(cost.n_tokens))
            words = self.tr("there is room for {}").format(number(cost.n_free))
            if not fits:
                words = self.tr("too long: there is room for {}").format(number(cost.n_free))
        self.tell(name, words, fits=fits, on_hover=True)

    def _clicked(self) -> None:
        if self._memory_id is None:
            return
        if self._memory_id in self._recalled:
            self.forget_wanted.emit(self._memory_id)
        elif self._cost is None:
            self.cost_wanted.emit(self._memory_id)
        else:
            self.recall_wanted.emit(self._memory_id)


Kind = Literal["memory", "turn"]


class ReturnRow(CostRow):
    """A choice: quote a turn in the message, or let the turns themselves come back, after telling the cost.

    They can come back while some of them are outside of the context of the chat that is open.
    """

    cost_wanted = Signal(str, int)
    return_wanted = Signal(int, int)
    quote_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.quote = WrappingButton()
        super().__init__("returnTurns", parent, before=self.quote)
        self._kind: Kind = "memory"
        self._item_id = 0
        self._place: tuple[int, int, int] | None = None
        self._text = ""
        self._outside: tuple[int, frozenset[int]] = (0, frozenset())
        self._cost: ReturnOffered | None = None
        self.quote.setText(self.tr("Quote"))
        self.quote.setObjectName("quoteTurn")
        self.quote.setAccessibleName(self.tr("Quote this turn in the message"))
        self.quote.clicked.connect(lambda: self.quote_wanted.emit(self._text))
        self.button.clicked.connect(self._clicked)
        self._say()

    def show_item(self, kind: Kind, item_id: int, place: tuple[int, int, int] | None, text: str = "") -> None:
        """What the row is for; ``place``: its chat, first and last turn (``None``: it has none)."""
        if (kind, item_id) != (self._kind, self._item_id):
            self._cost = None
        self._kind, self._item_id, self._place, self._text = kind, item_id, place, text
        self._say()

    def show_outside(self, chat_id: int, numbers: Iterable[int]) -> None:
        """Which turns of the open chat are outside of its context; what was measured counts no more."""
        self._outside = (chat_id, frozenset(numbers))
        self._cost = None
        self._say()

    def show_cost(self, cost: ReturnOffered) -> None:
        """The answer to :attr:`cost_wanted`."""
        if (cost.kind, cost.item_id) == (self._kind, self._item_id):
            self._cost = cost
            self._say()

    def _say(self) -> None:
        chat_id, outside = self._outside
        is_there = False
        if self._place is not None and self._place[0] == chat_id:
            is_there = any(self._place[1] <= turn <= self._place[2] for turn in outside)
        if not is_there:
            self._let_keys_go()
        self.setVisible(is_there or self._kind == "turn")
        self.quote.setVisible(self._kind == "turn")
        for widget in (self.button, self.words):
            widget.setVisible(is_there)
        cost = self._cost
        name, words, fits = self.tr("Bring back…"), self.tr("the cost"), True
        if cost is not None:
            name = self.tr("Bring back · {} tokens").format(number(cost.n_tokens))
            words, fits = self._cost_words(cost), cost.fits and cost.n_turns > 0
        self.tell(name, words, fits=fits, on_hover=cost is None)

    def _cost_words(self, cost: ReturnOffered) -> str:
        if not cost.n_turns:
            return self.tr("they are not on this branch of the chat")
        if not cost.fits:
            return self.tr("there is no room for them")
        which = self.tr("turns {}").format(turns(cost.first_turn, cost.last_turn))
        read = self.tr("nothing is read again")
        if cost.n_read:
            read = self.tr("{} are read again").format(number(cost.n_read))
            if cost.seconds:
                read += self.tr(", about {} s").format(number(max(1, round(cost.seconds))))
        parts = [which, read]
        if cost.n_leaving:
            one, many = self.tr("{} other leaves for them"), self.tr("{} others leave for them")
            parts.append(counted(cost.n_leaving, one, many))
        return "; ".join(parts)

    def _clicked(self) -> None:
        if self._cost is None:
            self.cost_wanted.emit(self._kind, self._item_id)
        else:
            self.return_wanted.emit(self._cost.first_turn, self._cost.last_turn)
