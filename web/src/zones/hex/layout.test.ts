import { describe, expect, it } from "vitest";
import { LATER, board, zoneOf } from "../../../tests/scenes";
import type { Piece } from "../../protocol";
import { RADIUS, type Board } from "./board";
import { standings as standingsOf } from "./layout";

const isUnit = (piece: Piece): boolean => piece.kind === "unit";
const standings = (on: Board, pieces: readonly Piece[]) => standingsOf(on, pieces, isUnit);
const piece = (id: string, kind: string, at = "D3"): Piece => ({ id, kind, at });

describe("where pieces stand", () => {
  const map = board();

  it("is the middle for whoever is alone", () => {
    const [only] = standings(map, [piece("tali", "unit")]);
    expect(only).toMatchObject({ ...pointOf("D3"), size: 1, aside: false });
  });

  it("is beside whoever stands in the middle for tokens and turrets", () => {
    const there = standings(map, [piece("tali", "unit"), piece("turret:0", "turret"), piece("loot:D3", "loot")]);
    expect(there.at(-1)).toMatchObject({ piece: { id: "tali" }, ...pointOf("D3") });
    const aside = there.filter((each) => each.aside);
    expect(aside.map((each) => each.piece.id)).toEqual(["turret:0", "loot:D3"]);
    expect(new Set(aside.map((each) => `${each.x} ${each.y}`)).size).toBe(2);
  });

  it("is side by side for two of a kind, and always inside the hex", () => {
    for (const [one, other] of [standings(map, [piece("a", "unit"), piece("b", "unit")])]) {
      expect(other!.x - one!.x).toBeGreaterThan(20);
    }
    for (const each of standings(map, zoneOf(LATER, "map").pieces ?? [])) {
      expect(Math.hypot(each.x - each.hex.x, each.y - each.hex.y)).toBeLessThan(RADIUS);
    }
  });

  it("is nowhere for what is not on the map", () => {
    expect(standings(map, [piece("a", "unit", ""), piece("b", "unit", "Z9")])).toEqual([]);
  });

  function pointOf(name: string): { x: number; y: number } {
    const { x, y } = map.hex(name)!;
    return { x, y };
  }
});
