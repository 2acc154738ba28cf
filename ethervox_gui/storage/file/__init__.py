"""The database as a file: opening, migrating, backing up, checking, recovering."""
