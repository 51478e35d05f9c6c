import { describe, expect, it } from "vitest";
import type { Option, Piece, Zone } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";
import { COLUMNS, isBest, rowsOf } from "../zones/count";
import { costOf, seatCalled } from "./names";
import { whoIs } from "./people";
import { railOf } from "./rail";
import { markersOf, stopsOf } from "./rulers";
import { shownStation, stationsOf } from "./stations";

const zone = (id: string, pieces: Piece[] = [], places: Piece[] = []): Zone => ({ id, kind: "mat", pieces, places }) as Zone;
const say = (text: { id: string } | string): string => (typeof text === "string" ? text : text.id);

interface Given {
  phase?: string;
  round?: number;
  active?: string;
  mine?: number[];
  zones?: Zone[];
}
function facts({ phase = "turn", round = 3, active = "seat:0", mine = [0], zones = [] }: Given): TableFacts {
  const seats = [0, 1].map((number) => ({ number, name: "", yours: mine.includes(number), bot: "" }));
  return { phase, round, active, mine, seats, asked: null, zone: (id: string) => zones.find((each) => each.id === id) } as never;
}

describe("which station lies in the dock", () => {
  const zones = [zone("station-0"), zone("station-1", [{ id: "module:x", kind: "module" }]), zone("station-9"), zone("hegemon")];
  const lit = new Map<string, Option[]>([["module:x", []]]);

  it("is one's own, unless another was asked for or only another is lit", () => {
    expect(shownStation(zones, new Map(), null, facts({}))).toBe("station-0");
    expect(shownStation(zones, new Map(), "hegemon", facts({}))).toBe("hegemon");
    expect(shownStation(zones, lit, null, facts({}))).toBe("station-1");
  });

  it("of the Hegemon is his panel", () => {
    expect(stationsOf(zones)).toEqual(["station-0", "station-1", "hegemon"]);
    expect(stationsOf(zones.slice(0, 2))).toEqual(["station-0", "station-1"]);
  });
});

describe("who is at the table", () => {
  it("is not said twice where a faction stands for a name", () => {
    const seat = (who: string): Piece => ({ id: "seat:0", kind: "seat", name: { id: "seat-of", args: { who: { id: who }, faction: "Larvoids" } } });
    expect(seatCalled(seat("Larvoids"), say)).toBe("Larvoids");
    expect(seatCalled(seat("Mira"), say)).toBeUndefined();
  });
  const named = (bots: string[]): TableFacts =>
    ({
      mine: [0],
      seats: bots.map((bot, number) => ({ number, name: "", yours: number === 0, bot })),
      piece: (id: string) => ({ id, kind: "seat", name: { id: "seat-name", args: { faction: `Faction of ${id}` } } }),
    }) as never;

  it("goes by a name, and by a faction where several have the same", () => {
    const one = named(["", "thumb"]);
    const two = named(["", "thumb", "thumb"]);
    expect([0, 1].map((seat) => whoIs(one, say as never, seat))).toEqual(["web-you", "web-bot-name"]);
    expect(whoIs(two, say as never, 1)).not.toBe(whoIs(two, say as never, 2));
  });
});

describe("a ruler", () => {
  const at = (owner: number, space: number): Piece => ({ id: `marker:${owner}`, kind: "marker", at: `track:science:${space}`, owner });

  it("has its markers side by side where they share a space", () => {
    const [one, other, third] = markersOf(zone("track-science", [at(0, 4), at(1, 4), at(-1, 7)]));
    expect([one!.at, other!.at, third!.at]).toEqual([4, 4, 7]);
    expect(other!.aside).toBeGreaterThan(one!.aside);
    expect(third!.aside).toBe(one!.aside);
  });

  it("keeps five markers on one space within its width", () => {
    const markers = markersOf(zone("track-science", [0, 1, 2, 3, 4].map((owner) => at(owner, 0))));
    expect(Math.max(...markers.map(({ aside }) => aside))).toBeLessThanOrEqual(40);
  });

  it("has long ticks where something happens", () => {
    const places = [2, 3].map((space) => ({ id: `track:science:${space}`, kind: "space", facts: { long: space === 3 } }));
    expect(stopsOf(zone("track-science", [], places))).toEqual([3]);
  });
});

describe("a turn on the rail", () => {
  const labels = (given: Given) => railOf(facts(given), say)?.steps.map(({ label, state }) => `${label.slice(9)} ${state}`);

  it("is a launch, or a return to the station", () => {
    expect(labels({})).toEqual(["launch now", "arrive later", "raid later", "end later"]);
    expect(labels({ phase: "go_on" }), "after a free action").toEqual(labels({}));
    expect(labels({ phase: "dock" })).toEqual(["build done", "dock now", "home later", "end later"]);
  });

  it("ends as it began", () => {
    const map = zone("map", [], [{ id: "region:kiln", kind: "planet", facts: { active: true } }]);
    expect(labels({ phase: "turn_end", zones: [map] })).toContain("raid done");
    expect(labels({ phase: "turn_end" })).toContain("home done");
  });

  it("is not there before the first, in a battle and at the end", () => {
    expect(railOf(facts({ round: 0 }), say)).toBeUndefined();
    expect(railOf(facts({ zones: [zone("battle")] }), say)).toBeUndefined();
    expect(railOf(facts({ phase: "over" }), say)).toBeUndefined();
  });

  it("of the Hegemon has no steps of a person's", () => {
    expect(railOf(facts({ active: "seat:9", phase: "hegemon" }), say)).toMatchObject({ title: "side-hegemon", steps: [] });
  });
});

describe("the count", () => {
  const sheet = (id: string, owner: number, lines: Record<string, number>): Piece => ({
    id,
    kind: "score",
    owner,
    facts: {
      total: Object.values(lines).reduce((sum, each) => sum + each, 0),
      ...Object.fromEntries(Object.entries(lines).map(([name, points]) => [`line-${name}`, points])),
    },
  });
  const rows = rowsOf([sheet("score:0", 0, { track: 20, science: 2, industry: 3, damage: -2 }), sheet("score:9", -1, { track: 18, moons: 9 })]);

  it("adds the five tracks up in one column", () => {
    expect(rows[0]!.points[COLUMNS.findIndex(({ id }) => id === "progress")]).toBe(5);
  });

  it("tells how far each is behind the leader after every column", () => {
    expect(rows[0]!.behind[0]).toBe(0);
    expect(rows[1]!.behind.slice(0, 2)).toEqual([2, 7]);
    expect([rows[0]!.behind.at(-1), rows[1]!.behind.at(-1)]).toEqual([4, 0]);
  });

  it("has a best of a column where they differ", () => {
    expect(isBest(rows, rows[0]!, 0)).toBe(true);
    expect(isBest(rows, rows[1]!, 0)).toBe(false);
    expect(isBest(rows, rows[0]!, COLUMNS.findIndex(({ id }) => id === "relics"))).toBe(false);
  });
});

it("a module costs a sign for each unit", () => {
  expect(costOf({ id: "m", kind: "module", facts: { "cost-ice": 2, "cost-energy": 1 } })).toEqual(["energy", "ice", "ice"]);
});
