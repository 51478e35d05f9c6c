/** Regions and what is in them, as they are read aloud. */

import type { Piece } from "../../../protocol";
import type { Hex } from "../../../zones/hex/board";
import type { Telling } from "../../../zones/hex/look";

const nameOf = ({ say }: Telling, piece: Piece): string => (piece.name ? say(piece.name) : piece.kind);
const tell = ({ say }: Telling, id: string, args?: Record<string, string | number>): string =>
  say({ id: `web-map-${id}`, args: args ?? {} });
const lit = (telling: Telling, id: string): string[] => (telling.targets.has(id) ? [tell(telling, "lit")] : []);

/** Whose a piece is, in words; "" for nobody's. */
function owner(telling: Telling, piece: Piece): string {
  if (piece.owner == null) return "";
  return telling.say(piece.owner < 0 ? { id: "side-hegemon" } : { id: "player", args: { number: piece.owner + 1 } });
}

/** "Fighter, Seat 2", "Leaders 2, Seat 1", "Vorticon raiders, class S, dice 2". */
export function pieceName(telling: Telling, piece: Piece): string {
  const { count, rank, leaders, ruined, marks } = piece.facts ?? {};
  return [
    nameOf(telling, piece) + (Number(count) > 1 ? ` ${String(count)}` : ""),
    owner(telling, piece),
    rank === undefined ? "" : tell(telling, "class", { class: String(rank) }),
    leaders === undefined ? "" : tell(telling, "committed", { count: Number(leaders) }),
    ruined === true ? tell(telling, "ruined") : "",
    marks === undefined ? "" : tell(telling, "shield-hit"),
    ...lit(telling, piece.id),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "Kiln, volcanic planet, active, Fighter, Seat 2, can be picked". */
export function regionName(telling: Telling, hex: Hex): string {
  const { place } = hex;
  const kind = place.kind === "planet" ? String(place.facts?.type) : place.kind;
  const here = telling.pieces.filter((piece) => piece.at === hex.name);
  const buried = Number(place.facts?.buried ?? 0);
  return [
    nameOf(telling, place),
    tell(telling, kind),
    place.facts?.active === true ? tell(telling, "active") : "",
    ...here.map((piece) => pieceName(telling, piece)),
    buried > 0 ? tell(telling, "buried", { count: buried }) : "",
    ...lit(telling, hex.id),
  ]
    .filter(Boolean)
    .join(", ");
}
