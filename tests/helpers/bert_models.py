"""Model files of the BERT kind, as llama.cpp's own script converts them; a tiny one with random weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gguf
import numpy as np
from numpy.typing import NDArray

#: What the files of a model call their special tokens.
SPECIAL = {
    "pad_token": "[PAD]",
    "unk_token": "[UNK]",
    "cls_token": "[CLS]",
    "sep_token": "[SEP]",
    "mask_token": "[MASK]",
}
_SIZE, _INNER, _LAYERS, _POSITIONS = 64, 128, 2, 512
_TINY = {
    "max_position_embeddings": _POSITIONS,
    "hidden_size": _SIZE,
    "num_hidden_layers": _LAYERS,
    "intermediate_size": _INNER,
    "num_attention_heads": 2,
    "layer_norm_eps": 1e-12,
    "type_vocab_size": 2,
}

Tensors = Mapping[str, NDArray[np.float32]]


def write_bert(
    path: Path,
    name: str,
    facts: Mapping[str, Any],
    spellings: Sequence[str],
    special: Mapping[str, str],
    tensors: Tensors,
) -> Path:
    """Write a model file.

    ``facts`` is its ``config.json``, ``spellings`` its ``vocab.txt``, ``special`` its
    ``special_tokens_map.json``; ``tensors`` have the names that its authors gave them.
    """
    writer = gguf.GGUFWriter(path, gguf.MODEL_ARCH_NAMES[gguf.MODEL_ARCH.BERT])
    writer.add_name(name)
    _hyperparameters(writer, facts)
    _vocabulary(writer, spellings, special)
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.BERT, facts["num_hidden_layers"])
    for own, values in tensors.items():
        found = names.get_name(own, try_suffixes=(".weight", ".bias"))
        assert found, own
        writer.add_tensor(found, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def tiny_bert(path: Path, words: Sequence[str]) -> Path:
    """A model of these words, with random weights."""
    chance = np.random.default_rng(0)
    spellings = [*SPECIAL.values(), *words]
    tensors: dict[str, NDArray[np.float32]] = {}

    def layer(name: str, rows: int, columns: int) -> None:
        values = chance.standard_normal((rows, columns)) * columns**-0.5
        tensors[f"{name}.weight"] = values.astype(np.float32)
        tensors[f"{name}.bias"] = np.zeros(rows, np.float32)

    def norm(name: str) -> None:
        tensors[f"{name}.weight"] = np.ones(_SIZE, np.float32)
        tensors[f"{name}.bias"] = np.zeros(_SIZE, np.float32)

    for name, rows in (("word", len(spellings)), ("position", _POSITIONS), ("token_type", 2)):
        values = chance.standard_normal((rows, _SIZE)).astype(np.float32)
        tensors[f"embeddings.{name}_embeddings.weight"] = values
    norm("embeddings.LayerNorm")
    for number in range(_LAYERS):
        prefix = f"encoder.layer.{number}."
        for part in ("attention.self.query", "attention.self.key", "attention.self.value"):
            layer(prefix + part, _SIZE, _SIZE)
        layer(prefix + "attention.output.dense", _SIZE, _SIZE)
        norm(prefix + "attention.output.LayerNorm")
        layer(prefix + "intermediate.dense", _INNER, _SIZE)
        layer(prefix + "output.dense", _SIZE, _INNER)
        norm(prefix + "output.LayerNorm")
    return write_bert(path, "tiny bert", _TINY, spellings, SPECIAL, tensors)


def _hyperparameters(writer: gguf.GGUFWriter, facts: Mapping[str, Any]) -> None:
    writer.add_file_type(int(gguf.LlamaFileType.ALL_F32))
    writer.add_context_length(facts["max_position_embeddings"])
    writer.add_embedding_length(facts["hidden_size"])
    writer.add_block_count(facts["num_hidden_layers"])
    writer.add_feed_forward_length(facts["intermediate_size"])
    writer.add_head_count(facts["num_attention_heads"])
    writer.add_layer_norm_eps(facts["layer_norm_eps"])
    writer.add_token_type_count(facts["type_vocab_size"])
    writer.add_causal_attention(False)
    writer.add_pooling_type(gguf.PoolingType.MEAN)


def _vocabulary(writer: gguf.GGUFWriter, spellings: Sequence[str], special: Mapping[str, str]) -> None:
    control = set(special.values())

    def spelled(token: str) -> str:
        """As llama.cpp wants it: what begins a word is marked, not what goes on."""
        if token in control:
            return token
        return token[2:] if token.startswith("##") else "▁" + token

    kinds = {True: gguf.TokenType.CONTROL, False: gguf.TokenType.NORMAL}
    writer.add_tokenizer_model("bert")
    writer.add_tokenizer_pre("bert-bge")
    writer.add_token_list([spelled(token) for token in spellings])
    writer.add_token_types([kinds[token in control] for token in spellings])
    writer.add_pad_token_id(spellings.index(special["pad_token"]))
    writer.add_unk_token_id(spellings.index(special["unk_token"]))
    writer.add_bos_token_id(spellings.index(special["cls_token"]))
    writer.add_sep_token_id(spellings.index(special["sep_token"]))
    writer.add_mask_token_id(spellings.index(special["mask_token"]))
