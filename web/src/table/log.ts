/** The log as it is read: newest first, in groups of lines that the same thing made happen. */

import type { Because, LogLine } from "../protocol";

export interface ReadLine {
  /** Its number from the beginning of what is shown. */
  place: number;
  line: LogLine;
  /** Whether it is new to the reader, or of the latest change. */
  fresh: boolean;
  /** On the newest line that had been seen before: how many have come since. */
  news: number;
}

/** Lines in a row that have one cause, under its name. */
export interface Group {
  /** The place of its oldest line, by which it is known while it grows. */
  place: number;
  because: Because | null;
  lines: ReadLine[];
}

/** The lines of a message, each with its cause: those that come without one have that of the line before. */
export function caused(log: LogLine[]): LogLine[] {
  let because: Because | null = null;
  return log.map((line) => {
    because = line.because ?? because;
    return because === line.because || because === null ? line : { ...line, because };
  });
}

/** At most so many lines, newest first; `since` is the last change that the reader has seen. */
export function linesOf(log: LogLine[], since: number, most = Infinity): ReadLine[] {
  const unseen = (line: LogLine): boolean => (line.seq ?? 0) > since;
  const latest = log.at(-1)?.seq;
  const first = Math.max(0, log.length - most);
  const lines = log.slice(first).map((line, place): ReadLine => ({
    place: first + place,
    line,
    fresh: unseen(line) || (latest !== undefined && line.seq === latest),
    news: 0,
  }));
  const seen = lines.findLast(({ line }) => !unseen(line));
  if (seen) seen.news = log.filter(unseen).length;
  return lines.reverse();
}

/** Lines, newest first, put together by their causes. */
export function groupsOf(lines: ReadLine[]): Group[] {
  const groups: Group[] = [];
  let last = "";
  for (const line of lines) {
    const because = line.line.because ?? null;
    const known = JSON.stringify(because);
    const group = groups.at(-1);
    if (group && known === last) {
      group.lines.push(line);
      group.place = line.place;
    } else {
      groups.push({ place: line.place, because, lines: [line] });
    }
    last = known;
  }
  return groups;
}

/** What happened last, of groups with the newest first: not that a turn has begun, which everybody sees. */
export function latestOf(groups: Group[]): Group | undefined {
  return groups.find((group) => group.because?.kind !== "turn" || group.lines.length > 1) ?? groups[0];
}
