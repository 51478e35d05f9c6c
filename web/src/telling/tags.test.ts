import { expect, test } from "vitest";
import { tagsOf } from "./tags";

const text = { id: "check-free" };

test("what stands in the way gets a number in the order it is spoken of", () => {
  const tags = tagsOf({
    checks: [
      { text, holds: true, targets: ["hex:A1"] },
      { text, holds: false, targets: ["objective:one"], parts: [{ text, holds: false, targets: ["door:1", "door:2"] }] },
    ],
    targets: ["hex:A4", "door:1"],
  });

  expect([...tags]).toEqual([
    ["objective:one", 1],
    ["door:1", 2],
    ["door:2", 3],
    ["hex:A4", 4],
  ]);
});

test("what holds needs no number", () => {
  expect(tagsOf({ checks: [{ text, holds: true, targets: ["hex:A1"] }] }).size).toBe(0);
});
