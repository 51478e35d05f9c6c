import { expect, it } from "vitest";
import type { Setting } from "../protocol";
import { chosenIn } from "./settings";

const SETTINGS: Setting[] = [
  { name: "length", kind: "choice", default: "short", choices: ["short", "long"] },
  { name: "crew", kind: "number" },
  { name: "storms", kind: "switch", default: true },
  { name: "fog", kind: "switch" },
  { name: "moons", kind: "several", choices: ["red", "blue"] },
];
const chosen = (given: Record<string, string[]>) => chosenIn(SETTINGS, (name) => given[name] ?? []);

it("what is left as it is is not asked for", () => {
  expect(chosen({ length: ["short"], crew: [""], storms: ["on"], moons: ["", ""] })).toEqual({});
});

it("a switch that the scenario would decide is turned off by saying so", () => {
  expect(chosen({ storms: ["on"], fog: ["off"] })).toEqual({ fog: false });
  expect(chosen({ storms: ["off"] })).toEqual({ storms: false });
});

it("what was chosen has its kind", () => {
  const given = { length: ["long"], crew: ["3"], fog: ["on"], moons: ["", "blue", "red"] };
  expect(chosen(given)).toEqual({ length: "long", crew: 3, storms: false, fog: true, moons: ["blue", "red"] });
});
