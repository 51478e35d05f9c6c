"""What one planet alone needs: a module a planet, all imported here so that their functions are known."""

from __future__ import annotations

from importlib import import_module

from starboard.core.content import package_files

for _file in package_files(__name__, ".py"):
    if _file != "__init__.py":
        import_module(f"{__name__}.{_file.removesuffix('.py')}")
