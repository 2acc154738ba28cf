"""The chat that is loaded: its state, its settings, and the reply being written."""
