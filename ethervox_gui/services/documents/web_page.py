"""The text of a web page, in sections with their headings; nothing of it is run or fetched."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Final

from ethervox_gui.services.documents.limits import CannotReadError, Taken

_HEADINGS: Final = frozenset(["h1", "h2", "h3", "h4", "h5", "h6"])
#: What is in these is no text of the page.
_HIDDEN: Final = frozenset(["script", "style", "template", "noscript", "svg", "title"])
_BLOCKS: Final = frozenset(
    [
        *("p", "div", "section", "article", "li", "ul", "ol", "tr", "table", "blockquote", "pre", "br", "hr"),
        *("dt", "dd", "figure", "figcaption", "main", "header", "footer", "aside", "nav", "body"),
    ]
)
_CHARSET: Final = re.compile(rb"""charset\s*=\s*["']?\s*([\w.:-]+)""", re.IGNORECASE)
_SPACES: Final = re.compile(r"[ \t\r\n\f\v]+")
_LINES: Final = re.compile(r" *\n *")
_MANY_LINES: Final = re.compile(r"\n{3,}")


def read(data: bytes, taken: Taken) -> None:
    """Add the sections of a page.  Raises :class:`CannotReadError` where there is no text at all."""
    n_before = len(taken.sections)
    parser = _Parser(taken)
    parser.feed(_decoded(data))
    parser.close()
    parser.end_section()
    if len(taken.sections) == n_before:
        raise CannotReadError("no_text")


def _decoded(data: bytes) -> str:
    if data[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    named = _CHARSET.search(data[:4096])
    try:
        return data.decode(named[1].decode("ascii") if named else "cp1252", "replace")
    except (LookupError, UnicodeError):  # some codecs of Python's are for other things than pages
        return data.decode("cp1252", "replace")


class _Parser(HTMLParser):
    def __init__(self, taken: Taken) -> None:
        super().__init__(convert_charrefs=True)
        self._taken = taken
        self._parts: list[str] = []
        self._heading = ""
        self._new_heading: list[str] | None = None
        self._hidden = ""  # the element whose end is waited for
        self._n_hidden = 0
        self._n_pre = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        del attrs
        if self._hidden:
            self._n_hidden += tag == self._hidden
        elif tag in _HIDDEN:
            self._hidden, self._n_hidden = tag, 1
        elif tag == "body":
            return
        elif tag in _HEADINGS:
            self.end_section()
            self._new_heading = []
        else:
            self._n_pre += tag == "pre"
            if tag in _BLOCKS:
                self._parts.append("\n" if tag in {"br", "li", "tr"} else "\n\n")
            elif tag in {"td", "th"}:
                self._parts.append("\t")

    def handle_endtag(self, tag: str) -> None:
        if self._hidden:
            self._n_hidden -= tag == self._hidden
            if not self._n_hidden:
                self._hidden = ""
        elif tag in _HEADINGS and self._new_heading is not None:
            self._heading = " ".join("".join(self._new_heading).split())[:200]
            self._new_heading = None
            self._parts += [self._heading, "\n\n"]
        else:
            self._n_pre -= tag == "pre" and self._n_pre > 0
            if tag in _BLOCKS:
                self._parts.append("\n")

    def handle_data(self, data: str) -> None:
        if self._hidden:
            return
        if self._new_heading is not None:
            self._new_heading.append(data)
        else:
            self._parts.append(data if self._n_pre else _SPACES.sub(" ", data))

    def end_section(self) -> None:
        """What was said since the last heading is a section."""
        if self._new_heading is not None:  # it was never closed
            self._parts += self._new_heading
            self._new_heading = None
        text = _MANY_LINES.sub("\n\n", _LINES.sub("\n", "".join(self._parts)))
        self._parts = []
        if text.strip() and text.strip() != self._heading:
            self._taken.add(text.strip(), heading=self._heading)
