/** Which component draws a zone of each kind. */

import type { Component } from "svelte";
import type { ZoneKind } from "../protocol";
import type { ZoneProps } from "../table/facts";
import Cards from "../games/hagalaz/zones/Cards.svelte";
import HexMap from "./HexMap.svelte";
import Mat from "../games/hagalaz/zones/HeroBoard.svelte";
import Pool from "../games/hagalaz/zones/Inventory.svelte";
import Regions from "../games/hagalaz/zones/CampaignMap.svelte";
import Track from "../games/hagalaz/zones/Storm.svelte";
import Tray from "../games/hagalaz/zones/DiceTray.svelte";

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
