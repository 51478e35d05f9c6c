/** Sounds for the few things that matter: off until somebody wants them, never the only sign of anything. */

import { remember, remembered } from "../look/memory";
import type { Beat } from "../protocol";

const CHOSEN = "sound";

/** What can be heard, the more important later: of two that come together it is the later one. */
export const SOUNDS = ["dice", "card", "appears", "ping", "hit", "wound", "falls", "yours", "storm", "goal", "end"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** What is heard even if everything goes fast. */
const ALWAYS: readonly SoundName[] = ["yours", "storm", "end"];
/** Milliseconds within which there is one sound at most. */
const APART = 120;

/** Which of the sounds wanted at about the same time is heard. */
export function louder(one: SoundName | null, other: SoundName): SoundName {
  return one !== null && SOUNDS.indexOf(one) > SOUNDS.indexOf(other) ? one : other;
}

const OF_KIND: Partial<Record<Beat["kind"], SoundName>> = {
  roll: "dice",
  card: "card",
  appear: "appears",
  fall: "falls",
  goal: "goal",
};

/** What a beat sounds like: a blow only if it hits somebody of one's own, the clock only if a box is full. */
export function soundOf(beat: Beat, isMine: (piece: string) => boolean): SoundName | null {
  if (beat.kind === "clock") return beat.amount ? "storm" : null;
  if (beat.kind !== "strike") return OF_KIND[beat.kind] ?? null;
  const mine = beat.targets?.filter(isMine) ?? [];
  if (mine.length === 0) return null;
  return mine.some((piece) => (beat.adds?.[piece]?.health ?? 0) < 0) ? "wound" : "hit";
}

export class Sound {
  on = $state(remembered(CHOSEN) === "on");
  private wanted: SoundName | null = null;
  private last = -Infinity;

  turn(): void {
    this.on = !this.on;
    remember(CHOSEN, this.on ? "on" : "off");
    if (this.on) this.play("yours");
  }

  /** Play what a beat sounds like. */
  hear(beat: Beat, fast: boolean, isMine: (piece: string) => boolean): void {
    const name = soundOf(beat, isMine);
    if (name) this.play(name, fast);
  }

  /** Play a sound, unless a more important one comes with it. `fast`: only those that matter in any case. */
  play(name: SoundName, fast = false): void {
    if (!this.on || (fast && !ALWAYS.includes(name))) return;
    const waiting = this.wanted !== null;
    this.wanted = louder(this.wanted, name);
    if (!waiting) setTimeout(() => this.sing(), Math.max(0, this.last + APART - performance.now()));
  }

  private sing(): void {
    const name = this.wanted;
    this.wanted = null;
    this.last = performance.now();
    if (name) void import("./synth").then(({ sing }) => sing(name), () => undefined);
  }
}
