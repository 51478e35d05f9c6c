/** Edge at the table. */

import "./skin.css";
import "./symbols";
import type { Component } from "svelte";
import type { Zone } from "../../protocol";
import type { TableFacts, ZoneProps } from "../../table/facts";
import { say } from "../../text/index.svelte";
import type { Room } from "../room";
import StarAtlas from "./atlas/StarAtlas.svelte";
import Beats from "./hegemon/Beats.svelte";
import { legend } from "./legend";
import Dock from "./table/Dock.svelte";
import { factionOf, seatCalled } from "./table/names";
import { optionSymbol } from "./table/optionSymbol";
import { whoIs } from "./table/people";
import { railOf } from "./table/rail";
import Side from "./table/Side.svelte";
import Top from "./table/Top.svelte";
import Count from "./zones/Count.svelte";
import Hand from "./zones/Hand.svelte";
import Market from "./zones/Market.svelte";
import Station from "./zones/Station.svelte";

const ZONES: Record<string, Component<ZoneProps>> = {
  map: StarAtlas,
  display: Market,
  supply: Market,
  score: Count,
  hand: Hand,
  secrets: Hand,
};

/** The map, what can be had, and the count; the count comes first when all is over. */
function boards(zones: Zone[], facts: TableFacts): Zone[] {
  const zone = (id: string): Zone[] => zones.filter((each) => each.id === id);
  const asked = new Set(facts.asked?.options.flatMap((option) => option.targets));
  const supply = zone("supply").some((each) => each.pieces?.some((piece) => asked.has(piece.id)));
  const market = zone(supply ? "supply" : "display");
  if (facts.round === 0) return zone("map");
  return facts.phase === "over" ? [...zone("score"), ...zone("map"), ...market] : [...zone("map"), ...market, ...zone("score")];
}

/** The Hegemon's number among the seats of pieces and events. */
const HEGEMON_NUMBER = 9;

export const room: Room = {
  zone: (zone: Zone) => (zone.kind === "mat" ? Station : ZONES[zone.id]),
  boards,
  rail: railOf,
  Top,
  Side,
  Dock,
  Question: Beats,
  legend,
  symbolOf: optionSymbol,
  nameOf: (facts, say, id) => (id.startsWith("seat:") ? seatCalled(facts.piece(id), say) : undefined),
  calls: (facts, seat) => (seat < 0 ? whoIs(facts, say, seat) : factionOf(facts.piece(`seat:${seat}`))),
  shapeOf: (piece) => (piece === `seat:${HEGEMON_NUMBER}` ? { seat: -1, letter: "H" } : undefined),
};
