"""Chats, their turns and branches."""
