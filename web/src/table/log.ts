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
  /** Whether it is new to the reader, or of the latest change. */
  fresh: boolean;
  /** On the newest line that had been seen before: how many have come since. */
  news: number;
}

/** The lines, newest first; `since` is the last change that the reader has seen. */
export function linesOf(log: LogLine[], since: number): ReadLine[] {
  const unseen = (line: LogLine): boolean => (line.seq ?? 0) > since;
  const latest = log.at(-1)?.seq;
  let begins: LogLine | undefined;
  const lines = log.map((line, place): ReadLine => {
    if (begins?.at !== line.at) begins = line;
    return {
      place,
      line,
      cause: begins === line ? null : begins,
      top: log[place + 1]?.at !== line.at,
      fresh: unseen(line) || (latest !== undefined && line.seq === latest),
      news: 0,
    };
  });
  const seen = lines.findLast(({ line }) => !unseen(line));
  if (seen) seen.news = log.filter(unseen).length;
  return lines.reverse();
}
