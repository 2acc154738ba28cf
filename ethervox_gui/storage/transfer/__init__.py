"""Whole chats on their way in, out, and to the archive."""
