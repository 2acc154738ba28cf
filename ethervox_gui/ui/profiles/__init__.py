"""Profiles: choosing and editing them, testing their connection."""
