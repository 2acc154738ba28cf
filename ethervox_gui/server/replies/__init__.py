"""Replies to requests: from the local model or a remote one, and the pool of local models."""
