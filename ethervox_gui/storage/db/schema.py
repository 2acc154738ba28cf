"""The schema at version 1 and what changed it since, as plain SQL.  Only ever appended to."""

from __future__ import annotations

APPLICATION_ID = 0x45544856  # "ETHV": what `file` and we recognise our databases by

VERSION_1 = """
PRAGMA application_id = 1163151446;  -- APPLICATION_ID

CREATE TABLE chat (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    title         TEXT NOT NULL,
    model         TEXT NOT NULL,
    system_prompt TEXT NOT NULL,
    head_id       INTEGER REFERENCES turn (id) ON DELETE SET NULL,
    created_at    REAL NOT NULL,
    updated_at    REAL NOT NULL,
    deleted_at    REAL
);
CREATE INDEX chat_by_activity ON chat (updated_at);

-- parent_id is checked at commit, so that a whole tree can go in one transaction, however deep it is.
-- The text comes last: who reads only the rest must not read past it.
CREATE TABLE turn (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id     INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    parent_id   INTEGER REFERENCES turn (id) DEFERRABLE INITIALLY DEFERRED,
    number      INTEGER NOT NULL CHECK (number >= 0),
    role        TEXT NOT NULL CHECK (role IN ('system', 'user', 'assistant', 'tool')),
    n_tokens    INTEGER NOT NULL,
    importance  REAL NOT NULL,
    pinned      INTEGER NOT NULL CHECK (pinned IN (0, 1)),
    state       TEXT NOT NULL CHECK (state IN ('in_kv', 'summarized', 'dropped')),
    memory_id   INTEGER REFERENCES memory (id) ON DELETE SET NULL,
    complete    INTEGER NOT NULL CHECK (complete IN (0, 1)),
    stop_reason TEXT,
    created_at  REAL NOT NULL,
    text        TEXT NOT NULL
);
CREATE INDEX turn_by_chat ON turn (chat_id, number);
CREATE INDEX turn_by_parent ON turn (parent_id);
CREATE INDEX turn_by_memory ON turn (memory_id) WHERE memory_id IS NOT NULL;

CREATE TABLE memory (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id         INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    parent_id       INTEGER REFERENCES memory (id) ON DELETE SET NULL,
    kind            TEXT NOT NULL,
    level           INTEGER NOT NULL,
    tags            TEXT NOT NULL,
    importance      REAL NOT NULL,
    n_tokens_before INTEGER NOT NULL,
    n_tokens_after  INTEGER NOT NULL,
    first_turn      INTEGER,
    last_turn       INTEGER,
    source          TEXT NOT NULL,
    created_at      REAL NOT NULL,
    text            TEXT NOT NULL
);
CREATE INDEX memory_by_chat ON memory (chat_id);
CREATE INDEX memory_by_parent ON memory (parent_id);

CREATE TABLE memory_turn (
    memory_id INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    turn_id   INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    PRIMARY KEY (memory_id, turn_id)
) WITHOUT ROWID;
CREATE INDEX memory_turn_by_turn ON memory_turn (turn_id);

CREATE TABLE context_event (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id      INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    "action"     TEXT NOT NULL,
    "trigger"    TEXT NOT NULL,
    method       TEXT NOT NULL,
    first_turn   INTEGER NOT NULL,
    last_turn    INTEGER NOT NULL,
    n_before     INTEGER NOT NULL,
    n_after      INTEGER NOT NULL,
    tokens_freed INTEGER NOT NULL,
    duration_ms  REAL NOT NULL,
    memory_id    INTEGER REFERENCES memory (id) ON DELETE SET NULL,
    created_at   REAL NOT NULL
);
CREATE INDEX context_event_by_chat ON context_event (chat_id);
CREATE INDEX context_event_by_memory ON context_event (memory_id);

-- Words: for scripts that put spaces between them.
CREATE VIRTUAL TABLE turn_words USING fts5 (
    text, content='turn', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
CREATE VIRTUAL TABLE memory_words USING fts5 (
    text, tags, content='memory', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);

-- Trigrams: for the other scripts and for parts of words.  The two spaces at the end make every character
-- the first of some trigram, so that one or two characters can be found by the trigrams they begin.
-- (The trigram tokenizer ends at a NUL; what stands behind one is found by words only.)
CREATE VIEW turn_padded (id, text) AS SELECT id, text || '  ' FROM turn;
CREATE VIEW memory_padded (id, text) AS SELECT id, text || '  ' FROM memory;
CREATE VIRTUAL TABLE turn_trigrams USING fts5 (
    text, content='turn_padded', content_rowid='id', tokenize='trigram'
);
CREATE VIRTUAL TABLE memory_trigrams USING fts5 (
    text, content='memory_padded', content_rowid='id', tokenize='trigram'
);
CREATE VIRTUAL TABLE turn_trigram_terms USING fts5vocab ('turn_trigrams', 'row');
CREATE VIRTUAL TABLE memory_trigram_terms USING fts5vocab ('memory_trigrams', 'row');

CREATE TRIGGER turn_inserted AFTER INSERT ON turn BEGIN
    INSERT INTO turn_words (rowid, text) VALUES (new.id, new.text);
    INSERT INTO turn_trigrams (rowid, text) VALUES (new.id, new.text || '  ');
END;
CREATE TRIGGER turn_deleted AFTER DELETE ON turn BEGIN
    INSERT INTO turn_words (turn_words, rowid, text) VALUES ('delete', old.id, old.text);
    INSERT INTO turn_trigrams (turn_trigrams, rowid, text) VALUES ('delete', old.id, old.text || '  ');
END;
CREATE TRIGGER turn_updated AFTER UPDATE OF id, text ON turn BEGIN
    INSERT INTO turn_words (turn_words, rowid, text) VALUES ('delete', old.id, old.text);
    INSERT INTO turn_trigrams (turn_trigrams, rowid, text) VALUES ('delete', old.id, old.text || '  ');
    INSERT INTO turn_words (rowid, text) VALUES (new.id, new.text);
    INSERT INTO turn_trigrams (rowid, text) VALUES (new.id, new.text || '  ');
END;
CREATE TRIGGER memory_inserted AFTER INSERT ON memory BEGIN
    INSERT INTO memory_words (rowid, text, tags) VALUES (new.id, new.text, new.tags);
    INSERT INTO memory_trigrams (rowid, text) VALUES (new.id, new.text || '  ');
END;
CREATE TRIGGER memory_deleted AFTER DELETE ON memory BEGIN
    INSERT INTO memory_words (memory_words, rowid, text, tags) VALUES ('delete', old.id, old.text, old.tags);
    INSERT INTO memory_trigrams (memory_trigrams, rowid, text) VALUES ('delete', old.id, old.text || '  ');
END;
CREATE TRIGGER memory_updated AFTER UPDATE OF id, text, tags ON memory BEGIN
    INSERT INTO memory_words (memory_words, rowid, text, tags) VALUES ('delete', old.id, old.text, old.tags);
    INSERT INTO memory_trigrams (memory_trigrams, rowid, text) VALUES ('delete', old.id, old.text || '  ');
    INSERT INTO memory_words (rowid, text, tags) VALUES (new.id, new.text, new.tags);
    INSERT INTO memory_trigrams (rowid, text) VALUES (new.id, new.text || '  ');
END;
"""

