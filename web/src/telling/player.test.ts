import { describe, expect, it } from "vitest";
import { Player, type Clock } from "./player";

/** A clock that only goes when it is told to. */
class FakeClock implements Clock {
  private time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.time + milliseconds, call };
    this.calls.push(due);
    return () => void (this.calls = this.calls.filter((each) => each !== due));
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.calls.filter((each) => each.at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.calls = this.calls.filter((each) => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }

  get waiting(): number {
    return this.calls.length;
  }
}

const beat = (time: number) => ({ lasts: (speed: number) => time / speed });

function playing(...times: number[]) {
  const clock = new FakeClock();
  const player = new Player(clock, 1, () => undefined);
  player.add(times.map(beat));
  return { clock, player };
}

describe("a strip of beats", () => {
  it("shows each as long as it lasts, and is over after the last", () => {
    const { clock, player } = playing(1000, 500);
    expect([player.at, player.playing, player.over]).toEqual([0, true, false]);
    clock.pass(999);
    expect(player.at).toBe(0);
    clock.pass(1);
    expect(player.at).toBe(1);
    clock.pass(500);
    expect([player.at, player.playing, player.over]).toEqual([2, false, true]);
    expect(clock.waiting).toBe(0);
  });

  it("is over at once when it is skipped", () => {
    const { clock, player } = playing(1000, 500);
    player.skip();
    expect([player.over, clock.waiting]).toEqual([true, 0]);
  });

  it("stops where one steps to, forwards and back, and not beyond its ends", () => {
    const { clock, player } = playing(1000, 500);
    player.back();
    expect(player.at).toBe(0);
    player.step();
    clock.pass(10_000);
    expect([player.at, player.playing]).toEqual([1, false]);
    player.back();
    expect(player.at).toBe(0);
    player.play();
    clock.pass(1000);
    expect([player.at, player.playing]).toEqual([1, true]);
    player.skip();
    player.step();
    expect(player.at).toBe(2);
    player.back();
    expect([player.at, player.over]).toEqual([1, false]);
  });

  it("goes on after a pause for the time that was left", () => {
    const { clock, player } = playing(1000, 500);
    clock.pass(600);
    player.pause();
    clock.pass(5000);
    expect(player.at).toBe(0);
    player.play();
    clock.pass(399);
    expect(player.at).toBe(0);
    clock.pass(1);
    expect(player.at).toBe(1);
  });

  it("changes its speed in the middle of a beat", () => {
    const { clock, player } = playing(1000, 500);
    clock.pass(500);
    player.pace(2);
    clock.pass(249);
    expect(player.at).toBe(0);
    clock.pass(1);
    expect(player.at).toBe(1);
    player.pause();
    player.pace(0.5);
    player.play();
    clock.pass(999);
    expect(player.over).toBe(false);
    clock.pass(1);
    expect(player.over).toBe(true);
  });

  it("is played again from its beginning", () => {
    const { clock, player } = playing(1000, 500);
    clock.pass(1500);
    player.again();
    expect([player.at, player.playing]).toEqual([0, true]);
    clock.pass(1500);
    expect(player.over).toBe(true);
  });

  it("grows while it is played, and goes on when it was over", () => {
    const { clock, player } = playing(1000);
    player.add([beat(100)]);
    clock.pass(1000);
    expect(player.at).toBe(1);
    clock.pass(100);
    expect(player.over).toBe(true);
    player.add([beat(100)]);
    expect([player.at, player.playing]).toEqual([2, true]);
    player.add([]);
    clock.pass(100);
    expect(player.over).toBe(true);
  });

  it("is gone when it is put aside", () => {
    const { clock, player } = playing(1000);
    player.clear();
    clock.pass(5000);
    expect([player.beats.length, player.at, clock.waiting]).toEqual([0, 0, 0]);
  });
});
