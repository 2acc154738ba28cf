"""Model files: the catalogue, those on this machine, and how fast they may be expected to be."""
