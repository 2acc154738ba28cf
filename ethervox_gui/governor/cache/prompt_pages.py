"""Pages of prompts: what requests of other programs left in the cache comes back, so that none is read twice.

Pages stand in a tree.  One begins where the page before it ends, or in the middle of that where two
conversations part, so what they share is kept once.  Beside each page lie its tokens, by which it is found:
nothing is taken for a prompt's beginning but the very same tokens.
"""

from __future__ import annotations

import hashlib
import struct
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ethervox_gui.context.edits.kv_model import GUEST, SCRATCH, PageIn, Remove
from ethervox_gui.context.errors import EngineError, NoRoomError
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.protocol import CancelCheck, Engine, never
from ethervox_gui.storage.pages.page_file import GUESTS, PageKey, PageKind
from ethervox_gui.storage.pages.page_store import KeptPage, PageStore

#: Fewer tokens are read about as fast as they are paged in.
WORTH: Final = 16

#: Most tokens of a page: of one that a conversation parts from the rest is loaded for nothing.
_MOST: Final = 256

#: Stands before the tokens beside a page: the page it follows, 0 for none.
_PARENT: Final = struct.Struct("<q")


@dataclass(slots=True)
class _Node:
    """A page that is kept, and what follows it, by position and first token."""

    item_id: int
    p0: int
    tokens: array[int]
    following: dict[tuple[int, int], _Node] = field(default_factory=dict)

    @property
    def span(self) -> Span:
        return Span(self.p0, self.p0 + len(self.tokens))

    @property
    def key(self) -> PageKey:
        return PageKey(GUESTS, PageKind.PROMPT, self.item_id)


class _Step(NamedTuple):
    """A page on the way through the tree: what it follows, and how far the tokens are the same."""

    before: _Node
    node: _Node
    end: int


class PromptPages:
    """The pages of prompts of one engine.  For its thread alone.

    ``wanted`` says whether any are kept; they share the pages' budget with those of chats.
    """

    def __init__(self, engine: Engine, pages: PageStore, wanted: Callable[[], bool] = lambda: True) -> None:
        self._engine, self._pages, self._wanted = engine, pages, wanted
        # A prompt holds all that it tells the model of tools, whatever the chat is told just now.
        self._fingerprint = engine.fingerprint
        self._tree: _Node | None = None

    def n_kept(self, tokens: Sequence[int]) -> int:
        """How many tokens at the beginning of these have pages."""
        path = self._way(array("i", tokens))
        return path[-1].end if path else 0

    def page_in(
        self,
        tokens: Sequence[int],
        start: int,
        stop: int,
        cancelled: CancelCheck = never,
        seq: int = GUEST,
    ) -> int:
        """Put cells of ``tokens[:stop]`` behind the ``start`` that a guests' sequence has; where it got to.

        That may be before ``start``, since a page takes the place of what is there of it.  Raises
        :class:`NoRoomError` where there are too few free cells, with what came before in the cache.
        """
        at, used = start, list[PageKey]()
        for before, node, end in self._way(array("i", tokens)):
            used.append(node.key)
            end = min(end, stop)
            if end <= at:
                continue
            if cancelled():
                break
            page = self._pages.load(node.key, self._fingerprint)
            if page is None:
                _forget(before, node)
                break
            if node.p0 < at:  # room for one page is enough then
                at = node.p0
                self._engine.apply([Remove(at, seq=seq)])
            part = Span(at, end)
            try:
                self._engine.apply([PageIn(page.span, data=page.data, seq=seq, part=part)])
            except NoRoomError:
                raise
            except EngineError:  # nothing of it is in the cache, and it would be no better the next time
                _forget(before, node)
                break
            at = end
        self._touch(used)
        return at

    def page_out(self, tokens: Sequence[int], seq: int = GUEST) -> None:
        """Keep the cells of a guests' sequence, which hold ``tokens``.  What cannot be kept is left out."""
        held = array("i", tokens)
        at, before = 0, self._known()
        if before is None or len(held) < WORTH:
            return
        on_the_way: list[PageKey] = []
        for parent, node, end in self._way(held):
            if self._pages.span(node.key, self._fingerprint) is None:
                _forget(parent, node)
                break
            on_the_way.append(node.key)
            at, before = end, node
        made: list[tuple[_Node, _Node, KeptPage]] = []
        while len(held) - at >= (1 if made else WORTH):
            node = _Node(_item_id(held, min(at + _MOST, len(held))), at, held[at : at + _MOST])
            try:
                data = self._engine.save_page(node.span, seq)
            except EngineError:
                self._engine.apply([Remove(seq=SCRATCH)])
                break
            beside = _PARENT.pack(before.item_id) + node.tokens.tobytes()
            made.append((before, node, KeptPage(node.span, data, beside)))
            at, before = node.span.p1, node
        kept = self._pages.save_all([(node.key, self._fingerprint, page) for _, node, page in made])
        for parent, node, _ in made:
            if node.key not in kept:
                break
            parent.following[node.p0, node.tokens[0]] = node
            on_the_way.append(node.key)
        self._touch(on_the_way)

    # ---- inside ------------------------------------------------------------------------------------

    def _touch(self, way: Sequence[PageKey]) -> None:
        """These were of use; the first most of all, for without it what follows it is of none."""
        if way:
            self._pages.touch(way[::-1], self._fingerprint)

    def _known(self) -> _Node | None:
        """The root of the tree; ``None`` where no pages can be kept, or are wanted."""
        if not self._fingerprint or not self._wanted():
            self._tree = None
        elif self._tree is None:
            self._tree = self._found()
        return self._tree

    def _found(self) -> _Node:
        """The tree of the pages in the store: those that an earlier run of the program kept."""
        root = _Node(0, 0, array("i"))
        known = {0: root}
        listed = self._pages.listed(GUESTS, self._fingerprint)
        for key, span in sorted(listed, key=lambda pair: pair[1]):
            beside = self._pages.keys(key, self._fingerprint)
            if len(beside) != _PARENT.size + span.n_tokens * root.tokens.itemsize:
                continue
            (parent_id,) = _PARENT.unpack_from(beside)
            parent = known.get(parent_id)
            if parent is None or not parent.p0 <= span.p0 <= parent.span.p1:
                continue  # what it follows is gone
            node = _Node(key.item_id, span.p0, array("i", beside[_PARENT.size :]))
            parent.following.setdefault((node.p0, node.tokens[0]), node)
            known[node.item_id] = node
        return root

    def _way(self, tokens: array[int]) -> list[_Step]:
        """The pages that hold the beginning of ``tokens``, in order."""
        way: list[_Step] = []
        node, at = self._known(), 0
        while node is not None and at < len(tokens):
            following = node.following.get((at, tokens[at]))
            if following is None:
                break
            at += _n_same(following.tokens, tokens, at)
            way.append(_Step(node, following, at))
            node = following
        return way


def _forget(before: _Node, node: _Node) -> None:
    """A page is not there any more: what follows it cannot be reached."""
    before.following.pop((node.p0, node.tokens[0]), None)


def _n_same(ours: array[int], theirs: array[int], at: int) -> int:
    """How many tokens of ``ours`` are those of ``theirs`` from ``at`` on."""
    n = min(len(ours), len(theirs) - at)
    if ours[:n] == theirs[at : at + n]:
        return n
    return next(index for index in range(n) if ours[index] != theirs[at + index])


def _item_id(tokens: array[int], end: int) -> int:
    """What the page that ends there is called by: all that stands before it counts."""
    digest = hashlib.blake2b(tokens[:end].tobytes(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1 or 1
