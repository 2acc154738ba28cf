"""Which model is loaded, what is told while it loads, and which one a chat wants."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.events import Event, NoticeRaised
from ethervox_gui.context.events.window_events import ModelLoading
from ethervox_gui.engine import inspection
from ethervox_gui.engine.protocol import CancelCheck, Engine, EngineInfo, LoadProgress, RemoteSource
from ethervox_gui.front_ends import assembly
from ethervox_gui.governor.jobs.guest_jobs import LoadBeside
from ethervox_gui.governor.session.guest_model import Beside
from ethervox_gui.governor.session.model_loader import Loader
from ethervox_gui.settings import ModelSettings
from tests.helpers.desk import says
from tests.helpers.scripted_engine import SURGICAL, Respond, ScriptedEngine

_PATIENCE_S = 20.0
LOCAL = Path("models/falcon.gguf")
REMOTE = RemoteSource("http://localhost:1", "kite")


class Noted(ScriptedEngine):
    """An engine with something the user should read, which remembers that it was closed."""

    is_closed = False

    def __init__(self, respond: Respond) -> None:
        super().__init__(respond)
        notices = ("Read this.", "And this.")
        self.info = EngineInfo("falcon", LOCAL, 512, 512, 64, SURGICAL, notices=notices)

    def close(self) -> None:
        super().close()
        self.is_closed = True


class Shop:
    """A loader, what it told, and the shares of a file that are read one after the other."""

    def __init__(self, *shares: float, connects: bool = True) -> None:
        self.told: list[Event] = []
        self.answers: list[bool] = []
        self.is_cancelled = False
        self._shares = shares
        connect = self._connect if connects else None
        self.loader = Loader(self._load, connect, self.told.append, lambda: self.is_cancelled)

    def _load(self, path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
        assert path == LOCAL
        assert settings.n_ctx == 512
        self.answers += [progress(share) for share in self._shares]
        return Noted(says("Fine."))

    def _connect(self, source: RemoteSource) -> Engine:
        assert source is REMOTE
        return Noted(says("Fine."))

    def load(self, source: Path | RemoteSource = LOCAL) -> Engine:
        return self.loader.load(source, ModelSettings(n_ctx=512))


def test_progress_is_told_with_the_models_name_in_steps_of_a_hundredth() -> None:
    shop = Shop(0.004, 0.01, 0.015, 0.02, 0.5, 0.501, 0.995, 1.0)
    shop.load()
    loading = [event for event in shop.told if isinstance(event, ModelLoading)]
    assert {event.model for event in loading} == {"Falcon"}
    assert [event.progress for event in loading] == [0.0, 0.01, 0.02, 0.5, 0.995, 1.0], "the end is told too"
    assert shop.answers == [True] * 8


def test_the_end_is_told_though_little_has_happened_since() -> None:
    shop = Shop(0.995, 1.0)
    shop.load()
    assert [event.progress for event in shop.told if isinstance(event, ModelLoading)] == [0.0, 0.995, 1.0]


def test_the_end_is_told_once_though_the_model_is_tried_out_then() -> None:
    shop = Shop(0.5, 1.0, 1.0, 1.0)
    shop.load()
    assert [event.progress for event in shop.told if isinstance(event, ModelLoading)] == [0.0, 0.5, 1.0]
    assert shop.answers == [True] * 4


def test_cancelling_stops_the_loading_at_its_next_step() -> None:
    shop = Shop(0.5)
    shop.is_cancelled = True
    shop.load()
    assert shop.answers == [False]


@pytest.mark.parametrize("source", [LOCAL, REMOTE], ids=["local", "remote"])
def test_what_the_model_wants_to_be_read_is_told_behind_the_loading(source: Path | RemoteSource) -> None:
    shop = Shop(1.0)
    engine = shop.load(source)
    name = "Falcon" if source is LOCAL else "kite"
    assert shop.told[0] == ModelLoading(name, 0.0)
    assert shop.told[-2:] == [NoticeRaised("Read this."), NoticeRaised("And this.")]
    assert shop.loader.require() is engine
    assert shop.loader.source is source


def test_without_a_model_there_is_nothing_to_do() -> None:
    shop = Shop()
    with pytest.raises(UserError) as caught:
        shop.loader.require()
    assert caught.value.code == "no_model"


def test_where_nothing_connects_a_remote_model_is_refused() -> None:
    shop = Shop(connects=False)
    with pytest.raises(UserError) as caught:
        shop.load(REMOTE)
    assert caught.value.code == "no_remote"
    assert shop.loader.source is None


def test_freeing_closes_the_engine_once() -> None:
    shop = Shop()
    engine = shop.load()
    assert isinstance(engine, Noted)
    shop.loader.free()
    assert engine.is_closed
    assert (shop.loader.engine, shop.loader.source) == (None, None)
    shop.loader.free()


def test_a_chat_wants_its_own_model_and_one_without_any_local_one() -> None:
    shop = Shop()
    loader = shop.loader
    assert loader.wanted(None) is None, "nothing was loaded ever"
    assert loader.wanted(LOCAL) is LOCAL
    shop.load()
    assert loader.wanted(None) is None
    assert loader.wanted(LOCAL) is None
    assert loader.wanted(REMOTE) is REMOTE
    loader.free()
    shop.load(REMOTE)
    assert loader.wanted(REMOTE) is None
    assert loader.wanted(None) is LOCAL, "the one before the remote one"
    loader.free()
    assert loader.wanted(None) is LOCAL


# ---- the look that is stopped ------------------------------------------------------------------------


def test_the_look_at_a_file_hears_that_it_is_to_stop() -> None:
    heard: list[bool] = []
    stop = False

    def look(path: Path, _settings: ModelSettings, cancelled: CancelCheck) -> None:
        nonlocal stop
        assert path == LOCAL
        heard.append(cancelled())
        stop = True
        heard.append(cancelled())

    loader = Loader(lambda *_: Noted(says("")), None, lambda _event: None, lambda: stop, look)
    loader.look_at(LOCAL, ModelSettings())
    assert heard == [False, True]


def test_the_look_for_another_program_ends_when_its_model_is_not_wanted_any_more() -> None:
    looking, ended = threading.Event(), threading.Event()

    def look(_path: Path, _settings: ModelSettings, cancelled: CancelCheck) -> None:
        looking.set()
        while not cancelled() and not ended.wait(0.005):
            pass
        ended.set()
        raise Cancelled

    told: list[UserError | None] = []
    guest = Beside(
        lambda *_: Noted(says("")),
        look,
        lambda _job: None,
        lambda _engine: pytest.fail("no pages"),
        lambda: 1,
    )
    guest.look_at(LoadBeside(LOCAL, "second", told.append), ModelSettings)
    assert looking.wait(_PATIENCE_S)
    try:
        guest.free()
        assert ended.wait(_PATIENCE_S)
    finally:
        ended.set()


def test_the_look_of_the_program_is_told_who_may_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[object] = []

    def look(_path: Path, **more: object) -> None:
        passed.append(more["cancelled"])
        raise Cancelled

    monkeypatch.setattr(inspection, "inspect_model", look)
    with pytest.raises(Cancelled):
        assembly.inspect(LOCAL, ModelSettings(), stop := lambda: True)
    assert passed == [stop]
