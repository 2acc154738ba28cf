"""Memories: stored, listed, filtered, edited."""
