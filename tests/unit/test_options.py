"""The command line."""

from __future__ import annotations

from pathlib import Path

import pytest

import ethervox_gui
from ethervox_gui import options, paths
from ethervox_gui.options import Options


def test_nothing_opens_the_window_on_the_default_folder() -> None:
    assert options.parse([]) == Options(
        headless=False, model=None, data_dir=paths.default_data_dir(), changes={}
    )


def test_everything() -> None:
    line = (
        "headless --model m.gguf --n-ctx 1024 --data-dir d --set context.method=shift --set sampling.seed=7"
        " --chat 3 --stream"
    )
    assert options.parse(line.split()) == Options(
        headless=True,
        model=Path("m.gguf"),
        data_dir=Path("d"),
        changes={"model.n_ctx": "1024", "context.method": "shift", "sampling.seed": "7"},
        chat_id=3,
        stream=True,
    )
    found = options.parse(["--script", "talk.txt", "--screenshot", "out.png", "--self-test"])
    assert (found.script, found.screenshot, found.self_test) == (Path("talk.txt"), Path("out.png"), True)


@pytest.mark.parametrize("name", ["model.gguf", "/a b/Größe.GGUF"])
def test_a_model_alone_is_opened_as_a_file_manager_asks(name: str) -> None:
    assert options.parse([name]) == options.parse(["--model", name])


def test_n_ctx_is_a_short_form_and_wins() -> None:
    assert options.parse(["--set", "model.n_ctx=512", "--n-ctx", "2048"]).changes == {"model.n_ctx": "2048"}


@pytest.mark.parametrize(
    "line",
    [
        *("--chat x", "sideways", "--set", "--unheard-of", "--mod"),
        *("--data-dir=", "--model=", "--script=", "serve --key="),
        *("headless --port 3", "headless --script=talk.txt", "serve --stream", "--key k", "--stream"),
    ],
)
def test_nonsense_is_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        options.parse(line.split())
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("ethervox-gui: ")
    assert said.count("\n") == 1


def test_a_key_that_no_program_can_send_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options.parse(["serve", "--key", "secret "])
    assert "space" in capsys.readouterr().err
    assert options.parse(["serve", "--key", "my secret"]).key == "my secret"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        options.parse(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"EthervoxGUI {ethervox_gui.__version__}\n"


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options.parse(["--help"])
    said = capsys.readouterr().out
    for name in ("headless", "--model", "--n-ctx", "--data-dir", "--set", "--script", "--screenshot"):
        assert name in said
