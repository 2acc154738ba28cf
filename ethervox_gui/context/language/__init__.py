"""Texts in any language and script: where sentences end, what a word is, and by which parts words compare."""
