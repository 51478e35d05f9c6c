/** What every drawn piece answers to: a click picks, the other button asks why not, pointing and focus light it.
 * What can be read is opened instead, by a click if it is no answer, and by the other button or a long press. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { ZoneProps } from "../table/facts";

export type Hands = Pick<ZoneProps, "targets" | "onpick" | "onhover" | "onwhy" | "onread">;

export interface Touching {
  readable?: boolean;
  /** What a click does instead. */
  onclick?: () => void;
}

/** Makes an element stand for a piece: `{@attach touch(hands, id)}`. What the hands hold is looked up when it is needed: an
 * element that comes to be lit keeps its listeners. */
export function touch(hands: Hands, id: string, { readable = false, onclick }: Touching = {}): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const isLit = (): boolean => hands.targets.has(id);
    node.setAttribute("data-piece", id);
    $effect.pre(() => void node.toggleAttribute("data-lit", isLit()));
    const point = (): void => hands.onhover(id);
    const leave = (): void => hands.onhover(null);
    const listeners: Record<string, (event: Event) => void> = {
      click: onclick ?? (() => (readable && !isLit() ? hands.onread(id) : hands.onpick(id))),
      contextmenu: (event) => {
        event.preventDefault();
        if (readable) hands.onread(id);
        else hands.onwhy(id);
      },
      pointerenter: point,
      pointerleave: leave,
      focus: point,
      blur: leave,
    };
    const ends = Object.entries(listeners).map(([kind, listener]) => on(node, kind, listener));
    return () => ends.forEach((end) => end());
  };
}
