"""Texts that become vectors: nobody waits for all of them, neither a reply nor who sent others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import pytest

from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.protocol import Engine
from ethervox_gui.governor.jobs.guest_jobs import CompletionEnded, Embed, Vectors
from ethervox_gui.governor.session.completions import SLICE_S, Guests, embed
from ethervox_gui.settings import ModelSettings
from tests.helpers.scripted_engine import ScriptedEngine
from tests.unit.governor.session.test_batches import all_ask, engine_for, guests_of, reply_to, run
from tests.unit.governor.session.test_completions import Caller, no_chat

LONG = "word " * 400


class Sender:
    """Sends texts, and hears what becomes of them."""

    def __init__(self) -> None:
        self.heard: list[Vectors | UserError] = []
        self.is_gone = False

    @property
    def vectors(self) -> Vectors:
        (found,) = self.heard
        assert isinstance(found, tuple)
        return found

    def sends(self, guests: Guests, engine: Engine, texts: Sequence[str]) -> None:
        embed(guests, Embed(tuple(texts), engine.prompts, self.heard.append, lambda: self.is_gone))


def is_over(caller: Caller) -> bool:
    return any(isinstance(event, CompletionEnded) for event in caller.told)


def test_a_reply_goes_on_beside_them_and_they_beside_it() -> None:
    engine = engine_for()
    guests, sender = guests_of(engine), Sender()
    sender.sends(guests, engine, [LONG])
    (caller,) = all_ask(guests, engine, ["first"])
    before = engine.n_calls
    while not is_over(caller):
        guests.round()
    assert caller.text == reply_to("first")
    assert not sender.heard, "else it waited for all of them"
    n_decoded = len(engine.decoded)
    assert engine.n_calls - before > n_decoded, "they stood still"
    run(guests)
    (found,) = sender.vectors
    assert found == ((float(len(LONG)), float(ord("w"))), len(LONG))


def test_a_piece_waits_for_as_many_rounds_as_so_many_tokens_of_a_prompt() -> None:
    engine = engine_for()
    guests, sender = guests_of(engine), Sender()
    sender.sends(guests, engine, ["x" * 160, "y" * 160])
    (caller,) = all_ask(guests, engine, ["a question that is answered at length"])
    n_rounds, n_pieces = 0, list[int]()
    while not is_over(caller):
        before = engine.n_calls
        guests.round()
        n_rounds += 1
        if engine.n_calls - before == 2:
            n_pieces.append(n_rounds)
    assert len(n_pieces) == 2
    n_in_a_round = engine.prompt_speed * SLICE_S
    assert n_pieces[1] - n_pieces[0] == math.ceil(160 / n_in_a_round) > 5


def test_who_sends_one_does_not_wait_for_who_sent_many() -> None:
    engine = engine_for()
    guests, many, one = guests_of(engine), Sender(), Sender()
    many.sends(guests, engine, [LONG] * 3)
    one.sends(guests, engine, ["short"])
    while not one.heard:
        guests.round()
    assert not many.heard
    run(guests)
    assert many.heard


def test_what_goes_wrong_with_some_is_told_and_the_others_go_on() -> None:
    engine = engine_for()
    guests, gone, unlucky, other = guests_of(engine), Sender(), Sender(), Sender()
    for sender in (gone, unlucky, other):
        sender.sends(guests, engine, ["a b"])
    gone.is_gone = True
    engine.faults[engine.n_calls] = EngineError("broken")
    run(guests)
    assert gone.heard == [()]
    assert isinstance(unlucky.heard[0], UserError)
    assert other.heard == [(((3.0, float(ord("a"))), 3),)]
    other.sends(guests, ScriptedEngine(str), ["a"])
    assert isinstance(other.heard[-1], UserError), "they are for another model"


def test_they_are_told_when_there_will_be_no_vectors() -> None:
    engine = engine_for()
    guests, sender = guests_of(engine), Sender()
    sender.sends(guests, engine, [LONG])
    guests.round()
    closing = UserError("shutting_down", "The program is closing.")
    guests.give_up(closing)
    assert sender.heard == [closing]
    assert not guests.is_at_work


def test_a_text_that_is_too_long_is_refused_and_none_is_cut(deep_model: Path) -> None:
    engine = llama.load(deep_model, ModelSettings(n_ctx=256, n_threads=1))
    try:
        guests, fits, too_long = Guests(engine, no_chat), Sender(), Sender()
        most = 256 * 32
        fits.sends(guests, engine, ["x" * (most - 200)])
        too_long.sends(guests, engine, ["x" * (most + 1)])
        run(guests)
        ((vector, n_tokens),) = fits.vectors
        assert n_tokens == most - 200
        assert sum(value * value for value in vector) == pytest.approx(1, abs=1e-4)
        (refused,) = too_long.heard
        assert isinstance(refused, UserError)
        assert refused.code == "text_too_long"
        assert "8,193" in str(refused), refused
    finally:
        engine.close()
