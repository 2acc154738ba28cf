"""Chats with their folders, turns and branches."""
