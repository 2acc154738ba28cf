"""The window: wires it to everything below, runs it, and takes it down in order."""

from __future__ import annotations

import asyncio
import gc
import inspect
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import ethervox_gui.ui  # noqa: F401  # first, for what it spares all others

# isort: split

import qasync  # after PySide6, so that it takes the same binding
from PySide6.QtCore import Qt

from ethervox_gui.context.errors import EthervoxError, StorageError, UserError
from ethervox_gui.engine.model_name import model_name
from ethervox_gui.front_ends.assembly import Assembly, assemble, open_vocabulary
from ethervox_gui.governor.jobs.jobs import LoadModel
from ethervox_gui.options import Options
from ethervox_gui.server.control import ServerControl
from ethervox_gui.server.sources import Sources
from ethervox_gui.services import profiles
from ethervox_gui.services.hub.tokens import HubTokens
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.models.catalogue import catalogue, embedding_models
from ethervox_gui.services.program_keys import ProgramKeys
from ethervox_gui.services.prompts import PROMPTS_FILE
from ethervox_gui.settings import Settings
from ethervox_gui.ui.composer.half_done import HALF_DONE_FILE, HalfDone
from ethervox_gui.ui.composer.prompt_library import PromptLibrary
from ethervox_gui.ui.controllers.chats import ChatActions, ImportActions
from ethervox_gui.ui.controllers.composer import ComposerActions
from ethervox_gui.ui.controllers.context import ContextActions, EditActions
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.controllers.memory import MemoryActions
from ethervox_gui.ui.controllers.models import DownloadActions, HubActions, ModelActions
from ethervox_gui.ui.controllers.palette import PaletteActions
from ethervox_gui.ui.controllers.profiles import ParameterActions, ProfileActions
from ethervox_gui.ui.controllers.script_player import ScriptPlayer, read_script
from ethervox_gui.ui.controllers.settings import ServerActions, SettingsActions
from ethervox_gui.ui.controllers.versions import VersionActions
from ethervox_gui.ui.kit.formulas.formulas import Formulas
from ethervox_gui.ui.kit.text.language import AUTOMATIC, speak
from ethervox_gui.ui.kit.text_views import stream
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.application import Application, can_show, make_application
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from ethervox_gui.ui.runtime.interrupts import Interrupts
from ethervox_gui.ui.runtime.single_instance import SingleInstance
from ethervox_gui.ui.shell.services import Parts
from ethervox_gui.ui.shell.session import Session
from ethervox_gui.ui.shell.startup_errors import complain, refuse
from ethervox_gui.ui.shell.window import MainWindow

WINDOW_FILE = "window.ini"
#: Where downloaded models go, inside the data folder.
MODELS_FOLDER = "models"


