import { describe, expect, it } from "vitest";
import { ROOMS, roomOf } from "./pages";

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
});
