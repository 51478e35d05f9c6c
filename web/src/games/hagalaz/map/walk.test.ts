import { describe, expect, it } from "vitest";
import { board } from "../../../../tests/scenes";
import { patches, pathBetween } from "../../../zones/hex/board";
import { isOneRoom, isWalkable } from "./walk";

describe("ways on the deck plan", () => {
  const map = board();

  it("finds rooms between walls and doors", () => {
    const rooms = patches(map, map.hexes, isOneRoom);
    expect(rooms.map((room) => room.length).reduce((sum, size) => sum + size)).toBe(81);
    const names = rooms.map((room) => new Set(room.map((hex) => hex.name)));
    expect(names.find((room) => room.has("D1"))?.has("G2")).toBe(true);
    expect(names.find((room) => room.has("D4"))?.has("D5")).toBe(false);
  });

  it("walks around walls, and jumps where there is no way", () => {
    const path = (a: string, b: string): string[] => pathBetween(map, map.hex(a)!, map.hex(b)!, isWalkable).map((hex) => hex.name);
    expect(path("B3", "C3")).toEqual(["B3", "B2", "B1", "C2", "C3"]);
    expect(path("D4", "D5")).toEqual(["D4", "D5"]);
    expect(path("D4", "D6")).toEqual(["D4", "D6"]);
  });
});
