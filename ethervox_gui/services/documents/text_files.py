"""Text files that the user attaches."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

#: A larger file is not read; about two thousand printed pages.
LARGEST = 4 << 20

#: Documents that begin so are made of letters, but not of their own words.
_DOCUMENTS = {b"%PDF-": "PDF", b"{\\rtf": "RTF", b"%!PS": "PostScript"}


def read_text_file(path: Path) -> str:
    """The text of a file.

    Raises :class:`UserError` for what cannot be read, is no text in UTF-8 or UTF-16, is a document in a form
    of its own, or is larger than four megabytes.
    """
    name = path.name
    try:
        if not path.is_file():
            raise UserError(
                "no_text_file", N_("{name} is not a file.").format(name=name), N_("Drop a text file.")
            )
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise UserError(
            "file_unreadable", N_("{name} cannot be read.").format(name=name), details=str(error)
        ) from error
    if len(data) > LARGEST:
        raise too_large(name)
    kind = next((kind for begin, kind in _DOCUMENTS.items() if data.lstrip().startswith(begin)), None)
    if kind is not None:
        raise UserError(
            "no_text_file",
            N_("{name} is a {kind} document, not a text file.").format(name=name, kind=kind),
            N_("Open it, copy its text, and paste that."),
        )
    try:
        is_utf16 = data[:2] in {b"\xff\xfe", b"\xfe\xff"}
        text = data.decode("utf-16" if is_utf16 else "utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise UserError(
            "no_text_file",
            N_("{name} is not a text file.").format(name=name),
            N_("Text in UTF-8 can be sent."),
        )
    return with_plain_lines(text)


def with_plain_lines(text: str) -> str:
    """Its lines end as they do here, wherever it was written."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def too_large(name: str) -> UserError:
    """What is said of a text that is not read."""
    return UserError(
        "file_too_large",
        N_("{name} is larger than {most} MB.").format(name=name, most=LARGEST >> 20),
        N_("Paste the part that matters."),
    )
