import { describe, expect, it } from "vitest";
import { board } from "../../../tests/scenes";
import type { Piece } from "../../protocol";
import type { Board, Hex } from "./board";
import { scoreOf } from "./moves";

const map = board();
const look = { isUnit: () => true, leads: (board: Board, a: Hex, b: Hex) => board.edge(a, b)?.kind !== "wall" };
const trooper = (at: string): Piece => ({ id: "e1", kind: "grunt", at });

describe("moves on the map", () => {
  it("go along the hexes that lead there and leave a trail", () => {
    const { moves, trails } = scoreOf(map, [trooper("B3")], [trooper("C3")], look);

    expect(moves).toHaveLength(1);
    expect(moves[0]!.way).toHaveLength(5);
    expect(moves[0]!.way[0]).toMatchObject({ x: map.hex("B3")!.x, y: map.hex("B3")!.y });
    expect(moves[0]!.way.at(-1)).toMatchObject({ x: map.hex("C3")!.x, y: map.hex("C3")!.y });
    expect(trails[0]!.start.x).toBe(map.hex("B3")!.x);
    expect(trails[0]!.path.match(/L/g)).toHaveLength(4);
  });

  it("are none when somebody appears or leaves", () => {
    expect(scoreOf(map, [], [trooper("B3")], look).moves).toEqual([]);
    expect(scoreOf(map, [trooper("B3")], [], look).trails).toEqual([]);
  });
});