#: The full-text indexes; each can be checked and rebuilt from its table by FTS5's own commands.
INDEXES = ("turn_words", "turn_trigrams", "memory_words", "memory_trigrams", "passage_trigrams")

#: Memories can be edited, pinned and put in the bin.  A version is what a memory was before an edit.
VERSION_2 = """
ALTER TABLE memory ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1));
ALTER TABLE memory ADD COLUMN edited_at REAL;
ALTER TABLE memory ADD COLUMN deleted_at REAL;
CREATE INDEX memory_in_bin ON memory (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE memory_version (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    memory_id  INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    tags       TEXT NOT NULL,
    importance REAL NOT NULL,
    written_at REAL NOT NULL,
    text       TEXT NOT NULL
);
CREATE INDEX memory_version_by_memory ON memory_version (memory_id);
"""

#: What the search asks of hundreds of matches stands together, apart from the long texts.
VERSION_3 = """
CREATE INDEX turn_facts ON turn (id, chat_id, role, importance, created_at);
CREATE INDEX memory_facts ON memory (id, chat_id, deleted_at, importance, created_at);
CREATE INDEX turn_by_time ON turn (created_at);
CREATE INDEX memory_by_time ON memory (created_at);
CREATE INDEX chat_in_bin ON chat (deleted_at) WHERE deleted_at IS NOT NULL;
"""

#: What a memory means, as a vector of 32-bit numbers by the named model; it goes when the text changes.
VERSION_4 = """
CREATE TABLE memory_embedding (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    memory_id INTEGER NOT NULL UNIQUE REFERENCES memory (id) ON DELETE CASCADE,
    model     TEXT NOT NULL,
    vector    BLOB NOT NULL
);
CREATE INDEX memory_embedding_by_model ON memory_embedding (model, id);
CREATE TRIGGER memory_embedding_outdated AFTER UPDATE OF text ON memory WHEN old.text <> new.text BEGIN
    DELETE FROM memory_embedding WHERE memory_id = new.id;
END;
"""

#: Under which profile a chat goes on; empty: the default.
VERSION_5 = """
ALTER TABLE chat ADD COLUMN profile TEXT NOT NULL DEFAULT '';
"""

