/** Seat shapes: the piece is the shape. Letter, shape and colour always come together. */

const SEAT_LETTERS = ["a", "b", "c", "d", "e"] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number] | "auto";

/** The look of a seat, by its number; -1 is the automaton, whom nobody plays. */
export function seatLetter(seat: number): SeatLetter {
  return seat < 0 ? "auto" : SEAT_LETTERS[seat % SEAT_LETTERS.length]!;
}

/** The shape of a seat around the origin, for a circle of this radius. */
export function seatPath(seat: SeatLetter, radius: number): string {
  const at = (part: number): string => String(Math.round(part * radius * 100) / 100);
  switch (seat) {
    case "a":
      return `M${at(-1)} 0A${at(1)} ${at(1)} 0 1 1 ${at(1)} 0A${at(1)} ${at(1)} 0 1 1 ${at(-1)} 0Z`;
    case "b":
      return `M${at(-0.9)} ${at(-0.9)}H${at(0.9)}V${at(0.9)}H${at(-0.9)}Z`;
    case "c":
      return `M0 ${at(-1.16)}L${at(1.16)} ${at(0.86)}H${at(-1.16)}Z`;
    case "d":
      return `M0 ${at(-1.2)}L${at(1.2)} 0L0 ${at(1.2)}L${at(-1.2)} 0Z`;
    case "auto":
      return `M0 ${at(-1.15)}L${at(1)} ${at(-0.58)}V${at(0.58)}L0 ${at(1.15)}L${at(-1)} ${at(0.58)}V${at(-0.58)}Z`;
    case "e":
      return (
        `M${at(-0.42)} ${at(-1.1)}H${at(0.42)}V${at(-0.42)}H${at(1.1)}V${at(0.42)}H${at(0.42)}V${at(1.1)}` +
        `H${at(-0.42)}V${at(0.42)}H${at(-1.1)}V${at(-0.42)}H${at(-0.42)}Z`
      );
  }
}

/** How far below the middle the letter stands, in radii: a triangle's middle is low. */
export function letterDrop(seat: SeatLetter): number {
  return seat === "c" ? 0.58 : 0.37;
}
