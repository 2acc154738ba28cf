"""The encoder of whole prompts says what the engine says, from any thread, until the engine is closed."""

from __future__ import annotations

import datetime as dt
import itertools
import json
import random
import re
import threading
from pathlib import Path

import pytest

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.templates import chat_template
from ethervox_gui.engine.templates.chat_template import CHATML
from ethervox_gui.engine.templates.plain_text import PLAIN
from ethervox_gui.settings import ModelSettings, SamplingSettings
from tests.helpers.tiny_models import Shape, make_model
from tests.helpers.vocabularies import loaded, sentence_pieces

QUICK = ModelSettings(n_threads=1, n_ctx=512)


@pytest.fixture
def engine(plain_model: Path) -> LlamaEngine:
    return llama.load(plain_model, QUICK)


def random_conversation(rng: random.Random, count: int) -> list[Message]:
    roles = [Role.SYSTEM] * rng.randrange(2)
    roles += rng.choices((Role.USER, Role.ASSISTANT, Role.TOOL, Role.SYSTEM), (6, 6, 2, 1), k=count)
    words = ["boat", " <|im_end|>\n", "ü", "\n", " the", "🙂", " 42", "<|im_start|>user\n"]
    return [Message(role, "".join(rng.choices(words, k=rng.randrange(8)))) for role in roles]


@pytest.mark.parametrize("model", ["plain", "guide"])
def test_a_prompt_is_what_the_engine_encodes(model: str, plain_model: Path) -> None:
    engine = llama.load(plain_model if model == "plain" else paths.guide_model(), QUICK)
    rng = random.Random(7)
    for _ in range(60):
        messages = random_conversation(rng, rng.randrange(1, 20))
        encoding = engine.encode(messages, generation=True)
        expected = [token for turn in (*encoding.turns, encoding.generation) for token in turn]
        assert engine.prompts.prompt(messages) == expected
        sizes = engine.prompts.measure(messages)
        assert sizes == [len(turn) for turn in (*encoding.turns, encoding.generation)]
    engine.close()


def test_a_prompt_says_which_day_it_is_and_a_chat_which_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server runs for weeks; what is in a chat's cells and what is rendered later must agree."""
    days = [dt.datetime(2026, 11, 27, 23, 59, tzinfo=dt.UTC), dt.datetime(2026, 11, 28, 0, 1, tzinfo=dt.UTC)]
    monkeypatch.setattr(chat_template, "_now", lambda: days[0])
    dated = "Today is {{ strftime_now('%d %b %Y') }}.\n" + CHATML
    engine = llama.load(make_model(tmp_path / "dated.gguf", Shape(chat_template=dated)), QUICK)
    messages = [Message(Role.USER, "Which day is it?")]

    def said() -> str:
        return b"".join(engine.prompts.pieces(engine.prompts.prompt(messages))).decode()

    encoded = engine.encode(messages)
    assert "27 Nov 2026" in said()
    days.pop(0)
    assert "28 Nov 2026" in said()
    assert engine.encode(messages) == encoded
    engine.close()


#: Turns of which only ordinary text tells where they end, as those of Llama 2 and Mistral 7B.
INSTRUCTED = (
    "{% for message in messages %}{% if message['role'] == 'user' %}{{ '[INST] ' + message['content'] + "
    "' [/INST]' }}{% else %}{{ message['content'] + eos_token }}{% endif %}{% endfor %}"
)


@pytest.mark.parametrize("source", [PLAIN, INSTRUCTED, CHATML])
def test_texts_that_go_on_get_no_space_before_them(tmp_path: Path, source: str) -> None:
    """Where the vocabulary puts one before every beginning."""
    rng = random.Random(9)
    with loaded(sentence_pieces(tmp_path / "pieces.gguf")) as model:
        encoder, other = LlamaEncoder(model, source), LlamaEncoder(model, source)
        prompts = LlamaPrompts(other.vocabulary, other.template)
        for _ in range(60):
            count = rng.randrange(1, 12)
            roles = [Role.USER, Role.ASSISTANT] * count
            words = ["boat", " the", "the ", "\n", "</s>", " ", "<s>"]
            messages = [
                Message(role, "".join(rng.choices(words, k=rng.randrange(6)))) for role in roles[:count]
            ]
            encoding = encoder.encode(messages, generation=True)
            parts = (*encoding.turns, encoding.generation)
            assert prompts.measure(messages) == [len(part) for part in parts]
            assert prompts.prompt(messages) == [token for part in parts for token in part]
            assert prompts.measure(messages) == [len(part) for part in parts], "as it is remembered"


