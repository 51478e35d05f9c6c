/** Which shared component draws a zone of each kind; a game's room may have one of its own. */

import type { Component } from "svelte";
import type { ZoneKind } from "../protocol";
import type { ZoneProps } from "../table/facts";
import Cards from "./Cards.svelte";
import Chart from "./Chart.svelte";
import Page from "./Page.svelte";
import PlainHexMap from "./PlainHexMap.svelte";
import Pool from "./Pool.svelte";
import Seats from "./Seats.svelte";
import Stage from "./Stage.svelte";
import Track from "./Track.svelte";
import Tray from "./Tray.svelte";

export const zoneComponents: Record<ZoneKind, Component<ZoneProps>> = {
  hexmap: PlainHexMap,
  regions: Chart,
  chart: Chart,
  stage: Stage,
  page: Page,
  track: Track,
  cards: Cards,
  hand: Cards,
  mat: Cards,
  seats: Seats,
  tray: Tray,
  pool: Pool,
};
