"""A second start with the same data folder rings at the window that is open, instead of sharing its file."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS = 1000


class Doorbell(QObject):
    """Waits for others to ring.  Whoever makes it holds the data folder's lock, so nobody else listens."""

    rung = Signal()

    def __init__(self, data_dir: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        name = _name(data_dir)
        QLocalServer.removeServer(name)  # of a window that was killed
        self._server.listen(name)

    def close(self) -> None:
        self._server.close()

    def _answer(self) -> None:
        while self._server.hasPendingConnections():
            self._server.nextPendingConnection().deleteLater()
            self.rung.emit()


def ring(data_dir: Path) -> bool:
    """Ask the window that has this folder open to come to the front; whether there is one."""
    socket = QLocalSocket()
    socket.connectToServer(_name(data_dir))
    there = socket.waitForConnected(_PATIENCE_MS)
    socket.abort()
    return there


def _name(data_dir: Path) -> str:
    return "EthervoxGUI-" + hashlib.sha256(str(data_dir.resolve()).encode()).hexdigest()[:16]
