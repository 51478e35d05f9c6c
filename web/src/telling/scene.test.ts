import { describe, expect, it } from "vitest";
import type { Zone } from "../protocol";
import { after } from "./scene";

const MAP: Zone = {
  id: "map",
  kind: "hexmap",
  places: [{ id: "hex:A1", kind: "hex", facts: { concealed: true } }],
  pieces: [
    { id: "hero:s", kind: "hero", at: "A1", facts: { shields: 2, health: 4 } },
    { id: "e1", kind: "grunt", at: "C8", facts: { damage: 0, concealed: true } },
  ],
};
const POOL: Zone = { id: "pool", kind: "tray", pieces: [] };
const BEFORE = [MAP, POOL];
const FINAL: Zone[] = [
  {
    ...MAP,
    places: [{ id: "hex:A1", kind: "hex", facts: { concealed: false } }],
    pieces: [
      { id: "hero:s", kind: "hero", at: "A1", facts: { shields: 0, health: 3 } },
      { id: "e1", kind: "grunt", at: "C5", facts: { damage: 0, concealed: false } },
      { id: "e2", kind: "grunt", at: "D2", facts: { damage: 0 } },
    ],
  },
  { ...POOL, pieces: [{ id: "die:move", kind: "die" }] },
];
const piece = (zones: Zone[], id: string) => zones.flatMap((zone) => zone.pieces ?? []).find((one) => one.id === id);

describe("the scene after a beat", () => {
  it("has whoever walked where the way ends, and everything else as it was", () => {
    const now = after(BEFORE, { kind: "walk", actor: "e1", path: ["C8", "C7", "C6"] }, FINAL);
    expect(piece(now, "e1")?.at).toBe("C6");
    expect(piece(now, "hero:s")).toBe(MAP.pieces?.[0]);
    expect(now[1]).toBe(POOL);
  });

  it("has the numbers that the beat names, not those of the end", () => {
    const now = after(BEFORE, { kind: "strike", targets: ["hero:s"], adds: { "hero:s": { shields: -1 } } }, FINAL);
    expect(piece(now, "hero:s")?.facts).toEqual({ shields: 1, health: 4 });
    expect(piece(after(now, { kind: "plain", sets: { "hero:s": { downed: true } } }, FINAL), "hero:s")?.facts?.downed).toBe(true);
  });

  it("has who appears, and no longer who is gone", () => {
    const come = after(BEFORE, { kind: "appear", targets: ["e2"], path: ["D1"] }, FINAL);
    expect(piece(come, "e2")?.at).toBe("D1");
    const left = after(come, { kind: "fall", targets: ["e9"], gone: ["e9", "hero:x"] }, FINAL);
    expect(left).toEqual(come);
    const without = FINAL.map((zone) => ({ ...zone, pieces: zone.pieces?.filter((one) => one.id !== "e1") ?? [] }));
    expect(piece(after(BEFORE, { kind: "fall", gone: ["e1"] }, without), "e1")).toBeUndefined();
  });

  it("shows what opens and what is rolled as it is in the end", () => {
    const open = after(BEFORE, { kind: "open" }, FINAL);
    expect(open[0]?.places?.[0]?.facts?.concealed).toBe(false);
    expect(piece(open, "e1")?.facts?.concealed).toBe(false);
    expect(piece(open, "e1")?.at).toBe("C8");
    expect(after(BEFORE, { kind: "roll" }, FINAL)[1]).toBe(FINAL[1]);
  });

  it("is the same where nothing changes", () => {
    expect(after(BEFORE, { kind: "plain" }, FINAL).every((zone, place) => zone === BEFORE[place])).toBe(true);
  });
});
