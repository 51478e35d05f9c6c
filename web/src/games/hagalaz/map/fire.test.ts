import { describe, expect, it } from "vitest";
import { FACTS, board } from "../../../../tests/scenes";
import { inFire, ray } from "./fire";
import { isWalkable } from "./walk";

describe("lines of fire", () => {
  for (const doors of ["locked", "opened"] as const) {
    const map = board(doors === "opened");

    it(`are the server's from every hex, doors ${doors}`, () => {
      const ours = Object.fromEntries(map.hexes.map((hex) => [hex.name, inFire(map, hex).map((seen) => seen.name)]));

      expect(ours).toEqual(FACTS[doors].fire);
    });

    it(`steps are the server's from every hex, doors ${doors}`, () => {
      const ours = Object.fromEntries(
        map.hexes.map((hex) => [
          hex.name,
          map.hexes.filter((other) => near(hex.name, other.name) && isWalkable(map, hex, other)).map((hex) => hex.name),
        ]),
      );

      expect(ours).toEqual(FACTS[doors].walk);
    });

    function near(a: string, b: string): boolean {
      return [0, 1, 2, 3, 4, 5].some((way) => map.step(map.hex(a)!, way)?.name === b);
    }
  }

  it("end in what blocks them", () => {
    const map = board();
    const from = (name: string, way: number): string => {
      const { stop, hexes } = ray(map, map.hex(name)!, way);
      return `${stop} ${hexes.map((hex) => hex.name).join(" ")}`.trim();
    };

    expect(from("A4", 0)).toBe("wall");
    expect(from("B4", 0)).toBe("door");
    expect(from("B1", 0)).toBe("obstacle B2");
    expect(from("B3", 3)).toBe("hull B2 B1");
    expect(from("A3", 3)).toBe("hull A2");
  });
});
