"""The window: wires it to everything below, runs it, and takes it down in order."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import qasync  # after PySide6, so that it takes the same binding
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QDialog

import ethervox_gui
from ethervox_gui import paths
from ethervox_gui.assembly import Assembly, assemble
from ethervox_gui.context.errors import UserError
from ethervox_gui.options import Options
from ethervox_gui.server.control import ServerControl
from ethervox_gui.server.service import Sources
from ethervox_gui.services import profiles
from ethervox_gui.services.keys import Keys
from ethervox_gui.settings import Settings
from ethervox_gui.storage import recovery
from ethervox_gui.ui.actions import Actions
from ethervox_gui.ui.background import Background
from ethervox_gui.ui.chat_actions import ChatActions
from ethervox_gui.ui.composer_actions import ComposerActions
from ethervox_gui.ui.context_actions import ContextActions
from ethervox_gui.ui.dialogs import DamagedDialog, ErrorDialog
from ethervox_gui.ui.doorbell import Doorbell, ring
from ethervox_gui.ui.engine_thread import EngineThread
from ethervox_gui.ui.memory_actions import MemoryActions
from ethervox_gui.ui.model_actions import ModelActions
from ethervox_gui.ui.script_player import ScriptPlayer, read_script
from ethervox_gui.ui.session import Session
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.window import MainWindow

WINDOW_FILE = "window.ini"


class Desktop:
    """The window with its threads.  :meth:`open` shows it, :meth:`close` ends everything in order."""

    def __init__(
        self, assembly: Assembly, thread: EngineThread, theme: Theme, executor: ThreadPoolExecutor
    ) -> None:
        self._assembly = assembly
        self._executor = executor
        self.thread = thread
        self.background = Background(executor)
        memory_file = assembly.settings_path.with_name(WINDOW_FILE)
        self.window = MainWindow(theme, assembly.store, self.background, memory_file)
        self.session = Session(self.window, assembly.store, self.background)
        self.actions = Actions(
            self.window,
            self.session,
            thread,
            assembly.store,
            self.background,
            assembly.settings,
            assembly.settings_path,
        )
        self.memory_actions = MemoryActions(
            self.window, self.session, thread, assembly.store, self.background
        )
        self.context_actions = ContextActions(self.window, self.session, thread, self.actions)
        data_dir = assembly.settings_path.parent
        self.server = ServerControl(
            Sources(
                assembly.governor,
                assembly.store,
                lambda: self.actions.settings,
                lambda: profiles.load(data_dir / profiles.PROFILES_FILE),
                Keys(data_dir),
            )
        )
        self.actions.settings_changed.connect(self._serve)
        governor = assembly.governor
        self.chat_actions = ChatActions(self.window, assembly.store, self.background)
        self.model_actions = ModelActions(self.window, self.background, self.actions)
        self.composer_actions = ComposerActions(
            self.window, self.background, lambda: governor.loaded[1] if governor.loaded else None
        )
        thread.attach(assembly.governor)
        thread.happened.connect(self.session.take)
        thread.happened.connect(self.memory_actions.take)
        thread.happened.connect(self.context_actions.take)
        thread.happened.connect(self.composer_actions.take)

    def open(self, chat_id: int | None) -> None:
        """Show the window at once; the model is loaded behind it."""
        self.window.header.picker.set_recent(self.window.recent_models())
        self.window.show()
        self.thread.start()
        self.session.refresh_chats()
        self.window.memory.refresh()
        self.actions.load_first(self._assembly.model_path, chat_id)
        self._assembly.look_after()
        self._serve(self.actions.settings)
        self.window.composer.setFocus()

    def _serve(self, settings: Settings) -> None:
        """Let other programs call, or not, as the settings say; the note has what they need."""
        try:
            if not self.server.apply(settings.server) or self.server.url is None:
                return
        except UserError as error:
            self.window.show_error(str(error), error.details)
            return
        self.window.toast.tell(
            "notice",
            QApplication.translate("Desktop", "Other programs may call {}/v1").format(self.server.url),
            QApplication.translate("Desktop", "They need the key."),
            QApplication.translate("Desktop", "Copy the key"),
            lambda: QGuiApplication.clipboard().setText(self.server.key),
        )

    def come_to_front(self) -> None:
        """Show the window above the others, as far as the desktop lets a program do that."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def close(self) -> None:
        """Block input, end the engine on its own thread, then the worker, then the database."""
        self.window.setEnabled(False)
        self.server.stop()
        self.thread.stop()
        self.background.close()
        self._executor.shutdown(wait=True)
        self._assembly.close()
        self.window.hide()


