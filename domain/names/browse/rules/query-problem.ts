/** A value of a query that is none: where it stood, what it said, and a sentence that says what is allowed. */
export type QueryProblem = { readonly key: string; readonly text: string; readonly allowed: string };

/** The longest run of letters that is looked for. */
export const LONGEST_PART = 15;

/** So many runs of letters are looked for at once: each takes its time on every name, and an address has room for thousands. */
export const MOST_PARTS = 26;

/** "length must be one of short, medium, long." */
export function mustBeOneOf(key: string, allowed: readonly string[]): string {
  return `${key} must be one of ${allowed.join(", ")}.`;
}

export function mustBeLetters(key: string): string {
  return `${key} must be 1 to ${LONGEST_PART} letters.`;
}

export function mustBeFew(key: string): string {
  return `${key} may be given ${MOST_PARTS} times.`;
}
