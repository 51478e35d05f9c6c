"""Mission pages, one TOML file each."""
