"""Checks of a database, and mending what can be made anew."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.schema import INDEXES


@dataclass(frozen=True, slots=True)
class Problems:
    """What is wrong, in SQLite's words: with the tables, and which full-text indexes differ from them."""

    tables: tuple[str, ...]
    indexes: tuple[str, ...]


def problems_of_tables(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Look at the tables and their references, without writing; reads everything."""
    tables = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
    tables = [] if tables == ["ok"] else tables
    broken = connection.execute("PRAGMA foreign_key_check")
    return (*tables, *(f"{row[0]}: row {row[1]} refers to nothing" for row in broken))


def problems_of(connection: sqlite3.Connection) -> Problems:
    """Look at the tables, their references and their full-text indexes; reads everything."""
    tables = problems_of_tables(connection)
    indexes = []
    for index in INDEXES:
        try:
            # rank 1 compares the index with the table it was made from
            connection.execute(f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)")  # noqa: S608
        except sqlite3.DatabaseError as error:
            indexes.append(f"{index}: {error}")
    return Problems(tables, tuple(indexes))


def problems(db: Connection) -> list[str]:
    """What is wrong with the open database, as one list."""
    found = problems_of(db.raw)
    return [*found.tables, *found.indexes]


def rebuild(db: Connection, index: str) -> None:
    """Make a full-text index anew from its table."""
    if index in INDEXES:
        db.sql(f"INSERT INTO {index} ({index}) VALUES ('rebuild')")  # noqa: S608 - one of ours
