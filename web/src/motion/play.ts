/** Plays motion on elements. Any input finishes whatever is running: nobody waits for a picture. */

import { EASE_MOVE, EASE_OUT, STATE, STEP, WAY, lasting } from "./pace";

interface At {
  x: number;
  y: number;
}

const running = new Set<Animation>();
let listening = false;

/** Bring everything that moves to its end. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish();
  running.clear();
}

function listen(): void {
  if (listening) return;
  listening = true;
  for (const kind of ["pointerdown", "keydown", "wheel"]) {
    addEventListener(kind, finishAll, { capture: true, passive: true });
  }
}

function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  listen();
  const animation = element.animate(frames, { fill: "backwards", ...options });
  running.add(animation);
  const done = (): void => void running.delete(animation);
  animation.addEventListener("finish", done);
  animation.addEventListener("cancel", done);
}

/** How long a piece takes for so many steps. */
export function wayTime(steps: number): number {
  return Math.min(steps * STEP, WAY);
}

/** Slide along the points of a path, which ends where the element stands; if there is time, step by step. */
export function slide(element: Element, path: readonly At[], delay = 0, unhurried = false): void {
  const steps = path.length - 1;
  const duration = lasting(unhurried ? steps * STEP : wayTime(steps));
  if (duration === 0 || path.length < 2) return;
  const frames = path.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  play(element, frames, { duration, delay: lasting(delay), easing: EASE_MOVE });
}

/** Come into being. */
export function arrive(element: Element, delay = 0): void {
  const duration = lasting(STATE);
  if (duration > 0) play(element, [{ opacity: 0 }, { opacity: 1 }], { duration, delay: lasting(delay), easing: EASE_OUT });
}

/** A short mark that something about a piece has changed: two blinks of its rim. */
export function strike(element: Element, delay = 0): void {
  const duration = lasting(STATE * 2);
  if (duration === 0) return;
  const frames = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
  play(element, frames, { duration, delay: lasting(delay) });
}

/** A die turns once and lands. */
export function tumble(element: Element, milliseconds: number, delay = 0): void {
  const duration = lasting(milliseconds);
  if (duration === 0) return;
  const frames = [
    { transform: "rotate(-200deg) scale(.7)", opacity: 0 },
    { transform: "rotate(15deg) scale(1.04)", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ];
  play(element, frames, { duration, delay: lasting(delay), easing: EASE_OUT });
}
