"""The two commands of the README, as far as they can be tried without installing anything."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

import ethervox_gui
from tests.helpers import programs

ROOT = Path(__file__).parents[2]
SCRIPTS = (
    "packaging/setup.sh",
    "packaging/run.sh",
    "packaging/test.sh",
    "packaging/bench.sh",
    "packaging/linux/build.sh",
    "packaging/linux/check.sh",
    "packaging/linux/names.sh",
    "packaging/linux/portable.sh",
    "packaging/linux/install.sh",
    "packaging/linux/appimage.sh",
    "packaging/macos/build.sh",
    "packaging/windows/check.sh",
    "tests/data/make.sh",
    ".ci/run",
)


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key in {"PATH", "HOME", "LANG"}}
    return programs.run(command, cwd=ROOT, env=kept | environment)


def in_setup(code: str) -> subprocess.CompletedProcess[str]:
    """Run this code after sourcing setup.sh."""
    return run("bash", "-c", f"set -euo pipefail; source packaging/setup.sh; {code}")


@pytest.mark.parametrize("script", SCRIPTS)
def test_bash_can_read_it(script: str) -> None:
    done = run("bash", "-n", script)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "script", [script for script in SCRIPTS if Path(script).stem not in {"setup", "names", "portable"}]
)
def test_it_can_be_started(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


def test_without_a_display_it_says_so_and_names_the_way_out() -> None:
    done = run("packaging/run.sh")
    assert done.returncode == 1
    assert "There is no display here" in done.stderr
    assert "--screenshot" in done.stderr
    assert "headless" in done.stderr


@pytest.mark.parametrize("how", ["headless", "serve"])
def test_what_opens_no_window_needs_no_display(how: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / "packaging/run.sh", tmp_path)
    stand_in = "setup() { echo goes on; exit; }; say() { echo $*; }; die() { exit 1; }\n"
    (tmp_path / "setup.sh").write_text(stand_in, encoding="utf-8")
    assert run("bash", str(tmp_path / "run.sh"), how).stdout == "goes on\n"


def test_the_version_of_llama_is_that_of_the_project() -> None:
    assert in_setup("llama_version").stdout.strip() == "0.3.36"


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libEGL.so.1", "libegl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgomp.so.1", "libgomp1"),
    ],
)
def test_the_package_of_a_library(library: str, package: str) -> None:
    assert in_setup(f"package_of {library}").stdout.strip() == package


def test_who_is_not_root_gets_the_exact_command() -> None:
    done = in_setup("id() { echo 1000; }; need_packages libegl1 libgl1; echo went on")
    assert done.returncode == 1
    assert done.stdout == ""
    assert (
        "sudo apt-get update && sudo apt-get install --no-install-recommends -y libegl1 libgl1" in done.stderr
    )


def test_a_second_run_only_compares(tmp_path: Path) -> None:
    code = f"VENV={tmp_path}; setup_key >$VENV/.ready-app; make_venv() {{ die no; }}; setup app; echo fine"
    done = in_setup(code)
    assert (done.stdout, done.stderr) == ("fine\n", "")


def test_a_change_of_the_project_sets_up_anew(tmp_path: Path) -> None:
    code = f"VENV={tmp_path}; echo older >$VENV/.ready-app; make_venv() {{ die anew; }}; setup app"
    assert in_setup(code).stderr == "anew\n"


def test_a_folder_that_was_moved_gets_another_venv(tmp_path: Path) -> None:
    scripts = tmp_path / "bin"
    scripts.mkdir()
    (scripts / "python").write_text("#!/bin/sh\n")
    (scripts / "python").chmod(0o755)
    here = f"VENV={tmp_path}; find_python() {{ die anew; }}; make_venv; echo kept"
    (scripts / "pip").write_text(f"#!{tmp_path}/bin/python\n")
    assert in_setup(here).stdout == "kept\n"
    (scripts / "pip").write_text("#!/somewhere/else/.venv/bin/python\n")
    assert in_setup(here).stderr == "anew\n"


def test_other_build_options_are_another_build() -> None:
    plain, cuda = in_setup("llama_key"), in_setup("export CMAKE_ARGS=-DGGML_CUDA=ON; llama_key")
    assert plain.stdout != cuda.stdout
    assert plain.stdout.startswith("0.3.36-")


def test_the_build_that_was_asked_for_once_stays(tmp_path: Path) -> None:
    """Who had a build made for the graphics card starts the program without those words the next time."""
    stand_ins = (
        f"VENV={tmp_path} WHEELS={tmp_path}/wheels; make_venv() {{ :; }}; pip_install() {{ :; }}; "
        'build_llama() { echo "built${CMAKE_ARGS:+ }${CMAKE_ARGS:-}"; mkdir "$1"; touch "$1/a.whl"; }; '
        "install_system_libraries() { :; }"
    )
    for asked, built in (
        ("export CMAKE_ARGS=-DGGML_CUDA=ON", "built -DGGML_CUDA=ON\n"),
        (":", ""),
        ("rm $VENV/.ready-app", ""),
        ("rm $VENV/.ready-app; make_venv() { rm $VENV/.[a-z]*; }", ""),  # a checkout that was moved
        (
            "rm $VENV/.ready-app $VENV/.cmake-args; export CMAKE_ARGS=-DGGML_CUDA=ON",
            "",
        ),  # set up earlier
        ("rm $VENV/.ready-app", ""),
        ("export CMAKE_ARGS=", "built\n"),
        (":", ""),
    ):
        done = in_setup(f"{stand_ins}; {asked}; setup app")
        assert (done.stdout, done.returncode) == (built, 0), asked


#: A Python that says it is there by what it writes, and makes a wheel of ten bytes or none at all.
PIP = """#!/bin/bash
while [ "$1" != --wheel-dir ]; do shift; done
mkdir -p "$2" && echo ten bytes >"$2/llama_cpp_python-1.whl"
"""


def as_python(venv: Path, script: str) -> None:
    (venv / "bin").mkdir(parents=True)
    python = venv / "bin" / "python"
    python.write_text(script)
    python.chmod(0o755)


def test_half_a_wheel_is_never_taken_for_a_whole_one(tmp_path: Path) -> None:
    """The disk is full, or somebody stops it, while the wheel is copied to where it is kept."""
    as_python(tmp_path / "venv", PIP)
    here = f"VENV={tmp_path}/venv WHEELS={tmp_path}/wheels; show_progress() {{ :; }}; "
    broken = 'mv() { head -c 3 "$1" >"${2%/}/$(basename "$1")"; return 1; }; '
    begin = f"( build_llama {tmp_path}/wheels/key )"
    assert in_setup(here + broken + begin).returncode == 1
    assert list(tmp_path.glob("wheels/key/*.whl")) == []
    assert in_setup(here + begin).returncode == 0
    (wheel,) = tmp_path.glob("wheels/key/*")
    assert wheel.read_text() == "ten bytes\n"


def test_a_build_that_is_stopped_leaves_nothing(tmp_path: Path) -> None:
    as_python(tmp_path / "venv", "#!/bin/bash\necho begun\nexec sleep 1000\n")
    code = (
        f"set -euo pipefail; source packaging/setup.sh; VENV={tmp_path}/venv WHEELS={tmp_path}/wheels; "
        f"export TMPDIR={tmp_path}; llama_key() {{ echo key; }}; "
        'show_progress() { until [ -s "$2" ]; do :; done; echo begun; sleep 1000; }; install_llama'
    )
    with programs.interruptible():
        program = programs.start(["bash", "-c", code], stdout=subprocess.PIPE, cwd=ROOT, text=True)
    assert program.stdout is not None
    assert program.stdout.readline() == "begun\n"
    assert len(list(tmp_path.glob("tmp.*"))) == 1
    while program.poll() is None:  # bash overlooks one that comes while it starts a program
        os.killpg(program.pid, signal.SIGINT)  # as Ctrl+C does
        with contextlib.suppress(subprocess.TimeoutExpired):
            program.wait(0.2)
    assert program.stdout.read() == ""  # to the end of the shell in which it was built
    assert list(tmp_path.glob("tmp.*")) == []
    programs.end(program)


def test_another_system_than_debian_is_not_told_to_use_apt(tmp_path: Path) -> None:
    code = "command() { false; }; need_packages libegl1; echo went on"
    done = in_setup(code)
    assert (done.returncode, done.stdout) == (1, "")
    assert "by their names on Debian: libegl1" in done.stderr
    assert "apt-get" not in done.stderr


def test_a_python_that_is_too_old_or_too_new_is_not_taken(tmp_path: Path) -> None:
    for name in ("python3", "python3.11", "python3.12", "python3.13"):
        fake = tmp_path / name
        fake.write_text("#!/bin/sh\nexit 1\n")
        fake.chmod(0o755)
    done = run(
        "bash", "-c", "source packaging/setup.sh; find_python", PATH=f"{tmp_path}:{os.environ['PATH']}"
    )
    assert done.returncode == 1
    assert "Python 3.11, 3.12 or 3.13 is needed" in done.stderr


def test_the_installers_take_the_version_from_its_one_place() -> None:
    code = "source packaging/linux/names.sh; echo $VERSION $DEB $TAR"
    version, deb, archive = in_setup(code).stdout.split()
    assert version == ethervox_gui.__version__
    assert version in deb
    assert version in archive
    for path in (ROOT / "packaging").rglob("*"):
        if path.is_file() and path.suffix not in {".pyc"} and "licences" not in path.parts:
            assert ethervox_gui.__version__ not in path.read_text(encoding="utf-8"), path


def test_the_modules_that_scripts_name_are_there() -> None:
    for script in (ROOT / "packaging").rglob("*.sh"):
        for name in re.findall(r"\b[a-z_]+(?:/[a-z_]+)+\.py\b", script.read_text("utf-8")):
            places = (ROOT / name, ROOT / "ethervox_gui" / name)
            assert any(place.is_file() for place in places), f"{script.name} names {name}"


def test_the_installers_build_of_llama_depends_on_no_processor() -> None:
    """The key is another one than that of the machine's own build, and the same on the next machine."""
    portable = "source packaging/linux/portable.sh"
    done = in_setup(f"{portable}; echo $PORTABLE; llama_key; grep() {{ echo another; }}; echo; llama_key")
    arguments, key, on_another_machine = done.stdout.splitlines()
    assert "-DGGML_NATIVE=OFF" in arguments
    assert key == on_another_machine
    assert key != in_setup("llama_key").stdout


