"""What every test run is held to: no test lasts for ever, leaves something behind, or crashes over and over.

A plugin of pytest (tests/conftest.py loads it), in five parts: limits of time, the order of the slow tests,
tests with real models, how tests are handed out to several processes, and what a test leaves behind.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

from tests.helpers import fetching, programs

# ---- limits of time ------------------------------------------------------------------------------------

#: Seconds that a test may take, set-up included; what needs more is made smaller, or is a benchmark.
EVERYDAY_S, SLOW_S = 60, 300
#: All tests with real models together, in seconds.
REAL_MODELS_S = 300
#: When no further slow test begins (seconds since 1970), and where packaging/bounded.py is told what runs.
UNTIL = "ETHERVOX_TESTS_UNTIL"
RUNNING = "ETHERVOX_RUNNING"

NOT_RUN = "not run: no time was left"
_left_out: list[str] = []


def pytest_configure(config: pytest.Config) -> None:
    adopt_orphans()
    if hasattr(signal, "SIGUSR1"):  # packaging/bounded.py asks for the stacks so, where py-spy is missing
        faulthandler.register(signal.SIGUSR1, file=os.dup(2), all_threads=True)


def is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None


def is_with_a_real_model(nodeid: str) -> bool:
    return "/test_real_model" in nodeid


def _verify_limits(item: pytest.Item) -> None:
    limit = item.get_closest_marker("timeout")
    most = SLOW_S if is_slow(item) else EVERYDAY_S
    if limit is not None and not 0 < limit.args[0] <= most:
        pytest.fail(f"It may take {most} s at most: make it smaller, or a benchmark.", pytrace=False)
    if is_with_a_real_model(item.nodeid) and not is_slow(item):
        pytest.fail("A test with a real model is a slow one.", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Tell outside what runs here since when."""
    folder = os.environ.get(RUNNING)
    if not folder or not Path(folder).is_dir():
        return (yield)
    file = Path(folder) / os.environ.get("PYTEST_XDIST_WORKER", f"pytest-{os.getpid()}")
    file.write_text(f"{time.time()}\n{item.nodeid}\n", encoding="utf-8")
    try:
        return (yield)
    finally:
        file.unlink(missing_ok=True)


# ---- the order of the slow tests -----------------------------------------------------------------------

#: What is run first: what would hurt most if it broke comes before what seldom changes.
_FIRST = (
    "/test_real_model",
    "/test_durability",
    "/test_random_",
    "/test_real_templates",
    "/test_guide_",
    "/test_migrations",
    "/test_branches",
    "/test_opening",
    "/test_accessibility_tree",
)


#: What is run last: it is fetched, and others wrote it.
_LAST = "/test_api_clients"


