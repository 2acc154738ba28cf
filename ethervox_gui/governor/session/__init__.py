"""A model and a chat at work: loading, opening, guests and completions, idle time, status."""
