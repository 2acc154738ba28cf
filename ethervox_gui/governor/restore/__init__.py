"""Turns come back: brought back from pages, undone, reopened, or by switching branches."""
