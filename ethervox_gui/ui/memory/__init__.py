"""The memory panel: browsing, searching, and bringing what was found into the context."""
