"""Whole chats in and out of the database, and archives of memories."""
