"""The tokenizer: byte-level BPE with GPT-2's pre-tokenizer, trained on the guide's own texts.

Run ``python -m resources.guide_model.tokens`` once; ``train`` does it by itself when there is none.
"""

from __future__ import annotations

import os
from pathlib import Path

# Threads of its own cost it more than they bring for texts this short.
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

from . import chatml, scripts, topics
from .words import Source

BUILD = Path(__file__).parent / ".build"
FILE = Path(__file__).parent / "tokenizer.json"
CHECKPOINT = BUILD / "checkpoint.pt"
VOCABULARY = 2048


def train(path: Path = FILE, sessions: int = 6000, seed: int = 11) -> Tokenizer:
    """Learn the merges from simulated sessions and save them."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)
    tokenizer.decoder = decoders.ByteLevel()
    source = Source.training(seed)
    texts = [topic.answer for topic in topics.TOPICS] * 20
    for _ in range(sessions):
        texts += [
            segment.text for segment in scripts.session(source, 512).segments if segment.role != "system"
        ]
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY,
        special_tokens=list(chatml.CONTROL),
        show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        max_token_length=12,
    )
    tokenizer.train_from_iterator([*texts, *["user\n", "assistant\n", "system\n", "tool\n"] * 20000], trainer)
    tokenizer.save(str(path))
    return tokenizer


def load(path: Path = FILE) -> Tokenizer:
    """The tokenizer, trained first if there is none."""
    return Tokenizer.from_file(str(path)) if path.exists() else train(path)


if __name__ == "__main__":
    train()
