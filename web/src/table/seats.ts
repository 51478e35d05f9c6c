/** Seats as people speak of them. */

import type { SeatInfo } from "../protocol";
import type { Say } from "../text/voice";

export function seatName(seat: SeatInfo | undefined, say: Say): string {
  if (!seat) return "";
  if (seat.bot) return say({ id: "web-bot-name", args: { bot: say({ id: `web-bot-${seat.bot}` }) } });
  return seat.name || say({ id: "web-player", args: { number: seat.number + 1 } });
}

/** "Lena", "Lena and Pavel", "Lena, Pavel and Mira" in the reader's language. */
export function together(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
