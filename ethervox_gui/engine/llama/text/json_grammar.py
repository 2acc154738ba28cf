r"""JSON schemas as GBNF grammars, by llama.cpp's own rules.

Its converter copies the classes and escapes of a schema's ``pattern`` into the grammar almost as they are.
So ``.`` and ``[^x]`` would let a text hold a bare quotation mark or a line break, which end it or spoil it,
and ``\d`` would mean the letter.  Such patterns are rewritten first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import llama_cpp as lib
from llama_cpp.llama_grammar import INVALID_RULE_CHARS_RE, SchemaConverter

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

_MAX_SCHEMA = 64 * 1024
_MAX_GRAMMAR = 512 * 1024
#: llama.cpp refuses more repetitions of one rule, and each may become a rule of its own here.
_MAX_REPETITIONS = 1000
#: The converter lets a text hold line breaks and the like as they are, which no JSON text may.
_CHARACTER = r'char ::= [^"\\]'
_CHARACTER_OF_JSON = r'char ::= [^"\\\x7F\x00-\x1F]'
#: What holds values, not schemas.
_VALUES = frozenset(("const", "enum", "default", "examples"))
_REPETITIONS = ("minLength", "maxLength", "minItems", "maxItems")
#: Where one of several has to fit, so that none is nothing at all.
_CHOICES = ("enum", "anyOf", "oneOf", "type")
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")


def schema_grammar(schema: str, vocabulary: Any) -> str:
    """GBNF of the JSON texts that fit ``schema``, for models with this vocabulary (its handle).

    Raises :class:`UserError` ``schema_unusable`` where the schema is too large or not understood.
    """
    if len(schema) > _MAX_SCHEMA:
        raise _unusable(f"it has more than {_MAX_SCHEMA:,} characters")
    try:
        wanted = json.loads(schema)
        _check(wanted)
        grammar = _Converter().grammar(_with_patterns(wanted)).replace(_CHARACTER, _CHARACTER_OF_JSON)
    except UserError:
        raise
    except RecursionError as error:
        raise _unusable("it is nested too deeply") from error
    except Exception as error:  # somebody else's converter on a stranger's schema may raise anything
        raise _unusable(str(error) or type(error).__name__) from error
    if len(grammar) > _MAX_GRAMMAR:
        raise _unusable("its grammar would be too large")
    _compile(grammar, vocabulary)
    return grammar


class _Converter(SchemaConverter):  # type: ignore[misc]  # the library has no types
    """The library's, with literals that are the JSON texts they stand for.

    It would copy JSON's own escapes into the grammar, which then reads them as the characters themselves: a
    bare line break, half a character, or a zero, for which no token fits.
    """

    def __init__(self) -> None:
        super().__init__(prop_order={}, allow_fetch=False, dotall=False, raw_pattern=False)
        self._resolved: dict[str, str] = {}

    def grammar(self, schema: Any) -> str:
        """GBNF for a schema.  A schema that the converter does not expect may raise any exception."""
        self.visit(self.resolve_refs(schema, "stdin"), "")
        return str(self.format_grammar())

    def visit(self, schema: Any, name: str) -> Any:
        if any(schema.get(choice) == [] for choice in _CHOICES):
            raise ValueError("it allows nothing")
        return super().visit(schema, name)

    def _format_literal(self, literal: str) -> str:
        text = json.dumps(json.loads(literal), ensure_ascii=False, allow_nan=False)
        text = _HALF_CHARACTER.sub(lambda half: f"\\u{ord(half[0]):04x}", text)
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'

    def _resolve_ref(self, ref: str) -> str:
        # The library makes a rule anew for each mention where its name had to be cleaned, and within itself
        # calls it by the name that was not.
        if ref not in self._resolved:
            self._resolved[ref] = str(INVALID_RULE_CHARS_RE.sub("-", super()._resolve_ref(ref)))
        return self._resolved[ref]


def _compile(grammar: str, vocabulary: Any) -> None:
    """Refuse what the library would refuse only when a reply is to be written."""
    sampler = lib.llama_sampler_init_grammar(vocabulary, grammar.encode(), b"root")
    if not sampler:
        raise _unusable("no grammar can say what it asks for")
    lib.llama_sampler_free(sampler)


def _check(part: Any) -> None:
    """Refuse what would be fetched, or written out a million times."""
    if isinstance(part, dict):
        reference = part.get("$ref", "#")
        if not isinstance(reference, str) or not reference.startswith("#"):
            raise _unusable("it refers to another document")
        for name in _REPETITIONS:
            count = part.get(name, 0)
            if isinstance(count, int | float) and count > _MAX_REPETITIONS:
                raise _unusable(f"{name} is larger than {_MAX_REPETITIONS:,}")
        for value in part.values():
            _check(value)
    elif isinstance(part, list):
        for value in part:
            _check(value)


def _with_patterns(part: Any) -> Any:
    """The same schema with patterns that the converter makes JSON texts of."""
    if isinstance(part, dict):
        return {
            key: json_pattern(value)
            if key == "pattern" and isinstance(value, str)
            else value
            if key in _VALUES
            else _with_patterns(value)
            for key, value in part.items()
        }
    return list(map(_with_patterns, part)) if isinstance(part, list) else part


def _unusable(why: str) -> UserError:
    return UserError("schema_unusable", N_("The JSON schema cannot be used: {why}.").format(why=why))


#: First and last character of a run of them.
Span = tuple[int, int]

#: What stands in no JSON text as it is: marks of the text itself, and control characters.
_FORBIDDEN: Final = '"\\'
_NEVER: Final = r'"\\\x00-\x1F\x7F'
_ANY: Final = f"[^{_NEVER}]"
#: The same, in order, and halves of characters, which nobody can write.
_HOLES: Final[tuple[Span, ...]] = ((0, 0x1F), (0x22, 0x22), (0x5C, 0x5C), (0x7F, 0x7F), (0xD800, 0xDFFF))
_LAST: Final = 0x10FFFF
_SHORTHANDS: Final[dict[str, tuple[Span, ...]]] = {
    "d": ((0x30, 0x39),),
    "w": ((0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)),
    "s": ((0x20, 0x20),),
}
_CONTROLS: Final = {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "v": "\v", "0": "\0"}
_ESCAPE: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|(.))", re.DOTALL)


def json_pattern(pattern: str) -> str:
    """``pattern`` for texts that JSON can hold as they are.

    Raises :class:`ValueError` where it asks for a quotation mark, a backslash or a control character, which
    would have to be written differently, or for what no grammar can say.
    """
    made: list[str] = []
    at = 0
    while at < len(pattern):
        sign = pattern[at]
        if sign == "[":
            at = _class(pattern, at, made)
        elif sign == "\\":
            at, spans = _escaped(pattern, at)
            made.append(f"[{_spelled(_writable(spans))}]")
        else:
            if sign != ".":
                _refuse_unwritable(ord(sign))
            made.append(_ANY if sign == "." else sign)
            at += 1
    return "".join(made)


def _class(pattern: str, at: int, made: list[str]) -> int:
    """Append the class that begins at ``at``; where it ends."""
    at += 1
    is_negated = pattern.startswith("^", at)
    at += is_negated
    inside: list[Span] = []
    while not pattern.startswith("]", at):
        at, spans = _member(pattern, at)
        is_sign = len(spans) == 1 and spans[0][0] == spans[0][1]
        if is_sign and pattern.startswith("-", at) and not pattern.startswith("-]", at):
            at, others = _member(pattern, at + 1)
            spans = ((spans[0][0], others[0][0]),)
            if len(others) > 1 or others[0][0] != others[0][1]:
                raise ValueError("a range has no last character")
            if spans[0][1] < spans[0][0]:
                raise ValueError("a range ends before it begins")
        inside += spans
    if not inside:
        raise ValueError("a class is empty")
    if is_negated:
        _refuse_everything(inside)
        made.append(f"[^{_spelled(inside)}{_NEVER}]")
    else:
        made.append(f"[{_spelled(_writable(inside))}]")
    return at + 1


def _member(pattern: str, at: int) -> tuple[int, tuple[Span, ...]]:
    """What stands in a class at ``at``, and where it ends."""
    if at >= len(pattern):
        raise ValueError("a class has no end")
    if pattern[at] == "\\":
        return _escaped(pattern, at)
    return at + 1, ((ord(pattern[at]), ord(pattern[at])),)


def _escaped(pattern: str, at: int) -> tuple[int, tuple[Span, ...]]:
    """What follows a backslash: where it ends, and the characters that it stands for."""
    found = _ESCAPE.match(pattern, at)
    if found is None:
        raise ValueError("it ends with a backslash")
    code, short = found[1] or found[2], found[3]
    if not code and short in _SHORTHANDS:
        return found.end(), _SHORTHANDS[short]
    if not code and short not in _CONTROLS and short.isalnum():
        raise ValueError(f"\\{short} cannot be used")
    sign = int(code, 16) if code else ord(_CONTROLS.get(short, short))
    return found.end(), ((sign, sign),)


def _spelled(spans: Iterable[Span]) -> str:
    """Inside of a class in which neither the converter nor the grammar takes anything for syntax."""
    return "".join(_coded(low) if low == high else f"{_coded(low)}-{_coded(high)}" for low, high in spans)


def _coded(sign: int) -> str:
    return f"\\x{sign:02X}" if sign < 0x80 else f"\\U{sign:08X}"


def _writable(spans: Iterable[Span]) -> Iterator[Span]:
    """The same without what JSON cannot hold as it is.  Raises :class:`ValueError` where that is named."""
    for low, high in spans:
        _refuse_unwritable(low)
        _refuse_unwritable(high)
        rest = low
        for first, last in _HOLES:
            if rest <= last and first <= high:
                if rest < first:
                    yield rest, first - 1
                rest = last + 1
        yield rest, high  # the last is writable, so something is left


def _refuse_unwritable(sign: int) -> None:
    if chr(sign) in _FORBIDDEN or not chr(sign).isprintable():
        raise ValueError("a quotation mark, a backslash or a control character cannot be asked for")


def _refuse_everything(spans: Iterable[Span]) -> None:
    """No token fits a class that leaves nothing out, and llama.cpp then ends the whole process."""
    free = 0
    for low, high in sorted((*spans, *_HOLES)):
        if low > free:
            return
        free = max(free, high + 1)
    if free > _LAST:
        raise ValueError("a class leaves no character")
