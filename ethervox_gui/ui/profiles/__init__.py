"""Choosing and editing profiles."""