#: Where each branch of a chat was left, and which turn an edit belongs to; folders, pins and drafts of chats.
VERSION_6 = """
ALTER TABLE turn ADD COLUMN leaf_id INTEGER REFERENCES turn (id) ON DELETE SET NULL;
CREATE INDEX turn_by_leaf ON turn (leaf_id) WHERE leaf_id IS NOT NULL;
ALTER TABLE context_event ADD COLUMN turn_id INTEGER REFERENCES turn (id) ON DELETE SET NULL;
CREATE INDEX context_event_by_turn ON context_event (turn_id) WHERE turn_id IS NOT NULL;
UPDATE context_event SET turn_id = (
    SELECT max(t.id) FROM turn t
    WHERE t.chat_id = context_event.chat_id AND t.number = context_event.last_turn
);

CREATE TABLE folder (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT NOT NULL,
    created_at REAL NOT NULL
);
ALTER TABLE chat ADD COLUMN folder_id INTEGER REFERENCES folder (id) ON DELETE SET NULL;
ALTER TABLE chat ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1));
ALTER TABLE chat ADD COLUMN n_ctx INTEGER;
ALTER TABLE chat ADD COLUMN draft TEXT NOT NULL DEFAULT '';
"""

#: The search of words knows beginnings of up to five letters by heart: without that FTS5 walks through every
#: word that begins so, which takes 20 ms where "four letters" stand for thousands of texts.
VERSION_7 = """
DROP TABLE turn_words;
CREATE VIRTUAL TABLE turn_words USING fts5 (
    text, content='turn', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3 4 5'
);
INSERT INTO turn_words (turn_words) VALUES ('rebuild');
DROP TABLE memory_words;
CREATE VIRTUAL TABLE memory_words USING fts5 (
    text, tags, content='memory', content_rowid='id', tokenize='unicode61 remove_diacritics 2',
    prefix='2 3 4 5'
);
INSERT INTO memory_words (memory_words) VALUES ('rebuild');
"""

#: Which memories stand recalled in the context of a chat, each behind the turn that was the last then.
VERSION_8 = """
CREATE TABLE recalled (
    chat_id   INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    memory_id INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    turn_id   INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    PRIMARY KEY (chat_id, memory_id)
) WITHOUT ROWID;
CREATE INDEX recalled_by_memory ON recalled (memory_id);
CREATE INDEX recalled_by_turn ON recalled (turn_id);
"""

#: A reply longer than the window is several turns: whether one continues that before it, and whether all of
#: it is thinking that began there.
VERSION_9 = """
ALTER TABLE turn ADD COLUMN continues INTEGER NOT NULL DEFAULT 0 CHECK (continues IN (0, 1));
ALTER TABLE turn ADD COLUMN thinks INTEGER NOT NULL DEFAULT 0 CHECK (thinks IN (0, 1));
"""

#: How fast a reply was written; who named a chat: its first words, the model, or its user (nobody knows that
#: of those there are, so they keep their names); what a chat sets otherwise than its profile: settings by
#: key, in JSON, empty where it sets nothing; and what of each exchange is worth keeping: short lines, each of
#: one turn, that summaries are made of.
VERSION_10 = """
ALTER TABLE turn ADD COLUMN tokens_per_second REAL;
ALTER TABLE chat ADD COLUMN named_by TEXT NOT NULL DEFAULT 'user'
    CHECK (named_by IN ('words', 'model', 'user'));
ALTER TABLE chat ADD COLUMN own TEXT NOT NULL DEFAULT '';
CREATE TABLE note (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id    INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    turn_id    INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    speaker    TEXT NOT NULL CHECK (speaker IN ('user', 'assistant')),
    worth      REAL NOT NULL,
    source     TEXT NOT NULL CHECK (source IN ('model', 'extractive')),
    created_at REAL NOT NULL,
    text       TEXT NOT NULL
);
CREATE INDEX note_by_chat ON note (chat_id);
CREATE INDEX note_by_turn ON note (turn_id);
"""

#: Documents of chats in passages, each with its page, heading or line; and which passages stand in the
#: context of a chat, each behind the turn that was the last then.
#: And what the model saw for a reply, and how it was written: a value in JSON.
#: And how much a summary says of what users told in what left, from 0 to 1 (nobody knows that of those there
#: are), and the lines that it lost, a JSON list.
VERSION_11 = """
CREATE TABLE document (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id    INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    n_bytes    INTEGER NOT NULL,
    created_at REAL NOT NULL
);
CREATE INDEX document_by_chat ON document (chat_id);
CREATE TABLE passage (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    number      INTEGER NOT NULL CHECK (number >= 1),
    page        INTEGER,
    heading     TEXT NOT NULL,
    line        INTEGER,
    text        TEXT NOT NULL
);
CREATE INDEX passage_by_document ON passage (document_id, number);
CREATE TABLE quoted (
    chat_id    INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    passage_id INTEGER NOT NULL REFERENCES passage (id) ON DELETE CASCADE,
    turn_id    INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    PRIMARY KEY (chat_id, passage_id)
) WITHOUT ROWID;
CREATE INDEX quoted_by_passage ON quoted (passage_id);
CREATE INDEX quoted_by_turn ON quoted (turn_id);
CREATE TABLE receipt (
    turn_id INTEGER PRIMARY KEY REFERENCES turn (id) ON DELETE CASCADE,
    value   TEXT NOT NULL
);
ALTER TABLE memory ADD COLUMN fidelity REAL;
ALTER TABLE memory ADD COLUMN lost TEXT NOT NULL DEFAULT '[]';
"""

