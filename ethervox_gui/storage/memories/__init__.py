"""Memories: stored, edited and listed."""
