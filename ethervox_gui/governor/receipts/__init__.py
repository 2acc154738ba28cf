"""Receipts: what the model saw for a reply is kept with it; what of that carried the reply is measured."""