class Desktop:
    """The window with its threads.  :meth:`open` shows it, :meth:`close` ends everything in order."""

    def __init__(
        self, assembly: Assembly, thread: EngineThread, theme: Theme, executor: ThreadPoolExecutor
    ) -> None:
        self.assembly = assembly
        self._executor = executor
        self._flushed = False
        self.thread = thread
        self.background = Background(executor)
        self.formulas = theme.formulas = Formulas()
        memory_file = assembly.settings_path.with_name(WINDOW_FILE)
        self.window = MainWindow(theme, assembly.store, self.background, memory_file)
        self.session = Session(self.window, assembly.store, self.background)
        half_done_path = assembly.settings_path.with_name(HALF_DONE_FILE)
        self.half_done = HalfDone(half_done_path, self.background, self.window)
        parts = Parts(self.window, self.session, thread, assembly.store, self.background, self.half_done)
        self.actions = Actions(parts, assembly.settings, assembly.settings_path)
        self.memory_actions = MemoryActions(parts)
        self.context_actions = ContextActions(parts, self.actions)
        self.version_actions = VersionActions(parts, self.actions.open_chat)
        self.actions.edit_wanted.connect(self.version_actions.edit)
        data_dir = assembly.settings_path.parent
        self._profiles_path = data_dir / profiles.PROFILES_FILE
        self._keys = keys = assembly.keys
        self.server_actions = ServerActions(self.window, self.background, self.actions)
        self.server = self._make_server(keys, data_dir)
        self.server_actions.attach(self.server)
        governor = assembly.governor
        self.chat_actions = ChatActions(parts, self.actions.new_chat, self.actions.open_chat)
        self.import_actions = ImportActions(parts, self.actions.open_chat)
        models_dir = data_dir / MODELS_FOLDER
        tokens = HubTokens(keys, lambda: self.actions.settings.downloads.hub)
        models = (*catalogue(), *embedding_models())
        self.download_actions = DownloadActions(parts, self.actions, models_dir, models, tokens)
        self.hub_actions = HubActions(parts, self.actions, self.download_actions, tokens)
        info_of = lambda: governor.loaded[0] if governor.loaded else None  # noqa: E731 - for three of them
        self.model_actions = ModelActions(parts, self.actions, models_dir, info_of)
        self.profile_actions = ProfileActions(parts, self.actions, self._profiles_path, keys, info_of)
        self.parameter_actions = ParameterActions(parts, self.actions, self.profile_actions, info_of)
        self.edit_actions = EditActions(parts)
        self.palette_actions = PaletteActions(parts, self.actions)
        self.settings_actions = SettingsActions(self.window, self.actions, self.profile_actions, info_of)
        self.composer_actions = ComposerActions(
            self.window,
            self.background,
            lambda: governor.loaded[1] if governor.loaded else None,
            thread.submit,
            self._may_expect,
        )
        prompts_path = data_dir / PROMPTS_FILE
        window, commands = self.window, self.window.commands
        self.prompts = PromptLibrary(window.composer, commands, window, self.background, prompts_path)
        self.prompts.failed.connect(self.actions.show_error)
        window.add_shortcut("Ctrl+Shift+T", self.prompts.tr("Prompts"), self.prompts.edit)
        self._pass_events_on()

    def _make_server(self, keys: Keys, data_dir: Path) -> ServerControl:
        assembly = self.assembly
        sources = Sources(
            assembly.governor,
            assembly.store,
            lambda: self.actions.settings,
            lambda: profiles.load(self._profiles_path),
            keys,
            open_vocabulary,
            assembly.model_path,
            embedding=lambda: assembly.embedding_model,
            program_of=ProgramKeys(data_dir).name_of,
        )
        return ServerControl(sources, self.server_actions.recorded.emit)

    def _pass_events_on(self) -> None:
        """The governor's events go to the session first, and from there to whoever acts on them."""
        self.thread.attach(self.assembly.governor)
        self.thread.happened.connect(self.session.take)
        for actions in (
            self.profile_actions,
            self.parameter_actions,
            self.model_actions,
            self.memory_actions,
            self.context_actions,
            self.composer_actions,
            self.version_actions,
        ):
            self.session.taken.connect(actions.take)
        self.actions.settings_changed.connect(self._choose_embedding)

    def _choose_embedding(self, settings: Settings) -> None:
        """Exchange the embedding model where another one is set."""
        if (embedding := self.assembly.embedding) is not None:
            written = settings.memory.embedding_model
            self.background.read(lambda: embedding.choose(written), lambda _: None)

    def open(self, chat_id: int | None) -> None:
        """Show the window at once; the model is loaded behind it."""
        self.window.header.picker.set_recent(self.window.recent_models())
        first = self._first(chat_id)
        self.actions.load_first(first, self._name_of_first(first))
        self.window.show()
        self.thread.start()
        self.session.refresh_chats()
        self.window.memory.refresh()
        self.background.read(stream.prepare, lambda _: None)
        self.assembly.look_after()
        self.half_done.forget_what_is_gone(self.assembly.store)
        self.server_actions.serve(self.actions.settings)
        self.window.composer.setFocus()

    def _first(self, chat_id: int | None) -> LoadModel:
        """What the program starts with: what the command line says, or the profile that was used last."""
        assembly = self.assembly
        profile, chosen = assembly.profile, assembly.chose_model
        if profile is None and chat_id is None and not chosen:
            recent = self.window.recent_profile()
            profile = recent if recent in profiles.load(self._profiles_path).names else None
        return LoadModel(assembly.model_path, chat_id, profile=profile, chosen=chosen)

    def _name_of_first(self, first: LoadModel) -> str:
        """What the model is called that the program starts with, where the profile names its own."""
        profile = first.profile
        if profile is None and first.chat_id is not None:
            with suppress(StorageError):
                profile = self.assembly.store.chat(first.chat_id).profile
        found = profiles.load(self._profiles_path).get(profile or "")
        if found is None or not found.model or first.chosen:  # what was chosen takes the place of a profile's
            return model_name(first.path)
        return found.model if found.model_path is None else model_name(found.model_path)

    def _may_expect(self) -> bool:
        """Whether nothing runs that somebody waits for, and the model is one that reads messages ahead."""
        loaded = self.assembly.governor.loaded
        is_free = self.session.ready and not (self.session.busy or self.actions.explains)
        return is_free and loaded is not None and loaded[0].path is not None and not loaded[0].unseen

    def come_to_front(self, model: str = "") -> None:
        """Show the window above the others, as far as the desktop lets a program do that; load ``model``."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if model:
            self.actions.load_model(Path(model))

    def close(self) -> None:
        """Block input, end the engine on its own thread, then the worker, then the database.

        All of it is done, whatever fails meanwhile; then that is raised.  May be called twice.
        """
        self.window.setEnabled(False)
        steps = (
            self._keys.close,  # a locked keyring holds nothing up
            self.server.close,
            self.hub_actions.close,
            self.download_actions.close,
            self.thread.stop,
            self.background.close,
            self.formulas.close,
            self._executor.shutdown,
            self._flush_drafts,
            self.assembly.close,
            self.window.hide,
        )
        with ExitStack() as down:
            for step in reversed(steps):
                down.callback(step)

    def _flush_drafts(self) -> None:
        if not self._flushed:
            self._flushed = True
            self.actions.drafts.flush()


def run_window(options: Options) -> int:
    """Open the window and run it until it is closed; the exit status."""
    if not can_show(options):
        complain(
            "There is no display to open a window on. "
            "With --script FILE --screenshot OUT.png it is pictured instead."
        )
        return 1
    app = make_application()
    speak(AUTOMATIC)  # until the settings are read
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    executor = ThreadPoolExecutor(max_workers=2, thread_name_prefix="worker")
    loop.set_default_executor(executor)
    running = _run(options, executor)
    try:
        with loop:
            try:
                return int(loop.run_until_complete(running))
            except RuntimeError:
                # Qt ended the loop itself: the display is gone.
                if inspect.getcoroutinestate(running) == inspect.CORO_CLOSED:
                    raise
                loop.set_exception_handler(lambda _loop, _context: None)  # its task can never be finished
                running.close()  # takes everything down in order
                return 0
    finally:
        executor.shutdown(wait=False)
        asyncio.set_event_loop(None)


def keep_what_is_loaded() -> None:
    """Let the garbage collector leave alone what there is by now.

    Modules and widgets stay; to look through them takes 50 ms each time, on whichever thread it happens.
    """
    gc.freeze()


async def _run(options: Options, executor: ThreadPoolExecutor) -> int:
    theme = Theme()
    theme.apply()
    try:
        script = None if options.script is None else read_script(options.script)
        thread = EngineThread()
        assembly = assemble(options, thread.listen)
    except UserError as error:
        again = await refuse(error, theme, options, executor)
        return 1 if again is None else await _run(again, executor)
    speak(assembly.settings.appearance.language)
    desktop = Desktop(assembly, thread, theme, executor)
    doorbell = SingleInstance(options.data_dir)
    doorbell.rung.connect(desktop.come_to_front)
    app = make_application()
    if isinstance(app, Application):
        app.file_opened.connect(desktop.come_to_front)
    closed = asyncio.Event()
    desktop.window.closing.connect(closed.set)
    status = 0
    interrupts, signals = Interrupts(), list[int]()
    interrupts.came.connect(signals.append)
    interrupts.came.connect(desktop.window.close)
    once = Qt.ConnectionType.SingleShotConnection
    desktop.session.loaded.connect(keep_what_is_loaded, once)
    try:
        desktop.open(options.chat_id)
        gc.freeze()  # what is there now stays, so nobody need go through it again and again
        gc.enable()
        if script is not None or options.screenshot is not None:
            playing = asyncio.ensure_future(_play(desktop, script or [], options))
            interrupts.came.connect(playing.cancel)
            with suppress(asyncio.CancelledError):
                status = await playing
        else:
            await closed.wait()
    finally:
        doorbell.close()
        try:
            desktop.close()
        except EthervoxError as error:
            complain(str(error))
            status = 1
        interrupts.close()
    return status or (128 + signals[0] if signals else 0)


async def _play(desktop: Desktop, script: Sequence[str], options: Options) -> int:
    """Play the script, save the picture, and say on the standard error what went wrong."""
    folder = options.screenshot.parent if options.screenshot is not None else None
    player = ScriptPlayer(desktop.window, desktop.session, desktop.actions, desktop.background, folder)
    try:
        await player.play(script)
        if options.screenshot is not None:
            player.save_picture(options.screenshot)
    except UserError as error:
        complain(str(error))
        return 1
    for failure in player.errors:
        complain(failure.message)
    return 1 if player.errors else 0
