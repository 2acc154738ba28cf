"""The engine behind which another server runs the model."""
