"""The panel of memories on the right."""
