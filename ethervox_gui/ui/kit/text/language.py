"""The language of the window: which one it is, and what changes with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from ethervox_gui import paths
from ethervox_gui.ui.kit.text.catalogue import PREFIX, Catalogue
from ethervox_gui.ui.kit.text.spoken import count_as

#: The value of the setting that leaves it to the system.
AUTOMATIC = "auto"
#: The texts stand in the code in this one; its file has only what depends on a number.
_SOURCE = "en"
_installed: list[QTranslator] = []
#: What was chosen last, for what is there but once.
_chosen: list[str] = []


class _QtTexts(QTranslator):
    """What Qt itself says.

    Where it gave a text a key to reach it by, "&Look in:", after that was translated, the translation without
    that key is better than English.
    """

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        found = super().translate(context, source, disambiguation, n)
        if not found and "&" in source:
            found = super().translate(context, source.replace("&", ""), disambiguation, n)
        return found or None  # type: ignore[return-value]  # None is how Qt is told that there is none


def speak(choice: str) -> bool:
    """Use the language of the setting; whether it is another than before."""
    app = QCoreApplication.instance()
    if app is None or _chosen == [choice]:
        return False
    _chosen[:] = [choice]
    use(app, choice, paths.resource("translations"))
    return True


def use(app: QCoreApplication, choice: str, folder: Path, system: QLocale | None = None) -> str:
    """Speak the language of the setting from now on, or the system's; the name of the one that is spoken.

    Where there is no translation everything is in English, also what Qt says: no window speaks two languages.
    """
    wanted = (system or QLocale.system()) if choice == AUTOMATIC else QLocale(choice)
    path = _file(wanted, folder)
    name = path.stem.removeprefix(PREFIX) if path is not None else _SOURCE
    if name == _SOURCE:
        # The names of days and months too.
        wanted = QLocale(QLocale.Language.English, wanted.territory())
        path = folder / f"{PREFIX}{_SOURCE}.ts"
    while _installed:
        app.removeTranslator(_installed.pop())
    if path is not None and path.is_file():
        qt = _QtTexts(app)
        if qt.load(
            QLocale(name), "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ):
            _install(app, qt)
        _install(app, Catalogue(path, app))
    locale = _with_latin_digits(wanted)
    QLocale.setDefault(locale)
    count_as(name, locale)
    if isinstance(app, QGuiApplication):
        app.setLayoutDirection(QLocale(name).textDirection())
    return name


def _install(app: QCoreApplication, translator: QTranslator) -> None:
    app.installTranslator(translator)
    _installed.append(translator)


def _file(locale: QLocale, folder: Path) -> Path | None:
    """The file for a language: for its country or script, then for the language alone, then any of it."""
    there = {path.stem.removeprefix(PREFIX): path for path in sorted(folder.glob(f"{PREFIX}*.ts"))}
    language = QLocale.languageToCode(locale.language())
    if language == "zh":
        is_old = locale.script() == QLocale.Script.TraditionalHanScript
        return there.get("zh_TW" if is_old else "zh_CN")
    for name in (locale.name(), language):
        if name in there:
            return there[name]
    return next((path for name, path in there.items() if name.partition("_")[0] == language), None)


def _with_latin_digits(locale: QLocale) -> QLocale:
    """Numbers come from many places; all have the digits that models and files have, too."""
    if locale.zeroDigit() == "0":
        return locale
    if locale.language() == QLocale.Language.Arabic:
        return QLocale(QLocale.Language.Arabic, QLocale.Country.UnitedArabEmirates)
    return QLocale(locale.language(), QLocale.Country.AnyCountry)
