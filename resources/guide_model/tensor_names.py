"""What the weights are called here, and in a GGUF."""

from __future__ import annotations

#: The parts of a block here, and what llama.cpp calls them.
NAMES = {
    "norm1.weight": "attn_norm",
    "norm2.weight": "ffn_norm",
    "q": "attn_q",
    "k": "attn_k",
    "v": "attn_v",
    "o": "attn_output",
    "gate": "ffn_gate",
    "up": "ffn_up",
    "down": "ffn_down",
}


def gguf_name(name: str) -> str:
    """``blocks.3.gate`` → ``blk.3.ffn_gate.weight``."""
    if name == "embedding":
        return "token_embd.weight"
    if name == "norm.weight":
        return "output_norm.weight"
    _, number, part = name.split(".", 2)
    return f"blk.{number}.{NAMES[part]}.weight"
