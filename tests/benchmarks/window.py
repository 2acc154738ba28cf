"""How long the window is deaf, and what a long chat costs it.

::

    python -m tests.benchmarks window

The longest stretch of work on the GUI thread between two beats of a timer, in its own processor time: while
a long reply streams, while a model is loaded, while a summary is made, and while one types a search through
a hundred thousand memories; while a file is attached, formulas are drawn, dialogs open and the language
changes.  Then a chat of ten thousand turns: how long it takes until it is on the screen,
what memory it takes, how deaf the window is while a reply streams into it, and what its timeline takes to be
painted first and again.  And what an edit costs the window in a chat of 20,000 turns, against one of 2,000.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median

import psutil

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ethervox_gui import options, paths
from ethervox_gui.context.events.events import Action
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import assemble
from ethervox_gui.governor.jobs.jobs import SummarizeOld
from ethervox_gui.settings import Settings
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Item, Transcript, TurnItem
from ethervox_gui.ui.composer.chips import Chip
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from ethervox_gui.ui.shell.header import Header
from ethervox_gui.ui.shell.item_states import ItemStates
from tests.benchmarks import search_data
from tests.benchmarks.measure import Row, at_most, below, ms
from tests.gui.scripted_desktop import scripted_desktop
from tests.helpers import documents
from tests.helpers.heartbeat import Heartbeat

_LIMIT_MS = 50.0
_PARAGRAPH = "The **quick** brown fox jumps over a dog; see [this](https://example.org) and `that`. " * 5
_REPLY = f"{_PARAGRAPH}\n\n- one\n- two\n\n```python\ndef f(x: int) -> int:\n    return x + 1\n```\n\n"
_PATIENCE_S = 120


def rows(*, quick: bool = False) -> Iterator[Row]:
    """The figures, in an application of their own."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    theme = Theme("light")
    theme.apply()
    n_memories, n_turns = (5_000, 1_000) if quick else (100_000, 10_000)
    with tempfile.TemporaryDirectory() as folder:
        yield from _talking(Path(folder), theme, n_times=4 if quick else 24)
    with tempfile.TemporaryDirectory() as folder:
        yield from _searching(Path(folder), theme, n_memories)
    with tempfile.TemporaryDirectory() as folder:
        yield from _working(Path(folder), theme)
    with tempfile.TemporaryDirectory() as folder:
        yield from _long_chat(Path(folder), theme, n_turns, n_tokens=40 if quick else 500)
    yield from _edits(theme, (200, 2000) if quick else (2000, 20_000))


def _desktop(
    folder: Path, theme: Theme, respond: Callable[[str], str], pause_s: float = 0.0
) -> AbstractContextManager[Desktop]:
    return _opened(scripted_desktop(folder, respond, theme, n_ctx=8192, pause_s=pause_s))


@contextmanager
def _opened(desktop: Desktop) -> Iterator[Desktop]:
    desktop.window.resize(1440, 900)
    desktop.open(None)
    _wait(lambda: _is_idle(desktop))
    try:
        yield desktop
    finally:
        desktop.close()
        desktop.window.deleteLater()


def _is_idle(desktop: Desktop) -> bool:
    """Whether a message could be sent and nothing runs or is read."""
    return desktop.session.ready and not desktop.session.busy and desktop.background.idle


def _wait(done: Callable[[], bool]) -> None:
    """Let events come until it is done."""
    app = QApplication.instance()
    assert app is not None
    until = time.monotonic() + _PATIENCE_S
    while not done():
        assert time.monotonic() < until, "this takes far too long"
        app.processEvents()
        time.sleep(0.001)


def _talking(folder: Path, theme: Theme, n_times: int) -> Iterator[Row]:
    def respond(prompt: str) -> str:
        return "- They talked." if "Summarize the conversation" in prompt[-400:] else _REPLY * n_times

    with _desktop(folder, theme, respond, pause_s=0.0005) as desktop:
        session, idle = desktop.session, partial(_is_idle, desktop)
        heartbeat = Heartbeat()
        desktop.actions.send("A long reply, please.")
        _wait(idle)
        yield _longest(heartbeat, f"a reply of {n_times * len(_REPLY):,} characters streams")
        for number in range(4):
            desktop.actions.send(f"More, number {number}.")
            _wait(idle)
        heartbeat = Heartbeat()
        desktop.thread.submit(SummarizeOld(1))
        session.submitted()
        _wait(idle)
        yield _longest(heartbeat, "a summary is made and its turns leave")
    with _opened(_with_the_guide(folder / "guide", theme)) as desktop:
        heartbeat = Heartbeat()
        desktop.actions.load_model(paths.guide_model())
        _wait(lambda: _is_idle(desktop))
        yield _longest(heartbeat, "a model is loaded")


def _with_the_guide(folder: Path, theme: Theme) -> Desktop:
    thread = EngineThread()
    assembly = assemble(options.parse(["--data-dir", str(folder), "--n-ctx", "1024"]), thread.listen)
    return Desktop(assembly, thread, theme, ThreadPoolExecutor(2))


