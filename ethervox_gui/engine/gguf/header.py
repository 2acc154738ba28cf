"""What a model file says about itself, read without llama.cpp.

Model files come from anywhere, so nothing in them is believed: counts, lengths and offsets are held against
bounds and against the size of the file, and whatever is wrong becomes one sentence for the user.  Only the
header is read; the vocabulary in it is skipped, so a file of any size takes well under a second.
"""

from __future__ import annotations

import glob
import math
import os
import re
import stat
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, TypeVar

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.gguf import limits as tables
from ethervox_gui.engine.gguf.cache_size import (
    BYTES_PER_VALUE,
    F16_BYTES,
    cache_bytes,
    token_bytes,
    window_of,
)
from ethervox_gui.engine.gguf.reader import ByteReader, DamagedError, Facts, TruncatedError, Value

MAGIC: Final = b"GGUF"
#: Architectures of files that hold no language model, but what one takes pictures or sound with.
ADD_ONS: Final = ("clip", "mmproj")
MAX_KEYS: Final = 65_536
_MAX_TENSORS: Final = 262_144
MAX_NAME: Final = 65_535
_MAX_DIMENSIONS: Final = 4
_MAX_ALIGNMENT: Final = 1 << 20
MAX_LAYERS: Final = 10_000
_MAX_WEIGHTS: Final = 1 << 48
_FIRST_PART: Final = re.compile(r"(.*)-00001-of-(\d{5})\.gguf")

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class GgufHeader:
    """The facts of a model file that decide how it can be used; 0 or "" where the file does not say.

    * ``name``: what whoever made the file called it; ``finetune``: what it was trained further for;
    * ``rope_sections``: whether positions have several dimensions (M-RoPE);
    * ``is_recurrent``: no layer has attention; ``is_hybrid``: there are layers of both kinds;
    * ``kv_bytes_per_token``: what a token takes in an f16 cache; ``kv_bytes_windowed``: how much of that in
      layers that keep it only within a ``sliding_window``;
    * ``weights_per_token``: the bytes of weights that are read to write a token;
    * ``embeds``: it makes vectors of texts, and was not made to write.
    """

    architecture: str
    name: str
    n_ctx_train: int
    rope_sections: bool
    sliding_window: int
    is_recurrent: bool
    is_hybrid: bool
    chat_template: str
    quantisation: str
    n_parameters: int
    size_bytes: int
    kv_bytes_per_token: int
    weights_per_token: int
    licence: str = ""
    finetune: str = ""
    kv_bytes_windowed: int = 0
    embeds: bool = False

    def cache_bytes(self, n_ctx: int) -> int:
        """What an f16 cache takes in a context of ``n_ctx`` tokens, or of as many as it was trained for."""
        n_ctx = min(n_ctx, self.n_ctx_train or n_ctx)
        return cache_bytes(n_ctx, self.kv_bytes_per_token, self.kv_bytes_windowed, self.sliding_window)

    def allocated_bytes(self, n_ctx: int, kv_type: str) -> float:
        """What llama.cpp allocates for a context of just ``n_ctx`` tokens in a cache of this type.

        Where nobody says which layers have a sliding window, it is what it would be if all had one.
        """
        windowed = self.kv_bytes_windowed or (self.kv_bytes_per_token if self.sliding_window else 0)
        found = cache_bytes(n_ctx, self.kv_bytes_per_token, windowed, self.sliding_window)
        return found * BYTES_PER_VALUE[kv_type] / F16_BYTES

    @property
    def edits_by_turn(self) -> bool:
        """Whether turns can probably leave the cache one by one; loading the model tries it.

        Not where a part of the state is recurrent, old cells are recycled, or positions have several
        dimensions.
        """
        return not (self.is_recurrent or self.is_hybrid or self.sliding_window or self.rope_sections)


class TensorPlace(NamedTuple):
    """A tensor as the file lists it; ``offset`` is counted in bytes from where the tensors begin."""

    name: str
    shape: tuple[int, ...]
    kind: int
    offset: int
    n_bytes: int


@dataclass(frozen=True, slots=True)
class _Tensors:
    n_parameters: int
    types: Counter[int]  # ggml_type → number of weights
    end: int  # of the last one, from the beginning of the data
    n_bytes: int
    expert_bytes: int  # of those of which each token needs only some
    embedding_bytes: int  # of the table of which each token needs one row, unless it makes the logits, too


def read_header(path: Path) -> GgufHeader:
    """Read the header of the model file at ``path``.

    Raises :class:`UserError` with one of the codes ``model_not_found``, ``model_unreadable``,
    ``model_empty``, ``model_not_gguf``, ``model_too_old``, ``model_truncated``, ``model_damaged``,
    ``model_incomplete`` (a part of a split model is missing) or ``model_unsupported`` (not a language model).
    """
    return reading(path, lambda reader, size: _read(path, reader, size))


