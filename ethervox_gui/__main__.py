"""Where the program starts: it picks the front end that the command line asks for."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from ethervox_gui import options
from ethervox_gui.engine.child_options import INSPECT_OPTION
from ethervox_gui.services.documents.program import READ_OPTION
from ethervox_gui.services.formulas.program import DRAW_OPTION


def main() -> int:
    """Run the program; the exit status."""
    _take_closed_descriptors()
    arguments = sys.argv[1:]
    if arguments[:1] == [INSPECT_OPTION]:
        from ethervox_gui.engine.llama.inspect_child import child_main

        return child_main(Path(arguments[1]), arguments[2:])
    if arguments[:1] == [DRAW_OPTION]:
        from ethervox_gui.services.formulas.child import child_main as draw_formulas

        return draw_formulas()
    if arguments[:1] == [READ_OPTION]:
        from ethervox_gui.services.documents.child import child_main as read_document

        return read_document(arguments[1], Path(arguments[2]))
    found = options.parse(arguments)
    if found.self_test:
        from ethervox_gui.front_ends.self_test import run_self_test

        return run_self_test(found)
    # Each front end brings its own libraries: Qt is not loaded where there is no window.
    if found.headless:
        from ethervox_gui.front_ends.headless import run_headless

        return run_headless(found)
    if found.serve:
        from ethervox_gui.front_ends.serve import run_serve

        return run_serve(found)
    gc.disable()  # until the window is there: what is loaded for it is no garbage
    from ethervox_gui.front_ends.app import run_window

    return run_window(found)


def _take_closed_descriptors() -> None:
    """Standard streams that are closed lead nowhere.

    Else the database could be opened in the place of one, and what a library prints would end up in it.
    """
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(descriptor)


if __name__ == "__main__":
    sys.exit(main())
