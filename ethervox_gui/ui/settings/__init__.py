"""The settings dialog and the API's box in it."""