def reading(path: Path, read: Callable[[ByteReader, int], Found]) -> Found:
    """What ``read`` makes of the file at ``path``, whose bytes and size it is given.

    Raises :class:`UserError` as :func:`read_header` for one that is not there, ends too early, or is damaged.
    """
    name = path.name
    try:
        with _open(path) as file:
            size = os.fstat(file.fileno()).st_size
            return read(ByteReader(file, size), size)
    except TruncatedError as error:
        raise UserError(
            "model_truncated",
            N_("The model file {name} is incomplete: it ends too early.").format(name=name),
            N_("Download or copy it again."),
        ) from error
    except (DamagedError, OverflowError) as error:
        raise UserError(
            "model_damaged",
            N_("The model file {name} is damaged.").format(name=name),
            N_("Download or copy it again."),
            str(error),
        ) from error
    except OSError as error:
        raise UserError(
            "model_unreadable",
            N_("The model file {path} cannot be read.").format(path=path),
            details=str(error),
        ) from error


def whole_size(path: Path) -> int:
    """The bytes of a model file and of the later parts that belong to it, as far as they are there.

    Raises :class:`UserError` where the file is gone.
    """
    try:
        return sum(part.stat().st_size for part in files_of(path))
    except FileNotFoundError as error:
        raise _not_found(path) from error


def files_of(path: Path) -> list[Path]:
    """A model file, and the later parts that belong to it, as far as they are there."""
    stem = _FIRST_PART.fullmatch(path.name)
    return [*path.parent.glob(f"{glob.escape(stem[1])}-*-of-{stem[2]}.gguf")] if stem else [path]


def _not_found(path: Path) -> UserError:
    words = N_("There is no model file {path}.").format(path=path)
    return UserError("model_not_found", words, N_("Choose another model."))


