/** The map in words: a name for every hex and piece, the same for the ear and for the plain view. */

import type { Piece, Text } from "../../../protocol";
import { tokenOf } from "../marks";
import { DIRECTION_NAMES, type Board, type Hex } from "../../../zones/hex/board";
import type { Telling } from "../../../zones/hex/look";
import { inFire } from "./fire";
import { isEnemy } from "./units";
import { isLocked, isOpen } from "./walk";

type Args = NonNullable<Text["args"]>;

/** Everything about a hex in one line: "G6, warden, attack 3, shield 5, next to Shepard, locked door to the east." */
export function hexName(telling: Telling, hex: Hex): string {
  const { board, say } = telling;
  const tell = (id: string, args: Args = {}): string => say({ id: `web-map-${id}`, args });
  const parts = [hex.name];
  if (hex.concealed) parts.push(tell("concealed"));
  if (hex.level > 0) parts.push(tell("upper"));
  const here = telling.pieces.filter((piece) => piece.at === hex.name);
  const lies = (mark: string): boolean => here.some((piece) => piece.kind === tokenOf(mark));
  const marks = hex.marks.filter((mark) => !mark.startsWith("turret:") && !lies(mark));
  parts.push(...marks.map((mark) => tell("mark", { mark })));
  parts.push(...here.map((piece) => pieceName(telling, piece)));
  parts.push(...relations(telling, hex));
  parts.push(...borders(board, hex).map(([kind, direction]) => tell("border", { kind, direction })));
  const way = telling.ways.get(hex.id);
  if (way) parts.push(tell("way", { steps: way.keys.length }));
  if (way?.harm) parts.push(tell("way-harm", { harm: way.harm }));
  if (telling.targets.has(hex.id)) parts.push(tell("lit"));
  return parts.join(", ");
}

/** A piece with its numbers: "warden, attack 3, shield 5, 2 damage, grapple". */
export function pieceName(telling: Telling, piece: Piece): string {
  const { say, targets } = telling;
  const tell = (id: string, args: Args = {}): string => say({ id: `web-map-${id}`, args });
  const facts = piece.facts ?? {};
  const number = (name: string): number => Number(facts[name] ?? 0);
  const parts: string[] = [];
  const name = piece.name ? say(piece.name) : tell("piece", { kind: piece.kind });
  if (piece.kind === "hero") {
    parts.push(tell("hero", { name, health: number("health"), shields: number("shields") }));
    if (facts.downed === true) parts.push(tell("downed"));
  } else if (isEnemy(piece)) {
    const stunned = facts.stunned === true;
    parts.push(tell("enemy", { name, attack: stunned ? 0 : number("attack"), toughness: number("toughness") }));
    if (number("levels") > 0) parts.push(tell("resilience", { level: number("level") + 1, levels: number("levels") }));
    if (number("damage") > 0) parts.push(tell("damage", { damage: number("damage") }));
    if (stunned) parts.push(tell("stunned"));
    if (facts.biotic === true) parts.push(tell("biotic"));
    if (Array.isArray(facts.markers)) parts.push(...facts.markers.map((marker) => tell("marker", { marker })));
  } else if (piece.kind === "turret") {
    const direction = DIRECTION_NAMES[number("direction")] ?? "E";
    parts.push(tell("turret", { active: facts.active === true ? "yes" : "no", direction }));
  } else if (piece.kind === "loot") {
    parts.push(tell("loot", { count: number("count") }));
  } else {
    parts.push(name);
  }
  if (targets.has(piece.id)) parts.push(tell("lit"));
  return parts.join(", ");
}

/** How a hex lies to whoever acts: next to them, in their line of fire. */
function relations({ board, active, say }: Telling, hex: Hex): string[] {
  const from = active?.at ? board.hex(active.at) : undefined;
  if (!active?.name || !from || from === hex) return [];
  const hero = say(active.name);
  const found: string[] = [];
  const near = [0, 1, 2, 3, 4, 5].some((way) => board.step(from, way) === hex) && isOpen(board, from, hex);
  if (near) found.push(say({ id: "web-map-near", args: { hero } }));
  if (inFire(board, from).includes(hex)) found.push(say({ id: "web-map-in-fire", args: { hero } }));
  return found;
}

/** What lies on the edges of a hex: kind and direction, doors first. */
function borders(board: Board, hex: Hex): [string, string][] {
  const found: [string, string][] = [];
  DIRECTION_NAMES.forEach((name, way) => {
    const other = board.step(hex, way);
    if (!other) return;
    const edge = board.edge(hex, other);
    if (edge?.kind === "door") found.unshift([isLocked(edge) ? "door-locked" : "door-open", name]);
    else if (edge) found.push([edge.kind, name]);
    else if (other.level !== hex.level) found.push([other.level > hex.level ? "up" : "down", name]);
  });
  return found;
}