def run_window(options: Options) -> int:
    """Open the window and run it until it is closed; the exit status."""
    if not _can_show(options):
        _complain(
            "There is no display to open a window on. "
            "With --script FILE --screenshot OUT.png it is pictured instead."
        )
        return 1
    app = _application()
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    executor = ThreadPoolExecutor(max_workers=2, thread_name_prefix="worker")
    loop.set_default_executor(executor)
    try:
        with loop:
            return int(loop.run_until_complete(_run(options, executor)))
    finally:
        executor.shutdown(wait=False)
        asyncio.set_event_loop(None)


async def _run(options: Options, executor: ThreadPoolExecutor) -> int:
    theme = Theme()
    theme.apply()
    try:
        script = None if options.script is None else read_script(options.script)
        thread = EngineThread()
        assembly = assemble(options, thread.listen)
    except UserError as error:
        again = await _refuse(error, theme, options, executor)
        return 1 if again is None else await _run(again, executor)
    desktop = Desktop(assembly, thread, theme, executor)
    doorbell = Doorbell(options.data_dir)
    doorbell.rung.connect(desktop.come_to_front)
    closed = asyncio.Event()
    desktop.window.closing.connect(closed.set)
    status = 0
    try:
        desktop.open(options.chat_id)
        if script is not None or options.screenshot is not None:
            status = await _play(desktop, script or [], options)
        else:
            await closed.wait()
    finally:
        doorbell.close()
        desktop.close()
    return status


async def _play(desktop: Desktop, script: Sequence[str], options: Options) -> int:
    """Play the script, save the picture, and say on the standard error what went wrong."""
    player = ScriptPlayer(desktop.window, desktop.session, desktop.actions, desktop.background)
    try:
        await player.play(script)
        if options.screenshot is not None:
            player.save_picture(options.screenshot)
    except UserError as error:
        _complain(str(error))
        return 1
    for failure in player.errors:
        _complain(failure.message)
    return 1 if player.errors else 0


async def _refuse(
    error: UserError, theme: Theme, options: Options, executor: ThreadPoolExecutor
) -> Options | None:
    """Say why the window cannot open: in a dialog, or in a sentence where nobody could close one.

    Returns what to try instead, if the user chose something.
    """
    if options.script is not None or options.screenshot is not None:
        _complain(str(error))
        return None
    if error.code == "already_running" and ring(options.data_dir):
        _complain("EthervoxGUI is running already: its window was brought to the front.")
        return None
    if error.code != "database_damaged":
        await _shown(ErrorDialog(theme, str(error), error.details))
        return None
    loop = asyncio.get_running_loop()
    backup = await loop.run_in_executor(executor, recovery.newest_backup, options.data_dir)
    dialog = DamagedDialog(theme, error, backup)
    choices: list[str] = []
    dialog.chosen.connect(choices.append)
    await _shown(dialog)
    if "afresh" in choices:
        try:
            recovery.start_afresh(options.data_dir)
        except UserError as failure:
            await _shown(ErrorDialog(theme, str(failure), failure.details))
            return None
    return replace(options, restore_backup="restore" in choices) if choices else None


async def _shown(dialog: QDialog) -> None:
    closed = asyncio.Event()
    dialog.finished.connect(lambda _result: closed.set())
    dialog.open()
    await closed.wait()


def _complain(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


def _application() -> QApplication:
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("EthervoxGUI")
    app.setApplicationVersion(ethervox_gui.__version__)
    app.setDesktopFileName(paths.APP_ID)  # by which Wayland finds the icon
    app.setWindowIcon(QIcon(str(paths.resource("icons", "app.svg"))))
    app.setQuitOnLastWindowClosed(False)
    return app


def _can_show(options: Options) -> bool:
    """Whether there is a display; a picture can be made without one."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ:
        return True
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    if options.script is None and options.screenshot is None:
        return False
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return True
