"""What only single mission pages ask for, one module a mission; every module here adds to the thumb's tables."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
