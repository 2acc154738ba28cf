"""How old turns leave the context: which ones, when, and by which edit."""
