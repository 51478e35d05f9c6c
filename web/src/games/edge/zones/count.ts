/** The count as a table and a chart: a column for each line, a row for each seat, and how far each is behind the leader. */

import type { Piece } from "../../../protocol";
import { numberOf } from "../../../zones/facts";

/** The lines in the order of the count; a few that belong together are one column. */
export const COLUMNS: readonly { id: string; lines: readonly string[] }[] = [
  { id: "track", lines: ["track"] },
  { id: "progress", lines: ["science", "industry", "commerce", "civilization", "supremacy"] },
  { id: "developments", lines: ["developments"] },
  { id: "specials", lines: ["specials"] },
  { id: "damage", lines: ["damage"] },
  { id: "vault", lines: ["vault"] },
  { id: "civilization-modules", lines: ["civilization-modules"] },
  { id: "leaders", lines: ["leaders"] },
  { id: "moons", lines: ["moons"] },
  { id: "tokens", lines: ["tokens"] },
  { id: "relics", lines: ["relics"] },
  { id: "destiny", lines: ["destiny"] },
];

export interface Row {
  id: string;
  seat: number;
  points: number[];
  total: number;
  /** Points behind whoever leads, after each column. */
  behind: number[];
}

export function rowsOf(sheets: readonly Piece[]): Row[] {
  const rows = sheets.map((sheet) => ({
    id: sheet.id,
    seat: sheet.owner ?? -1,
    points: COLUMNS.map(({ lines }) => lines.reduce((sum, line) => sum + numberOf(sheet, `line-${line}`), 0)),
    total: numberOf(sheet, "total"),
  }));
  const sums = rows.map(({ points }) => running(points));
  return rows.map((row, place) => ({
    ...row,
    behind: COLUMNS.map((_, column) => Math.max(...sums.map((sum) => sum[column]!)) - sums[place]![column]!),
  }));
}

function running(points: readonly number[]): number[] {
  let sum = 0;
  return points.map((each) => (sum += each));
}

/** Whether these are the most points of their column, and not everybody's. */
export function isBest(rows: readonly Row[], row: Row, column: number): boolean {
  const all = rows.map(({ points }) => points[column]!);
  return row.points[column] === Math.max(...all) && all.some((points) => points !== row.points[column]);
}
