"""What each job means, on the governor's thread."""

from __future__ import annotations

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import ChatRenamed, MessageShortened
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.governor.eviction import preview, requests
from ethervox_gui.governor.jobs.guest_jobs import Complete, FreeBeside, LoadBeside
from ethervox_gui.governor.jobs.jobs import (
    Answer,
    ApplyDraft,
    BringBack,
    ChangeSettings,
    ChooseProfile,
    ClearContext,
    DraftSummary,
    EditMessage,
    ForgetRecalled,
    Job,
    LoadModel,
    MeasureRecall,
    MeasureReturn,
    OpenChat,
    PruneUnimportant,
    RecallMemory,
    Regenerate,
    ReportPages,
    ReportStatus,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowTurn,
    ShowVersion,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.governor.restore import requests as returning
from ethervox_gui.governor.restore import return_cost
from ethervox_gui.governor.session import completions, open_chat, status
from ethervox_gui.governor.session.chat_session import Seat
from ethervox_gui.governor.turns import conversation, long_messages, memory_recall, versions
from ethervox_gui.storage.store import Store

_TITLE_LENGTH = 60


def carry_out(seat: Seat, job: Job, store: Store, emit: Listener) -> None:
    """Do what a job asks for.  A new one gets its line here."""
    match job:
        case Complete(request):
            completions.serve(seat.beside.guest_for(request) or seat.guest, request)
        case LoadBeside():
            seat.load_beside(job)
        case FreeBeside():
            seat.beside.free()
        case LoadModel():
            seat.load(job)
        case OpenChat(chat_id, profile):
            seat.open(chat_id, profile)
        case ChooseProfile(profile):
            seat.choose_profile(profile)
        case SendMessage():
            _send(seat.chat_read(), job, store, emit)
        case Regenerate():
            open_chat.note(seat.chat_read())
            versions.regenerate(seat.chat_read(), job)
        case EditMessage():
            open_chat.note(seat.chat_read())
            versions.edit_message(seat.chat_read(), job)
        case ShowVersion(number, version):
            versions.show_version(seat.chat_read(), number, version)
        case ShowTurn(turn_id):
            versions.show_turn(seat.chat_read(), turn_id)
        case SummarizeOld():
            requests.summarize(seat.chat_read(), job)
        case DraftSummary():
            preview.draft(seat.chat_read(), job)
        case ApplyDraft():
            preview.apply(seat.chat_read(), job)
        case ShiftWindow():
            requests.shift(seat.chat_read(), job)
        case PruneUnimportant():
            requests.prune(seat.chat_read(), job)
        case ClearContext():
            requests.clear(seat.chat_read(), job)
        case BringBack():
            returning.bring_back_asked(seat.chat_read(), job)
        case UndoEdit():
            returning.undo_asked(seat.chat_read(), job)
        case ReportPages():
            emit(NoticeRaised(pages.report(seat.chat())))
        case Answer(text):
            emit(NoticeRaised(text()))
        case ReportStatus():
            emit(NoticeRaised(status.report(seat.chat())))
        case SetPinned(number, pinned):
            requests.pin(seat.chat(), number, pinned)
        case MeasureRecall(memory_id):
            memory_recall.measure(seat.chat(), memory_id)
        case MeasureReturn():
            return_cost.measure(seat.chat(), job)
        case RecallMemory(memory_id):
            memory_recall.recall(seat.chat_read(), memory_id)
        case ForgetRecalled(memory_id):
            memory_recall.forget(seat.chat_read(), memory_id)
        case ChangeSettings(settings):
            store.pages.set_budget(settings.paging.budget_mb << 20)
            seat.change_settings(settings)


def _send(live: LiveChat, job: SendMessage, store: Store, emit: Listener) -> None:
    if not job.text.strip():
        raise UserError("message_empty", N_("There is nothing to send."))
    memory_recall.at_start(live, job.text)
    text = long_messages.shortened(live, job.text, job.if_too_long)
    if text != job.text:
        emit(MessageShortened(text))
    conversation.append(live, Role.USER, text)
    open_chat.note(live)
    if not store.chat(live.chat_id).title:
        title = _title(text)
        store.rename_chat(live.chat_id, title)
        emit(ChatRenamed(live.chat_id, title))
    conversation.answer(live)


def _title(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _TITLE_LENGTH else line[: _TITLE_LENGTH - 1].rstrip() + "…"
