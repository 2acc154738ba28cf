"""Files become text in a process of their own, whatever is in them."""

from __future__ import annotations

import os
import select
import sys
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.turns.files import behind_files, quoted
from ethervox_gui.services.documents import limits
from ethervox_gui.services.documents.docx import read as read_docx
from ethervox_gui.services.documents.limits import CannotReadError, Packed, Taken
from ethervox_gui.services.documents.reading import pasted_document, read_document
from ethervox_gui.services.documents.text_files import LARGEST
from ethervox_gui.services.documents.web_page import read as read_page
from tests.helpers import documents, programs


def refused(path: Path, **how: object) -> UserError:
    with pytest.raises(UserError) as error:
        read_document(path, **how)  # type: ignore[arg-type]
    assert path.name in error.value.message
    return error.value


def test_a_pasted_text_is_what_a_file_of_it_would_be(tmp_path: Path) -> None:
    text = "One.\r\n\r\nTwo.\rThree."
    path = tmp_path / "text.txt"
    path.write_bytes(text.encode())
    assert pasted_document("text", text).sections == read_document(path).sections
    assert "\0" not in pasted_document("text", "a\0b").text
    pasted = pasted_document("Pasted text", text)
    sent = quoted(pasted.name, pasted.text)
    assert behind_files(f"{sent}\nWhat is it about?").strip() == "What is it about?"
    with pytest.raises(UserError, match="There is no text"):
        pasted_document("text", " \r\n" * 9)


def test_pages_of_a_pdf(tmp_path: Path) -> None:
    path = documents.write_pdf(
        tmp_path / "a report.pdf", ["The first page.", "", "The third one,\nof two lines."]
    )
    found = read_document(path)
    assert [(section.page, section.text) for section in found.sections] == [
        (1, "The first page."),
        (3, "The third one,\nof two lines."),
    ]
    assert (found.name, found.kind, found.n_pages) == ("a report.pdf", "pdf", 3)
    assert found.n_bytes == path.stat().st_size


def test_a_word_document_in_sections(tmp_path: Path) -> None:
    """Headings are known by their style, whatever language its author speaks; rows of a table are lines."""
    told = [("", "Before."), ("berschrift1", "Boats"), ("", "Amalia &lt;b&gt; sails."), ("Heading2", "Crew")]
    path = documents.write_docx(tmp_path / "a.docx", told, [["Name", "Role"], ["Ann", "Cook"]])
    found = read_document(path)
    assert [(section.heading, section.text) for section in found.sections] == [
        ("", "Before."),
        ("Boats", "Boats\nAmalia <b> sails."),
        ("Crew", "Crew\nName\tRole\nAnn\tCook"),
    ]


def test_where_tabs_stop_is_no_text(tmp_path: Path) -> None:
    stops = '<w:pPr><w:tabs><w:tab w:pos="720"/><w:tab w:pos="1440"/></w:tabs></w:pPr>'
    path = documents.write_docx(tmp_path / "a.docx", [])
    text = f"<w:p>{stops}<w:r><w:t>Ann</w:t><w:tab/><w:t>Cook</w:t></w:r></w:p>"
    parts = documents.parts_of(path)
    parts["word/document.xml"] = parts["word/document.xml"].replace(b"<w:body>", f"<w:body>{text}".encode())
    (section,) = read_document(documents.write_zip(path, parts)).sections
    assert section.text == "Ann\tCook"


def test_a_book_in_its_order(tmp_path: Path) -> None:
    chapters = ["<h1>One</h1><p>It began.</p>", "<h1>Two</h1><p>It<br/>ended.</p>"]
    found = read_document(documents.write_epub(tmp_path / "a.epub", chapters))
    assert [section.heading for section in found.sections] == ["One", "Two"]
    assert "It\nended." in found.sections[1].text.replace("\n\n", "\n")


def test_what_a_shop_locked_in_a_book_is_no_text(tmp_path: Path) -> None:
    """It was attached as if its cipher were words."""
    chapters = ["<p>First.</p>", "<p>Second.</p>"]
    assert (
        refused(documents.write_epub(tmp_path / "a.epub", chapters, locked=[0, 1])).code == "document_locked"
    )
    found = read_document(documents.write_epub(tmp_path / "b.epub", chapters, locked=[1]))
    assert [section.text for section in found.sections] == ["First."]


def test_one_damaged_chapter_of_a_book_is_left_out(tmp_path: Path) -> None:
    chapters = ["<p>First.</p>", "<p>Second.</p>", "<p>Third.</p>"]
    found = read_document(documents.write_epub(tmp_path / "a.epub", chapters, damaged=[1]))
    assert [section.text for section in found.sections] == ["First.", "Third."]
    every = documents.write_epub(tmp_path / "b.epub", chapters, damaged=[0, 1, 2])
    assert refused(every).code == "document_damaged"


