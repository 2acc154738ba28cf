"""The tables as peewee sees them.  Private: nothing outside the storage may hold a row.

The schema itself is written in ``schema``; these models only name its columns for queries.  They are
bound to no database, so several stores can be open at once: every query is told where to run.
"""

from __future__ import annotations

from typing import Any

from peewee import AutoField, BooleanField, CompositeKey, FloatField, IntegerField, Model, TextField

from ethervox_gui.storage.base.values import storable


class SafeTextField(TextField):
    """Text, made storable on its way into the database, whatever query carries it there."""

    def db_value(self, value: Any) -> Any:
        return storable(value) if isinstance(value, str) else value


class ChatRow(Model):
    """A conversation."""

    id = AutoField()
    title = SafeTextField()
    model = SafeTextField()
    system_prompt = SafeTextField()
    head_id = IntegerField(null=True)
    created_at = FloatField()
    updated_at = FloatField()
    deleted_at = FloatField(null=True)
    profile = SafeTextField()
    folder_id = IntegerField(null=True)
    pinned = BooleanField()
    n_ctx = IntegerField(null=True)
    draft = SafeTextField()
    named_by = TextField()
    own = SafeTextField()

    class Meta:  # noqa: D106
        table_name = "chat"


class FolderRow(Model):
    """Where chats are put together."""

    id = AutoField()
    name = SafeTextField()
    created_at = FloatField()

    class Meta:  # noqa: D106
        table_name = "folder"


class TurnRow(Model):
    """A message; ``parent_id`` makes the turns of a chat a tree, ``leaf_id`` is where a branch was left."""

    id = AutoField()
    chat_id = IntegerField()
    parent_id = IntegerField(null=True)
    number = IntegerField()
    role = TextField()
    text = SafeTextField()
    n_tokens = IntegerField()
    importance = FloatField()
    pinned = BooleanField()
    state = TextField()
    memory_id = IntegerField(null=True)
    complete = BooleanField()
    stop_reason = TextField(null=True)
    created_at = FloatField()
    leaf_id = IntegerField(null=True)
    continues = BooleanField()
    thinks = BooleanField()
    tokens_per_second = FloatField(null=True)
    reminder = SafeTextField()

    class Meta:  # noqa: D106
        table_name = "turn"


class GivenCallRow(Model):
    """A call in a turn that a program put there, by the name that it gave the call."""

    turn_id = IntegerField()
    number = IntegerField()
    call_id = SafeTextField()
    function = SafeTextField()

    class Meta:  # noqa: D106
        table_name = "given_call"
        primary_key = CompositeKey("turn_id", "number")


class MemoryRow(Model):
    """A summary or note; ``tags`` is a JSON list."""

    id = AutoField()
    chat_id = IntegerField()
    parent_id = IntegerField(null=True)
    kind = SafeTextField()
    level = IntegerField()
    text = SafeTextField()
    tags = SafeTextField()
    importance = FloatField()
    n_tokens_before = IntegerField()
    n_tokens_after = IntegerField()
    first_turn = IntegerField(null=True)
    last_turn = IntegerField(null=True)
    source = SafeTextField()
    created_at = FloatField()
    pinned = BooleanField()
    edited_at = FloatField(null=True)
    deleted_at = FloatField(null=True)
    fidelity = FloatField(null=True)
    lost = SafeTextField(default="[]")

    class Meta:  # noqa: D106
        table_name = "memory"


class LinkRow(Model):
    """A turn that a memory stands for."""

    memory_id = IntegerField()
    turn_id = IntegerField()

    class Meta:  # noqa: D106
        table_name = "memory_turn"
        primary_key = CompositeKey("memory_id", "turn_id")


class RecalledRow(Model):
    """A memory that stands recalled in a chat, behind a turn."""

    chat_id = IntegerField()
    memory_id = IntegerField()
    turn_id = IntegerField()

    class Meta:  # noqa: D106
        table_name = "recalled"
        primary_key = CompositeKey("chat_id", "memory_id")


class VersionRow(Model):
    """What a memory said before an edit."""

    id = AutoField()
    memory_id = IntegerField()
    text = SafeTextField()
    tags = SafeTextField()
    importance = FloatField()
    written_at = FloatField()

    class Meta:  # noqa: D106
        table_name = "memory_version"


class NoteRow(Model):
    """A short line of what was said in a turn."""

    id = AutoField()
    chat_id = IntegerField()
    turn_id = IntegerField()
    speaker = TextField()
    worth = FloatField()
    source = TextField()
    created_at = FloatField()
    text = SafeTextField()

    class Meta:  # noqa: D106
        table_name = "note"


class ReceiptRow(Model):
    """What the model saw for a reply, in JSON."""

    turn_id = IntegerField(primary_key=True)
    value = SafeTextField()

    class Meta:  # noqa: D106
        table_name = "receipt"


class EventRow(Model):
    """An edit of the context."""

    id = AutoField()
    chat_id = IntegerField()
    action = TextField()
    trigger = TextField()
    method = TextField()
    first_turn = IntegerField()
    last_turn = IntegerField()
    n_before = IntegerField()
    n_after = IntegerField()
    tokens_freed = IntegerField()
    duration_ms = FloatField()
    memory_id = IntegerField(null=True)
    turn_id = IntegerField(null=True)
    created_at = FloatField()

    class Meta:  # noqa: D106
        table_name = "context_event"
