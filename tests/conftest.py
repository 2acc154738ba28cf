"""What all tests share: an isolated home, and tiny models made once for the whole run."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.helpers import programs
from tests.helpers.tiny_models import THINKS, Family, Shape, make_model

programs.forget_the_shell()
# No test asks, or fills, the keyring of whoever runs it.
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"

pytest_plugins = ["tests.helpers.watch"]

ModelMaker = Callable[[Shape], Path]

# The machine may be busy, so the time of a single example says nothing; the same examples every time.
settings.register_profile(
    "everyday", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", parent=settings.get_profile("everyday"), derandomize=False)
settings.load_profile("everyday")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the folders of whoever runs it."""
    home = tmp_path / "home"
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(home / variable.lower()))
    monkeypatch.setenv("HOME", str(home))


@pytest.fixture(scope="session")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> ModelMaker:
    """Makes a tiny model of any shape, each shape once in a run."""
    folder = tmp_path_factory.mktemp("models")
    made: dict[Shape, Path] = {}

    def make(shape: Shape) -> Path:
        if shape not in made:
            made[shape] = make_model(folder / f"tiny-{len(made)}-{shape.family.value}.gguf", shape)
        return made[shape]

    return make


@pytest.fixture(scope="session")
def plain_model(tiny_model: ModelMaker) -> Path:
    """One layer, plain RoPE: cache edits are exact, so it is the oracle."""
    return tiny_model(Shape())


@pytest.fixture(scope="session")
def endless_model(tiny_model: ModelMaker) -> Path:
    """As ``plain_model``, but with greedy sampling its replies go on until somebody stops them."""
    return tiny_model(Shape(ends=False))


@pytest.fixture(scope="session")
def deep_model(tiny_model: ModelMaker) -> Path:
    """Four layers."""
    return tiny_model(Shape(n_layer=4))


@pytest.fixture(scope="session")
def yarn_model(tiny_model: ModelMaker) -> Path:
    """RoPE scaled by YaRN: shifting would silently corrupt its keys."""
    return tiny_model(Shape(n_layer=4, yarn=4.0))


@pytest.fixture(scope="session")
def attn_factor_model(tiny_model: ModelMaker) -> Path:
    """RoPE with an attention factor: shifting would silently corrupt its keys."""
    return tiny_model(Shape(n_layer=4, attn_factor=1.19))


@pytest.fixture(scope="session")
def odd_head_model(tiny_model: ModelMaker) -> Path:
    """Heads of 48: shifting quantised keys would kill the process."""
    return tiny_model(Shape(n_layer=4, n_embd=96))


@pytest.fixture(scope="session")
def partial_rope_model(tiny_model: ModelMaker) -> Path:
    """Only half of each head is rotated."""
    return tiny_model(Shape(family=Family.PARTIAL_ROPE, n_layer=4))


@pytest.fixture(scope="session")
def sliding_window_model(tiny_model: ModelMaker) -> Path:
    """Every other layer sees only the last 32 positions."""
    return tiny_model(Shape(family=Family.SLIDING_WINDOW, n_layer=4))


@pytest.fixture(scope="session")
def multi_rope_model(tiny_model: ModelMaker) -> Path:
    """Positions of several dimensions, as in models that see pictures."""
    return tiny_model(Shape(family=Family.MULTI_ROPE, n_layer=2))


@pytest.fixture(scope="session")
def recurrent_model(tiny_model: ModelMaker) -> Path:
    """No attention at all: its state cannot be edited in the middle."""
    return tiny_model(Shape(family=Family.RECURRENT, n_layer=2))


@pytest.fixture(scope="session")
def hybrid_model(tiny_model: ModelMaker) -> Path:
    """Layers of both kinds."""
    return tiny_model(Shape(family=Family.HYBRID, n_layer=4))


@pytest.fixture(scope="session")
def thinking_model(tiny_model: ModelMaker) -> Path:
    """Its chat template opens a thinking section where it asks for a reply."""
    return tiny_model(Shape(n_layer=2, chat_template=THINKS))
