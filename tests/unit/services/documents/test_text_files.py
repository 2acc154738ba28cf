"""Text files as parts of a message."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.documents.reading import read_document
from ethervox_gui.services.documents.text_files import LARGEST, read_text_file


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_text_is_read(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Grüße\r\n你好\r".encode(encoding))
    assert read_text_file(path) == "Grüße\n你好\n"


_WESTERN = {
    "German": "Straße;Größe;Preis\r\nMüllerstraße 5;12 m²;1.200 €\r\nÄußere Gasse;„klein“;–",
    "French": "L’été à la mer, où l’on mange des œufs : « Ça va ? »",
    "Spanish": "¿Qué hace mañana el niño? ¡Ningún problema!",
    "Portuguese": "As informações não estão lá; são as regiões.",
    "Danish": "Jeg bor på en ø i nærheden af Århus.",
}
_OTHERS = {
    "cp1250": [
        "Zażółć gęślą jaźń, proszę",
        "Příliš žluťoučký kůň",
        "árvíztűrő tükörfúrógép és fűrő",
        "Ţară şi văi",
    ],
    "cp1251": ["Привет, как дела?"],
    "cp1253": ["Καλημέρα, τι κάνεις"],
    "cp1254": ["Işık ılık, çalışıyoruz"],
    "cp1257": ["Ąžuolas šlama"],
    "cp437": ["Die Größe der Häuser in München und das Öl"],
    "shift_jis": ["日本語のテスト"],
    "gb18030": ["你好，世界"],
    "koi8-r": ["Привет, как дела?"],
}


@pytest.mark.parametrize("text", _WESTERN.values(), ids=_WESTERN)
def test_text_of_older_programs_of_western_europe_is_read(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(text.encode("cp1252"))
    assert read_text_file(path) == text.replace("\r\n", "\n")


def test_large_table_is_looked_through_once(tmp_path: Path) -> None:
    line = "Die Größe der Tür;schön\r\n"
    path = tmp_path / "a.csv"
    path.write_bytes((line * (LARGEST // len(line))).encode("cp1252"))  # for each of its letters: an hour
    assert len(read_text_file(path)) == LARGEST // len(line) * (len(line) - 1)


@pytest.mark.parametrize(("page", "text"), [(page, text) for page in _OTHERS for text in _OTHERS[page]])
def test_no_letter_of_another_code_page_becomes_a_wrong_one(tmp_path: Path, page: str, text: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(text.encode(page))
    with pytest.raises(UserError) as refused:
        read_text_file(path)
    assert refused.value.code == "no_text_file"


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
    with pytest.raises(UserError, match="not a file"):
        read_text_file(tmp_path)


@pytest.mark.parametrize("read", [read_text_file, read_document])
@pytest.mark.skipif(os.name == "nt", reason="no links without a right to make them")
def test_a_file_that_vanished_or_leads_nowhere_says_what_to_do(
    tmp_path: Path, read: Callable[[Path], object]
) -> None:
    loop = tmp_path / "loop.txt"
    loop.symlink_to(loop)
    for path in (tmp_path / "gone.txt", loop):
        with pytest.raises(UserError, match="Check that it is there still") as refused:
            read(path)
        assert refused.value.code == "file_unreadable"


@pytest.mark.parametrize("read", [read_text_file, read_document])
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path: Path, read: Callable[[Path], object]) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    with pytest.raises(UserError, match="not a file"):
        read(tmp_path / "pipe.txt")
