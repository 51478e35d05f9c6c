/** What may draw somebody's attention, as they want it on this device: remarks of others, a note when it is their move. */

import { remember, remembered } from "../look/memory";

const ON = "on";

export const isMuted = (): boolean => remembered("muted") === ON;

/** Hear remarks no more, or again; says which. */
export function mute(muted: boolean): boolean {
  remember("muted", muted ? ON : "");
  return muted;
}

const canTell = (): boolean => "Notification" in window && Notification.permission === "granted";

export const isTold = (): boolean => remembered("notify") === ON && canTell();

/** Be told when it is one's move, if the browser may; says whether that is so. */
export async function tellMe(wanted: boolean): Promise<boolean> {
  if (wanted && "Notification" in window) await Notification.requestPermission();
  remember("notify", wanted && canTell() ? ON : "");
  return isTold();
}

/** It is the move of somebody who looks elsewhere: a note, if they want to be told. */
export function nudge(title: string, sentence: string, table: string): void {
  if (!isTold()) return;
  const note = new Notification(title, { body: sentence, tag: table });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
