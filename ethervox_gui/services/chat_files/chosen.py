"""Reads a file of the user's own whole, or says why that cannot be done."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

#: A larger file is not read: what is read of it takes several times its size in memory.
LARGEST: Final = 1 << 30
#: So much is read at once: Python takes memory for all that it is asked to read, however short the file is.
_PIECE: Final = 1 << 20


def read_chosen(path: Path, code: str, largest: int = LARGEST) -> bytes:
    """The bytes of a regular file; a pipe or a device would block or never end.

    Raises :class:`UserError` with ``code`` for anything else, and for a file of more than ``largest`` bytes.
    """
    name = path.name or path
    another = N_("Choose another one.")
    try:
        if path.exists() and not path.is_file():
            raise UserError(code, N_("{name} is not a file.").format(name=name), another)
        with path.open("rb") as file:
            data = bytearray()
            while len(data) <= largest and (piece := file.read(_PIECE)):
                data += piece
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        sentence = N_("The file {name} could not be read.").format(name=name)
        raise UserError(code, sentence, another, str(error)) from error
    if len(data) > largest:
        sentence = N_("{name} is larger than {most} MB.").format(name=name, most=largest >> 20)
        raise UserError(code, sentence, another)
    return bytes(data)
