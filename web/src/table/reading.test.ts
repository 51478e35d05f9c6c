import { describe, expect, it } from "vitest";
import type { LogLine, Told } from "../protocol";
import { meaningOf } from "./keys";
import { caused, groupsOf, latestOf, linesOf } from "./log";
import { paragraphs } from "./prose";
import { marksOf, momentOf } from "./replay";
import { calledBy, seatName, together, whoSits } from "./seats";
import type { Say } from "../text/voice";

const line = (at: number, seq: number, id = "event-hero-moved"): LogLine => ({ at, seq, text: { id } });

describe("the log", () => {
  const log = [line(2, 1), line(5, 2), line(5, 2), line(7, 3)];

  it("is read from the newest line", () => {
    const lines = linesOf(log, 9);
    expect(lines.map((each) => each.place)).toEqual([3, 2, 1, 0]);
  });

  it("is as long as it is wanted, and its lines keep their places", () => {
    expect(linesOf(log, 9, 2)).toEqual(linesOf(log, 9).slice(0, 2));
    expect(linesOf(log, 1, 9)).toEqual(linesOf(log, 1));
  });

  it("stands in groups under what made them happen, however many messages told of it", () => {
    const card = { kind: "card", text: { id: "because-card" }, opens: "threat:hammer-and-anvil" };
    const move = { kind: "action", text: { id: "because-action" } };
    const first = caused([{ ...line(2, 1), because: move }, { ...line(2, 1), because: card }, line(2, 1)]);
    const later = caused([{ ...line(5, 2), because: { ...card } }, { ...line(5, 2), because: move }]);
    const groups = groupsOf(linesOf([...first, ...later], 9));
    expect(groups.map((group) => group.because?.kind)).toEqual(["action", "card", "action"]);
    expect(groups.map((group) => group.lines.map((each) => each.place))).toEqual([[4], [3, 2, 1], [0]]);
    expect(groups.map((group) => group.place)).toEqual([4, 1, 0]);
  });

  it("does not call it the latest that a turn has begun, unless nothing else is known", () => {
    const card = { kind: "card", text: { id: "because-card" } };
    const turn = { kind: "turn", text: { id: "because-turn" } };
    const begun = caused([{ ...line(2, 1), because: card }, { ...line(3, 1), because: turn }]);
    expect(latestOf(groupsOf(linesOf(begun, 9)))?.because?.kind).toBe("card");
    expect(latestOf(groupsOf(linesOf(begun.slice(1), 9)))?.because?.kind).toBe("turn");
    expect(latestOf([])).toBeUndefined();
  });

  it("marks where one last looked", () => {
    const lines = linesOf(log, 1);
    expect(lines.map((each) => each.fresh)).toEqual([true, true, true, false]);
    expect(lines.map((each) => each.news)).toEqual([0, 0, 0, 3]);
    expect(linesOf(log, 3).every((each) => each.news === 0)).toBe(true);
    expect(linesOf(log, 3).map((each) => each.fresh)).toEqual([true, false, false, false]);
  });
});

describe("the replay", () => {
  const told: Told = {
    type: "told",
    id: "1",
    moments: [0, 1, 4, 5, 9],
    log: [
      line(4, 0),
      { at: 5, text: { id: "event-round-began", args: { round: 1 } } },
      { at: 5, text: { id: "event-turn-began" } },
      { at: 9, text: { id: "event-turn-began" } },
    ],
  };

  it("stops at moments", () => {
    expect([0, 1, 3, 4, 8, 9, 12].map((at) => momentOf(told.moments, at))).toEqual([0, 1, 1, 2, 3, 4, 4]);
  });

  it("marks where rounds and turns begin", () => {
    expect(marksOf(told)).toEqual([
      { place: 3, round: 1 },
      { place: 4, round: 0 },
    ]);
  });
});

describe("keys", () => {
  const press = (key: string, held: Partial<Record<"shiftKey" | "ctrlKey" | "metaKey" | "altKey", boolean>> = {}) =>
    meaningOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

  it("mean what the help says", () => {
    expect(press("u")).toEqual({ kind: "undo" });
    expect(press("U", { shiftKey: true })).toEqual({ kind: "redo" });
    expect(press("?", { shiftKey: true })).toEqual({ kind: "why" });
    expect(press("/")).toEqual({ kind: "rules" });
    expect(press("3")).toEqual({ kind: "number", number: 3 });
    expect(press("n")).toEqual({ kind: "next" });
    expect(press("Escape")).toEqual({ kind: "back" });
    expect(press("x")).toBeNull();
  });

  it("leave the browser its own", () => {
    expect(press("u", { ctrlKey: true })).toBeNull();
    expect(press("l", { metaKey: true })).toBeNull();
  });
});

describe("people", () => {
  const say: Say = (text) =>
    typeof text === "string" ? text : `${text.id} ${Object.values(text.args ?? {}).join(" ")}`.trim();

  it("have names, numbers, or are bots", () => {
    expect(seatName({ number: 0, name: "Lena" }, say)).toBe("Lena");
    expect(seatName({ number: 1 }, say)).toBe("player 2");
    const twice = [{ number: 0, name: "Mira" }, { number: 1, name: "Pavel" }, { number: 2, name: "Mira" }, { number: 3 }];
    expect(calledBy(twice, say, () => undefined)).toEqual(["", "Pavel", "", ""]);
    expect(seatName({ number: 1, name: "Lena", bot: "thumb" }, say)).toBe("web-bot-name web-bot-thumb");
    expect(seatName(undefined, say)).toBe("");
  });

  it("without a name of their own are called what the game calls them", () => {
    const seats = [{ number: 0 }, { number: 1, name: "Lena" }, { number: 2, bot: "thumb" }, { number: 3, bot: "thumb" }];
    const factions = ["Ashen Choir", "Sable League", "Green Interval", ""];

    expect(calledBy(seats, say, (seat) => factions[seat])).toEqual(["Ashen Choir", "Lena", "Green Interval", ""]);
  });

  it("are you to yourself, unless you play several", () => {
    const own = { number: 1, name: "Lena", yours: true };
    expect(whoSits(own, [1], say)).not.toBe("Lena");
    expect(whoSits(own, [0, 1], say)).toBe("player 2");
    expect(whoSits({ number: 1, name: "Lena" }, [0], say)).toBe("Lena");
  });

  it("are listed as the language lists them", () => {
    expect(together(["Lena", "Pavel", "Mira"], "en")).toBe("Lena, Pavel, and Mira");
    expect(together(["Lena", "Pavel"], "cs")).toMatch(/^Lena a\sPavel$/);
  });
});

it("a text has paragraphs", () => {
  expect(paragraphs("One.\n\nTwo\nlines.\n\n\nThree.\n")).toEqual(["One.", "Two\nlines.", "Three."]);
});
