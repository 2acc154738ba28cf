"""The Markdown of a message as blocks to show, also while it grows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ethervox_gui.ui.kit.text_views.parse import (
    LINK_SCHEMES,
    Block,
    CodeBlock,
    Piece,
    TextBlock,
    is_safe_link,
    n_tables_in,
    read,
    references_of,
)

__all__ = [
    "LINK_SCHEMES",
    "Block",
    "CodeBlock",
    "Growing",
    "TextBlock",
    "is_safe_link",
    "prepare",
    "to_blocks",
]

#: So many characters are parsed at a time, unless one block has more.
_WINDOW = 8_000
#: The last blocks of a text that grows may still become something else.
_UNSETTLED = 2
#: What makes links of words that stand anywhere in the text.
_DEFINITION = re.compile(r"^ {0,3}\[(?!\^)[^\]\n]+\]:", re.MULTILINE)
_FENCE = re.compile(r"^(`{3,}|~{3,})[^`\n]*\n", re.MULTILINE)


def to_blocks(source: str) -> list[Block]:
    """The blocks of a message.  A fence on the top level is a :class:`CodeBlock`."""
    return Growing().blocks(source)


@dataclass(frozen=True, slots=True)
class _OpenFence:
    """The code at the end of a text that still grows: what stands before it, and what would end it."""

    before: str
    blocks: list[Block]
    language: str
    end: re.Pattern[str]


class Growing:
    """The blocks of a text that grows: what cannot change any more is not parsed again.

    What it takes to add to a text therefore does not grow with its length.
    """

    def __init__(self) -> None:
        self.settled = ""
        self._blocks: list[Block] = []
        self._item: int | None = None
        self._n_tables = 0
        self._window = _WINDOW
        self._fence: _OpenFence | None = None

    def blocks(self, source: str) -> list[Block]:
        """As :func:`to_blocks`; quicker where ``source`` begins as the last one did."""
        fence = self._fence
        if fence is not None and source.startswith(fence.before):
            code = source[len(fence.before) :]
            if not fence.end.search(code):
                return [*fence.blocks, CodeBlock(code.rstrip("\n"), fence.language, False)]
        if not source.startswith(self.settled):
            self.__init__()  # type: ignore[misc]
        if _DEFINITION.search(source, len(self.settled)):
            return Growing()._read(source, references_of(source))
        return self._read(source, {})

    def _read(self, source: str, references: dict[str, object]) -> list[Block]:
        while True:
            start = len(self.settled)
            part = source[start : start + self._window]
            is_rest = start + len(part) == len(source)
            if not is_rest:
                part = part[: part.rfind("\n") + 1] or part
            n_code = sum(isinstance(block, CodeBlock) for block in self._blocks)
            pieces = read(part, n_code, self._item, references, self._n_tables)
            settled = pieces[:-_UNSETTLED]
            if is_rest:
                blocks = self._blocks + [piece.block for piece in pieces]
                self._note_fence(source, blocks)
                self._settle(source, settled)
                return blocks
            if settled:
                self._settle(source, settled)
                self._window = _WINDOW
            else:
                self._window *= 2

    def _settle(self, source: str, pieces: list[Piece]) -> None:
        if pieces:
            self.settled = source[: len(self.settled) + pieces[-1].end]
            self._blocks += [piece.block for piece in pieces]
            self._item = pieces[-1].item
            self._n_tables += sum(n_tables_in(piece.block) for piece in pieces)

    def _note_fence(self, source: str, blocks: list[Block]) -> None:
        """Whether the text ends in a fence that is open: what follows is code and nothing else."""
        last = blocks[-1] if blocks else None
        self._fence = None
        if isinstance(last, CodeBlock) and not last.closed:
            for opened in _FENCE.finditer(source, len(self.settled)):
                if source[opened.end() :].rstrip("\n") == last.code:
                    mark = opened[1]
                    end = re.compile(rf"^ {{0,3}}{mark[0]}{{{len(mark)},}}[ \t]*$", re.MULTILINE)
                    self._fence = _OpenFence(source[: opened.end()], blocks[:-1], last.language, end)
                    return


def prepare() -> None:
    """Make ready what the first message would wait for: on a worker thread, early."""
    from ethervox_gui.ui.kit.text_views import highlight  # here, because loading it takes a while

    to_blocks("**a**")
    highlight.prepare()
