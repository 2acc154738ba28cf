"""Which chat and which model are loaded, and what else runs beside them."""
