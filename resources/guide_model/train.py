"""Training: ``OMP_WAIT_POLICY=PASSIVE python -m resources.guide_model.train --minutes 60``.

Goes on from the checkpoint in ``.build`` if there is one, or from the shipped weights with ``--from-gguf``.
It saves every two minutes, at the end and on SIGTERM. The learning rate is constant and falls to nothing over the last ``--decay`` share of the run.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import signal
import time
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, distributed
from torch.nn import functional
from torch.optim import Optimizer

from . import tokens
from .batches import Batch
from .feed import Mix
from .from_gguf import read_weights
from .model import Guide, Shape
from .optimizer import optimizers


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--length", type=int, default=512, help="tokens in a row")
    parser.add_argument(
        "--echo", type=float, default=0.02, help="share of plain copying; 0.4 at the very beginning"
    )
    parser.add_argument("--long-every", type=int, default=0, help="each so many steps a batch of long rows")
    parser.add_argument("--long-length", type=int, default=2048)
    parser.add_argument("--long-rows", type=int, default=2)
    parser.add_argument("--rows", type=int, default=12)
    parser.add_argument(
        "--decay", type=float, default=0.0, help="share of the run in which the learning rate falls"
    )
    parser.add_argument("--muon-lr", type=float, default=0.02)
    parser.add_argument("--adam-lr", type=float, default=0.003)
    parser.add_argument("--warmup", type=int, default=100)
    parser.add_argument("--layers", type=int, default=5)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--inner", type=int, default=640)
    parser.add_argument("--threads", type=int, default=1, help="of each worker")
    parser.add_argument("--workers", type=int, default=2, help="processes that share the work, 1 with a GPU")
    parser.add_argument(
        "--feeders", type=int, default=0, help="processes that make the batches of each worker; 14 with a GPU"
    )
    parser.add_argument("--port", type=int, default=29511)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--no-compile", action="store_true")
    parser.add_argument(
        "--precision",
        choices=["auto", "float32", "bfloat16"],
        default="auto",
        help="auto: the faster one here",
    )
    parser.add_argument("--from-gguf", type=Path, help="begin with the weights of this file")
    parser.add_argument("--checkpoint", type=Path, default=tokens.CHECKPOINT)
    return parser.parse_args()


def on_device(batch: Batch, model: Guide, device: str) -> tuple[Tensor, ...]:
    """The batch as the forward pass wants it."""
    put = lambda array: torch.from_numpy(array).to(device, non_blocking=True)  # noqa: E731
    cos, sin = model.angles(put(batch.positions))
    turns, sees = put(batch.turns).long(), put(batch.sees)
    rows = torch.arange(len(turns), device=device)[:, None, None]
    sight = sees[rows, turns[:, :, None], turns[:, None, :]].tril_()
    mask = torch.where(sight, 0.0, -30000.0)[:, None]
    pick, targets = put(batch.pick).long(), put(batch.targets).long()
    return put(batch.ids).long(), cos, sin, mask, pick, targets, put(batch.weights)


def precision(choice: str, device: str) -> torch.dtype:
    """What to multiply matrices in; for "auto" the faster of both on this machine.

    Measured: twice as fast in bfloat16 with AMX and five times on Zen 5 (which has it in AVX-512), a third slower
    where AVX-512 has no bfloat16.
    """
    if choice != "auto":
        return torch.float32 if choice == "float32" else torch.bfloat16
    if device != "cpu":
        return torch.bfloat16
    taken: dict[torch.dtype, float] = {}
    for dtype in (torch.float32, torch.bfloat16):
        rows, matrix = torch.randn(4096, 256, dtype=dtype), torch.randn(768, 256, dtype=dtype)
        functional.linear(rows, matrix)
        begun = time.process_time()
        for _ in range(10):
            functional.linear(rows, matrix)
        taken[dtype] = time.process_time() - begun
    return min(taken, key=lambda dtype: taken[dtype])


class Exchange:
    """Averages gradients over worker processes, with a few numbers that all have to agree on."""

    def __init__(self, model: Guide, rank: int, workers: int, port: int) -> None:
        self._parameters = list(model.parameters())
        self._rank = rank
        self._workers = workers
        if workers > 1:
            address = f"tcp://127.0.0.1:{port}"
            distributed.init_process_group("gloo", init_method=address, rank=rank, world_size=workers)

    def average(self, loss: Tensor, stop: bool, passed: float) -> tuple[Tensor, bool, float]:
        """Gradients become their mean; gives mean loss, whether any worker stops, and the first one's clock.

        A single worker's loss stays where it is: to look at it, a GPU would be waited for at each step.
        """
        if self._workers == 1:
            return loss.detach(), stop, passed
        extra = torch.tensor([loss.item(), float(stop), passed if self._rank == 0 else 0.0])
        flat = torch.cat([g.flatten() for p in self._parameters if (g := p.grad) is not None] + [extra])
        distributed.all_reduce(flat)
        stops, passed = flat[-2:].tolist()
        at = 0
        for parameter in self._parameters:
            assert parameter.grad is not None
            count = parameter.numel()
            parameter.grad.copy_(flat[at : at + count].view_as(parameter) / self._workers)
            at += count
        return flat[-3] / self._workers, stops > 0, passed


def load(options: argparse.Namespace, vocabulary: int) -> tuple[Guide, dict[str, Any]]:
    """The model with what the checkpoint holds, or the shipped weights, or fresh."""
    if options.from_gguf:
        shape, state = read_weights(options.from_gguf)
        model = Guide(shape)
        model.load_state_dict(state)
        return model, {}
    if options.checkpoint.exists():
        saved: dict[str, Any] = torch.load(options.checkpoint, map_location="cpu")
        model = Guide(Shape(**saved["shape"]))
        model.load_state_dict(saved["model"])
        return model, saved
    return Guide(Shape(vocabulary, options.width, options.layers, options.width // 64, options.inner)), {}


def save(path: Path, model: Guide, muon: Optimizer, adam: Optimizer, step: int, seen: int) -> None:
    """Write the checkpoint."""
    part = path.with_suffix(".part")
    states = {"model": model.state_dict(), "muon": muon.state_dict(), "adam": adam.state_dict()}
    torch.save({"shape": model.shape.as_dict(), "step": step, "seen": seen, **states}, part)
    part.replace(path)


def work(rank: int, options: argparse.Namespace) -> None:
    """One worker: train for some minutes and save."""
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    tokens.BUILD.mkdir(exist_ok=True)
    tokenizer = tokens.load()
    model, saved = load(options, tokenizer.get_vocab_size())
    model.to(options.device)
    dtype = precision(options.precision, options.device)
    muon, adam = optimizers(model, options.muon_lr, options.adam_lr, dtype)
    step, seen = saved.get("step", 0), saved.get("seen", 0)
    if saved:
        muon.load_state_dict(saved["muon"])
        adam.load_state_dict(saved["adam"])
    exchange = Exchange(model, rank, options.workers, options.port)
    forward = model if options.no_compile else torch.compile(model, dynamic=False)
    mix = Mix(
        options.length, options.rows, options.long_every, options.long_length, options.long_rows, options.echo
    )
    feed = mix.made_beside((options.seed * 1_000_003 + step) * 64 + rank, options.feeders)
    stopped: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: stopped.append(number))
    begun, first, saved_at = time.time(), step, time.time()
    losses = torch.zeros((), device=options.device)
    passed, stop, had = 0.0, False, seen
    while not stop and passed < options.minutes:
        left = (1 - passed / options.minutes) / options.decay if options.decay else 1.0
        factor = min(1.0, left, (step - first + 1) / options.warmup)
        muon.param_groups[0]["lr"] = options.muon_lr * factor
        adam.param_groups[0]["lr"] = options.adam_lr * factor
        batch = next(feed)
        inputs = on_device(batch, model, options.device)
        with torch.autocast(options.device, dtype=torch.bfloat16, enabled=dtype is torch.bfloat16):
            loss = forward(*inputs)
        loss.backward()
        mean, stop, passed = exchange.average(loss, bool(stopped), (time.time() - begun) / 60)
        torch.nn.utils.clip_grad_norm_(adam.param_groups[0]["params"], 1.0)
        muon.step()
        adam.step()
        model.zero_grad(set_to_none=True)
        step += 1
        seen += batch.ids.size * options.workers
        losses += mean
        if rank:
            continue
        if step % 50 == 0:
            loss_now, losses = losses.item() / 50, torch.zeros_like(losses)
            if not math.isfinite(loss_now):
                raise SystemExit(
                    f"The loss is {loss_now} at step {step}; the checkpoint is that of the last save."
                )
            rate = (seen - had) / (time.time() - begun)
            told = (
                f"step {step}  {passed:.1f} min  loss {loss_now:.4f}  {rate:.0f} tokens/s  lr x{factor:.2f}"
            )
            print(told, flush=True)
            if time.time() - saved_at > 120:
                save(options.checkpoint, model, muon, adam, step, seen)
                saved_at = time.time()
    if rank == 0:
        save(options.checkpoint, model, muon, adam, step, seen)
        print(f"step {step}, {seen:,} tokens seen", flush=True)


def main() -> None:
    """Start the workers; SIGTERM reaches all of them."""
    options = arguments()
    if options.workers == 1:
        work(0, options)
        return
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=work, args=(rank, options)) for rank in range(options.workers)]
    for process in processes:
        process.start()

    def forward_signal(_number: int, _frame: object) -> None:
        for process in processes:
            process.terminate()

    signal.signal(signal.SIGTERM, forward_signal)
    for process in processes:
        process.join()


if __name__ == "__main__":
    main()
