import type { TimelineItem } from "./item.ts";
import { fieldsOf, levelOf, listOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

/**
 * Rows of name, level, sex, decade of its height, three other decades, births since 1880 in words, "1 in N" at its height,
 * highest value of the curve, and the curve: a letter for each value, in thirtieths of the highest (CURVE_LETTERS).
 */
export const openTimeline: OpenPool<TimelineItem> = (rows) =>
  rows
    .map(fieldsOf)
    .map(
      ([
        name = "",
        level = "",
        sex = "",
        peak = "",
        others = "",
        births = "",
        n = "",
        top = "",
        curve = "",
      ]) => {
        const who = sex === "g" ? "girls" : "boys";
        return {
          id: name.toLowerCase(),
          level: levelOf(level),
          answer: peak,
          item: {
            name,
            hint: `Given to ${births} ${who} since 1880`,
            options: [peak, ...listOf(others)].toSorted().map(decadeLabel),
            correct: decadeLabel(peak),
            peakDecade: decadeLabel(peak),
            explanation: `In the ${decadeLabel(peak)}, 1 in ${n} ${who} got the name ${name}, more than in any other decade on record.`,
            sex: who,
            curve: Array.from(curve, (letter) =>
              Math.round((CURVE_LETTERS.indexOf(letter) * Number(top)) / (CURVE_LETTERS.length - 1)),
            ),
          },
        };
      },
    );

/** From none to the highest value. */
export const CURVE_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTU";

/** "1950" → "1950s". */
function decadeLabel(decade: string): string {
  return `${decade}s`;
}
