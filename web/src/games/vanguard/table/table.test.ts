import { describe, expect, it } from "vitest";
import "../symbols";
import type { Option, Piece, Zone } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";
import { optionSymbol } from "./optionSymbol";
import { railOf } from "./rail";

const option = (key: string): Option => ({ key, text: { id: "x" }, targets: [] });
const none = { piece: () => undefined };
const say = (text: string | { id: string }): string => (typeof text === "string" ? text : text.id);

describe("an option", () => {
  it("is known by what it is about, else by what is done", () => {
    expect(optionSymbol(option("symbol:biology"), none)).toBe("biology");
    expect(optionSymbol(option("move:4"), none)).toBe("route");
    expect(optionSymbol(option("unheard-of:4"), none)).toBeUndefined();
  });
  it("about a die is known by what the die shows, not by its section", () => {
    const die: Piece = { id: "die:science:0", kind: "die", facts: { symbol: "biology" } };
    const answer = { ...option("die:science:0"), targets: [die.id] };
    expect(optionSymbol(answer, { piece: (id) => (id === die.id ? die : undefined) })).toBe("biology");
    expect(optionSymbol(option("push:science"), none)).toBe("push");
  });
});

describe("the rail", () => {
  const facts = (actions: number, phase = "turn", map = true): TableFacts => {
    const turn: Piece = { id: "turn", kind: "turn", facts: { actions } };
    const member: Piece = { id: "member:recon", kind: "member", name: { id: "Ilse" } };
    const known = new Map([turn, member].map((piece) => [piece.id, piece]));
    const zone: Zone = { id: "map", kind: "chart" };
    return {
      active: "member:recon",
      round: 1,
      phase,
      piece: (id: string) => known.get(id),
      zone: (id: string) => (map && id === "map" ? zone : undefined),
    } as unknown as TableFacts;
  };
  const states = (actions: number, phase?: string): string[] | undefined =>
    railOf(facts(actions, phase), say)?.steps.map(({ state }) => state);

  it("counts two actions, then the event", () => {
    expect(states(2)).toEqual(["now", "later", "later"]);
    expect(states(1)).toEqual(["done", "now", "later"]);
    expect(states(0, "event")).toEqual(["done", "done", "now"]);
  });
  it("stays with an action until it is over", () => {
    expect(states(1, "choose-dice")).toEqual(["now", "later", "later"]);
    expect(states(0, "outcomes")).toEqual(["done", "now", "later"]);
  });
  it("comes to the event of whoever ends a turn early", () => {
    expect(states(1, "next-turn")).toEqual(["done", "done", "now"]);
  });
  it("is not there aboard the ship", () => {
    expect(railOf(facts(2, "turn", false), say)).toBeUndefined();
  });
});
