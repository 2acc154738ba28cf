"""How the window looks: one file of design tokens, and the palette, fonts and style sheet made from it."""

from __future__ import annotations

import hashlib
import json
import math
import string
import weakref
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt, QTemporaryDir, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton

from ethervox_gui import paths
from ethervox_gui.ui.kit.formulas.formulas import Formulas
from ethervox_gui.ui.kit.theme.restyle import Look, Restyle

#: Names of the themes a user can choose.
CHOICES = ("system", "light", "dark")
#: Sizes of ordinary letters in pixels: what the lengths of the design are meant for, and the limits.
FONT_SIZE, SMALLEST_FONT, LARGEST_FONT = 14, 9, 32
_COLOUR_ROLES: tuple[tuple[QPalette.ColorRole, str], ...] = (
    (QPalette.ColorRole.Window, "bg"),
    (QPalette.ColorRole.WindowText, "text"),
    (QPalette.ColorRole.Base, "raised"),
    (QPalette.ColorRole.AlternateBase, "bg"),
    (QPalette.ColorRole.Text, "text"),
    (QPalette.ColorRole.PlaceholderText, "faint"),
    (QPalette.ColorRole.Button, "raised"),
    (QPalette.ColorRole.ButtonText, "text"),
    (QPalette.ColorRole.BrightText, "danger"),
    (QPalette.ColorRole.ToolTipBase, "raised"),
    (QPalette.ColorRole.ToolTipText, "text"),
    (QPalette.ColorRole.Highlight, "selection"),
    (QPalette.ColorRole.HighlightedText, "text"),
    (QPalette.ColorRole.Accent, "accent"),
    (QPalette.ColorRole.Link, "accent"),
    (QPalette.ColorRole.LinkVisited, "accent"),
    (QPalette.ColorRole.Light, "raised"),
    (QPalette.ColorRole.Midlight, "hover"),
    (QPalette.ColorRole.Mid, "line"),
    (QPalette.ColorRole.Dark, "control_line"),
    (QPalette.ColorRole.Shadow, "line"),
)


@cache
def tokens() -> dict[str, Any]:
    """The design tokens as they stand in ``resources/themes/tokens.json``."""
    data: dict[str, Any] = json.loads(paths.resource("themes", "tokens.json").read_text(encoding="utf-8"))
    return data


@cache
def _load_fonts() -> str:
    """Make the bundled font known to Qt; its family, or the system's where there is none."""
    families: list[str] = []
    for path in sorted(paths.resource("fonts").glob("*.otf")):
        families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    if "Inter" in families:
        return "Inter"
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()


@cache
def _colour(name: str, dark: bool) -> QColor:
    return QColor(tokens()["dark" if dark else "light"][name])


@cache
def _font(family: str, pixels: int, weight: int) -> QFont:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


@cache
def _fixed_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)


@cache
def _svg(name: str) -> str:
    return paths.resource("icons", f"{name}.svg").read_text(encoding="utf-8")


def _screens() -> tuple[int, ...]:
    """How many times denser than usual the screens are: icons for others are never seen."""
    found = {math.ceil(screen.devicePixelRatio()) for screen in QGuiApplication.screens()}
    return tuple(sorted(found | {1}))


#: Left and right of an icon that stands beside words, beside letters of the usual size.
_AIR = 3


def _has_words(button: QAbstractButton) -> bool:
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    is_beside = not isinstance(button, QToolButton) or button.toolButtonStyle() is beside
    return is_beside and bool(button.text())


#: What ends in half circles: its radius at most, its letters, and what is above and below their line.
_ROUND = (("pill", 8, "caption", 4), ("chip", 11, "small", 7), ("jump", 15, "body", 13))

#: What Qt draws beside words, and the sides it has beside letters of the usual size.
_MARKS = {"side_chevron": 12, "side_check": 14, "width_switch": 30, "height_switch": 16}


