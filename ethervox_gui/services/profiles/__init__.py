"""Profiles, the keys of their servers, and what they mean for a chat."""
