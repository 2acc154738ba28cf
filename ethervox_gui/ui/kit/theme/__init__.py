"""Colours, fonts and shapes."""