def test_what_stands_behind_a_turn_goes_on_where_that_ends_in_text(tmp_path: Path) -> None:
    with loaded(sentence_pieces(tmp_path / "pieces.gguf")) as model:
        goes_on = Vocabulary(model).goes_on_behind
        assert goes_on("<s>", "boat", "", False)
        assert goes_on("<s>", "</s>", "", False), "a text is no token, whatever it spells"
        assert goes_on("<s>", "boat", "</s>\n", False)
        assert goes_on("User: ", "", "", False)
        assert goes_on("", "", "", True)
        assert not goes_on("", "", "", False)
        assert not goes_on("", "boat", "</s>", True)
        assert not goes_on("<s>", "", "", True)


def test_many_threads_get_the_same_and_none_outlives_the_model(engine: LlamaEngine) -> None:
    messages = random_conversation(random.Random(1), 30)
    expected = engine.prompts.prompt(messages)
    wrong: list[object] = []
    closed = threading.Barrier(5)

    def encode() -> None:
        for number in range(50):
            changed = [*messages, Message(Role.USER, f"{threading.get_ident()} {number}")]
            if engine.prompts.prompt(messages) != expected or not engine.prompts.measure(changed):
                wrong.append(number)
        closed.wait()
        try:
            while True:
                engine.prompts.prompt([Message(Role.USER, f"{random.random()}")])
        except EngineError:
            pass

    threads = [threading.Thread(target=encode) for _ in range(4)]
    for thread in threads:
        thread.start()
    closed.wait()
    engine.close()
    for thread in threads:
        thread.join()
    assert wrong == []


SCHEMAS = [
    {"type": "object"},
    {"type": "object", "properties": {"name": {"type": "string"}, "age": {"type": "integer"}}},
    {"enum": ["red", "green"]},
    {"type": "array", "items": {"type": "number"}, "maxItems": 3},
    {"$ref": "#/$defs/x", "$defs": {"x": {"type": "boolean"}}},
]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_what_a_model_writes_under_a_schema_is_json(schema: object, engine: LlamaEngine) -> None:
    grammar = engine.prompts.schema_grammar(json.dumps(schema))
    assert "root ::=" in grammar
    engine.close()


def written_under(grammar: str, engine: LlamaEngine) -> str:
    """What a model writes that may say only what the grammar allows."""
    engine.decode(engine.prompts.prompt([Message(Role.USER, "x")])[:1], LIVE, 0)
    sampler = engine.sampler(SamplingSettings(temperature=2.0, seed=1), grammar=grammar)
    written = b""
    for n_past in range(1, 200):
        token = sampler.sample()
        if engine.is_end(token):
            break
        written += engine.piece(token)
        engine.decode([token], LIVE, n_past)
    sampler.close()
    return written.decode()


@pytest.mark.parametrize(
    "pattern",
    [
        "^.{3,9}$", "^[^x]{2,8}$", r"^\d{3}-\d\d$", r"^(a|b)\.[^\d\s\"]{4}$", r"^\w+@\w+\.(org|net)$",
        r"^[\]^.-]{3}$", "^[ -~]{40}$", r"^[+-\-]{5}$",
        r"^é[\u00e8-\u00ea]\(x\)$", r"^\s?[^\n\\]{5}$", "^[a-c\\-]{4}$", r"^\x41+$", r"^\^\-\[$",
    ],
)  # fmt: skip
def test_what_a_model_writes_under_a_pattern_is_json_and_fits(pattern: str, engine: LlamaEngine) -> None:
    """The weights are random, so the grammar alone decides."""
    schema = json.dumps(
        {"type": "object", "properties": {"x": {"type": "string", "pattern": pattern}}, "required": ["x"]}
    )
    grammar = engine.prompts.schema_grammar(schema)
    written = written_under(grammar, engine)
    assert re.fullmatch(pattern, json.loads(written)["x"]), written
    engine.close()


