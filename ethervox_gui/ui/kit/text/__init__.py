"""Words: translation, numbers and times, fuzzy matching."""