def _worth(nodeid: str) -> int:
    if _LAST in nodeid:
        return len(_FIRST) + 2
    return next((place for place, part in enumerate(_FIRST, 1) if part in nodeid), len(_FIRST) + 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _worth(item.nodeid) if is_slow(item) else 0)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    _known.things = things()
    _verify_limits(item)
    if is_slow(item) and time.time() > float(os.environ.get(UNTIL, "inf")):
        pytest.skip(NOT_RUN)
    if is_with_a_real_model(item.nodeid) and UNTIL in os.environ and _spent.seconds > REAL_MODELS_S:
        pytest.skip(NOT_RUN)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and NOT_RUN in str(report.longrepr):
        _left_out.append(report.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _left_out:
        terminalreporter.section(f"{len(_left_out)} tests were not run, since no time was left")
        for nodeid in _left_out:
            terminalreporter.line(nodeid)


# ---- tests with real models ----------------------------------------------------------------------------


class _Spent:
    """How long tests with real models have taken in this process, fetching not counted."""

    seconds = 0.0


_spent = _Spent()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    began, fetched = time.monotonic(), sum(fetching.spent)
    try:
        return (yield)
    finally:
        if is_with_a_real_model(item.nodeid):
            _spent.seconds += time.monotonic() - began - (sum(fetching.spent) - fetched)


# ---- several processes ---------------------------------------------------------------------------------


class Scheduling(LoadFileScheduling):  # type: ignore[misc]
    """A file's tests stay together, those with real models too; a test that ended its worker is not repeated.

    xdist hands such a test to the next worker, and to the one after that, without an end: a test that always
    crashes would keep a run going until somebody stops it.
    """

    def _split_scope(self, nodeid: str) -> str:
        return "real models" if is_with_a_real_model(nodeid) else str(super()._split_scope(nodeid))

    def remove_node(self, node: WorkerController) -> str | None:
        workload = self.assigned_work.pop(node)
        pending = [(unit, nodeid) for unit in workload.values() for nodeid, done in unit.items() if not done]
        if not pending:
            return None
        crashed: str
        unit, crashed = pending[0]
        unit[crashed] = True
        self.workqueue.update({scope: unit for scope, unit in workload.items() if not all(unit.values())})
        for other in self.assigned_work:
            self._reschedule(other)
        return crashed


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    return Scheduling(config, log) if config.getvalue("dist") == "loadfile" else None


# ---- what a test leaves behind -------------------------------------------------------------------------

#: For a thread or a process to end that was told to.
PATIENCE_S = 5.0
_PR_SET_CHILD_SUBREAPER = 36
#: Threads of libraries that live as long as the process.
_LASTING = ("Dummy-", "execnet", "pytest_timeout", "asyncio_", "AnyIO")


def adopt_orphans() -> None:
    """What outlives the program that started it becomes a child of this process, and is seen (Linux)."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def children() -> set[int]:
    """The running processes whose parent is this one (Linux; elsewhere none are seen)."""
    found: set[int] = set()
    lists = list(Path("/proc/self/task").glob("*/children"))
    for file in lists:
        with contextlib.suppress(OSError):
            found |= {int(pid) for pid in file.read_text().split()}
    if not lists:  # some kernels have none: all processes are looked at
        found = {int(folder.name) for folder in Path("/proc").glob("[0-9]*")}
    return {pid for pid in found if _is_running_child(pid)}


def _is_running_child(pid: int) -> bool:
    try:
        state, parent, *_ = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (OSError, ValueError):
        return False
    return state not in "ZX" and int(parent) == os.getpid()


#: A process, by its number, or a thread of this one.
Thing = int | threading.Thread


def things() -> set[Thing]:
    """The processes and threads that a test could have started."""
    threads = {thread for thread in threading.enumerate() if not thread.name.startswith(_LASTING)}
    return threads | children()


class _Known:
    """What was there before a test, or belongs to fixtures that outlive it.

    While a fixture of the whole module holds, what a test starts may be that fixture's: it is ``suspected``,
    with the test's name, until the fixture is taken down.
    """

    def __init__(self) -> None:
        self.things: set[Thing] = set()
        self.n_lasting = 0
        self.suspected: dict[Thing, str] = {}


_known = _Known()


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
    if fixturedef.scope == "function":
        return (yield)
    before = things()
    try:
        return (yield)
    finally:
        _known.things |= things() - before
        if fixturedef.scope != "session":
            _known.n_lasting += 1
            fixturedef.addfinalizer(_is_taken_down)


def _is_taken_down() -> None:
    _known.n_lasting -= 1


@pytest.fixture(autouse=True)
def _ends_its_programs() -> Iterator[None]:
    yield
    programs.end_all()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """A test that leaves a process or a thread behind fails by name, and the process is ended."""
    result = yield
    left = things() - _known.things
    if _known.n_lasting:
        _known.suspected |= dict.fromkeys(left - _known.suspected.keys(), item.nodeid)
        return result
    left |= _known.suspected.keys()
    deadline = time.monotonic() + PATIENCE_S
    while (left := left & things()) and time.monotonic() < deadline:
        time.sleep(0.01)
    tests = [_known.suspected.get(thing, item.nodeid) for thing in left]
    _known.suspected.clear()
    told = [f"{test} left behind: {_named(thing)}" for test, thing in zip(tests, left, strict=True)]
    for thing in left:
        if isinstance(thing, int):
            with contextlib.suppress(OSError):
                os.kill(thing, signal.SIGKILL)
    assert not told, "\n".join(told)
    return result


def _named(thing: Thing) -> str:
    if isinstance(thing, threading.Thread):
        return f"thread {thing.name}"
    try:
        words = Path(f"/proc/{thing}/cmdline").read_bytes().decode("utf-8", "replace").split("\0")
    except OSError:
        words = ["ended meanwhile"]
    return f"process {thing}: {' '.join(words).strip()[:200]}"
