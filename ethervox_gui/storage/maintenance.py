"""Checks of a database that is open."""

from __future__ import annotations

import sqlite3

from ethervox_gui.storage.connection import Connection
from ethervox_gui.storage.schema import INDEXES


def problems(db: Connection) -> list[str]:
    """What is wrong with the tables, their references and their full-text indexes."""
    found = [str(row[0]) for row in db.sql("PRAGMA integrity_check")]
    found = [] if found == ["ok"] else found
    found += [f"{row[0]}: row {row[1]} refers to nothing" for row in db.sql("PRAGMA foreign_key_check")]
    for index in INDEXES:
        try:
            # rank 1 compares the index with the table it was made from
            db.sql(f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)")  # noqa: S608
        except sqlite3.Error as error:
            found.append(f"{index}: {error}")
    return found
