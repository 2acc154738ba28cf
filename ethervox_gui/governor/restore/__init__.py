"""How turns come back into the context, and how edits are undone."""
