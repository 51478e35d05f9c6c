/** Hagalaz at the table. */

import "./skin.css";
import "./symbols";
import type { Component } from "svelte";
import type { Zone } from "../../protocol";
import type { ZoneProps } from "../../table/facts";
import type { Room } from "../room";
import Dock from "./table/Dock.svelte";
import MissionSheet from "./table/MissionSheet.svelte";
import { nameOf, textOf } from "./table/names";
import { inBlock, optionSymbol } from "./table/optionSymbol";
import { verdict } from "./table/outcome";
import { boards, inMission } from "./table/phases";
import Side from "./table/Side.svelte";
import Story from "./table/Story.svelte";
import Top from "./table/Top.svelte";
import CampaignMap from "./zones/CampaignMap.svelte";
import DeckPlan from "./zones/DeckPlan.svelte";
import DiceTray from "./zones/DiceTray.svelte";
import HeroBoard from "./zones/HeroBoard.svelte";
import Inventory from "./zones/Inventory.svelte";
import SquadCards from "./zones/SquadCards.svelte";
import Storm from "./zones/Storm.svelte";
import ThreatCards from "./zones/ThreatCards.svelte";

const ZONES: Record<string, Component<ZoneProps>> = {
  map: DeckPlan,
  campaign: CampaignMap,
  pool: DiceTray,
  inventory: Inventory,
  squad: SquadCards,
  storm: Storm,
  threat: ThreatCards,
};

export const room: Room = {
  zone: (zone: Zone) => (zone.kind === "mat" ? HeroBoard : ZONES[zone.id]),
  boards,
  Top,
  Side,
  Dock,
  hasSide: (facts) => inMission(facts.phase),
  News: Story,
  sheet: { label: "web-mission-page", symbol: "objective", Sheet: MissionSheet },
  nameOf,
  textOf,
  symbolOf: optionSymbol,
  inBlock,
  verdict,
};
