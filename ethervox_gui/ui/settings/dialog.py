"""The settings, made from the settings table: a page for each section, a row for each field.

What few people look for is folded away on each page, unless somebody changed it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui import settings as settings_module
from ethervox_gui.settings import SettingError, Settings
from ethervox_gui.settings.describing import Needs, needs_of
from ethervox_gui.storage.base.folding import for_filter
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import page_title
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import fit_into_window, heading
from ethervox_gui.ui.kit.widgets.search_line import SearchIcon, SearchLine
from ethervox_gui.ui.runtime.background import in_moments
from ethervox_gui.ui.settings.page_choice import PageChoice
from ethervox_gui.ui.settings.row import SettingRow
from ethervox_gui.ui.settings.threshold_gauge import ThresholdGauge

#: The pages in the order in which people need them.
_PAGES = ("appearance", "model", "context", "sampling", "memory", "paging", "downloads", "server")
#: What is dragged along the gauge.
_THRESHOLDS = ("context.warning_threshold", "context.critical_threshold", "context.emergency_threshold")


class SettingsDialog(InOrder):
    """Every change is checked and told by :attr:`changed` at once; what does not fit is said in its row.

    ``tops`` makes what stands above the settings of a section; ``own`` has what the profile in use sets
    otherwise, by key, in words, and ``usual`` what holds where nothing is set.  The model was loaded with the
    settings ``loaded_with``; without them, with the same.
    """

    changed = Signal(dict)
    reload_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        parent: QWidget | None = None,
        tops: Mapping[str, Callable[[], QWidget]] | None = None,
        own: Mapping[str, str] | None = None,
        usual: Mapping[str, str] | None = None,
        loaded_with: Settings | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settingsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self._settings = settings
        self._loaded_with = loaded_with or settings
        self._needed: set[Needs] = set()  # of what was changed here
        self.search = SearchLine(self)
        self.search.setObjectName("settingsSearch")
        self.search.setPlaceholderText(self.tr("Search settings ( / )"))
        self.search.setAccessibleName(self.tr("Search settings"))
        self._theme = theme
        SearchIcon(theme, self.search)
        self.search.textChanged.connect(self._filter)
        for keys in ("/", "Ctrl+F"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.search.setFocus)
        self.pages = QListWidget(self)
        self.pages.setObjectName("settingsPages")
        self.pages.setAccessibleName(self.tr("Pages of the settings"))
        self.pages.ensurePolished()  # rows that are laid out before are too low for their padding
        self.pages.setMinimumWidth(148)
        self.pages.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.pages.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._names = sorted(Settings.model_fields, key=_PAGES.index)
        self.pages.addItems([page_title(section) for section in self._names])
        self.choice = PageChoice(self.pages, self)
        self._own = own or {}
        self._usual = usual or {}
        self._makers = tops or {}
        self._tops: dict[str, QWidget] = {}
        self.rows: dict[str, SettingRow] = {}
        self._unfolded: set[str] = set()
        self.folds: dict[str, QPushButton] = {}
        self.gauge: ThresholdGauge | None = None
        self._sections = {section: QWidget() for section in self._names}
        self.nothing_found = QLabel(self.tr("No setting matches this search."), self)
        self.nothing_found.setProperty("role", "muted")
        self.note = QLabel(self)
        self.note.setObjectName("settingsNote")
        self.note.setProperty("role", "muted")
        self.note.setWordWrap(True)
        self.reload = QPushButton(self.tr("Load the model again"), self)
        self.reload.setObjectName("reloadModel")
        self.reload.setAutoDefault(False)
        self.reload.clicked.connect(self._reload)
        self._lay_out()
        self._say_needs()
        self.pages.currentRowChanged.connect(self._turn)
        # Also where the page is chosen that a search was begun from.
        self.pages.itemClicked.connect(lambda _item: self.search.clear())
        self.choice.activated.connect(lambda _row: self.search.clear())
        self.pages.setCurrentRow(0)
        fit_into_window(self, 840, 600)
        self.pages.setFocus()
        self._making = in_moments(self, self._make_page)
        self._making.start()

    def _lay_out(self) -> None:
        inner = self._inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(4, 0, 16, 12)
        column.setSpacing(4)
        column.addWidget(self.nothing_found)
        for section in self._sections.values():
            column.addWidget(section)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Settings"))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it can be reached
        self._scroll.setWidget(inner)
        close = QPushButton(self.tr("Close"), self)
        close.setObjectName("closeSettings")
        close.setAutoDefault(False)
        close.clicked.connect(self.accept)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.pages)
        middle.addWidget(self._scroll, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.reload)
        foot.addWidget(close)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 16, 20, 16)
        outer.setSpacing(12)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.choice)
        top.addWidget(self.search, 1)
        outer.addLayout(top)
        outer.addLayout(middle, 1)
        outer.addLayout(foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_list()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            QTimer.singleShot(0, self, self._choose_list)  # what is in it has the letters' new size then

    def _choose_list(self) -> None:
        """The pages beside what is on them, or above it where that leaves too little room."""
        self.choice.take_turns(self.contentsRect().width())

    # ---- pages ----------------------------------------------------------------------------------

    def _make_page(self) -> None:
        """Make one more page while nobody asks for it: a search needs all of them with its first letter."""
        for section, page in self._sections.items():
            if page.layout() is None:
                self._build(section)
                return
        self._making.stop()

    def _build(self, section: str) -> None:
        """Make the rows of a page when it is first needed: all at once would take too long."""
        page = self._sections[section]
        if page.layout() is not None:
            return
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(8)
        column.addWidget(heading(page_title(section), page))
        self._show_top(section)
        for key, field in settings_module.keys():  # noqa: SIM118 - a function, no dictionary
            if key.startswith(f"{section}."):
                own, usual = self._own.get(key, ""), self._usual.get(key, "")
                row = SettingRow(key, field, self._holds(key), own, usual=usual)
                row.edited.connect(lambda row=row: self._edited(row))
                self.rows[key] = row
                column.addWidget(row)
        if section == "context":
            self._add_gauge(column)
        fold = self.folds[section] = QPushButton(page)
        fold.setProperty("role", "fold")
        fold.setAutoDefault(False)
        fold.clicked.connect(lambda: self._unfold(section, section not in self._unfolded))
        column.addWidget(fold, 0, Qt.AlignmentFlag.AlignLeft)

    def _add_gauge(self, column: QVBoxLayout) -> None:
        """The thresholds along a gauge, below what happens at them; their rows are among what is folded."""
        gauge = ThresholdGauge(self._theme, {key: self.rows[key].title for key in _THRESHOLDS}, self)
        gauge.moved.connect(lambda key, share: self.rows[key].take(share))
        column.insertWidget(column.indexOf(self.rows["context.mode"]) + 1, gauge)
        self.gauge = gauge
        self._show_thresholds()

    def _show_thresholds(self) -> None:
        if self.gauge is not None:
            self.gauge.show_values({key: self._holds(key) for key in _THRESHOLDS})

    def _unfold(self, section: str, unfolded: bool) -> None:
        (self._unfolded.add if unfolded else self._unfolded.discard)(section)
        self._fold(section)

    def _fold(self, section: str) -> None:
        """Show a page's rows, and those for few if they are asked for."""
        rows = [row for key, row in self.rows.items() if key.startswith(f"{section}.")]
        unfolded = section in self._unfolded
        n_folded = 0
        for row in rows:
            is_away = row.is_folded_away
            row.setVisible(unfolded or not is_away)
            n_folded += is_away
        fold = self.folds[section]
        fold.setVisible(bool(n_folded))
        fold.setText(self.tr("▾ Advanced") if unfolded else self.tr("▸ Advanced ({})").format(n_folded))
        fold.setAccessibleName(self.tr("Advanced settings"))
        fold.setAccessibleDescription(self.tr("shown") if unfolded else self.tr("hidden"))

    def show_setting(self, key: str) -> None:
        """Turn to a setting's page, unfold it, and bring its row into sight."""
        section = key.partition(".")[0]
        self.show_page(section)
        row = self.row(key)
        if row.isHidden():
            self._unfold(section, unfolded=True)
        self._lay_out_page(section)
        self._scroll.ensureWidgetVisible(row)

    def _lay_out_page(self, section: str) -> None:
        """Put everything of a page where it belongs at once, as Qt would do a little later."""
        inner, page = self._inner, self._sections[section]
        for widget in (*reversed(page.findChildren(QWidget)), page, inner):
            if (layout := widget.layout()) is not None:
                layout.activate()
        inner.resize(inner.width(), max(inner.height(), inner.heightForWidth(inner.width())))

    def _show_top(self, section: str) -> None:
        """What stands above the settings, made anew after each of their changes."""
        layout = self._sections[section].layout()
        if section not in self._makers or not isinstance(layout, QVBoxLayout):
            return
        before = self._tops.pop(section, None)
        if before is not None:
            layout.removeWidget(before)
            before.hide()
            before.setParent(None)
            before.deleteLater()
        top = self._tops[section] = self._makers[section]()
        layout.insertWidget(1, top)
        top.setVisible(not self.search.text().strip())

    def row(self, key: str) -> SettingRow:
        """The row of a setting."""
        self._build(key.partition(".")[0])
        return self.rows[key]

    def show_page(self, section: str) -> None:
        """Turn to a section."""
        self.pages.setCurrentRow(self._names.index(section))

    def _turn(self, _row: int) -> None:
        """A page was chosen: a search is over."""
        if self.search.text():
            self.search.clear()
        else:
            self._filter("")

    def _filter(self, words: str) -> None:
        """Without words one page is shown, with words whatever fits of all pages."""
        wanted = for_filter(words).split()
        current = self.pages.currentRow()
        found = False
        for index, (section, page) in enumerate(self._sections.items()):
            if wanted or index == current:
                self._build(section)
            rows = [row for key, row in self.rows.items() if key.startswith(f"{section}.")]
            for row in rows:
                row.setVisible(all(word in row.search_text for word in wanted))
            if section in self._tops:
                self._tops[section].setVisible(not wanted)
            if section == "context" and self.gauge is not None:
                self.gauge.setVisible(not wanted)
            if section in self.folds:
                self.folds[section].setVisible(False)
            fits = any(not row.isHidden() for row in rows) if wanted else index == current
            if index == current and not wanted:
                self._fold(section)
            page.setVisible(fits)
            found = found or fits
        self.nothing_found.setVisible(not found)
        chosen = self.pages.item(current)
        if chosen is not None:
            chosen.setSelected(not wanted)  # what a search finds is of no page
        if not wanted:
            self._lay_out_page(self._names[current])
        self._scroll.verticalScrollBar().setValue(0)

    # ---- changes --------------------------------------------------------------------------------

    def _holds(self, key: str) -> Any:
        section, _, field = key.partition(".")
        return getattr(getattr(self._settings, section), field)

    def _edited(self, row: SettingRow) -> None:
        """Take it, together with what only did not fit without it."""
        if not row.is_changed:
            row.refuse("")
            return
        waiting = [other for other in self.rows.values() if other.is_refused and other is not row]
        for rows in ([row, *waiting], [row]):
            changes = {each.key: each.value() for each in rows}
            try:
                self._settings = self._settings.with_values(changes)
            except SettingError as error:
                about = self.rows.get(error.key, row)
                problem = self.tr("{}: {}.").format(about.title, said(error.reason))
                continue
            for each in rows:
                each.accept(self._holds(each.key))
                self._needed.add(needs_of(dict(settings_module.keys())[each.key]))
            self._say_needs()
            self._show_thresholds()
            self.changed.emit({each.key: self._holds(each.key) for each in rows})
            for section in {each.key.partition(".")[0] for each in rows}:
                self._show_top(section)
            return
        row.refuse(problem)

    def show_settings(self, settings: Settings) -> None:
        """Show what holds now, whoever changed it."""
        self._settings = settings
        changed = [row for key, row in self.rows.items() if row.holds != self._holds(key)]
        for row in changed:
            row.accept(self._holds(row.key))
        for section in {row.key.partition(".")[0] for row in changed}:
            self._show_top(section)
        self._say_needs()

    def _say_needs(self) -> None:
        words = []
        needs_reload = self._needs_reload()
        if needs_reload:
            words.append(self.tr("Some changes need the model to be loaded again."))
        if Needs.RESTART in self._needed:
            words.append(self.tr("Some take effect after a restart."))
        if Needs.NEW_CHAT in self._needed:
            words.append(self.tr("Some apply to new chats."))
        self.note.setText(" ".join(words) or self.tr("Saved automatically."))
        self.reload.setVisible(needs_reload)

    def _needs_reload(self) -> bool:
        """Whether the model runs with other settings than these, from before this dialog was opened, too."""
        before = self._loaded_with.model_dump()
        return any(
            before[section][field] != self._holds(key)
            for key, info in settings_module.keys()  # noqa: SIM118 - a function, no dictionary
            for section, _, field in [key.partition(".")]
            if needs_of(info) is Needs.RELOAD
        )

    @property
    def leaves_reload(self) -> bool:
        """Whether something was changed here that the model does not have until it is loaded again."""
        return Needs.RELOAD in self._needed and self._needs_reload()

    def _reload(self) -> None:
        self._needed.discard(Needs.RELOAD)
        self.accept()
        self.reload_wanted.emit()

    def accept(self) -> None:
        """Close it; what is being typed is taken first, and what does not fit keeps it open."""
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()
        refused = next((row for row in self.rows.values() if row.is_refused), None)
        if refused is None:
            super().accept()
            return
        self.show_setting(refused.key)
        refused.control.setFocus()
