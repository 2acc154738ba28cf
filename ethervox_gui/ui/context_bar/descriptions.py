"""What the timeline says of itself: for tooltips, screen readers and the status line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ethervox_gui.context.events.events import ReplyPart
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.context_bar.painter import look_of
from ethervox_gui.ui.kit.overlays.tip_card import Line, card
from ethervox_gui.ui.kit.pieces import Pieces
from ethervox_gui.ui.kit.text.calls import calls_in_words
from ethervox_gui.ui.kit.text.formatting import counted, decimal, number, one_line, plain, turns
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.theme.theme import Theme


def describe(entry: TurnView, *, is_estimate: bool = False) -> str:
    """An entry in three lines: who, the facts, how it begins."""
    who = {
        Role.SYSTEM: tr("System prompt"),
        Role.USER: tr("You"),
        Role.ASSISTANT: tr("Model"),
        Role.TOOL: tr("Tool"),
    }[entry.role]
    if entry.passage_id:
        head = tr("Document: {}").format(one_line(plain(said(entry.source)), 120))
    elif entry.quoted:
        head = tr("Quoted from turns {}").format(turns(entry.quoted[0], entry.quoted[-1]))
    elif entry.is_block and entry.recalled:
        head = tr("Recalled from memory")
    elif entry.is_block:
        head = tr("Summary of turns {}").format(turns(entry.number, entry.last_number))
    elif entry.role is Role.SYSTEM:
        head = _system_head(entry)
    else:
        head = tr("{}, turn {}").format(who, entry.number)
    facts = [
        _state_word(entry),
        tr("{} tokens").format(f"{'≈ ' if is_estimate else ''}{number(entry.n_tokens)}"),
    ]
    if entry.p0 is not None and entry.p1 is not None:
        facts.append(tr("positions {}–{}").format(number(entry.p0), number(_last(entry))))
    if not entry.is_block and entry.role is not Role.SYSTEM:
        facts.append(tr("importance {}").format(decimal(entry.importance, 2)))
    if entry.pinned:
        facts.append(tr("pinned"))
    if entry.reminder:
        facts.append(tr("with what you said before, quoted"))
    return f"{head}\n{' · '.join(facts)}\n{beginning_of(entry)}".rstrip()


def card_of(theme: Theme, entry: TurnView, *, is_estimate: bool = False, share: float = 0.0) -> str:
    """An entry as a small card: who, a line for each figure, how it begins.

    ``share`` is what it has of what carried a reply, where somebody asked why.
    """
    head = describe(entry, is_estimate=is_estimate).split("\n")[0]
    n_tokens = f"{'≈ ' if is_estimate else ''}{number(entry.n_tokens)}"
    lines = [Line(_state_word(entry)), Line(tr("tokens"), n_tokens)]
    if entry.p0 is not None and entry.p1 is not None:
        lines.append(Line(tr("positions"), f"{number(entry.p0)}–{number(_last(entry))}"))
    if not entry.is_block and entry.role is not Role.SYSTEM:
        lines.append(Line(tr("importance"), decimal(entry.importance, 2)))
    if entry.pinned:
        lines.append(Line(tr("pinned"), "", "pinned"))
    if entry.reminder:
        lines.append(Line(tr("with what you said before, quoted")))
    if share:
        lines.append(Line(carried_words(share)))
    return card(theme, head, lines, beginning_of(entry), look_of(entry))


def beginning_of(entry: TurnView) -> str:
    """How it begins, on one line: of a summary, what its lines say; a call of a reply's in words."""
    if not entry.is_block and entry.role is Role.ASSISTANT:
        return one_line(calls_in_words(entry.preview), 160)
    if not entry.is_block or entry.memory_id is None:
        return one_line(entry.preview, 160)
    lines = (line.strip().removeprefix("- ") for line in entry.preview.splitlines())
    return one_line(" · ".join(filter(None, lines)), 160)


