"""The line at the bottom: speed, time to the first token, turns in the context, and what is going on."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QStyle, QWidget

from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.ui.kit.text.formatting import counted, decimal, duration, number, speed
from ethervox_gui.ui.kit.theme.dressing import dress
from ethervox_gui.ui.kit.theme.painting import Opaque
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.pulse import Pulse

_WINDOW_S = 2.0
_SPACING = 16
_SIDE = 4
#: A reply that grows so long without a word of it, in seconds, thinks or writes a call.
_SILENCE_S = 1.0


class StatusRow(Opaque):
    """Figures in words.  Speeds while tokens arrive are of the last two seconds of ``clock``.

    It lays out its words itself: a figure that changes several times a second is no reason for the whole
    window to be laid out again, which every layout around it would pass on.
    """

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._clock = clock
        self.tokens = self._label("statusTokens", self.tr("Tokens per second"))
        self.first = self._label("statusFirstToken", self.tr("Time to the first token"))
        self.turns = self._label("statusTurns", self.tr("Turns in the context"))
        self.draft = self._label("statusDraft", self.tr("Tokens of the message being written"))
        self.activity = self._label("statusActivity", self.tr("Activity"))
        self.progress = QProgressBar(self)
        self.progress.setObjectName("promptProgress")
        self.progress.setAccessibleName(self.tr("Prompt processing"))
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(90)
        self.progress.hide()
        self.pulse = Pulse(theme, self)
        self.pulse.hide()
        self._figures = (self.draft, self.tokens, self.first, self.turns)
        for widget in self._figures:
            widget.hide()
        #: What is left out last where room is short comes first.
        self._by_weight = (self.draft, self.tokens, self.turns, self.first)
        theme.changed.connect(self._retheme)
        self._sent_at = 0.0
        self._first_at = 0.0
        self._heard_at = 0.0
        self._reads = self._stops = False
        self._prompt_began = (0.0, 0)  # when, and how many tokens were done then
        self._samples: list[tuple[float, int]] = []

    def _label(self, name: str, what: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setProperty("role", "caption")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAccessibleDescription(what)
        return label

    # ---- where room is short --------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(400, self.activity.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        known = super().event(event)
        # Words have other letters now, or are read from the other side.
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._fit()
        return known

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _retheme(self) -> None:
        self.updateGeometry()
        self._fit()

    def _fit(self) -> None:
        """Show what has something to say, as far as all of it can be read, and put it in its place."""
        right = self.width() - _SIDE
        if not self.progress.isHidden():
            right = self._put_before(self.progress, right) - _SPACING
        if self.activity.text():
            right = self._put_before(self.activity, right) - _SPACING // 2
            right = self._put_before(self.pulse, right) - _SPACING
        self.pulse.setVisible(bool(self.activity.text()))
        room = right - _SIDE
        for label in self._by_weight:
            speed = label in (self.tokens, self.first)
            # What is being written matters more.
            told = bool(label.text()) and not (speed and self.draft.text())
            fits = told and label.sizeHint().width() <= room
            label.setVisible(fits)
            room -= self._taken(label, fits)
        left = _SIDE
        for label in self._figures:
            if not label.isHidden():
                width = label.sizeHint().width()
                self._place(label, QRect(left, 0, width, self.height()))
                left += width + _SPACING

    def _put_before(self, widget: QWidget, right: int) -> int:
        """Put a widget before a line; where the next one ends."""
        hint = widget.sizeHint()
        width = min(hint.width(), max(1, right - _SIDE))
        height = min(hint.height(), self.height())
        self._place(widget, QRect(right - width, (self.height() - height) // 2, width, height))
        return right - width

    def _place(self, widget: QWidget, place: QRect) -> None:
        """Put a widget in its place, counted from where one begins to read."""
        widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    @staticmethod
    def _taken(widget: QWidget, shown: bool) -> int:
        return widget.sizeHint().width() + _SPACING if shown else 0

    def _put(self, label: QLabel, words: str) -> None:
        """Words on a label; without any it takes no room."""
        if label.text() != words:
            label.setText(words)
            self._fit()

    # ---- what goes on ---------------------------------------------------------------------------

    def leave(self) -> None:
        """Another chat or model is there: what was told of the one before says nothing of it."""
        self._sent_at = 0.0  # how long its first token took is not known when somebody comes back
        self._heard_at = self._clock()  # nor whether its reply was silent
        self._samples.clear()
        self._clear_speed()
        self.rest()

    def rest(self) -> None:
        """Nothing goes on any more."""
        self._reads = self._stops = False
        self.say("")

    def _clear_speed(self) -> None:
        self._put(self.tokens, "")
        self._put(self.first, "")

    def sent(self) -> None:
        """A message was sent: the first token is awaited."""
        self._sent_at = self._clock()
        self._first_at = 0.0
        self._heard_at = self._sent_at
        self._samples.clear()
        self._clear_speed()
        self._reads, self._stops = True, False
        self.say(self.tr("reading…"))

    def edited(self) -> None:
        """The context was edited; what it was edited for is read now, if it was a message."""
        self.say(self.tr("reading…") if self._reads else "")

    def reply_started(self) -> None:
        """What was sent has been read."""
        self._reads = False
        self.say(self.tr("thinking…"))

    def stop(self) -> None:
        """What goes on is to end: a batch that is being computed is computed to its end."""
        self._stops = True
        self.say(self.tr("stopping…"))

    @property
    def stops(self) -> bool:
        """Whether the user wanted what goes on to end, and it has not yet."""
        return self._stops

    def text_arrived(self) -> None:
        """Text of the reply arrived."""
        self._heard_at = self._clock()
        if not self._first_at and self._sent_at:
            self._first_at = self._clock()
            waited = self._first_at - self._sent_at
            figure = decimal(waited, 1 if waited >= 0.1 else 2)
            self._put(self.first, self.tr("first token {} s").format(figure))
        self.say("")

    def reply_grew(self, n_tokens: int) -> None:
        """The reply being written has so many tokens now."""
        now = self._clock()
        if now - self._heard_at > _SILENCE_S and not self.activity.text():
            self.say(self.tr("thinking…"))
        self._samples.append((now, n_tokens))
        while len(self._samples) > 2 and now - self._samples[0][0] > _WINDOW_S:
            self._samples.pop(0)
        (then, before), (_, after) = self._samples[0], self._samples[-1]
        if now - then > 0.3 and after > before:
            self._show_speed((after - before) / (now - then))

    def reply_finished(self, tokens_per_second: float) -> None:
        self._samples.clear()
        self._show_speed(tokens_per_second)

    def _show_speed(self, per_second: float) -> None:
        words = self.tr("{} tokens/s").format(speed(per_second)) if per_second > 0 else ""
        self._put(self.tokens, words)

    def prompt_progressed(self, done: int, total: int) -> None:
        """A long prompt is being processed."""
        now = self._clock()
        if self.progress.isHidden():
            self._prompt_began = (now, done)
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(done)
        self.progress.show()
        words = self.tr("reading {} of {} tokens").format(number(done), number(total))
        began, before = self._prompt_began
        if before < done < total and now - began > 1:
            left = (now - began) / (done - before) * (total - done)
            words += " · " + self.tr("{} left").format(duration(left))
        self.say(words, keep_progress=True)

    def say(self, words: str, *, keep_progress: bool = False) -> None:
        """What goes on just now, beside a sign that moves; that it is to stop goes first."""
        words = self.tr("stopping…") if self._stops else words
        if self.activity.text() != words:
            self.activity.setText(words)
            self._fit()
        if not keep_progress and not self.progress.isHidden():
            self.progress.hide()
            self._fit()

    def show_draft(self, n_tokens: int, pushes_out: bool, *, fits: bool = True, waits: bool = False) -> None:
        """What the message being written would take, and whether old turns would have to leave for it.

        Not ``fits``: it is too long, whatever leaves.  ``waits``: it is sent by itself; the note of that
        goes sooner, and the first Esc stops no reply.
        """
        words = [self.tr("message: {} tokens").format(number(n_tokens))] if n_tokens else []
        if waits:
            words.append(self.tr("waits to be sent, Esc holds it back"))
        if not fits:
            words.append(self.tr("too long for this context"))
        elif pushes_out:
            words.append(self.tr("old turns will leave for it"))
        dress(self.draft, "kind", "warning" if pushes_out or not fits else "")
        self._put(self.draft, " · ".join(words))

    def show_counts(self, counts: dict[TurnState, int], n_forgotten: int = 0) -> None:
        """How many turns are in which state, and how many beside them were forgotten."""
        total = sum(counts.values()) + n_forgotten
        if not total:
            self._put(self.turns, "")
            return
        words = [self.tr("{} in KV").format(number(counts[TurnState.IN_KV]))]
        if counts[TurnState.SUMMARIZED]:
            words.append(self.tr("{} summarized").format(number(counts[TurnState.SUMMARIZED])))
        if counts[TurnState.DROPPED]:
            words.append(self.tr("{} dropped").format(number(counts[TurnState.DROPPED])))
        if n_forgotten:
            words.append(self.tr("{} forgotten").format(number(n_forgotten)))
        in_all = counted(total, self.tr("{} turn"), self.tr("{} turns"))
        self._put(self.turns, f"{in_all}: {' · '.join(words)}")
