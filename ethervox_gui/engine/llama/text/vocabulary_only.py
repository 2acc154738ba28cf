"""A GGUF file's vocabulary and chat template alone, to count what a model elsewhere is going to read."""

from __future__ import annotations

import os
from pathlib import Path

import llama_cpp as lib

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.llama import bindings
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts


def open_vocabulary(path: Path) -> LlamaPrompts:
    """The prompt encoder of a model file whose weights are never read; it lives until the program ends.

    The file must have been looked at before.  Raises :class:`UserError` when it cannot be used.
    """
    bindings.start()
    bindings.clear_log()
    parameters = bindings.model_parameters()
    parameters.vocab_only = True
    model = lib.llama_model_load_from_file(os.fsencode(path), parameters)
    if not model:
        raise UserError(
            "model_load_failed",
            N_("The vocabulary of {name} could not be loaded.").format(name=path.name),
            N_("Choose another file in the profile, or none."),
            bindings.recent_log(),
        )
    encoder = LlamaEncoder(model)
    return LlamaPrompts(encoder.vocabulary, encoder.template)
