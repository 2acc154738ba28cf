"""A model's vocabulary: texts to tokens and back, with texts that can never become control tokens."""

from __future__ import annotations

import ctypes
import functools
import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import llama_cpp as lib

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns import thinking
from ethervox_gui.engine.llama.text.characters import Characters

_PIECE_BYTES = 256

#: Texts of so many characters are often a template's own, and come again with every message.
_SHORT = 16
_PIECES_KEPT = 1 << 15

#: How tokens look that models use between texts, even where the file does not call them control tokens.
_LOOKS_LIKE_CONTROL = re.compile(r"<\||\|>|｜")

#: Text that begins with no space.
_PROBE = "a"

#: Text that no vocabulary joins to what follows it, and that therefore keeps SentencePiece from putting a
#: space before a text that goes on.
_NEUTRAL = "\n"


class Frame(NamedTuple):
    """A template's tokens that never touch the text between them, and its ordinary text that does."""

    before: tuple[int, ...]
    opening: str
    closing: str
    after: tuple[int, ...]


class Vocabulary:
    """A model's vocabulary.  ``source`` is the chat template that goes with it.

    Two kinds of tokens are more than text.  *Control tokens* the library itself takes for such.  Many files
    declare some of their template's tokens as *user-defined* instead (Command R's turn tokens, for instance),
    and the library then takes them from any text.  Here those are **marks** too: user-defined tokens that end
    a generation, that the template spells, or that look like control tokens.  A text that spells a mark is
    tokenised in two halves.  Other user-defined tokens (runs of spaces, HTML tags) are ordinary text.
    """

    def __init__(self, model: Any, source: str = "") -> None:
        self._vocab = lib.llama_model_get_vocab(model)
        self.n_tokens: int = lib.llama_vocab_n_tokens(self._vocab)
        self.add_bos: bool = bool(lib.llama_vocab_get_add_bos(self._vocab))
        self.bos: int = lib.llama_vocab_bos(self._vocab)
        self.eos: int = lib.llama_vocab_eos(self._vocab)
        marks = (lib.llama_vocab_fim_pre, lib.llama_vocab_fim_suf, lib.llama_vocab_fim_mid)
        before, behind, missing = (int(mark(self._vocab)) for mark in marks)
        #: What stands before a text, before the one that comes after what is missing, and before that itself.
        self.fills_in = (before, behind, missing) if min(before, behind, missing) >= 0 else None
        # A reply asks for the same tokens again and again.
        self.piece = functools.lru_cache(maxsize=_PIECES_KEPT)(self._piece)
        self.is_end = functools.lru_cache(maxsize=_PIECES_KEPT)(self._is_end)
        self.characters = Characters(self.n_tokens, self._piece)
        self._buffer = ctypes.create_string_buffer(_PIECE_BYTES)
        self.special: dict[str, int] = {}
        self._attributes: dict[int, int] = {}
        # A template writes the same few pieces around every message.
        self._split = functools.lru_cache(maxsize=256)(self._split_uncached)
        self._short = functools.lru_cache(maxsize=1024)(self._tokenized)
        self._find_special()
        self._splitter = _any_of(self.special)
        self.marks = frozenset(
            token for spelling, token in self.special.items() if self._is_mark(spelling, token, source)
        )
        self._breaking = _any_of(self._defined(self.marks))
        self._breaking_own = self._breaking
        self._spelled = frozenset(self.special[word] for word in thinking.MARKS if word in self.special)

    @property
    def handle(self) -> Any:
        return self._vocab

    def spelling(self, token: int) -> str:
        """How a control token is spelled in templates; empty for no token."""
        if token < 0:
            return ""
        text = lib.llama_vocab_get_text(self._vocab, token)
        return text.decode("utf-8", "replace") if text else ""

    def show(self, spellings: Iterable[str]) -> None:
        """Let :attr:`piece` give these control tokens as text, beside those around thinking sections."""
        words = (*thinking.MARKS, *spellings)
        self._spelled = frozenset(self.special[word] for word in words if word in self.special)
        self.piece.cache_clear()

    def control_tokens_in(self, text: str) -> list[str]:
        """Spellings of the control tokens in a template's own text, in order, each once."""
        tokens = (part for part in self._split(text) if isinstance(part, int))
        found = (t for t in tokens if self._attributes[t] & lib.LLAMA_TOKEN_ATTR_CONTROL)
        return list(dict.fromkeys(map(self.spelling, found)))

    def ends(self) -> list[str]:
        """Spellings of the tokens that end a reply."""
        return [spelling for spelling, token in self.special.items() if self.is_end(token)]

    def set_structure(self, pieces: Iterable[str]) -> None:
        """Tell what the template writes between texts: marks in it never come from a reply's text either.

        Other marks may: a call that the model wrote with its own ``<tool_call>`` token is tokenised as such.
        """
        structure = {part for piece in pieces for part in self._split(piece) if isinstance(part, int)}
        ends = {token for token in self.marks if self.is_end(token)}
        self._breaking_own = _any_of(self._defined(self.marks & (structure | ends)))

    def tokenize(self, text: str, *, own: bool = False, goes_on: bool = False) -> list[int]:
        """Tokens of a text in which nothing can become a mark.

        ``own``: the model itself wrote it.  ``goes_on``: it follows ordinary text.
        """
        tokens: list[int] = []
        for part in _cut(text, self._breaking_own if own else self._breaking):
            tokens += self._going_on(part) if goes_on else self._raw(part)
            goes_on = True
        return tokens

    def tokenize_turn(
        self, head: str, text: str, tail: str, *, own: bool = False, goes_on: bool = False
    ) -> list[int]:
        """Tokens of a template's head, a message's text and the template's tail.

        Special tokens are taken from head and tail only.  The text is tokenised together with the ordinary
        text it touches, so that the tokens are those of the whole rendering; ``goes_on`` says that ordinary
        text comes before the head.
        """
        before, after = list(self._split(head)), list(self._split(tail))
        opening = before.pop() if before and isinstance(before[-1], str) else ""
        closing = after.pop(0) if after and isinstance(after[0], str) else ""
        tokens: list[int] = []
        for part in (*before, f"{opening}{text}{closing}", *after):
            if isinstance(part, int):
                tokens.append(part)
                goes_on = False
            elif part:
                tokens += self.tokenize(part, own=own, goes_on=goes_on)
                goes_on = True
        return tokens

    def frame(self, head: str, tail: str) -> Frame:
        """What a template's head and tail are beside a text."""
        before, after = list(self._split(head)), list(self._split(tail))
        opening = before.pop() if before and isinstance(before[-1], str) else ""
        closing = after.pop(0) if after and isinstance(after[0], str) else ""
        return Frame(self._apart(before), str(opening), str(closing), self._apart(after))

    @property
    def marks_in_texts(self) -> bool:
        """Whether there are marks that the library would take from texts."""
        return self._breaking is not None

    def spells_marks(self, text: str) -> bool:
        """Whether a text spells such a mark, so that it is tokenised in parts."""
        return self._breaking is not None and self._breaking.search(text) is not None

    @property
    def strips_spaces(self) -> bool:
        """Whether a token that the library takes from texts takes the spaces around it along."""
        strips = lib.LLAMA_TOKEN_ATTR_LSTRIP | lib.LLAMA_TOKEN_ATTR_RSTRIP
        return any(
            attributes & strips and not attributes & lib.LLAMA_TOKEN_ATTR_CONTROL
            for attributes in self._attributes.values()
        )

    def begins_with_text(self, text: str) -> bool:
        return isinstance(next(iter(self._split(text)), None), str)

    def goes_on_behind(self, head: str, text: str, tail: str, goes_on: bool) -> bool:
        """Whether a template's head, a text and the template's tail end in ordinary text.

        The text is such, whatever it spells; where all are empty it is as it was before.
        """
        if text and not tail:
            return True
        parts = self._split(tail or head)
        return isinstance(parts[-1], str) if parts else goes_on

    @property
    def adds_space(self) -> bool:
        """Whether a text that begins gets a space before it."""
        return self._raw(_PROBE) != self._going_on(_PROBE)

    def last_run(self, text: str) -> str:
        """The ordinary text behind the last special token; empty where there is no such token."""
        parts = self._split(text)
        last = parts[-1] if len(parts) > 1 else None
        return last if isinstance(last, str) else ""

    def _piece(self, token: int) -> bytes:
        """The bytes a token stands for; none for control tokens, but for those around thinking sections."""
        shown = token in self._spelled
        size = lib.llama_token_to_piece(self._vocab, token, self._buffer, _PIECE_BYTES, 0, shown)
        if size < 0:
            longer = ctypes.create_string_buffer(-size)
            size = lib.llama_token_to_piece(self._vocab, token, longer, -size, 0, shown)
            return longer.raw[: max(size, 0)]
        return self._buffer.raw[:size]

    def _is_end(self, token: int) -> bool:
        """Whether a reply ends with this token."""
        return bool(lib.llama_vocab_is_eog(self._vocab, token))

    # ---- inside ------------------------------------------------------------------------------------

    def _find_special(self) -> None:
        kinds = lib.LLAMA_TOKEN_ATTR_CONTROL | lib.LLAMA_TOKEN_ATTR_USER_DEFINED
        for token in range(self.n_tokens):
            attributes = lib.llama_vocab_get_attr(self._vocab, token)
            if attributes & kinds and (spelling := self.spelling(token)):
                self.special[spelling] = token
                self._attributes[token] = attributes

    def _is_mark(self, spelling: str, token: int, source: str) -> bool:
        if self._attributes[token] & lib.LLAMA_TOKEN_ATTR_CONTROL or self.is_end(token):
            return True
        in_template = not spelling.isspace() and len(spelling) > 1 and spelling in source
        return in_template or _LOOKS_LIKE_CONTROL.search(spelling) is not None

    def _defined(self, marks: Iterable[int]) -> list[str]:
        """Spellings of those marks that the library would take from a text."""
        return [
            self.spelling(token)
            for token in marks
            if not self._attributes[token] & lib.LLAMA_TOKEN_ATTR_CONTROL and len(self.spelling(token)) > 1
        ]

    def _raw(self, text: str) -> list[int]:
        return list(self._short(text)) if len(text) <= _SHORT else self._tokenized(text)

    def _tokenized(self, text: str) -> list[int]:
        data = text.encode("utf-8", "replace")
        if not data:
            return []
        size = len(data) + 8
        tokens = (lib.llama_token * size)()
        count = lib.llama_tokenize(self._vocab, data, len(data), tokens, size, False, False)
        if count < 0:
            size = -count
            tokens = (lib.llama_token * size)()
            count = lib.llama_tokenize(self._vocab, data, len(data), tokens, size, False, False)
        if count < 0:
            raise EngineError("the text could not be tokenized")
        found: list[int] = tokens[:count]
        return found

    def _apart(self, parts: Iterable[str | int]) -> tuple[int, ...]:
        """Tokens of a template's parts that no text touches."""
        found = ((part,) if isinstance(part, int) else self.tokenize(part) for part in parts)
        return tuple(token for tokens in found for token in tokens)

    def _going_on(self, text: str) -> list[int]:
        """Tokens of a text that follows other text, without the space that some put before a beginning."""
        if not text:
            return []
        neutral = self._raw(_NEUTRAL)
        tokens = self._raw(_NEUTRAL + text)
        return tokens[len(neutral) :] if tokens[: len(neutral)] == neutral else self._raw(text)

    def _split_uncached(self, text: str) -> tuple[str | int, ...]:
        """A template's own text as ordinary runs and special tokens."""
        if self._splitter is None:
            return (text,) if text else ()
        parts: list[str | int] = []
        cursor = 0
        for match in self._splitter.finditer(text):
            token = self.special[match.group()]
            attributes = self._attributes[token]
            run = text[cursor : match.start()]
            if attributes & lib.LLAMA_TOKEN_ATTR_LSTRIP:
                run = run.rstrip()
            if run:
                parts.append(run)
            parts.append(token)
            cursor = match.end()
            if attributes & lib.LLAMA_TOKEN_ATTR_RSTRIP:
                cursor += len(text[cursor:]) - len(text[cursor:].lstrip())
        if cursor < len(text):
            parts.append(text[cursor:])
        return tuple(parts)


def _any_of(spellings: Iterable[str]) -> re.Pattern[str] | None:
    longest_first = sorted(spellings, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first))) if longest_first else None


def _cut(text: str, breaking: re.Pattern[str] | None) -> list[str]:
    """The text in parts of which none holds what must be broken."""
    parts: list[str] = []
    cursor = 0
    while breaking is not None and (match := breaking.search(text, cursor)):
        middle = (match.start() + match.end()) // 2
        # A mark within the first half of another is left to the next round.
        parts += _cut(text[cursor:middle], breaking)
        cursor = middle
    return [*parts, text[cursor:]]
