"""What the model said: Markdown over the whole width, rendered while it streams."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.thinking import answer_of, may_open, split_thinking
from ethervox_gui.ui.chat.message import Message, more_button
from ethervox_gui.ui.chat.reply_body import Part, ReplyBody
from ethervox_gui.ui.chat.small_items import Folded
from ethervox_gui.ui.chat.transcript import TurnItem, Versions
from ethervox_gui.ui.chat.version_pager import QuietButton, QuietLabel
from ethervox_gui.ui.kit.text.formatting import CARET, GrowingPlain, number
from ethervox_gui.ui.kit.text_views.code_block import CodeText
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import Growing
from ethervox_gui.ui.kit.theme.theme import Theme


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
        self._body = ReplyBody(theme, self, part, self._dress)
        self._column.addLayout(self._body)
        self.more: QPushButton | None = None

        self._meta = QuietLabel(self)
        self._meta.setObjectName("replyFigures")
        self._copy = QuietButton("copy", self.tr("Copy message"), self)
        self._copy.setObjectName("copyReply")
        self._quiet += (self._meta, self._copy)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(answer_of(self._item.text)))
        self._again = QuietButton("again", self.tr("Write this reply again"), self)
        self._again.setObjectName("regenerateReply")
        self._again.clicked.connect(self._regenerate)
        self._quiet.append(self._again)
        self._go_on = QPushButton(self.tr("Go on"), self)
        self._go_on.setObjectName("goOn")
        self._go_on.setProperty("role", "link")
        self._go_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._go_on.setToolTip(self.tr("Continue this reply where it ended"))
        self._go_on.clicked.connect(self.go_on_wanted)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(4)
        self._foot.addWidget(self._meta)
        self._foot.addWidget(self._go_on)
        self._foot.addWidget(self._copy)
        self._foot.addWidget(self._again)
        self._foot.addStretch(1)
        for button in self.findChildren(QuietButton):
            button.focused.connect(self._meta.light_by_keys)
        self._column.addLayout(self._foot)
        self.retheme()

    @property
    def item(self) -> TurnItem:
        return self._item

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
        self._again.setVisible(not item.streaming and item.number is not None)
        self._show_versions(None if item.streaming else item.versions)
        self._meta.setText(self._meta_words())
        self._meta.loud = item.ended not in (None, StopReason.END)
        if bool(self._meta.toolTip()) == item.seen:
            self._meta.setToolTip("" if item.seen else self._gone_words())
        state = self._state_words(item)
        name = self.tr("Model") if item.number is None else self.tr("Model, turn {}").format(item.number)
        self.setAccessibleName(f"{name}, {state}" if state else name)
        self.updateGeometry()

    def _show_text(self) -> None:
        item = self._item
        thinking, text = split_thinking(self._plain.plain(item.text))
        if item.streaming and may_open(text):
            text = ""  # it may be the beginning of a thinking section
        shown = self._part_of(text)
        cut = self._n_shown is None and len(shown) < len(text)
        if cut:
            shown += "…"
        self._show_thinking(thinking)
        self._body.show_blocks(self._growing.blocks(shown + CARET if item.streaming else shown))
        self._offer_more(cut)

    def _show_thinking(self, thinking: str) -> None:
        if thinking and self._thinking is None:
            self._thinking = Folded(self._theme, self.tr("Thinking"), self)
            self._column.insertWidget(0, self._thinking)
            self._thinking.lower()  # first also for screen readers and the Tab key
        if self._thinking is not None:
            self._thinking.show_text(thinking)

    def _offer_more(self, cut: bool) -> None:
        if cut and self.more is None:
            self.more = more_button(self, self._unroll)
            self._column.insertWidget(self._column.count() - 1, self.more, 0, Qt.AlignmentFlag.AlignLeft)
        if self.more is not None:
            self.more.setText(self.tr("Show all {} characters").format(number(len(self._item.text))))
            self.more.setVisible(cut)

    def _unroll(self) -> None:
        self._body.follow()
        self._show_all(split_thinking(self._plain.plain(self._item.text))[1])

    def _show_versions(self, versions: Versions | None) -> None:
        if versions is not None and self._pager is None:
            self._foot.insertWidget(0, self._new_pager())
        if self._pager is not None:
            self._pager.show_versions(versions)

    def _dress(self, view: RichText) -> None:
        if not isinstance(view, CodeText):
            view.setAccessibleName(self.tr("Model's text"))
        view.link_clicked.connect(self.link_clicked)
        view.more_actions.append((self.tr("Copy message"), self._copy.click))
        view.more_actions.append((self.tr("Write this reply again"), self._regenerate))

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
        if item.n_tokens:
            words.append(self.tr("{} tokens").format(number(item.n_tokens)))
        if item.tokens_per_second > 0:
            words.append(self.tr("{} tokens/s").format(f"{item.tokens_per_second:.1f}"))
        match item.ended:
            case StopReason.CANCELLED:
                words.append(self.tr("stopped"))
            case StopReason.LOOP:
                words.append(self.tr("stopped: it repeated itself"))
            case StopReason.PAUSED:
                words.append(self.tr("paused: it is very long"))
            case StopReason.LENGTH:
                words.append(self.tr("ended at the limit"))
            case StopReason.ERROR:
                words.append(self.tr("broke off"))
        state = self._state_words(item)
        if state:
            words.append(state)
        return " · ".join(words)

    def _regenerate(self) -> None:
        if self._item.number is not None and not self._item.streaming:
            self.regenerate_wanted.emit(self._item.number)

    def retheme(self) -> None:
        self._copy.retheme(self._theme)
        self._again.retheme(self._theme)
        for part in (self._pager, self._thinking):
            if part is not None:
                part.retheme()
        self._body.retheme()
        self.refresh()
