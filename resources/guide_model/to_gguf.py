"""Conversion of a checkpoint: ``python -m resources.guide_model.to_gguf``.

With ``--mean-with FILE --share 0.75`` three quarters of it and a quarter of the weights in ``FILE``, where its training
began: what two points of one training have in common fits words that neither has seen better (Wortsman et al.,
"Robust fine-tuning of zero-shot models", CVPR 2022).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import gguf
import numpy as np
import torch
from numpy.typing import NDArray

from . import chatml, tokens
from .from_gguf import read_weights
from .model import Shape
from .tensor_names import gguf_name
from .tokens import CHECKPOINT

FILE = Path(__file__).parent / "guide.gguf"
#: Positions were trained to about this far (see ``scripts``).
CONTEXT = 8192


def vocabulary(path: Path) -> tuple[list[str], list[int], list[str]]:
    """Tokens, their types and the merges of the tokenizer file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    ids = dict(data["model"]["vocab"]) | {added["content"]: added["id"] for added in data["added_tokens"]}
    texts = [text for text, _ in sorted(ids.items(), key=lambda item: item[1])]
    types = [
        int(gguf.TokenType.CONTROL if text in chatml.CONTROL else gguf.TokenType.NORMAL) for text in texts
    ]
    merges = [merge if isinstance(merge, str) else " ".join(merge) for merge in data["model"]["merges"]]
    return texts, types, merges


def write(state: dict[str, torch.Tensor], shape: Shape, path: Path) -> None:
    """Write the GGUF: matrices as f16, norms as f32."""
    writer = gguf.GGUFWriter(str(path), "llama")
    writer.add_name("EthervoxGUI Guide")
    writer.add_license("MIT")
    writer.add_description("The small bundled guide of EthervoxGUI.")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.inner)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.heads)
    writer.add_layer_norm_rms_eps(shape.epsilon)
    writer.add_rope_dimension_count(shape.width // shape.heads)
    writer.add_rope_freq_base(shape.base)
    writer.add_vocab_size(shape.vocabulary)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_F16)
    texts, types, merges = vocabulary(tokens.FILE)
    end, pad = texts.index(chatml.END), texts.index(chatml.PAD)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(texts)
    writer.add_token_types(types)
    writer.add_token_merges(merges)
    writer.add_bos_token_id(pad)
    writer.add_eos_token_id(end)
    writer.add_eot_token_id(end)
    writer.add_pad_token_id(pad)
    writer.add_add_bos_token(False)
    writer.add_chat_template(chatml.TEMPLATE)
    for name, tensor in state.items():
        array: NDArray[np.float32] = tensor.detach().float().numpy()
        writer.add_tensor(gguf_name(name), array.astype(np.float16) if array.ndim == 2 else array)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main() -> None:
    """Convert the checkpoint."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkpoint", type=Path, default=CHECKPOINT)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--mean-with", type=Path, help="a GGUF of the guide, of the same shape")
    parser.add_argument("--share", type=float, default=0.75, help="of the checkpoint in that mean")
    options = parser.parse_args()
    saved = torch.load(options.checkpoint, map_location="cpu")
    weights: dict[str, torch.Tensor] = saved["model"]
    if options.mean_with:
        _, others = read_weights(options.mean_with)
        weights = {name: others[name].lerp(tensor.float(), options.share) for name, tensor in weights.items()}
    write(weights, Shape(**saved["shape"]), options.out)
    print(f"{options.out.name}: {options.out.stat().st_size / 1e6:.1f} MB, {saved['seen']:,} tokens seen")


if __name__ == "__main__":
    main()
