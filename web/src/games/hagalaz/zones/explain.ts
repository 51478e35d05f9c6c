/** A plate with the full text of something small, while it is pointed at or focused. */

import type { Action } from "svelte/action";
import "./explain.css";

export interface Explained {
  title: string;
  text: string;
}

const DELAY = 280;
const GAP = 8;
let plate: HTMLElement | null = null;
let owner: HTMLElement | null = null;

function hide(node: HTMLElement): void {
  if (owner !== node) return;
  plate?.remove();
  plate = owner = null;
  node.removeAttribute("aria-describedby");
}

function show(node: HTMLElement, { title, text }: Explained): void {
  if (owner) hide(owner);
  if (!text || !node.isConnected) return;
  owner = node;
  plate = document.createElement("div");
  plate.className = "explain";
  plate.id = "explain";
  plate.setAttribute("role", "tooltip");
  const heading = document.createElement("strong");
  heading.textContent = title;
  const body = document.createElement("p");
  body.textContent = text;
  plate.append(heading, body);
  (node.closest("[data-game]") ?? document.body).append(plate);
  node.setAttribute("aria-describedby", plate.id);
  const around = node.getBoundingClientRect();
  const own = plate.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(around.left, innerWidth - own.width - GAP));
  const above = around.top - own.height - GAP;
  plate.style.left = `${left}px`;
  plate.style.top = `${above >= GAP ? above : Math.min(around.bottom + GAP, innerHeight - own.height - GAP)}px`;
}

/** Explains an element: after a moment under the pointer, at once when it is focused by keyboard. */
export const explain: Action<HTMLElement, Explained> = (node, given) => {
  let told = given;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(waiting);
    waiting = setTimeout(() => show(node, told), DELAY);
  };
  const leave = (): void => {
    clearTimeout(waiting);
    hide(node);
  };
  const focus = (): void => {
    if (node.matches(":focus-visible") || node.querySelector(":focus-visible")) show(node, told);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") hide(node);
  };
  const listeners: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", leave],
    ["pointerdown", leave],
    ["focusin", focus],
    ["focusout", leave],
    ["keydown", key as EventListener],
  ];
  for (const [kind, listener] of listeners) node.addEventListener(kind, listener);
  return {
    update: (next) => {
      told = next;
    },
    destroy: () => {
      leave();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener);
    },
  };
};
