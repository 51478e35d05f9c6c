import { describe, expect, it } from "vitest";
import type { LogLine, Update, Welcome, Zone } from "../protocol";
import { factsOf } from "./facts";
import { changedZones, heard, mySeats, type TableState } from "./state";

const map: Zone = { id: "map", kind: "hexmap", pieces: [{ id: "e1", kind: "grunt", at: "A1" }], places: [{ id: "hex:A1", kind: "hex" }] };
const turn: Zone = { id: "turn", kind: "track", pieces: [{ id: "turn", kind: "turn", at: "roll", facts: { round: 2, active: "hero:tali", lead: "wrex" } }] };
const line = (at: number): LogLine => ({ at, text: { id: `event-${at}` }, seq: at });

const welcome: Welcome = {
  type: "welcome",
  protocol: 1,
  table: "tab",
  game: "toy",
  title: "The Guns of Cerberus",
  options: {},
  seats: [{ number: 0, yours: true }, { number: 1, name: "Lena" }],
  spectator: false,
  watch_link: "token",
  invites: {},
  seq: 3,
  entries: 6,
  horizon: 4,
  scene: [map, turn],
  waiting: [0],
  asked: [{ seat: 0, prompt: { id: "prompt-keep-which" }, rule: "HG-DICE-02", options: [] }],
  log: [line(4), line(6)],
  since: 3,
  bots: ["thumb"],
};

const update: Update = {
  type: "update",
  seq: 4,
  entries: 8,
  horizon: 8,
  zones: [{ id: "map", kind: "hexmap", name: null, pieces: [{ id: "e1", kind: "grunt", at: "B2" }] }],
  gone: [],
  waiting: [1],
  asked: [],
  log: [line(8)],
  log_from: 4,
};

const seated = (): TableState => heard(null, welcome)!;

describe("the state of a table", () => {
  it("begins with the welcome; nothing counts before it", () => {
    expect(heard(null, update)).toBeNull();
    expect(seated()).toMatchObject({ seq: 3, title: "The Guns of Cerberus", undo: null, consult: null });
  });

  it("lays the changes of an update over what it knows", () => {
    const state = heard(seated(), update)!;
    expect(state.seq).toBe(4);
    expect(state.waiting).toEqual([1]);
    expect(state.zones[0]).toMatchObject({ pieces: [{ at: "B2" }], places: [{ id: "hex:A1" }] });
    expect(state.zones[1]).toBe(turn);
    expect(state.log.map((each) => each.at)).toEqual([4, 6, 8]);
  });

  it("takes log lines back with an undo", () => {
    const state = heard(heard(seated(), update), { ...update, seq: 5, entries: 4, log: [] })!;
    expect(state.log.map((each) => each.at)).toEqual([4]);
  });

  it("keeps the pieces that are as they were, in the order of the change", () => {
    const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, kind: "ship", at: "B2" }));
    const moved = { id: "b", kind: "ship", at: "B3" };
    const fleet: Zone = { id: "fleet", kind: "chart", pieces: [a!, b!, c!], places: [{ id: "B2", kind: "space" }] };

    const [next] = changedZones([fleet], [{ id: "fleet", kind: "chart", pieces: [[2, 1], [0, 1], moved] }], []);

    expect(next?.pieces).toEqual([c, a, moved]);
    expect(next?.pieces?.[1]).toBe(a);
    expect(next?.places).toBe(fleet.places);
  });

  it("adds new zones and drops those that are gone", () => {
    const board: Zone = { id: "board:tali", kind: "mat", pieces: [], places: [] };
    const zones = changedZones([map, turn], [{ ...board, name: null }], ["turn"]);
    expect(zones.map((zone) => zone.id)).toEqual(["map", "board:tali"]);
  });

  it("knows that somebody asks to undo, until it is settled", () => {
    const asked = heard(seated(), { type: "consult", number: 1, by: 1, agreed: [1], needed: [0, 1] })!;
    expect(asked.consult?.by).toBe(1);
    expect(heard(asked, { type: "consult", number: 1, by: -1, agreed: [], needed: [] })!.consult).toBeNull();
    expect(heard(asked, update)!.consult).toBeNull();
  });

  it("asks nothing more of a table that broke", () => {
    const state = heard(seated(), { type: "trouble", reason: { id: "server-trouble" } })!;
    expect(state.asked).toEqual([]);
    expect(state.trouble).toEqual({ id: "server-trouble" });
  });

  it("does not change with replies to one's own messages", () => {
    const state = seated();
    expect(heard(state, { type: "done", id: "1", seq: 4 })).toBe(state);
  });
});

describe("the facts a zone may ask for", () => {
  const state = seated();
  const facts = factsOf(state, { zones: state.zones, asked: null, ways: new Map(), room: {}, past: false, lines: false, why: null, printed: null, beat: null, walks: null });

  it("are whose turn it is and where in the round we are", () => {
    expect(facts).toMatchObject({ active: "hero:tali", phase: "roll", round: 2, mine: [0] });
    expect(mySeats(state.seats)).toEqual([0]);
  });

  it("are pieces and places by id", () => {
    expect(facts.piece("e1")?.at).toBe("A1");
    expect(facts.piece("hex:A1")?.kind).toBe("hex");
    expect(facts.piece("e9")).toBeUndefined();
    expect(facts.zone("turn")).toBe(turn);
  });
});
