import { describe, expect, it } from "vitest";
import type { Piece } from "../../../protocol";
import { faces, letterOf, slotsOf } from "./dice";

const die = (facts: Piece["facts"]): Piece => ({ id: "die:science:0", kind: "die", facts });

describe("a die", () => {
  it("shows what was rolled, both symbols of it", () => {
    expect(faces(die({ tone: "green", symbol: "biology", face: "biology+xenology" }))).toEqual(["biology", "xenology"]);
  });
  it("shows what it mostly shows before it is rolled", () => {
    expect(faces(die({ tone: "green", symbol: "biology", kind: "specialised" }))).toEqual(["biology"]);
    expect(faces(die({ tone: "red", symbol: "", kind: "wild" }))).toEqual(["vanguard"]);
    expect(faces(die({ tone: "red", symbol: "", kind: "basic" }))).toEqual(["basic"]);
    expect(faces(die({ tone: "injury" }))).toEqual(["injury"]);
  });
  it("tells a special danger from a special injury", () => {
    expect(faces(die({ tone: "danger", face: "special" }))).toEqual(["odd-danger"]);
    expect(faces(die({ tone: "injury", face: "special" }))).toEqual(["special"]);
  });
  it("has a letter for its colour or its frame", () => {
    expect(letterOf(die({ tone: "blue" }))).toBe("B");
    expect(letterOf(die({ tone: "danger", letter: "C" }))).toBe("C");
    expect(letterOf(die({ tone: "injury" }))).toBe("");
  });
});

describe("a column", () => {
  it("has the injury die on top, then its dice, free slots and those of higher ranks", () => {
    const red = die({ tone: "red" });
    const injury = die({ tone: "injury" });
    expect(slotsOf([red, injury], 3, 4)).toEqual([injury, red, "free", "later"]);
  });
});
