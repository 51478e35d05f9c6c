/** Which component draws a zone of each kind. */

import type { Component } from "svelte";
import type { ZoneKind } from "../protocol";
import type { ZoneProps } from "../table/facts";
import HexMap from "./HexMap.svelte";
import Placeholder from "./Placeholder.svelte";

export const zoneComponents: Record<ZoneKind, Component<ZoneProps>> = {
  hexmap: HexMap,
  regions: Placeholder,
  track: Placeholder,
  cards: Placeholder,
  hand: Placeholder,
  mat: Placeholder,
  tray: Placeholder,
  pool: Placeholder,
};
