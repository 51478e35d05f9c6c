/** Seats as people speak of them. */

import type { SeatInfo } from "../protocol";
import type { Say } from "../text/voice";

export function seatName(seat: SeatInfo | undefined, say: Say): string {
  if (!seat) return "";
  if (seat.bot) return say({ id: "web-bot-name", args: { bot: say({ id: `web-bot-${seat.bot}` }) } });
  return seat.name || say({ id: "player", args: { number: seat.number + 1 } });
}

/** A seat as the person here would say it: "you", unless they play several seats, which have numbers. */
export function whoSits(seat: SeatInfo | undefined, mine: readonly number[], say: Say): string {
  if (!seat?.yours || seat.bot) return seatName(seat, say);
  return mine.length === 1 ? say({ id: "web-you" }) : say({ id: "player", args: { number: seat.number + 1 } });
}

/** What texts call those at the table by: their names, else what the game calls them; "" where only a number tells them apart. */
export function calledBy(seats: readonly SeatInfo[], say: Say, inGame: (seat: number) => string | undefined): string[] {
  const names = seats.map((seat) => (seat.name || seat.bot ? seatName(seat, say) : ""));
  return names.map((name, seat) => (name && names.indexOf(name) === names.lastIndexOf(name) ? name : (inGame(seat) ?? "")));
}

/** "Lena", "Lena and Pavel", "Lena, Pavel and Mira" in the reader's language. */
export function together(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
