"""JSON schemas as GBNF grammars, by llama.cpp's own rules."""

from __future__ import annotations

import json
from typing import Any

from llama_cpp.llama_grammar import json_schema_to_gbnf

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.schema_pattern import json_pattern

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


def schema_grammar(schema: str) -> str:
    """GBNF of the JSON texts that fit ``schema``.

    Raises :class:`UserError` ``schema_unusable`` where the schema is too large or not understood.
    """
    if len(schema) > _MAX_SCHEMA:
        raise _unusable(f"it has more than {_MAX_SCHEMA:,} characters")
    try:
        wanted = json.loads(schema)
        _check(wanted)
        grammar: str = json_schema_to_gbnf(json.dumps(_with_patterns(wanted)))
    except UserError:
        raise
    except RecursionError as error:
        raise _unusable("it is nested too deeply") from error
    except Exception as error:  # somebody else's converter on a stranger's schema may raise anything
        raise _unusable(str(error) or type(error).__name__) from error
    if len(grammar) > _MAX_GRAMMAR:
        raise _unusable("its grammar would be too large")
    return grammar.replace(_CHARACTER, _CHARACTER_OF_JSON)


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