def test_who_may_not_install_packages_is_told_and_no_failure() -> None:
    code = "id() { echo 1000; }; source packaging/linux/names.sh; require_packages no-such-package-at-all"
    done = in_setup(code)
    assert done.returncode == 77
    assert "apt-get install --no-install-recommends -y no-such-package-at-all" in done.stderr


ALL = ["test.sh --setup", "test.sh --checks", "test.sh --tests", "test.sh --slow", "build.sh ", "check.sh "]


@pytest.mark.parametrize(
    ("minutes", "fails", "status", "ran"),
    [
        (80, {}, 0, ALL),
        (80, {"build.sh": 77}, 0, ALL[:5]),
        (80, {"check.sh": 1}, 1, ALL),
        (80, {"test.sh --checks": 1}, 1, ALL),
        (80, {"test.sh --slow": 1}, 1, ALL),
        (80, {"test.sh --setup": 1}, 1, ALL[:1]),
        (10, {}, 0, ALL[:4]),
        (5, {}, 0, ALL[:3]),
    ],
)
def test_ci_leaves_nothing_out_that_fits(
    tmp_path: Path, minutes: int, fails: dict[str, int], status: int, ran: list[str]
) -> None:
    for name in (".ci/run", "packaging/setup.sh", "packaging/bounded.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text().replace("WHOLE=80", f"WHOLE={minutes}"))
    for name in ("packaging/test.sh", "packaging/linux/build.sh", "packaging/linux/check.sh"):
        script = tmp_path / name
        script.parent.mkdir(parents=True, exist_ok=True)
        ends = "".join(f'[ "$said" != "{said}" ] || exit {code}\n' for said, code in fails.items())
        script.write_text(f'#!/bin/bash\nsaid="$(basename "$0") $*"\necho "$said"\nsaid=${{said% }}\n{ends}')
        script.chmod(0o755)
    done = run("bash", str(tmp_path / ".ci" / "run"), XDG_CACHE_HOME=str(tmp_path))
    assert (done.returncode, done.stdout.splitlines()) == (status, ran), done.stderr
    assert ("installers were not built:" in done.stderr) == (minutes < 15)
    assert ("slow tests were not run" in done.stderr) == (minutes < 6)
