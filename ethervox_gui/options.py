"""The command line, the same for every front end."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

import ethervox_gui
from ethervox_gui import paths, settings


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line said.

    ``changes`` are settings of ``--set`` (and ``--n-ctx``), not yet validated; ``chat_id`` ``None`` is a new
    chat.  ``script`` holds messages to play in the window, one a line, ``screenshot`` where its picture goes.
    ``key`` is what programs must bring to the server; ``None``: the stored one.  ``profile`` is the name of
    the one to begin with, or to let the chat go on with.
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
    restore_backup: bool = False
    serve: bool = False
    key: str | None = None
    profile: str | None = None


#: Options that say nothing to other front ends.  The window answers programs, too, where its settings say so.
_ONLY_FOR: Final = {
    "stream": ("headless",),
    "key": ("serve",),
    "host": ("serve", "window"),
    "port": ("serve", "window"),
    "script": ("window",),
    "screenshot": ("window",),
}


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. Try --help.\n")


def make_parser() -> argparse.ArgumentParser:
    """What the command line may say; the README's table comes from it as well."""
    parser = _Parser(
        prog="ethervox-gui",
        description="A chat window for models on your own machine, without an end to the conversation.",
    )
    add = parser.add_argument
    add(
        "front_end",
        nargs="?",
        choices=["window", "headless", "serve"],
        default="window",
        help="headless: messages in on standard input, events out as JSON, one per line; "
        "serve: only an OpenAI-compatible API for other programs",
    )
    add(
        "--model",
        metavar="FILE",
        type=_named,
        help="a GGUF file (its name is enough); default: the guide",
    )
    add("--n-ctx", metavar="N", help="tokens of context, at least 256; short for --set model.n_ctx=N")
    add("--data-dir", metavar="DIR", type=_named, help="folder for chats, memories and settings")
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change a setting for this run")
    add("--chat", metavar="ID", type=int, help="continue a stored chat")
    add("--profile", metavar="NAME", help="the profile to start with, or to use from now on in --chat")
    add("--stream", action="store_true", help="headless: print every token")
    add("--host", metavar="ADDRESS", help="serve: where to listen; short for --set server.host=ADDRESS")
    add("--port", metavar="N", help="serve: the port, 0 for any; short for --set server.port=N")
    add(
        "--key",
        metavar="KEY",
        type=_key,
        help="serve: the key that programs must send; default: the stored one",
    )
    add("--script", metavar="FILE", type=_named, help="window: play these messages, one per line")
    add("--screenshot", metavar="OUT.png", type=_named, help="window: save a picture of it and exit")
    add(
        "--restore-backup",
        action="store_true",
        help="set the file with the chats aside and start with its newest sound backup",
    )
    add("--self-test", action="store_true", help="check this installation and exit")
    add(
        "--version",
        action="version",
        version=f"EthervoxGUI {ethervox_gui.__version__}",
        help="show the version",
    )
    return parser


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line.  Ends the process with status 2 and a sentence when it makes no sense."""
    parser = make_parser()
    found = parser.parse_args(_with_model_named(arguments))
    for name, front_ends in _ONLY_FOR.items():
        if getattr(found, name) not in (None, False) and found.front_end not in front_ends:
            parser.error(f"--{name} is for {' and '.join(front_ends)}, not for {found.front_end}")
    changes = settings.parse_assignments(found.set)
    if found.n_ctx is not None:
        changes["model.n_ctx"] = found.n_ctx
    for name in ("host", "port"):
        if getattr(found, name) is not None:
            changes[f"server.{name}"] = getattr(found, name)
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
        restore_backup=found.restore_backup,
        serve=found.front_end == "serve",
        key=found.key,
        profile=found.profile,
    )


def _filled(text: str) -> str:
    """What an option says.  The empty key of a variable that is not set would let everybody in."""
    if not text:
        raise argparse.ArgumentTypeError("its value is empty")
    return text


def _key(text: str) -> str:
    """A key as it arrives: no header keeps the spaces around what it says."""
    if text != text.strip():
        raise argparse.ArgumentTypeError("it begins or ends with a space, which no program can send")
    return _filled(text)


def _named(text: str) -> Path:
    """The path of an option.  An empty one would be the folder that the program is started in."""
    return Path(_filled(text))


def _with_model_named(arguments: Sequence[str]) -> list[str]:
    """A file manager opens a model with its path as the only argument."""
    if len(arguments) == 1 and arguments[0].lower().endswith(".gguf") and not arguments[0].startswith("-"):
        return ["--model", arguments[0]]
    return list(arguments)
