"""The program starts itself as another process, wherever it was started."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from ethervox_gui.engine import inspection
from ethervox_gui.engine.child_options import module_command
from ethervox_gui.services.documents import program as documents
from ethervox_gui.services.formulas import program as formulas
from tests.helpers import programs

#: Names of modules that the processes import, each for itself.
NAMES = ("runpy", "json", "zipfile", "html", "pathlib", "numpy", "llama_cpp", "ziamath", "ethervox_gui")


@pytest.mark.parametrize("what", ["a model", "a document", "a formula"])
def test_nothing_is_imported_from_the_folder_it_is_started_in(
    plain_model: Path, tmp_path: Path, what: str
) -> None:
    """A stranger's model may lie there, with whatever came with it."""
    folder = tmp_path / "download"
    folder.mkdir()
    for name in NAMES:
        (folder / f"{name}.py").write_text(f"raise SystemExit('{name} of a stranger')")
    page = folder / "page.html"
    page.write_text("<p>Words.</p>")
    command, asked = {
        "a model": (inspection.child_command(plain_model), ""),
        "a document": (documents.child_command(page, "html"), ""),
        "a formula": (
            formulas.child_command(),
            json.dumps({"id": 1, "latex": "x", "display": True}) + "\n",
        ),
    }[what]
    done = programs.run(command, input=asked, cwd=folder)
    assert (done.returncode, "stranger" in done.stderr) == (0, False), done.stderr
    assert json.loads(done.stdout.splitlines()[-1])


def test_it_is_found_where_it_is_not_installed(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = module_command("ethervox_gui.engine.child_options")
    command[1:1] = ["-S"]  # without anything that is installed
    done = programs.run(command, env=env, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
