"""What a document may be: how large, how long its text, and how long reading it may take."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final

#: A file of more bytes is not read at all; a text file has a smaller limit of its own.
LARGEST_FILE: Final = 64 << 20
#: So many characters of a document are kept, about two thousand printed pages; the rest is left out.
MOST_CHARACTERS: Final = 4_000_000
MOST_SECTIONS: Final = 50_000
#: Seconds until the process that reads is ended.
PATIENCE_S: Final = 60.0
#: Bytes that it may take.
MEMORY: Final = 1 << 30
#: Bytes that what is packed in a file may be unpacked, each and together.
LARGEST_PART: Final = 48 << 20
LARGEST_WHOLE: Final = 192 << 20
MOST_PARTS: Final = 10_000


class CannotReadError(Exception):
    """The document cannot be read; ``word`` says why, and its parent knows the sentence."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Taken:
    """The sections that were read so far, up to the limit."""

    def __init__(self) -> None:
        self.sections: list[dict[str, Any]] = []
        self.is_full = False
        self._n_left = MOST_CHARACTERS

    def add(self, text: str, *, page: int | None = None, heading: str = "") -> None:
        """Take a section in, or as much of it as there is room for."""
        text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "").strip("\n")
        if not text.strip() or self.is_full:
            return
        if len(text) > self._n_left or len(self.sections) >= MOST_SECTIONS:
            text, self.is_full = text[: self._n_left], True
        self._n_left -= len(text)
        self.sections.append({"page": page, "heading": heading, "text": text})


class Packed:
    """A zip file of which no more is unpacked than the limits say, whatever it claims to be."""

    def __init__(self, path: Path, largest: int | None = None, most_parts: int | None = None) -> None:
        try:
            self._zip = zipfile.ZipFile(path)
            self.names = dict.fromkeys(self._zip.namelist()[: most_parts or MOST_PARTS])
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
            raise CannotReadError("damaged") from error
        self._largest = largest or LARGEST_PART
        self._n_left = largest or LARGEST_WHOLE

    def read(self, name: str) -> bytes:
        """A part, unpacked."""
        most = min(self._largest, self._n_left)
        try:
            with self._zip.open(name) as part:
                data = part.read(most + 1)
        except KeyError as error:
            raise CannotReadError("damaged") from error
        except RuntimeError as error:  # it wants a password
            raise CannotReadError("encrypted") from error
        except Exception as error:  # a stranger's bytes: zlib, lzma and bz2 each have errors of their own
            raise CannotReadError("damaged") from error
        if len(data) > most:
            raise CannotReadError("memory")
        self._n_left -= len(data)
        return data
