"""Vocabularies without weights: real ones, and real ones with other models' control tokens put to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gguf
import llama_cpp as lib

from ethervox_gui.engine.llama import bindings


@contextmanager
def loaded(path: Path) -> Iterator[Any]:
    """The model at ``path``, of which only the vocabulary is read."""
    bindings.start()
    parameters = lib.llama_model_default_params()
    parameters.vocab_only = True
    model = lib.llama_model_load_from_file(str(path).encode(), parameters)
    assert model, bindings.recent_log()
    try:
        yield model
    finally:
        lib.llama_model_free(model)


def with_tokens(base: Path, target: Path, spellings: Iterable[str], kind: gguf.TokenType) -> Path:
    """Write ``base``'s vocabulary to ``target``, with more tokens of this kind."""
    read = gguf.GGUFReader(base)

    def value(key: str) -> Any:
        field = read.get_field(f"tokenizer.ggml.{key}")
        return field.contents() if field is not None else None

    tokens, kinds = list(value("tokens")), list(value("token_type"))
    scores = value("scores")
    more = [spelling for spelling in spellings if spelling not in set(tokens)]
    writer = gguf.GGUFWriter(target, "llama")
    writer.add_tokenizer_model(value("model"))
    if pre := value("pre"):
        writer.add_tokenizer_pre(pre)
    writer.add_token_list(tokens + more)
    writer.add_token_types([gguf.TokenType(k) for k in kinds] + [kind] * len(more))
    if scores:
        writer.add_token_scores(list(scores) + [0.0] * len(more))
    if merges := value("merges"):
        writer.add_token_merges(merges)
    writer.add_bos_token_id(value("bos_token_id"))
    writer.add_eos_token_id(value("eos_token_id"))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return target


def sentence_pieces(target: Path) -> Path:
    """Write a small vocabulary of SentencePiece's kind, which puts a space before every text."""
    merged = ["\u2581t", "he", "\u2581the", "\u2581bo", "at", "\u2581boat", "in", "er", "\u2581\u2581", "is"]
    letters = ["\u2581", *map(chr, range(33, 127))]
    marks = ["<unk>", "<s>", "</s>"]
    bytes_ = [f"<0x{byte:02X}>" for byte in range(256)]
    writer = gguf.GGUFWriter(target, "llama")
    writer.add_tokenizer_model("llama")
    writer.add_token_list([*marks, *bytes_, *merged, *letters])
    kinds = [gguf.TokenType.UNKNOWN, *[gguf.TokenType.CONTROL] * 2, *[gguf.TokenType.BYTE] * 256]
    writer.add_token_types([*kinds, *[gguf.TokenType.NORMAL] * (len(merged) + len(letters))])
    writer.add_token_scores(
        [*[0.0] * (len(marks) + 256), *(-float(n) for n in range(len(merged) + len(letters)))]
    )
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return target


def parsed(model: Any, text: str) -> list[int]:
    """A whole rendering as llama.cpp's own programs tokenise it: control tokens wherever they are spelled."""
    vocab = lib.llama_model_get_vocab(model)
    data = text.encode()
    tokens = (lib.llama_token * (len(data) + 8))()
    count = lib.llama_tokenize(vocab, data, len(data), tokens, len(tokens), False, True)
    assert count >= 0
    found = list(tokens[:count])
    bos = lib.llama_vocab_bos(vocab)
    if lib.llama_vocab_get_add_bos(vocab) and found[:1] != [bos]:
        found.insert(0, bos)
    return found
