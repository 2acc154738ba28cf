"""Search in chats and memories, by words and by meaning."""
