/** The small map of a mission: paths for its floor, walls and doors, and places for what is printed in its hexes. */

import type { Piece } from "../../../protocol";
import { hazardOf, markLook } from "../marks";
import { Board, corners, direction, edgeEnds, outline, points, RADIUS, short, type Bounds, type Hex } from "../../../zones/hex/board";

/** A map as `/api/games/<game>` prints it. */
export interface PrintedMap {
  hexes: Record<string, [number, number]>;
  upper?: string[];
  marks?: Record<string, string[]>;
  walls: string[];
  doors: string[];
}

/** What the lobby shows of a mission page. */
export interface PrintedMission {
  number: string;
  tier: number;
  loyalty: string;
  map: PrintedMap;
}

/** The missions of what is printed; none until it has come. */
export function missionsOf(printed: unknown): Record<string, PrintedMission> {
  return (printed as { missions?: Record<string, PrintedMission> } | null)?.missions ?? {};
}

/** Something printed in a hex: how it is told apart at a glance. */
export interface Spot {
  x: number;
  y: number;
  kind: "start" | "goal" | "hostile" | "turret";
}

export interface Drawing {
  box: string;
  bounds: Bounds;
  hull: string;
  grid: string[];
  upper: string[];
  inferno: string[];
  coolant: string[];
  walls: string;
  doors: string;
  spots: Spot[];
}

const GOALS = ["objective", "prisoner", "terminal"];

function spotOf(mark: string): Spot["kind"] | null {
  if (mark.startsWith("turret:")) return "turret";
  if (mark.startsWith("start") || mark === "exit") return "start";
  if (markLook(mark)?.hostile) return "hostile";
  return GOALS.some((goal) => mark.startsWith(goal)) ? "goal" : null;
}

export function drawMap(map: PrintedMap): Drawing {
  const marks = new Map<string, string[]>();
  for (const [mark, names] of Object.entries(map.marks ?? {})) {
    for (const name of names) marks.set(name, [...(marks.get(name) ?? []), mark]);
  }
  const hexes = Object.entries(map.hexes).map(([name, [q, r]]): Piece => {
    const level = map.upper?.includes(name) ? 1 : 0;
    return { id: `hex:${name}`, kind: "hex", facts: { q, r, level, marks: marks.get(name) ?? [], concealed: false } };
  });
  const between = (kind: string, pairs: string[]): Piece[] => pairs.map((at) => ({ id: `${kind}:${at}`, kind, at }));
  const board = new Board([...hexes, ...between("wall", map.walls), ...between("door", map.doors)]);
  const { left, top, right, bottom } = board.bounds;
  const shapes = (wanted: (hex: Hex) => boolean): string[] =>
    board.hexes.filter(wanted).map((hex) => points(corners(hex)));
  const lines = (kind: string): string =>
    board.edges
      .filter((edge) => edge.kind === kind)
      .map(({ a, b }) => {
        const [from, to] = edgeEnds(a, direction(a, b));
        return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
      })
      .join("");
  const edge = RADIUS / 2;
  return {
    box: [left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge].map(short).join(" "),
    bounds: board.bounds,
    hull: outline(board, board.hexes),
    grid: shapes(() => true),
    upper: shapes((hex) => hex.level > 0),
    inferno: shapes((hex) => hazardOf(hex.marks) === "inferno"),
    coolant: shapes((hex) => hazardOf(hex.marks) === "coolant"),
    walls: lines("wall"),
    doors: lines("door"),
    spots: board.hexes.flatMap((hex) => {
      const kind = hex.marks.map(spotOf).find((one) => one !== null);
      return kind ? [{ x: hex.x, y: hex.y, kind }] : [];
    }),
  };
}
