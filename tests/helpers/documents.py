"""Files of every kind that can be attached, made here, and hostile ones."""

from __future__ import annotations

import random
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def write_pdf(path: Path, pages: Sequence[str], *, extra: str = "", kids: str = "") -> Path:
    """A PDF of these pages; ``extra`` stands in its trailer, ``kids`` in place of its list of pages."""
    objects = ["", "", "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    names = []
    for text in pages:
        drawn = "".join(
            f"BT /F1 12 Tf 40 {780 - 14 * n} Td ({line}) Tj ET\n" for n, line in enumerate(text.split("\n"))
        )
        objects.append(f"<< /Length {len(drawn)} >>\nstream\n{drawn}endstream")
        resources = "<< /Font << /F1 3 0 R >> >>"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources {resources} "
            f"/Contents {len(objects)} 0 R >>"
        )
        names.append(f"{len(objects)} 0 R")
    objects[0] = "<< /Type /Catalog /Pages 2 0 R >>"
    objects[1] = f"<< /Type /Pages /Kids [{kids or ' '.join(names)}] /Count {len(pages)} >>"
    out = b"%PDF-1.4\n"
    places = []
    for number, words in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{words}\nendobj\n".encode("latin-1")
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    start = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}".encode()
    out += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R {extra}>>\nstartxref\n{start}\n%%EOF\n".encode()
    path.write_bytes(out)
    return path


def write_locked_pdf(path: Path) -> Path:
    """One that wants a password."""
    secret = "<" + "5a" * 32 + ">"
    locked = f"/Encrypt << /Filter /Standard /V 1 /R 2 /O {secret} /U {secret} /P -4 >> /ID [<00> <00>] "
    return write_pdf(path, ["Nobody reads this."], extra=locked)


def write_zip(path: Path, parts: Mapping[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in parts.items():
            file.writestr(name, data)
    return path


def parts_of(path: Path) -> dict[str, bytes]:
    """What a zip file holds."""
    with zipfile.ZipFile(path) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def write_docx(
    path: Path, paragraphs: Sequence[tuple[str, str]], table: Sequence[Sequence[str]] = ()
) -> Path:
    """A Word document: paragraphs with the ids of their styles, then a table."""
    body = "".join(
        f'<w:p><w:pPr><w:pStyle w:val="{style}"/></w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>'
        for style, text in paragraphs
    )
    if table:
        rows = "".join(
            "<w:tr>"
            + "".join(f"<w:tc><w:p><w:r><w:t>{cell}</w:t></w:r></w:p></w:tc>" for cell in row)
            + "</w:tr>"
            for row in table
        )
        body += f"<w:tbl>{rows}</w:tbl>"
    heading = '<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>'
    styles = f'<w:styles xmlns:w="{_W}">{heading}</w:styles>'
    document = f'<w:document xmlns:w="{_W}"><w:body>{body}</w:body></w:document>'
    return write_zip(path, {"word/document.xml": document, "word/styles.xml": styles})


def write_strict_docx(path: Path, paragraphs: Sequence[tuple[str, str]]) -> Path:
    """The same as a “Strict Open XML Document”, whose words have other addresses."""
    usual = parts_of(write_docx(path, paragraphs))
    strict = b"http://purl.oclc.org/ooxml/wordprocessingml/main"
    return write_zip(path, {name: data.replace(_W.encode(), strict) for name, data in usual.items()})


def write_epub(
    path: Path, chapters: Sequence[str], *, locked: Sequence[int] = (), damaged: Sequence[int] = ()
) -> Path:
    """A book whose chapters are told in another order than they are read in.

    Those that are ``locked`` are ciphers, as shops sell them; of those that are ``damaged`` bytes are wrong.
    """
    items = "".join(
        f'<item id="c{n}" href="text/c{n}.xhtml" media-type="application/xhtml+xml"/>'
        for n in reversed(range(len(chapters)))
    )
    spine = "".join(f'<itemref idref="c{n}"/>' for n in range(len(chapters)))
    parts: dict[str, str | bytes] = {
        "META-INF/container.xml": (
            '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
            '<rootfile full-path="OEBPS/book.opf"/></rootfiles></container>'
        ),
        "OEBPS/book.opf": (
            '<package xmlns="http://www.idpf.org/2007/opf">'
            f"<manifest>{items}</manifest><spine>{spine}</spine></package>"
        ),
    }
    for n, chapter in enumerate(chapters):
        page = f"<html><head><title>x</title></head><body>{chapter}</body></html>"
        parts[f"OEBPS/text/c{n}.xhtml"] = random.Random(n).randbytes(3000) if n in locked else page
    if locked:
        ciphers = "".join(f'<c:CipherReference URI="OEBPS/text/c{n}.xhtml"/>' for n in locked)
        names = 'xmlns:c="http://www.w3.org/2001/04/xmlenc#"'
        parts["META-INF/encryption.xml"] = f"<encryption {names}>{ciphers}</encryption>"
    write_zip(path, parts)
    with zipfile.ZipFile(path) as packed:
        starts = [packed.getinfo(f"OEBPS/text/c{n}.xhtml").header_offset for n in damaged]
    data = bytearray(path.read_bytes())
    for start in starts:
        body = start + 30 + int.from_bytes(data[start + 26 : start + 28], "little")
        data[body : body + 8] = b"\xff" * 8
    path.write_bytes(data)
    return path


def lighthouse(path: Path, n_chapters: int = 30) -> Path:
    """A long Markdown file, one chapter of which says something that nobody could guess."""
    words = [
        "harbour",
        "ship",
        "water",
        "stone",
        "keeper",
        "lamp",
        "oil",
        "rope",
        "wind",
        "tower",
        "stair",
        "window",
        "lens",
        "glass",
        "iron",
        "brick",
    ]
    text = "# Guide to the lighthouse\nThe lighthouse of Skagen is 46 metres high.\n"
    for chapter in range(1, n_chapters + 1):
        told = " ".join(words[(chapter * i + i) % len(words)] for i in range(60))
        text += f"\n## Chapter {chapter}\n{told}\n"
        if chapter == n_chapters // 2:
            text += "\nThe password of the archive cellar is Quendolina seven.\n"
    path.write_text(text, encoding="utf-8")
    return path
