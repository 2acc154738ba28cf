"""Plays a script of messages through the real widgets, for pictures and for checks without hands.

One message a line.  ``#`` begins a comment, ``!`` a directive:

``!theme light|dark|system`` · ``!font N`` · ``!size WIDTHxHEIGHT`` · ``!new`` (chat) · ``!chat N`` (open
the N-th of the list) · ``!summarize`` · ``!search WORDS`` · ``!memory N`` (open the N-th card) ·
``!turn N`` (scroll there) · ``!latest`` · ``!why`` (of the last turns that came back) · ``!type TEXT``
(leave it in the composer) · ``!drop FILE`` (on the composer) · ``!begin MESSAGE`` (send and go on while the
reply is being written) · ``!wait`` · ``!rest SECONDS`` (of idle time, in which the program reads and
learns) · ``!stop`` · ``!fold chats|memory``, ``!unfold chats|memory`` · ``!only summaries|turns|both`` (in
the search) · ``!dialog settings|shortcuts|palette|edits|summarize|models|downloads`` · ``!model FILE`` ·
``!picture FILE`` (beside the picture of ``--screenshot``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDialog

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import ErrorRaised
from ethervox_gui.ui.chat.small_items import BackLine
from ethervox_gui.ui.controllers.context_dialogs import SummaryDialog
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.shell.session import Session
from ethervox_gui.ui.shell.window import MainWindow

_STEP_S = 0.02
_SETTLE_STEPS = 8
_BEGUN_CHARACTERS = 40


class ScriptPlayer:
    """Waits for each step to be done before the next.  Errors of the engine are collected.

    Pictures of the script are written into ``folder``, as far as their paths are relative.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        actions: Actions,
        background: Background,
        folder: Path | None = None,
    ) -> None:
        self.errors: list[ErrorRaised] = []
        self._window = window
        self._session = session
        self._actions = actions
        self._background = background
        self._folder = folder or Path()
        session.failed.connect(self.errors.append)

    async def play(self, lines: Sequence[str]) -> None:
        """Play all lines; stops early when no message can be sent any more."""
        await self._until_ready()
        for line in lines:
            text = line.strip()
            if self.errors:
                break
            if not text or text.startswith("#"):
                continue
            if text.startswith("!"):
                await self._direct(*_split(text[1:]))
            else:
                self._send(text)
                await self._idle()
        await self._settle()

    def save_picture(self, path: Path) -> None:
        """Save the window as it looks now, its dialogs on top.  Raises :class:`UserError` if that fails."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            saved = self.picture().save(str(path))
        except OSError:
            saved = False
        if not saved:
            raise UserError("screenshot_failed", tr("The picture cannot be saved at {}.").format(path))

    def picture(self) -> QPixmap:
        """The window with the dialogs that are open before it."""
        self._window.chat.draw_stream()
        picture = self._window.grab()
        painter = QPainter(picture)
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible() and dialog.isWindow():  # one that lies over the window is in its picture
                look = dialog.grab()
                place = self._window.rect().center() - dialog.rect().center()
                painter.drawPixmap(place, look)
                painter.setPen(self._window.theme.colour("control_line"))
                painter.drawRect(QRect(place, dialog.size()))
        painter.end()
        return picture

    # ---- steps ----------------------------------------------------------------------------------

    def _send(self, text: str) -> None:
        self._type(text)
        self._window.composer.send_button.click()

    def _type(self, text: str) -> None:
        editor = self._window.composer.editor
        editor.setFocus()
        editor.clear()
        editor.insertPlainText(text)

    async def _direct(self, name: str, rest: str) -> None:
        step = getattr(self, f"_do_{name}", None)
        if step is None:
            raise UserError("bad_script", tr("The script has an unknown directive “!{}”.").format(name))
        try:
            result = step(rest)
            if result is not None:
                await result
        except (ValueError, LookupError) as error:
            raise UserError(
                "bad_script", tr("The script's “!{}” is not understood.").format(f"{name} {rest}".strip())
            ) from error
        await self._settle()

    def _do_theme(self, rest: str) -> None:
        self._window.theme.choose(rest)

    def _do_font(self, rest: str) -> None:
        self._window.theme.set_font_size(int(rest))

    def _do_size(self, rest: str) -> None:
        width, _, height = rest.partition("x")
        self._window.resize(int(width), int(height))

    async def _do_new(self, _rest: str) -> None:
        self._window.sidebar.new_button.click()
        await self._until(lambda: self._session.ready)
        await self._idle()

    async def _do_chat(self, rest: str) -> None:
        model = self._window.sidebar.list.chats
        chats = [
            chat for row in range(model.rowCount()) if (chat := model.chat_at(model.index(row))) is not None
        ]
        self._window.sidebar.list.chosen.emit(chats[int(rest) - 1].chat_id)
        await self._until(lambda: self._session.ready)
        await self._idle()

    async def _do_summarize(self, _rest: str) -> None:
        self._window.header.summarize.click()
        await self._idle()
        for preview in self._window.findChildren(SummaryDialog):
            preview.apply.click()
        await self._idle()
        for preview in self._window.findChildren(SummaryDialog):
            preview.reject()  # there was nothing to summarize

    async def _do_search(self, rest: str) -> None:
        self._window.memory.search.setText(rest)
        await asyncio.sleep(0.3)

    def _do_only(self, rest: str) -> None:
        self._window.memory.filters.summaries.setChecked(rest != "turns")
        self._window.memory.filters.turns.setChecked(rest != "summaries")

    async def _do_memory(self, rest: str) -> None:
        cards = self._window.memory.list
        await self._until(lambda: cards.cards.rowCount() >= int(rest), 100)
        cards.setCurrentIndex(cards.cards.index(int(rest) - 1))

    async def _do_dialog(self, rest: str) -> None:
        {
            "settings": self._window.sidebar.settings_button.click,
            "shortcuts": self._actions.show_shortcuts,
            "edits": lambda: self._window.do("Ctrl+G"),
            "palette": lambda: self._window.do("Ctrl+K"),
            "summarize": self._window.header.summarize.click,
            "models": self._window.header.picker.library_wanted.emit,
            "downloads": self._window.header.picker.download_wanted.emit,
        }[rest]()
        await self._idle()

    def _do_turn(self, rest: str) -> None:
        self._window.chat.scroll_to_turn(int(rest))

    def _do_latest(self, _rest: str) -> None:
        self._window.chat.jump_to_latest()

    def _do_why(self, _rest: str) -> None:
        lines = self._window.chat.findChildren(BackLine)
        if not lines:
            raise UserError(
                "bad_script", tr("The script's “!why” finds no message for which turns came back.")
            )
        lines[-1].why.click()
        self._window.chat.jump_to_latest()

    def _do_type(self, rest: str) -> None:
        self._type(rest)

    def _do_drop(self, rest: str) -> None:
        self._window.files_dropped.emit([Path(rest)])

    async def _do_begin(self, rest: str) -> None:
        self._send(rest)

        def begun() -> bool:
            items = self._window.chat.transcript.items
            text = getattr(items[-1], "text", "") if items else ""
            return not self._session.busy or (
                getattr(items[-1], "streaming", False) and len(text) > _BEGUN_CHARACTERS
            )

        await self._until(begun)

    async def _do_wait(self, _rest: str) -> None:
        await self._idle()

    async def _do_rest(self, rest: str) -> None:
        await asyncio.sleep(float(rest))

    async def _do_stop(self, _rest: str) -> None:
        self._window.composer.stop_button.click()
        await self._idle()

    def _do_fold(self, rest: str) -> None:
        self._fold(rest, True)

    def _do_unfold(self, rest: str) -> None:
        self._fold(rest, False)

    def _fold(self, which: str, folded: bool) -> None:
        {"chats": self._window.fold_sidebar, "memory": self._window.fold_memory}.get(which, _unknown)(folded)

    async def _do_model(self, rest: str) -> None:
        self._actions.load_model(Path(rest))
        await self._until_ready()

    async def _do_picture(self, rest: str) -> None:
        await self._settle()
        self.save_picture(self._folder / rest)

    # ---- waiting --------------------------------------------------------------------------------

    async def _until_ready(self) -> None:
        """Until a message could be sent, or there is no hope of it."""
        session = self._session
        await self._until(lambda: (session.ready and not session.busy) or bool(self.errors))

    async def _idle(self) -> None:
        await self._until(lambda: not self._session.busy)
        await self._settle()

    async def _settle(self) -> None:
        """Until what was read in the background is on the screen, and laid out."""
        await self._until(lambda: self._window.theme.settled)
        if self._session.busy:
            return  # a reply is being written on purpose: show it as it is
        for _ in range(_SETTLE_STEPS):
            await self._until(lambda: self._background.idle)
            await asyncio.sleep(_STEP_S)

    async def _until(self, done: Callable[[], bool], most: int | None = None) -> None:
        steps = 0
        while not done() and (most is None or steps < most):
            steps += 1
            await asyncio.sleep(_STEP_S)


def read_script(path: Path) -> list[str]:
    """The lines of a script.  Raises :class:`UserError` when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(
            "script_unreadable", tr("The script {} cannot be read.").format(path), details=str(error)
        ) from error


def _split(directive: str) -> tuple[str, str]:
    name, _, rest = directive.strip().partition(" ")
    return name, rest.strip()


def _unknown(_folded: bool) -> None:
    raise ValueError
