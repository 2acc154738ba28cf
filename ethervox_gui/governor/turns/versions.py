"""Going another way: a reply is written again, a message is reworded, an earlier version goes on.

The head in the database moves with the first turn of a new version, or at once to one that is stored: however
the program ends, the chat is one of its versions as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events.events import BranchSwitched
from ethervox_gui.context.events.window_events import MessageShortened
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns import branching
from ethervox_gui.context.turns.beginning import end_of
from ethervox_gui.context.turns.turns import Block, Role, Turn
from ethervox_gui.governor.cache import blocks
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.jobs.jobs import EditMessage, Regenerate
from ethervox_gui.governor.restore import switch_branch
from ethervox_gui.governor.turns import conversation, long_messages, memory_recall


def regenerate(live: LiveChat, job: Regenerate) -> None:
    """Write a reply again.  Raises :class:`UserError` where nothing was said that could be answered.

    Memories that were recalled since the last reply stand before its message then: they are meant for it.

    Whatever stops it before the first word of the new reply, the chat is as it was.
    """
    turns = list(live.timeline)
    last = len(turns) - 1 if job.turn_number is None else _index(turns, job.turn_number)
    while last >= 0 and turns[last].role is not Role.USER:
        last -= 1
    if last < 0:
        raise UserError("nothing_to_answer", N_("There is no message to answer again."))
    conversation.save_replies(live)
    path, before = _way(live, turns, last + 1), turns
    is_newest = all(turn.role is not Role.USER for turn in turns[last + 1 :])
    behind = [b for b in memory_recall.behind_last(live) if is_newest and b.last_turn > path[-1].number]
    try:
        followed = len(path) < len(before)
        switch_branch.go(live, path, None, lambda: _tell_new(live, path, "", followed=followed))
        _refuse_unseen(live, path[-1].number)
        memory_recall.put_before_message(live, behind)
        _make_room(live)
        conversation.answer(live)
    except BaseException:
        _go_back(live, path, before, behind)
        raise
    if live.cancelled():
        _go_back(live, path, before, behind)


def edit_message(live: LiveChat, job: EditMessage) -> None:
    """Say something else in place of a user's turn, and answer it.

    Raises :class:`UserError` where there is no such turn of the user's, or the text cannot be sent.  Whatever
    stops it before the message is stored, the chat is as it was.
    """
    if not job.text.strip():
        raise UserError("message_empty", N_("There is nothing to send."))
    turns = list(live.timeline)
    index = _index(turns, job.turn_number)
    if turns[index].role is not Role.USER:
        raise UserError(
            "not_a_message",
            N_("Turn {turn_number} is not a message of yours.").format(turn_number=job.turn_number),
            N_("Edit another."),
        )
    conversation.save_replies(live)
    path = _way(live, turns, index)
    try:
        switch_branch.go(live, path, None, lambda: _tell_new(live, path, job.text, followed=True))
        text = long_messages.shortened(live, job.text, job.if_too_long)
        if text != job.text:
            live.emit(MessageShortened(text))
        conversation.append(live, Role.USER, text)
        conversation.answer(live)
    except BaseException:
        _go_back(live, path, turns)
        raise


def show_version(live: LiveChat, turn_number: int, version: int) -> None:
    """Go on with another version of a turn.  Raises :class:`UserError` where there is none of that number."""
    end = live.last_id
    path = [] if end is None else live.store.path_through(live.chat_id, end)
    index = _index(path, turn_number)
    ids = live.store.turns_below(live.chat_id, path[index - 1].turn_id if index else None)
    if not 1 <= version <= len(ids):
        several = N_("There are {n} versions of turn {turn}.").format(n=len(ids), turn=turn_number)
        raise UserError(
            "version_not_found",
            N_("There is one version of turn {turn}.").format(turn=turn_number) if len(ids) == 1 else several,
            N_("Choose one of them."),
        )
    show_turn(live, ids[version - 1])


def show_turn(live: LiveChat, turn_id: int) -> None:
    """Go on with the branch on which a turn stands; nothing happens where the chat is on it already."""
    if any(turn.turn_id == turn_id for turn in live.timeline):
        return
    end = live.last_id
    if end is not None and turn_id <= end:  # a system turn that another one took the place of
        stored = live.store.path_through(live.chat_id, end)
        if any(turn.turn_id == turn_id for turn in stored if turn.turn_id <= end):
            return
    conversation.save_replies(live)
    try:
        path = live.conversation(live.store.path_through(live.chat_id, turn_id))
    except StorageError as error:
        raise UserError(
            "turn_not_found", N_("There is no such turn in this chat."), N_("Open its chat.")
        ) from error
    common = _n_alike(live, path)
    switch_branch.go(live, path, end_of(path), lambda: _tell_shown(live, path, common))


def go_behind(live: LiveChat, turn_id: int) -> bool:
    """Go back to where a turn was the last one; false if it still is.  Both ways stay stored.

    Raises :class:`UserError` where there is no such turn in the chat.
    """
    if live.last_id == turn_id:
        return False
    try:
        path = live.store.path_through(live.chat_id, turn_id)
    except StorageError as error:
        raise UserError("turn_not_found", N_("There is no such turn in this chat.")) from error
    last = next(index for index, turn in enumerate(path) if turn.turn_id == turn_id)
    switch_branch.go(live, live.conversation(path[: last + 1]), None)
    return True


def catch_up(live: LiveChat) -> None:
    """After a failure: go to the end of the stored conversation, where the chat stopped somewhere before it.

    It left for another way and could not come back; what is stored would be out of sight.  Raises
    :class:`UserError` and :class:`StorageError` of the database, and :class:`EngineError` when even a rebuild
    failed.
    """
    head_id = live.store.chat(live.chat_id).head_id
    if head_id in (None, live.last_id):
        return
    path = live.conversation(live.store.turns_of_chat(live.chat_id))
    common = _n_alike(live, path)
    if common < len(path) or path[0].turn_id != next(iter(live.timeline)).turn_id:
        with live.uninterrupted():
            switch_branch.go(live, path, head_id, lambda: _tell_shown(live, path, common))


# ---- inside ----------------------------------------------------------------------------------------


def _way(live: LiveChat, turns: Sequence[Turn], n_turns: int) -> list[Turn]:
    """The first turns of the conversation, with the system turn that was in effect when the next was said."""
    if n_turns in (0, len(turns)) or turns[0].turn_id < turns[n_turns].turn_id:
        return list(turns[:n_turns])
    path = live.store.path_through(live.chat_id, turns[n_turns].turn_id)
    return live.conversation(path[: _index(path, turns[n_turns].number)])


def _n_alike(live: LiveChat, path: Sequence[Turn]) -> int:
    """How many turns this conversation and another one have in common, whatever they begin with."""
    here = list(live.timeline)
    if here and path and here[0].role is path[0].role is Role.SYSTEM:
        return 1 + branching.n_common(here[1:], path[1:])
    return branching.n_common(here, path)


def _index(turns: Sequence[Turn], number: int) -> int:
    for index, turn in enumerate(turns):
        if turn.number == number:
            return index
    last = turns[-1].number if turns else 0
    raise UserError(
        "turn_not_found",
        N_("There are turns 0 to {last} in this chat.").format(last=last),
        N_("See the timeline."),
    )


def _make_room(live: LiveChat) -> None:
    """Where a message would have had room made for it: the reply may need more than the last one did."""
    messages = live.messages()
    prompt = live.engine.encode(messages, len(messages), generation=True).generation
    n_needed = len(prompt) + len(live.engine.reply_end(messages))
    with live.awaiting_reply():
        make_room.ensure(live, n_needed)
    make_room.refuse_overflow(live, n_needed)


def _refuse_unseen(live: LiveChat, number: int) -> None:
    """Raise :class:`UserError` when the message to answer did not fit: the model would answer nothing."""
    turn = live.timeline.turn(number)
    if turn.span is None:
        raise UserError(
            "no_room",
            N_("The message to answer has {n_tokens:,} tokens; this context has no room for it.").format(
                n_tokens=turn.n_tokens
            ),
            N_("Load the model with a larger context, or unpin turns."),
        )


def _tell_new(live: LiveChat, path: Sequence[Turn], text: str, *, followed: bool) -> None:
    """What follows ``path`` is about to be said anew; nothing is told where nothing ``followed`` yet."""
    end = end_of(path)
    ids = live.store.turns_below(live.chat_id, end)
    if ids or followed:
        number = 0 if end is None else live.store.turn(end).number + 1
        live.emit(BranchSwitched(number, len(ids) + 1, len(ids) + 1, True, text))


def _tell_shown(live: LiveChat, path: Sequence[Turn], common: int) -> None:
    """The chat goes on along ``path``, which is stored and new from its turn ``common`` on."""
    first = path[min(common, len(path) - 1)]
    stored = live.store.path_through(live.chat_id, first.turn_id)
    place = [turn.turn_id for turn in stored].index(first.turn_id)
    ids = live.store.turns_below(live.chat_id, stored[place - 1].turn_id if place else None)
    version = ids.index(first.turn_id) + 1 if first.turn_id in ids else 1  # or a reply without a word
    live.emit(BranchSwitched(first.number, version, max(len(ids), 1), False, ""))


def _go_back(
    live: LiveChat, path: Sequence[Turn], before: Sequence[Turn], behind: Sequence[Block] = ()
) -> None:
    """Nothing was said on the new way: the chat is as it was, also in the cache.

    Memories that stood ``behind`` its last turn do so again.
    A reply that failed or was stopped before its first word is closed; it counts as no version.
    """
    reply = live.timeline.open_reply
    known = {turn.turn_id for turn in path}
    said = [
        turn
        for turn in live.timeline
        if turn.turn_id in known
        or turn.role is not Role.ASSISTANT
        or (turn.text.strip() and (reply is None or turn.turn_id != reply.turn_id))
    ]
    if len(path) == len(before) or (reply is not None and live.reply.stream.text.strip()):
        return
    if (said[-1].turn_id if said else 0) != (path[-1].turn_id if path else 0):
        return
    with live.uninterrupted():
        conversation.settle(live)
        moved = {block.memory_id for block in behind}
        there = [block for block in live.timeline.blocks if block.recalled and block.memory_id in moved]
        if there:
            blocks.take_out(live, *there)
        switch_branch.go(live, before, end_of(before), lambda: _tell_shown(live, before, len(path)))
        memory_recall.put_behind(live, behind)
