"""``/context …``: look at the context and edit it."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.commands.command import Command, Surroundings, not_taken, whole_number
from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.policies import PRUNE_BELOW
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.text import N_
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ClearContext,
    ForgetTurns,
    HealContext,
    LetGo,
    PruneUnimportant,
    ReportPages,
    ReportStatus,
    SetPinned,
    ShiftWindow,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)


def _status(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.submit(ReportStatus())


def _summarize(here: Surroundings, arguments: Sequence[str]) -> None:
    keep: int | None = None
    detail: Detail | None = None
    for argument in arguments:
        if detail is None and argument in Detail.__members__.values():
            detail = Detail(argument)
        elif keep is None:
            keep = whole_number("/context summarize", argument)
        else:
            raise not_taken("/context summarize", [argument])
    here.submit(SummarizeOld(keep, detail, Trigger.COMMAND))


def _shift(here: Surroundings, arguments: Sequence[str]) -> None:
    keep = whole_number("/context shift", arguments[0]) if arguments else None
    here.submit(ShiftWindow(keep, Trigger.COMMAND))


def _prune(here: Surroundings, arguments: Sequence[str]) -> None:
    try:
        threshold = float(arguments[0]) if arguments else PRUNE_BELOW
    except ValueError:
        threshold = -1.0
    if not 0 <= threshold <= 1:
        raise UserError("bad_argument", N_("/context prune needs a threshold from 0 to 1."), N_("See /help."))
    here.submit(PruneUnimportant(threshold, Trigger.COMMAND))


def _clear(here: Surroundings, arguments: Sequence[str]) -> None:
    word = list(arguments)
    here.submit(ClearContext(word in (["yes"], ["forget"]), Trigger.COMMAND, forget=word == ["forget"]))


def _forget(here: Surroundings, arguments: Sequence[str]) -> None:
    here.submit(ForgetTurns(*_turns("/context forget", arguments), Trigger.COMMAND))


def _heal(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.submit(HealContext(Trigger.COMMAND))


def _pin(here: Surroundings, arguments: Sequence[str]) -> None:
    here.submit(SetPinned(_turn("/context pin", arguments), True, Trigger.COMMAND))


def _unpin(here: Surroundings, arguments: Sequence[str]) -> None:
    here.submit(SetPinned(_turn("/context unpin", arguments), False, Trigger.COMMAND))


def _undo(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.submit(UndoEdit())


def _bring_back(here: Surroundings, arguments: Sequence[str]) -> None:
    fate = None
    if len(arguments) > 1:
        if arguments[1] not in SummaryFate.__members__.values():
            message = N_("A summary can be kept, shrunk or dropped, not “{arguments}”.").format(
                arguments=arguments[1]
            )
            raise UserError("bad_argument", message, N_("Write keep, shrink or drop."))
        fate = SummaryFate(arguments[1])
    here.submit(BringBack(*_turns("/context bring-back", arguments), fate))


def _let_go(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.submit(LetGo())


def _pages(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.submit(ReportPages())


def _turns(command: str, arguments: Sequence[str]) -> tuple[int, int]:
    """The first and the last of ``4-7``, or of one number."""
    first, dash, last = (arguments[0] if arguments else "").replace("–", "-").partition("-")
    start = _turn(command, [first] if first else [])
    end = whole_number(command, last) if dash else start
    if end < start:
        message = N_("There are no turns from {start} to {end}.").format(start=start, end=end)
        raise UserError("bad_argument", message, N_("Write the smaller number first."))
    return start, end


def _turn(command: str, arguments: Sequence[str]) -> int:
    if not arguments:
        raise UserError(
            "bad_argument",
            N_("{command} needs the number of a turn.").format(command=command),
            N_("See /help."),
        )
    return whole_number(command, arguments[0])


COMMANDS = (
    Command(("context", "status"), "", N_("how full the context is, and with what"), _status, most=0),
    Command(
        ("context", "summarize"),
        "[turns to keep] [brief|moderate|detailed]",
        N_("summarize old turns now"),
        _summarize,
        most=2,
    ),
    Command(("context", "shift"), "[turns to keep]", N_("drop the oldest turns now"), _shift, most=1),
    Command(
        ("context", "prune"),
        "[threshold]",
        N_("drop exchanges of low importance (below 0.5)"),
        _prune,
        most=1,
    ),
    Command(
        ("context", "clear"),
        "[yes|forget]",
        N_("take everything out of the context (asks first; forget: without an echo)"),
        _clear,
        most=1,
    ),
    Command(
        ("context", "forget"),
        "turn[-turn]",
        N_("take turns out so that nothing of them echoes in what stays"),
        _forget,
        most=1,
    ),
    Command(
        ("context", "heal"),
        "",
        N_("put a clean copy of the context in its place, in idle time"),
        _heal,
        most=0,
    ),
    Command(("context", "undo"), "", N_("bring back what the last edit took out"), _undo, most=0),
    Command(
        ("context", "bring-back"),
        "turn[-turn] [keep|shrink|drop]",
        N_("bring turns back; their summary is kept, shrunk or dropped"),
        _bring_back,
        most=2,
    ),
    Command(
        ("context", "let-go"), "", N_("take out again what came back by itself for messages"), _let_go, most=0
    ),
    Command(("context", "pages"), "", N_("what is saved of turns, and how useful it was"), _pages, most=0),
    Command(("context", "pin"), "turn", N_("never summarize or drop this turn"), _pin, most=1),
    Command(("context", "unpin"), "turn", N_("let this turn leave again"), _unpin, most=1),
)
