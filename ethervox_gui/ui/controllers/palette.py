"""What the palette offers: the window's own commands, slash commands, chats, settings, memories."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject

from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Command
from ethervox_gui.settings import Settings, keys
from ethervox_gui.settings.describing import words_of
from ethervox_gui.storage.base.values import Chat, SearchHit
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.kit.overlays.overlay import lay_over
from ethervox_gui.ui.kit.text.formatting import page_title
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.shell.command_palette import Entry, Palette
from ethervox_gui.ui.shell.services import Parts

_MOST_MEMORIES = 20
_THEME = "appearance.theme"


class PaletteActions(QObject):
    """Opens the palette.  Chats and memories are read on the worker thread."""

    def __init__(self, parts: Parts, actions: Actions) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._store = parts.store
        self._background = parts.background
        self._actions = actions
        self._palette: Palette | None = None
        window.add_shortcut("Ctrl+K", self.tr("Search commands, chats and more"), self.show)

    def show(self) -> None:
        """Open it, or do nothing when it is open."""
        if self._palette is not None:
            return
        palette = self._palette = Palette(self._window.theme, self._known(), self._window)
        palette.searched.connect(self._search)
        palette.finished.connect(self._closed)
        lay_over(palette)
        self._background.read(self._store.list_chats, self._add_chats)

    def _closed(self) -> None:
        self._palette = None

    # ---- what there is --------------------------------------------------------------------------

    def _known(self) -> list[Entry]:
        """What needs no reading."""
        entries = [
            Entry(words, keys, act)
            for words, keys, act in self._window.shortcut_actions()
            if act != self.show
        ]
        sidebar = self._window.sidebar
        for words, act in sidebar.list.shown_acts():
            entries.append(Entry(self.tr("This chat: {}").format(words), "", act))
        bin_words, import_words = self.tr("Recently deleted…"), self.tr("Import chats from a file…")
        entries.append(Entry(bin_words, "", sidebar.list.bin_wanted.emit))
        entries.append(Entry(import_words, "", sidebar.import_button.click))
        entries.append(Entry(self.tr("Export all chats…"), "", sidebar.list.export_all_wanted.emit))
        for section in Settings.model_fields:
            words = self.tr("Settings: {}").format(page_title(section))
            entries.append(
                Entry(words, self.tr("settings"), partial(self._actions.settings_wanted.emit, section))
            )
        entries += self._each_setting()
        for command in COMMANDS:
            words = f"{command.usage} – {tr(command.help)}"
            entries.append(Entry(words, self.tr("command"), partial(self._command, command)))
        return entries

    def _each_setting(self) -> Iterator[Entry]:
        """Each opens the settings where it stands; a theme is taken at once."""
        for key, field in keys():
            title, choices = tr(str(field.title)), [said(words) for words in words_of(field).values()]
            words = f"{title}: {', '.join(choices)}" if choices else title
            show = partial(self._actions.settings_wanted.emit, key)
            yield Entry(words, self.tr("settings"), show, is_quiet=True)
            if key == _THEME:
                for value, choice in words_of(field).items():
                    take = partial(self._actions.change_settings, {key: value})
                    yield Entry(f"{title}: {said(choice)}", self.tr("settings"), take, is_quiet=True)

    def _command(self, command: Command) -> None:
        """At once, or into the composer where something is still to be said."""
        if command.arguments:
            self._window.composer.fill_in(f"{command.spelling} ")  # Ctrl+Z brings back what was typed
        else:
            self._actions.send(command.spelling)

    def _add_chats(self, chats: list[Chat]) -> None:
        if self._palette is not None:
            self._palette.add(
                [
                    Entry(chat.title, self.tr("chat"), partial(self._actions.open_chat, chat.chat_id))
                    for chat in chats
                    if chat.title
                ]
            )

    def _search(self, words: str) -> None:
        if not words:
            return
        store = self._store
        self._background.read(
            lambda: store.search(words, kinds=("memory",), limit=_MOST_MEMORIES),
            partial(self._add_memories, words),
        )

    def _add_memories(self, words: str, hits: list[SearchHit]) -> None:
        if self._palette is not None:
            entries = [
                Entry(hit.title, self.tr("memory"), partial(self._window.show_memory, hit.item_id))
                for hit in hits
            ]
            self._palette.show_found(words, entries)
