/** Looking at things: pointing for a moment, focus, or a long press lays whatever is there under the lens. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Looker {
  inspect(piece: string, pinned?: boolean): void;
  lookAway(): void;
}

const HOVER = 250;
const LONG_PRESS = 400;
/** How long the lens stays after the pointer has left. */
const LINGER = 500;
const SLIP = 8;
/** How long after a long press the click of the lifted finger may come, which is no answer. */
const ECHO = 700;
/** A map has hands of its own for presses; what it shows is pointed at like anything else. */
const OWN_HANDS = ".sea";
/** Things over the table that are read, not looked at. */
const READ = ".popover, dialog, .lens";

function within(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null;
}

function pieceAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || within(target, READ)) return null;
  return target.closest("[data-piece]")?.getAttribute("data-piece") ?? null;
}

/** Makes everything in an element that stands for a piece something to look at. */
export function looking(session: Looker): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointed: string | null = null;
    let held: { x: number; y: number } | null = null;
    let pressed = 0;
    const later = (ms: number, what: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(what, ms);
    };

    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      if (within(event.target, READ)) return clearTimeout(timer);
      const piece = pieceAt(event.target);
      if (piece === pointed) return;
      pointed = piece;
      if (piece) later(HOVER, () => session.inspect(piece));
      else later(LINGER, () => session.lookAway());
    };
    const focus = (event: FocusEvent): void => {
      if (within(event.target, "dialog")) {
        // A sheet has been laid over everything: nobody looks at what is under it.
        clearTimeout(timer);
        pointed = null;
        return session.lookAway();
      }
      const piece = pieceAt(event.target);
      // Whoever walks past by keyboard looks at nothing on the way.
      if (piece && (event.target as Element).matches(":focus-visible")) later(HOVER, () => session.inspect(piece));
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") {
        // A click is no look; but whoever clicks elsewhere looks away all the same.
        if (pointed) clearTimeout(timer);
        return;
      }
      const piece = pieceAt(event.target);
      if (!piece || within(event.target, OWN_HANDS)) return;
      held = { x: event.clientX, y: event.clientY };
      later(LONG_PRESS, () => {
        held = null;
        pressed = event.timeStamp;
        session.inspect(piece, true);
      });
    };
    const move = (event: PointerEvent): void => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) up();
    };
    const up = (): void => {
      if (!held) return;
      held = null;
      clearTimeout(timer);
    };
    const click = (event: MouseEvent): void => {
      if (pressed && event.timeStamp - pressed < LONG_PRESS + ECHO) {
        event.preventDefault();
        event.stopPropagation();
      }
      pressed = 0;
    };
    const ends = [
      on(node, "pointerover", over),
      on(node, "focusin", focus),
      on(node, "pointerdown", down, { capture: true }),
      on(node, "pointermove", move),
      on(node, "pointerup", up),
      on(node, "pointercancel", up),
      on(node, "click", click, { capture: true }),
    ];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  };
}
