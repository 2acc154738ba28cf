"""How many tokens a second a model will write on this machine, before it is loaded.

To write one token every weight that is active has to be read from memory once, and the keys and values of
all that is in the context; what is computed with them is little beside that.  So the time for a token is the
bytes that are read divided by the memory's bandwidth, and a fixed part for everything else:

    seconds = (weights + keys and values) / (share * bandwidth) + fixed

That is the memory side of the roofline model (Williams, Waterman and Patterson, 2009, CACM 52/4) for decoding
with one sequence (Pope et al., 2022, arXiv 2211.05102, section 2).  The bandwidth is that of copying, which
counts each byte twice, as it is read and as it is written (McCalpin's STREAM, 1995).

``share`` and ``fixed`` were fitted on two cores of an AMD EPYC to what llama.cpp wrote there without a
window, in tokens a second: Qwen2.5 Coder 0.5B Q4_K_M 34, Gemma 3 270M Q4_K_M 53, SmolLM2 135M Q4_1 76 to 95.
Nothing is known here of the bandwidth of a GPU: where layers go to one, nothing is expected.
"""

from __future__ import annotations

import contextlib
import ctypes
import threading
import time
from typing import Final

from ethervox_gui.engine.hardware import free_memory, n_cores

#: What of the bandwidth of copying llama.cpp reads weights with.
_SHARE: Final = 0.72
#: What a token takes beside reading, in seconds: sampling, and threads that wait for each other.
_FIXED_S: Final = 0.0035
#: All threads together copy so much at once, in bytes: more than the caches of any usual processor.
_COPIED: Final = 64 << 20
#: Of the free memory at most one part in so many is used.
_MOST_OF_FREE: Final = 8
#: Seconds in which it is copied again and again; the best time counts, the others were disturbed.
_FOR_S: Final = 0.1
_MOST_THREADS: Final = 16
#: Bytes a second that one core copies: the two above copy 20e9.
_BY_CORE: Final = 10e9
#: And all of them where memory has two channels of DDR4-3200, which move 51.2e9 at most.
_BY_ALL_CORES: Final = 40e9


def tokens_per_second(n_bytes: float, bandwidth: float) -> float:
    """What is to be expected where ``n_bytes`` are read for each token; ``bandwidth`` in bytes a second."""
    return 1 / (n_bytes / (_SHARE * bandwidth) + _FIXED_S)


def usual_bandwidth() -> float:
    """What :func:`measure_bandwidth` may be expected to find with so many cores and nothing else to do."""
    return min(n_cores() * _BY_CORE, _BY_ALL_CORES)


def measure_bandwidth() -> float:
    """Bytes a second that the cores read and write together when they copy.  Takes a quarter of a second.

    As many threads as a model gets by default.  The interpreter goes on meanwhile: ctypes lets go of it.
    0 where there is no memory to copy.
    """
    n_threads = min(n_cores(), _MOST_THREADS)
    size = min(_COPIED, free_memory() // _MOST_OF_FREE // 2) // n_threads
    start, end = threading.Barrier(n_threads + 1), threading.Barrier(n_threads + 1)
    is_over = False
    # Each thread has a clock of its own: this one may be woken only when all have copied already.
    began, ended = [0.0] * n_threads, [0.0] * n_threads

    def copy(index: int) -> None:
        try:
            source, target = ctypes.create_string_buffer(size), ctypes.create_string_buffer(size)
        except MemoryError:
            start.abort()  # or the others would wait for this one for ever
            return
        for buffer in (source, target):
            ctypes.memset(buffer, 1, size)  # now the pages are really there
        with contextlib.suppress(threading.BrokenBarrierError):
            while True:
                start.wait()
                if is_over:
                    return
                began[index] = time.perf_counter()
                ctypes.memmove(target, source, size)
                ended[index] = time.perf_counter()
                end.wait()

    threads = [threading.Thread(target=copy, args=(index,), name="bandwidth") for index in range(n_threads)]
    for thread in threads:
        thread.start()
    best = float("inf")
    until = 0.0
    try:
        while not until or time.perf_counter() < until:
            start.wait()
            until = until or time.perf_counter() + _FOR_S
            end.wait()
            best = min(best, max(ended) - min(began))
        is_over = True
        start.wait()
    except threading.BrokenBarrierError:
        return 0.0
    finally:
        for thread in threads:
            thread.join()
    return 2 * size * n_threads / best
