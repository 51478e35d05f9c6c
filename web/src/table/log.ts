/** The log as it is read: newest first, each line with what it followed from. */

import type { LogLine } from "../protocol";

export interface ReadLine {
  /** Its number from the beginning of what is shown. */
  place: number;
  line: LogLine;
  /** The first line of the same step, if that is another one: what set this off. */
  cause: LogLine | null;
  /** Whether this is the last line of its step, which is read first. */
  top: boolean;
  fresh: boolean;
  /** On the newest line that had been seen before: how many have come since. */
  news: number;
}

/** The lines, newest first; those of changes after `since` are fresh. */
export function linesOf(log: LogLine[], since: number): ReadLine[] {
  const fresh = log.filter((line) => (line.seq ?? 0) > since).length;
  const lines = log.map((line, place): ReadLine => {
    const start = log.findIndex((other) => other.at === line.at);
    const begins = log[start];
    return {
      place,
      line,
      cause: start < place && begins ? begins : null,
      top: log[place + 1]?.at !== line.at,
      fresh: (line.seq ?? 0) > since,
      news: 0,
    };
  });
  const seen = lines.findLast((line) => !line.fresh);
  if (seen && fresh > 0) seen.news = fresh;
  return lines.reverse();
}
