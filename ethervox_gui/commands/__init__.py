"""Slash commands: each one's words, arguments, help and handler stand in one place."""
