"""Starts the window on a folder of data, without a model: ``-m tests.benchmarks.only_the_window DATA``.

Prints a line once it can be used, and then how much memory the process holds, in bytes.
"""

from __future__ import annotations

import gc
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from ethervox_gui import options
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import assemble
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.application import make_application
from ethervox_gui.ui.runtime.engine_thread import EngineThread


def main() -> None:
    gc.disable()
    qt = make_application()
    theme = Theme()
    theme.apply()
    thread = EngineThread()
    assembly = assemble(options.parse(["--data-dir", sys.argv[1]]), thread.listen)
    desktop = Desktop(assembly, thread, theme, ThreadPoolExecutor(2))
    desktop.window.show()
    desktop.session.refresh_chats()
    desktop.window.memory.refresh()
    for _ in range(5):
        qt.processEvents()
    print("usable", flush=True)  # noqa: T201
    import psutil

    print(psutil.Process().memory_info().rss, flush=True)  # noqa: T201
    os._exit(0)


if __name__ == "__main__":
    main()
