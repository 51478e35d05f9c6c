/** A lesson as the table shows it: the numbers in its texts, and what the coach points at. */

import type { Asked, Lesson, Option } from "../protocol";

const NUMBERS = "①②③④";

/** A piece of a text: words, or a number that stands on something too. */
export type Part = { words: string } | { number: number };

/** A text in parts: its numbers are drawn like those on the board. */
export function partsOf(text: string): Part[] {
  return text
    .split(new RegExp(`([${NUMBERS}])`))
    .filter((part) => part !== "")
    .map((part) => (NUMBERS.includes(part) ? { number: NUMBERS.indexOf(part) + 1 } : { words: part }));
}

/** The answers the coach points at: those that are offered, and those at the end of a way. */
export function pointedAt(asked: Asked | null, lesson: Lesson | null): Option[] {
  if (!asked || !lesson) return [];
  const offered = [...asked.options, ...(asked.also ?? []), ...(asked.ways ?? []).map((way) => way.last)];
  return offered.filter((option, place) => {
    const first = offered.findIndex((one) => one.key === option.key) === place;
    return first && (lesson.keys ?? []).includes(option.key);
  });
}

/** The number of the chapter that is under way, from 1; all of them when the lesson is over. */
export function chapterOf(lesson: Lesson): number {
  const now = lesson.chapters.findIndex((chapter) => chapter.state === "now");
  return now < 0 ? lesson.chapters.length : now + 1;
}
