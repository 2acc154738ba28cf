"""The one application object: Qt's, the user's language, and what a desktop tells a running program."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

import ethervox_gui
from ethervox_gui import paths
from ethervox_gui.options import Options


class Application(QApplication):
    """``file_opened`` has the path of a file that was opened with the program; only macOS says so."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def make_application() -> QApplication:
    """The application, dressed with its name and icon; the one that runs already, if there is one."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = Application(sys.argv[:1])
    app.setApplicationName("EthervoxGUI")
    app.setApplicationVersion(ethervox_gui.__version__)
    app.setDesktopFileName(paths.APP_ID)  # by which Wayland finds the icon
    app.setWindowIcon(QIcon(str(paths.resource("icons", "app.svg"))))
    app.setQuitOnLastWindowClosed(False)
    return app


def can_show(options: Options) -> bool:
    """Whether there is a display; a picture can be made without one."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ:
        return True
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    if options.script is None and options.screenshot is None:
        return False
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return True
