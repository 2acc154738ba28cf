"""Projectors: files that lie beside a model and turn pictures into what it reads.

Which one belongs to a model is said nowhere: it is chosen in the settings, or lies in the model's folder.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import PictureError, UserError
from ethervox_gui.engine.gguf import ollama
from ethervox_gui.engine.gguf.header import ADD_ONS, check_end, read_facts, read_tensors, reading
from ethervox_gui.engine.gguf.reader import ByteReader

#: Kinds whose pictures depend on what stands before them, which nothing here tells them.
_UNSUPPORTED: Final = frozenset({"hunyuanvl", "hunyuanocr", "deepseek4v"})
#: The tensors of the picture's own network begin so; the others lead from there to the model.
_ITS_OWN: Final = "v.blk."

_NAMED_SO: Final = re.compile(r"mmproj", re.IGNORECASE)
#: Words of a file's name that say how it is stored, and not what is in it.
_STORED_SO: Final = re.compile(r"(?i)[-_.]?(?:ud-)?(?:i?q\d\w*|bf16|f16|f32|fp16|mxfp4\w*)$")


@dataclass(frozen=True, slots=True)
class Projector:
    """What a projector file says of itself: its kind, and the widths that what it makes may have."""

    path: Path
    kind: str
    widths: frozenset[int]


def read_projector(path: Path) -> Projector:
    """The projector file at ``path``.

    Raises :class:`UserError` as :func:`~ethervox_gui.engine.gguf.header.reading`, and :class:`PictureError`
    where the file is no projector for pictures.
    """
    return reading(path, lambda reader, size: _read(path, reader, size))


def find_projector(model: Path, width: int, chosen: Path | None) -> tuple[Projector | None, str]:
    """The projector for a model whose embeddings have this width; without one a sentence that says why.

    ``chosen`` is the one of the settings.  It may be that of another model; then, or where there is none, it
    is the one that lies beside the model: alone, or with the same beginning of its name.
    """
    refusal = ""
    for path in ([chosen] if chosen is not None else []) + _beside(model):
        try:
            found = read_projector(path)
        except (UserError, PictureError) as error:
            refusal = refusal or str(error)
            continue
        if found.kind in _UNSUPPORTED:
            refusal = refusal or f"Projectors of the kind {found.kind} ({path.name}) cannot be used."
        elif width not in found.widths:
            refusal = refusal or f"The projector {path.name} was not made for the model {model.name}."
        else:
            return found, ""
    if not refusal:
        refusal = "This model takes no pictures without a projector, a GGUF file with mmproj in its name. "
        refusal += f"Put the one for it beside {model.name}, or name it in model.projector."
    return None, refusal


# ---- inside ----------------------------------------------------------------------------------------


def _read(path: Path, reader: ByteReader, size: int) -> Projector:
    facts, n_tensors = read_facts(path, reader, size)
    widths: set[int] = set()
    end = 0
    for tensor in read_tensors(reader, n_tensors):
        end = max(end, tensor.offset + tensor.n_bytes)
        if not tensor.name.startswith(_ITS_OWN):
            widths.update(tensor.shape)
    check_end(facts, reader, end, size)
    if facts.text("general.architecture") not in ADD_ONS:
        raise PictureError(f"{path.name} is not a projector for pictures. Choose one in model.projector.")
    if not facts.integer("clip.has_vision_encoder", 0):
        raise PictureError(f"The projector {path.name} takes no pictures. Choose another in model.projector.")
    kind = facts.text("clip.vision.projector_type") or facts.text("clip.projector_type")
    return Projector(path, kind, frozenset(widths))


def _beside(model: Path) -> list[Path]:
    """The projectors beside a model file: the one that is named as it is, or the only one."""
    if ollama.is_blob(model):
        return ollama.projectors_of(model)
    try:
        names = sorted(entry.name for entry in os.scandir(model.parent) if entry.is_file())
    except OSError:
        return []
    found = [name for name in names if name.lower().endswith(".gguf") and _NAMED_SO.search(name)]
    alike = [name for name in found if _same_stem(name, model.name)]
    others = found if len(found) == 1 else []
    return [model.parent / name for name in dict.fromkeys((*alike, *others))]


def _same_stem(projector: str, model: str) -> bool:
    """Whether the names are the same but for the word mmproj and how the weights are stored."""
    return _stem(_NAMED_SO.sub("", projector)) == _stem(model)


def _stem(name: str) -> str:
    bare = name.lower().removesuffix(".gguf").strip("-_.")
    return _STORED_SO.sub("", bare).strip("-_.")
