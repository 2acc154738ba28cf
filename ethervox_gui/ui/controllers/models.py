"""Finding and downloading models: those on this machine, the ways to one at the first start, downloads."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, Qt, Signal

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import EngineReady, Event
from ethervox_gui.context.events.window_events import OtherModelLoaded
from ethervox_gui.engine.hardware import USUAL_N_CTX, total_memory
from ethervox_gui.engine.model_name import model_name
from ethervox_gui.services.downloads.downloads import Download, Downloads, State
from ethervox_gui.services.hub.tokens import HubTokens
from ethervox_gui.services.hub.unfinished import UnfinishedModels
from ethervox_gui.services.models.catalogue import CatalogueModel, suggested
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed, of_this_machine
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.kit.overlays.overlay import open_beside
from ethervox_gui.ui.kit.text.formatting import one_line, size
from ethervox_gui.ui.models.download_row import DownloadRow
from ethervox_gui.ui.models.picker import facts_of_file
from ethervox_gui.ui.settings.controls import InfoOf
from ethervox_gui.ui.shell.services import Parts

if TYPE_CHECKING:
    from ethervox_gui.engine.protocol import EngineInfo
    from ethervox_gui.services.hub.hub import Hub
    from ethervox_gui.services.hub.values import Contents, Page, Query
    from ethervox_gui.services.models.library import FoundModel
    from ethervox_gui.ui.models.download_dialog import DownloadDialog
    from ethervox_gui.ui.models.hub_dialog import HubDialog
    from ethervox_gui.ui.models.library_dialog import ModelDialog


class ModelActions(QObject):
    """Wires the model picker's list and the first page.  The search runs on the worker thread.

    ``downloaded`` is the folder of the models that were downloaded here; ``info_of`` knows what is loaded.
    """

    def __init__(self, parts: Parts, actions: Actions, downloaded: Path, info_of: InfoOf) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._background = parts.background
        self._actions = actions
        self._downloaded = downloaded
        self._info_of = info_of
        self._facts: tuple[Path | None, str] = (None, "")  # of the file that was loaded last
        self._dialog: ModelDialog | None = None
        window.header.picker.library_wanted.connect(self.show_library)
        window.add_shortcut("Ctrl+Shift+O", self.tr("Models on this machine"), self.show_library)
        start = window.welcome.start
        start.library_wanted.connect(self.show_library)
        start.file_wanted.connect(window.header.picker.ask_for_file)
        start.guide_wanted.connect(self._use_guide)
        window.welcome.show_first_run(window.first_run)
        window.composer.submitted.connect(self._chosen)
        parts.session.loaded.connect(self._loaded)

    def take(self, event: Event) -> None:
        """A slot of :attr:`Session.taken`."""
        match event:
            case EngineReady():
                info = self._info_of()
                self._window.header.picker.show_loaded(None if info is None else info.path)
                if info is not None and info.path is not None:
                    self._window.known_models.remember(info.model, info.path)
                self._describe(info)
            case OtherModelLoaded(_, before, now, n_ctx):
                self._offer(before, now, n_ctx)
            case _:
                pass

    def _offer(self, before: str, now: str, n_ctx: int) -> None:
        """The model that the chat was talked with, as the header calls it; a click away if it is there."""
        path = self._window.known_models.file_of(before)
        if path is None:
            return
        name = model_name(path)
        title = self.tr("{} was last used in this chat").format(one_line(name, 60))
        words = self.tr("It now continues with {}.").format(one_line(now, 60))
        if not path.is_file():
            gone = self.tr("Its file is no longer there: {}").format(one_line(str(path), 200))
            self._window.toast.tell("notice", title, f"{gone}\n{words}")
            return
        again = self.tr("Load {} again").format(one_line(name, 40))
        self._window.toast.tell("notice", title, words, again, lambda: self._actions.load_model(path, n_ctx))

    def _describe(self, info: EngineInfo | None) -> None:
        """What the file says of itself is a hover away from its name."""
        if info is None:
            return
        self._window.header.show_training(info.training, info.caution)
        if info.path is None:
            return
        path = info.path

        def show(facts: str) -> None:
            self._facts = path, facts
            now = self._info_of()
            if now is not None and now.path == path:  # else another one was loaded meanwhile
                self._window.header.picker.add_hint("facts", facts)

        if self._facts[0] == path:
            show(self._facts[1])
        else:
            self._background.read(lambda: facts_of_file(path), show, beside=True)

    # ---- the first page -------------------------------------------------------------------------

    def _use_guide(self) -> None:
        if not self._window.welcome.has_guide:
            self._actions.load_model(paths.guide_model())
        self._window.model_failure.put_away()  # it may tell of another one, which was tried meanwhile
        self._chosen()
        self._window.composer.setFocus()

    def _loaded(self) -> None:
        if not self._window.welcome.has_guide:
            self._chosen()

    def _chosen(self, *_text: object) -> None:
        """The user knows the way: the first page is not shown again."""
        self._window.remember_first_run()
        self._window.welcome.show_first_run(False)

    # ---- the list -------------------------------------------------------------------------------

    def show_library(self) -> None:
        """Open the list, and fill it when the search is done."""
        if self._dialog is not None:
            return
        settings, window = self._actions.settings.model, self._window
        from ethervox_gui.ui.models.library_dialog import ModelDialog

        dialog = ModelDialog(self._window.theme, settings.n_ctx or USUAL_N_CTX, self._window)
        self._dialog = dialog
        dialog.chosen.connect(self._actions.load_model)
        dialog.use_wanted.connect(self._actions.find_by_meaning_with)
        dialog.file_wanted.connect(self._window.header.picker.ask_for_file)
        dialog.folder_given.connect(self._add_folder)
        dialog.download_wanted.connect(window.header.picker.download_wanted)
        dialog.finished.connect(self._closed)
        open_beside(dialog)
        self._look()

    def _add_folder(self, folder: str) -> None:
        """Search one more folder from now on, and now."""
        known = [name.strip() for name in self._actions.settings.model.folders.split(";") if name.strip()]
        if folder not in known:
            self._actions.change_settings({"model.folders": ";".join([*known, folder])})
        self._look()

    def _look(self) -> None:
        from ethervox_gui.services.models.library import find_models

        settings = self._actions.settings.model
        folders, downloaded, n_layers = settings.folders, self._downloaded, settings.n_gpu_layers

        def look() -> tuple[list[FoundModel], MachineSpeed]:
            found = find_models(folders, Path.home(), os.environ, downloaded)
            return found, of_this_machine(downloaded.parent, n_layers)

        self._background.read(look, self._show, beside=True)

    def _show(self, found: tuple[list[FoundModel], MachineSpeed]) -> None:
        if self._dialog is not None:
            self._dialog.show_models(*found)

    def _closed(self) -> None:
        self._dialog = None


class DownloadActions(QObject):
    """Wires :class:`Downloads`, whose files go to ``folder``, with what shows them.

    What suits this machine is shown once its speed is known; that is measured when the first model is there.
    A model that finds things by their meaning stands above the settings of the memory, too.
    """

    find_wanted = Signal()
    _told = Signal(object)
    _now_used = Signal(object)

    def __init__(
        self,
        parts: Parts,
        actions: Actions,
        folder: Path,
        models: Sequence[CatalogueModel],
        tokens: HubTokens,
    ) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._background = parts.background
        self._data_dir = folder.parent
        self._speed = UNKNOWN
        #: What the first page's suggestion was made for; ``None`` while there is none yet.
        self._n_ctx: int | None = None
        self._row: DownloadRow | None = None
        self._meaning: DownloadRow | None = None
        self._actions = actions
        self._dialog: DownloadDialog | HubDialog | None = None
        self._told.connect(self._show)
        unfinished = UnfinishedModels(folder)
        self.downloads = Downloads(folder, models, self._told.emit, tokens.token_for, unfinished)
        parts.session.idle.connect(self._measure, Qt.ConnectionType.SingleShotConnection)
        window.welcome.start.download_wanted.connect(self.show_dialog)
        window.header.picker.download_wanted.connect(self.show_dialog)
        actions.settings_changed.connect(self._tell_used)
        actions.settings_changed.connect(self._suggest_anew)
        self._now_used.connect(lambda path: window.memory.offer_meaning(path is None))
        window.memory.meaning_wanted.connect(lambda: actions.settings_wanted.emit("memory"))
        if any(model.embeds for model in models):
            actions.settings_pages["memory"] = self._make_meaning
            self._tell_used()

    def _measure(self) -> None:
        n_layers = self._actions.settings.model.n_gpu_layers
        self._background.read(lambda: of_this_machine(self._data_dir, n_layers), self._suggest, beside=True)

    def _suggest(self, speed: MachineSpeed) -> None:
        """Show on the first page what suits this machine, with the context of the settings, if any does."""
        self._speed = speed
        n_ctx = self._n_ctx = self._actions.settings.model.n_ctx or USUAL_N_CTX
        memory = total_memory()
        downloads = self.downloads.all()
        models = [
            each.model
            for each in downloads
            if isinstance(each.model, CatalogueModel) and not each.model.embeds
        ]
        best = suggested(models, n_ctx, memory, speed)
        now = next((each for each in downloads if each.model == best), None)
        self._row = None
        if now is not None:
            self._row = DownloadRow(
                self._window.theme, now, n_ctx, memory, speed=speed, suggested=True, icon="download"
            )
            self._wire(self._row)
        self._window.welcome.start.set_download(self._row)
        if self._dialog is not None:
            self._dialog.show_speed(speed)

    def _suggest_anew(self) -> None:
        """Another context takes more memory or less, so another model may suit this machine."""
        if self._n_ctx not in (None, self._actions.settings.model.n_ctx or USUAL_N_CTX):
            self._suggest(self._speed)

    def show_dialog(self) -> None:
        """Open the list."""
        if self._dialog is not None:
            return
        n_ctx = self._actions.settings.model.n_ctx or USUAL_N_CTX
        from ethervox_gui.ui.models.download_dialog import DownloadDialog

        dialog = DownloadDialog(
            self._window.theme, self.downloads.all(), n_ctx, total_memory(), self._speed, self._window
        )
        dialog.find_wanted.connect(self.find_wanted)
        dialog.use_wanted.connect(self._actions.find_by_meaning_with)
        dialog.show_used(self._used())
        self._now_used.connect(dialog.show_used)
        self.attach(dialog)
        open_beside(dialog)

    def _make_meaning(self) -> DownloadRow:
        """The first model that finds things by their meaning."""
        now = next(each for each in self.downloads.all() if each.model.embeds)
        row = self._meaning = DownloadRow(self._window.theme, now, USUAL_N_CTX, total_memory(), icon="search")
        row.destroyed.connect(partial(self._meaning_closed, id(row)))
        row.use_wanted.connect(self._actions.find_by_meaning_with)
        row.show_used(self._used())
        self._now_used.connect(row.show_used)
        self._wire(row)
        return row

    def _meaning_closed(self, which: int) -> None:
        if id(self._meaning) == which:  # another one may stand in its place
            self._meaning = None

    def _used(self) -> Path | None:
        written = self._actions.settings.memory.embedding_model
        return paths.as_written(written) if written else None

    def _tell_used(self) -> None:
        self._now_used.emit(self._used())

    @property
    def speed(self) -> MachineSpeed:
        """How quick this machine is, as far as that is known."""
        return self._speed

    def attach(self, dialog: DownloadDialog | HubDialog) -> None:
        """From now on this one shows the downloads and begins them, until it is closed."""
        self._dialog = dialog
        self._wire(dialog)
        dialog.finished.connect(lambda: self._closed(dialog))

    def _wire(self, source: DownloadRow | DownloadDialog | HubDialog) -> None:
        source.start_wanted.connect(self.downloads.start)
        source.pause_wanted.connect(self.downloads.pause)
        source.cancel_wanted.connect(self.downloads.cancel)
        source.load_wanted.connect(self._actions.load_model)

    def _closed(self, dialog: DownloadDialog | HubDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def _show(self, download: Download) -> None:
        for row in (self._row, self._meaning):
            if row is not None and download.model == row.download.model:
                row.show_download(download)
        if self._dialog is not None:
            self._dialog.show_download(download)
        elif self._meaning is not None and download.model == self._meaning.download.model:
            pass  # it is seen where it was begun
        elif download.state is State.DONE:
            actions = self._actions
            act = actions.find_by_meaning_with if download.model.embeds else actions.load_model
            self._window.toast.tell(
                "notice",
                self.tr("{} is downloaded").format(download.model.name),
                self.tr("{}, and its checksum is right.").format(size(download.size_bytes)),
                self.tr("Use it") if download.model.embeds else self.tr("Load it"),
                lambda: act(download.path),
            )
        elif download.state is State.FAILED and download.error is not None:
            self._window.toast.tell(
                "error", download.error.message, download.error.advice, self.tr("Show"), self.show_dialog
            )

    def close(self) -> None:
        """Pause what runs; it resumes when the user says so."""
        self.downloads.close()


class HubActions(QObject):
    """Wires the search on the hub: a thread for it is there as long as its dialog."""

    _found = Signal(object, object)
    _looked = Signal(str, object)

    def __init__(self, parts: Parts, actions: Actions, downloads: DownloadActions, tokens: HubTokens) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._background = parts.background
        self._tokens = tokens
        self._actions = actions
        self._downloads = downloads
        self._dialog: HubDialog | None = None
        self._hub: Hub | None = None
        self._found.connect(self._show_found)
        self._looked.connect(self._show_looked)
        window.header.picker.find_wanted.connect(self.show_dialog)
        downloads.find_wanted.connect(self.show_dialog)
        window.add_shortcut("Ctrl+Shift+F", self.tr("Find a model"), self.show_dialog)

    def show_dialog(self) -> None:
        """Open the search."""
        if self._dialog is not None:
            return
        from ethervox_gui.services.hub.hub import Hub
        from ethervox_gui.ui.models.hub_dialog import HubDialog

        settings = self._actions.settings
        endpoint = settings.downloads.hub
        downloads = self._downloads
        self._hub = hub = Hub(endpoint, self._found.emit, self._looked.emit, self._tokens.token_for)
        self._dialog = dialog = HubDialog(
            self._window.theme,
            urlsplit(endpoint).hostname or endpoint,
            settings.model.n_ctx or USUAL_N_CTX,
            total_memory(),
            downloads.downloads.of,
            downloads.speed,
            self._window,
        )
        dialog.search_wanted.connect(hub.search)
        dialog.search_dropped.connect(hub.cancel)
        dialog.look_wanted.connect(hub.look)
        dialog.link_wanted.connect(self._window.ask_to_open)
        dialog.token_given.connect(self._keep)
        dialog.finished.connect(self.close)
        downloads.attach(dialog)
        open_beside(dialog)
        self._background.read(self._tokens.is_kept, self._show_token, beside=True)

    def _keep(self, token: str) -> None:
        def keep() -> bool:
            self._tokens.keep(token)
            return self._tokens.is_kept()

        self._background.read(keep, self._show_token, self._not_kept, beside=True)

    def _show_token(self, is_kept: bool) -> None:
        if self._dialog is not None:
            self._dialog.show_token(is_kept)

    def _not_kept(self, error: Exception) -> None:
        if not isinstance(error, UserError):
            self._background.failed.emit(error)
        elif self._dialog is not None:
            self._dialog.contents.gate.show_error(error)

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        hub, self._hub, self._dialog = self._hub, None, None
        if hub is not None:
            hub.close()

    def _show_found(self, query: Query, found: Page | UserError) -> None:
        if self._dialog is not None:
            self._dialog.show_found(query, found)

    def _show_looked(self, repository: str, found: Contents | UserError) -> None:
        if self._dialog is not None:
            self._dialog.show_looked(repository, found)
