"""What a model is called: its file's own name, made readable, before it is loaded and after.

A file's ``general.name`` is often what whoever converted it had in a folder ("Smollm2 135M 8k Lc100K Mix1
Ep2"); the name of the file is what people chose it by.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Final, NamedTuple

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.gguf.header import read_header

#: The first part of a model in several files, and what names its quantisation at the end of a name.
_PART: Final = re.compile(r"-\d{5}-of-\d{5}$")
_QUANTISATION: Final = re.compile(
    r"[-._ ](?:(?:ud|i1|imat|imatrix)[-._])?"
    r"((?:iq|tq|q)\d+(?:[-_](?:\d|k|m|s|l|xl|xs|xxs|nl|xss|f16|f32)(?=[-_]|$))*|mxfp4(?:_moe)?|nvfp4"
    r"|bf16|f16|fp16|f32|fp32)$",
    re.IGNORECASE,
)
#: Says what the file's ending says.
_FORMAT: Final = re.compile(r"[-._ ]gguf$", re.IGNORECASE)
#: Blobs of Ollama and of the Hugging Face cache are named by what is in them.
_HASH: Final = re.compile(r"(?:sha256-)?[0-9a-f]{40,64}", re.IGNORECASE)
#: 135m, 0.5b, 8x7b, a3b, e2b, 128k.
_SIZE: Final = re.compile(r"[ae]?(?:\d+x)?\d+(?:\.\d+)?[bmk]", re.IGNORECASE)
#: v0.3
_VERSION: Final = re.compile(r"v\d[\d.]*", re.IGNORECASE)

#: How names that are often written small are spelled by those who gave them.
_SPELLED: Final = {
    word.lower(): word
    for word in (
        *("SmolLM", "TinyLlama", "DeepSeek", "OLMo", "OLMoE", "InternLM", "MiniCPM", "StableLM", "EuroLLM"),
        *("CodeLlama", "StarCoder", "WizardLM", "GPT", "OSS", "GLM", "LFM", "RWKV", "EXAONE", "ERNIE", "MoE"),
        *("VL", "DPO", "SFT", "QAT", "LLM", "AWQ", "R", "IT", "PT"),
    )
}
#: A word and a number behind it: ``smollm2``, ``qwen2.5``.
_TAIL: Final = re.compile(r"([a-z]+)([\d.]*)")


class ModelName(NamedTuple):
    """``text`` is the readable name; ``quantisation`` what the file's name says of it, or nothing."""

    text: str
    quantisation: str = ""

    @property
    def in_full(self) -> str:
        """With the quantisation: it tells two files of one model apart."""
        return f"{self.text} · {self.quantisation}" if self.quantisation else self.text


def model_name(path: Path) -> str:
    """What the model in the file at ``path`` is called."""
    return full_name(path).text


def full_name(path: Path) -> ModelName:
    """The same with its quantisation.  Only a file that is named by a hash is looked into."""
    stem = path.name[: -len(".gguf")] if path.name.lower().endswith(".gguf") else path.name
    if _HASH.fullmatch(stem):
        return ModelName(_inner_name(path) or f"{stem[:15]}…")
    return readable(stem)


@functools.cache
def readable(stem: str) -> ModelName:
    """The name in a file's name without its ending."""
    rest, quantisation = _FORMAT.sub("", _PART.sub("", stem)), ""
    if found := _QUANTISATION.search(rest):
        rest, quantisation = rest[: found.start()], found[1].upper().replace("-", "_")
    rest = _FORMAT.sub("", rest)
    words = [_word(word) for word in re.split(r"[-_\s]+", rest) if word]
    return ModelName(" ".join(words) or stem.strip() or "?", quantisation)


def _word(word: str) -> str:
    if _SIZE.fullmatch(word):
        return word.upper().replace("X", "x")
    if word != word.lower() or _VERSION.fullmatch(word):
        return word  # somebody thought about it
    found = _TAIL.fullmatch(word)
    if found and (spelled := _SPELLED.get(found[1])):
        return spelled + found[2]
    return word[:1].upper() + word[1:]


def _inner_name(path: Path) -> str:
    try:
        name = read_header(path).name
    except UserError:
        return ""
    return "" if _HASH.fullmatch(name) else name
