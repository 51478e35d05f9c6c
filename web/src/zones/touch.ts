/** What every drawn piece answers to: a click picks, the other button asks why not, pointing and focus light it. */

import type { ZoneProps } from "../table/facts";

type Told = Pick<ZoneProps, "targets" | "onpick" | "onhover" | "onwhy">;

/** The attributes of an element that stands for a piece. */
export function touch({ targets, onpick, onhover, onwhy }: Told, id: string) {
  return {
    "data-piece": id,
    "data-lit": targets.has(id) ? "" : undefined,
    onclick: () => onpick(id),
    oncontextmenu: (event: MouseEvent) => {
      event.preventDefault();
      onwhy(id);
    },
    onpointerenter: () => onhover(id),
    onpointerleave: () => onhover(null),
    onfocus: () => onhover(id),
    onblur: () => onhover(null),
  };
}
