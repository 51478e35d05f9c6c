// Made by `python -m starboard.server.typescript` from the Python types; change those, not this file.

export const PROTOCOL = 2;

export type ZoneKind = "hexmap" | "regions" | "chart" | "track" | "cards" | "hand" | "mat" | "seats" | "tray" | "pool" | "stage" | "page";

export type BeatKind = "round" | "turn" | "card" | "walk" | "strike" | "fall" | "appear" | "open" | "roll" | "star" | "clock" | "goal" | "plain";

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

/** All there is to know of a piece; anybody may look, at any time. */
export interface Inspect {
  type: "inspect";
  id: string;
  piece: string;
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

/** Read the whole of something that made things happen at this table: what a line of the log opens. */
export interface Read {
  type: "read";
  id: string;
  thing: string;
}

/** Sum up the game that has ended, from its journal. */
export interface SumUp {
  type: "sum-up";
  id: string;
}

/** Every roll and draw of the game that is over, so that they can be made again. */
export interface CheckDice {
  type: "check-dice";
  id: string;
}

/** Add words of a seat's own to the secret seed, before anybody has answered anything. */
export interface AddWords {
  type: "add-words";
  id: string;
  seat: number;
  words: string;
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

/** What the options of the open choice of a seat will do and may do, as it stood at `seq`; with a `place`, what may happen to the unit that is being moved if it stops there. */
export interface Foresee {
  type: "foresee";
  id: string;
  seq: number;
  seat: number;
  place?: string;
}

/** A few words to everybody at the table, or something to point at. It is told once and kept nowhere. */
export interface Remark {
  type: "remark";
  id: string;
  words?: string;
  piece?: string;
}

/** Send the coach of a lesson away, call it back, or skip a step (or nod to what was only to be read). */
export interface Guide {
  type: "guide";
  id: string;
  do: "leave" | "resume" | "skip";
  step?: string;
}

/** The first message: who sits where, the whole scene and the latest of the log. It comes again when one's own seats change. `since` is the last change that this person has seen; `bots` can be given a seat; `summary` says that the end can be summed up. */
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
  lesson?: Lesson | null;
  summary?: boolean;
  fairness?: Fairness | null;
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

/** How the dice of a table can be checked: the hash of its seed, and once the game is over the seed. `words` are what seats have added to it, and `open` says that more may be. */
export interface Fairness {
  hash: string;
  seed?: string;
  words?: SeatWords[];
  open?: boolean;
}

/** What a seat has added to a secret, on one line. */
export interface SeatWords {
  seat: number;
  words: string;
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
  lesson?: Lesson | null;
  summary?: boolean;
  fairness?: Fairness | null;
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

/** The answer to a why-not: the reason and the rule; no reason if it can be picked. `checks` are the conditions in the order of play, `opens` says what opens it, with the pieces that sentence speaks of and the way there. */
export interface Why {
  type: "why";
  id: string;
  asked: string;
  reason?: Text | null;
  rule?: string;
  checks?: Condition[];
  opens?: Text | null;
  targets?: string[];
  way?: string[];
}

/** Something that must be so before a thing can be done, and whether it is. `targets` are the pieces of the scene it speaks of, `parts` what it is made of. What does not hold but can be made so by whoever asks with the answer that is open `now` stands in nobody's way. */
export interface Condition {
  text: Text;
  holds: boolean;
  rule?: string;
  targets?: string[];
  parts?: Condition[];
  now?: boolean;
}

/** The answer to an inspect: the piece under the lens. */
export interface Looked {
  type: "lens";
  id: string;
  piece: string;
  lens: Lens;
}

/** One thing, always in this order: its name; what and where it is; numbers; markers and own rules, a sentence each; what it does next, as things stand, and to which pieces; the full text of what is printed on it. */
export interface Lens {
  name?: Text | null;
  what?: Text | null;
  numbers?: Figure[];
  rules?: Saying[];
  next?: Saying[];
  targets?: string[];
  text?: Text | string | null;
}

/** A number with its label; `of` is the most it can be, where that is told. */
export interface Figure {
  label: Text;
  value: number;
  of?: number;
}

/** A sentence, the rule behind it, and the symbol it is known by. */
export interface Saying {
  text: Text;
  rule?: string;
  symbol?: string;
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

/** What happened: the text, the rule behind it, after which entry, and with which change of the table. `because` is what made it happen; a line without it has the cause of the line before it in the same message. Lines that are news have a beat to show it by; one without is told together with the next. */
export interface LogLine {
  at: number;
  text: Text;
  rule?: string;
  seq?: number;
  because?: Because | null;
  beat?: Beat | null;
}

/** What made something happen, for the log: its name, the id of what can be opened to read it whole, and for an answer the seat that gave it. */
export interface Because {
  kind: string;
  text: Text;
  opens?: string;
  seat?: number;
}

/** One change: `actor` does it to `targets`, all pieces of the scene. `path` are the places the actor goes through, from where it stood; without an actor the places where it happens. `amount` is how much; of a clock, how many boxes are full, if one has just been filled. Afterwards pieces are elsewhere (`moves`), have other facts (`sets` says which, `adds` by how much), or are off the table (`gone`). `part` says which part of a card is being carried out, from 1, where that is known. */
export interface Beat {
  kind: BeatKind;
  actor?: string;
  path?: string[];
  targets?: string[];
  amount?: number;
  moves?: Record<string, string>;
  sets?: Record<string, Record<string, number | boolean | string>>;
  adds?: Record<string, Record<string, number>>;
  gone?: string[];
  face?: Face | null;
  part?: number;
}

/** A card face up: its name, what it says, and the rule to look up. */
export interface Face {
  name: string;
  text: string;
  rule?: string;
}

/** A printed thing to be read whole: its name, what is printed on it, the rules it cites. */
export interface Thing {
  type: "thing";
  id: string;
  thing: string;
  kind: string;
  name: string;
  text: string[];
  rules?: string[];
}

/** The end of the game: what was reached, who did what, how lucky it was. */
export interface SummedUp {
  type: "summed-up";
  id: string;
  summary: Summary;
}

/** A game at its end. `columns` name the amounts of the doers; `scores` are the lines of the count, each with the points of every doer. */
export interface Summary {
  title: string;
  number: string;
  verdict: Text;
  rounds: number;
  goals?: Goal[];
  scores?: ScoreLine[];
  columns?: Text[];
  doers?: Doer[];
  turns?: Turn[];
  landmarks?: Landmark[];
  luck?: Luck | null;
  gains?: Gain[];
}

/** Something to be reached: whether it was, and in which round. `kind` is a word of the game. */
export interface Goal {
  title: string;
  kind?: string;
  done?: boolean;
  round?: number;
}

/** Somebody who did something: an amount for each column, the first as a bar, and what was gained by it. */
export interface Doer {
  piece: string;
  name: string;
  seat: number;
  amounts: number[];
  gained?: string[];
}

/** A turn: where it begins in the replay, in which round, and whose it was. */
export interface Turn {
  at: number;
  round: number;
  piece: string;
  seat: number;
}

/** Something that is remembered of a game; `bad` if it was so for those who play. */
export interface Landmark {
  at: number;
  text: Text;
  bad?: boolean;
}

/** What was rolled against what was to be expected, face by face, and one of the faces round by round. Eight games in ten lie between `low` and `high`. `course` is how far the sum of that face was above what was to be expected after each round, `band` how far it would be in eight games of ten. */
export interface Luck {
  dice: number;
  faces: Rolled[];
  expected: number;
  low: number;
  high: number;
  course_of: Text;
  course: number[];
  band: number[];
  says: Text;
}

/** How often a face was rolled. */
export interface Rolled {
  symbol: string;
  name: Text;
  count: number;
}

/** Something that outlasts the game. */
export interface Gain {
  symbol: string;
  text: Text;
}

/** Every roll and draw in the order of the game; `fair` says that the server finds them to be those of the seed. The first `branched` entries of the journal are of the game that this one left. */
export interface DiceChecked {
  type: "dice";
  id: string;
  rolled: Lot[];
  fair: boolean;
  branched?: number;
}

/** A roll or a draw as anybody can make it again: the `count`-th for a purpose, and what a save says that it gave. Dice have `of` sides, and `faces` from 0. A draw is a number below `of`, the things in the pile, and it gave what the numbers from `low` to below `high` stand for. Words of the seats are in the seed unless it came `before` them. */
export interface Lot {
  purpose: string;
  count: number;
  of: number;
  faces?: number[];
  low?: number;
  high?: number;
  before?: boolean;
}

/** What comes of the options of an open choice, or the danger of a place; neither if nothing can be said. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  seq: number;
  seat: number;
  odds?: Odds[];
  danger?: Danger | null;
}

/** What comes of an answer. Without `tries` it is exact. `nothing` says that it changes nothing but its price; `passes` that declining is all it does. `then` are the odds of the answers to the question that follows, where that only says more; `ways` to how many places one can go by it, one answer after the other. `open` is true where more follows than was looked at: others decide, or it would have taken too long. */
export interface Odds {
  key: string;
  lines?: Prospect[];
  nothing?: boolean;
  passes?: boolean;
  tries?: number;
  then?: Odds[];
  ways?: number;
  open?: boolean;
}

/** One thing that may come of an answer: how likely it is, and how much of it. `low` and `high` bound the chance: they are equal if it is exact, and hold it in 95 of 100 cases if it is sampled. `spread` has the chance of every amount but none at all; `mean` is what is to be expected, right within `error`. `said` is the chance in words. */
export interface Prospect {
  what: string;
  piece: string;
  text: Text;
  brief: Text;
  said: Text;
  chance: number;
  low: number;
  high: number;
  mean: number;
  error?: number;
  spread?: [number, number][];
  harm?: boolean;
  weight?: number;
}

/** What may happen to a unit in a place until its next turn, as things stand. `harm[n]` is how often, out of `tries`, it loses `n` in all; `mean` is what is to be expected, right within `error`. `shields` take the first of it and `health` is what is left then. */
export interface Danger {
  place: string;
  unit: string;
  name: Text;
  shields: number;
  health: number;
  reaches?: Reach[];
  finds?: Find[];
  harm?: number[];
  tries?: number;
  mean?: number;
  error?: number;
}

/** Somebody who can reach a place: what it would do there and with how much damage, as `text` says. In `n` of `of` ways in which what is hidden can lie it hits at once, and in `hits` of the tries before the unit's next turn. */
export interface Reach {
  piece: string;
  verdict: "hits" | "nears" | "spares";
  amount: number;
  text: Text;
  n?: number;
  of?: number;
  hits?: number;
}

/** What lies in a place or is crossed on the way: a sentence about a piece. */
export interface Find {
  piece: string;
  text: Text;
}

/** Somebody at the table has said something, or points at something. */
export interface Remarked {
  type: "remarked";
  seat: number;
  words?: string;
  piece?: string;
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
  options?: Record<string, boolean | number | string | string[]>;
}

/** A table for a lesson of a game. */
export interface BeginLesson {
  game: string;
  lesson: string;
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

/** A new name for a table. */
export interface RenameTable {
  title: string;
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
  lessons: LessonCard[];
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

/** A lesson as the lobby offers it. */
export interface LessonCard {
  id: string;
  name: string;
  blurb: string;
  minutes: number;
  chapters: number;
  teaches: LessonTopic[];
}

/** What a lesson is about: a symbol and a word or two. */
export interface LessonTopic {
  symbol: string;
  name: string;
}

/** A table of a person's as the lobby lists it; `news` counts the changes they have not seen. Who made it may rename and delete it (`yours`). */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  moved: number;
  seats: number;
  over: boolean;
  your_move: boolean;
  news: number;
  players: Player[];
  yours: boolean;
  latest: Latest | null;
  fork: ForkRow | null;
  lesson: LessonRow | null;
}

/** Who sits at a table, and whether they are waited for; a bot by its name, nobody with neither name nor bot. */
export interface Player {
  name?: string;
  bot?: string;
  you?: boolean;
  moves?: boolean;
}

/** Where a table comes from: the table it left, what that was called, and after how many entries. */
export interface ForkRow {
  origin: string;
  title: string;
  step: number;
}

/** How far a lesson has come at a table, for the lobby: `on`, `left` or `over`. */
export interface LessonRow {
  lesson: string;
  chapter: number;
  chapters: number;
  state: string;
}

/** Where a game stands, and what happened last, as everybody may know it. */
export interface Latest {
  round: number;
  lines: Text[];
}

/** What an invitation leads to: the table, and the name of whoever made it, if they have one. */
export interface Invitation {
  game: string;
  title: string;
  host: string;
}

/** How to play a game in a few paragraphs, and the chapters of its rulebook. */
export interface Book {
  parts: BookPart[];
  chapters: BookContents[];
}

/** A paragraph of how to play, in the reader's language. */
export interface BookPart {
  id: string;
  title: string;
  text: string;
}

/** A chapter of a rulebook. */
export interface BookContents {
  id: string;
  name: string;
  sections: SectionCard[];
}

/** A section of a rulebook: how many rules it has. */
export interface SectionCard {
  id: string;
  name: string;
  rules: number;
}

/** A section of the catalogue as a reader sees it. */
export interface Section {
  id: string;
  name: string;
  rules: Rule[];
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

/** A zone that changed; pieces and places come only if they did. Those that are new or different come themselves; `[from, how many]` are as they were, counted from 0 in the list before. */
export interface ZoneChange {
  id: string;
  kind: ZoneKind;
  name?: Text | null;
  pieces?: (Piece | [number, number])[] | null;
  places?: (Piece | [number, number])[] | null;
}

/** An open choice of a seat of yours; `ways` are answers in a row that lead further than one, `also` is what may be done beside it: answering the question declines that. */
export interface Asked {
  seat: number;
  prompt: Text;
  rule: string;
  options: Option[];
  ways?: Way[];
  also?: Option[];
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

/** What the coach says now, to whoever sits where the pupil does. `keys` are the answers pointed at, the ends of ways among them, `marks` the pieces that carry the numbers of the text; `reply` is about what was done instead of the last deed. What there is only to read waits for a `nod` to that id. Where it is not `free`, only what is pointed at is lit in full. When the coach was sent away, or the lesson is `over`, there are the chapters alone. */
export interface Lesson {
  id: string;
  name: string;
  chapters: LessonChapter[];
  left?: boolean;
  over?: boolean;
  step?: string;
  title?: string;
  text?: string;
  reply?: string;
  keys?: string[];
  marks?: string[][];
  nod?: string;
  free?: boolean;
  counted?: Counted | null;
  words?: LessonWord[];
}

/** A part of a lesson: how it stands, and which of its steps is under way of how many. */
export interface LessonChapter {
  title: string;
  state: "done" | "missed" | "now" | "to-come";
  at: number;
  of: number;
}

/** What is counted for the pupil: "die 1 of 3". */
export interface Counted {
  name: string;
  at: number;
  of: number;
}

/** A word that was learned. */
export interface LessonWord {
  word: string;
  meaning: string;
}

export type Incoming = Answer | WhyNot | Inspect | Undo | Redo | Consent | Look | Tell | Read | SumUp | CheckDice | AddWords | Hand | Hurry | Seen | Foresee | Remark | Guide;

export type Outgoing = Welcome | Update | SeatsChanged | Done | Refused | Why | Looked | Consult | Past | Told | Thing | SummedUp | DiceChecked | Foreseen | Remarked | Trouble;
