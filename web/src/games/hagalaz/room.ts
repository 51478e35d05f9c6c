/** Hagalaz at the table. */

import "./skin.css";
import "./symbols";
import type { Component } from "svelte";
import type { Zone } from "../../protocol";
import type { ZoneProps } from "../../table/facts";
import type { Room } from "../room";
import { legend } from "./legend";
import Dock from "./table/Dock.svelte";
import MissionSheet from "./table/MissionSheet.svelte";
import { nameOf, textOf } from "./table/names";
import { inBlock, optionSymbol } from "./table/optionSymbol";
import { verdict } from "./table/outcome";
import { boards, inMission } from "./table/phases";
import { railOf } from "./table/rail";
import Side from "./table/Side.svelte";
import Story from "./table/Story.svelte";
import Top from "./table/Top.svelte";
import CampaignMap from "./zones/CampaignMap.svelte";
import DeckPicture from "./zones/DeckPicture.svelte";
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

const CAUSES: Room["causes"] = {
  card: "threat",
  ability: "standard",
  star: "star",
  action: "move",
  "mission-action": "objective",
  item: "medi-gel",
  "mission-rule": "rule",
  elite: "elite",
  opportunity: "attack",
  reaction: "reaction",
  fire: "inferno",
  coolant: "coolant",
  storm: "storm",
  objective: "objective",
  passage: "log",
  round: "clock",
  turn: "lead",
};

export const room: Room = {
  zone: (zone: Zone) => (zone.kind === "mat" ? HeroBoard : ZONES[zone.id]),
  boards,
  rail: railOf,
  Top,
  Side,
  Dock,
  hasSide: (facts) => inMission(facts.phase),
  Picture: DeckPicture,
  News: Story,
  sheet: { label: "web-mission-page", symbol: "objective", Sheet: MissionSheet },
  legend,
  nameOf,
  textOf,
  symbolOf: optionSymbol,
  causes: CAUSES,
  inBlock,
  verdict,
};
