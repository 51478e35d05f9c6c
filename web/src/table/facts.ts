/** What a zone may ask of the table around it. */

import type { Asked, Option, Piece, SeatInfo, Way, Why, Zone } from "../protocol";
import type { Room } from "../games/room";
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
  /** Switch the lines of a map on or off. */
  onlines: () => void;
  say: Say;
  facts: TableFacts;
}

interface Around {
  room: Room;
  zones: Zone[];
  asked: Asked | null;
  ways: ReadonlyMap<string, Way>;
  past: boolean;
  lines: boolean;
  why: Why | null;
  printed: unknown;
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
    printed: around.printed,
    zone: (id) => zones.get(id),
    piece: (id) => {
      pieces ??= new Map(
        around.zones.flatMap((zone) => [...(zone.places ?? []), ...(zone.pieces ?? [])]).map((one) => [one.id, one]),
      );
      return pieces.get(id);
    },
  };
}
