// Made by `python -m starboard.server.typescript` from the Python types; change those, not this file.

export const PROTOCOL = 1;

export type ZoneKind = "hexmap" | "regions" | "chart" | "track" | "cards" | "hand" | "mat" | "seats" | "tray" | "pool" | "stage" | "page";

/** Answer the open choice of a seat as it stood at `seq`. */
export interface Answer {
  type: "answer";
  id: string;
  seq: number;
  seat: number;
  key: string;
}

/** Why an option or a piece cannot be picked. */
export interface WhyNot {
  type: "why-not";
  id: string;
  seat: number;
  asked: string;
}

/** Take back: the last answer, or everything since the beginning of an action or a turn. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  unit?: "action" | "answer" | "turn";
}

/** Give again what was taken back: one answer, or everything up to the end of an action or a turn. */
export interface Redo {
  type: "redo";
  id: string;
  seq: number;
  unit?: "action" | "answer" | "turn";
}

/** Agree, or not, to the undo that was asked for under this number. */
export interface Consent {
  type: "consent";
  id: string;
  number: number;
  agree: boolean;
}

/** The position after the first `at` entries, for the replay slider. */
export interface Look {
  type: "look";
  id: string;
  at: number;
}

/** Tell the whole game from its journal, for the replay. */
export interface Tell {
  type: "tell";
  id: string;
}

/** Hand one's seat to a bot (by name), or take it back (an empty name). Who made the table does so for empty seats too. */
export interface Hand {
  type: "hand";
  id: string;
  seat: number;
  bot: string;
}

/** Let bots answer without a pause until a person is asked, or where nobody plays, until another seat is. */
export interface Hurry {
  type: "hurry";
  id: string;
}

/** The person has seen everything up to `seq`. */
export interface Seen {
  type: "seen";
  id: string;
  seq: number;
}

/** The first message: who sits where, the whole scene and the latest of the log. It comes again when one's own seats change. `since` is the last change that this person has seen; `bots` can be given a seat. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  spectator: boolean;
  watch_link: string;
  invites: Record<string, string>;
  seq: number;
  entries: number;
  horizon: number;
  scene: Zone[];
  waiting: number[];
  asked: Asked[];
  log: LogLine[];
  since: number;
  bots: string[];
  undo?: Text | null;
  redo?: Text | null;
  result?: Outcome | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  number: number;
  name?: string;
  bot?: string;
  here?: boolean;
  yours?: boolean;
}

/** A sentence nobody has written yet: the Fluent message `id` with its arguments. */
export interface Text {
  id: string;
  args?: Record<string, string | number | Text>;
}

/** How a game ended: one word for statistics, a text for people, the rounds played, and who won. In a game against each other `winners` are the seats that won; in one played together all of them, or none when it was lost. `scores` are the points by seat, and `lines` say what they are made of. */
export interface Outcome {
  result: string;
  text: Text;
  rounds: number;
  winners?: number[];
  scores?: number[];
  lines?: ScoreLine[];
}

/** One line of a score sheet: what was counted, and the points of each seat. */
export interface ScoreLine {
  text: Text;
  points: number[];
}

/** What changed: the zones that differ from the last message, new log lines, what is asked now. After an undo `entries` is smaller; the log lines told after more entries than that are taken back. `done` is the id of the receiver's own message that led to this and is stored with it: there is no other reply to it. */
export interface Update {
  type: "update";
  seq: number;
  entries: number;
  horizon: number;
  zones: ZoneChange[];
  gone: string[];
  waiting: number[];
  asked: Asked[];
  log: LogLine[];
  log_from: number;
  undo?: Text | null;
  redo?: Text | null;
  result?: Outcome | null;
  done?: string;
}

/** Somebody sat down, left, or handed a seat to a bot or back. Who made the table has the invitations left. */
export interface SeatsChanged {
  type: "seats";
  seats: SeatInfo[];
  invites: Record<string, string>;
}

/** A message of yours has been carried out and stored. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** A message of yours has not been carried out; the sentence says why. */
export interface Refused {
  type: "refused";
  id: string;
  reason: Text;
  seq?: number;
}

/** The answer to a why-not: the reason and the rule; no reason if it can be picked. */
export interface Why {
  type: "why";
  id: string;
  asked: string;
  reason?: Text | null;
  rule?: string;
}

/** Somebody (seat `by`) wants to take back what others have a say in: `what` is the first answer that would go, as far as the receiver may know it. `needed` are the seats that have to agree, `agreed` those that have. It is over when `by` is -1. */
export interface Consult {
  type: "consult";
  number: number;
  by: number;
  agreed: number[];
  needed: number[];
  what?: Text | null;
  seen?: boolean;
}

/** A position of the past. */
export interface Past {
  type: "past";
  id: string;
  at: number;
  entries: number;
  scene: Zone[];
}