@pytest.mark.parametrize(
    "value",
    [
        "👍",
        "a\nb",
        'C:\\temp "q"',
        "\0",
        "a\0b",
        "\x7f\t",
        "\ud83d",
        "\\u0041",
        {"a\n": ["ü"]},
        3.5,
        None,
        True,
    ],
)
def test_a_value_is_written_as_it_was_given(value: object, engine: LlamaEngine) -> None:
    schema = {"type": "array", "items": [{"const": value}, {"enum": [value]}]}
    written = written_under(engine.prompts.schema_grammar(json.dumps(schema)), engine)
    assert json.loads(written) == [value, value], written
    engine.close()


@pytest.mark.parametrize("name", ["👍", 'ü"\n', "a]b", "\0", "\\", "C:\\new", "\ud83d"])
def test_a_property_may_have_any_name(name: str, engine: LlamaEngine) -> None:
    schema = {"type": "object", "properties": {name: {"type": "boolean"}}, "required": [name]}
    written = written_under(engine.prompts.schema_grammar(json.dumps(schema)), engine)
    assert list(json.loads(written)) == [name]
    engine.close()


def referring(name: str, defs: dict[str, object]) -> str:
    """A schema of a list of what is defined by that name."""
    return json.dumps({"type": "array", "items": {"$ref": f"#/$defs/{name}"}, "maxItems": 1, "$defs": defs})


def test_a_schema_may_refer_to_itself_by_any_name(engine: LlamaEngine) -> None:
    node = {"enum": ["leaf"]}, {"type": "array", "items": {"$ref": "#/$defs/a_node"}, "maxItems": 1}
    grammar = engine.prompts.schema_grammar(referring("a_node", {"a_node": {"anyOf": node}}))
    assert isinstance(json.loads(written_under(grammar, engine)), list)
    engine.close()


def test_what_is_mentioned_often_is_made_once(engine: LlamaEngine) -> None:
    """Twice at each of many levels would be a million million rules."""
    names = [f"level_{number}" for number in range(40)]
    defs: dict[str, object] = {
        name: {"type": "object", "properties": {key: {"$ref": f"#/$defs/{after}"} for key in "xy"}}
        for name, after in itertools.pairwise(names)
    }
    assert "root ::=" in engine.prompts.schema_grammar(
        referring(names[0], {**defs, names[-1]: {"type": "null"}})
    )
    engine.close()


UNUSABLE = [
    '^a"b$', r"^a\\b$", r"^\n$", r'^["x]$', r"^\bx$", "^[]$", "^[a$", "^a\\", "no anchors", r"^(?=x)x$",
]  # fmt: skip


@pytest.mark.parametrize(
    "schema",
    [
        json.dumps({"type": "string", "pattern": pattern})
        for pattern in (
            '^a"b$',
            r"^a\\b$",
            r"^\n$",
            r'^["x]$',
            r"^\bx$",
            "^[]$",
            "^[a$",
            "^a\\",
            "no anchors",
            r"^(?=x)x$",
            "^[z-a]$",
            "^x[9-0]$",
            r"^[a-\d]$",
            "^[a-",
            "^[^\x00-\U0010ffff]$",
        )
    ]
    + [
        "no json",
        '{"$ref": "https://example.org/schema.json"}',
        '{"type": "string", "minLength": 1000000}',
        '{"type": "nonsense"}',
        "[" * 100_000,
        json.dumps({"enum": ["x" * 70_000]}),
        '{"$ref": "#/nowhere"}',
        '{"enum": []}',
        '{"anyOf": []}',
        '{"type": "object", "properties": {"x": {"enum": []}}, "required": ["x"]}',
        '{"type": "object", "properties": {"x": {"$ref": "#/properties/x"}}, "required": ["x"]}',
        '{"const": 1e999}',
    ],
)
def test_a_schema_that_is_of_no_use_is_a_sentence(schema: str, engine: LlamaEngine) -> None:
    with pytest.raises(UserError, match="cannot be used"):
        engine.prompts.schema_grammar(schema)
    engine.close()
