"""The ship book: one module for each of its pages (IV-SHIP)."""
