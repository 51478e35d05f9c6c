/** Which component draws a zone of each kind. */

import type { Component } from "svelte";
import type { ZoneKind } from "../protocol";
import type { ZoneProps } from "../table/facts";
import Cards from "./Cards.svelte";
import HexMap from "./HexMap.svelte";
import Mat from "./Mat.svelte";
import Pool from "./Pool.svelte";
import Regions from "./Regions.svelte";
import Track from "./Track.svelte";
import Tray from "./Tray.svelte";

export const zoneComponents: Partial<Record<ZoneKind, Component<ZoneProps>>> = {
  hexmap: HexMap,
  regions: Regions,
  track: Track,
  cards: Cards,
  hand: Cards,
  mat: Mat,
  tray: Tray,
  pool: Pool,
};
