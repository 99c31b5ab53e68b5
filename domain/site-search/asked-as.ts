import { alternativesOf } from "#domain/text/pattern-pieces.ts";
import { sievedPatterns } from "#domain/text/pattern-sieve.ts";

/** A question that one page answers, by patterns which must all stand in a text, and one that must not. */
export type AskedAs = {
  readonly words: readonly string[];
  readonly not?: string;
  /** What is looked for instead. */
  readonly as: string;
};

/**
 * Makes what tells what a question is to be asked as: in words of our pages; null where it is asked as it is. Of all rows only
 * those are looked at whose first words may stand in the text.
 */
export function createAskedAs(rows: readonly AskedAs[]): (text: string) => string | null {
  const mayBegin = sievedPatterns(
    rows.flatMap(({ words: [first = "", ...others], not, as }) => {
      const row = { others: others.map(wholeWords), not: not === undefined ? null : wholeWords(not), as };
      return alternativesOf(first).map((source) => ({ row, pattern: wholeWords(source) }));
    }),
  );
  return (text) =>
    mayBegin(text).find(
      ({ row: { others, not }, pattern }) =>
        pattern.test(text) && others.every((other) => other.test(text)) && not?.test(text) !== true,
    )?.row.as ?? null;
}

/** Words, as the source of a pattern, that stand in a text whole and in whatever letters. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");
}
