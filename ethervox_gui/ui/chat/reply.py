"""What the model said: Markdown over the whole width, rendered while it streams."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.context.calls.any_tool import begun_call
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.thinking import answer_of, may_open, split_thinking
from ethervox_gui.ui.chat.message import Message, more_button, retry_link
from ethervox_gui.ui.chat.reply_body import Part, ReplyBody
from ethervox_gui.ui.chat.small_items import Folded
from ethervox_gui.ui.chat.transcript import TurnItem, Versions
from ethervox_gui.ui.chat.version_pager import QuietButton, QuietLabel
from ethervox_gui.ui.kit.text.formatting import CARET, GrowingPlain, number, side_by_side, speed
from ethervox_gui.ui.kit.text_views.as_one import AsOne
from ethervox_gui.ui.kit.text_views.code_block import CodeText
from ethervox_gui.ui.kit.text_views.rich_text import Act, RichText
from ethervox_gui.ui.kit.text_views.stream import Growing
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.elided_label import ElidedLabel


class AssistantMessage(Message):
    """Markdown over the whole width, with what is known of the turn below it."""

    def __init__(
        self, theme: Theme, item: TurnItem, parent: QWidget | None = None, part: Part = Part.WHOLE
    ) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)  # what it shows stays where it is
        self._item = item
        self._said: tuple[str, bool, bool, int | None] | None = None
        self._plain = GrowingPlain()
        self._growing = Growing()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._thinking: Folded | None = None
        self._begun: Folded | None = None
        self._whole = AsOne(self._answer)
        self._meta = QuietLabel(self)
        self._meta.setObjectName("replyFigures")
        self._quiet.append(self._meta)
        self._body = ReplyBody(theme, self, part, self._dress, lambda: self.more or self._pager or self._meta)
        self._column.addLayout(self._body)
        self.more: QPushButton | None = None
        self._end = ElidedLabel(self)
        self._end.setObjectName("endMark")
        self._end.setProperty("role", "caption")
        self._end.setProperty("kind", "warning")
        self._go_on = QPushButton(self.tr("Continue"), self)
        self._go_on.setObjectName("goOn")
        self._go_on.setProperty("role", "link")
        self._go_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._go_on.setToolTip(self.tr("Continue this reply where it ended (Ctrl+J)"))
        self._go_on.clicked.connect(self.go_on_wanted)
        self._retry = retry_link(self, self._regenerate)
        self._copy = self._quiet_button("copy", self.tr("Copy message"), "copyReply", self._copy_text)
        why = self.tr("Why? Show what carried this reply")
        self._why = self._quiet_button("info", why, "whyReply", self._ask_why)
        self._again = self._quiet_button("again", self.tr("Regenerate"), "regenerateReply", self._regenerate)
        edit = self.tr("Edit the message before it and send it again")
        self._edit = self._quiet_button("pencil", edit, "editQuestion", self._edit_question)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(4)
        self._foot.addWidget(self._meta)
        for widget in (self._end, self._go_on, self._retry, self._copy, self._why, self._again, self._edit):
            self._foot.addWidget(widget)
        self._foot.addStretch(1)
        for button in self.findChildren(QuietButton):
            for each in self._quiet:
                button.focused.connect(each.light_by_keys)
        self._column.addLayout(self._foot)
        self._carried: QLabel | None = None  # made when somebody asks
        self.retheme()

    def _quiet_button(self, icon: str, words: str, name: str, act: Callable[[], None]) -> QuietButton:
        button = QuietButton(icon, words, self)
        button.setObjectName(name)
        button.clicked.connect(act)
        self._quiet.append(button)
        return button

    @property
    def item(self) -> TurnItem:
        return self._item

    @property
    def turn(self) -> int | None:
        return self._item.number

    # ---- content --------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the item as it is now; only what changed is laid out again."""
        item = self._item
        self.is_whole = self.is_whole or item.streaming  # nothing that was seen to be written is folded away
        said = item.text, item.streaming, self.is_whole, self._n_shown
        if said != self._said:
            self._said = said
            self._show_text()
        self._body.set_ink("text" if item.seen else "muted")
        self._copy.setVisible(not item.streaming)
        self._go_on.setVisible(item.may_go_on and not item.streaming)
        is_there = not item.streaming and item.number is not None
        self._retry.setVisible(is_there and item.may_retry)
        self._again.setVisible(is_there and not item.may_retry)
        self._edit.setVisible(is_there)
        self._why.setVisible(is_there)
        for button in (self._copy, self._why, self._again, self._edit):
            button.name_of(item.number)
        self._show_carried("" if item.streaming else item.carried)
        self._end.setText(self._end_words())
        self._end.setVisible(bool(self._end.text()) and not item.streaming)
        self._show_versions(None if item.streaming else item.versions)
        self._meta.setText(self._meta_words())
        self._meta.loud = item.ended not in (None, StopReason.END)
        self._meta.more = "" if item.seen else self._gone_words()
        state = self._state_words(item)
        name = self.tr("Model") if item.number is None else self.tr("Model, turn {}").format(item.number)
        self.setAccessibleName(f"{name}, {state}" if state else name)
        self.updateGeometry()

    def _show_text(self) -> None:
        item = self._item
        thinking, text = split_thinking(self._plain.plain(item.text))
        if item.streaming and may_open(text):
            text = ""  # it may be the beginning of a thinking section
        begun = self._begun_at(text)
        text, call = text[:begun].rstrip() if begun < len(text) else text, text[begun:]
        shown = self._part_of(text)
        cut = self._n_shown is None and len(shown) < len(text)
        if cut:
            shown += "…"
        self._show_thinking(thinking)
        self._body.show_blocks(self._growing.blocks(shown + CARET if item.streaming else shown))
        self._offer_more(cut)
        self._show_begun(call.strip())

    def _begun_at(self, answer: str) -> int:
        """Where a call begins that was never finished; it is nothing that the model says."""
        broke_off = not self._item.streaming and self._item.ended not in (None, StopReason.END)
        return begun_call(answer) if broke_off else len(answer)

    def _answer(self) -> str:
        """What the model says; the beginning of a call where that is all there is."""
        answer = answer_of(self._item.text)
        return answer[: self._begun_at(answer)].rstrip() or answer

    def _show_begun(self, call: str) -> None:
        """The beginning of a call, folded away: *Continue* goes on with it."""
        if call and self._begun is None:
            self._begun = Folded(self._theme, self.tr("Tool call, not finished"), self)
            self._begun.setObjectName("begunCall")
            self._column.insertWidget(self._column.indexOf(self._foot), self._begun)
            self._begun.stackUnder(self.more or self._pager or self._meta)
        if self._begun is not None:
            self._begun.show_text(call)

    def _show_thinking(self, thinking: str) -> None:
        if thinking and self._thinking is None:
            self._thinking = Folded(self._theme, self.tr("Thinking"), self)
            self._column.insertWidget(0, self._thinking)
            self._thinking.lower()  # first also for screen readers and the Tab key
        if self._thinking is not None:
            self._thinking.show_text(thinking)

    def _show_carried(self, words: str) -> None:
        """What carried the reply, below it."""
        if words and self._carried is None:
            self._carried = QLabel(self)
            self._carried.setObjectName("carried")
            self._carried.setTextFormat(Qt.TextFormat.PlainText)
            self._carried.setProperty("role", "faint")
            self._carried.setWordWrap(True)
            self._column.addWidget(self._carried)
        if self._carried is not None:
            self._carried.setText(words)
            self._carried.setVisible(bool(words))

    def _offer_more(self, cut: bool) -> None:
        if cut and self.more is None:
            self.more = more_button(self, self._unroll)
            self._column.insertWidget(self._column.count() - 1, self.more, 0, Qt.AlignmentFlag.AlignLeft)
            self.more.stackUnder(self._pager or self._meta)
        if self.more is not None:
            self.more.setText(self.tr("Show all {} characters").format(number(len(self._item.text))))
            self.more.setVisible(cut)

    def _unroll(self) -> None:
        self._body.follow()
        text = split_thinking(self._plain.plain(self._item.text))[1]
        self._show_all(text[: self._begun_at(text)])

    def _show_versions(self, versions: Versions | None) -> None:
        if versions is not None and self._pager is None:
            pager = self._new_pager()
            pager.stackUnder(self._meta)
            self._foot.insertWidget(0, pager)
        if self._pager is not None:
            self._pager.show_versions(versions)

    def _dress(self, view: RichText) -> None:
        if not isinstance(view, CodeText):
            view.setAccessibleName(self.tr("Model's text"))
        view.link_clicked.connect(self.link_clicked)
        view.whole = self._whole
        self._whole.add(view)
        item = self._item
        view.more_actions += (
            Act(self.tr("Copy message"), self._copy.click),
            Act(self.tr("Continue"), self.go_on_wanted.emit, lambda: item.may_go_on and not item.streaming),
            Act(self.tr("Retry"), self._regenerate, lambda: item.may_retry and not item.streaming),
            Act(self.tr("Regenerate"), self._regenerate, lambda: not item.may_retry and not item.streaming),
            Act(self.tr("Why?"), self._ask_why, lambda: not item.streaming),
            Act(self.tr("Edit and send again…"), self._edit_question, lambda: not item.streaming),
        )

    # ---- a long one, made piece by piece --------------------------------------------------------

    @property
    def more_above(self) -> bool:
        return self._body.more_above

    @property
    def more_below(self) -> bool:
        return self._body.more_below

    def grow_up(self) -> None:
        self._body.grow_up()

    def grow_down(self) -> None:
        self._body.grow_down()

    # ---- around it ------------------------------------------------------------------------------

    def _meta_words(self) -> str:
        item = self._item
        words = []
        if item.number is not None:
            words.append(self.tr("turn {}").format(item.number))
        # What is written is not over: of one that goes on only what it was before is known.
        if item.n_tokens and not item.streaming:
            words.append(self.tr("{} tokens").format(number(item.n_tokens)))
        if item.tokens_per_second > 0 and not item.streaming:
            words.append(self.tr("{} tokens/s").format(speed(item.tokens_per_second)))
        state = self._state_words(item)
        if state:
            words.append(state)
        return side_by_side(words)

    def _end_words(self) -> str:
        """Why the reply ended, where the model did not end it."""
        match self._item.ended:
            case StopReason.CANCELLED:
                return self.tr("■ stopped")
            case StopReason.LOOP:
                return self.tr("■ stopped: it repeated itself")
            case StopReason.PAUSED:
                return self.tr("■ paused: it is very long")
            case StopReason.LENGTH:
                return self.tr("■ ended at the limit")
            case StopReason.ERROR:
                return self.tr("■ broke off")
        return ""

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._answer())

    def _edit_question(self) -> None:
        if self._item.number is not None and not self._item.streaming:
            self.edit_question_wanted.emit(self._item.number)

    def _ask_why(self) -> None:
        if self._item.number is not None and not self._item.streaming:
            self.why_wanted.emit(self._item.last_number)

    def _regenerate(self) -> None:
        if self._item.number is not None and not self._item.streaming:
            self.regenerate_wanted.emit(self._item.number)

    def retheme(self) -> None:
        for button in (self._copy, self._why, self._again, self._edit):
            button.retheme(self._theme)
        for part in (self._pager, self._thinking, self._begun):
            if part is not None:
                part.retheme()
        self._body.retheme()
        self.refresh()
