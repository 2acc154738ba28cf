"""The first look at a model file, in a throw-away process.

Whatever a file does to llama.cpp, the program goes on: a crash or a hang of the process becomes one sentence.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from ethervox_gui.context.errors import Cancelled, PictureError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.child_options import INSPECT_OPTION, PROJECTOR, SILENT, module_command
from ethervox_gui.engine.gguf.header import GgufHeader, read_header, whole_size
from ethervox_gui.engine.hardware import USUAL_N_CTX, check_processor
from ethervox_gui.engine.protocol import CancelCheck

#: How often, in seconds, to ask whether anybody still waits for the answer.
_ASKED_EACH_S: Final = 0.1
_AGAIN: Final = "Download it again, or name another one in model.projector."


def inspect_model(
    path: Path, timeout_s: float = 60.0, *, talks: bool = True, cancelled: CancelCheck = lambda: False
) -> GgufHeader:
    """What the model file at ``path`` is, after llama.cpp has looked at it too.

    ``talks``: it is going to write replies, and not only to lend its vocabulary or its embeddings.

    Raises :class:`UserError`: one of the codes of :func:`read_header`, ``processor_unsupported`` where
    llama.cpp cannot run at all, ``model_unsupported`` when it refuses the file, or ``model_unreadable`` when
    it crashes or does not come back in time; :class:`Cancelled` as soon as nobody wants to know any more.
    """
    read_header(path)  # most bad files end here, without starting anything
    check_processor()
    try:
        done = _run(child_command(path, *(() if talks else (SILENT,))), timeout_s, cancelled)
    except subprocess.TimeoutExpired as error:
        raise _too_slow(path, f"no answer in {timeout_s:g} s") from error
    except OSError as error:
        raise _unreadable(path, str(error)) from error
    found = _last_object(done.stdout)
    if isinstance(failed := found.get("error"), dict):
        raise UserError(**failed)
    if done.returncode != 0 or not isinstance(header := found.get("header"), dict):
        last_words = done.stderr.decode("utf-8", "replace")[-2000:]
        raise _unreadable(path, f"exit status {done.returncode}\n{last_words}".strip())
    return GgufHeader(**{field.name: header[field.name] for field in fields(GgufHeader)})


def inspect_projector(path: Path, timeout_s: float = 120.0) -> None:
    """Have llama.cpp look at a projector for pictures.  Raises :class:`PictureError` if it cannot use it."""
    try:
        done = _run(child_command(path, PROJECTOR), timeout_s)
    except (subprocess.TimeoutExpired, OSError) as error:
        raise PictureError(f"The projector {path.name} cannot be looked at: {error}.") from error
    if done.returncode != 0:
        raise PictureError(f"The projector {path.name} cannot be used: it crashes llama.cpp. {_AGAIN}")
    if _last_object(done.stdout).get("refused") is not False:
        raise PictureError(f"llama.cpp cannot use the projector {path.name}. {_AGAIN}")


def look_at_our_own(path: Path) -> GgufHeader:
    """The model that comes with the program: nobody hostile made it, so only whether it is whole is asked.

    Raises :class:`UserError` as :func:`inspect_model`, without starting a process.
    """
    header = read_header(path)
    check_processor()
    return header


def refuse_too_large(
    path: Path, header: GgufHeader, n_ctx: int | None, memory: int, kv_type: str = "f16"
) -> None:
    """Raise :class:`UserError` where weights and cache are more than ``memory`` bytes.

    It is ``model_too_large``, or ``n_ctx_too_large`` where a smaller context would do.  ``n_ctx``: the
    context in tokens; ``None`` is what is usual.  ``kv_type`` is that of the cache.

    The weights stay in the file and are read as they are needed, so a machine could begin with such a model;
    but it would read all of it from the disk again for every token, and take the memory of all other
    programs for that.
    """
    usual = min(USUAL_N_CTX, header.n_ctx_train or USUAL_N_CTX)
    n_cells = n_ctx or usual
    weights = whole_size(path)
    needed = weights + header.allocated_bytes(n_cells, kv_type)
    if needed > memory and weights + header.allocated_bytes(usual, kv_type) <= memory:
        raise UserError(
            "n_ctx_too_large",
            N_(
                "A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; "
                "this machine has {memory:,.1f}."
            ).format(n_ctx=n_cells, needed=needed / 2**30, memory=memory / 2**30),
            N_("Choose a smaller context."),
        )
    if needed > memory:
        raise UserError(
            "model_too_large",
            N_("{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.").format(
                name=path.name, needed=needed / 2**30, memory=memory / 2**30
            ),
            N_("Choose a smaller model, or a smaller context."),
        )


def child_command(path: Path, *options: str) -> list[str]:
    """The command that looks at ``path``; in a frozen app, Python is the app itself."""
    whole = str(path.absolute())  # which never looks like an option
    if getattr(sys, "frozen", False):
        return [sys.executable, INSPECT_OPTION, whole, *options]
    return [*module_command("ethervox_gui.engine.llama.inspect_child"), whole, *options]


def _run(
    command: list[str], timeout_s: float, cancelled: CancelCheck = lambda: False
) -> subprocess.CompletedProcess[bytes]:
    until = time.monotonic() + timeout_s
    with subprocess.Popen(  # noqa: S603 - our own program
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Dying, the library starts a debugger where there is one; what that says hides what was wrong.
        env=os.environ | {"GGML_NO_BACKTRACE": "1"},
    ) as child:
        try:
            while True:
                with suppress(subprocess.TimeoutExpired):
                    said, complained = child.communicate(timeout=_ASKED_EACH_S)
                    return subprocess.CompletedProcess(command, child.returncode, said, complained)
                if cancelled():
                    raise Cancelled
                if time.monotonic() > until:
                    raise subprocess.TimeoutExpired(command, timeout_s)
        finally:
            child.kill()  # of one that has ended nothing is left to kill


def _last_object(output: bytes) -> dict[str, Any]:
    """The JSON object in the last line; libraries may have written before it."""
    lines = output.decode("utf-8", "replace").strip().splitlines()
    try:
        found = json.loads(lines[-1])
    except (ValueError, IndexError):
        return {}
    return found if isinstance(found, dict) else {}


def _too_slow(path: Path, details: str) -> UserError:
    """It may hang; but on a busy computer, or from a slow disk, a sound file takes as long."""
    return UserError(
        "model_unreadable",
        N_("Looking at the model file {name} took too long and was given up.").format(name=path.name),
        N_("Try again when the computer has less to do, or choose another model."),
        details,
    )


def _unreadable(path: Path, details: str) -> UserError:
    return UserError(
        "model_unreadable",
        N_("The model file {name} cannot be used: it crashes llama.cpp.").format(name=path.name),
        N_("Download or copy it again, or choose another one."),
        details,
    )
