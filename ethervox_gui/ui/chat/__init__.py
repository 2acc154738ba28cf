"""The conversation: its items, their widgets, and when they are drawn."""
