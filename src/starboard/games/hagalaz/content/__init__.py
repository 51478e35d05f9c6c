"""Printed facts as TOML, and the named effects they use. `library` loads and checks them."""
