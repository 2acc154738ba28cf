"""Models that go in circles: within a reply, and from reply to reply."""
