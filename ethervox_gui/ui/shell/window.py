"""The main window: three columns that resize, fold and remember."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import shiboken6
from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QLocale,
    QObject,
    QPointF,
    QSettings,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QFrame, QMainWindow, QMenu, QSplitter, QVBoxLayout, QWidget

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import ErrorRaised
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.chat.chat_view import ChatView
from ethervox_gui.ui.chat.item_window import side_margin
from ethervox_gui.ui.chat_list.sidebar import Sidebar
from ethervox_gui.ui.composer.command_popup import CommandPopup
from ethervox_gui.ui.composer.composer import Composer
from ethervox_gui.ui.composer.proposal import Proposal
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.kit.focus.parts import go_to_part
from ethervox_gui.ui.kit.focus.return_key import presses
from ethervox_gui.ui.kit.focus.tab_order import go_through, tab_stops
from ethervox_gui.ui.kit.overlays.drops import DropHint, files_in, take_copy
from ethervox_gui.ui.kit.overlays.overlay import Overlay, lay_over
from ethervox_gui.ui.kit.text.failures import failed_at
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.text_views.stream import is_safe_link
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog, LinkDialog
from ethervox_gui.ui.kit.widgets.problem import Failure
from ethervox_gui.ui.memory.panel import MemoryPanel
from ethervox_gui.ui.models.known_models import KnownModels
from ethervox_gui.ui.models.start_page import Welcome
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.shell.header import Header
from ethervox_gui.ui.shell.links import Links
from ethervox_gui.ui.shell.panels import Panels
from ethervox_gui.ui.shell.status_bar import StatusRow
from ethervox_gui.ui.shell.toast import Toast

_SIZES = (236, 856, 348)
_RECENT = 8
_COMMAND_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
#: The scripts of the keyboards that need no input method.
_OF_LETTERS = frozenset(
    {
        QLocale.Script.AnyScript,  # nobody knows, as where there is no input method at all
        QLocale.Script.LatinScript,
        QLocale.Script.CyrillicScript,
        QLocale.Script.GreekScript,
        QLocale.Script.ArabicScript,
        QLocale.Script.HebrewScript,
        QLocale.Script.ArmenianScript,
        QLocale.Script.GeorgianScript,
    }
)
#: The chat gives way to an error that is told above or below it, but not to the last pixel.
_LEAST_CHAT = 24


class MainWindow(QMainWindow):
    """Widgets, folding, shortcuts and what is remembered of them; :class:`Session` brings them to life."""

    closing = Signal()
    model_dropped = Signal(object)
    files_dropped = Signal(list)

    def __init__(self, theme: Theme, store: Store, background: Background, memory_file: Path) -> None:
        super().__init__()
        accessible.install()
        self.setObjectName("mainWindow")
        self.setWindowTitle("EthervoxGUI")
        self.theme = theme
        self._placing = QTimer(self)
        self._placing.setSingleShot(True)
        self._placed = (-1, -1, -1)
        self.installEventFilter(self)
        self._state = QSettings(str(memory_file), QSettings.Format.IniFormat)
        self.known_models = KnownModels(self._state)
        self.sidebar = Sidebar(theme)
        self.header = Header(theme)
        self.chat = ChatView(theme)
        self.composer = Composer(theme)
        self.status = StatusRow(theme)
        self.memory = MemoryPanel(theme, store, background)
        self._menu_keys: QShortcut | None = None
        self._before_search: tuple[QWidget | None, bool] = None, False  # what had the focus; was it folded
        #: What could not be done: with a model, and with a message or its reply.
        self.model_failure = Failure(theme)
        self.reply_failure = Failure(theme)
        #: What will leave the context by itself.
        self.proposal = Proposal(theme)
        self._failed: dict[Failure, ErrorRaised] = {}
        for bar in (self.model_failure, self.reply_failure):
            bar.details_wanted.connect(partial(self._show_details, bar))
        self._lay_out()
        self._panels = Panels(self.sidebar, self.memory, self.header, self._centre, self.composer)
        self.toast = Toast(theme, self._centre)
        self.welcome = Welcome(theme, self.chat)
        #: Shown while files are dragged over the window.
        self.drop_hint = DropHint(theme, self._centre)
        self.commands = CommandPopup(self.composer.editor, self)
        self._shortcuts: list[tuple[QShortcut, str, Callable[[], object]]] = []
        self._take_menu_keys()
        self._placing.timeout.connect(self._place)
        theme.changed.connect(self._fit_panels)
        self._wire()
        self._restore()
        self.setAcceptDrops(True)

    def _lay_out(self) -> None:
        self._centre = QWidget()
        self._centre.setObjectName("centre")
        self._centre.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._footer = footer = QFrame()
        footer.setObjectName("footer")
        self._foot = foot = QVBoxLayout(footer)
        foot.setContentsMargins(20, 12, 20, 8)
        foot.setSpacing(7)
        foot.addWidget(self.reply_failure)
        foot.addWidget(self.proposal)
        foot.addWidget(self.composer)
        foot.addWidget(self.status)
        middle = QVBoxLayout(self._centre)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.header)
        self._below_header = QVBoxLayout()
        self._below_header.addWidget(self.model_failure)
        middle.addLayout(self._below_header)
        middle.addWidget(self.chat, 1)
        self.chat.setMinimumHeight(_LEAST_CHAT)
        middle.addWidget(footer)
        self._centre.setMinimumWidth(380)
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.columns.setObjectName("columns")
        self.columns.setHandleWidth(1)
        self.columns.setChildrenCollapsible(False)
        for index, widget in enumerate((self.sidebar, self._centre, self.memory)):
            self.columns.addWidget(widget)
            self.columns.setStretchFactor(index, int(widget is self._centre))
        self.columns.handle(1).setAccessibleName(self.tr("Width of the chats"))
        self.columns.handle(2).setAccessibleName(self.tr("Width of the memory panel"))
        for widget in (self.memory, self._centre, self.sidebar):
            widget.lower()  # a splitter has the last one first, and so would screen readers
        self.setCentralWidget(self.columns)
        self.setMinimumSize(self._within_screen(QSize(640, 440)))

    def _wire(self) -> None:
        self.sidebar.fold_button.clicked.connect(lambda: self.fold_sidebar(True))
        self.header.show_chats.clicked.connect(lambda: self.fold_sidebar(False))
        self.memory.fold_button.clicked.connect(lambda: self.fold_memory(True))
        self.header.more.clicked.connect(self._show_more)
        self.sidebar.list.name_wanted.connect(lambda: self.fold_sidebar(False))
        self.header.show_memory.clicked.connect(lambda: self.fold_memory(False))
        self.chat.link_clicked.connect(self.ask_to_open)
        self.memory.link_clicked.connect(self.ask_to_open)
        self.chat.show_summary.connect(self.show_memory)
        self.memory.left.connect(self._leave_search)
        self.composer.editor.paged.connect(self.chat.turn_page)
        self.chat.follows.connect(lambda at_end: self.toast.set_low(not at_end))
        self.header.timeline.summary_activated.connect(self.show_memory)
        self.links = Links(self.header, self.chat, self.memory)
        for keys, words, act in (
            ("Ctrl+B", self.tr("Show or hide chats"), lambda: self.fold_sidebar(not self.sidebar.isHidden())),
            ("Ctrl+M", self.tr("Show or hide memory"), lambda: self.fold_memory(not self.memory.isHidden())),
            ("Ctrl+F", self.tr("Search memories and turns"), self.focus_search),
            ("Ctrl+L", self.tr("Write a message"), self.composer.setFocus),
            ("Ctrl+Shift+K", self.tr("Go to what is about to leave"), self.proposal.focus_first),
            ("Ctrl+End", self.tr("Jump to latest"), self.chat.jump_to_latest),
            ("F6", self.tr("Go to the next part of the window"), partial(self._go_to_part, 1)),
            ("Shift+F6", self.tr("Go to the previous part of the window"), partial(self._go_to_part, -1)),
        ):
            self.add_shortcut(keys, words, act)

    def add_shortcut(self, keys: str, words: str, act: Callable[[], object]) -> None:
        """Make keys work in the whole window; ``words`` say what they do in the list of shortcuts."""
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(act)
        self._shortcuts.append((shortcut, words, act))

    def _take_menu_keys(self) -> None:
        """Shift+F10 is the Menu key, which many keyboards lack; on X11 and Wayland Qt leaves that to us."""
        if sys.platform not in {"win32", "darwin"}:
            self._menu_keys = QShortcut(QKeySequence("Shift+F10"), self)
            self._menu_keys.setContext(Qt.ShortcutContext.ApplicationShortcut)
            self._menu_keys.activated.connect(_open_menu)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Much of what can be reached is made as it is needed, and changes: its order is found here."""
        head = (*self.sidebar.in_order(), *self.header.in_order(), *tab_stops(self.model_failure))
        chat = (self.chat, *self.chat.tab_stops(), *tab_stops(self.welcome), *tab_stops(self.toast))
        told = (*tab_stops(self.reply_failure), *tab_stops(self.proposal))
        go_through(*head, *chat, *told)  # what followed the chat follows them: the message
        go_through(*tab_stops(self.memory))
        return super().focusNextPrevChild(forward)

    def shortcuts(self) -> list[tuple[str, str]]:
        """Keys and what they do."""
        native = QKeySequence.SequenceFormat.NativeText
        found = [(shortcut.key().toString(native), words) for shortcut, words, _ in self._shortcuts]
        if self._menu_keys is not None:
            words = self.tr("Open the menu of what has the focus")
            found.append((self._menu_keys.key().toString(native), words))
        return found

    def do(self, keys: str) -> None:
        """As if these keys were pressed."""
        wanted = QKeySequence(keys)
        for shortcut, _, act in self._shortcuts:
            if shortcut.key() == wanted:
                act()

    def shortcut_actions(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What the keys do, once each: in words, with which keys, and as a function."""
        native = QKeySequence.SequenceFormat.NativeText
        found: dict[str, tuple[str, Callable[[], object]]] = {}
        for shortcut, words, act in self._shortcuts:
            found.setdefault(words, (shortcut.key().toString(native), act))
        return [(words, keys, act) for words, (keys, act) in found.items()]

    def more_menu(self) -> QMenu:
        """What can be done with the chat that is shown, and whether other programs can call."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("moreMenu")
        menu.setAccessibleName(self.header.more.accessibleName())
        self.sidebar.list.add_shown_to_menu(menu)
        menu.addAction(self.tr("Recently deleted…"), self.sidebar.list.bin_wanted.emit)
        menu.addSeparator()
        native = QKeySequence.SequenceFormat.NativeText
        for keys, words in (
            ("Ctrl+Shift+P", self.tr("Parameters of this chat…")),
            ("Ctrl+G", self.tr("Edits of the context…")),
            ("Ctrl+Shift+T", self.tr("Prompts…")),
            ("F1", self.tr("Keyboard shortcuts")),
        ):
            shown = QKeySequence(keys).toString(native)
            menu.addAction(f"{words}\t{shown}", partial(self.do, keys))
        menu.addSeparator()
        url = self.header.api_url
        state = self.tr("API off") if url is None else self.tr("API on: {}/v1").format(url)
        menu.addAction(state, self.sidebar.api_button.click)
        if url is not None:
            copy = partial(QGuiApplication.clipboard().setText, f"{url}/v1")
            menu.addAction(self.tr("Copy the address of the API"), copy)
        return menu

    def _show_more(self) -> None:
        button = self.header.more
        self.more_menu().popup(button.mapToGlobal(button.rect().bottomLeft()))

    def show_title(self, chat: str) -> None:
        """Which chat is shown."""
        self.setWindowTitle(f"{one_line(chat, 60)} – EthervoxGUI" if chat else "EthervoxGUI")

    # ---- panels ---------------------------------------------------------------------------------

    def _fit_panels(self) -> None:
        self._panels.fit(self.width(), self.theme.font_size)

    def fold_sidebar(self, folded: bool) -> None:
        self._panels.fold_sidebar(folded)

    def fold_memory(self, folded: bool) -> None:
        self._panels.fold_memory(folded)

    def focus_search(self) -> None:
        """Go to the memory search; Esc leads back to where the keyboard was, and folds what was folded."""
        if not self.memory.search.hasFocus():
            self._before_search = self.focusWidget(), not self.memory.isVisible()
        self.fold_memory(False)
        self.memory.search.setFocus()
        self.memory.search.selectAll()

    def _go_to_part(self, step: int) -> None:
        """To the chats, the timeline, what was said, the message, or the memory, whichever is next."""
        parts = (
            (self.sidebar, self.sidebar.list),
            (self.header, self.header.timeline),
            (self.chat, self.chat),
            (self.composer, self.composer.editor),
            (self.memory, self.memory.search),
        )
        go_to_part(parts, self.focusWidget(), step)

    def _leave_search(self) -> None:
        before, was_folded = self._before_search
        self._before_search = None, False
        if before is None or not shiboken6.isValid(before) or not before.isVisible():
            before = self.composer
        before.setFocus()
        self.fold_memory(was_folded)

    def show_memory(self, memory_id: int) -> None:
        """Open a memory in the panel."""
        self.fold_memory(False)
        self.memory.show_memory(memory_id)

    # ---- dialogs --------------------------------------------------------------------------------

    def ask_to_open(self, url: str) -> None:
        """A link was clicked: ask, showing the address; other kinds of address are ignored."""
        if is_safe_link(url):
            lay_over(LinkDialog(url, self))

    def show_error(self, message: str, details: str = "", advice: str = "", code: str = "") -> ErrorDialog:
        """Say what went wrong, in front of whatever dialog is open.  ``message`` may end with ``advice``."""
        front = QApplication.activeModalWidget() or self
        dialog = ErrorDialog(self.theme, said(message), said(details), front, advice=said(advice), code=code)
        lay_over(dialog)
        return dialog

    def show_failed(self, error: Exception, words: str, code: str = "") -> ErrorDialog:
        """Say what could not be done: a :class:`UserError` says it itself, of all else ``words`` do."""
        if isinstance(error, UserError):
            return self.show_error(error.said, error.details, error.advice, error.code)
        return self.show_error(words, str(error), code=code)

    @property
    def is_laid_over(self) -> bool:
        """Whether a dialog lies over it, so that nobody sees what is told in it."""
        return self.findChild(Overlay) is not None

    def tell_failure(
        self, event: ErrorRaised, offers: Sequence[tuple[str, Callable[[], object]]], *, of_model: bool
    ) -> None:
        """Say what went wrong in the place where it did, with what helps."""
        bar = self.model_failure if of_model else self.reply_failure
        self.composer.keep_back()
        advice = said(event.advice)
        sentence = said(event.message).removesuffix(advice).strip()
        self._failed[bar] = event
        bar.tell(failed_at(event.code), sentence, advice, offers, has_details=bool(event.details.strip()))
        accessible.announce(bar, bar.accessibleName())

    def _show_details(self, bar: Failure) -> None:
        event = self._failed[bar]
        self.show_error(event.message, event.details, event.advice, event.code).show_details()

    # ---- remembering ----------------------------------------------------------------------------

    def _restore(self) -> None:
        geometry = self._state.value("geometry")
        if isinstance(geometry, QByteArray) and self.restoreGeometry(geometry):
            columns = self._state.value("columns")
            if isinstance(columns, QByteArray):
                self.columns.restoreState(columns)
        else:
            self.resize(self._within_screen(QSize(1440, 900)))
            self.columns.setSizes(list(_SIZES))
        self._panels.restore(self._state, self.width(), self.theme.font_size)
        if self._state.value("legendSeen") == "true":
            self.header.quiet_legend(self.chat)
        folded = str(self._state.value("foldedFolders") or "")
        self.sidebar.list.chats.folded.update(int(word) for word in folded.split() if word.isdecimal())

    def _within_screen(self, wanted: QSize) -> QSize:
        """A size of the window that is not larger than the screen; a picture has no screen."""
        if QGuiApplication.platformName() == "offscreen":
            return wanted
        return wanted.boundedTo(self.screen().availableGeometry().size() * 0.92)

    def remember(self) -> None:
        """Write down sizes and folds."""
        self._state.setValue("geometry", self.saveGeometry())
        self._state.setValue("columns", self.columns.saveState())
        self._panels.remember(self._state)
        if self.header.legend.was_used:
            self._state.setValue("legendSeen", "true")
        folded = sorted(self.sidebar.list.chats.folded)
        self._state.setValue("foldedFolders", " ".join(map(str, folded)))
        self._state.sync()

    @property
    def first_run(self) -> bool:
        """Whether the user has not chosen a model or said anything yet."""
        return self._state.value("welcomed") != "true" and not self.recent_models()

    def remember_first_run(self) -> None:
        """Don't show the first page again."""
        self._state.setValue("welcomed", "true")

    def recent_models(self) -> list[Path]:
        found = self._state.value("recentModels")
        names = [found] if isinstance(found, str) else found if isinstance(found, list) else []
        return [Path(str(name)) for name in names if name]

    def recent_profile(self) -> str:
        """The profile of the chat that was open last; empty: the default."""
        return str(self._state.value("profile") or "")

    def remember_profile(self, name: str) -> None:
        self._state.setValue("profile", name)

    def remember_model(self, path: Path) -> None:
        """Put a model first among the recent ones."""
        recent = [path, *(other for other in self.recent_models() if other != path)][:_RECENT]
        self._state.setValue("recentModels", [str(each) for each in recent])
        self.header.picker.set_recent(recent)

    # ---- events ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody else took: whoever types means the message, and F2 the chat that is shown."""
        editor = self.composer.editor
        if presses(event, self.focusWidget()):
            return
        if event.matches(QKeySequence.StandardKey.Undo) and self.toast.take_back():
            return
        if event.key() == Qt.Key.Key_F2:
            self.sidebar.list.rename_shown()
        elif self.focusWidget() is editor or not editor.isEnabled():  # it would come back from there
            super().keyPressEvent(event)
        elif event.matches(QKeySequence.StandardKey.Paste):
            editor.setFocus()
            editor.paste()
        elif _is_typed(event):
            editor.setFocus()
            if _writes_letters(QGuiApplication.inputMethod().locale()):
                QCoreApplication.sendEvent(editor, event)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_panels()
        self._placing.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not event(): the whole window is painted in there, and the engine would wait for the interpreter.
        if watched is self and event.type() == QEvent.Type.LayoutRequest:
            self._placing.start()
        elif watched is self and event.type() == QEvent.Type.DevicePixelRatioChange:
            self.theme.look_at_screens()
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        found = files_in(event.mimeData())
        if found:
            take_copy(event)
            are_models = [is_model(path) for path in found]
            words = [self.tr("Load this model")] if any(are_models) else []
            words += [] if all(are_models) else [self.tr("Attach to the message")]
            self.drop_hint.tell("\n".join(words))

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self.drop_hint.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self.drop_hint.hide()
        found = files_in(event.mimeData())
        if found:
            take_copy(event)
            self.files_dropped.emit(found)

    def _place(self) -> None:
        margin, top = side_margin(self._centre.width()), self.header.height()
        bottom = self._footer.height() + self.chat.jump_room  # a low note stands above the button
        # A reply that grows asks for it again and again.
        if (margin, top, bottom) != self._placed:
            self._placed = (margin, top, bottom)
            self._foot.setContentsMargins(margin, 12, margin, 8)
            self._below_header.setContentsMargins(margin, 0, margin, 0)
            self.toast.set_edges(top, bottom)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.remember()
        event.accept()
        self.closing.emit()


def _is_typed(event: QKeyEvent) -> bool:
    """Whether a key writes a letter or the like; a space presses buttons."""
    held = event.modifiers() & (_COMMAND_KEYS | Qt.KeyboardModifier.AltModifier)
    # Both together are AltGr on Windows.
    is_plain = not held or held == Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return is_plain and event.text().isprintable() and bool(event.text().strip())


def _writes_letters(keyboard: QLocale) -> bool:
    """Whether each key of it is a letter.

    Else an input method makes words of several, and did not see this one, so it is not written: the message
    has the keys now, and the first of them is pressed again.
    """
    return keyboard.script() in _OF_LETTERS and keyboard.language() is not QLocale.Language.Vietnamese


def is_model(path: Path) -> bool:
    """Whether a file that is dropped is to be loaded instead of attached."""
    return path.suffix.lower() == ".gguf"


def _open_menu() -> None:
    """Ask for the menu of what has the focus, as the Menu key does."""
    focus = QApplication.focusWidget()
    if focus is not None:
        cursor = focus.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        place = QPointF(cursor.center()).toPoint()  # texts say it in fractions of pixels, others do not
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, focus.mapToGlobal(place))
        QApplication.sendEvent(focus, asked)
