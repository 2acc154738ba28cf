"""The user's language: translations of the window's texts, and of what Qt says in its own dialogs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

#: A translation is called ``window_de.qm``, ``window_pt_BR.qm``.
_NAME = "window"


def use(app: QCoreApplication, locale: QLocale, folder: Path) -> bool:
    """Take the translation for ``locale`` that lies in ``folder``; whether there is one.

    Without one everything is in English, also what Qt says: no window speaks two languages.
    """
    translator = QTranslator(app)
    if not translator.load(locale, _NAME, "_", str(folder)):
        # The names of days and months too.
        QLocale.setDefault(QLocale(QLocale.Language.English, locale.territory()))
        return False
    app.installTranslator(translator)
    qt = QTranslator(app)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
    return True
