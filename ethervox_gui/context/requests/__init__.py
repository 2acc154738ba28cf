"""Requests of other programs: which messages stay, how many tokens they have, and the report about it."""
