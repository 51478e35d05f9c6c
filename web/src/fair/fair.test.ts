import { describe, expect, it } from "vitest";
import type { DiceChecked, Fairness, Lot } from "../protocol";
import { check, fingerprint, mixed } from "./dice";
import { blake2b, hex, sha256, unhex } from "./hash";

const SEED = "5a".repeat(32);
const WORDS = [
  { seat: 1, words: "v\u010dera" },
  { seat: 0, words: "red sky" },
];

describe("hashes", () => {
  it("are those of everybody else", () => {
    expect(sha256("a".repeat(200))).toBe("c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5");
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    const keyed = blake2b(unhex(SEED), 32);
    expect(hex(keyed("b".repeat(128)))).toBe("99a1e50b1f1f4bbb58f44d86270b2ae7bf2f4a36d1cbef96fbc1801701058f37");
    expect(hex(keyed("b".repeat(300)))).toBe("2c9af770cd5887d855e02ad9842c9438e78727d38a7a49baf9e70cda4692b0c9");
  });

  it("are those of the server", () => {
    expect(fingerprint("abc", SEED)).toBe("ed5bef215ed78b060b11e990d0b4594a7aa36d1c621a16309c9d0ed978c02fb1");
    expect(mixed(SEED, WORDS)).toBe("351617edb3438a705071713aaa8f2c126558de976a06f374c2b48b7d8f11ce99");
    expect(mixed(SEED, [])).toBe(SEED);
  });
});

const FAIR: Fairness = { hash: fingerprint("abc", SEED), seed: SEED, words: WORDS };
const LAID_OUT: Lot = { purpose: "bag", count: 0, of: 13, low: 12, high: 13, before: true };
const POOL: Lot = { purpose: "pool", count: 2, of: 6, faces: [0, 2, 0, 1, 2, 1, 3, 4, 1, 1, 5, 2, 2, 1, 2, 3, 2, 2] };
const DRAWN: Lot = { purpose: "bag", count: 5, of: 13, low: 7, high: 8 };

const told = (...rolled: Lot[]): DiceChecked => ({ type: "dice", id: "1", rolled, fair: true, branched: 9 });

describe("dice made again", () => {
  it("are confirmed when the seed and the words give them", async () => {
    expect(await check("abc", FAIR, told(POOL, DRAWN))).toEqual({ belongs: true, rolls: 2, wrong: 0 });
    expect(await check("abc", FAIR, { ...told(LAID_OUT), branched: 0 })).toEqual({ belongs: true, rolls: 1, wrong: 0 });
  });

  it.each([
    ["a die", { ...POOL, faces: POOL.faces!.with(17, 3) }],
    ["the first die", { ...POOL, faces: POOL.faces!.with(0, 1) }],
    ["a card", { ...DRAWN, low: 8, high: 9 }],
    ["another count", { ...DRAWN, count: 6 }],
    ["when it was drawn", { ...DRAWN, before: true }],
  ])("are not when somebody changed %s", async (_, rolled: Lot) => {
    expect((await check("abc", FAIR, told(POOL, rolled))).wrong).toBe(2);
  });

  it("are not when a count is left out", async () => {
    expect((await check("abc", FAIR, { ...told(DRAWN), branched: 0 })).wrong).toBe(1);
  });

  it("are not when the words are others, the seed is, or the server says so", async () => {
    expect((await check("abc", { ...FAIR, words: [] }, told(POOL))).wrong).toBe(1);
    expect((await check("abc", { ...FAIR, seed: "5b".repeat(32) }, told(POOL)))).toEqual({ belongs: false, rolls: 1, wrong: 1 });
    expect((await check("abc", FAIR, { ...told(POOL), fair: false })).wrong).toBe(1);
    expect((await check("another", FAIR, told(POOL))).belongs).toBe(false);
  });
});
