"""The process that draws formulas: a line in, a line out, both JSON.

It is ended by the window where a formula takes too long, and ends itself when the window is gone.
"""

from __future__ import annotations

import contextlib
import json
import sys
from typing import IO, Any

from ethervox_gui.engine.modest_child import be_modest
from ethervox_gui.services.formulas.limits import LONGEST

MEMORY = 768 << 20  # bytes
#: JSON may write a character as up to twelve.
_LONGEST_LINE = 12 * LONGEST + 200


def child_main(lines: IO[bytes] | None = None, answers: IO[bytes] | None = None) -> int:
    """Answer each formula ``{"id", "latex", "display"}`` with its drawing, or with nothing but its number."""
    lines = lines or open(0, "rb", closefd=False)  # noqa: SIM115 - a program of a window has no sys.stdin on Windows
    answers = answers or open(1, "wb", closefd=False)  # noqa: SIM115
    be_modest(MEMORY)
    from ethervox_gui.services.formulas.drawing import CannotDrawError, draw  # here, behind the limits

    while line := lines.readline(_LONGEST_LINE):
        asked = json.loads(line)
        answer: dict[str, Any] = {"id": asked["id"]}
        with contextlib.suppress(CannotDrawError, MemoryError):
            drawing = draw(asked["latex"], display=asked["display"])
            answer |= {
                "svg": drawing.svg,
                "width": round(drawing.width, 4),
                "ascent": round(drawing.ascent, 4),
                "descent": round(drawing.descent, 4),
            }
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()
    return 0


if __name__ == "__main__":
    sys.exit(child_main())
