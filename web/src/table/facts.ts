/** What a zone may ask of the table around it. */

import type { Asked, Danger, Odds, Option, Piece, SeatInfo, Way, Why, Zone } from "../protocol";
import type { Room } from "../games/room";
import type { BeatScene, Walk } from "../telling/beats";
import type { Say } from "../text/voice";
import type { TableState } from "./state";
import { mySeats } from "./state";

export interface TableFacts {
  game: string;
  /** What the game brings of its own. */
  room: Room;
  /** The piece whose turn it is, or "". */
  active: string;
  /** Where in the round we are: the game's own word, and its number. */
  phase: string;
  round: number;
  seats: SeatInfo[];
  /** The seats of the person at this screen; none for a spectator. */
  mine: number[];
  /** The choice this person is making, or null. */
  asked: Asked | null;
  /** Where answers in a row lead, by the place they end at. */
  ways: ReadonlyMap<string, Way>;
  /** Whether this is a position of the past, where nothing can be picked. */
  past: boolean;
  /** Whether a map is to draw its lines for whatever is hovered or active. */
  lines: boolean;
  /** The answer to the last why-not, while it is shown. */
  why: Why | null;
  /** What lies under the lens, and what "show me" points at; nothing most of the time. */
  marked: Marked;
  /** What the coach of a lesson speaks of. */
  taught: readonly string[];
  /** The beat that is being told, with where the pieces it names stood before it. */
  beat: BeatScene | null;
  /** The ways that pieces have gone last; null if nobody has told them, and they have to be guessed from the scenes. */
  walks: readonly Walk[] | null;
  /** What is printed on boards, cards and pages of this game; null until it has come. */
  printed: unknown;
  zone(id: string): Zone | undefined;
  /** Any piece or place of the scene. */
  piece(id: string): Piece | undefined;
}

/** What every zone component is given. */
export interface ZoneProps {
  zone: Zone;
  /** The options about a piece or place, by its id. */
  targets: Map<string, Option[]>;
  hovered: string | null;
  onpick: (pieceId: string) => void;
  onhover: (pieceId: string | null) => void;
  onwhy: (pieceId: string) => void;
  /** Open a piece to read it in full. */
  onread: (pieceId: string) => void;
  /** Open the legend of the board. */
  onlegend?: () => void;
  /** Look at a piece through the lens: at once, and for good if it is pinned. */
  onlook?: (pieceId: string, pinned: boolean) => void;
  /** Switch the lines of a map on or off. */
  onlines: () => void;
  say: Say;
  facts: TableFacts;
  /** What may happen to whoever stops in the place pointed at or chosen. */
  danger?: Danger | null;
  /** What comes of the options that are open, by their keys. */
  odds?: ReadonlyMap<string, Odds>;
  /** The place that a tap has chosen. */
  selected?: string | null;
}

/** What is pointed out on the board, in bone: it only explains. */
export interface Marked {
  /** The piece under the lens, and those it will act on. */
  lens: string | null;
  hits: readonly string[];
  /** Pieces with the number they have in the words beside the board. */
  tags: ReadonlyMap<string, number>;
  /** A way, place by place. */
  way: readonly string[];
}

const NOTHING_MARKED: Marked = { lens: null, hits: [], tags: new Map(), way: [] };

interface Around {
  marked?: Marked;
  room: Room;
  zones: Zone[];
  asked: Asked | null;
  ways: ReadonlyMap<string, Way>;
  past: boolean;
  lines: boolean;
  why: Why | null;
  printed: unknown;
  beat: BeatScene | null;
  walks: readonly Walk[] | null;
}

export function factsOf(state: TableState, around: Around): TableFacts {
  const zones = new Map(around.zones.map((zone) => [zone.id, zone]));
  let pieces: Map<string, Piece> | undefined;
  const turn = zones.get("turn")?.pieces?.[0];
  return {
    game: state.game,
    room: around.room,
    active: String(turn?.facts?.active ?? ""),
    phase: turn?.at ?? "",
    round: Number(turn?.facts?.round ?? 0),
    seats: state.seats,
    mine: mySeats(state.seats),
    asked: around.asked,
    ways: around.ways,
    past: around.past,
    lines: around.lines,
    why: around.why,
    marked: around.marked ?? NOTHING_MARKED,
    taught: (state.lesson?.marks ?? []).flat(),
    printed: around.printed,
    beat: around.beat,
    walks: around.walks,
    zone: (id) => zones.get(id),
    piece: (id) => {
      pieces ??= new Map(
        around.zones.flatMap((zone) => [...(zone.places ?? []), ...(zone.pieces ?? [])]).map((one) => [one.id, one]),
      );
      return pieces.get(id);
    },
  };
}
