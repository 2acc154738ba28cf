"""The process that reads one document and writes its sections as JSON.

It is ended by its parent where that takes too long; what it may take of the memory is bounded here.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ethervox_gui.engine.modest_child import be_modest
from ethervox_gui.services.documents.limits import MEMORY, CannotReadError, Taken


def child_main(kind: str, path: Path) -> int:
    """Write ``{"sections": …}`` or ``{"refused": word}``; everything else is a crash."""
    be_modest(MEMORY)
    taken = Taken()
    answer: dict[str, Any]
    try:
        _read(kind, path, taken)
        answer = {"sections": taken.sections, "cut": taken.is_full}
    except CannotReadError as error:
        answer = {"refused": error.word}
    except MemoryError:
        answer = {"refused": "memory"}
    out = json.dumps(answer).encode()
    with open(1, "wb", closefd=False) as output:  # a program of a window has no sys.stdout on Windows
        output.write(out + b"\n")
    return 0


def _read(kind: str, path: Path, taken: Taken) -> None:
    # Here, behind the limits.
    if kind == "pdf":
        from ethervox_gui.services.documents import pdf

        pdf.read(path, taken)
    elif kind == "html":
        from ethervox_gui.services.documents import web_page

        web_page.read(path.read_bytes(), taken)
    elif kind == "docx":
        from ethervox_gui.services.documents import docx

        docx.read(path, taken)
    else:
        from ethervox_gui.services.documents import epub

        epub.read(path, taken)


if __name__ == "__main__":
    sys.exit(child_main(sys.argv[1], Path(sys.argv[2])))
