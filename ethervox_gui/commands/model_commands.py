"""``/model …``: another model for the open chat, and which ones there are to download."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.commands.command import Command, Surroundings
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.sizes import in_words
from ethervox_gui.context.text import N_
from ethervox_gui.engine.hardware import USUAL_N_CTX, total_memory
from ethervox_gui.governor.jobs.jobs import LoadModel
from ethervox_gui.services.models.catalogue import (
    REBUILT,
    CatalogueModel,
    catalogue,
    embedding_models,
    suggested,
)
from ethervox_gui.services.models.expected_speed import MachineSpeed, of_this_machine


def _load(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", N_("/model needs the name of a model file."), N_("See /help."))
    path = _named(" ".join(arguments))
    if here.load_model is not None:
        here.load_model(path)
    else:
        here.submit(LoadModel(path, here.chat_id, chosen=True))


def _named(text: str) -> Path:
    """The file that ``text`` means: a path, or the bundled guide by its name where no such file is."""
    path = paths.as_written(text)
    guide = paths.guide_model()
    if text.lower() in (guide.stem, guide.name) and not os.path.lexists(path):
        return guide
    return path


def _offered(here: Surroundings, _arguments: Sequence[str]) -> None:
    n_ctx = here.n_ctx or USUAL_N_CTX
    here.answer(lambda: offered(of_this_machine(here.store.path.parent), total_memory(), n_ctx))


def offered(speed: MachineSpeed, memory: int, n_ctx: int = USUAL_N_CTX) -> str:
    """One line for each model of the catalogue: how large and how quick it is here, and where it is.

    ``n_ctx`` is the context that it would be loaded with.
    """
    best = suggested(catalogue(), n_ctx, memory, speed)
    lines = [_line(model, speed, n_ctx, is_best=model == best) for model in catalogue()]
    return "\n".join([*lines, *(_line(model, speed, n_ctx) for model in embedding_models())])


def _line(model: CatalogueModel, speed: MachineSpeed, n_ctx: int, *, is_best: bool = False) -> str:
    size = in_words(model.about_bytes)
    parts = [
        model.name,
        size if model.size_bytes else N_("about {size}").format(size=size),
        model.licence,
        N_("finds by meaning: memory.embedding_model") if model.embeds else speed.words(model, n_ctx),
        N_("rebuild: {reason}").format(reason=REBUILT[model.rebuild]) if model.rebuild else "",
        N_("suggested for this machine") if is_best else "",
        model.url,
    ]
    return " · ".join(filter(None, parts))


COMMANDS = (
    Command(("model",), "file", N_("switch to another model, from a GGUF file"), _load),
    Command(
        ("models",),
        "",
        N_("models to download, and how fast each would be on this machine"),
        _offered,
        most=0,
    ),
)
