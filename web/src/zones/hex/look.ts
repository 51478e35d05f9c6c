/** How a game draws and names what is on a hex map; what every hex map does is in `HexMap.svelte`. */

import type { Component } from "svelte";
import type { Option, Piece, Way } from "../../protocol";
import type { TableFacts } from "../../table/facts";
import type { Say } from "../../text/voice";
import type { Board, Hex } from "./board";
import type { Standing } from "./layout";

/** What a name is told in view of: whose turn it is, and what can be picked. */
export interface Telling {
  board: Board;
  pieces: readonly Piece[];
  /** The piece that acts, if any. */
  active: Piece | undefined;
  targets: ReadonlyMap<string, Option[]>;
  /** Where answers in a row lead, by the place they end at. */
  ways: ReadonlyMap<string, Way>;
  say: Say;
}

/** What is drawn under or over the pieces, whoever points where. */
export interface LayerProps {
  board: Board;
  pieces: readonly Piece[];
  say: Say;
}

/** What is drawn over the floor: it may follow whoever acts, is pointed at or asked about. */
export interface OverProps extends LayerProps {
  active: Piece | undefined;
  pointed: Piece | undefined;
  asked: Piece | undefined;
  hovered: string | null;
  litPieces: readonly Standing[];
  targets: ReadonlyMap<string, Option[]>;
  facts: TableFacts;
}

/** How near a map is looked at: `readable` is the scale below which it opens around the actor, at the scale `opening`;
 * `largest` that of a whole map with all the room it wants. */
export interface Zoom {
  readable: number;
  opening: number;
  largest: number;
}

export interface HexLook {
  /** Places are regions with names of their own: no coordinates, no frame, and what is asked of one is not asked of who is
   * there. */
  regions?: boolean;
  zoom?: Zoom;
  /** Where in its hex each piece stands, if not as usual. */
  stand?(hex: Hex, pieces: readonly Piece[]): Standing[];
  /** Whether a piece stands in the middle of its hex; others make way for it. */
  isUnit(piece: Piece): boolean;
  isHostile(piece: Piece): boolean;
  /** How much larger than others a piece is. */
  sizeOf?(piece: Piece): number;
  /** Whether a piece that moves is drawn going from a hex to its neighbour. */
  leads(board: Board, from: Hex, to: Hex): boolean;
  /** The facts of a piece that change when it is hit. */
  hurts: ReadonlySet<string>;
  hexName(telling: Telling, hex: Hex): string;
  pieceName(telling: Telling, piece: Piece): string;
  /** The hexes themselves (each with its id as `data-piece`) and what is printed on them. */
  Floor: Component<LayerProps>;
  /** Edges, and lines over the floor. */
  Over?: Component<OverProps>;
  /** A piece around the origin. */
  Piece: Component<{ piece: Piece; active: boolean }>;
  /** Plates over everything. */
  Top?: Component<LayerProps>;
  /** The message on the button that shows lines over the map, if there are any. */
  lines?: string;
}
