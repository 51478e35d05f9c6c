/** One tab stop for many things: arrow keys go from one to the next, Home and End to the first and last. */

import type { Action } from "svelte/action";

type Stop = HTMLElement | SVGElement;

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes the `[data-piece]` buttons of an element one tab stop. The parameter only says when to look again. */
export const rove: Action<Stop, unknown> = (node) => {
  let last: Stop | null = null;

  const stops = (): Stop[] => [...node.querySelectorAll<Stop>("[data-piece]")];

  const settle = (): void => {
    const all = stops();
    const stop =
      all.find((each) => each === last) ?? all.find((each) => each.matches("[data-lit]")) ?? all[0] ?? null;
    for (const each of all) {
      const index = each === stop ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index; // what is written has its style looked up again
    }
  };

  const focusin = (event: Event): void => {
    const stop = event.target instanceof Element ? event.target.closest<Stop>("[data-piece]") : null;
    if (!stop) return;
    last = stop;
    settle();
  };

  const keydown = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return;
    const all = stops();
    const at = all.findIndex((each) => each === document.activeElement);
    const step = KEYS[event.key];
    if (at < 0) return;
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step === undefined ? -1 : at + step;
    const next = all[to];
    if (step === undefined && event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };

  node.addEventListener("focusin", focusin);
  node.addEventListener("keydown", keydown);
  settle();
  return {
    update: settle,
    destroy: () => {
      node.removeEventListener("focusin", focusin);
      node.removeEventListener("keydown", keydown);
    },
  };
};
