/** A room: what one game brings to the client of its own. Shared code knows games by this interface only.
 *
 * `games/<game>/room.ts` exports it as `room`; it is loaded when a table of that game is opened. All of it is optional:
 * what a game does not bring, shared components draw. `games/<game>/lobby.ts` exports the game's part of the lobby as
 * `card`, which is loaded with the lobby. Both wear `games/<game>/skin.css`. */

import type { Component, Snippet } from "svelte";
import type { SymbolName } from "../look/symbols";
import type { Option, ScenarioCard, Setting, Text, Zone } from "../protocol";
import type { TableFacts, ZoneProps } from "../table/facts";
import type { Say, Voice } from "../text/voice";
import type { TableSession } from "../table/session.svelte";

/** What a part of the table page is given. */
export interface PartProps {
  session: TableSession;
  facts: TableFacts;
}

/** A turn on the rail over the board: whose it is, its steps, and which turn of how many. */
export interface Rail {
  title: string;
  /** The same in a word, for a narrow screen. */
  short?: string;
  steps: RailStep[];
  place?: string;
}

/** A sign of the board and what it means. */
export interface LegendEntry {
  symbol: SymbolName;
  text: string;
}

export interface RailStep {
  label: string;
  state: "done" | "now" | "later";
}

export interface Room {
  /** What draws a zone, where the shared component of its kind does not. */
  zone?(zone: Zone): Component<ZoneProps> | undefined;
  /** The zones to be shown large, one at a time; by default those of a kind that needs the space. */
  boards?(zones: Zone[], facts: TableFacts): Zone[];
  /** The turn on the rail over the board; nothing where there is none. */
  rail?(facts: TableFacts, say: Say): Rail | undefined;
  /** What stands in the top bar behind the title. */
  Top?: Component<PartProps>;
  /** What lies beside the board, and below it; by default the other zones, by their kind. */
  Side?: Component<PartProps>;
  Dock?: Component<PartProps>;
  /** Whether there is anything beside the board now. */
  hasSide?(facts: TableFacts): boolean;
  /** The board as it lay at some moment, as a picture; nothing where there was none. */
  Picture?: Component<{ zones: readonly Zone[]; facts: TableFacts }>;
  /** What is told above the decision. */
  News?: Component<PartProps>;
  /** What a question stands in, where it is a part of something longer; it is there as well when nothing is asked. */
  Question?: Component<PartProps & { children: Snippet }>;
  /** A sheet about this table; the menu opens it under the message `label`. */
  sheet?: { label: string; symbol: SymbolName; Sheet: Component<{ facts: TableFacts; onclose: () => void }> };
  /** What the signs on the board mean; the map has a button for it. */
  legend?(say: Say): LegendEntry[];
  /** The shape and letter of somebody who did something, where they have one of their own; -1 is the automaton's. */
  shapeOf?(piece: string): { seat: number; letter: string } | undefined;
  /** What the game calls a seat whose name nobody knows, or which is one of several of the same name; -1 is the automaton. */
  calls?(facts: TableFacts, seat: number): string;
  /** What to call a piece; nothing if its own name will do. */
  nameOf?(facts: TableFacts, say: Say, id: string): string | undefined;
  /** What can be read on a piece that brings no text itself. */
  textOf?(facts: TableFacts, say: Say, id: string): string | undefined;
  /** The symbol an option is known by. */
  symbolOf?(option: Option, facts: TableFacts): SymbolName | undefined;
  /** Whether an option is no answer one looks for, but something that may be done at almost any time: it is listed last. */
  later?(option: Option): boolean;
  /** The symbols of what makes things happen, by kind, for the heads of the log. */
  causes?: Partial<Record<string, SymbolName>>;
  /** An option in a block of those about one piece: what it says when that need not be named again. */
  inBlock?(option: Option, say: Say): { words: string; symbol?: SymbolName | undefined } | undefined;
  /** The message of a result in a word; its sentence is said in any case. */
  verdict?(result: Text): string | undefined;
}

/** What a picture of a scenario is given: its card, and what is printed in the game, once that has come. */
export interface ArtProps {
  scenario: ScenarioCard;
  printed: unknown;
}

/** What a form of settings is given; its fields are called by the names of the settings. A switch that says "off" is off,
 * one that says nothing is left to the scenario. */
export interface FormProps {
  scenario: ScenarioCard;
  settings: Setting[];
  voice: Voice;
}

export interface LobbyCard {
  /** The sign of the game. */
  Emblem?: Component;
  /** The picture of a scenario, and the sign of it. */
  Art?: Component<ArtProps>;
  Badge?: Component<ArtProps>;
  /** What may be agreed before a game, in place of a plain list of its settings. */
  Form?: Component<FormProps>;
}
