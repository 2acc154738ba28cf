"""From an older schema to the present one: ordered functions, each in a transaction of its own.

``PRAGMA user_version`` counts the migrations that were applied.  Before the first of those that are due
(except into an empty file) the database is copied into ``backups`` beside it and the copy is checked: a
migration that goes wrong costs nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from ethervox_gui.storage.db import schema
from ethervox_gui.storage.documents.documents import found_by
from ethervox_gui.storage.file import backups

Migration = Callable[[sqlite3.Connection], None]


def run_script(connection: sqlite3.Connection, script: str) -> None:
    """Execute several statements inside the open transaction (``executescript`` would commit it)."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""


def _create_schema(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_1)


def _edit_memories(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_2)


def _speed_up_search(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_3)


def _add_embeddings(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_4)


def _name_profiles(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_5)


def _keep_branches_and_folders(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_6)


def _index_longer_prefixes(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_7)


def _remember_what_is_recalled(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_8)


def _part_long_replies(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_9)


def _keep_speeds_names_settings_and_notes(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_10)


def _keep_documents_receipts_and_losses(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_11)


def _know_what_is_forgotten(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_12)


def _keep_quotations_and_what_servers_know(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_13)


def _keep_topics_and_index_passages(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_14)
    names = dict(connection.execute("SELECT id, name FROM document").fetchall())
    rows = connection.execute("SELECT id, document_id, heading, text FROM passage")
    connection.executemany(
        "INSERT INTO passage_trigrams (rowid, text) VALUES (?, ?)",
        ((passage_id, found_by(names[document_id], *said)) for passage_id, document_id, *said in rows),
    )


def _keep_what_programs_say_of_chats(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_15)


def _keep_what_responses_said(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_16)


def _keep_what_messages_are_reminded_of(connection: sqlite3.Connection) -> None:
    run_script(connection, schema.VERSION_17)


#: The n-th leads from version n to version n + 1.  Only ever append.
MIGRATIONS: tuple[Migration, ...] = (
    _create_schema,
    _edit_memories,
    _speed_up_search,
    _add_embeddings,
    _name_profiles,
    _keep_branches_and_folders,
    _index_longer_prefixes,
    _remember_what_is_recalled,
    _part_long_replies,
    _keep_speeds_names_settings_and_notes,
    _keep_documents_receipts_and_losses,
    _know_what_is_forgotten,
    _keep_quotations_and_what_servers_know,
    _keep_topics_and_index_passages,
    _keep_what_programs_say_of_chats,
    _keep_what_responses_said,
    _keep_what_messages_are_reminded_of,
)


def version_of(connection: sqlite3.Connection) -> int:
    """How many migrations were applied."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the database at ``path`` to the present version.

    A step that fails is undone; the steps before it stay.  Foreign keys are not enforced inside a step, so
    that it can rebuild a table, but checked at its end.
    """
    before = version_of(connection)
    if 0 < before < len(steps):
        backups.before_migration(connection, path, before)
    connection.execute("PRAGMA foreign_keys = 0")
    try:
        while (version := version_of(connection)) < len(steps):
            _apply(connection, steps[version], version)
    finally:
        connection.execute("PRAGMA foreign_keys = 1")


def _apply(connection: sqlite3.Connection, step: Migration, version: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        if version_of(connection) == version:  # another process may have been faster
            step(connection)
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
            if broken is not None:
                raise sqlite3.IntegrityError(f"migration {version} broke a reference of table {broken[0]}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
