import { expect, test } from "vitest";
import { untold } from "./untold";

test("what a sentence says is not said again", () => {
  expect(untold("Build one ship.", ["A base", "A ship that lands here does this: Build one ship."])).toBe("");
  expect(untold("Two\n\nparagraphs.", ["Two paragraphs."])).toBe("");
});

test("what no sentence says whole is said", () => {
  expect(untold("Build one ship. Then go on.", ["Build one ship."])).toBe("Build one ship. Then go on.");
  expect(untold("Build one ship.", [])).toBe("Build one ship.");
});
