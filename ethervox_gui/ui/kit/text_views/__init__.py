"""Views of long, rich and code text."""
