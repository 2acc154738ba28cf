"""What a memory stands for, opened step by step: its parts down to the verbatim turns."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from ethervox_gui.context.summaries.levels import TOPIC
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.kit.text.formatting import among, one_line, tip, turns
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.background import Background

_NODE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Node:
    """A line of the tree: a memory, or (with a ``role``) a turn of a chat; ``item_id`` is that of either."""

    item_id: int
    chat_id: int
    role: Role | None
    text: str
    first_turn: int | None
    last_turn: int | None

    @property
    def is_turn(self) -> bool:
        return self.role is not None


def nodes_below(store: Store, memory_id: int) -> list[Node]:
    """The memories a memory stands for, then the turns that none of them stands for, each in order."""
    memory = store.memory(memory_id)
    children = [child for child in store.children(memory_id) if child.deleted_at is None]
    children.sort(key=lambda child: (child.chat_id, child.first_turn or 0, child.memory_id))
    told = {turn.turn_id for child in children for turn in store.memory_turns(child.memory_id)}
    own = [turn for turn in store.memory_turns(memory_id) if turn.turn_id not in told]
    parts = [Node(child.memory_id, child.chat_id, None, child.title, *_turns_of(child)) for child in children]
    return parts + [
        Node(turn.turn_id, memory.chat_id, turn.role, turn.text[:400], turn.number, turn.number)
        for turn in own
    ]


def _turns_of(memory: Memory) -> tuple[int | None, int | None]:
    """The turns a memory stands for; none for a topic, which may stand for several chats."""
    return (memory.first_turn, memory.last_turn) if memory.level < TOPIC else (None, None)


class MemoryTree(QTreeWidget):
    """As high as what is open in it; whoever holds it scrolls."""

    memory_wanted = Signal(int)
    turn_wanted = Signal(int, int, int)
    loaded = Signal()

    def __init__(
        self, theme: Theme, store: Store, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("memoryTree")
        self.setAccessibleName(self.tr("What this memory stands for"))
        self._theme = theme
        self._store = store
        self._background = background
        self._shown = 0  # counts what was shown, so that an older answer is recognised
        theme.changed.connect(self._retheme)
        self.setFont(theme.font("small"))
        self.setHeaderLabel(self.accessibleName())  # screen readers come by what is hidden
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setRootIsDecorated(True)
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemExpanded.connect(self._open)
        self.itemCollapsed.connect(lambda _item: self._fit())
        self.itemActivated.connect(lambda item: self._go(item))
        self.itemClicked.connect(lambda item: self._go(item))

    def show_memory(self, memory_id: int | None) -> None:
        """Show what another memory stands for; ``None`` shows nothing."""
        self._shown += 1
        self.clear()
        self._fit()
        if memory_id is not None:
            self._read(memory_id, None)

    def words(self, node: Node) -> str:
        """The line of the tree for a node."""
        text = among(one_line(node.text, 160))  # else its full stop would stand before it in Arabic
        if node.role is not None:
            who = {Role.USER: self.tr("You"), Role.ASSISTANT: self.tr("Model"), Role.TOOL: self.tr("Tool")}
            system = self.tr("System")
            return f"{node.first_turn} · {who.get(node.role, system)}: {text}"
        if node.first_turn is not None and node.last_turn is not None:
            return f"{turns(node.first_turn, node.last_turn)} · {text}"
        return text

    # ---- inside ---------------------------------------------------------------------------------

    def _read(self, memory_id: int, under: QTreeWidgetItem | None) -> None:
        store, shown = self._store, self._shown
        self._background.read(
            lambda: nodes_below(store, memory_id), lambda nodes: self._add(shown, under, nodes)
        )

    def _add(self, shown: int, under: QTreeWidgetItem | None, nodes: list[Node]) -> None:
        if shown != self._shown:
            return  # another memory is shown by now, and ``under`` is gone
        items = []
        for node in nodes:
            item = QTreeWidgetItem([self.words(node)])
            item.setData(0, _NODE, node)
            item.setToolTip(0, tip(one_line(node.text, 300)))
            if not node.is_turn:
                policy = QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator
                item.setChildIndicatorPolicy(policy)
            items.append(item)
        if under is None:
            self.addTopLevelItems(items)
        else:
            under.addChildren(items)
            if not items:
                under.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.DontShowIndicator)
        self._fit()
        self.loaded.emit()

    def _open(self, item: QTreeWidgetItem) -> None:
        node = item.data(0, _NODE)
        if isinstance(node, Node) and not node.is_turn and item.childCount() == 0:
            self._read(node.item_id, item)
        self._fit()

    def _go(self, item: QTreeWidgetItem) -> None:
        node = item.data(0, _NODE)
        if not isinstance(node, Node):
            return
        if node.is_turn and node.first_turn is not None:
            self.turn_wanted.emit(node.chat_id, node.first_turn, node.item_id)
        elif not node.is_turn:
            self.memory_wanted.emit(node.item_id)

    def _retheme(self) -> None:
        self.setFont(self._theme.font("small"))
        self._fit()

    def _fit(self) -> None:
        rows = 0
        index = self.model().index(0, 0)
        while index.isValid():
            rows += 1
            index = self.indexBelow(index)
        height = self.sizeHintForRow(0) if rows else 0
        self.setFixedHeight(rows * max(height, 1) + 4 if rows else 0)
        self.setVisible(rows > 0)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 0)
