"""The contracts of import-linter really catch what they are there for: each is broken once, on purpose."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("ui", "server", "commands", "services", "governor", "engine", "storage", "context")
MODULES = ("__main__", "app", "headless", "options", "settings", "paths", "engine/llama")


@pytest.fixture
def skeleton(tmp_path: Path) -> Path:
    """A package of empty modules, one for each layer, held by the project's own contracts."""
    package = tmp_path / "ethervox_gui"
    for name in ("", *PACKAGES):
        (package / name).mkdir()
        (package / name / "__init__.py").touch()
    for name in MODULES:
        (package / f"{name}.py").touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    helpers = tmp_path / "tests" / "helpers"
    helpers.mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "helpers" / "places_contract.py", helpers)
    return package


def lint(package: Path) -> str:
    """What lint-imports says; empty if it is content."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run()",
            "--no-cache",
        ],
        cwd=package.parent,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_an_empty_skeleton_is_fine(skeleton: Path) -> None:
    assert lint(skeleton) == ""


def test_what_is_allowed_is_fine(skeleton: Path) -> None:
    (skeleton / "ui" / "window.py").write_text("import PySide6.QtWidgets\nimport ethervox_gui.governor\n")
    (skeleton / "app.py").write_text("import qasync, ethervox_gui.engine.llama\n")
    (skeleton / "engine" / "llama_more.py").write_text("import llama_cpp\n")
    (skeleton / "context" / "turns.py").write_text("import dataclasses, re\n")
    assert lint(skeleton) == ""


@pytest.mark.parametrize(
    ("module", "statement", "complaint"),
    [
        ("context/turns", "import ethervox_gui.settings", "Arrows point down"),
        ("engine/scripted", "import ethervox_gui.storage", "Arrows point down"),
        ("storage/chats", "import ethervox_gui.engine", "Arrows point down"),
        ("server/api", "import ethervox_gui.ui", "Arrows point down"),
        ("ui/window", "import ethervox_gui.server", "Arrows point down"),
        ("governor/loop", "import ethervox_gui.commands", "Arrows point down"),
        ("somewhere", "", "Arrows point down"),
        ("context/turns", "import numpy", "Each package"),
        ("context/turns", "import something_new", "Each package"),
        ("governor/loop", "from PySide6.QtCore import QObject", "Each package"),
        ("headless", "import qasync", "Each package"),
        ("engine/scripted", "import llama_cpp", "Each package"),
        ("governor/loop", "from peewee import Model", "Each package"),
        ("governor/loop", "import sqlite3", "Each package"),
        ("governor/loop", "from ethervox_gui.engine import llama", "The governor runs without"),
        ("headless", "import ethervox_gui.ui", "Without a window"),
    ],
)
def test_each_contract_catches_its_breach(
    skeleton: Path, module: str, statement: str, complaint: str
) -> None:
    (skeleton / "engine" / "llama.py").write_text("import llama_cpp\n")
    (skeleton / "ui" / "__init__.py").write_text("import PySide6\n")
    (skeleton / f"{module}.py").write_text(statement + "\n")
    said = lint(skeleton)
    broken = [line for line in said.splitlines() if line.endswith("BROKEN")]
    assert any(line.startswith(complaint) for line in broken), said
