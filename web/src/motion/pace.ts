/** How long things take, at the person's speed; nothing takes time where less motion is wanted. */

import { remember, remembered } from "../look/memory";

/** Milliseconds at normal speed. */
export const STATE = 160;
export const STEP = 130;
export const WAY = 260;
export const DIE = 420;
export const REVEAL = 520;
/** How much later the next of several pieces sets out. */
export const STAGGER = 90;

export const EASE_OUT = "cubic-bezier(.2,.7,.2,1)";
export const EASE_MOVE = "cubic-bezier(.45,.05,.25,1)";

/** How fast things are shown and told; `instant`: everything at once. */
export const SPEEDS = ["half", "1", "2", "4", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
const FACTORS: Record<Speed, number> = { half: 0.5, "1": 1, "2": 2, "4": 4, instant: Infinity };

const CHOSEN = "speed";
const BOTS_CHOSEN = "bots";

let chosen: Speed | null = null;

/** The speed the person has chosen. */
export function speed(): Speed {
  chosen ??= SPEEDS.find((one) => one === remembered(CHOSEN)) ?? "1";
  return chosen;
}

export function setSpeed(wanted: Speed): void {
  chosen = wanted;
  remember(CHOSEN, wanted);
  paceStyles();
}

/** Tell style sheets how long a change of state takes. */
export function paceStyles(): void {
  const { style } = document.documentElement;
  style.setProperty("--t-state", `${lasting(STATE)}ms`);
  style.setProperty("--ease-out", EASE_OUT);
}

/** Whether bots play so that one can follow, or are done with it. */
export const BOT_PACES = ["unhurried", "at-once"] as const;
export type BotPace = (typeof BOT_PACES)[number];

export function botPace(): BotPace {
  return BOT_PACES.find((one) => one === remembered(BOTS_CHOSEN)) ?? "unhurried";
}

export function setBotPace(wanted: BotPace): void {
  remember(BOTS_CHOSEN, wanted);
}

/** How long something takes that takes so many milliseconds at normal speed. */
export function lasting(milliseconds: number): number {
  return wantsLessMotion() ? 0 : milliseconds / factor();
}

/** How many times as fast as normal. */
export function factor(): number {
  return FACTORS[speed()];
}

export function wantsLessMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
