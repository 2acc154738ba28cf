"""The conversation in the middle of the window."""
