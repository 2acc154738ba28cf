"""Building blocks without a subject: theme, texts, text views, widgets."""
