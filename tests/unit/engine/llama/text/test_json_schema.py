"""Schemas as programs send them: what a model writes under them fits them, in all that a grammar can say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import llama_cpp as lib
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.settings import ModelSettings


@pytest.fixture(scope="module")
def engine(plain_model: Path) -> Iterator[LlamaEngine]:
    made = llama.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    yield made
    made.close()


def allows(engine: LlamaEngine, grammar: str, value: Any) -> bool:
    """Whether a reply held to the grammar can be this, as the library itself says it."""
    vocabulary = lib.llama_model_get_vocab(engine.model)
    sampler = lib.llama_sampler_init_grammar(vocabulary, grammar.encode(), b"root")
    end = lib.llama_vocab_eos(vocabulary)
    try:
        for token in (*engine.vocabulary.tokenize(json.dumps(value)), end):
            found = (lib.llama_token_data * 1)(lib.llama_token_data(token, 0.0, 0.0))
            array = lib.llama_token_data_array(found, 1, -1, False)
            lib.llama_sampler_apply(sampler, array)
            if found[0].logit == float("-inf"):
                return False
            if token != end:
                lib.llama_sampler_accept(sampler, token)
        return True
    finally:
        lib.llama_sampler_free(sampler)


def numbers_near(*bounds: int) -> list[int]:
    """Those around bounds and around where they get another digit."""
    powers = [sign * 10**n for n in range(6) for sign in (1, -1)]
    return sorted({value + by for value in (*bounds, *powers, 0) for by in (-11, -10, -1, 0, 1, 9, 10)})


COLOUR = {"Colour": {"enum": ["red", "blue"], "type": "string"}}
NAMED = {"Named": {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}}
TREE = {
    "type": "object",
    "properties": {"name": {"type": "string"}, "inside": {"type": "array", "items": {"$ref": "#"}}},
    "required": ["name", "inside"],
}


@pytest.mark.parametrize(
    ("schema", "fitting", "others"),
    [
        ({"type": "array", "items": {}}, [[], [1, "a", {"b": None}]], [{}, 1]),
        ({"type": "array", "items": True, "maxItems": 1}, [[["a"]]], [[1, 2]]),
        ({"type": "array", "prefixItems": [{"type": "integer"}], "items": {}}, [[1]], [["a"]]),
        ({}, [1, "a", [1], {"a": 2}, None], []),
        ({"properties": {"x": True}, "required": ["x"]}, [{"x": 1}, {"x": "a"}], [{}]),
        ({"properties": {"x": {"title": "X"}}, "required": ["x"]}, [{"x": 1}, {"x": [None]}], [{}]),
        ({"type": "object", "properties": {}, "additionalProperties": {}}, [{"a": 1}, {"a": "b"}], [1]),
        (
            {"properties": {"x": {"type": "null"}}, "additionalProperties": True},
            [{"a": 1}, {"a": [None]}],
            [1],
        ),
        ({"type": ["string", "null"]}, ["a", None], [1]),
        ({"type": ["string", "null"], "enum": ["a", None]}, ["a", None], ["b"]),
        ({"type": ["integer", "null"], "const": 3}, [3], [None, 4]),
        ({"type": ["array", "null"], "items": {"type": "boolean"}}, [[True], None], [[1]]),
        (
            {"type": ["object", "null"], "properties": {"a": {"type": "integer"}}, "required": ["a"]},
            [{"a": 1}, None],
            [{}, {"a": "b"}, {"b": 1}],
        ),
        ({"allOf": [{"$ref": "#/$defs/Colour"}], "default": "red", "$defs": COLOUR}, ["red"], ["green", {}]),
        (
            {
                "type": "object",
                "properties": {"a": {"type": "integer"}, "b": {"type": "integer"}},
                "required": [],
                "anyOf": [{"required": ["a"]}, {"required": ["b"]}],
            },
            [{"a": 1}, {"b": 1}, {"a": 1, "b": 2}],
            [{}, "a"],
        ),
        (TREE, [{"name": "a", "inside": [{"name": "b", "inside": []}]}], [{"name": "a", "inside": [1]}]),
        (
            # A definition and a property of one name are two things.
            {
                "type": "object",
                "properties": {
                    "home": {"type": "object", "properties": {"a": {"type": "null"}}, "required": ["a"]},
                    "away": {"$ref": "#/$defs/home"},
                },
                "required": ["home", "away"],
                "$defs": {"home": {"type": "boolean"}},
            },
            [{"home": {"a": None}, "away": True}],
            [{"home": {"a": None}, "away": {"a": None}}],
        ),
        ({"type": "integer", "minimum": 1, "maximum": 12}, [1, 9, 12], [0, 13, -1, 100, 1.5]),
        ({"type": "integer", "exclusiveMinimum": -2, "exclusiveMaximum": 2}, [-1, 0, 1], [2, -2]),
        ({"type": "integer", "minimum": 0.5, "maximum": 2.5}, [1, 2], [0, 3]),
        ({"type": "integer", "minimum": 0}, [0, 7, 12345], [-1]),
        ({"type": "number", "minimum": 0}, [0, 0.25, 7], [-0.5]),
        ({"type": "number", "minimum": -5}, [-1, 3, -5, -4.75], [-6, -5.5]),
        ({"type": "number", "minimum": 0, "maximum": 1}, [0, 0.5, 1, 0.0625], [1.5, 2, -0.5, 10]),
        ({"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 10}, [0.5, 9.75, 3], [0, 0.0, 10, -1]),
        ({"type": "number", "exclusiveMinimum": -1, "maximum": -0.5}, [-0.5, -0.75], [-1, 1, -2]),
        ({"properties": {"": {"type": "null"}}, "required": [""]}, [{"": None}], [None, {}, 1]),
        ({"properties": {"a": {"type": "null"}}, "required": ["b"]}, [{"b": 1}, {"b": 1, "a": None}], [{}]),
        (
            {"type": "array", "items": {"type": "null"}, "minItems": None, "maxItems": 1.0},
            [[]],
            [[None, None]],
        ),
        ({"type": "string", "required": True}, ["a"], [1]),
        ({"type": "array", "items": False}, [[]], [[1], {}]),
        ({"type": "array", "prefixItems": [{"type": "integer"}], "items": False}, [[1]], [[], [1, 2]]),
        ({"type": "array", "prefixItems": [], "items": {"type": "null"}}, [[], [None]], [[1]]),
        ({"type": "array", "minItems": 1, "maxItems": 2}, [[1], ["a", 2]], [[], [1, 2, 3]]),
        (
            {"type": "object", "properties": {"a": False, "b": {"type": "null"}}, "required": ["b"]},
            [{"b": None}],
            [{"a": 1, "b": None}, {}],
        ),
        ({"type": "object", "properties": {"n": {"type": "integer", "minimum": 0}}}, [{"n": 1}], [{"n": -1}]),
        ({"type": "integer", "enum": [1, 2], "minimum": 0, "maximum": 9}, [1, 2], [3]),
        ({"type": "number", "const": 0.5, "minimum": 0}, [0.5], [1]),
        ({"type": "integer", "anyOf": [{"const": 3}, {"const": 5}], "minimum": 0}, [3, 5], [4]),
        (
            {"properties": {"b": {"type": "null"}}, "anyOf": [{"$ref": "#/$defs/Named"}], "$defs": NAMED},
            [{"a": 1, "b": None}, {"a": 1}],
            [{"b": None}, {"a": 1, "b": 1}],
        ),
        (
            {
                "properties": {"b": {"type": "null"}},
                "required": ["b"],
                "allOf": [{"$ref": "#/$defs/Named"}],
                "$defs": NAMED,
            },
            [{"b": None, "a": 1}],
            [{"b": None}, {"a": 1}],
        ),
        (
            {"allOf": [{"$ref": "#/$defs/Named"}, {"properties": {"b": {"type": "null"}}}], "$defs": NAMED},
            [{"a": 1}, {"a": 1, "b": None}],
            [{"b": None}, {}],
        ),
        (
            # As Pydantic tells of a model that has itself in it.
            {
                "$ref": "#/$defs/Node",
                "$defs": {
                    "Node": {
                        "type": "object",
                        "properties": {
                            "kind": {"$ref": "#/$defs/Colour"},
                            "inside": {"type": "array", "items": {"$ref": "#/$defs/Node"}},
                        },
                        "required": ["kind", "inside"],
                    },
                    **COLOUR,
                },
            },
            [{"kind": "red", "inside": [{"kind": "blue", "inside": []}]}],
            [{"kind": "red", "inside": [1]}, {"kind": "green", "inside": []}],
        ),
        (
            # A property may be named as what holds no schema elsewhere.
            {"properties": {"default": {"type": "string", "pattern": r"^\d$"}}, "required": ["default"]},
            [{"default": "1"}],
            [{"default": "d"}],
        ),
        (
            {
                "properties": {"const": {"$ref": "#"}, "n": {"type": "integer"}},
                "required": ["n"],
            },
            [{"n": 2, "const": {"n": 1}}],
            [{"n": 2, "const": 1}],
        ),
    ],
)
def test_what_fits_and_nothing_else(
    engine: LlamaEngine, schema: dict[str, Any], fitting: list[Any], others: list[Any]
) -> None:
    grammar = engine.prompts.schema_grammar(json.dumps(schema))
    assert [value for value in fitting if not allows(engine, grammar, value)] == []
    assert [value for value in others if allows(engine, grammar, value)] == []


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"x": False}, "required": ["x"]},
        {"type": "integer", "minimum": 3, "maximum": 2},
        {"type": "array", "items": [False]},
    ],
)
def test_what_nothing_fits_is_a_sentence(engine: LlamaEngine, schema: dict[str, Any]) -> None:
    with pytest.raises(UserError, match="it allows nothing"):
        engine.prompts.schema_grammar(json.dumps(schema))


@pytest.mark.parametrize(
    ("schema", "why"),
    [
        ({"type": "object", "properties": []}, "properties is no object"),
        ({"properties": {"a": {"properties": {"b": 3}}}}, "properties.a.properties.b is no schema"),
        ({"properties": {"a": {}}, "required": 5}, "required is no list of names"),
        ({"type": "strin"}, "type is no type of JSON"),
        ({"enum": "abc"}, "enum is no list"),
        ({"anyOf": [{}, "x"]}, "anyOf.1 is no schema"),
        ({"type": "array", "items": "x"}, "items is no schema"),
        ({"type": "array", "items": {}, "minItems": -1}, "minItems is no count"),
        ({"type": "string", "minLength": "a"}, "minLength is no count"),
        ({"type": "string", "minLength": 3, "maxLength": 2}, "it allows nothing"),
        ({"type": "string", "pattern": 5}, "pattern is no text"),
        ({"$ref": "#/$defs/nowhere"}, "a reference in it leads nowhere"),
    ],
)
def test_what_is_no_schema_is_a_sentence_that_says_where(
    engine: LlamaEngine, schema: dict[str, Any], why: str
) -> None:
    with pytest.raises(UserError) as refused:
        engine.prompts.schema_grammar(json.dumps(schema))
    assert str(refused.value) == f"The JSON schema cannot be used: {why}."


def test_names_of_names_are_not_written_out_without_end(engine: LlamaEngine) -> None:
    """Each stands twice in the one before: all together a million million times."""
    defined: dict[str, Any] = {"D40": {"type": "null"}}
    for number in range(40):
        twice = {"properties": {}, "anyOf": [{"$ref": f"#/$defs/D{number + 1}"}]}
        defined[f"D{number}"] = {"properties": {"a": twice, "b": twice}}
    with pytest.raises(UserError, match="too large"):
        engine.prompts.schema_grammar(json.dumps({"$ref": "#/$defs/D0", "$defs": defined}))


@given(st.integers(-12_000, 12_000), st.integers(0, 12_000), st.sampled_from(["", "minimum", "maximum"]))
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whole_numbers_keep_within_any_bounds(
    engine: LlamaEngine, lowest: int, n_more: int, without: str
) -> None:
    schema = {"type": "integer", "minimum": lowest, "maximum": lowest + n_more}
    schema.pop(without, None)
    grammar = engine.prompts.schema_grammar(json.dumps(schema))
    for number in numbers_near(lowest, lowest + n_more):
        fits = (without == "minimum" or number >= lowest) and (
            without == "maximum" or number <= lowest + n_more
        )
        assert allows(engine, grammar, number) is fits, (number, grammar)


@given(st.integers(-300, 300), st.integers(0, 300), st.booleans(), st.booleans())
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_numbers_keep_within_any_bounds(
    engine: LlamaEngine, lowest: int, n_more: int, is_above: bool, is_below: bool
) -> None:
    highest = lowest + n_more
    schema = {
        "type": "number",
        "exclusiveMinimum" if is_above else "minimum": lowest,
        "exclusiveMaximum" if is_below else "maximum": highest,
    }
    if not n_more and (is_above or is_below):
        with pytest.raises(UserError, match="allows nothing"):
            engine.prompts.schema_grammar(json.dumps(schema))
        return
    grammar = engine.prompts.schema_grammar(json.dumps(schema))
    for whole in numbers_near(lowest, highest):
        for value in (whole, whole + 0.5, whole + 0.0625, float(whole)):
            above = value > lowest if is_above else value >= lowest
            below = value < highest if is_below else value <= highest
            if value:  # "-0.0" is no number that anybody asks for
                assert allows(engine, grammar, value) is (above and below), (value, grammar)


def test_many_numbers_with_bounds_are_not_too_many(engine: LlamaEngine) -> None:
    bounded = [
        {"type": "integer", "minimum": 0, "maximum": 999},
        {"type": "number", "minimum": -90, "maximum": 90},
    ]
    names = {f"n{number}": bounded[number % 2] for number in range(400)}
    schema = {"type": "object", "properties": names, "required": [*names]}
    assert len(engine.prompts.schema_grammar(json.dumps(schema))) < 100_000


@pytest.mark.parametrize(("value", "n_characters"), [("é", 1), ("\U0001f600", 1), ("a\n\U0001f600", 3)])
def test_an_escape_counts_as_the_character_it_stands_for(
    engine: LlamaEngine, value: str, n_characters: int
) -> None:
    """JSON spells those beyond 16 bits as two halves, of which none is a character."""
    for least, most in ((1, n_characters), (n_characters, 9), (1, n_characters - 1), (n_characters + 1, 9)):
        schema = {"type": "string", "minLength": least, "maxLength": max(most, least)}
        grammar = engine.prompts.schema_grammar(json.dumps(schema))
        assert allows(engine, grammar, value) == (least <= n_characters <= max(most, least))
    grammar = engine.prompts.schema_grammar('{"type": "string"}')
    assert [allows(engine, grammar, half) for half in ("\ud83d", "\ude00", "\ud83dx")] == [False] * 3
