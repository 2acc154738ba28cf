"""Tool calls as text: the guide's own form, and the forms other models were trained on."""
