"""Where a message is written."""