/** The whole game: everything that happened, and the moments a replay can stop at (numbers of entries). */
export interface Told {
  type: "told";
  id: string;
  moments: number[];
  log: LogLine[];
}

/** What happened: the text, the rule behind it, after which entry, and with which change of the table. */
export interface LogLine {
  at: number;
  text: Text;
  rule?: string;
  seq?: number;
}

/** Something broke at this table: it stops, and nothing more can be done here before coming back to it. */
export interface Trouble {
  type: "trouble";
  reason: Text;
}

/** A new table. Each seat is `me`, `friend` (by link) or `bot:<name>`. */
export interface MakeTable {
  game: string;
  seats: string[];
  scenario?: string;
  seed?: number | null;
  options?: Record<string, unknown>;
}

/** From which moment a new table begins, and who sits there: by default the person on every seat. */
export interface Fork {
  at: number;
  seats?: string[];
}

/** A new name for oneself. */
export interface Rename {
  name: string;
}

/** The key of another device. */
export interface UseKey {
  key: string;
}

/** Everything the lobby shows a person. */
export interface Lobby {
  person: PersonRow;
  languages: string[];
  games: GameCard[];
  tables: TableCard[];
}

/** Somebody who plays: kept by a secret in a cookie, carried by a key. */
export interface PersonRow {
  id: string;
  name: string;
}

/** A game as the lobby shows it: what can be played, with how many seats, which bots can take one of them, and what may be set beforehand. */
export interface GameCard {
  id: string;
  title: string;
  seats: [number, number];
  scenarios: ScenarioCard[];
  settings: Setting[];
  bots: string[];
}

/** A scenario as a lobby lists it; `seats` are the fewest and the most it is for. A `campaign` is several games in a row, in which what happens in one has its effect on the next. */
export interface ScenarioCard {
  id: string;
  name: string;
  number: string;
  blurb: string;
  seats: [number, number];
  campaign: boolean;
}

/** One thing that may be fixed before a game: one of some choices, a whole number, on or off, or several choices. Without a default the scenario, or play itself, decides where nobody else has. `least` and `most` bound a number, or tell how many may be named; `repeats` says that one choice may be named more than once. */
export interface Setting {
  name: string;
  kind: "choice" | "number" | "several" | "switch";
  default?: string | number | boolean | string[] | null;
  choices?: string[];
  least?: number | null;
  most?: number | null;
  repeats?: boolean;
}

/** A table of a person's as the lobby lists it; `news` counts the changes they have not seen. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  moved: number;
  seats: number;
  over: boolean;
  your_move: boolean;
  news: number;
}

/** One rule in our words. `scope` says what can show it: a single game (a single mission, where several make a campaign), only a whole campaign, or nothing (a fact or a design brief). `not_modelled` is the reason why a program cannot show it at all. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  source: string;
  section: string;
  scope: "campaign" | "fact" | "game" | "mission";
  not_modelled?: string | null;
}

/** A part of the table of one kind, with its pieces; `places` are the spots that can be named. */
export interface Zone {
  id: string;
  kind: ZoneKind;
  name?: Text | null;
  pieces?: Piece[];
  places?: Piece[];
}

/** One thing on the table. `at` is its place in the zone: a hex, a slot, a space of a track. `text` is what can be read on it, `owner` the seat it belongs to. What its facts mean depends on the kind of zone: docs/client.md says which ones each kind understands. */
export interface Piece {
  id: string;
  kind: string;
  at?: string;
  name?: Text | null;
  facts?: Record<string, string | number | boolean | string[] | Text>;
  text?: Text | string | null;
  owner?: number | null;
}

/** A zone that changed; pieces and places come only if they did. `more` are pieces that come after those before. */
export interface ZoneChange {
  id: string;
  kind: ZoneKind;
  name?: Text | null;
  pieces?: Piece[] | null;
  places?: Piece[] | null;
  more?: Piece[] | null;
}

/** An open choice of a seat of yours; `ways` are answers in a row that lead further than one. */
export interface Asked {
  seat: number;
  prompt: Text;
  rule: string;
  options: Option[];
  ways?: Way[];
}

/** One thing that can be answered: a stable key, a text, the pieces it is about. */
export interface Option {
  key: string;
  text: Text;
  targets: string[];
}

/** Answers in a row that lead somewhere: their keys, the last of them, and the harm known to come of it. A convenience for whoever answers: each key is an answer of its own, and may no longer be offered when its turn comes. */
export interface Way {
  keys: string[];
  last: Option;
  harm?: number;
}

export type Incoming = Answer | WhyNot | Undo | Redo | Consent | Look | Tell | Hand | Hurry | Seen;

export type Outgoing = Welcome | Update | SeatsChanged | Done | Refused | Why | Consult | Past | Told | Trouble;
