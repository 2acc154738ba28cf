"""Training: ``OMP_WAIT_POLICY=PASSIVE python -m resources.guide_model.train --minutes 60``.

Goes on from the checkpoint in ``.build`` if there is one, or from the shipped weights with ``--from-gguf``.
The learning rate is constant and falls to nothing over the last ``--decay`` share of the run.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch
from torch import Tensor

from . import tokens
from .batches import Batch, batches
from .model import Guide, Shape
from .optimizer import optimizers
from .words import Source




def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--length", type=int, default=512, help="tokens in a row")
    parser.add_argument("--rows", type=int, default=12)
    parser.add_argument("--decay", type=float, default=0.0, help="share of the run in which the learning rate falls")
    parser.add_argument("--muon-lr", type=float, default=0.02)
    parser.add_argument("--adam-lr", type=float, default=0.003)
    parser.add_argument("--warmup", type=int, default=100)
    parser.add_argument("--layers", type=int, default=5)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--inner", type=int, default=640)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--no-compile", action="store_true")
    parser.add_argument("--from-gguf", type=Path, help="begin with the weights of this file")
    parser.add_argument("--checkpoint", type=Path, default=tokens.CHECKPOINT)
    return parser.parse_args()


def on_device(batch: Batch, model: Guide, device: str) -> tuple[Tensor, ...]:
    """The batch as the forward pass wants it."""
    put = lambda array: torch.from_numpy(array).to(device)  # noqa: E731
    cos, sin = model.angles(put(batch.positions))
    mask = torch.where(put(batch.sight), 0.0, -30000.0).to(torch.bfloat16)[:, None]
    return put(batch.ids), cos, sin, mask, put(batch.pick), put(batch.targets), put(batch.weights)


def main() -> None:
    """Train for some minutes and save."""
    options = arguments()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    tokens.BUILD.mkdir(exist_ok=True)
    tokenizer = tokens.load()
    saved = torch.load(options.checkpoint, map_location="cpu") if options.checkpoint.exists() and not options.from_gguf else None
    shape = Shape(**saved["shape"]) if saved else Shape(tokenizer.get_vocab_size(), options.width, options.layers, options.width // 64, options.inner)
    model = Guide(shape)
    if options.from_gguf:
        from .from_gguf import read_weights

        shape, state = read_weights(options.from_gguf)
        model = Guide(shape)
        model.load_state_dict(state)
    muon, adam = optimizers(model, options.muon_lr, options.adam_lr)
    step, seen = 0, 0
    if saved:
        model.load_state_dict(saved["model"])
        muon.load_state_dict(saved["muon"])
        adam.load_state_dict(saved["adam"])
        step, seen = saved["step"], saved["seen"]
    model.to(options.device)
    print(f"{sum(p.numel() for p in model.parameters()):,} parameters, step {step}, {seen:,} tokens seen", flush=True)
    forward = model if options.no_compile else torch.compile(model)

    def save() -> None:
        part = options.checkpoint.with_suffix(".part")
        torch.save({"shape": shape.as_dict(), "model": model.state_dict(), "muon": muon.state_dict(), "adam": adam.state_dict(),
                    "step": step, "seen": seen}, part)
        part.replace(options.checkpoint)

    feed = batches(tokenizer, Source.training(options.seed * 1_000_003 + step), options.length, options.rows)
    begun, first, losses, saved_at = time.time(), step, 0.0, time.time()
    while (passed := (time.time() - begun) / 60) < options.minutes:
        left = (1 - passed / options.minutes) / options.decay if options.decay else 1.0
        factor = min(1.0, left, (step - first + 1) / options.warmup)
        muon.param_groups[0]["lr"] = options.muon_lr * factor
        adam.param_groups[0]["lr"] = options.adam_lr * factor
        inputs = on_device(next(feed), model, options.device)
        with torch.autocast(options.device, dtype=torch.bfloat16):
            loss = forward(*inputs)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(adam.param_groups[0]["params"], 1.0)
        muon.step()
        adam.step()
        model.zero_grad(set_to_none=True)
        step += 1
        seen += options.length * options.rows
        losses += loss.item()
        if step % 50 == 0:
            rate = (step - first) * options.length * options.rows / (time.time() - begun)
            print(f"step {step}  {passed:.1f} min  loss {losses / 50:.4f}  {rate:.0f} tokens/s  lr x{factor:.2f}", flush=True)
            losses = 0.0
        if time.time() - saved_at > 120:
            save()
            saved_at = time.time()
    save()


if __name__ == "__main__":
    main()
