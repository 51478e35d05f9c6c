/** What a table page knows, as data: every message of the server makes a new one of the last. */

import type {
  Asked,
  Consult,
  Fairness,
  Lesson,
  LogLine,
  Outcome,
  Outgoing,
  Piece,
  SeatInfo,
  Text,
  Trouble,
  Update,
  Welcome,
  Zone,
  ZoneChange,
} from "../protocol";
import { caused } from "./log";

export interface TableState {
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  spectator: boolean;
  watchLink: string;
  invites: Record<string, string>;
  seats: SeatInfo[];
  seq: number;
  entries: number;
  horizon: number;
  zones: Zone[];
  waiting: number[];
  asked: Asked[];
  log: LogLine[];
  since: number;
  bots: string[];
  undo: Text | null;
  redo: Text | null;
  result: Outcome | null;
  /** Whether the end can be summed up. */
  summary: boolean;
  consult: Consult | null;
  trouble: Text | null;
  /** How the dice can be checked; null where somebody chose them. */
  fairness: Fairness | null;
  /** What the coach says, where a lesson is played. */
  lesson: Lesson | null;
}

/** The state after a message; replies to one's own messages change nothing. */
export function heard(state: TableState | null, message: Outgoing): TableState | null {
  if (message.type === "welcome") return welcomed(message);
  if (state === null) return null;
  switch (message.type) {
    case "update":
      return updated(state, message);
    case "seats":
      return { ...state, seats: message.seats, invites: message.invites };
    case "consult":
      return { ...state, consult: message.by < 0 ? null : message };
    case "trouble":
      return troubled(state, message);
    default:
      return state;
  }
}

function welcomed(welcome: Welcome): TableState {
  return {
    table: welcome.table,
    game: welcome.game,
    title: welcome.title,
    options: welcome.options,
    spectator: welcome.spectator,
    watchLink: welcome.watch_link,
    invites: welcome.invites,
    seats: welcome.seats,
    seq: welcome.seq,
    entries: welcome.entries,
    horizon: welcome.horizon,
    zones: welcome.scene,
    waiting: welcome.waiting,
    asked: welcome.asked,
    log: caused(welcome.log),
    since: welcome.since,
    bots: welcome.bots,
    undo: welcome.undo ?? null,
    redo: welcome.redo ?? null,
    result: welcome.result ?? null,
    summary: welcome.summary ?? false,
    consult: null,
    trouble: null,
    fairness: welcome.fairness ?? null,
    lesson: welcome.lesson ?? null,
  };
}

function updated(state: TableState, update: Update): TableState {
  return {
    ...state,
    seq: update.seq,
    entries: update.entries,
    horizon: update.horizon,
    zones: changedZones(state.zones, update.zones, update.gone),
    waiting: update.waiting,
    asked: update.asked,
    log: [...state.log.filter((line) => line.at <= update.entries), ...caused(update.log)],
    undo: update.undo ?? null,
    redo: update.redo ?? null,
    result: update.result ?? null,
    summary: update.summary ?? false,
    consult: null,
    fairness: update.fairness ?? state.fairness,
    lesson: update.lesson ?? null,
  };
}

function troubled(state: TableState, trouble: Trouble): TableState {
  return { ...state, trouble: trouble.reason, asked: [] };
}

/** Zones with changes laid over them; those that did not change stay the same objects. */
export function changedZones(zones: Zone[], changes: ZoneChange[], gone: string[]): Zone[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const kept = zones.filter((zone) => !gone.includes(zone.id)).map((zone) => merged(zone, byId.get(zone.id)));
  const known = new Set(zones.map((zone) => zone.id));
  return [...kept, ...changes.filter((change) => !known.has(change.id)).map((change) => merged(undefined, change))];
}

function merged(zone: Zone, change: ZoneChange | undefined): Zone;
function merged(zone: undefined, change: ZoneChange): Zone;
function merged(zone: Zone | undefined, change: ZoneChange | undefined): Zone {
  if (!change) return zone as Zone;
  return {
    id: change.id,
    kind: change.kind,
    name: change.name ?? null,
    pieces: laidOver(zone?.pieces ?? [], change.pieces),
    places: laidOver(zone?.places ?? [], change.places),
  };
}

/** Pieces with changes laid over them; those that did not change stay the same objects. */
function laidOver(before: Piece[], change: ZoneChange["pieces"]): Piece[] {
  if (!change) return before;
  return change.flatMap((one) => (Array.isArray(one) ? before.slice(one[0], one[0] + one[1]) : one));
}

/** A piece or place of some zones. */
export function pieceOf(zones: readonly Zone[], id: string): Piece | undefined {
  for (const zone of zones) {
    const found = zone.pieces?.find((piece) => piece.id === id) ?? zone.places?.find((place) => place.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The seat that a piece belongs to, or null. */
export function seatOf(zones: readonly Zone[], id: string): number | null {
  const piece = pieceOf(zones, id);
  const seat = piece?.owner ?? piece?.facts?.seat;
  return typeof seat === "number" ? seat : null;
}

/** The seats this person holds. */
export function mySeats(seats: SeatInfo[]): number[] {
  return seats.filter((seat) => seat.yours).map((seat) => seat.number);
}
