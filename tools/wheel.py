"""Puts the browser client into the wheel as `starboard/web`, if it has been built; hatchling calls this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """An installed package then serves the client; a checkout serves `web/dist` itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root) / "web" / "dist"
        if version == "standard" and built.is_dir():
            build_data["force_include"][str(built)] = "starboard/web"
