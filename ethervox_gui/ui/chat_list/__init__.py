"""The left panel: chats and folders."""
