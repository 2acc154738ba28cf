"""Pictures in prompts: what a projector makes of them, which cells stand for them, and how they are read."""
