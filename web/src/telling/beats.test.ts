import { describe, expect, it } from "vitest";
import type { Beat, Because, LogLine } from "../protocol";
import { beatsOf, carriedOn, comesOf, othersOf, sentencesOf, timeOf } from "./beats";

const CARD: Because = { kind: "card", text: { id: "because-card" } };
const MINE: Because = { kind: "answer", text: { id: "move" }, seat: 0 };

let at = 0;
const line = (id: string, beat?: Beat, because?: Because): LogLine => ({
  at: (at += 1),
  text: { id, args: { start: `start-${id}` } },
  ...(beat && { beat }),
  ...(because && { because }),
});
const step = (from: string, to: string, actor = "e1"): Beat => ({ kind: "walk", actor, path: [from, to] });
const told = (lines: LogLine[]): string[][] => beatsOf(lines).map((one) => one.texts.map((text) => text.id));

describe("the beats of some lines", () => {
  it("are one for a walk, with all its hexes and from where it began", () => {
    const [walk, ...more] = beatsOf([line("a", step("C8", "C7")), line("b", step("C7", "C6")), line("c", step("C6", "C5"))]);
    expect(more).toEqual([]);
    expect(walk?.beat.path).toEqual(["C8", "C7", "C6", "C5"]);
    expect(walk?.texts).toEqual([{ id: "c", args: { start: "start-a" } }]);
    expect(walk?.lines).toHaveLength(3);
  });

  it("are several for several walkers, and for one who is elsewhere in between", () => {
    expect(told([line("a", step("C8", "C7")), line("b", step("D1", "D2", "e2"))])).toEqual([["a"], ["b"]]);
    expect(told([line("a", step("C8", "C7")), line("b", step("D1", "D2"))])).toEqual([["a"], ["b"]]);
  });

  it("are one for an attack and what it does", () => {
    const attack: Beat = { kind: "strike", actor: "e1", targets: ["hero:s"], amount: 2 };
    const hurt: Beat = { kind: "strike", targets: ["hero:s"], amount: 1, adds: { "hero:s": { shields: -1 } } };
    const [blow, ...more] = beatsOf([line("attacks", attack), line("loses", hurt)]);
    expect(more).toEqual([]);
    expect(blow?.beat).toEqual({ ...hurt, actor: "e1", amount: 2 });
    expect(blow?.texts.map((text) => text.id)).toEqual(["attacks", "loses"]);
  });

  it("are one for each who is hit by the same shot", () => {
    const hit = (hero: string): Beat => ({ kind: "strike", targets: [hero], adds: { [hero]: { health: -1 } } });
    const shot: Beat = { kind: "strike", actor: "turret:0", amount: 1 };
    const beats = beatsOf([line("fires", shot, CARD), line("one", hit("hero:a")), line("two", hit("hero:b"))]);
    expect(beats.map(({ beat }) => [beat.actor, beat.targets])).toEqual([
      ["turret:0", ["hero:a"]],
      ["turret:0", ["hero:b"]],
    ]);
  });

  it("carry the lines that lead up to them, and keep what made them", () => {
    const beats = beatsOf([line("activates", undefined, CARD), line("attacks", step("A1", "A2")), line("done")]);
    expect(beats).toHaveLength(1);
    expect(beats[0]?.texts.map((text) => text.id)).toEqual(["attacks"]);
    expect(beats[0]?.lines.map((one) => one.text.id)).toEqual(["activates", "attacks", "done"]);
    expect(beats[0]?.because).toBe(CARD);
    expect(told([line("alone")])).toEqual([["alone"]]);
  });
});

