"""A file becomes sections of text, or a sentence that says why not.

Plain text is read here; everything with a form of its own by another process, so that whatever a file does
to the libraries, the program goes on.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.recall.passages import DocumentText, Section, sections_of_text
from ethervox_gui.context.text import N_
from ethervox_gui.services.documents.limits import LARGEST_FILE, MOST_CHARACTERS, PATIENCE_S
from ethervox_gui.services.documents.program import child_command
from ethervox_gui.services.documents.text_files import (
    LARGEST,
    read_text_file,
    too_large,
    unreadable,
    with_plain_lines,
)

#: Forms that are read by the other process, by the ending of the name.
_KINDS: Final = {
    ".pdf": "pdf",
    ".docx": "docx",
    ".epub": "epub",
    ".html": "html",
    ".htm": "html",
    ".xhtml": "html",
}
_MARKDOWN: Final = frozenset([".md", ".markdown", ".mdown"])
_TABLES: Final = frozenset([".csv", ".tsv"])
#: Known forms that nobody here reads, with their names.
_OTHERS: Final = {
    **dict.fromkeys((".doc", ".dot"), N_("an old Word document")),
    **dict.fromkeys((".xls", ".xlsx", ".ods", ".numbers"), N_("a spreadsheet")),
    **dict.fromkeys((".ppt", ".pptx", ".odp", ".key"), N_("a presentation")),
    **dict.fromkeys((".odt", ".rtf", ".pages"), N_("a document in another format")),
    **dict.fromkeys((".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff"), N_("a picture")),
    **dict.fromkeys((".mp3", ".wav", ".ogg", ".flac", ".m4a", ".mp4", ".mkv", ".webm"), N_("a recording")),
    **dict.fromkeys((".zip", ".gz", ".xz", ".7z", ".rar", ".tar"), N_("an archive")),
    ".mobi": N_("an e-book in another format"),
    ".azw3": N_("an e-book in another format"),
}
#: Bytes of an answer: JSON may write a character as up to twelve.
_LONGEST_ANSWER: Final = 12 * MOST_CHARACTERS + (16 << 20)

Command = Callable[[Path, str], Sequence[str]]


def read_document(
    path: Path, patience_s: float = PATIENCE_S, command: Command = child_command
) -> DocumentText:
    """The text of a file.

    Raises :class:`UserError` for what cannot be read, is too large, locked, without text or of a form that is
    not known, and where the process that reads crashes, takes too long or too much memory.
    """
    suffix, name = path.suffix.lower(), path.name
    if suffix in _OTHERS:
        raise UserError(
            "unsupported_document",
            N_("{name} is {kind}, which can't be read here.").format(name=name, kind=_OTHERS[suffix]),
            N_("Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached."),
        )
    kind = _KINDS.get(suffix)
    if kind is None:
        text = read_text_file(path)
        return DocumentText(name, _text_kind(suffix), _of_text(text, suffix), _size(path), False)
    n_bytes = _size(path)
    if n_bytes > LARGEST_FILE:
        raise UserError(
            "file_too_large",
            N_("{name} is larger than {most} MB.").format(name=name, most=LARGEST_FILE >> 20),
            N_("Attach the part of it that matters."),
        )
    answer = _ask(path, kind, patience_s, command)
    if isinstance(word := answer.get("refused"), str):
        raise _refused(name, word)
    sections = tuple(_section(one) for one in answer["sections"])
    if not sections:
        raise _refused(name, "no_text")
    return DocumentText(name, kind, sections, n_bytes, bool(answer.get("cut")))


def pasted_document(name: str, text: str) -> DocumentText:
    """A long text from the clipboard as if it had come in a text file of this name.

    Raises :class:`UserError` where a file of it would be too large, or where nothing is in it.
    """
    n_bytes = len(text.encode("utf-8", "replace"))
    if n_bytes > LARGEST:
        raise too_large(name)
    written = with_plain_lines(text).replace("\0", " ")
    return DocumentText(f"{name}.txt", "text", _of_text(written, ""), n_bytes, False)


# ---- inside ----------------------------------------------------------------------------------------


def _text_kind(suffix: str) -> str:
    return "markdown" if suffix in _MARKDOWN else "table" if suffix in _TABLES else "text"


def _of_text(text: str, suffix: str) -> tuple[Section, ...]:
    found = sections_of_text(text, markdown=suffix in _MARKDOWN)
    if not found:
        raise UserError("no_text", N_("There is no text in this file."), N_("Choose another file."))
    return found


def _size(path: Path) -> int:
    try:
        if path.exists() and not path.is_file():
            raise UserError(
                "no_text_file", N_("{name} is not a file.").format(name=path.name), N_("Choose a file.")
            )
        with path.open("rb"):
            return path.stat().st_size
    except (OSError, ValueError) as error:  # of a name that no file can have
        raise unreadable(path.name, error) from error


def _ask(path: Path, kind: str, patience_s: float, command: Command) -> dict[str, Any]:
    """What the other process answers."""
    try:
        done = subprocess.run(  # noqa: S603 - our own program
            command(path, kind),
            capture_output=True,
            timeout=patience_s,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired as error:
        raise _refused(path.name, "time", f"no answer in {patience_s:g} s") from error
    except OSError as error:
        raise _refused(path.name, "crash", str(error)) from error
    details = f"exit status {done.returncode}\n{done.stderr.decode('utf-8', 'replace')[-2000:]}".strip()
    if done.returncode != 0 or len(done.stdout) > _LONGEST_ANSWER:
        raise _refused(path.name, "crash", details)
    try:
        found = json.loads(done.stdout.splitlines()[-1])
    except (ValueError, IndexError) as error:
        raise _refused(path.name, "crash", details) from error
    if not isinstance(found, dict) or not isinstance(found.get("sections", []), list):
        raise _refused(path.name, "crash", details)
    return found | ({} if "refused" in found else {"sections": found.get("sections", [])})


def _section(found: dict[str, Any]) -> Section:
    page = found.get("page")
    return Section(str(found["text"]), page if isinstance(page, int) else None, str(found.get("heading", "")))


def _refused(name: str, word: str, details: str = "") -> UserError:
    """The sentence for a word of the process that reads."""
    if word == "encrypted":
        return UserError(
            "document_locked",
            N_("{name} is password-protected.").format(name=name),
            N_("Save a copy without the password, and attach that."),
        )
    if word == "no_text":
        return UserError(
            "document_without_text",
            N_("{name} has no text. Perhaps it is scanned, so that its pages are pictures.").format(
                name=name
            ),
            N_("Recognize its text with another program first (OCR)."),
        )
    if word in {"memory", "time"}:
        message = (
            N_("Reading {name} takes too much memory.")
            if word == "memory"
            else N_("Reading {name} takes too long.")
        )
        return UserError(
            "document_too_costly", message.format(name=name), N_("Attach a part of it, or its text."), details
        )
    return UserError(
        "document_damaged",
        N_("{name} cannot be read: it is damaged, or not what its name says.").format(name=name),
        N_("Open it in the program it was made with, and save it again."),
        details,
    )
