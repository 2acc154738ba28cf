"""What the list of chats offers besides opening: names, pins, folders, the bin, export, import.

Files are read in the background, with a way to stop it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QProgressBar, QProgressDialog, QWidget

from ethervox_gui.context.errors import Cancelled, EthervoxError, UserError
from ethervox_gui.services import retention
from ethervox_gui.services.chat_files.formats import export_chats, import_chats
from ethervox_gui.services.retention import Deleted
from ethervox_gui.storage.base.values import Chat, Folder
from ethervox_gui.ui.chat.stored import read_list
from ethervox_gui.ui.kit.overlays.overlay import lay_over
from ethervox_gui.ui.kit.text.formatting import among, counted, number, one_line
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from ethervox_gui.ui.kit.widgets.file_dialog import (
    ask_where_to_save,
    file_name,
    open_file_dialog,
    show_in_folder,
)
from ethervox_gui.ui.shell.services import Parts


class ChatActions(QObject):
    """Wires the list of chats.

    ``new_chat`` is done when the chat that is shown is deleted, ``open_chat`` when that is undone.
    """

    def __init__(self, parts: Parts, new_chat: Callable[[], None], open_chat: Callable[[int], None]) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._session = parts.session
        self._store = parts.store
        self._background = parts.background
        self._thread = parts.thread
        self._new_chat = new_chat
        self._open_chat = open_chat
        self._came_from: dict[int, tuple[int, int | None]] = {}  # chats of new folders, their former ones
        chats = window.sidebar.list
        chats.export_wanted.connect(self.ask_where_to_export)
        chats.export_all_wanted.connect(self.ask_where_to_export_all)
        chats.renamed.connect(self.rename_chat)
        chats.delete_wanted.connect(self.delete_chat)
        chats.pin_wanted.connect(self.pin_chat)
        chats.move_wanted.connect(self.move_chat)
        chats.folder_wanted.connect(self.make_folder)
        chats.folder_renamed.connect(self.rename_folder)
        chats.folder_delete_wanted.connect(self.delete_folder)
        chats.folder_unwanted.connect(self.give_up_folder)
        chats.bin_wanted.connect(self.show_bin)

    def _change(self, work: Callable[[], object]) -> None:
        """Change what is stored, then look at the list again."""
        self._background.change(work, lambda _: self._session.refresh_chats(), self._failed)

    # ---- chats ----------------------------------------------------------------------------------

    def rename_chat(self, chat_id: int, title: str) -> None:
        self._change(lambda: self._store.rename_chat(chat_id, title))

    def pin_chat(self, chat_id: int, pinned: bool) -> None:
        """Keep a chat at the top of the list, or no longer."""
        self._change(lambda: self._store.set_chat_pinned(chat_id, pinned))

    def move_chat(self, chat_id: int, folder_id: int | None) -> None:
        """Put a chat into a folder, or (``None``) out of the one it is in."""
        self._change(lambda: self._store.put_into_folder([chat_id], folder_id))

    def delete_chat(self, chat_id: int) -> None:
        """Put a chat into the bin, and stop its reply; the note that says so can take it out again."""
        store, session, toast = self._store, self._session, self._window.toast
        chat, composer = self._window.chat, self._window.composer

        def back(was_shown: bool) -> None:
            session.refresh_chats()
            self._window.memory.refresh()
            if was_shown and not chat.transcript.items and not composer.text():  # nothing was begun since
                self._open_chat(chat_id)

        def deleted(title: str) -> None:
            session.refresh_chats()
            self._window.memory.forget_chat(chat_id)
            was_shown = chat_id == session.shown_chat
            if session.writes_in(chat_id):
                self._thread.cancel()
            if was_shown:  # another that was chosen since may be on its way
                self._new_chat()

            def undo() -> None:
                self._background.change(
                    lambda: store.restore_chat(chat_id), lambda _: back(was_shown), self._failed
                )

            toast.tell("notice", self.tr("Chat deleted"), title, undo=undo)

        def delete() -> str:
            title = store.chat(chat_id).title
            store.delete_chat(chat_id)
            return title

        self._background.change(delete, deleted, self._failed)

    def show_bin(self) -> None:
        """Show what was deleted lately, once it is read, with a way back."""
        store = self._store
        self._background.read(lambda: retention.in_bin(store), self._show_bin, self._failed)

    def _show_bin(self, found: list[Deleted]) -> None:
        from ethervox_gui.ui.chat_list.bin_dialog import BinDialog

        if self._window.findChild(BinDialog) is None:
            dialog = BinDialog(found, self._window)
            dialog.restore_wanted.connect(self._restore)
            dialog.purge_wanted.connect(self._purge)
            lay_over(dialog)

    def _purge(self, chosen: list[Deleted]) -> None:
        """Remove for good what was chosen in the bin, and show what is left there."""
        store, live = self._store, self._session.live.chat_id
        in_use = [one for one in chosen if one.kind == "chat" and one.number == live]

        def purge() -> tuple[list[Deleted], list[Deleted]]:
            gone = retention.remove(store, [one for one in chosen if one not in in_use])
            return gone, retention.in_bin(store)

        def purged(found: tuple[list[Deleted], list[Deleted]]) -> None:
            from ethervox_gui.ui.chat_list.bin_dialog import BinDialog

            _, left = found
            dialog = self._window.findChild(BinDialog)
            if dialog is not None:
                dialog.show_found(left)
            self._window.memory.reload()
            if any(one in left for one in chosen):
                words = self.tr("Part of it is still in use by a chat, and stays until that is over.")
                self._window.show_error(words)

        self._background.change(purge, purged, self._failed)

    def _restore(self, one: Deleted) -> None:
        store = self._store

        def settle(*, is_back: bool) -> None:
            from ethervox_gui.ui.chat_list.bin_dialog import BinDialog

            dialog = self._window.findChild(BinDialog)
            if dialog is not None:
                dialog.settle(one, is_back=is_back)

        def restored(_title: str) -> None:
            settle(is_back=True)
            self._session.refresh_chats()
            self._window.memory.reload()

        def failed(error: Exception) -> None:
            settle(is_back=False)
            self._failed(error)

        self._background.change(lambda: retention.restore(store, one.kind, one.number), restored, failed)

    # ---- folders --------------------------------------------------------------------------------

    def make_folder(self, chat_id: int | None) -> None:
        """Make a folder, with a chat in it if one is named, and let the user name it."""
        store, name = self._store, self.tr("New folder")

        def make() -> tuple[int, list[Chat], list[Folder]]:
            folder = store.make_folder(name)
            if chat_id is not None:
                self._came_from[folder.folder_id] = chat_id, store.chat(chat_id).folder_id
                store.put_into_folder([chat_id], folder.folder_id)
            return (folder.folder_id, *read_list(store))

        def made(found: tuple[int, list[Chat], list[Folder]]) -> None:
            folder_id, chats, folders = found
            shown = self._window.sidebar.list
            shown.show_chats(chats, folders)
            shown.name_folder(folder_id)

        self._background.change(make, made, self._failed)

    def give_up_folder(self, folder_id: int) -> None:
        """A new folder that was given no name goes, and its chat is where it came from."""
        store, came_from = self._store, self._came_from.pop(folder_id, None)

        def give_up() -> None:
            if came_from is not None:
                chat_id, former_id = came_from
                store.put_into_folder([chat_id], former_id)
            store.delete_folder(folder_id)

        self._change(give_up)

    def rename_folder(self, folder_id: int, name: str) -> None:
        self._change(lambda: self._store.rename_folder(folder_id, name))

    def delete_folder(self, folder_id: int) -> None:
        """Remove a folder; its chats stay.  The note that says so can have it back."""
        store, toast = self._store, self._window.toast

        def delete() -> tuple[str, list[int]]:
            name = next((f.name for f in store.folders() if f.folder_id == folder_id), "")
            return name, store.delete_folder(folder_id)

        def deleted(found: tuple[str, list[int]]) -> None:
            name, chat_ids = found

            def back() -> None:
                store.put_into_folder(chat_ids, store.make_folder(name).folder_id)

            self._session.refresh_chats()
            words = among(one_line(name, 60))
            if chat_ids:
                stay = counted(len(chat_ids), self.tr("its {} chat stays"), self.tr("its {} chats stay"))
                words = f"{words}: {stay}"
            toast.tell("notice", self.tr("Folder deleted"), words, undo=lambda: self._change(back))

        self._background.change(delete, deleted, self._failed)

    # ---- files ----------------------------------------------------------------------------------

    def ask_where_to_export(self, chat_id: int, title: str) -> None:
        """Ask for a file; its ending decides between Markdown and JSON."""
        name = f"{file_name(title, 'chat')}.md"
        self._ask_for_file(self.tr("Export chat"), name, lambda path: self.export(chat_id, path))

    def ask_where_to_export_all(self) -> None:
        """Ask for a file for all chats that are listed; JSON loses nothing of them."""
        self._ask_for_file(self.tr("Export all chats"), "chats.json", self.export_all)

    def _ask_for_file(self, title: str, name: str, export: Callable[[Path], None]) -> None:
        kinds = self.tr("Markdown (*.md);;JSON, with everything (*.json)")
        dialog = ask_where_to_save(self._window, title, name, kinds, export)
        dialog.setObjectName("exportChatDialog")

    def export(self, chat_id: int, path: Path) -> None:
        """Write a chat to a file."""
        store = self._store
        self._export(lambda: export_chats(store, [chat_id], path), self.tr("Chat exported"), path)

    def export_all(self, path: Path) -> None:
        """Write all chats in which something was said to a file, the newest last, as an import reads them."""
        store = self._store

        def export() -> None:
            export_chats(store, [chat.chat_id for chat in reversed(read_list(store)[0])], path)

        self._export(export, self.tr("All chats are exported"), path)

    def _export(self, work: Callable[[], None], title: str, path: Path) -> None:
        toast = self._window.toast
        show = self.tr("Show in folder"), lambda: show_in_folder(path)
        self._background.read(
            work, lambda _: toast.tell("notice", title, str(path), *show), self._failed, beside=True
        )

    def _failed(self, error: Exception) -> None:
        self._window.show_failed(error, self.tr("That could not be done."))


#: An import that takes no longer shows no progress.
PATIENCE_MS = 400
_NEVER_MS = 2**31 - 1
#: Wide enough that *Stop* stays where it is when other words come above it.
_WIDTH_IN_LETTERS = 48


@dataclass(slots=True)
class _Came:
    """What came of the files: the chats of each that could be read, and what was wrong with each other."""

    chats: dict[Path, list[int]] = field(default_factory=dict)
    failed: dict[Path, EthervoxError] = field(default_factory=dict)
    n_read: int = 0
    was_stopped: bool = False

    @property
    def ids(self) -> list[int]:
        return [number for ids in self.chats.values() for number in ids]


class ImportActions(QObject):
    """Wires the button for imports, and files dropped on the list.

    A chat that came alone is a click away: ``open_chat`` opens it.
    """

    #: Of which file, how many of how many chats, and whether these are stored already, or only read.
    _progressed = Signal(str, int, int, bool)

    def __init__(self, parts: Parts, open_chat: Callable[[int], None]) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._session = parts.session
        self._store = parts.store
        self._background = parts.background
        self._open_chat = open_chat
        self._dialog: QProgressDialog | None = None
        #: What is imported, in this order; the worker looks at its end each time, so that more can come.
        self._wanted: list[Path] = []
        #: What was chosen after *Stop*, while the worker had not come to its end yet.
        self._wanted_then: list[Path] = []
        self._progressed.connect(self._show_progress)
        window.sidebar.import_button.clicked.connect(self.ask_what_to_import)
        window.sidebar.chats_dropped.connect(self.import_from)

    def ask_what_to_import(self) -> None:
        """Ask for files of ours, of ChatGPT's or of Claude's."""
        kinds = self.tr("Chats (*.json *.zip);;All files (*)")
        dialog = QFileDialog(self._window, self.tr("Import chats"), "", kinds)
        dialog.setObjectName("importDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda paths: self.import_from([Path(path) for path in paths]))
        open_file_dialog(dialog)

    def import_from(self, paths: Sequence[Path]) -> None:
        """Read all chats of the files, one file after another; one that cannot be read stops no other.

        While others are read already, those that are not among them come after these.
        """
        if self._dialog is not None:
            wanted = self._wanted_then if self._dialog.wasCanceled() else self._wanted
            wanted.extend(path for path in paths if path not in wanted)
            return
        self._wanted = list(paths)
        self._dialog = dialog = _progress_dialog(self.tr("Stop"), self._window)
        dialog.setAccessibleName(self.tr("Importing chats"))
        dialog.setWindowTitle(self.tr("Import chats"))
        self._show_progress(_place(paths, 0), 0, 0, False)
        self._read_wanted(_Came(), dialog)

    # ---- inside ---------------------------------------------------------------------------------

    def _read_wanted(self, came: _Came, dialog: QProgressDialog) -> None:
        """Read what ``came`` does not tell of yet."""
        stopped = threading.Event()
        dialog.canceled.connect(stopped.set)
        store, wanted, background = self._store, self._wanted, self._background

        def work() -> _Came:
            while came.n_read < len(wanted):
                path, place = wanted[came.n_read], _place(wanted, came.n_read)

                def progress(is_stored: bool, done: int, total: int, place: str = place) -> None:
                    if stopped.is_set() or background.closed:
                        raise Cancelled
                    self._progressed.emit(place, done, total, is_stored)

                try:
                    progress(False, 0, 0)
                    came.chats[path] = import_chats(
                        store, path, partial(progress, True), partial(progress, False)
                    )
                except Cancelled:
                    came.was_stopped = True
                    break
                except EthervoxError as error:
                    came.failed[path] = error
                came.n_read += 1
            return came

        background.change(work, self._done, self._failed, beside=True)

    def _show_progress(self, place: str, done: int, total: int, is_stored: bool) -> None:
        if self._dialog is None or self._dialog.wasCanceled():  # a value would show it again
            return
        if is_stored:
            words = self.tr("{} of {} chats").format(number(done), number(total))
            self._dialog.setLabelText(f"{place}: {words}")
        else:
            self._dialog.setLabelText(self.tr("Reading {}…").format(place))
        self._dialog.setMaximum(total)
        self._dialog.setValue(done)

    def _close(self) -> None:
        if self._dialog is not None:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None
        if self._wanted_then:  # what came of the others is said first
            wanted, self._wanted_then = self._wanted_then, []
            QTimer.singleShot(0, self, partial(self.import_from, wanted))

    def _done(self, came: _Came) -> None:
        if self._dialog is not None and came.n_read < len(self._wanted):
            came.was_stopped = came.was_stopped or self._dialog.wasCanceled()
            if not came.was_stopped:  # dropped between the worker's last look and now
                self._read_wanted(came, self._dialog)
                return
        self._close()
        ids = came.ids
        if ids:
            self._session.refresh_chats()
            self._window.memory.reload()
        words = self._chats(len(ids)) if ids else self.tr("Nothing was imported.")
        if came.failed:
            self._tell_failed(came, words)
            return
        if came.was_stopped:
            self._window.toast.tell("notice", self.tr("Stopped"), words)
            return
        if len(came.chats) > 1:
            words = f"{words}\n{self._each(came)}"
        opens = (self.tr("Open it"), lambda: self._open_chat(ids[0])) if len(ids) == 1 else ()
        self._window.toast.tell("notice", self.tr("Chats imported"), words, *opens)

    def _tell_failed(self, came: _Came, words: str) -> None:
        """Say what could not be read; of several files, what came of each."""
        if len(came.failed) == 1 and not came.chats:
            (error,) = came.failed.values()
            self._failed(error)
            return
        n_files = len(came.failed) + len(came.chats)
        sentence = self.tr("{} of {} files could not be imported.").format(
            number(len(came.failed)), number(n_files)
        )
        dialog = self._window.show_error(sentence, self._each(came), words, code="import_failed")
        dialog.show_details()
        self._offer_others(dialog)

    def _each(self, came: _Came) -> str:
        lines = []
        for path, error in came.failed.items():
            wrong = said(error.message) if isinstance(error, UserError) else str(error)
            lines.append(f"{among(one_line(path.name, 60))}: {wrong}")
        for path, ids in came.chats.items():
            n = counted(len(ids), self.tr("{} chat"), self.tr("{} chats"))
            lines.append(f"{among(one_line(path.name, 60))}: {n}")
        return "\n".join(lines)

    def _chats(self, n: int) -> str:
        return counted(n, self.tr("One chat is in the list"), self.tr("{} chats are in the list"))

    def _failed(self, error: Exception) -> None:
        self._close()
        words = self.tr("The chats could not be imported.")
        self._offer_others(self._window.show_failed(error, words, "import_failed"))

    def _offer_others(self, dialog: ErrorDialog) -> None:
        again = dialog.add_action_button(self.tr("Choose another file…"))
        again.clicked.connect(self.ask_what_to_import)


def _progress_dialog(stop: str, parent: QWidget) -> QProgressDialog:
    """It comes after :data:`PATIENCE_MS`, unless all is done or stopped by then.

    One that comes and goes within a moment flickers, and window managers may lose the keys over it.
    """
    dialog = QProgressDialog("", stop, 0, 0, parent)
    dialog.setObjectName("importProgress")
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setAutoClose(False)
    dialog.setAutoReset(False)
    # Qt would show it by itself, and from then on run the event loop within each value that is set.
    dialog.setMinimumDuration(_NEVER_MS)
    for bar in dialog.findChildren(QProgressBar):
        bar.setTextVisible(False)  # it is lower than a line
    dialog.setMinimumWidth(_WIDTH_IN_LETTERS * dialog.fontMetrics().averageCharWidth())
    QTimer.singleShot(PATIENCE_MS, dialog, lambda: None if dialog.wasCanceled() else dialog.show())
    return dialog


def _place(paths: Sequence[Path], index: int) -> str:
    """The name of a file, and its place among them where there are several."""
    name = among(one_line(paths[index].name, 60))
    return name if len(paths) == 1 else f"{name} ({number(index + 1)}/{number(len(paths))})"
