"""Where a grammar asks for what no token can write, the library ends the process; here that is an error.

Models that lack characters are no invention: the first look at a file lets them pass, and a text with such a
character is merely tokenised without it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import llama_cpp as lib
import pytest

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.errors import EngineError
from ethervox_gui.engine.inspection import inspect_model
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.sampler import Candidates
from ethervox_gui.settings import ModelSettings, SamplingSettings
from tests.conftest import ModelMaker
from tests.helpers import programs
from tests.helpers.tiny_models import Shape

QUICK = {"n_threads": 1, "n_ctx": 256}
#: No braces, no ``z``, and nothing that could follow the first byte of an é.
LACKING = Shape(lacks="{z©")
WAYS: list[dict[str, float]] = [
    {"temperature": 0.0},
    {"temperature": 0.0, "repeat_penalty": 1.3},
    {"temperature": 1.0},
    {"temperature": 2.0, "top_k": 0, "top_p": 1.0, "min_p": 0.0},
    {"temperature": 1.0, "top_k": 1},
    {"temperature": 1.0, "top_k": 0, "top_p": 0.1},
    {"temperature": 1.0, "top_k": 0, "min_p": 0.9, "repeat_penalty": 0.7},
]

# In a process of its own: without the error there would be none to tell of it.
_WRITE = """
import json, sys
from pathlib import Path
import llama_cpp as lib
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.sampler import Candidates
from ethervox_gui.settings import ModelSettings, SamplingSettings
model, schema, ways, raw = json.loads(sys.argv[1])
if raw:
    Candidates.choose = lambda self, chain, context, at: lib.llama_sampler_sample(chain, context, at)
engine = llama.load(Path(model), ModelSettings(n_threads=1, n_ctx=256))
grammar = engine.prompts.schema_grammar(json.dumps(schema))
for way in ways:
    engine.apply([Remove()])
    engine.decode([65], LIVE, 0)
    sampler = engine.sampler(SamplingSettings(seed=1, **way), grammar=grammar)
    written, ended = b"", ""
    for n_past in range(1, 100):
        try:
            token = sampler.sample()
        except EngineError as error:
            ended = type(error).__name__
            break
        if engine.is_end(token):
            ended = "end"
            break
        written += engine.piece(token)
        engine.decode([token], LIVE, n_past)
    sampler.close()
    print(json.dumps([written.decode("latin-1"), ended]), flush=True)
engine.close()
"""


def write(model: Path, schema: object, ways: list[dict[str, float]], *, raw: bool = False) -> tuple[int, Any]:
    """How the process ended, and each way's text and end.  ``raw``: the library itself samples."""
    command = [sys.executable, "-c", _WRITE, json.dumps([str(model), schema, ways, raw])]
    # Where there is a debugger, the library would start it.
    quickly = os.environ | {"GGML_NO_BACKTRACE": "1"}
    done = programs.run(command, env=quickly, text=False)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def lacking_model(tiny_model: ModelMaker) -> Path:
    return tiny_model(LACKING)


def test_the_library_itself_dies_of_it_or_never_ends(lacking_model: Path) -> None:
    """Where this version no longer does, this fails: then its own way may be taken."""
    assert write(lacking_model, {"const": "abz"}, [{"temperature": 1.0}], raw=True) == (-signal.SIGABRT, [])
    code, ((written, ended),) = write(lacking_model, {"const": "abz"}, [{"temperature": 0.0}], raw=True)
    assert (code, written, ended) == (0, '"ab' + 96 * "\0", "")


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "object"}, ""),
        ({"const": "abz"}, '"ab'),
        ({"const": "é"}, '"Ã'),
        ({"type": "string", "pattern": "^a[z]$"}, '"a'),
        ({"type": "array", "items": {"const": {"a": 1}}, "minItems": 1}, "["),
    ],
    ids=["at once", "later", "half a character", "a pattern", "in a list"],
)
def test_what_no_token_can_write_is_an_error_in_every_way_of_sampling(
    lacking_model: Path, schema: object, written: str
) -> None:
    code, found = write(lacking_model, schema, WAYS)
    assert code == 0
    assert [(text.rstrip(), ended) for text, ended in found] == [(written, "NoTokenError")] * len(WAYS)


def test_what_such_a_model_can_write_it_does(lacking_model: Path) -> None:
    code, found = write(lacking_model, {"const": "abc"}, WAYS)
    assert (code, found) == (0, [['"abc"', "end"]] * len(WAYS))


def test_such_a_model_passes_the_first_look(lacking_model: Path) -> None:
    assert inspect_model(lacking_model).architecture == "llama"


def reply(
    engine: LlamaEngine, grammar: str, way: dict[str, float], *, start: int = 65, longest: int = 60
) -> list[int]:
    """So many tokens at most, behind ``start``."""
    engine.apply([Remove()])
    engine.decode([start], LIVE, 0)
    sampler = engine.sampler(SamplingSettings(seed=5, **way), grammar=grammar)
    found: list[int] = []
    while len(found) < longest and not engine.is_end(token := sampler.sample()):
        found.append(token)
        engine.decode([token], LIVE, len(found))
    sampler.close()
    return found


@pytest.mark.parametrize("way", WAYS)
def test_the_same_is_written_as_by_the_library(
    way: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = llama.load(paths.guide_model(), ModelSettings(**QUICK))
    schema = {"type": "array", "items": {"type": ["string", "number"]}, "minItems": 3}
    grammar = engine.prompts.schema_grammar(json.dumps(schema))
    ours = reply(engine, grammar, way)
    monkeypatch.setattr(
        Candidates, "choose", lambda _, chain, context, at: lib.llama_sampler_sample(chain, context, at)
    )
    assert reply(engine, grammar, way) == ours
    assert len(ours) > 5
    engine.close()


@pytest.mark.parametrize("way", [WAYS[0], *WAYS[2:4]])
def test_what_is_held_to_a_form_is_utf8_and_no_longer_than_it_may_be(
    tiny_model: ModelMaker, way: dict[str, float]
) -> None:
    """Also of a model that writes any bytes: those behind the beginning of a character count as its rest."""
    engine = llama.load(tiny_model(Shape(seed=3)), ModelSettings(**QUICK))
    schema = {"type": "array", "items": {"type": "string", "minLength": 2, "maxLength": 4}, "maxItems": 9}
    grammar = engine.prompts.schema_grammar(json.dumps({**schema, "minItems": 9}))
    for start in range(66, 72):
        written = reply(engine, grammar, way, start=start, longest=230)
        text = b"".join(map(engine.piece, written)).decode("utf-8")
        found = json.loads(text)
        assert {len(each) for each in found} <= {2, 3, 4}
        assert json.dumps(found, ensure_ascii=False).encode("utf-8"), "no half of a character"
    engine.close()


def test_nothing_is_chosen_without_logits(plain_model: Path) -> None:
    engine = llama.load(plain_model, ModelSettings(**QUICK))
    engine.decode([65], LIVE, 0)
    sampler = engine.sampler(SamplingSettings(), grammar='root ::= "a"')
    with pytest.raises(EngineError, match="no logits"):
        sampler.sample(7)
    sampler.close()
    engine.close()
