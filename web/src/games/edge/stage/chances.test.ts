import { expect, test } from "vitest";
import type { Odds, Option, Prospect } from "../../../protocol";
import { chancesOf } from "./chances";

const option = (key: string): Option => ({ key, text: { id: key }, targets: [] }) as unknown as Option;
const line = (what: string, chance: number): Prospect =>
  ({ what, chance, piece: "", said: { id: `${chance}` } }) as unknown as Prospect;
const odds = (key: string, ...lines: Prospect[]): [string, Odds] => [key, { key, lines } as unknown as Odds];

test("shares of all options make a hundred", () => {
  const found = chancesOf(
    [option("ready"), option("energy")],
    new Map([
      odds("ready", line("wins", 1 / 3), line("others-win", 1 / 2), line("nobody-wins", 1 / 6)),
      odds("energy", line("wins", 0.4), line("others-win", 0.6)),
    ]),
  );

  expect(found.map(({ key, own, nobody, others }) => [key, own, nobody, others])).toEqual([
    ["ready", 33, 17, 50],
    ["energy", 40, 0, 60],
  ]);
});

test("two others who may win are one bar, and a chance of nothing is told", () => {
  const [found] = chancesOf([option("ready")], new Map([odds("ready", line("others-win", 0.25), line("others-win", 0.75))]));

  expect(found).toMatchObject({ own: 0, nobody: 0, others: 100, said: null });
});

test("what has nothing to do with a battle has no bar", () => {
  expect(chancesOf([option("buy"), option("none")], new Map([odds("buy", line("scores", 1))]))).toEqual([]);
});
