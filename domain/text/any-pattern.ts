import { alternativesOf } from "./pattern-pieces.ts";
import { sievedPatterns } from "./pattern-sieve.ts";

/** Many alternatives, looked for as one pattern would. */
export type AnyPattern = {
  readonly test: (text: string) => boolean;
  /** Where the first match begins; -1 where there is none. */
  readonly search: (text: string) => number;
};

/** A pattern of very many alternatives as one of each, of which only those are tried that may match (pattern-sieve.ts). None refers to a group. */
export function anyPattern(sources: readonly string[], inFrame: (source: string) => RegExp): AnyPattern {
  const all = sources.flatMap(alternativesOf).map((source) => ({ pattern: inFrame(source) }));
  const mayMatch = sievedPatterns(all);
  return {
    test: (text) => mayMatch(text).some(({ pattern }) => pattern.test(text)),
    search(text) {
      const found = mayMatch(text).map(({ pattern }) => text.search(pattern));
      return found.reduce((first, at) => (at >= 0 && (first < 0 || at < first) ? at : first), -1);
    },
  };
}