class Theme(QObject):
    """The tokens in use.  :attr:`changed` tells widgets that paint themselves to do so again.

    Colours and sizes are the new ones at once; until everything in sight wears them, it is not yet
    :attr:`settled`.
    """

    changed = Signal()

    def __init__(self, choice: str = "system", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice if choice in CHOICES else "system"
        self._font_size = FONT_SIZE
        #: Whether changes may be shown by things that move.
        self.motion = True
        #: What draws formulas for all texts; without it they stay as they are written.
        self.formulas: Formulas | None = None
        self._family = _load_fonts()
        self._icons: dict[tuple[str, str, int, int, bool, tuple[int, ...]], QIcon] = {}
        self._scales = _screens()
        self._folder = QTemporaryDir()
        # Nothing deletes it by itself where the process ends with its theme in use.
        weakref.finalize(self, self._folder.remove)
        hints = QGuiApplication.styleHints()
        self._system_dark = hints.colorScheme() == Qt.ColorScheme.Dark
        self._restyle = Restyle(self._look, self.changed.emit, self)
        self._worn: tuple[bool, int, bool] | None = None
        #: See :class:`~ethervox_gui.ui.kit.theme.restyle.Restyle`.
        self.changing = self._restyle.changing
        hints.colorSchemeChanged.connect(self._system_changed)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.layoutDirectionChanged.connect(self._turned_around)

    # ---- what is in use -------------------------------------------------------------------------

    @property
    def choice(self) -> str:
        return self._choice

    @property
    def font_size(self) -> int:
        return self._font_size

    @property
    def dark(self) -> bool:
        return self._choice == "dark" or (self._choice == "system" and self._system_dark)

    def colour(self, name: str) -> QColor:
        """A colour of the tokens file, by its name there."""
        return QColor(_colour(name, self.dark))

    def css(self, name: str) -> str:
        """The same colour for a style sheet."""
        return _colour(name, self.dark).name()

    def mix(self, name: str, under: str, share: float) -> QColor:
        """``share`` of one colour laid over another."""
        a, b = self.colour(name), self.colour(under)
        return QColor.fromRgbF(
            a.redF() * share + b.redF() * (1 - share),
            a.greenF() * share + b.greenF() * (1 - share),
            a.blueF() * share + b.blueF() * (1 - share),
        )

    def space(self, name: str) -> int:
        return int(tokens()["space"][name])

    def radius(self, name: str) -> int:
        return int(tokens()["radius"][name])

    def px(self, role: str = "body") -> int:
        """The size of a kind of text in pixels."""
        return max(8, round(self._font_size * float(tokens()["type"][role])))

    def font(self, role: str = "body", weight: int = 400) -> QFont:
        """A font with figures of equal width, so that counters do not jump."""
        return QFont(_font(self._family, self.px(role), weight))

    def mono(self, role: str = "small") -> QFont:
        font = QFont(_fixed_font())
        font.setPixelSize(self.px(role))
        return font

    def icon(self, name: str, colour: str = "muted", size: int = 16, air: int = 0) -> QIcon:
        """A bundled icon in a colour of the tokens, with so much air at its left and right."""
        key = (name, colour, size, air, self.dark, self._scales)
        if key not in self._icons:
            icon = QIcon()
            for scale in self._scales:
                icon.addPixmap(self.pixmap(name, colour, size, scale, air))
                icon.addPixmap(self.pixmap(name, "faint", size, scale, air), QIcon.Mode.Disabled)
            self._icons[key] = icon
        return self._icons[key]

    def scaled(self, pixels: int) -> int:
        """A length that is meant for letters of the usual size, in pixels for those there are now."""
        return round(pixels * self._font_size / FONT_SIZE)

    def put_icon(
        self,
        button: QAbstractButton,
        name: str,
        colour: str = "muted",
        size: int = 16,
        room: QSize | None = None,
    ) -> None:
        """Show an icon on a button, as large as the letters ask for, and its sides if they are fixed.

        ``size`` and ``room`` are pixels beside letters of the usual size.  Beside words it has air around it:
        Qt's own four pixels are too few, and do not grow with the letters.
        """
        side, air = self.scaled(size), self.scaled(_AIR) if _has_words(button) else 0
        button.setIcon(self.icon(name, colour, side, air))
        button.setIconSize(QSize(side + 2 * air, side))
        if room is not None:
            button.setFixedSize(self.scaled(room.width()), self.scaled(room.height()))

    def pixmap(
        self, name: str, colour: str = "muted", size: int = 16, scale: float = 1.0, air: int = 0
    ) -> QPixmap:
        side, left = round(size * scale), round(air * scale)
        pixmap = QPixmap(QSize(side + 2 * left, side))
        pixmap.fill(Qt.GlobalColor.transparent)
        svg = _svg(name).replace("currentColor", self.css(colour))
        painter = QPainter(pixmap)
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(left, 0, side, side))
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        return pixmap

    # ---- changes --------------------------------------------------------------------------------

    def look_at_screens(self) -> None:
        """Draw the icons for screens that came, too."""
        scales = _screens()
        if not set(scales) <= set(self._scales):
            self._scales = scales
            self.changed.emit()

    def choose(self, choice: str) -> None:
        """Take ``system``, ``light`` or ``dark`` from now on."""
        if choice in CHOICES and choice != self._choice:
            self._choice = choice
            self._apply()

    def set_font_size(self, pixels: int) -> None:
        pixels = max(SMALLEST_FONT, min(LARGEST_FONT, pixels))
        if pixels != self._font_size:
            self._font_size = pixels
            self._apply()

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        dark = scheme == Qt.ColorScheme.Dark
        if self._choice == "system" and dark != self._system_dark:
            self._system_dark = dark
            self._apply()

    def _turned_around(self) -> None:
        """A style sheet mirrors no edges by itself."""
        if self._worn is not None:
            self._apply()

    def apply(self) -> None:
        """Dress the application for the first time."""
        QApplication.setStyle("Fusion")
        self._apply()

    def _apply(self) -> None:
        scheme = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        if self._choice in scheme:
            QGuiApplication.styleHints().setColorScheme(scheme[self._choice])
        else:
            QGuiApplication.styleHints().unsetColorScheme()
            self._system_dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        look = self.dark, self._font_size, QGuiApplication.isRightToLeft()
        if look != self._worn:  # each widget there is takes its time
            self._worn = look
            self._restyle.begin()

    @property
    def settled(self) -> bool:
        """Whether everything in sight has the newest colours and sizes."""
        return self._restyle.settled

    def _look(self) -> Look:
        return Look(self.palette(), self.font(), self.style_sheet())

    def palette(self) -> QPalette:
        palette = QPalette()
        for role, name in _COLOUR_ROLES:
            palette.setColor(role, self.colour(name))
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.colour("faint"))
        return palette

    def style_sheet(self) -> str:
        """``resources/themes/window.qss`` with the tokens filled in."""
        values: dict[str, str] = dict(tokens()["dark" if self.dark else "light"])
        values |= {f"space_{name}": str(value) for name, value in tokens()["space"].items()}
        values |= {f"radius_{name}": str(value) for name, value in tokens()["radius"].items()}
        values |= {f"px_{role}": str(self.px(role)) for role in tokens()["type"]}
        for name, widest, role, around in _ROUND:  # Qt leaves corners square that are larger than half of it
            line = QFontMetrics(self.font(role)).height()
            values[f"radius_{name}"] = str(min(widest, (line + around) // 2))
        values |= {name: str(self.scaled(side)) for name, side in _MARKS.items()}
        values["radius_switch"] = str(self.scaled(_MARKS["height_switch"]) // 2)
        values["room_chevron"] = str(self.scaled(_MARKS["side_chevron"]) + 12)
        values["leading"] = "right" if QGuiApplication.isRightToLeft() else "left"
        values["icon_chevron"] = self._icon_file("chevron-down", "muted")
        values["icon_check"] = self._icon_file("check", "accent_ink")
        values["icon_knob_on"] = self._icon_file("knob", "accent_ink")
        values["icon_knob_off"] = self._icon_file("knob", "muted")
        values["icon_check_ink"] = self._icon_file("check", "text")
        text = paths.resource("themes", "window.qss").read_text(encoding="utf-8")
        return string.Template(text).substitute(values)

    def _icon_file(self, name: str, colour: str) -> str:
        """An icon as a file, since a style sheet cannot take it otherwise."""
        svg = _svg(name).replace("currentColor", self.css(colour))
        digest = hashlib.sha256(svg.encode()).hexdigest()[:12]
        path = Path(self._folder.path()) / f"{name}-{digest}.svg"
        if not path.exists():
            path.write_text(svg, encoding="utf-8")
        return path.as_posix()
