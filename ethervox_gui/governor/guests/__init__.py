"""Requests of other programs at work: the sequences they have, and their replies token by token."""
