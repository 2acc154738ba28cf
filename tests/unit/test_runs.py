"""A run of the tests ends, whatever a test does, and says which one it was."""

from __future__ import annotations

import os
import re
import socket
import sys
import time
from pathlib import Path

import pytest

from tests.helpers import fetching, programs

ROOT = Path(__file__).parents[2]

_TESTS = """
import ctypes, os, subprocess, sys, threading, time
import pytest

def test_fine():
    pass
"""

#: Blocks for ever in C, with the interpreter let go or held: no signal and, held, no other thread ends it.
_LOCKS = """
def locked(library):
    mutex = ctypes.create_string_buffer(64)
    library.pthread_mutex_lock(mutex)
    library.pthread_mutex_lock(mutex)
"""


def played(folder: Path, tests: str, *arguments: str, **environment: str) -> str:
    """Run these tests as packaging/test.sh does, and return what was printed."""
    (folder / "conftest.py").write_text('pytest_plugins = ["tests.helpers.watch"]\n')
    (folder / "test_it.py").write_text(_TESTS + tests)
    command = [
        *(sys.executable, str(ROOT / "packaging" / "run_tests.py"), "-c", str(ROOT / "pyproject.toml")),
        *("-o", f"pythonpath={ROOT}", "--rootdir", str(folder), *arguments),
        str(folder / "test_it.py"),
    ]
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "ETHERVOX"))}
    done = programs.run(command, cwd=folder, env=clean | environment)
    return str(done.stdout) + str(done.stderr) + f"\nstatus {done.returncode}\n"


def bounded(*command: str, seconds: float = 30) -> str:
    tool = [sys.executable, str(ROOT / "packaging" / "bounded.py"), "--name", "The step"]
    done = programs.run([*tool, "--minutes", str(seconds / 60), "--", *command])
    return str(done.stdout) + str(done.stderr) + f"\nstatus {done.returncode}\n"


# ---- tests that hang, crash or leave something behind --------------------------------------------------


@pytest.mark.parametrize(
    "hangs",
    [
        pytest.param("while True: pass", marks=pytest.mark.slow),
        pytest.param("locked(ctypes.CDLL(None))", marks=pytest.mark.slow, id="a library"),
        pytest.param("locked(ctypes.PyDLL(None))", id="the interpreter is held"),
    ],
)
def test_one_that_hangs_is_named_and_ended_and_the_others_run(tmp_path: Path, hangs: str) -> None:
    tests = f"{_LOCKS}\ndef test_hangs():\n    {hangs}\n\ndef test_after_it():\n    pass\n"
    said = played(tmp_path, tests, "--timeout=3", "-o", "faulthandler_timeout=1.5")
    assert "2 passed" in said
    assert re.search(r"failed: \S*test_it.py::test_hangs", said)
    assert "in test_hangs" in said, "its stack"
    assert "status 1" in said


@pytest.mark.slow
def test_one_that_crashes_is_not_run_by_every_worker_after_another(tmp_path: Path) -> None:
    tests = """
def test_crashes():
    with open("times", "a") as file:
        file.write("x")
    os.abort()

def test_after_it():
    pass
"""
    said = played(tmp_path, tests)
    assert "2 passed" in said
    assert "failed: " in said
    assert (tmp_path / "times").read_text() == "xx", "once, and once more alone"


@pytest.mark.parametrize(
    ("leaves", "name"),
    [
        pytest.param(
            "threading.Thread(target=time.sleep, args=(30,), name='left', daemon=True).start()",
            "left",
            marks=pytest.mark.slow,
        ),
        pytest.param("subprocess.Popen(['sleep', '30'])", "sleep 30", marks=pytest.mark.slow),
        ("subprocess.run('(setsid sleep 31 &)', shell=True)", "sleep 31"),
    ],
)
def test_one_that_leaves_something_behind_fails_by_name(tmp_path: Path, leaves: str, name: str) -> None:
    said = played(tmp_path, f"\ndef test_leaves():\n    {leaves}\n", "-W", "ignore::ResourceWarning")
    assert re.search(rf"test_leaves left behind: .*{name}", said), said
    assert "failed: " in said


@pytest.mark.slow
def test_what_a_fixture_of_the_module_holds_is_not_left_behind(tmp_path: Path) -> None:
    tests = """
@pytest.fixture(scope="module")
def lazily():
    ended = threading.Event()
    thread = threading.Thread(target=ended.wait, name="lazy")
    yield thread
    ended.set()
    thread.join()

def test_first(lazily):
    lazily.start()

def test_second(lazily):
    assert lazily.is_alive()
"""
    assert "3 passed" in played(tmp_path, tests)