def _last(entry: TurnView) -> int:
    """The last of its positions: spans are half-open, which nobody would guess from a dash."""
    return max(entry.p0 or 0, (entry.p1 or 0) - 1)


def _system_head(entry: TurnView) -> str:
    """Whose system prompt it is; without words it is what every text begins with in this model."""
    if not entry.is_own:
        return tr("System prompt")
    return tr("System prompt · the model's own") if entry.preview else tr("The model's own beginning")


def _state_word(entry: TurnView) -> str:
    if entry.is_block or entry.state is TurnState.IN_KV:
        return tr("in KV")
    if entry.forgotten:
        return tr("forgotten")
    if entry.state is TurnState.SUMMARIZED:
        return tr("summarized")
    return tr("dropped")


class Figures:
    """How many turns are in which state, and what of the legend there is, of the entries shown last."""

    def __init__(self) -> None:
        self._parts = Pieces(_Part)

    def show(self, entries: Sequence[TurnView]) -> None:
        """Count these entries; what was counted before and stayed as it is counts on."""
        self._parts.show(entries)

    def states(self) -> dict[TurnState, int]:
        """How many turns (blocks, the system turn and what was forgotten aside) are in each state.

        A reply in parts is one turn, and where its first part is: that leaves with the last of the others.
        """
        return {state: sum(part.states[state] for part in self._parts) for state in TurnState}

    def n_forgotten(self) -> int:
        """How many turns were forgotten; in whichever state they are they are called that."""
        return sum(part.n_forgotten for part in self._parts)

    def kinds(self) -> set[str]:
        """Which entries of the legend there is anything of among them."""
        return set().union(*(part.kinds for part in self._parts))

    def in_words(self) -> str:
        """The whole strip in a sentence."""
        counts, n_forgotten = self.states(), self.n_forgotten()
        words = [counted(counts[TurnState.IN_KV], tr("{} turn in KV"), tr("{} turns in KV"))]
        if counts[TurnState.SUMMARIZED]:
            words.append(tr("{} summarized").format(counts[TurnState.SUMMARIZED]))
        if counts[TurnState.DROPPED]:
            words.append(tr("{} dropped").format(counts[TurnState.DROPPED]))
        if n_forgotten:
            words.append(tr("{} forgotten").format(n_forgotten))
        return tr("Timeline of turns: {}").format(", ".join(words))


class _Part:
    """Some of the entries."""

    def __init__(self, _start: int, entries: Iterable[TurnView]) -> None:
        whole = [entry for entry in entries if not entry.is_block and not entry.continues]
        turns = [entry for entry in whole if entry.role is not Role.SYSTEM]
        states = [entry.state for entry in turns if not entry.forgotten]
        self.states = {state: states.count(state) for state in TurnState}
        self.n_forgotten = len(turns) - len(states)
        self.kinds = {look_of(entry) for entry in entries}
        if any(entry.pinned for entry in entries):
            self.kinds.add("pinned")


def shares_of(entries: Sequence[TurnView], parts: Iterable[ReplyPart]) -> dict[int, float]:
    """What each entry, by its index, has of what carried a reply; several turns together share theirs."""
    found: dict[int, float] = {}
    read = [(i, entry) for i, entry in enumerate(entries) if entry.is_block or entry.p0 is not None]
    for part in parts:
        here = [index for index, entry in read if _is_of(entry, part)]
        for index in here:
            found[index] = found.get(index, 0.0) + part.share / len(here)
    return found


def _is_of(entry: TurnView, part: ReplyPart) -> bool:
    if part.source:
        return entry.source == part.source
    if entry.quoted:
        return part.memory_id is None and part.first_turn == entry.quoted[0]
    if part.memory_id is not None and entry.is_block:
        return entry.memory_id == part.memory_id
    within = part.first_turn <= entry.number <= part.last_turn
    return part.memory_id is None and not entry.is_block and within and entry.p0 is not None


def carried_words(share: float) -> str:
    """What is said of an entry's share of what carried a reply."""
    return tr("carried {} % of the reply").format(round(100 * share))
