"""A second start with the same data folder rings at the window that is open, instead of sharing its file.

It may bring a model along, which somebody opened with the program: the window loads it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS = 1000


class SingleInstance(QObject):
    """Waits for others to ring.  Whoever makes it holds the data folder's lock, so nobody else listens.

    ``rung`` has the path of the model to open, empty for none.
    """

    rung = Signal(str)

    def __init__(self, data_dir: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._visitors: list[QLocalSocket] = []
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        name = _name(data_dir)
        QLocalServer.removeServer(name)  # of a window that was killed
        self._server.listen(name)

    def close(self) -> None:
        self._server.close()
        visitors, self._visitors = self._visitors, []
        for visitor in visitors:
            visitor.abort()

    def _answer(self) -> None:
        while self._server.hasPendingConnections():
            visitor = self._server.nextPendingConnection()
            visitor.disconnected.connect(self._hear)
            self._visitors.append(visitor)
        self._hear()

    def _hear(self) -> None:
        """Whoever has gone has said everything."""
        gone = [v for v in self._visitors if v.state() == QLocalSocket.LocalSocketState.UnconnectedState]
        self._visitors = [visitor for visitor in self._visitors if visitor not in gone]
        for visitor in gone:
            said = bytes(visitor.readAll().data()).decode("utf-8", "replace")
            visitor.deleteLater()
            self.rung.emit(said)


def ring(data_dir: Path, model: Path | None = None) -> bool:
    """Ask the window that has this folder open to come to the front, with a model; whether there is one."""
    socket = QLocalSocket()
    socket.connectToServer(_name(data_dir))
    there = socket.waitForConnected(_PATIENCE_MS)
    if there and model is not None:
        whole = model.absolute() if model.exists() else model  # a model may be named without its folder
        socket.write(str(whole).encode())
        socket.waitForBytesWritten(_PATIENCE_MS)
    socket.disconnectFromServer()
    return there


def _name(data_dir: Path) -> str:
    return "EthervoxGUI-" + hashlib.sha256(str(data_dir.resolve()).encode()).hexdigest()[:16]
