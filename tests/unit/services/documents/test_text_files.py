"""Text files as parts of a message."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.documents.text_files import LARGEST, read_text_file


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_text_is_read(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Grüße\r\n你好\r".encode(encoding))
    assert read_text_file(path) == "Grüße\n你好\n"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\x7fELF\x00\x01\x02", "no_text_file"),
        (b"\xff\xfe\xfa", "no_text_file"),
        (b"latin \xe9\xe8", "no_text_file"),
        (b"%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n", "no_text_file"),
        (b"\r\n{\\rtf1\\ansi Hello.}", "no_text_file"),
        (b"%!PS-Adobe-3.0\nshowpage\n", "no_text_file"),
        (b"x" * (LARGEST + 1), "file_too_large"),
    ],
)
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(content)
    with pytest.raises(UserError) as refused:
        read_text_file(path)
    assert refused.value.code == code


def test_a_text_about_documents_is_a_text(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("A PDF begins with %PDF-1.4, RTF with {\\rtf1.")
    assert read_text_file(path).startswith("A PDF begins")


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(UserError, match="not a file"):
            read_text_file(path)