describe("what is to be followed", () => {
  const isMine = (piece: string): boolean => ["hero:s", "seat:0"].includes(piece);

  it("is nothing of what comes of one's own answer at once", () => {
    const lines = [line("moves", step("A1", "A2", "hero:s"), MINE), line("xp", { kind: "plain" }), line("dies", { kind: "fall" })];
    expect(othersOf(beatsOf(lines), isMine)).toEqual([]);
  });

  it("goes from the first card, turn, enemy or somebody else to the last, and leaves nothing out between", () => {
    const mine = line("moves", step("A1", "A2", "hero:s"), MINE);
    const begins = (...lines: LogLine[]): string[] => othersOf(beatsOf(lines), isMine).map((one) => one.texts[0]!.id);
    const card = line("card", { kind: "card", actor: "hero:s" }, CARD);
    const enemy = line("enemy", step("A1", "A2"));
    const rolls = line("rolls", { kind: "roll", actor: "hero:s" });
    expect(begins(mine, card, line("x", { kind: "plain" }), enemy)).toEqual(["card", "x", "enemy"]);
    expect(begins(mine, enemy, line("turn", { kind: "turn", actor: "hero:s" }), rolls)).toEqual(["enemy", "turn"]);
    expect(begins(line("bids", { kind: "plain" }, { ...MINE, seat: 1 }))).toEqual(["bids"]);
    expect(begins(line("turn", { kind: "turn", actor: "hero:s" }))).toEqual(["turn"]);
  });
});

describe("how long a beat stays", () => {
  it("is its own time, or what its reading takes if that is longer, and six seconds at most", () => {
    expect(timeOf({ kind: "round" }, 0, 1)).toBe(1400);
    expect(timeOf({ kind: "turn" }, 0, 1)).toBe(900);
    expect(timeOf({ kind: "card" }, 0, 1)).toBe(1200);
    expect(timeOf({ kind: "walk", path: ["a", "b", "c"] }, 0, 1)).toBe(760);
    expect(timeOf({ kind: "strike" }, 0, 1)).toBe(900);
    expect(timeOf({ kind: "fall" }, 0, 1)).toBe(700);
    expect(timeOf({ kind: "open" }, 0, 1)).toBe(1120);
    expect(timeOf({ kind: "roll" }, 0, 1)).toBe(820);
    expect(timeOf({ kind: "clock" }, 0, 1)).toBe(1200);
    expect(timeOf({ kind: "clock", amount: 1 }, 0, 1)).toBe(1800);
    expect(timeOf({ kind: "plain" }, 40, 1)).toBe(350 + 45 * 40);
    expect(timeOf({ kind: "plain" }, 500, 1)).toBe(6000);
  });

  it("goes by the speed, and is never too short to be seen", () => {
    expect(timeOf({ kind: "turn" }, 0, 0.5)).toBe(1800);
    expect(timeOf({ kind: "turn" }, 0, 4)).toBe(225);
    expect(timeOf({ kind: "fall" }, 0, 4)).toBe(200);
  });
});

describe("a printed text", () => {
  it("has sentences", () => {
    expect(sentencesOf("Activate every Guardian. Then a grunt appears.")).toEqual(["Activate every Guardian.", "Then a grunt appears."]);
    expect(sentencesOf("")).toEqual([]);
  });
});

describe("the card that is being carried out", () => {
  const up: Beat = { kind: "card", targets: ["card:s"], face: { name: "Wall", text: "Activate every Guardian. Then rest." } };
  const away: Beat = { kind: "plain", gone: ["card:s"] };
  const after = (...lines: LogLine[]) => carriedOn(null, beatsOf(lines).map((one) => ({ told: one })))?.part;

  it("lies there until it is put away, with the part that was begun last", () => {
    expect(after(line("up", up, CARD))).toBe(0);
    expect(after(line("up", up, CARD), line("hits", { kind: "strike", actor: "e1", part: 2 }), line("a", step("C8", "C7")))).toBe(2);
    expect(after(line("up", up, CARD), line("a", step("C8", "C7")), line("away", away), line("shot", { kind: "strike" }))).toBeUndefined();
  });

  it("goes on after a question, if what follows comes of it", () => {
    const begun = carriedOn(null, beatsOf([line("up", up, CARD)]).map((one) => ({ told: one })));
    expect(comesOf(begun, beatsOf([line("a", step("C8", "C7"), { ...CARD })])[0])).toBe(true);
    expect(comesOf(begun, beatsOf([line("a", step("C8", "C7"), MINE)])[0])).toBe(false);
    expect(comesOf(null, beatsOf([line("a", step("C8", "C7"), CARD)])[0])).toBe(false);
  });
});
