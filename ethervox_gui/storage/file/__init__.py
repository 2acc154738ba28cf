"""The database file: opened, migrated, backed up, recovered and checked."""
