"""Searching for models on the hub: words on top, what was found on the left, a repository on the right.

Nothing is asked of the network before the user has typed words here.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.downloads.downloads import Download
from ethervox_gui.services.downloads.wanted import Downloadable
from ethervox_gui.services.hub.values import Contents, Page, Query, Repository, Sort
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import counted, number, one_line, size
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import column_of, fit_into_window, foot_of
from ethervox_gui.ui.kit.widgets.problem import Problem
from ethervox_gui.ui.kit.widgets.search_line import SearchIcon, SearchLine
from ethervox_gui.ui.models.hub_contents import HubContents
from ethervox_gui.ui.models.hub_results import HubResults

#: Nobody has typed for so long: it is searched.
_TYPING_MS = 400
#: Nobody has gone on to another one for so long: it is looked into.
_GOING_MS = 150
_WIDTH, _HEIGHT = 1040, 700
_NARROW = 760
_MOST_WORDS = 200


class HubDialog(InOrder):
    """:attr:`search_wanted` carries a :class:`Query`, :attr:`look_wanted` the name of a repository."""

    search_wanted = Signal(object)
    search_dropped = Signal()
    look_wanted = Signal(str)
    start_wanted = Signal(object)
    pause_wanted = Signal(object)
    cancel_wanted = Signal(object)
    load_wanted = Signal(object)
    link_wanted = Signal(str)
    token_given = Signal(str)

    def __init__(
        self,
        theme: Theme,
        host: str,
        n_ctx: int,
        total_memory: int,
        state_of: Callable[[Downloadable], Download],
        speed: MachineSpeed = UNKNOWN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("hubDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = theme
        self._query: Query | None = None  # what is shown or asked for
        self._cursor = ""  # of the page after it
        self._repository: Repository | None = None
        self.about = QLabel(
            self.tr(
                "As you type, {} is asked: it gets your words and the name of the repository you open, "
                "nothing else. This machine has {} of memory; size and speed are estimated with a "
                "context of {} tokens."
            ).format(host, size(total_memory), number(n_ctx)),
            self,
        )
        self.about.setProperty("role", "muted")
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setWordWrap(True)
        self.search = SearchLine(self)
        self.search.setObjectName("hubSearch")
        self.search.setMaxLength(_MOST_WORDS)
        self.search.setPlaceholderText(self.tr("Name of a model, such as qwen3 8b"))
        self.search.setAccessibleName(self.tr("Search for models"))
        SearchIcon(theme, self.search)
        self.sort = QComboBox(self)
        self.sort.setObjectName("hubSort")
        self.sort.setAccessibleName(self.tr("Order"))
        for words, sort in (
            (self.tr("Most downloads"), Sort.DOWNLOADS),
            (self.tr("Most likes"), Sort.LIKES),
            (self.tr("Recently updated"), Sort.UPDATED),
            (self.tr("Trending"), Sort.TRENDING),
        ):
            self.sort.addItem(words, sort)
        self.state = QLabel(self)
        self.state.setObjectName("hubState")
        self.state.setProperty("role", "caption")
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setWordWrap(True)
        self.problem = Problem(self)
        self.results = HubResults(theme, self)
        self.more = QPushButton(self.tr("Show more"), self)
        self.more.setObjectName("hubMore")
        self.more.setAutoDefault(False)
        self.more.hide()
        self.contents = HubContents(theme, n_ctx, total_memory, state_of, self)
        self.contents.show_speed(speed)
        self._typing = self._timer(_TYPING_MS, self._search)
        self._going = self._timer(_GOING_MS, self._look)
        self._lay_out()
        self._wire()
        self._say_hint()
        self.search.setFocus()

    def _timer(self, ms: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(act)
        return timer

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.search, 1)
        head.addWidget(self.sort)
        self._left = QWidget(self)
        found = QVBoxLayout(self._left)
        found.setContentsMargins(0, 0, 0, 0)
        found.setSpacing(8)
        found.addWidget(self.state)
        found.addWidget(self.problem)
        found.addWidget(self.results, 1)
        found.addWidget(self.more)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.setObjectName("hubSplit")
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self._left)
        self.split.addWidget(self.contents)
        self.split.handle(1).setAccessibleName(self.tr("Width of what was found"))
        self.split.setSizes([2_000, 3_000])  # shares of what there is
        column = column_of(self, self.tr("Find a model"))
        column.addWidget(self.about)
        column.addLayout(head)
        column.addWidget(self.split, 1)
        column.addLayout(foot_of(self))
        fit_into_window(self, _WIDTH, _HEIGHT)

    def _wire(self) -> None:
        self.search.textChanged.connect(self._typed)
        self.sort.currentIndexChanged.connect(self._search_at_once)
        self.problem.retried.connect(self._retry)
        self.results.chosen.connect(self._chosen)
        self.more.clicked.connect(self._search_on)
        contents = self.contents
        contents.retried.connect(self._look)
        contents.left.connect(self._go_back)
        contents.start_wanted.connect(self.start_wanted)
        contents.pause_wanted.connect(self.pause_wanted)
        contents.cancel_wanted.connect(self.cancel_wanted)
        contents.load_wanted.connect(self.load_wanted)
        contents.load_wanted.connect(self.accept)
        contents.link_wanted.connect(self.link_wanted)
        contents.gate.token_given.connect(self.token_given)

    # ---- searching ------------------------------------------------------------------------------

    def _words(self) -> str:
        return " ".join(self.search.text().split())

    def _typed(self) -> None:
        if self._words():
            self._typing.start()
            return
        self._typing.stop()
        self._query = None
        self.search_dropped.emit()
        self._show_nothing()
        self._say_hint()

    def _search_at_once(self) -> None:
        self._typing.stop()
        self._search()

    def _search(self) -> None:
        """Begin with the first page, unless that was asked for already."""
        words = self._words()
        sort = Sort(self.sort.currentData())  # Qt makes a plain string of it
        query = Query(words, sort)
        if words and (self._query is None or (self._query.words, self._query.sort) != (words, sort)):
            self._show_nothing()
            self._ask(query)

    def _search_on(self) -> None:
        if self._query is not None and self._cursor:
            self._ask(Query(self._query.words, self._query.sort, self._cursor))

    def _retry(self) -> None:
        self.search.setFocus()  # the button goes
        if self._query is not None:
            self._ask(self._query)

    def _ask(self, query: Query) -> None:
        self._query = query
        self.problem.hide()
        self.more.setEnabled(False)
        self.state.setText(self.tr("Searching…"))
        self.search_wanted.emit(query)

    def show_found(self, query: Query, found: Page | UserError) -> None:
        """The answer to a question; to an older one nobody listens any more."""
        if query != self._query:
            return
        self.more.setEnabled(True)
        if isinstance(found, UserError):
            self.state.clear()
            self.problem.show_error(found)
            return
        self.results.add(found.repositories)
        self._cursor = found.cursor
        self.more.setVisible(bool(found.cursor))
        n_found = self.results.count()
        if n_found:
            if self._repository is None:
                self.contents.clear(self.tr("Choose a model to see its files."))
            words = counted(n_found, self.tr("{} model"), self.tr("{} models"))
            self.state.setText(self.tr("{} and more").format(words) if found.cursor else words)
        else:
            self.state.setText(
                self.tr(
                    "No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such "
                    "as gemma 3 4b."
                ).format(one_line(query.words, 60))
            )

    def _show_nothing(self) -> None:
        self.results.clear()
        self.more.hide()
        self.problem.hide()
        self._cursor = ""
        self._repository = None
        self._going.stop()
        self.contents.clear()
        self._place()

    def _say_hint(self) -> None:
        self.state.setText(self.tr("Type what you are looking for. Only models in GGUF files are listed."))

    # ---- a repository ---------------------------------------------------------------------------

    def _chosen(self, repository: Repository) -> None:
        self._repository = repository
        self.contents.begin(repository)
        self._going.start()
        self._place()

    def _go_back(self) -> None:
        """To the list, where only one of both has room."""
        self._repository = None
        self.results.setCurrentRow(-1)
        self.contents.clear()
        self._left.show()
        self.search.setFocus()  # first: of a button that is hidden the list gets it, and chooses a row
        self._place()

    def _look(self) -> None:
        if self._repository is not None:
            self.contents.begin(self._repository)
            self.look_wanted.emit(self._repository.id)

    def show_looked(self, repository: str, found: Contents | UserError) -> None:
        """What is in a repository, unless another one was chosen meanwhile."""
        if self._repository is None or self._repository.id != repository:
            return
        if isinstance(found, UserError):
            self.contents.show_problem(found)
        else:
            self.contents.show_contents(found)

    def show_token(self, is_kept: bool) -> None:
        """Whether an access token is kept; with a new one a gated repository tells more."""
        had = self.contents.gate.has_token
        self.contents.gate.show_token(is_kept)
        if is_kept and not had and self.contents.gate.isVisible():
            self._look()

    def show_speed(self, speed: MachineSpeed) -> None:
        """How quick this machine is."""
        self.contents.show_speed(speed)

    def show_download(self, download: Download) -> None:
        """How a download stands now."""
        self.contents.show_download(download)

    # ---- events ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the list while the search has the focus; Enter searches at once.

        It closes nothing: whoever types and presses it wants to find something.
        """
        key, focus = event.key(), self.focusWidget()
        if focus is self.search and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.results.go(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if focus is self.search:
                self._search_at_once()
            elif isinstance(focus, QPushButton):
                focus.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Where it is narrow, there is room for the list or for a repository."""
        is_narrow = self.width() < self._theme.scaled(_NARROW)
        self._left.setVisible(not is_narrow or self._repository is None)
        self.contents.setVisible(not is_narrow or self._repository is not None)
        self.contents.back.setVisible(is_narrow)
