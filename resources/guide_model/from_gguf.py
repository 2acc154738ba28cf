"""The weights of a written guide, to go on training from."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np
import torch

from .model import Guide, Shape
from .tensor_names import gguf_name


def read_weights(path: Path) -> tuple[Shape, dict[str, torch.Tensor]]:
    """Shape and state of the guide in a GGUF that ``to_gguf`` wrote."""
    reader = gguf.GGUFReader(str(path))

    def number(key: str) -> float:
        field = reader.get_field(f"llama.{key}")
        assert field is not None, key
        return float(field.contents())

    shape = Shape(
        vocabulary=int(number("vocab_size")),
        width=int(number("embedding_length")),
        layers=int(number("block_count")),
        heads=int(number("attention.head_count")),
        inner=int(number("feed_forward_length")),
        epsilon=number("attention.layer_norm_rms_epsilon"),
        base=number("rope.freq_base"),
    )
    tensors = {tensor.name: np.array(tensor.data).astype(np.float32) for tensor in reader.tensors}
    state = {
        name: torch.from_numpy(tensors[gguf_name(name)]).reshape(parameter.shape)
        for name, parameter in Guide(shape).state_dict().items()
    }
    return shape, state
