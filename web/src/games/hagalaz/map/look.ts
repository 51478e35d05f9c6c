/** How the map of a mission is drawn: a deck plan on a weather chart. */

import type { HexLook } from "../../../zones/hex/look";
import Floor from "./Floor.svelte";
import MapPiece from "./MapPiece.svelte";
import { hexName, pieceName } from "./names";
import Over from "./Over.svelte";
import Rooms from "./Rooms.svelte";
import { isEnemy, isUnit } from "./units";
import { isWalkable } from "./walk";

export const LOOK: HexLook = {
  isUnit,
  isHostile: isEnemy,
  sizeOf: (piece) => (piece.kind === "elite" ? 1.16 : 1),
  leads: isWalkable,
  hurts: new Set(["damage", "health", "shields", "stunned", "downed", "level"]),
  hexName,
  pieceName,
  Floor,
  Over,
  Piece: MapPiece,
  Top: Rooms,
  lines: "web-map-lines",
};
