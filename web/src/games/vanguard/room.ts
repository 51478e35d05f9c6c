/** Vanguard at the table. */

import "./skin.css";
import "./symbols";
import type { Component } from "svelte";
import type { Zone } from "../../protocol";
import type { TableFacts, ZoneProps } from "../../table/facts";
import type { Room } from "../room";
import Check from "./check/Check.svelte";
import Atlas from "./ship/Atlas.svelte";
import { isAboard, pageOf, STAR_MAP } from "./ship/pages";
import Scanner from "./ship/Scanner.svelte";
import Log from "./table/Log.svelte";
import Board from "./crew/Board.svelte";
import { letterOfSection, placeOf } from "./crew/sections";
import { legend } from "./legend";
import Survey from "./map/Survey.svelte";
import Ship from "./ship/Ship.svelte";
import Dock from "./table/Dock.svelte";
import { optionSymbol } from "./table/optionSymbol";
import { railOf } from "./table/rail";
import Side from "./table/Side.svelte";
import Top from "./table/Top.svelte";

const ZONES: Record<string, Component<ZoneProps>> = { map: Survey, atlas: Atlas, check: Check, book: Ship, log: Log };

/** On a planet the check while it lasts, the map and the logbook; aboard the ship and the atlas, which comes first on its page. */
function boards(zones: Zone[], facts: TableFacts): Zone[] {
  const named = (...ids: string[]): Zone[] => ids.flatMap((id) => zones.filter((zone) => zone.id === id));
  if (!isAboard(facts)) return named("check", "map", "log");
  return pageOf(facts) === STAR_MAP ? named("atlas", "book", "log") : named("book", "atlas", "log");
}

export const room: Room = {
  zone: (zone: Zone) => (zone.id.startsWith("board-") ? Board : ZONES[zone.id]),
  boards,
  rail: railOf,
  Top,
  Side,
  Dock,
  Question: Scanner,
  legend,
  symbolOf: optionSymbol,
  // Names here are enough to tell things apart: where they lie need not be added.
  nameOf: (facts, say, id) => {
    const name = facts.piece(id)?.name;
    return name ? say(name) : undefined;
  },
  shapeOf: (piece) => {
    const section = piece.replace("member:", "");
    return { seat: placeOf(section), letter: letterOfSection(section) };
  },
  later: (option) => option.key.startsWith("push:"),
};
