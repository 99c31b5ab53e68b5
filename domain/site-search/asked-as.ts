/** A question that one page answers, by patterns which must all stand in a text, and one that must not. */
export type AskedAs = {
  readonly words: readonly string[];
  readonly not?: string;
  /** What is looked for instead. */
  readonly as: string;
};

/** Makes what tells what a question is to be asked as: in words of our pages; null where it is asked as it is. */
export function createAskedAs(rows: readonly AskedAs[]): (text: string) => string | null {
  const asked = rows.map(({ words, not, as }) => ({
    patterns: words.map(wholeWords),
    not: not === undefined ? null : wholeWords(not),
    as,
  }));
  return (text) =>
    asked.find(
      ({ patterns, not }) => patterns.every((pattern) => pattern.test(text)) && not?.test(text) !== true,
    )?.as ?? null;
}

/** Words, as the source of a pattern, that stand in a text whole and in whatever letters. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");
}
