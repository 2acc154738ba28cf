"""The list of chats on the left."""
