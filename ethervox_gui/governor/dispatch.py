"""What each job means, on the governor's thread."""

from __future__ import annotations

from contextlib import suppress

from ethervox_gui.context.errors import Cancelled, StorageError, UserError
from ethervox_gui.context.events.asked import Answered
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import MessageShortened
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.cache import pages, states
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.governor.eviction import ask_first, forgetting, preview, requests
from ethervox_gui.governor.jobs.guest_jobs import (
    Complete,
    Embed,
    ForgetHosted,
    FreeBeside,
    GiveHosted,
    GuestJob,
    LoadBeside,
    LoadLookedAt,
    SayHosted,
)
from ethervox_gui.governor.jobs.jobs import (
    Answer,
    ApplyDraft,
    AttachDocument,
    BringBack,
    ChangeParameters,
    ChangeSettings,
    ChooseProfile,
    ClearContext,
    DraftSummary,
    EditMessage,
    ExpectMessage,
    ExplainReply,
    ForgetRecalled,
    ForgetTurns,
    GoOn,
    HealContext,
    Job,
    KeepTurns,
    LetGo,
    LetPassageGo,
    LoadModel,
    MakeRoom,
    MeasureRecall,
    MeasureReturn,
    OpenChat,
    PruneUnimportant,
    RecallMemory,
    Regenerate,
    RemoveDocument,
    RenewSummaries,
    ReportDocuments,
    ReportPages,
    ReportStatus,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowTurn,
    ShowVersion,
    SummarizeOld,
    Tell,
    UndoEdit,
)
from ethervox_gui.governor.receipts import explain
from ethervox_gui.governor.restore import cost, healing
from ethervox_gui.governor.session import completions, hosted_requests, model_of_chat, status
from ethervox_gui.governor.session.chat_session import ChatSession
from ethervox_gui.governor.turns import (
    conversation,
    documents,
    go_on,
    long_messages,
    memory_recall,
    returns,
    versions,
)
from ethervox_gui.storage.pages.page_file import GUESTS
from ethervox_gui.storage.store import Store


def carry_out(session: ChatSession, job: Job, store: Store, emit: Listener) -> None:
    """Do what a job asks for.  A new one gets its line in one of the three functions below."""
    if session.live is not None:
        states.try_to_save(session.live)
    if isinstance(job, GuestJob):
        _for_program(session, job)
    elif not _around_chat(session, job, store, emit):
        _in_chat(session, session.chat_read(), job, emit)


def _for_program(session: ChatSession, job: GuestJob) -> None:
    """What other programs ask for."""
    if isinstance(job, Complete | Embed | SayHosted):
        with suppress(UserError, StorageError):  # else the request fails, and its sender is told why
            session.renew_model()
    match job:
        case Complete(request):
            completions.take(session.beside.guests_for(request) or session.guests, request)
        case Embed():
            completions.embed(session.beside.guests_for(job) or session.guests, job)
        case SayHosted(said):
            hosted_requests.say(session, said)
        case GiveHosted(given):
            hosted_requests.give(session, given)
        case ForgetHosted(forgotten):
            hosted_requests.forget(session, forgotten)
        case LoadBeside():
            session.load_beside(job)
        case LoadLookedAt():
            session.beside.load(job)
        case FreeBeside():
            session.beside.free()


def _around_chat(session: ChatSession, job: Job, store: Store, emit: Listener) -> bool:
    """What needs no chat, or none whose turns are in the cache; false where it is something else."""
    match job:
        case LoadModel():
            session.load(job)
        case OpenChat(chat_id, profile):
            _open(session, chat_id, profile, store)
        case ChooseProfile(profile):
            session.choose_profile(profile)
        case ChangeParameters(own):
            session.change_parameters(own)
        case ChangeSettings(settings):
            store.pages.set_budget(settings.paging.budget_mb << 20)
            if not settings.server.keep_conversations:
                store.pages.drop_chat(GUESTS)
            session.change_settings(settings)
        case ExpectMessage(text):
            session.expect_message(text)
        case RenewSummaries():
            session.renew_summaries()
        case Answer(text):
            emit(Answered(text()))
        case Tell(text):
            emit(NoticeRaised(text()))
        case ReportPages():
            emit(Answered(pages.report(session.chat())))
        case ReportStatus():
            emit(Answered(status.report(session.chat())))
        case ReportDocuments():
            emit(Answered(documents.report(session.chat())))
        case SetPinned():
            requests.pin(session.chat(), job)
        case KeepTurns(turns):
            requests.keep(session.chat(), turns)
        case MeasureRecall(memory_id):
            memory_recall.measure(session.chat(), memory_id)
        case MeasureReturn():
            cost.measure(session.chat(), job)
        case AttachDocument(read):
            documents.attach(session.chat(), read())
        case _:
            return False
    return True


def _in_chat(session: ChatSession, live: LiveChat, job: Job, emit: Listener) -> None:
    """What is done to the turns and cells of the chat, which has been read."""
    match job:
        case SendMessage():
            _send(live, job, emit)
        case Regenerate():
            model_of_chat.note(live)
            versions.regenerate(live, job)
        case GoOn():
            model_of_chat.note(live)
            go_on.go_on(live)
        case EditMessage():
            model_of_chat.note(live)
            versions.edit_message(live, job)
        case ShowVersion(number, version):
            versions.show_version(live, number, version)
        case ShowTurn(turn_id):
            versions.show_turn(live, turn_id)
        case SummarizeOld():
            requests.summarize(live, job)
        case MakeRoom():
            ask_first.carry_out(live)
        case DraftSummary():
            preview.draft(live, job)
        case ApplyDraft():
            preview.apply(live, job)
        case ShiftWindow():
            requests.shift(live, job)
        case PruneUnimportant():
            requests.prune(live, job)
        case ClearContext():
            requests.clear(live, job)
        case HealContext():
            healing.ask(live, job)
        case ForgetTurns():
            forgetting.forget(live, job)
        case BringBack():
            returns.bring_back_asked(live, job)
        case UndoEdit():
            returns.undo_asked(live, job)
        case LetGo(for_good, number):
            requests.let_go(live, number)
            if for_good:
                session.recall_nothing()
        case ExplainReply(number, gives_way):
            if gives_way:
                with live.stopped_also_by(session.is_wanted), suppress(Cancelled):
                    explain.explain(live, number)
            else:
                explain.explain(live, number)
        case RecallMemory(memory_id):
            memory_recall.recall(live, memory_id)
        case ForgetRecalled(memory_id):
            memory_recall.forget(live, memory_id)
        case RemoveDocument(document_id):
            documents.remove(live, document_id)
        case LetPassageGo(passage_id):
            documents.let_go(live, passage_id)


def _open(session: ChatSession, chat_id: int | None, profile: str, store: Store) -> None:
    """Open a chat; one that was deleted while it waited for that is opened for nobody: no failure."""
    try:
        session.open(chat_id, profile)
    except UserError as error:
        if error.code == "chat_not_found" and any(
            chat.chat_id == chat_id for chat in store.list_chats(deleted=True)
        ):
            raise Cancelled from error
        raise


def _send(live: LiveChat, job: SendMessage, emit: Listener) -> None:
    if not job.text.strip():
        raise UserError("message_empty", N_("There is nothing to send."))
    memory_recall.at_start(live, job.text)
    text = long_messages.shortened(live, job.text, job.if_too_long)
    if text != job.text:
        emit(MessageShortened(text))
    conversation.append(live, Role.USER, text)
    model_of_chat.note(live)
    conversation.answer(live)
