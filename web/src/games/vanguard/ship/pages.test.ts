import { describe, expect, it } from "vitest";
import type { Option, Zone } from "../../../protocol";
import { lyingIn, ROOMS, roomOf } from "./pages";

describe("the rooms of the ship", () => {
  it("stand in the order of the book", () => {
    const pages = ROOMS.map((room) => room.page);
    expect(pages).toEqual(pages.toSorted((one, other) => one - other));
  });
  it("are found by page, and pages between two rooms belong to the one before", () => {
    expect(roomOf(8).zones).toEqual(["laboratory"]);
    expect(roomOf(24).page).toBe(23);
    expect(roomOf(1).page).toBe(2);
  });
  it("show first what is asked about, wherever it lies: mods of the envelope, finds in the lander", () => {
    const zone = (id: string, ...pieces: string[]): Zone => ({ id, kind: "cards", pieces: pieces.map((piece) => ({ id: piece, kind: "card" })) });
    const known = [zone("hangar", "lander:ranger"), zone("future", "mod:tanks", "upgrade:array"), zone("lander", "supplies", "discovery:iron")];
    const facts = { zone: (id: string) => known.find((each) => each.id === id) };
    const seen = (page: number, ...asked: string[]): string[][] => {
      const targets = new Map<string, Option[]>(asked.map((id) => [id, []]));
      return lyingIn(roomOf(page), facts, targets).map((each) => [each.id, ...(each.pieces ?? []).map((piece) => piece.id)]);
    };
    expect(seen(18, "mod:tanks")).toEqual([["future", "mod:tanks"], ["hangar", "lander:ranger"]]);
    expect(seen(26, "discovery:iron")).toEqual([["lander", "discovery:iron"]]);
    expect(seen(18)).toEqual([["hangar", "lander:ranger"]]);
  });
});
