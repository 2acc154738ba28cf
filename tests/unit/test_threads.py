"""Numpy leaves the cores to the model."""

from __future__ import annotations

import os
import sys

import pytest

from tests.helpers import programs

ASK = "import ethervox_gui, os, sys; assert 'numpy' not in sys.modules; print(os.environ['{name}'])"
NAME = "OPENBLAS_NUM_THREADS"


@pytest.mark.parametrize(("said", "holds"), [(None, "1"), ("3", "3")])
def test_numpy_has_one_thread_unless_somebody_says_otherwise(said: str | None, holds: str) -> None:
    env = {name: value for name, value in os.environ.items() if name != NAME}
    if said is not None:
        env[NAME] = said
    found = programs.run([sys.executable, "-c", ASK.format(name=NAME)], env=env, check=True)
    assert found.stdout.strip() == holds
