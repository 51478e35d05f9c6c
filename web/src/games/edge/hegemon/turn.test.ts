import { expect, test } from "vitest";
import type { LogLine } from "../../../protocol";
import { turnOf } from "./turn";

const line = (words: string, part = 0, more: object = {}): LogLine =>
  ({ at: 0, text: { id: words }, beat: { kind: "plain", ...(part ? { part } : {}) }, ...more }) as unknown as LogLine;
const turn = (actor: string): LogLine => line(`turn of ${actor}`, 0, { beat: { kind: "turn", actor } });

test("what is told belongs to the step it was told in, nested things to the step that led to them", () => {
  const found = turnOf([turn("seat:0"), line("old", 3), turn("seat:9"), line("rolls", 1), line("departs", 2), line("command", 3), line("a card"), line("nobody", 4)]);

  expect(found?.returning).toBe(false);
  expect(found?.steps.map((step) => step.lines.map((each) => each.text.id))).toEqual([
    ["rolls"],
    ["departs"],
    ["command", "a card"],
    ["nobody"],
    [],
    [],
    [],
    [],
  ]);
  expect(found?.steps.map((step) => step.state)).toEqual(["done", "done", "done", "now", "later", "later", "later", "later"]);
});

test("a return has four steps, and begins where it is told so", () => {
  const back = line("builds nothing", 1, { because: { kind: "return", text: { id: "return" } } });
  const found = turnOf([turn("seat:9"), line("rolls", 1), back, line("command", 2)]);

  expect(found?.returning).toBe(true);
  expect(found?.steps.map((step) => step.lines.length)).toEqual([1, 1, 0, 0]);
  expect(found?.now).toBe(2);
});

test("in another's turn there is nothing of his", () => {
  expect(turnOf([turn("seat:9"), line("rolls", 1), turn("seat:0")])).toBeNull();
  expect(turnOf([])).toBeNull();
});
