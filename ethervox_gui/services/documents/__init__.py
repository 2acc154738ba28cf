"""Files that are attached to a chat become text: read in a process of its own that may crash or be ended."""