def test_a_strict_word_document_is_read_as_well(tmp_path: Path) -> None:
    path = documents.write_strict_docx(
        tmp_path / "a.docx", [("berschrift1", "The harbour"), ("", "It has a lighthouse.")]
    )
    assert [(one.heading, one.text) for one in read_document(path).sections] == [
        ("The harbour", "The harbour\nIt has a lighthouse.")
    ]


def test_a_hyphen_at_which_no_line_breaks_is_one(tmp_path: Path) -> None:
    words = "e</w:t><w:noBreakHyphen/><w:t>mail"
    path = documents.write_docx(tmp_path / "a.docx", [("", words)])
    assert [one.text for one in read_document(path).sections] == ["e-mail"]


@pytest.mark.parametrize("named", ["undefined", "idna", "punycode", "hex", "none-such"])
def test_an_odd_charset_of_a_page_costs_no_more_than_letters(tmp_path: Path, named: str) -> None:
    path = tmp_path / "a.html"
    path.write_bytes(f'<meta charset="{named}"><p>Words, caf'.encode() + b"\xe9.</p>")
    assert [one.text for one in read_document(path).sections] == ["Words, café."]


def test_a_web_page_is_its_words(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_text(
        "<title>no</title><script>steal()</script><style>p {}</style><p>Words &amp; <i>more</i></p>"
        "<h2>Next</h2><pre>  two\n    lines</pre><table><tr><td>a<td>b</table>",
        encoding="utf-8",
    )
    found = read_document(path)
    assert [section.heading for section in found.sections] == ["", "Next"]
    assert found.sections[0].text == "Words & more"
    assert "lines" in found.sections[1].text
    assert "steal" not in found.text
    assert "no" not in found.sections[0].text.split()


def test_letters_of_an_older_page() -> None:
    taken = Taken()
    read_page("<meta charset=iso-8859-2><p>Za\u017c\u00f3\u0142\u0107".encode("iso-8859-2"), taken)
    assert taken.sections[0]["text"] == "Za\u017c\u00f3\u0142\u0107"


def test_markdown_and_text_are_read_here(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("# One\ntext\n```\n# no heading\n```\n## Two\nmore\n", encoding="utf-8")

    def never(_path: Path, _kind: str) -> list[str]:
        raise AssertionError("a process for plain text")

    found = read_document(path, command=never)
    assert [(section.heading, section.line) for section in found.sections] == [("One", 1), ("Two", 6)]


# ---- what is refused ---------------------------------------------------------------------------------


def test_a_locked_pdf(tmp_path: Path) -> None:
    error = refused(documents.write_locked_pdf(tmp_path / "a.pdf"))
    assert error.code == "document_locked"


def test_a_locked_word_document(tmp_path: Path) -> None:
    path = tmp_path / "a.docx"
    path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600))
    assert refused(path).code == "document_locked"


def test_a_scanned_pdf_says_so(tmp_path: Path) -> None:
    error = refused(documents.write_pdf(tmp_path / "a.pdf", ["", ""]))
    assert error.code == "document_without_text"
    assert "scanned" in error.message


@pytest.mark.parametrize("name", ["a.pdf", "a.docx", "a.epub"])
def test_a_file_that_is_something_else(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"Something else altogether. " * 20)
    assert refused(path).code == "document_damaged"


def test_pages_that_are_their_own_parents_end(tmp_path: Path) -> None:
    path = documents.write_pdf(tmp_path / "a.pdf", ["x"], kids="2 0 R 2 0 R")
    assert refused(path).code in {"document_damaged", "document_without_text"}


