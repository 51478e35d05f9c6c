"""The rules of single mission pages, one module a mission; every module here registers its effects."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
