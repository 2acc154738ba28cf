"""Conversations that another program exported, and the chats that they become here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.transfer.records import ChatRecord, TurnRecord

_TITLE_LENGTH: Final = 200


class ExportedMessage(NamedTuple):
    """Something that was said; ``when`` in seconds since the epoch, if that is known."""

    role: Role
    text: str
    when: float | None


class ExportedChat(NamedTuple):
    """A conversation as its file tells it.

    ``title`` may be anything, and where it is no title, ``otherwise`` is; times as in
    :class:`ExportedMessage`.
    """

    title: Any
    otherwise: str
    begun: float | None
    updated: float | None
    messages: Sequence[ExportedMessage]


def chat_record(told: ExportedChat, n_before: int) -> ChatRecord:
    """The chat that it becomes, where ``n_before`` turns stand in the same file before it.

    Messages without a text are left out, and several in a row by the same one are one: an answer in pieces.
    Of instructions to the model only those count that stand first.
    """
    begun = time.time() if told.begun is None else told.begun
    messages: list[tuple[Role, str, float]] = []
    for role, text, when in told.messages:
        if not text:
            continue
        if messages and messages[-1][0] is role:
            messages[-1] = (role, f"{messages[-1][1]}\n\n{text}", messages[-1][2])
        elif role is not Role.SYSTEM or not messages:
            said = when if when is not None else messages[-1][2] if messages else begun
            messages.append((role, text, said))
    turns = tuple(
        TurnRecord(
            key=n_before + number + 1,
            parent=n_before + number if number else None,
            number=number,
            role=role,
            text=text,
            importance=importance(role, text),
            created_at=when,
        )
        for number, (role, text, when) in enumerate(messages)
    )
    is_title = isinstance(told.title, str) and bool(told.title.strip())
    return ChatRecord(
        title=told.title[:_TITLE_LENGTH] if is_title else told.otherwise,
        model="",
        system_prompt=turns[0].text if turns and turns[0].role is Role.SYSTEM else "",
        created_at=begun,
        updated_at=begun if told.updated is None else told.updated,
        head=turns[-1].key if turns else None,
        turns=turns,
    )
