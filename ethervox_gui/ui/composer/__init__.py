"""Where messages are written: the field, its commands, its drafts."""
