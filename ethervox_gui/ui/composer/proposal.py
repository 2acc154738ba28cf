"""The card above the composer that says what will leave the context, and what will be kept of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ethervox_gui.context.events.events import Action, EditProposed
from ethervox_gui.context.summaries.note import parse_line
from ethervox_gui.context.turns.numbers import runs_of
from ethervox_gui.ui.kit.text.formatting import number, one_line, tip, turns_in
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.problem import Failure

#: So much of what stays known is shown; all of it is a hover away.
_SHOWN = 150
_LONGEST_TIP = 1200


class Proposal(Failure):
    """:meth:`propose` shows it; it takes neither the keys nor the focus from who is writing."""

    look = "proposal", "compress", "summary"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        #: The turns that will leave; none where nothing is shown.
        self.turns: tuple[int, ...] = ()

    def propose(
        self,
        event: EditProposed,
        make_room: Callable[[], object],
        keep: Callable[[tuple[int, ...]], object],
    ) -> None:
        """Say what will leave, and offer to let it leave now, or to keep it."""
        self.turns = event.turns
        title = self.tr("Turns {} are about to leave").format(turns_in(runs_of(event.turns)))
        sentence = self.tr(
            "They wait until {} tokens are in use or a reply needs the room; that frees {}."
        ).format(number(event.due_at), number(event.n_leaving))
        lines = [parse_line(line)[1] for line in event.summary.splitlines()]
        known = " · ".join(line for line in lines if line)
        words = self.tr("Nothing will stand for them here. They stay stored.")
        if known:
            words = self.tr("This stays known: {}").format(one_line(known, _SHOWN))
        offers = [(self._now(event.action), make_room), (self.tr("Keep this"), lambda: keep(event.turns))]
        self.tell(title, sentence, words, offers, has_details=False)
        self.advice.setToolTip(tip(one_line(known, _LONGEST_TIP)) if len(known) > _SHOWN else "")

    def _now(self, action: Action) -> str:
        """The words for doing at once what is proposed.  A new action gets its line here."""
        match action:
            case Action.SUMMARIZE_OLD:
                return self.tr("Summarize now")
            case Action.SHIFT_WINDOW | Action.PRUNE_UNIMPORTANT:
                return self.tr("Drop them now")

    def put_away(self) -> None:
        super().put_away()
        self.turns = ()

    def focus_first(self) -> None:
        """Put the focus on what is offered first, if anything is."""
        if self.isVisible() and self._made:
            self._made[0].setFocus()