#: Turns that were forgotten: they are stored, and the model is told nothing of them, unless they come back.
VERSION_12 = """
CREATE TABLE forgotten (
    turn_id INTEGER PRIMARY KEY REFERENCES turn (id) ON DELETE CASCADE
);
CREATE TRIGGER turn_came_back AFTER UPDATE OF state ON turn WHEN new.state = 'in_kv' BEGIN
    DELETE FROM forgotten WHERE turn_id = new.id;
END;
"""

#: Exchanges that stand quoted in the context of a chat, each behind a turn: one row for each of its turns, by
#: the first of which it is known and has its text.  What is forgotten is quoted no more.
#: And which turns a server had before it for a reply, by a digest of its address and model.
VERSION_13 = """
CREATE TABLE quotation (
    turn_id   INTEGER PRIMARY KEY REFERENCES turn (id) ON DELETE CASCADE,
    chat_id   INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    first_id  INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    behind_id INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    text      TEXT NOT NULL
);
CREATE INDEX quotation_by_chat ON quotation (chat_id);
CREATE INDEX quotation_by_first ON quotation (first_id);
CREATE INDEX quotation_by_behind ON quotation (behind_id);
CREATE TRIGGER quotation_is_forgotten AFTER INSERT ON forgotten BEGIN
    DELETE FROM quotation WHERE first_id IN (SELECT first_id FROM quotation WHERE turn_id = new.turn_id);
END;
CREATE TABLE told (
    turn_id INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    server  TEXT NOT NULL,
    PRIMARY KEY (turn_id, server)
) WITHOUT ROWID;
"""

#: For the connections that read: which pieces of three letters there are, and in which passages.
PIECES = "CREATE VIRTUAL TABLE temp.passage_piece USING fts5vocab (main, passage_trigrams, instance)"

#: What a turn is about, as the model of this fingerprint sees it: a vector of half precision.  It can be read
#: again at any time.
#: And what passages are found by: the document's name, the heading and the text, in lower case, no accents.
#: The index has a copy of it, since SQLite cannot make that from what is stored.
VERSION_14 = """
CREATE TABLE topic (
    turn_id INTEGER PRIMARY KEY REFERENCES turn (id) ON DELETE CASCADE,
    model   TEXT NOT NULL,
    vector  BLOB NOT NULL
);
CREATE VIRTUAL TABLE passage_trigrams USING fts5 (text, tokenize='trigram');
CREATE TRIGGER passage_deleted AFTER DELETE ON passage BEGIN
    DELETE FROM passage_trigrams WHERE rowid = old.id;
END;
"""

#: What other programs said about the conversations that are kept for them: the labels of a chat (a JSON
#: object of texts), and the calls that a program put into one itself, by the names that it gave them.
VERSION_15 = """
CREATE TABLE label (
    chat_id INTEGER PRIMARY KEY REFERENCES chat (id) ON DELETE CASCADE,
    value   TEXT NOT NULL
);
CREATE TABLE given_call (
    turn_id  INTEGER NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    call_id  TEXT NOT NULL,
    function TEXT NOT NULL,
    PRIMARY KEY (turn_id, number)
) WITHOUT ROWID;
"""

#: What a response said of itself that its turns do not say (a JSON object): what its request asked for, and
#: what it took.  By the turn that it answers.
VERSION_16 = """
CREATE TABLE response (
    turn_id INTEGER PRIMARY KEY REFERENCES turn (id) ON DELETE CASCADE,
    value   TEXT NOT NULL
);
"""

#: What a message has in front of its text in the context: what was told before, quoted.  When something is
#: forgotten, no later message of its chat may quote it.
VERSION_17 = """
ALTER TABLE turn ADD COLUMN reminder TEXT NOT NULL DEFAULT '';
CREATE INDEX turn_with_reminder ON turn (chat_id, number) WHERE reminder <> '';
CREATE TRIGGER reminder_is_forgotten AFTER INSERT ON forgotten BEGIN
    UPDATE turn SET reminder = '' WHERE reminder <> ''
    AND chat_id = (SELECT chat_id FROM turn WHERE id = new.turn_id)
    AND number > (SELECT number FROM turn WHERE id = new.turn_id);
END;
"""
