"""The contracts of import-linter really catch what they are there for: each is broken on purpose."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.helpers import programs

ROOT = Path(__file__).parents[2]
ROOMS = {
    "governor": ("jobs", "chat", "cache", "summaries", "eviction", "restore", "turns", "session"),
    "storage": ("base", "db", "pages", "chats", "memories", "search", "transfer", "file"),
    "ui": ("runtime", "kit", "chat", "composer", "settings", "profiles", "shell", "controllers"),
    "engine": ("llama", "remote", "templates"),
}
PACKAGES = (
    *("front_ends", "ui", "server", "commands", "services", "governor", "engine", "storage", "context"),
    *(f"{package}/{room}" for package, rooms in ROOMS.items() for room in rooms),
)
MODULES = (
    *("__main__", "front_ends/headless", "front_ends/serve", "options", "settings", "paths"),
    *("governor/governor", "governor/dispatch"),
)

ALLOWED = {
    "ui/chat/fine": "import PySide6.QtWidgets, ethervox_gui.governor, ethervox_gui.ui.kit",
    "front_ends/app": "import qasync, ethervox_gui.engine.llama.engine",
    "engine/llama/engine": "import llama_cpp",
    "storage/db/fine": "import peewee, sqlite3, ethervox_gui.settings",
    "context/fine": "import dataclasses, re",
    "governor/turns/fine": "import ethervox_gui.governor.eviction",
}

LAYERS, PLACES = "Arrows point down", "Each package"
GOVERNOR, HEADLESS = "The governor runs without", "Without a window"
CIRCLES = "No circles"
GOVERNOR_ROOMS, UI_ROOMS = "The rooms of the governor", "The rooms of the window"
STORAGE_ROOMS = "The rooms of the storage"
# module, what it imports, the contract that forbids it, and the words that name it
BREACHES = [
    ("context/a", "ethervox_gui.settings", LAYERS, "context.a -> ethervox_gui.settings"),
    ("engine/a", "ethervox_gui.storage", LAYERS, "engine.a -> ethervox_gui.storage"),
    ("storage/base/a", "ethervox_gui.engine", LAYERS, "storage.base.a -> ethervox_gui.engine"),
    ("server/a", "ethervox_gui.ui", LAYERS, "server.a -> ethervox_gui.ui"),
    ("ui/chat/a", "ethervox_gui.server", LAYERS, "ui.chat.a -> ethervox_gui.server"),
    ("governor/jobs/a", "ethervox_gui.commands", LAYERS, "governor.jobs.a -> ethervox_gui.commands"),
    ("somewhere", "json", LAYERS, "- ethervox_gui.somewhere"),
    ("context/b", "numpy", PLACES, "context.b imports numpy"),
    ("context/c", "something_new", PLACES, "context.c imports something_new"),
    ("governor/chat/b", "PySide6.QtCore", PLACES, "governor.chat.b imports PySide6"),
    ("services/a", "qasync", PLACES, "services.a imports qasync"),
    ("engine/b", "llama_cpp", PLACES, "engine.b imports llama_cpp"),
    ("governor/chat/c", "peewee", PLACES, "governor.chat.c imports peewee"),
    ("governor/chat/d", "sqlite3", PLACES, "governor.chat.d imports sqlite3"),
    (
        "governor/chat/e",
        "ethervox_gui.engine.llama.engine",
        GOVERNOR,
        "governor.chat.e -> ethervox_gui.engine.llama.engine",
    ),
    (
        "front_ends/headless",
        "ethervox_gui.ui.chat.fine",
        HEADLESS,
        "front_ends.headless -> ethervox_gui.ui.chat.fine",
    ),
    ("engine/templates/a", "ethervox_gui.engine.remote.a", CIRCLES, "- .templates -> .remote"),
    (
        "engine/remote/a",
        "ethervox_gui.engine.templates.a",
        CIRCLES,
        "No cycles are allowed in ethervox_gui.engine",
    ),
    (
        "governor/cache/a",
        "ethervox_gui.governor.turns",
        GOVERNOR_ROOMS,
        "governor.cache.a -> ethervox_gui.governor.turns",
    ),
    (
        "governor/eviction/a",
        "ethervox_gui.governor.restore",
        GOVERNOR_ROOMS,
        "governor.eviction.a -> ethervox_gui.governor.restore",
    ),
    ("governor/new_room", "json", GOVERNOR_ROOMS, "- ethervox_gui.governor.new_room"),
    ("ui/composer/a", "ethervox_gui.ui.shell", UI_ROOMS, "ui.composer.a -> ethervox_gui.ui.shell"),
    ("ui/settings/a", "ethervox_gui.ui.composer", UI_ROOMS, "ui.settings.a -> ethervox_gui.ui.composer"),
    ("ui/kit/a", "ethervox_gui.ui.settings", UI_ROOMS, "ui.kit.a -> ethervox_gui.ui.settings"),
    (
        "storage/chats/a",
        "ethervox_gui.storage.search",
        STORAGE_ROOMS,
        "storage.chats.a -> ethervox_gui.storage.search",
    ),
    (
        "storage/db/a",
        "ethervox_gui.storage.chats",
        STORAGE_ROOMS,
        "storage.db.a -> ethervox_gui.storage.chats",
    ),
]


def lint(folder: Path, imports: dict[str, str]) -> str:
    """What lint-imports says to a package of nearly empty modules under the project's own contracts."""
    package = folder / "ethervox_gui"
    for name in ("", *PACKAGES):
        (package / name).mkdir()
        (package / name / "__init__.py").touch()
    for name in MODULES:
        (package / f"{name}.py").touch()
    for module, statement in imports.items():
        (package / f"{module}.py").write_text(statement + "\n")
    shutil.copy(ROOT / "pyproject.toml", folder)
    helpers = folder / "tests" / "helpers"
    helpers.mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "helpers" / "places_contract.py", helpers)
    run = "from importlinter.cli import lint_imports_command as run; run()"
    done = programs.run([sys.executable, "-c", run, "--no-cache"], cwd=folder)
    assert ("BROKEN" in done.stdout) == (done.returncode != 0), done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each contract says when all breaches happen at once, by the beginning of its name."""
    imports = ALLOWED | {module: f"import {name}" for module, name, _, _ in BREACHES}
    said = lint(tmp_path_factory.mktemp("broken"), imports)
    _, _, details = said.partition("Broken contracts")
    headed = re.split(r"^(.+)\n-{10,}\n", details, flags=re.MULTILINE)
    return dict(zip(headed[1::2], headed[2::2], strict=True))


def test_what_is_allowed_is_fine(tmp_path: Path) -> None:
    said = lint(tmp_path, ALLOWED)
    assert said.count("KEPT") == 8, said


@pytest.mark.parametrize(("module", "name", "contract", "words"), BREACHES)
def test_each_breach_is_caught(
    complaints: dict[str, str], module: str, name: str, contract: str, words: str
) -> None:
    found = [text for title, text in complaints.items() if title.startswith(contract)]
    assert len(found) == 1, complaints
    assert re.search(re.escape(words) + r"\b", found[0]), found[0]


def test_nothing_allowed_is_caught(complaints: dict[str, str]) -> None:
    for module in ALLOWED:
        name = "ethervox_gui." + module.replace("/", ".")
        assert not any(f"{name} imports" in text for text in complaints.values())
