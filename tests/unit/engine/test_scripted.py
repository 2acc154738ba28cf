"""The scripted engine: says what it is told to say, keeps the rules of the real one, fails when told to."""

from __future__ import annotations

import pytest

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Decode, Remove, Share, Shift, Splice
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError, PlanError
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.protocol import Capability, Engine
from ethervox_gui.settings import SamplingSettings
from tests.helpers.scripted_engine import ScriptedEngine

REBUILD = Capability(False, False, "a test")


def spoken(engine: ScriptedEngine) -> str:
    """A whole reply."""
    sampler = engine.sampler(SamplingSettings())
    text = b""
    while not engine.is_end(token := sampler.sample()):
        text += engine.piece(token)
    sampler.close()
    return text.decode()


def test_it_is_an_engine() -> None:
    engine: Engine = ScriptedEngine(str, n_ctx=300, n_ctx_train=900)
    assert (engine.info.n_ctx, engine.info.n_ctx_train, engine.info.capability.word) == (300, 900, "surgical")
    engine.close()


def test_the_reply_is_made_from_what_was_decoded_for_it() -> None:
    engine = ScriptedEngine(lambda prompt: prompt.replace("\n", "|").upper())
    messages = [Message(Role.USER, "hé"), Message(Role.ASSISTANT, "yes"), Message(Role.USER, "no")]
    encoding = engine.encode(messages, 2, generation=True)
    assert len(encoding.turns) == 1
    assert len(encoding.turns[0]) == len("no") + 2
    engine.decode(engine.encode(messages[:1]).turns[0], LIVE, 0)
    engine.decode(encoding.generation, LIVE, 4)
    assert spoken(engine) == "|HÉ||"
    engine.decode([ord("x")], LIVE, 5)
    engine.decode(encoding.turns[0], LIVE, 6)
    assert spoken(engine) == "|NO|", "each reply has a prompt of its own, without the tokens of the last"


def test_a_text_is_as_many_tokens_as_it_has_characters() -> None:
    engine = ScriptedEngine(str)
    assert engine.count_tokens("日本!") == 3
    assert engine.piece(ord("日")) == "日".encode()
    assert engine.piece(0xD800) == b"?"
    assert [engine.piece(mark) for mark in engine.reply_end([])] == [b""]


def test_a_bare_template_has_no_words_of_its_own_around_a_reply() -> None:
    engine = ScriptedEngine(str, bare=True)
    encoding = engine.encode([Message(Role.USER, "a"), Message(Role.ASSISTANT, "bc")], generation=True)
    assert [len(turn) for turn in encoding.turns] == [3, 2]
    assert encoding.generation == engine.reply_end([]) == ()
    engine.decode((), LIVE, 0)
    assert engine.n_calls == 0


def test_batches_are_counted_and_listed() -> None:
    engine = ScriptedEngine(str, n_batch=4)
    told: list[tuple[int, int]] = []
    engine.decode([1] * 10, LIVE, 0, progress=lambda done, total: told.append((done, total)))
    assert told == [(4, 10), (8, 10), (10, 10)]
    assert engine.decoded == [(LIVE, (1,) * 4), (LIVE, (1,) * 4), (LIVE, (1,) * 2)]
    engine.apply([Share(BUILD, 0, 2), Decode((7,), BUILD, 2), Remove(5, 10), Splice(BUILD, 9, 9)])
    assert engine.n_calls == 7
    assert engine.decoded[-1] == (BUILD, (7,))
    assert engine.occupancy(LIVE) == (0, 4, 5)
    engine.close()
    assert engine.occupancy(LIVE) == (-1, -1, 0)


def test_cancelling_is_asked_between_batches() -> None:
    engine = ScriptedEngine(str, n_batch=4)
    answers = iter([False, True])
    with pytest.raises(Cancelled):
        engine.decode([1] * 20, LIVE, 0, cancelled=lambda: next(answers))
    assert engine.occupancy(LIVE).n_cells == 8, "what earlier batches put there stays"


@pytest.mark.parametrize("error", [EngineError("broken"), NoRoomError("full")])
def test_a_fault_is_raised_before_its_call_does_anything(error: Exception) -> None:
    engine = ScriptedEngine(str, n_batch=4, faults={1: error, 3: error})
    with pytest.raises(type(error)):
        engine.decode([1] * 8, LIVE, 0)
    assert engine.occupancy(LIVE).n_cells == 4
    engine.decode([1], LIVE, 4)
    with pytest.raises(type(error)):
        engine.apply([Remove()])
    assert engine.occupancy(LIVE).n_cells == 5
    engine.apply([Remove()])
    assert engine.occupancy(LIVE).n_cells == 0


def test_the_rules_of_the_cache_hold() -> None:
    engine = ScriptedEngine(str, n_ctx=10)
    engine.decode([1] * 8, LIVE, 0)
    with pytest.raises(PlanError):
        engine.decode([1], LIVE, 9)
    with pytest.raises(NoRoomError):
        engine.decode([1] * 3, SCRATCH, 0)


def test_what_a_model_cannot_do_is_refused() -> None:
    engine = ScriptedEngine(str, capability=REBUILD)
    engine.decode([1] * 10, LIVE, 0)
    for edit in (
        Share(BUILD, 0, 2),
        Splice(BUILD, 0, 2),
        Shift(5, 10, 3),
        Remove(2, 5),
        Remove(5),
        Remove(0, 5),
    ):
        with pytest.raises(EngineError):
            engine.apply([edit])
    engine.apply([Remove(seq=SCRATCH), Remove(10), Remove(12, 20), Remove()])
    assert engine.occupancy(LIVE).n_cells == 0
    fixed = ScriptedEngine(str, capability=Capability(True, False, "YaRN"))
    fixed.decode([1] * 10, LIVE, 0)
    fixed.apply([Remove(2, 5), Share(BUILD, 0, 2)])
    with pytest.raises(EngineError, match="cannot be shifted"):
        fixed.apply([Shift(5, 10, -3)])
