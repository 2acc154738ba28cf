"""Building blocks that know nothing of chats: theme, text, views and widgets."""
