"""What is said when the window cannot open, and what the user can choose to do about it."""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.context.errors import UserError
from ethervox_gui.options import Options
from ethervox_gui.storage import recovery
from ethervox_gui.ui.application import complain
from ethervox_gui.ui.dialogs import DamagedDialog, ErrorDialog
from ethervox_gui.ui.doorbell import ring
from ethervox_gui.ui.theme import Theme


def refuse(error: UserError, theme: Theme, options: Options) -> Options | None:
    """Say why the window cannot open: in a dialog, or in a sentence where nobody could close one.

    Returns what to try instead, if the user chose something.
    """
    if options.script is not None or options.screenshot is not None:
        complain(str(error))
        return None
    if error.code == "already_running" and ring(options.data_dir, options.model):
        complain("EthervoxGUI is running already: its window was brought to the front.")
        return None
    if error.code != "database_damaged":
        ErrorDialog(theme, str(error), error.details).exec()
        return None
    dialog = DamagedDialog(theme, error, recovery.newest_backup(options.data_dir))
    choices: list[str] = []
    dialog.chosen.connect(choices.append)
    dialog.exec()
    if "afresh" in choices:
        try:
            recovery.start_afresh(options.data_dir)
        except UserError as failure:
            ErrorDialog(theme, str(failure), failure.details).exec()
            return None
    return replace(options, restore_backup="restore" in choices) if choices else None
