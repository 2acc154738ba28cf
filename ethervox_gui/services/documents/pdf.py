"""Pages of a PDF document, by PDFium; only the process that reads documents loads this."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pypdfium2
from pypdfium2 import raw

from ethervox_gui.services.documents.limits import CannotReadError, Taken

#: So many pages are looked at.
_MOST_PAGES: Final = 5_000
#: What PDFium puts where a line was broken inside a word.
_HYPHEN: Final = "\ufffe"


def read(path: Path, taken: Taken) -> None:
    """Every page with text is a section; what only shows pictures of text has none."""
    try:
        document = pypdfium2.PdfDocument(path)
    except pypdfium2.PdfiumError as error:
        is_locked = getattr(error, "err_code", None) == raw.FPDF_ERR_PASSWORD
        is_locked = is_locked or "assword" in str(error)
        raise CannotReadError("encrypted" if is_locked else "damaged") from error
    n_pages = len(document)
    for index in range(min(n_pages, _MOST_PAGES)):
        try:
            page = document[index]
            text = page.get_textpage().get_text_range()
            page.close()
        except pypdfium2.PdfiumError:
            continue  # the other pages may be whole
        taken.add(text.replace(_HYPHEN + "\r\n", "").replace(_HYPHEN, ""), page=index + 1)
        if taken.is_full:
            break
    if n_pages > _MOST_PAGES:
        taken.is_full = True
    if not taken.sections:
        raise CannotReadError("no_text" if n_pages else "damaged")
