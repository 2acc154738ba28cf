"""The command line, the same for every front end."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import ethervox_gui
from ethervox_gui import paths, settings
from ethervox_gui.context.errors import UserError


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line said.

    ``changes`` are settings of ``--set`` (and ``--n-ctx``), not yet validated; ``chat_id`` ``None`` is a new
    chat.  ``script`` holds messages to play in the window, one a line, ``screenshot`` where its picture goes.
    """

    headless: bool
    model: Path | None
    data_dir: Path
    changes: dict[str, str]
    chat_id: int | None = None
    stream: bool = False
    script: Path | None = None
    screenshot: Path | None = None
    self_test: bool = False


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line.  Ends the process with status 2 and a sentence when it makes no sense."""
    parser = argparse.ArgumentParser(
        prog="ethervox-gui",
        description="A chat window for models on your own machine, without an end to the conversation.",
    )
    parser.add_argument("front_end", nargs="?", choices=["window", "headless"], default="window")
    parser.add_argument(
        "--model", metavar="FILE", type=Path, help="a GGUF file; without it the bundled guide"
    )
    parser.add_argument("--n-ctx", metavar="N", help="tokens of context; short for --set model.n_ctx=N")
    parser.add_argument(
        "--data-dir", metavar="DIR", type=Path, help="folder for chats, memories and settings"
    )
    parser.add_argument("--set", metavar="KEY=VALUE", action="append", default=[], help="change a setting")
    parser.add_argument("--chat", metavar="ID", type=int, help="go on with a stored chat")
    parser.add_argument("--stream", action="store_true", help="headless: print every token")
    parser.add_argument("--script", metavar="FILE", type=Path, help="window: play these messages, one a line")
    parser.add_argument(
        "--screenshot", metavar="OUT.png", type=Path, help="window: save a picture of it and end"
    )
    parser.add_argument("--self-test", action="store_true", help="check this installation and end")
    parser.add_argument("--version", action="version", version=f"EthervoxGUI {ethervox_gui.__version__}")
    found = parser.parse_args(arguments)
    try:
        changes = settings.parse_assignments(found.set)
    except UserError as error:
        parser.error(str(error))
    if found.n_ctx is not None:
        changes["model.n_ctx"] = found.n_ctx
        if found.n_ctx.strip() == "0":
            parser.error("--n-ctx must be at least 256 tokens.")
    return Options(
        headless=found.front_end == "headless",
        model=found.model,
        data_dir=found.data_dir or paths.default_data_dir(),
        changes=changes,
        chat_id=found.chat,
        stream=found.stream,
        script=found.script,
        screenshot=found.screenshot,
        self_test=found.self_test,
    )
