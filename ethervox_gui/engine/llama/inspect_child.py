"""Looks at a model file with llama.cpp, in a process that may die of it.

A file that slips past our own header reader can still make llama.cpp abort, so the first look happens in a
process of its own (:mod:`ethervox_gui.engine.inspection` starts it and reads what it prints).  No weights of
a large file are read: this takes about as long as starting Python.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import llama_cpp as lib
import psutil

from ethervox_gui.context.edits.kv_model import GUEST, LIVE
from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.child_options import PROJECTOR, SILENT
from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.engine.llama import bindings
from ethervox_gui.engine.llama.pictures import library
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder

resource: Any
try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None

#: Files up to this size are loaded as a whole, in bytes.
_SMALL = 256 << 20
_N_CTX = 512
_N_SAID = 4
_PATIENCE_S = 20.0
_MEMORY = 2 << 30  # bytes beyond what the process has
_ROLES = (Role.USER, Role.ASSISTANT, Role.USER, Role.TOOL, Role.ASSISTANT)
_CONVERSATIONS = (1, 2, 3, 5, 10, 40)
#: Vocabularies without a token for some byte end the process where that byte is asked for.
_TEXTS = ("".join(map(chr, range(1, 0x300))), "日本語 العربية हिन्दी 🎉👩‍👩‍👧 \u200b\ufffd", " \n\t ", "")


def child_main(path: Path, options: Sequence[str] = ()) -> int:
    """Print one JSON object about ``path``: its header, or the error to show.  Returns the exit status.

    Unless :data:`SILENT` is among the options it is going to write replies; a small one writes the beginning
    of one here.  With :data:`PROJECTOR` it is a projector for pictures, of which no header is told.
    """
    if PROJECTOR in options:
        _print(refused=not look_at_projector(path))
        return 0
    talks = SILENT not in options
    try:
        header = read_header(path)
        look(path, talks=talks)
        if talks and header.size_bytes <= _SMALL:
            _talk(path)
    except UserError as error:
        _print(error=_told(error))
        return 1
    _print(header=asdict(header))
    return 0


def look(path: Path, *, talks: bool) -> None:
    """Have llama.cpp check what the file says, and do everything with it that needs no weights."""
    bindings.start()
    params = bindings.model_parameters()
    params.no_alloc = True
    params.load_mode = lib.LLAMA_LOAD_MODE_NONE
    params.n_gpu_layers = 0
    model = lib.llama_model_load_from_file(os.fsencode(path), params)
    if not model:
        raise _refusal(path)
    _try_graph(model, path, talks=talks)
    _try_conversation(model, path)
    lib.llama_model_free(model)


def look_at_projector(path: Path) -> bool:
    """Have mtmd open a projector and lay out what it computes; whether it does."""
    opened = library.open_projector(os.fsencode(path), None, n_threads=1, use_gpu=False)
    if opened is None:
        return False
    library.mtmd().mtmd_free(opened)
    return True


def _try_graph(model: Any, path: Path, *, talks: bool) -> None:
    """Lay out the computation, in a small context: sizes that do not go together end the process there.

    Whether the model can write at all is known from then on.
    """
    params = lib.llama_context_default_params()
    params.n_ctx = params.n_batch = params.n_ubatch = _N_CTX
    params.n_seq_max = GUEST + 1
    params.kv_unified = True
    params.swa_full = False
    context = lib.llama_init_from_model(model, params)
    if not context:
        raise _refusal(path)
    if talks and bindings.only_embeds(context):
        raise bindings.embeds_only(path.name)
    lib.llama_free(context)


def _try_conversation(model: Any, path: Path) -> None:
    """Put texts of all kinds through template and vocabulary, with bounds on memory and time."""
    with _bounded(path):
        try:
            encoder = LlamaEncoder(model)
            for count in _CONVERSATIONS:
                roles = [Role.SYSTEM, *itertools.islice(itertools.cycle(_ROLES), count)]
                with contextlib.suppress(EngineError):  # some refuse tools, or two turns of one role
                    encoder.template.prompt_pieces(roles)
            for text in _TEXTS:
                tokens = encoder.vocabulary.tokenize(text)
                for token in tokens:
                    encoder.vocabulary.piece(token)
        except MemoryError as error:
            words = N_("The chat template of {name} takes more memory than any conversation needs.").format(
                name=path.name
            )
            raise UserError("model_unreadable", words, N_("Choose another model."), str(error)) from error


@contextlib.contextmanager
def _bounded(path: Path) -> Iterator[None]:
    """A template is a stranger's program: it may not take all memory there is, nor all time."""

    def give_up() -> None:
        words = N_("The chat template of {name} never finishes.").format(name=path.name)
        _print(error=_told(UserError("model_unreadable", words, N_("Choose another model."))))
        os._exit(1)

    clock = threading.Timer(_PATIENCE_S, give_up)
    clock.daemon = True
    clock.start()
    limit = getattr(resource, "RLIMIT_AS", None)
    before = None
    if limit is not None:
        before = resource.getrlimit(limit)
        in_use = psutil.Process().memory_info().vms
        with contextlib.suppress(ValueError, OSError):  # a smaller limit may hold already
            resource.setrlimit(limit, (in_use + _MEMORY, before[1]))
    try:
        yield
    finally:
        clock.cancel()
        if before is not None:
            resource.setrlimit(limit, before)


def _talk(path: Path) -> None:
    """Load a small file as the program will, and have it say a few tokens: weights may be hostile, too."""
    from ethervox_gui.engine.llama import (
        engine as llama,  # here, because only this needs numpy and all settings
    )
    from ethervox_gui.settings import ModelSettings, SamplingSettings

    engine = llama.load(path, ModelSettings(n_ctx=_N_CTX, n_gpu_layers=0))
    try:
        encoding = engine.encode([Message(Role.USER, "Hello")], generation=True)
        tokens = [token for turn in (*encoding.turns, encoding.generation) for token in turn][: _N_CTX // 2]
        engine.decode(tokens, LIVE, 0)
        sampler = engine.sampler(SamplingSettings(seed=1))
        for position in range(len(tokens), len(tokens) + _N_SAID):
            engine.decode([sampler.sample()], LIVE, position)
        sampler.close()
    except EngineError as error:
        words = N_("The model {name} cannot compute a reply.").format(name=path.name)
        raise UserError("model_unsupported", words, N_("Choose another one."), str(error)) from error
    finally:
        engine.close()


def _refusal(path: Path) -> UserError:
    unknown = re.search("unknown model architecture: '([^']{1,40})'", bindings.recent_log())
    if unknown is not None:
        return UserError(
            "model_unsupported",
            N_("{name} is of the type “{kind}”, which this version of llama.cpp does not know.").format(
                name=path.name, kind=unknown[1]
            ),
            N_("Choose another model, or a newer version of this program."),
            bindings.recent_log(),
        )
    return UserError(
        "model_unsupported",
        N_("llama.cpp cannot load {name}.").format(name=path.name),
        N_("The file may be damaged, or made for a newer version."),
        bindings.recent_log(),
    )


def _told(error: UserError) -> dict[str, str]:
    return {
        "code": error.code,
        "message": error.message,
        "advice": error.advice,
        "details": error.details,
    }


def _print(**found: Any) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(child_main(Path(sys.argv[1]), sys.argv[2:]))
