"""How summaries are written, checked and merged."""
