"""Pages: the saved KV cells of single turns, as files."""
