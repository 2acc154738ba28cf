"""What the user can do with memories: the panel's signals become jobs, or changes of what is stored."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events.events import Event, MemoryRecalled, Trigger
from ethervox_gui.context.events.window_events import RecallMeasured, ReturnOffered, TimelineChanged
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ForgetRecalled,
    Job,
    MeasureRecall,
    MeasureReturn,
    RecallMemory,
    RenewSummaries,
)
from ethervox_gui.services.chat_files.memory_export import export_memories
from ethervox_gui.services.chat_for_notes import chat_for_notes
from ethervox_gui.storage.base.values import Memory, MemoryVersion
from ethervox_gui.ui.kit.overlays.overlay import lay_over
from ethervox_gui.ui.kit.text.formatting import number, one_line
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.widgets.file_dialog import ask_where_to_save, file_name, show_in_folder
from ethervox_gui.ui.shell.services import Parts

if TYPE_CHECKING:
    from ethervox_gui.ui.memory.dialogs import MemoryEditor

T = TypeVar("T")


class MemoryActions(QObject):
    """Wires the memory panel.  Changes are made on the worker thread; the panel looks again afterwards."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._window = window = parts.window
        self._session = parts.session
        self._thread = parts.thread
        self._store = parts.store
        self._background = parts.background
        self._half_done = parts.half_done
        panel, detail = window.memory, window.memory.detail
        panel.note_wanted.connect(self.write_note)
        panel.deleted_wanted.connect(self._tell_deleted)
        panel.list.delete_wanted.connect(self.delete)
        panel.list.pin_wanted.connect(self.pin)
        detail.edit_wanted.connect(self.edit)
        detail.versions_wanted.connect(self.compare)
        detail.pin_wanted.connect(self.pin)
        detail.put_back_wanted.connect(self.put_back)
        detail.delete_wanted.connect(self.delete)
        detail.export_wanted.connect(self.ask_where_to_export)
        detail.recall.cost_wanted_if_free.connect(self._measure_if_free)
        detail.recall.cost_wanted.connect(lambda memory_id: self._submit(MeasureRecall(memory_id)))
        detail.recall.recall_wanted.connect(lambda memory_id: self._submit(RecallMemory(memory_id)))
        detail.recall.forget_wanted.connect(self.forget)
        detail.returning.cost_wanted.connect(lambda kind, item_id: self._submit(MeasureReturn(kind, item_id)))
        detail.returning.return_wanted.connect(lambda first, last: self._submit(BringBack(first, last)))
        detail.returning.quote_wanted.connect(self.quote)
        window.header.timeline.forget_wanted.connect(self.forget)

    def take(self, event: Event) -> None:
        """A slot of :attr:`Session.taken`."""
        match event:
            case RecallMeasured():
                self._window.memory.detail.recall.show_cost(event)
            case ReturnOffered():
                self._window.memory.detail.returning.show_cost(event)
            case TimelineChanged(chat_id, entries):
                outside = [e.number for e in entries if not e.is_block and e.state is not TurnState.IN_KV]
                self._window.memory.detail.returning.show_outside(chat_id, outside)
                blocks = [entry for entry in entries if entry.is_block]
                recalled, standing = (
                    [e.memory_id for e in blocks if e.recalled is which and e.memory_id is not None]
                    for which in (True, False)
                )
                self._window.memory.show_recalled(recalled, standing)
            case MemoryRecalled(memory_id, title, n_tokens, _, _, trigger):
                words = self.tr("{} · {} tokens").format(one_line(title, 120), number(n_tokens))
                head = self.tr("Recalled from memory")
                if trigger is Trigger.AUTO:
                    head = self.tr("Recalled for this chat")
                remove = partial(self._forget_again, self._session.live.chat_id, memory_id)
                self._window.toast.tell("notice", head, words, self.tr("Remove"), remove)
            case _:
                pass

    # ---- in the context -------------------------------------------------------------------------

    def forget(self, memory_id: int) -> None:
        """Take a recalled memory out of the context of the chat that is shown, when its reply is complete."""
        if self._session.shown_chat == self._session.live.chat_id:
            self._thread.submit(ForgetRecalled(memory_id))
            self._session.submitted()
        else:
            self._parts.tell_not_now()

    def _forget_again(self, chat_id: int | None, memory_id: int) -> None:
        """Take back what a note told of, in its chat."""
        if chat_id == self._session.shown_chat:
            self.forget(memory_id)
        else:
            advice = self.tr("Open that chat: the memory can be removed in its timeline.")
            title = self.tr("This memory was recalled in another chat.")
            self._window.toast.tell("notice", title, advice)

    def quote(self, text: str) -> None:
        """Put what somebody said into the message that is being written, marked as a quotation."""
        quoted = "\n".join(f"> {line}" for line in text.strip().splitlines())
        self._window.composer.insert(f"{quoted}\n\n")
        self._window.composer.editor.setFocus()

    def _measure_if_free(self, memory_id: int) -> None:
        """Say what recalling costs without being asked, where nothing else runs."""
        if self._session.ready and not self._session.busy:
            self._submit(MeasureRecall(memory_id))

    def _submit(self, job: Job) -> None:
        self._parts.submit_if_free(job)

    # ---- in the store ---------------------------------------------------------------------------

    def write_note(self) -> None:
        """Open an empty note; it belongs to the chat that is shown, or else to one for notes alone."""
        chat_id = self._session.shown_chat or self._session.live.chat_id
        store, title = self._store, self.tr("Notes")
        from ethervox_gui.ui.memory.dialogs import MemoryEditor

        editor = MemoryEditor(None, self._window, begun=self._half_done.note(None))

        def save(text: str, tags: tuple[str, ...]) -> None:
            self._change_typed(
                None,
                lambda: store.add_note(chat_id or chat_for_notes(store, title), text, tags=tags),
                lambda note: self._window.show_memory(note.memory_id),
            )

        editor.saved.connect(save)
        self._open_editor(editor, None, self.write_note)

    def edit(self, memory: Memory) -> None:
        """Open a memory to change it; the old version is kept."""
        from ethervox_gui.ui.memory.dialogs import MemoryEditor

        memory_id = memory.memory_id
        stands = self._window.memory.detail.recall.stands(memory_id)
        editor = MemoryEditor(memory, self._window, begun=self._half_done.note(memory_id), stands=stands)
        editor.saved.connect(lambda text, tags: self._save(memory, text, tags))
        self._open_editor(editor, memory_id, lambda: self._go_on(memory_id))

    def _open_editor(self, editor: MemoryEditor, memory_id: int | None, go_on: Callable[[], None]) -> None:
        """Keep what is typed in it until that is stored, or given up."""
        editor.typed.connect(lambda *begun: self._half_done.keep_note(memory_id, begun))
        editor.given_up.connect(lambda: self._half_done.drop_note(memory_id))
        editor.left.connect(lambda: self._leave(go_on))
        lay_over(editor, is_light=False)

    def _leave(self, go_on: Callable[[], None]) -> None:
        title, words = self.tr("Not saved"), self.tr("What you typed is there when you open it again.")
        self._window.toast.tell("notice", title, words, self.tr("Go on writing"), go_on)

    def _go_on(self, memory_id: int) -> None:
        """Open a memory again with what was typed; one that was deleted meanwhile has to come back first."""
        store = self._store

        def undo() -> None:
            self._change(lambda: store.restore_memory(memory_id), lambda _: self._go_on(memory_id))

        def show(memory: Memory) -> None:
            if memory.deleted_at is None:
                self.edit(memory)
            else:
                words = one_line(memory.title, 160)
                self._window.toast.tell("notice", self.tr("Memory deleted"), words, undo=undo)

        self._background.read(lambda: store.memory(memory_id), show, self._failed)

    def _save(self, memory: Memory, text: str, tags: tuple[str, ...]) -> None:
        store, memory_id = self._store, memory.memory_id

        if text == memory.text.strip():
            self._change_typed(memory_id, lambda: store.set_memory_tags(memory_id, tags))
        else:
            self._change_typed(memory_id, lambda: store.edit_memory(memory_id, text, tags=tags), self._renew)

    def compare(self, memory: Memory) -> None:
        """Show what was changed since an older version, which can be taken back."""
        store = self._store

        def show(versions: list[MemoryVersion]) -> None:
            from ethervox_gui.ui.memory.dialogs import VersionsDialog

            if versions and self._window.findChild(VersionsDialog) is None:
                dialog = VersionsDialog(self._window.theme, memory, versions, self._window)
                dialog.taken_back.connect(
                    lambda text: self._change(lambda: store.edit_memory(memory.memory_id, text), self._renew)
                )
                lay_over(dialog)

        self._background.read(lambda: store.memory_versions(memory.memory_id), show, self._failed)

    def put_back(self, memory_id: int, line: str) -> None:
        """Let a summary say a line again, also in the context."""
        self._change(lambda: self._store.put_back(memory_id, line), self._renew)

    def _renew(self, _: object) -> None:
        """What a summary says was changed: where it stands in the context, the model is to see that."""
        self._thread.submit(RenewSummaries())

    def pin(self, memory_id: int, pinned: bool) -> None:
        """A pinned memory comes first in the list."""
        self._change(lambda: self._store.set_memory_pinned(memory_id, pinned))

    def delete(self, memory_id: int) -> None:
        """Put a memory into the bin; the note that says so can take it out again."""
        store = self._store

        def delete() -> Memory:
            memory = store.memory(memory_id)
            store.delete_memory(memory_id)
            return memory

        self._change(delete, self._tell_deleted)

    def _tell_deleted(self, memory: Memory) -> None:
        """Say that a memory lies in the bin, from where it can be had back."""
        store, memory_id = self._store, memory.memory_id

        def undo() -> None:
            self._change(
                lambda: store.restore_memory(memory_id), lambda _: self._window.show_memory(memory_id)
            )

        words = one_line(memory.title, 160)
        self._window.toast.tell("notice", self.tr("Memory deleted"), words, undo=undo)

    # ---- into a file ----------------------------------------------------------------------------

    def ask_where_to_export(self, memory: Memory) -> None:
        """Ask for a file; its ending decides between Markdown and JSON."""
        name = f"{file_name(memory.title, 'memory')}.md"
        kinds, title = self.tr("Markdown (*.md);;JSON (*.json)"), self.tr("Export memory")
        dialog = ask_where_to_save(
            self._window, title, name, kinds, lambda path: self.export(memory.memory_id, path)
        )
        dialog.setObjectName("exportDialog")

    def export(self, memory_id: int, path: Path) -> None:
        """Write a memory and its turns to a file."""
        store, toast = self._store, self._window.toast
        show = self.tr("Show in folder"), lambda: show_in_folder(path)
        self._background.read(
            lambda: export_memories(store, [memory_id], path),
            lambda _: toast.tell("notice", self.tr("Memory exported"), str(path), *show),
            self._failed,
            beside=True,
        )

    # ---- inside ---------------------------------------------------------------------------------

    def _change_typed(
        self, memory_id: int | None, work: Callable[[], T], then: Callable[[T], None] | None = None
    ) -> None:
        """Save what was typed of a memory, or of a new note.  What is typed meanwhile is another text."""
        begun = self._half_done.drop_note(memory_id)

        def failed(error: Exception) -> None:
            self._half_done.put_back_note(memory_id, begun)
            self._failed(error)

        self._change(work, then, failed)

    def _change(
        self,
        work: Callable[[], T],
        then: Callable[[T], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        def done(result: T) -> None:
            self._window.memory.reload()
            if then is not None:
                then(result)

        self._background.change(work, done, failed or self._failed)

    def _failed(self, error: Exception) -> None:
        """Somebody else may have deleted it, or the disk is full."""
        details = error.details if isinstance(error, UserError) else str(error)
        if isinstance(error, UserError):
            message = said(error.said)
        elif isinstance(error, StorageError):
            message = self.tr("The memory could not be changed.")
        else:
            message = self.tr("Something went wrong inside the program. What was stored is safe.")
        self._window.memory.reload()
        self._window.show_error(message, details, code="memory_failed")
