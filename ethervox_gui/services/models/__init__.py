"""Models to download and models on this machine."""
