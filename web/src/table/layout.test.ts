import { describe, expect, it } from "vitest";
import type { Room } from "../games/room";
import type { Zone } from "../protocol";
import { sharedZones } from "./layout";

const piece = { id: "one", kind: "thing", at: "" };
const zone = (id: string, kind: Zone["kind"]): Zone => ({ id, kind, pieces: [piece] });
const ZONES = [zone("map", "hexmap"), zone("book", "page"), zone("people", "seats"), zone("cards", "hand"), zone("turn", "track")];
const drawn = (room: Room): string[] => sharedZones(ZONES, room).map(({ id }) => id);
const Part = (() => ({})) as unknown as NonNullable<Room["Side"] & Room["Dock"]>;
const Drawing = (() => ({})) as unknown as ReturnType<NonNullable<Room["zone"]>>;

describe("what shared parts draw at first", () => {
  it("is everything that is drawn, where a game has no room", () => {
    expect(drawn({})).toEqual(["map", "book", "people", "cards"]);
  });

  it("is nothing that a room draws itself", () => {
    expect(drawn({ zone: ({ id }) => (id === "map" ? Drawing : undefined) })).toEqual(["book", "people", "cards"]);
  });

  it("is nothing that a room has a place of its own for", () => {
    expect(drawn({ Side: Part })).toEqual(["map", "book", "cards"]);
    expect(drawn({ Dock: Part })).toEqual(["map", "book", "people"]);
    expect(drawn({ boards: () => [], Side: Part, Dock: Part })).toEqual([]);
  });
});
