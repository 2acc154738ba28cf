"""JSON schemas as GBNF grammars, by llama.cpp's own rules."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import llama_cpp as lib
from llama_cpp.llama_grammar import PRIMITIVE_RULES, RESERVED_NAMES, SchemaConverter

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.llama.text.json_numbers import SHARED, is_positive, number_rule
from ethervox_gui.engine.llama.text.json_pattern import json_pattern
from ethervox_gui.engine.llama.text.json_schema import allows_everything, both, understood
from ethervox_gui.engine.llama.text.json_shape import COUNTS, NAMED, faults_in

_MAX_SCHEMA = 64 * 1024
_MAX_GRAMMAR = 512 * 1024
#: So many parts a schema may have with all that is meant by names, each counted where it stands.
_MAX_PARTS = 10_000
#: llama.cpp refuses more repetitions of one rule, and each may become a rule of its own here.
_MAX_COUNT = 1000
#: The converter lets a text hold line breaks and the like as they are, which no JSON text may, and halves of
#: characters as their numbers: two are one character, and one is none.
_CHARACTER = f"char ::= {PRIMITIVE_RULES['char'].content}"
_HEX = "[0-9a-fA-F]"
_CHARACTER_OF_JSON = (
    r'char ::= [^"\\\x7F\x00-\x1F] | "\\" (["\\/bfnrt] | "u" ('
    f"[0-9a-cA-CefEF] {_HEX} {_HEX} {_HEX} | [dD] [0-7] {_HEX} {_HEX} | "
    rf'[dD] [89abAB] {_HEX} {_HEX} "\\u" [dD] [c-fC-F] {_HEX} {_HEX}))'
)
#: What holds values, not schemas.
_VALUES = frozenset(("const", "enum", "default", "examples"))
#: Where one of several has to fit, so that none is nothing at all.
_CHOICES = ("enum", "anyOf", "oneOf", "type")
#: What stands for the whole schema within itself: the converter does not know its usual name, ``#``.
_WHOLE = "$whole"
#: What cannot be said together with something else but by names.
_NAMES_AND_CHOICES = ("$ref", _WHOLE, "allOf", "anyOf", "oneOf")
#: So many names in a row, each of the next one, are looked up.
_MOST_NAMES = 16
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
        for fault in faults_in(wanted):
            raise _unusable(fault)
        grammar = _Converter().grammar(_prepared(wanted)).replace(_CHARACTER, _CHARACTER_OF_JSON)
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
        self._n_parts = 0

    def grammar(self, schema: Any) -> str:
        """GBNF for a schema.  A schema that the converter does not expect may raise any exception."""
        if isinstance(schema, dict) and "$ref" in schema:  # beside it no definition would be looked through
            named = {"$ref": schema["$ref"]}
            schema = {word: value for word, value in schema.items() if word != "$ref"}
            schema["allOf"] = [*schema.get("allOf", ()), named]
        self.visit(self._resolved_in(schema), "")
        return str(self.format_grammar())

    def _resolved_in(self, schema: Any) -> Any:
        try:
            return self.resolve_refs(schema, "stdin")
        except RecursionError:
            raise
        except Exception as error:  # somebody else's, which asserts, looks up and splits what it was given
            raise ValueError("a reference in it leads nowhere") from error

    def visit(self, schema: Any, name: str) -> Any:
        self._n_parts += 1
        if self._n_parts > _MAX_PARTS:  # what is meant by names may double at each level
            raise ValueError("its grammar would be too large")
        if not name and self._n_parts > 1:  # a property without a name would be taken for the whole
            name = "nameless"
        schema = understood(self._with_meant(schema))
        if any(schema.get(choice) == [] for choice in _CHOICES):
            raise ValueError("it allows nothing")
        if _WHOLE in schema:
            return "root"
        own = f"{name}-" if name in RESERVED_NAMES else name or "root"
        if allows_everything(schema):
            return self._add_rule(own, self._add_primitive("value", PRIMITIVE_RULES["value"]))
        if (numbers := number_rule(schema)) is not None:
            for part, rule in SHARED.items():
                if rule in numbers:
                    numbers = numbers.replace(rule, self._add_rule(part, rule))
            return self._add_rule(own, numbers)
        if is_positive(schema):
            number = PRIMITIVE_RULES["number"]
            self._add_primitive("number", number)  # its parts
            return self._add_rule(own, number.content.replace('"-"? ', ""))
        return super().visit(schema, name)

    def _with_meant(self, schema: Any) -> Any:
        """A schema with what is meant by names, where that holds together with what stands beside them."""
        if not isinstance(schema, Mapping):
            return schema
        found: Mapping[str, Any] = schema
        every = found.get("allOf")
        if isinstance(every, list) and (len(every) > 1 or "properties" in found):
            parts = [self._meant(part) for part in every]
            if all(
                isinstance(part, Mapping) and part.keys().isdisjoint(_NAMES_AND_CHOICES) for part in parts
            ):
                found = {word: value for word, value in found.items() if word != "allOf"}
                for part in parts:
                    found = both(found, part)
        if "properties" in found:
            choices = {name: found[name] for name in ("anyOf", "oneOf") if isinstance(found.get(name), list)}
            found = {**found, **{name: list(map(self._meant, others)) for name, others in choices.items()}}
        return found

    def _meant(self, schema: Any) -> Any:
        for _ in range(_MOST_NAMES):
            if not isinstance(schema, Mapping) or schema.get("$ref") not in self._refs:
                break
            schema = self._refs[schema["$ref"]]
        return schema

    def _format_literal(self, literal: str) -> str:
        text = json.dumps(json.loads(literal), ensure_ascii=False, allow_nan=False)
        text = _HALF_CHARACTER.sub(lambda half: f"\\u{ord(half[0]):04x}", text)
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'

    def _resolve_ref(self, ref: str) -> str:
        # The library calls it by its own name alone, which a property may have, too; it makes it anew for
        # each mention where that had to be cleaned, and within itself calls it by the name that was not.
        if ref not in self._resolved:
            name = self._resolved[ref] = f"defined--{len(self._resolved)}"
            made = self.visit(self._refs[ref], name)
            if made != name:
                self._rules[name] = made
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
        for name in COUNTS:
            count = part.get(name, 0)
            if isinstance(count, int | float) and count > _MAX_COUNT:
                raise _unusable(f"{name} is larger than {_MAX_COUNT:,}")
        for value in part.values():
            _check(value)
    elif isinstance(part, list):
        for value in part:
            _check(value)


def _prepared(part: Any) -> Any:
    """The same schema with patterns that the converter makes JSON texts of, and words that it knows."""
    if isinstance(part, dict):
        if part.get("$ref") == "#":
            return {_WHOLE: True}
        # An older form says of a property itself that it is required.
        said = {
            key: value
            for key, value in part.items()
            if key in _VALUES or not (value is None or (key == "required" and isinstance(value, bool)))
        }
        return {key: _prepared_word(key, value) for key, value in said.items()}
    return list(map(_prepared, part)) if isinstance(part, list) else part


def _prepared_word(key: str, value: Any) -> Any:
    """What a schema says under one of its words."""
    if key == "pattern" and isinstance(value, str):
        return json_pattern(value)
    if key in _VALUES:
        return value
    if key in COUNTS and isinstance(value, float):
        return int(value)
    if key in NAMED and isinstance(value, dict):
        return {name: _prepared(named) for name, named in value.items()}
    return _prepared(value)


def _unusable(why: str) -> UserError:
    return UserError("schema_unusable", N_("The JSON schema cannot be used: {why}.").format(why=why))