def _open(path: Path) -> BinaryIO:
    """Open a regular file; a pipe or a device would block or never end."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError) as error:
        raise _not_found(path) from error
    except ValueError as error:  # a NUL in the name
        raise UserError("model_not_found", N_("There is no model file with this name.")) from error
    if stat.S_ISDIR(mode):
        raise UserError(
            "model_unreadable",
            N_("{path} is a folder, not a model file.").format(path=path),
            N_("Choose a file in it."),
        )
    if not stat.S_ISREG(mode):
        raise UserError("model_unreadable", N_("{path} is not a regular file.").format(path=path))
    return path.open("rb")


def _read(path: Path, reader: ByteReader, size: int) -> GgufHeader:
    facts, n_tensors = read_facts(path, reader, size)
    tensors = _weighed(read_tensors(reader, n_tensors))
    check_end(facts, reader, tensors.end if n_tensors else 0, size)
    _check_parts(path, facts)
    return _describe(path, facts, tensors, size)


def read_facts(path: Path, reader: ByteReader, size: int) -> tuple[Facts, int]:
    """What a file says of itself, and how many tensors are listed behind that; raises as :func:`reading`."""
    if size == 0:
        raise UserError(
            "model_empty",
            N_("The model file {name} is empty.").format(name=path.name),
            N_("Download or copy it again."),
        )
    magic = reader.take(min(4, size))
    if magic != MAGIC[: len(magic)]:
        raise UserError(
            "model_not_gguf",
            N_("{name} isn't a valid GGUF file.").format(name=path.name),
            N_("It may be damaged."),
        )
    if size < len(MAGIC):
        raise TruncatedError
    version = reader.u32()
    if version == 1:
        raise UserError(
            "model_too_old",
            N_("The model file {name} is in a format that is too old.").format(name=path.name),
            N_("Convert it again."),
        )
    if version not in (2, 3):
        raise DamagedError(f"GGUF version {version}")
    n_tensors, n_keys = reader.u64(), reader.u64()
    if n_tensors > _MAX_TENSORS or n_keys > MAX_KEYS:
        raise DamagedError(f"{n_keys} keys and {n_tensors} tensors")
    return Facts(_read_keys(reader, n_keys)), n_tensors


def check_end(facts: Facts, reader: ByteReader, end: int, size: int) -> None:
    """Raise where the file ends before its last tensor, which ends ``end`` bytes behind where they begin.

    The reader has just read the list of tensors.
    """
    alignment = facts.integer("general.alignment", 32, _MAX_ALIGNMENT)
    if alignment == 0 or alignment & (alignment - 1):
        raise DamagedError(f"an alignment of {alignment}")
    begin = -(-reader.position // alignment) * alignment
    if end and begin + end > size:
        raise TruncatedError


def _read_keys(reader: ByteReader, count: int) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for _ in range(count):
        key = reader.string(MAX_NAME)
        if key in found:
            raise DamagedError(f"the key {key[:80]!r} twice")
        found[key] = reader.value(reader.u32())
    return found


def read_tensors(reader: ByteReader, count: int) -> Iterator[TensorPlace]:
    """The list of tensors, which stands behind the facts."""
    for _ in range(count):
        name = reader.string(MAX_NAME)
        n_dimensions = reader.u32()
        if n_dimensions > _MAX_DIMENSIONS:
            raise DamagedError(f"a tensor of {n_dimensions} dimensions")
        shape = tuple(reader.u64() for _ in range(n_dimensions))
        weights = math.prod(shape)
        if weights > _MAX_WEIGHTS:
            raise DamagedError(f"a tensor of {weights} weights")
        kind, offset = reader.u32(), reader.u64()
        # A type we don't know yet may still be one that llama.cpp knows: only its beginning is checked.
        _, block, block_bytes = tables.TENSOR_TYPES.get(kind, ("", 1, 0))
        yield TensorPlace(name, shape, kind, offset, -(-weights // block) * block_bytes)


def _weighed(found: Iterable[TensorPlace]) -> _Tensors:
    n_parameters = end = n_bytes = expert_bytes = embedding_bytes = 0
    makes_logits = True
    types: Counter[int] = Counter()
    for name, shape, kind, offset, size in found:
        end = max(end, offset + size)
        n_bytes += size
        expert_bytes += size if "_exps." in name else 0
        embedding_bytes += size if name == "token_embd.weight" else 0
        makes_logits = makes_logits and name != "output.weight"
        weights = math.prod(shape)
        n_parameters += weights
        types[kind] += weights
    return _Tensors(n_parameters, types, end, n_bytes, expert_bytes, 0 if makes_logits else embedding_bytes)


def _check_parts(path: Path, facts: Facts) -> None:
    """A large model may come in several files, of which the first is loaded and all must be there."""
    n_parts = facts.integer("split.count", 0, 65_535)
    if n_parts < 2:
        return
    if facts.integer("split.no", 0, 65_535) != 0:
        raise UserError(
            "model_incomplete",
            N_("{name} is a later part of a model in {n_parts} files.").format(
                name=path.name, n_parts=n_parts
            ),
            N_("Choose the first part."),
        )
    stem = _FIRST_PART.fullmatch(path.name)
    if stem is None:
        return
    for part in range(2, n_parts + 1):
        sibling = path.with_name(f"{stem[1]}-{part:05d}-of-{n_parts:05d}.gguf")
        if not sibling.is_file():
            raise UserError(
                "model_incomplete",
                N_("The model has {n_parts} files, and {name} is missing.").format(
                    n_parts=n_parts, name=sibling.name
                ),
                N_("Put all of them into one folder."),
            )


def _describe(path: Path, facts: Facts, tensors: _Tensors, size: int) -> GgufHeader:
    architecture = facts.text("general.architecture")
    if not architecture:
        raise DamagedError("no architecture")
    if architecture in ADD_ONS or facts.text("general.type") not in ("", "model"):
        raise UserError(
            "model_unsupported",
            N_("{name} is not a language model but an add-on for one.").format(name=path.name),
            N_("Choose the model itself."),
        )
    own = f"{architecture}."
    facts.check_numbers(own)
    n_layer = facts.integer(own + "block_count", 0, MAX_LAYERS)
    recurrent = architecture in tables.RECURRENT
    of_a_token, windowed = token_bytes(architecture, facts, n_layer)
    return GgufHeader(
        architecture=architecture,
        name=facts.text("general.name").strip() or path.stem,
        n_ctx_train=facts.integer(own + "context_length", 0),
        rope_sections=facts.has(own + "rope.dimension_sections"),
        sliding_window=window_of(architecture, facts),
        is_recurrent=recurrent,
        is_hybrid=not recurrent and any(facts.has(own + key) for key in tables.RECURRENT_KEYS),
        chat_template=facts.text("tokenizer.chat_template"),
        quantisation=_quantisation(facts, tensors),
        n_parameters=tensors.n_parameters,
        size_bytes=size,
        kv_bytes_per_token=of_a_token,
        kv_bytes_windowed=windowed,
        weights_per_token=_weights_per_token(own, facts, tensors),
        licence=facts.text("general.license").strip(),
        finetune=facts.text("general.finetune").strip(),
        embeds=facts.integer(own + "pooling_type", 0) in tables.POOLING_TO_EMBED,
    )


def _weights_per_token(own: str, facts: Facts, tensors: _Tensors) -> int:
    """All weights, but of the experts only the share that works on each token."""
    n_experts = facts.integer(own + "expert_count", 0)
    n_used = min(facts.integer(own + "expert_used_count", n_experts), n_experts)
    idle = tensors.expert_bytes * (n_experts - n_used) // n_experts if n_experts else 0
    return tensors.n_bytes - tensors.embedding_bytes - idle


def _quantisation(facts: Facts, tensors: _Tensors) -> str:
    """The name in the file's own words, else that of the type most weights have."""
    named = tables.FILE_TYPES.get(facts.integer("general.file_type", -1))
    if named is not None:
        return named
    if not tensors.types:
        return ""
    return tables.TENSOR_TYPES.get(tensors.types.most_common(1)[0][0], ("", 1, 0))[0]
