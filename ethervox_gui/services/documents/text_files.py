"""Text files that the user attaches."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

#: A larger file is not read; about two thousand printed pages.
LARGEST = 4 << 20

#: Documents that begin so are made of letters, but not of their own words.
_DOCUMENTS = {b"%PDF-": "PDF", b"{\\rtf": "RTF", b"%!PS": "PostScript"}

#: What is written in Western Europe beside ASCII.  Not all of it: other code pages have letters of their own
#: where this one has the rest, and a text of theirs of any length has some of these.
_WESTERN: Final = frozenset(
    "äöüßàâáãåæçèéêëìíîïñòóôõøùúûœÿÄÖÜÀÂÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛŒ€„“”‚‘’«»‹›–—…§°·•²½¼¾×µ™®©ªº£¥¿¡\xa0"
)
_CONTROL: Final = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]")
#: A German text of DOS, read as what it is not.
_OTHER_PAGE: Final = re.compile("[a-z][„“”‚‘«»][a-z]")
#: Among the letters of a text in a Western language at most this share is not of ASCII.
_MOST_ACCENTS: Final = 0.25


def unreadable(name: str, error: Exception) -> UserError:
    """What is said of a file that is not there any more, or may not be read."""
    return UserError(
        "file_unreadable",
        N_("{name} cannot be read.").format(name=name),
        N_("Check that it is there still and that you may read it; then attach it again."),
        str(error),
    )


def read_text_file(path: Path) -> str:
    """The text of a file, in UTF-8 or UTF-16, or as older programs of Western Europe's Windows write it.

    Raises :class:`UserError` for what cannot be read, is no text in one of these, is a document in a form of
    its own, or is larger than four megabytes.
    """
    name = path.name
    try:
        if path.exists() and not path.is_file():
            raise UserError(
                "no_text_file", N_("{name} is not a file.").format(name=name), N_("Drop a text file.")
            )
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # of a name that no file can have
        raise unreadable(name, error) from error
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
        text = _western(data)
    if "\0" in text:
        raise UserError(
            "no_text_file",
            N_("{name} is not a text file.").format(name=name),
            N_("Text in UTF-8 can be sent."),
        )
    return with_plain_lines(text)


def _western(data: bytes) -> str:
    """A text in the code page of Western Europe, such as a table of Excel's; NUL where it may be another.

    A letter that is wrong would be worse than none.
    """
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        return "\0"
    others = [character for character in text if not character.isascii()]
    share = sum(map(str.isalpha, others)) / max(1, sum(map(str.isalpha, text)))
    is_hungarian = "õ" in text and not {"ö", "ü"}.isdisjoint(others)
    is_western = _WESTERN.issuperset(others) and share <= _MOST_ACCENTS and not is_hungarian
    return text if is_western and not _CONTROL.search(text) and not _OTHER_PAGE.search(text) else "\0"


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
