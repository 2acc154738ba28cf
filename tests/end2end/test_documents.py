"""A file is attached without a window: by a command, in a process, with the model that comes along."""

from __future__ import annotations

from pathlib import Path

from tests.helpers import documents
from tests.helpers.headless import converse, named


def test_a_document_is_asked_by_another_program(tmp_path: Path) -> None:
    pages = [f"Page {n} tells of ropes and sails and harbours." for n in range(1, 9)]
    pages[5] = "The password of the archive cellar is Quendolina."
    book = documents.write_pdf(tmp_path / "a book.pdf", pages)
    locked = documents.write_locked_pdf(tmp_path / "locked.pdf")
    asked = "What is the password of the archive cellar?"
    lines = [f"/attach {book}", f"/attach {locked}", asked, "/detach 1", "/documents"]
    status, events = converse(tmp_path / "data", lines, "--n-ctx", "2048")
    assert status == 0
    (attached,) = named(events, "document_attached")
    assert (attached["title"], attached["n_pages"], attached["n_passages"]) == ("a book.pdf", 8, 8)
    (told,) = named(events, "passages_quoted")
    assert (told["title"], told["places"]) == ("a book.pdf", ["p. 6"])
    assert [error["code"] for error in named(events, "error")] == ["document_locked"]
    assert [event["document_id"] for event in named(events, "document_removed")] == [1]
    assert "no documents" in named(events, "notice")[-1]["text"]
