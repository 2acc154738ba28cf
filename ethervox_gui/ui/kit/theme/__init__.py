"""Colours, fonts and drawing."""