def test_a_bomb_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a part that grows a thousandfold no more than the limit is held."""
    path = documents.write_zip(tmp_path / "a.docx", {"word/document.xml": b"<a>" + b" " * (4 << 20)})
    monkeypatch.setattr(limits, "LARGEST_PART", 1 << 20)
    with pytest.raises(CannotReadError) as error:
        read_docx(path, Taken())
    assert error.value.word == "memory"


def test_a_whole_bomb_is_a_sentence(tmp_path: Path) -> None:
    size = limits.LARGEST_PART + (1 << 20)
    path = documents.write_zip(tmp_path / "a.docx", {"word/document.xml": b" " * size})
    assert path.stat().st_size < 1 << 20
    assert refused(path).code == "document_too_costly"


def test_many_parts_together_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LARGEST_WHOLE", 1000)
    packed = Packed(documents.write_zip(tmp_path / "a.zip", {"a": b"x" * 600, "b": b"x" * 600}))
    assert packed.read("a") == b"x" * 600
    with pytest.raises(CannotReadError):
        packed.read("b")


def test_entities_are_no_part_of_a_document(tmp_path: Path) -> None:
    bomb = '<!DOCTYPE a [<!ENTITY b "laugh"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'
    path = documents.write_zip(tmp_path / "a.docx", {"word/document.xml": bomb})
    assert refused(path).code == "document_damaged"


def test_a_very_long_document_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CHARACTERS", 10)
    taken = Taken()
    taken.add("seven 7")
    taken.add("and more than there is room for")
    taken.add("nothing of this")
    assert [section["text"] for section in taken.sections] == ["seven 7", "and"]
    assert taken.is_full


def test_a_process_that_hangs_is_ended(tmp_path: Path) -> None:
    path = documents.write_pdf(tmp_path / "a.pdf", ["x"])
    error = refused(path, patience_s=0.2, command=lambda _p, _k: [sys.executable, "-c", "while True: pass"])
    assert error.code == "document_too_costly"
    assert "too long" in error.message


@pytest.mark.parametrize(
    "program",
    [
        "import os; os.abort()",
        "print('{\"sections\": [')",
        "print('[]')",
        "print('{\"sections\": 5}')",
        "",
        "import sys; print('{\"sections\": []}'); sys.exit(3)",
    ],
)
def test_a_process_that_crashes_is_a_sentence(tmp_path: Path, program: str) -> None:
    path = documents.write_pdf(tmp_path / "a.pdf", ["x"])
    error = refused(path, command=lambda _p, _k: [sys.executable, "-c", program])
    assert error.code == "document_damaged"


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    path = documents.write_pdf(tmp_path / "a.pdf", ["x"])
    assert refused(path, command=lambda _p, _k: [str(tmp_path / "none")]).code == "document_damaged"


def test_large_files_are_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.pdf"
    with path.open("wb") as file:
        file.truncate(limits.LARGEST_FILE + 1)

    def never(_path: Path, _kind: str) -> list[str]:
        raise AssertionError("begun")

    assert refused(path, command=never).code == "file_too_large"
    text = tmp_path / "a.txt"
    text.write_bytes(b"x" * (LARGEST + 1))
    assert refused(text).code == "file_too_large"


@pytest.mark.parametrize("name", ["a.doc", "a.xlsx", "a.png", "a.zip", "a.rtf"])
def test_forms_that_are_not_read_are_named(tmp_path: Path, name: str) -> None:
    error = refused(tmp_path / name)
    assert error.code == "unsupported_document"
    assert "PDF" in error.advice


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refused(tmp_path / "a.pdf").code == "file_unreadable"
    (tmp_path / "b.pdf").mkdir()
    assert refused(tmp_path / "b.pdf").code == "no_text_file"


# ---- the process -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "program", [["-m", "ethervox_gui.services.documents.child"], ["-m", "ethervox_gui", "--read-document"]]
)
def test_the_process_by_both_of_its_names(tmp_path: Path, program: list[str]) -> None:
    path = documents.write_pdf(tmp_path / "a.pdf", ["Words."])
    done = programs.run([sys.executable, *program, "pdf", str(path)])
    assert (done.returncode, done.stderr) == (0, "")
    assert '"Words."' in done.stdout


def test_nothing_of_it_is_loaded_by_the_program() -> None:
    program = (
        "import sys, ethervox_gui.__main__, ethervox_gui.front_ends.app\n"
        "print([name for name in sys.modules if name.startswith('pypdfium2')])"
    )
    done = programs.run([sys.executable, "-c", program])
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_the_process_takes_no_more_memory_than_it_may() -> None:
    program = (
        "from ethervox_gui.services.documents import child; child.be_modest(child.MEMORY)\n"
        "try: x = bytearray(2 << 30)\n"
        "except MemoryError: print('refused')"
    )
    done = programs.run([sys.executable, "-c", program])
    if sys.platform.startswith("linux"):
        assert done.stdout.strip() == "refused"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process of it")
def test_the_process_ends_with_a_program_that_is_killed(tmp_path: Path) -> None:
    """It was ended by nobody then, however long it would have gone on."""
    pipe, path = tmp_path / "pipe", tmp_path / "a.pdf"
    os.mkfifo(pipe)
    path.write_bytes(b"%PDF")
    hangs = (
        "import sys; from ethervox_gui.services.documents import child; child.be_modest(child.MEMORY)\n"
        f"with open({str(pipe)!r}, 'w') as pipe:\n"
        "    print('hangs', file=pipe, flush=True)\n"
        "    while True: pass"
    )
    program = (
        "import sys; from pathlib import Path\n"
        "from ethervox_gui.services.documents.reading import read_document\n"
        f"read_document(Path({str(path)!r}), command=lambda *_: [sys.executable, '-c', {hangs!r}])"
    )
    reader = programs.start([sys.executable, "-c", program])
    with pipe.open("rb", buffering=0) as told:
        assert told.readline() == b"hangs\n"
        reader.kill()
        has_ended, _, _ = select.select([told], [], [], programs.PATIENCE_S / 2)
        assert has_ended
        assert told.read() == b"", "it is gone, and its end of the pipe with it"
