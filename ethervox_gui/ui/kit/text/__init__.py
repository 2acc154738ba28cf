"""Translated texts, and how numbers and times are written."""
