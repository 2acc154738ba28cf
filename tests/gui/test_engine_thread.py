"""The engine thread: order, batching, and that nothing leaks in its signal."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable

from pytestqt.qtbot import QtBot

from ethervox_gui.context.budget import Health
from ethervox_gui.context.events.events import ErrorRaised, Event, TokenGenerated
from ethervox_gui.context.events.window_events import JobFinished, UsageChanged
from ethervox_gui.governor.jobs.jobs import ExpectMessage, Job, ReportStatus, Shutdown
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.gui.conftest import wait_until


def usage(reply: int) -> UsageChanged:
    return UsageChanged(10, 0, 0, 5, 5, reply, 100, 512, Health.OK)


class LoopingGovernor:
    """Runs what it was given on the engine thread, then waits for the end."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self.cancelled = False
        self.n_submitted = 0

    def submit(self, job: Job) -> int:
        self.n_submitted += 1
        self._jobs.put(job)
        return self.n_submitted

    def cancel(self) -> None:
        self.cancelled = True

    def run(self) -> None:
        self._work()
        while not isinstance(self._jobs.get(), Shutdown):
            pass


def collect(qtbot: QtBot, thread: EngineThread, work: Callable[[], None]) -> list[Event]:
    events: list[Event] = []
    told_on: set[int] = set()
    thread.happened.connect(events.append)
    thread.happened.connect(lambda _: told_on.add(threading.get_ident()))
    thread.attach(LoopingGovernor(work))
    thread.start()
    wait_until(qtbot, lambda: bool(events) and isinstance(events[-1], JobFinished | ErrorRaised))
    assert thread.stop()
    assert told_on == {threading.get_ident()}
    return events


def test_tokens_are_joined_and_keep_their_order(qtbot: QtBot) -> None:
    thread = EngineThread(interval_s=3600)

    def work() -> None:
        for number in range(100):
            thread.listen(TokenGenerated(f"{number} "))
            thread.listen(usage(number))
        thread.listen(JobFinished())

    events = collect(qtbot, thread, work)
    text = "".join(event.text for event in events if isinstance(event, TokenGenerated))
    assert text == "".join(f"{number} " for number in range(100))
    assert len(events) <= 6
    assert events[-2] == usage(99)
    assert isinstance(events[-1], JobFinished)


def test_slow_tokens_are_told_at_once(qtbot: QtBot) -> None:
    thread = EngineThread(interval_s=0)

    def work() -> None:
        for number in range(5):
            thread.listen(TokenGenerated(str(number)))
        thread.listen(JobFinished())

    events = collect(qtbot, thread, work)
    assert [event.text for event in events if isinstance(event, TokenGenerated)] == list("01234")


def test_a_loop_that_dies_is_told(qtbot: QtBot) -> None:
    thread = EngineThread()

    def work() -> None:
        raise RuntimeError("out of the blue")

    events = collect(qtbot, thread, work)
    error = events[-1]
    assert isinstance(error, ErrorRaised)
    assert error.code == "engine_stopped"
    assert "out of the blue" in error.details


def test_stop_cancels_what_runs(qtbot: QtBot) -> None:
    thread = EngineThread()
    governor = LoopingGovernor(lambda: thread.listen(JobFinished()))
    thread.attach(governor)
    thread.start()
    wait_until(qtbot, thread.isRunning)
    assert thread.stop()
    assert governor.cancelled
    assert not thread.isRunning()
    assert thread.stop(), "a second time is harmless"


def test_an_empty_queue_is_not_told_of_when_a_job_came_meanwhile(qtbot: QtBot) -> None:
    thread = EngineThread()
    events: list[Event] = []
    thread.happened.connect(events.append)
    governor = LoopingGovernor(lambda: None)
    thread.attach(governor)
    governor.submit(ReportStatus())  # by somebody else
    thread.submit(ReportStatus())
    thread.submit(ReportStatus())
    thread.listen(JobFinished(2))
    assert events == []
    thread.submit(ExpectMessage("What is next?"))  # nobody waits for it
    thread.listen(JobFinished(3))
    assert events == [JobFinished(3)]


def test_emitting_leaks_no_reference(qtbot: QtBot) -> None:
    """A binding that loses a reference to None or True with each emit kills the process in the end."""
    thread = EngineThread(interval_s=0)
    received: list[Event] = []
    thread.happened.connect(received.append)
    thread.listen(JobFinished())
    before = sys.getrefcount(None), sys.getrefcount(True)
    for _ in range(200):
        thread.listen(JobFinished())
    after = sys.getrefcount(None), sys.getrefcount(True)
    assert len(received) == 201
    assert all(abs(late - early) < 100 for early, late in zip(before, after, strict=True))
