"""Markdown and code, parsed and shown."""
