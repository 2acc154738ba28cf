"""Draws the program's icon in the sizes that a system wants: ``icons.py ICON.svg FOLDER``.

FOLDER gets ``16.png`` to ``1024.png`` and ``app.ico``, for Windows.  macOS has ``iconutil``.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def draw(renderer: QSvgRenderer, size: int) -> bytes:
    """The picture as PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def as_ico(pictures: dict[int, bytes]) -> bytes:
    """One file with all of them; PNG inside, as Windows reads since Vista."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    position = len(head) + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, data in sorted(pictures.items()):
        place = position + len(bodies)
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        bodies += data
    return head + entries + bodies


def main() -> int:
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    app = QGuiApplication(sys.argv[:1])
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise SystemExit(f"{source} is no SVG that can be drawn")
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: draw(renderer, size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"{size}.png").write_bytes(data)
    (folder / "app.ico").write_bytes(as_ico({size: pictures[size] for size in ICO_SIZES}))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
