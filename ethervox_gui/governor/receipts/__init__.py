"""Receipts: what the model saw for a reply is kept with it, and what of that carried it is found out."""
