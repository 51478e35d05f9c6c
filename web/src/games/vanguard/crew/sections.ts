/** Sections take the shapes and letters of seats by their position at the table, whoever leads them. */

import type { SeatLetter } from "../../../look/seats";

const SECTIONS: Record<string, { seat: number; letter: string }> = {
  security: { seat: 0, letter: "S" },
  recon: { seat: 1, letter: "R" },
  engineering: { seat: 2, letter: "E" },
  science: { seat: 3, letter: "X" },
};

const SEATS: readonly SeatLetter[] = ["a", "b", "c", "d"];

/** The number of the seat whose shape a section has. */
export const placeOf = (section: string): number => SECTIONS[section]?.seat ?? 0;
export const shapeOf = (section: string): SeatLetter => SEATS[placeOf(section)] ?? "a";
export const letterOfSection = (section: string): string => SECTIONS[section]?.letter ?? "";
