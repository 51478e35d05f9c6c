import { expect, test } from "vitest";
import type { Asked, Lesson, Option } from "../protocol";
import { chapterOf, partsOf, pointedAt } from "./lesson";

const option = (key: string): Option => ({ key, text: { id: "x" }, targets: [key] });
const lesson = (more: Partial<Lesson>): Lesson => ({ id: "first", name: "First", chapters: [], ...more });

test("the numbers of a text stand apart from its words", () => {
  expect(partsOf("Put ① on Fire ②")).toEqual([{ words: "Put " }, { number: 1 }, { words: " on Fire " }, { number: 2 }]);
  expect(partsOf("Nothing")).toEqual([{ words: "Nothing" }]);
});

test("the coach points at answers and at the ends of ways, each once", () => {
  const asked: Asked = {
    seat: 0,
    prompt: { id: "move" },
    rule: "X",
    options: [option("move:A"), option("move:B"), option("stop")],
    ways: [
      { keys: ["move:A"], last: option("move:A") },
      { keys: ["move:A", "move:C"], last: option("move:C") },
    ],
  };
  const found = pointedAt(asked, lesson({ keys: ["move:A", "move:C", "gone"] }));
  expect(found.map((one) => one.key)).toEqual(["move:A", "move:C"]);
  expect(pointedAt(null, lesson({ keys: ["move:A"] }))).toEqual([]);
});

test("a lesson counts its chapters", () => {
  const chapters: Lesson["chapters"] = [
    { title: "a", state: "done", at: 0, of: 1 },
    { title: "b", state: "now", at: 1, of: 2 },
  ];
  expect(chapterOf(lesson({ chapters }))).toBe(2);
  expect(chapterOf(lesson({ chapters: chapters.slice(0, 1) }))).toBe(1);
});
