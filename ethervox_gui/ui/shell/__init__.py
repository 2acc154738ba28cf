"""The main window: what frames the rooms, and what passes events between them."""
