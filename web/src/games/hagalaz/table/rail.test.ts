import { describe, expect, it } from "vitest";
import type { TableFacts } from "../../../table/facts";
import { railOf } from "./rail";

const say = (text: { id: string; args?: object } | string): string =>
  typeof text === "string" ? text : [text.id, ...Object.values(text.args ?? {})].join(" ");
const facts = (phase: string, active = ""): TableFacts =>
  ({ phase, active, round: 2, asked: null, zone: () => undefined, piece: () => undefined }) as never;

describe("the rail over the board", () => {
  it("stays between the turns of a round, so that the board does not move", () => {
    expect(railOf(facts("round"), say)).toEqual({ title: "web-replay-round 2", steps: [] });
    expect(railOf(facts("end"), say)).toEqual({ title: "web-replay-round 2", steps: [] });
  });

  it("names the hero alone where there is no room for more", () => {
    expect(railOf(facts("roll", "hero:garrus"), say)?.short).toBe("Garrus");
  });

  it("is not there where no mission is played", () => {
    expect(railOf(facts("campaign"), say)).toBeUndefined();
    expect(railOf(facts("setup"), say)).toBeUndefined();
  });
});
