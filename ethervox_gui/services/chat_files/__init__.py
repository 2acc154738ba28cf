"""Chats as files: our JSON, Markdown, and the exports of ChatGPT and Claude."""
