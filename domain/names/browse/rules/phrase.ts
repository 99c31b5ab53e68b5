import type { Theme } from "#domain/names/entry/theme.ts";

/** What some plain words ask of a rule, and what that is called on a chip. */
export type Wish<Value> = {
  readonly value: Value;
  readonly label: string;
  /** What is held true of each name, where the label does not say it: "Peaked before 1950, and rises again". */
  readonly rule?: string;
  /** An everyday word, which is no rule beside words that are none: "long island", "rare gem". */
  readonly weak?: true;
  /** No name must fit it: those that do come first. */
  readonly prefers?: true;
  /** All of its values must hold, and not one of them: "with the letters l and y". */
  readonly each?: true;
  /** It holds beside others of its rule, of which any one does: "starts with m or j, second letter a". */
  readonly apart?: true;
  /** What else it asks, as an address writes it: "grandpa names" are of boys. */
  readonly also?: readonly (readonly [key: string, value: string])[];
};

export type PhraseContext = {
  readonly themes: readonly Theme[];
  /** Whether a text begins with the words of another rule: "not girl" is no ending. */
  readonly isRule: (text: string) => boolean;
};

/** A way to say a rule in plain words. */
export type Phrase<Value> = {
  readonly pattern: RegExp;
  /** From the groups of the pattern; null when they ask for nothing after all. */
  readonly parse: (words: readonly string[], context: PhraseContext) => Wish<Value> | null;
};

/** Matches from a place on, up to the end of a word; spaces of any kind and number. */
export function phrase(source: string): RegExp {
  return new RegExp(`(?:${source.replaceAll(" ", "\\s+")})(?![\\p{L}\\p{M}\\p{N}'’]|-\\p{L})`, "iuy");
}

/** What denies the word behind it, in a pattern: "not", "aren't", "nothing", "don't sound". */
export const NOT =
  "(?:not|nothing|never|(?:are|is|ai|wo|do|does|should|must|ca|was|were|did)n[’']?t|cannot|without being)(?: (?:be|sound|seem|feel|look)(?:ing)?)?";

/** "mary ann" as "Mary Ann". */
export function capitals(words: string): string {
  return words.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
