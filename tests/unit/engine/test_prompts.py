"""The encoder of whole prompts says what the engine says, from any thread, until the engine is closed."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import pytest

from ethervox_gui import paths
from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.turns import Message, Role
from ethervox_gui.engine import llama
from ethervox_gui.engine.llama import LlamaEngine
from ethervox_gui.settings import ModelSettings

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


@pytest.mark.parametrize(
    "schema",
    [
        "no json",
        '{"$ref": "https://example.org/schema.json"}',
        '{"type": "string", "minLength": 1000000}',
        '{"type": "nonsense"}',
        "[" * 100_000,
        json.dumps({"enum": ["x" * 70_000]}),
        '{"$ref": "#/nowhere"}',
    ],
)
def test_a_schema_that_is_of_no_use_is_a_sentence(schema: str, engine: LlamaEngine) -> None:
    with pytest.raises(UserError, match="cannot be used"):
        engine.prompts.schema_grammar(schema)
    engine.close()
