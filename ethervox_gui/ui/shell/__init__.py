"""The window around everything: header, panels, status bar, command palette."""
