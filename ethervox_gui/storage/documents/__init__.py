"""Documents of chats: what was attached and is too long to be said, in passages."""
