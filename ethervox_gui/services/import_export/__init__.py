"""Chats, memories and texts as files: JSON, Markdown, ChatGPT exports."""