def _searching(folder: Path, theme: Theme, n_memories: int) -> Iterator[Row]:
    search_data.fill(folder, n_memories // 10, n_memories)
    unfolded = Settings().with_values({"memory.fold": False})  # else it would be days until nothing runs
    with _opened(scripted_desktop(folder, lambda _: "Fine.", theme, settings=unfolded)) as desktop:
        panel = desktop.window.memory
        word = next(word for word in desktop.assembly.store.list_memories(limit=1)[0].text.split())
        _wait(lambda: desktop.background.idle)  # the window opened, and its list of memories is there
        heartbeat = Heartbeat()
        for typed in ("the", "of an", word[:3], word, f"{word} the of", "zzqq", ""):
            panel.search.setText(typed)
            panel.refresh()
            _wait(lambda: desktop.background.idle)
        yield _longest(heartbeat, f"{n_memories:,} memories are searched".replace(",", " "))


def _working(folder: Path, theme: Theme) -> Iterator[Row]:
    """With some exchanges on the screen, what people do beside talking."""
    formulas = " ".join(f"$x_{n} = \\frac{{{n}}}{{\\sqrt{{1 + {n}}}}}$ and so on." for n in range(30))

    def respond(prompt: str) -> str:
        return formulas if "formulas" in prompt[-200:] else _REPLY * 2

    book = documents.lighthouse(folder / "book.md")
    with _desktop(folder / "data", theme, respond) as desktop:
        window, actions, idle = desktop.window, desktop.actions, partial(_is_idle, desktop)
        retranslation = actions.retranslation

        def speak(name: str) -> None:
            actions.change_settings({"appearance.language": name})
            _wait(lambda: retranslation.settled)

        def drop() -> None:
            window.files_dropped.emit([book])
            _wait(lambda: bool(window.composer.chips.findChildren(Chip)))
            actions.send("What does the keeper do?")

        def opened(keys: str) -> Callable[[], None]:
            def press() -> None:
                window.do(keys)
                _wait(lambda: any(dialog.isVisible() for dialog in window.findChildren(QDialog)))
                for dialog in window.findChildren(QDialog):
                    dialog.reject()

            return press

        steps: list[tuple[str, Callable[[], None]]] = [
            ("thirty formulas are drawn", lambda: actions.send("Some formulas, please.")),
            ("a file becomes a document and its passages come in", drop),
            ("the palette opens", opened("Ctrl+K")),
            ("the settings open", opened("Ctrl+,")),
            ("the prompts open", opened("Ctrl+Shift+T")),
            ("the search for a model opens", opened("Ctrl+Shift+F")),
            ("the language changes", lambda: speak("de")),
            ("the language changes, and the direction", lambda: speak("ar")),
            ("the language changes back", lambda: speak("en")),
        ]
        for number in range(6):
            actions.send(f"More, number {number}.")
            _wait(idle)
        for name, step in steps:
            heartbeat = Heartbeat()
            step()
            _wait(idle)
            _wait(lambda: window.theme.settled)
            yield _longest(heartbeat, name)


def _long_chat(folder: Path, theme: Theme, n_turns: int, n_tokens: int) -> Iterator[Row]:
    with Store.open(folder) as store:
        chat = store.create_chat("long")
    with closing(Connection(folder / "ethervox.db", writable=True)) as db, db.transaction_of("IMMEDIATE"):
        _fill(db, chat.chat_id, n_turns)
    with _desktop(folder, theme, lambda _: (_REPLY * 2)[:n_tokens], pause_s=0.02) as desktop:
        view, process = desktop.window.chat, psutil.Process()
        before = process.memory_info().rss
        heartbeat = Heartbeat()

        def open_it() -> None:
            desktop.session.show_chat(chat.chat_id)
            _wait(lambda: len(view.transcript.items) >= n_turns)
            desktop.window.grab()

        took = ms(open_it)
        yield below(f"a chat of {n_turns} turns is on the screen", took, 500)
        yield _longest(heartbeat, f"a chat of {n_turns} turns is opened")
        grown = (process.memory_info().rss - before) / 1e6
        yield below(f"memory that a chat of {n_turns} turns takes", grown, 100, "MB")
        desktop.actions.open_chat(chat.chat_id)
        _wait(lambda: _is_idle(desktop))
        heartbeat = Heartbeat()
        desktop.actions.send("And now?")
        _wait(lambda: _is_idle(desktop))
        yield _longest(heartbeat, f"a reply streams into a chat of {n_turns} turns, 50 tokens a second")
        yield from _timeline(desktop.window.header.timeline, n_turns)
        yield from _overview(desktop.window.header, n_turns)


def _timeline(strip: TimelineStrip, n_turns: int) -> Iterator[Row]:
    """What the strip of as many turns takes, in processor time, since the machine may be busy."""
    strip.show_entries(_views(n_turns))
    for name, act in (
        (f"timeline of {n_turns} turns: first paint", strip.tiles.clear),
        (f"timeline of {n_turns} turns: paint again", lambda: None),
        (
            f"timeline of {n_turns} turns: scrolled by a screen",
            lambda: strip.scroll_to(strip.view.offset - 900),
        ),
    ):
        yield below(name, median(_paint_ms(strip, act) for _ in range(9)), 5)


def _views(n_turns: int) -> list[TurnView]:
    """A chat of which all but the newest turns are summarized, twenty by twenty."""
    gone, kept = TurnState.SUMMARIZED, TurnState.IN_KV
    return [
        TurnView(
            number=number,
            last_number=number,
            role=Role.USER if number % 2 else Role.ASSISTANT,
            state=gone if number < n_turns - 20 else kept,
            n_tokens=40,
            importance=0.5,
            preview="words",
            pinned=False,
            is_block=False,
            recalled=False,
            memory_id=1 + number // 20 if number < n_turns - 20 else None,
            p0=None,
            p1=None,
        )
        for number in range(1, n_turns + 1)
    ]


def _edits(theme: Theme, sizes: tuple[int, int]) -> Iterator[Row]:
    """What an edit of a few turns costs the strip, the items and the markers, by how long the chat is."""
    costs = [median(_edit_ms(theme, n_turns)) for n_turns in sizes]
    few, many = (f"{n_turns:,}" for n_turns in sizes)
    yield below(f"an edit is shown in a chat of {many} turns", costs[1], 30)
    yield at_most(f"an edit is shown in a chat of {many} turns, against {few} [ms]", costs[1], costs[0], 5)


def _edit_ms(theme: Theme, n_turns: int) -> list[float]:
    strip, states, entries = TimelineStrip(theme), ItemStates(), _views(n_turns)
    items: list[Item] = [TurnItem(entry.number, entry.role, "words") for entry in entries]
    transcript = Transcript(items)
    for last in range(20, n_turns - 20, 20):
        marker = EditMarkerItem(Action.SUMMARIZE_OLD, last - 19, last, 700, 20.0, 1 + last // 20)
        transcript.items.insert(transcript.place_of(marker), marker)
    costs = []
    for number in range(n_turns - 20, n_turns - 9):
        entries[number] = replace(entries[number], state=TurnState.DROPPED)
        started = time.thread_time()
        strip.show_entries(entries)
        states.show(entries, 4096, recalls=True)
        states.put_on_touched(transcript)
        costs.append((time.thread_time() - started) * 1000)
    strip.deleteLater()
    return costs[1:]  # the first time all is new


def _overview(header: Header, n_turns: int) -> Iterator[Row]:
    """The map of as many turns below the strip, also where the state changes with every one of them."""
    overview, strip = header.overview, header.timeline
    usual, states = strip.entries, tuple(TurnState)
    restless = [replace(entry, state=states[entry.number % 3]) for entry in usual]
    for what, entries in (("", usual), (", each of another state", restless)):
        strip.show_entries(entries)
        name = f"overview of {n_turns} turns{what}"
        for act_name, act in (
            ("first paint", overview.forget),
            ("the frame moves", lambda: strip.scroll_to(strip.view.offset - 30)),
        ):
            taken = median(_paint_ms(overview, act) for _ in range(9))
            yield below(f"{name}: {act_name}", taken, 1 if not what else 10)
        yield below(f"{name}: rectangles", len(overview.bands), overview.width(), "of its columns")
    strip.show_entries(usual)
    started = time.thread_time()
    for step in range(8):
        strip.zoom_at(overview.width() / 2, larger=step % 2 == 0)
    taken = (time.thread_time() - started) * 1000 / 8
    yield below(f"timeline of {n_turns} turns: laid out anew for a step of the zoom", taken, 50)


def _paint_ms(widget: QWidget, act: Callable[[], object]) -> float:
    act()
    started = time.thread_time()
    widget.grab()
    return (time.thread_time() - started) * 1000


def _fill(db: Connection, chat_id: int, n_turns: int) -> None:
    texts = [f"Turn {number}: {_REPLY[: 40 + 37 * number % 900]}" for number in range(n_turns)]
    parent: int | None = None
    for number, text in enumerate(texts, 1):
        role = Role.USER if number % 2 else Role.ASSISTANT
        state = "in_kv" if number > n_turns - 20 else "dropped"
        cursor = db.sql(
            "INSERT INTO turn (chat_id, parent_id, number, role, text, n_tokens, importance, pinned, state,"
            " complete, created_at) VALUES (?, ?, ?, ?, ?, 50, 0.5, 0, ?, 1, ?)",
            (chat_id, parent, number, role.value, text, state, number),
        )
        parent = cursor.lastrowid
    db.sql("UPDATE chat SET head_id = ? WHERE id = ?", (parent, chat_id))


def _longest(heartbeat: Heartbeat, while_what: str) -> Row:
    heartbeat.stop()
    return below(f"longest stretch of the GUI thread while {while_what}", heartbeat.longest * 1000, _LIMIT_MS)