def test_one_that_fails_by_chance_is_told_and_no_failure(tmp_path: Path) -> None:
    tests = """
def test_by_chance():
    with open("times", "a") as file:
        file.write("x")
    assert os.path.getsize("times") > 1
"""
    said = played(tmp_path, tests)
    assert re.search(r"^shaky: \S*test_by_chance", said, re.MULTILINE)
    assert "status 0" in said


@pytest.mark.slow
def test_many_that_fail_by_chance_are_a_failure(tmp_path: Path) -> None:
    tests = """
@pytest.mark.parametrize("number", range(4))
def test_by_chance(number):
    with open(f"times{number}", "a") as file:
        file.write("x")
    assert os.path.getsize(f"times{number}") > 1
"""
    said = played(tmp_path, tests)
    assert "shaky" not in said
    assert "status 1" in said


# ---- limits --------------------------------------------------------------------------------------------


def test_a_slow_one_for_which_no_time_is_left_is_named_and_no_failure(tmp_path: Path) -> None:
    tests = "\n@pytest.mark.slow\ndef test_slow():\n    assert False\n"
    said = played(tmp_path, tests, "-m", "", ETHERVOX_TESTS_UNTIL=str(time.time() - 1))
    assert "1 tests were not run, since no time was left" in said
    assert re.search(r"^\S*test_it.py::test_slow$", said, re.MULTILINE)
    assert "status 0" in said


@pytest.mark.slow
def test_nobody_may_take_longer_than_the_limit(tmp_path: Path) -> None:
    said = played(tmp_path, "\n@pytest.mark.timeout(61)\ndef test_long():\n    pass\n")
    assert "It may take 60 s at most" in said
    assert re.search(r"failed: \S*::test_long", said)


def test_a_download_that_never_answers_is_given_up_and_its_test_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "_CACHE", tmp_path)
    monkeypatch.setattr(fetching, "PATIENCE_S", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:  # it accepts, and says nothing
        index = f"http://127.0.0.1:{silent.getsockname()[1]}/simple"
        for _ in range(2):
            with pytest.raises(pytest.skip.Exception, match="did not come within 3 s"):
                fetching.fetched("some-model==1", "--index-url", index, folder="some", unpack=no_unpacking)
    assert list((tmp_path / "ethervox-gui").iterdir()) == []


def no_unpacking(_file: Path, _folder: Path) -> None:
    raise AssertionError("nothing came")


# ---- steps ---------------------------------------------------------------------------------------------


def test_a_step_that_does_not_end_is_named_with_its_tests_and_stacks() -> None:
    code = (
        "import faulthandler, os, pathlib, signal, time\n"
        "faulthandler.register(signal.SIGUSR1)\n"  # where py-spy may not look into processes
        "file = pathlib.Path(os.environ['ETHERVOX_RUNNING'], 'gw0')\n"
        "file.write_text(f'{time.time() - 7}\\ntests/test_it.py::test_long\\n')\n"
        "def waits_for_ever():\n"
        "    time.sleep(1000)\n"
        "waits_for_ever()\n"
    )
    began = time.monotonic()
    said = bounded(sys.executable, "-c", code, seconds=1.5)
    assert time.monotonic() - began < 40
    assert "The step did not end within 0 min 1 s" in said
    assert re.search(r"gw0: \d+ s in tests/test_it.py::test_long", said)
    assert "waits_for_ever" in said
    assert "status 1" in said


def test_a_child_that_keeps_the_output_open_is_ended_and_named() -> None:
    """Whoever reads the output of the run comes to its end."""
    said = bounded("bash", "-c", "(setsid sleep 1000 &); echo done")
    assert said.startswith("done\n")
    assert re.search(r"The step left this behind, it was ended: \d+: sleep 1000", said)
    assert "status 0" in said


def test_a_step_that_fails_has_its_own_status() -> None:
    said = bounded("bash", "-c", "exit 77")
    assert "The step: 0 min 0 s, status 77" in said
    assert "status 77" in said


def test_what_the_shell_tells_python_is_not_heard_by_what_tests_start(tmp_path: Path) -> None:
    (tmp_path / "strangers.py").touch()
    told = {"PYTHONOPTIMIZE": "2", "PYTHONWARNINGS": "ignore", "PYTHONPATH": str(tmp_path), "PYTHON": "mine"}
    asked = (
        "import os, sys; from importlib.util import find_spec as find\n"
        "print(sys.flags.optimize, sys.warnoptions, find('strangers'), os.environ['PYTHON'])\n"
        "os.chdir('/'); print(find('ethervox_gui').origin)"
    )
    code = (
        "import sys, tests.conftest; from tests.helpers import programs\n"
        f"print(programs.run([sys.executable, '-c', {asked!r}], check=True).stdout)"
    )
    said = programs.run([sys.executable, "-c", code], cwd=ROOT, env=os.environ | told, check=True).stdout
    assert said.split("\n")[:2] == ["0 [] None mine", str(ROOT / "ethervox_gui" / "__init__.py")]
