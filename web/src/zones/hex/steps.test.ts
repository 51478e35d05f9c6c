import { describe, expect, it } from "vitest";
import { board } from "../../../tests/scenes";
import { isArrow, stepBy } from "./steps";

describe("arrow keys", () => {
  const map = board();
  const go = (from: string, arrow: string, tilted = false): string => {
    if (!isArrow(arrow)) throw new Error(arrow);
    return stepBy(map, map.hex(from)!, arrow, tilted).name;
  };

  it("go along the row", () => {
    expect(go("D6", "ArrowRight")).toBe("D7");
    expect(go("D6", "ArrowLeft")).toBe("D5");
  });

  it("keep the column up and down, and lean with Shift", () => {
    expect(go("D6", "ArrowUp")).toBe("C6");
    expect(go("C6", "ArrowUp")).toBe("B6");
    expect(go("D6", "ArrowDown")).toBe("E6");
    expect(go("D6", "ArrowUp", true)).toBe("C7");
    expect(go("C6", "ArrowDown", true)).toBe("D5");
  });

  it("stay where the map ends, and find the nearest hex at a ragged rim", () => {
    expect(go("D1", "ArrowLeft")).toBe("D1");
    expect(go("A5", "ArrowUp")).toBe("A5");
    expect(go("B1", "ArrowUp")).toBe("A2");
  });

  it("reach every hex", () => {
    const seen = new Set(["A2"]);
    for (const name of seen) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) seen.add(go(name, arrow));
    }
    expect(seen.size).toBe(map.hexes.length);
  });
});
