"""Choosing, finding and downloading models."""
