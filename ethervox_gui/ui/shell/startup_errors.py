"""What is said when the window cannot open, and what the user can do about it."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QDialog

from ethervox_gui.context.errors import UserError
from ethervox_gui.options import Options
from ethervox_gui.storage.file import recovery
from ethervox_gui.storage.folder_lock import FolderLock
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import DamagedDialog, ErrorDialog
from ethervox_gui.ui.runtime.single_instance import ring

#: A window that nobody hears yet is just opening, or one that was closed is still being taken down.
_TRIES, _BETWEEN_TRIES_S = 12, 0.25


async def refuse(
    error: UserError, theme: Theme, options: Options, executor: ThreadPoolExecutor
) -> Options | None:
    """Say why the window cannot open: in a dialog, or in a sentence where nobody could close one.

    Returns what to try instead, if the user chose something, or it can be tried again.
    """
    if options.script is not None or options.screenshot is not None:
        complain(str(error))
        return None
    if error.code == "already_running":
        for _ in range(_TRIES):
            if ring(options.data_dir, options.model):
                complain("EthervoxGUI is running already: its window was brought to the front.")
                return None
            await asyncio.sleep(_BETWEEN_TRIES_S)
            if _is_free(options.data_dir):
                return options
    if error.code != "database_damaged":
        await _shown(_dialog(error, theme))
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
            await _shown(_dialog(failure, theme))
            return None
    return replace(options, restore_backup="restore" in choices) if choices else None


def _is_free(data_dir: Path) -> bool:
    try:
        FolderLock(data_dir).release()
    except UserError:
        return False
    return True


def _dialog(error: UserError, theme: Theme) -> ErrorDialog:
    return ErrorDialog(theme, said(error.said), error.details, advice=said(error.advice), code=error.code)


async def _shown(dialog: QDialog) -> None:
    closed = asyncio.Event()
    dialog.finished.connect(lambda _result: closed.set())
    dialog.open()
    await closed.wait()


def complain(sentence: str) -> None:
    """Say it where there is no window."""
    if sys.stderr is not None:
        sys.stderr.write(sentence + "\n")
