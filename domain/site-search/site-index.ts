import { isWeak, termsOf } from "./site-terms.ts";

/** How the index is made and read; the same on the server and in the browser, which are handed one index. */
export const INDEX_OPTIONS = {
  fields: ["title", "words", "head", "text"],
  tokenize: termsOf,
  processTerm: (term: string, field?: string) => (field === "text" && isNoise(term) ? null : term),
};

/** Within a text, figures and words that stand in every text lead nowhere, and would be a fifth of the index. */
function isNoise(term: string): boolean {
  return isWeak(term) || /^\d/.test(term) || term.length < 2;
}

/** How much a word in each field says. */
const BOOST = { title: 4, words: 3.5, head: 2.5, text: 1 };

/** A term that is looked for, and how much it says: what somebody wrote counts 1, another word for it less. */
export type SoughtTerm = {
  readonly term: string;
  readonly weight: number;
  /** As it was typed: it may have a slip. */
  readonly isTyped: boolean;
  /** It may be the beginning of a word. */
  readonly isLast: boolean;
};

/** An entry that holds some of what was looked for. */
export type SiteHit = {
  readonly id: number;
  readonly score: number;
  /** What was met of what was looked for, and the terms of the entry that met it. */
  readonly queryTerms: readonly string[];
  readonly terms: readonly string[];
};

/** What is asked of an index: it is MiniSearch, which the rules know by this alone. */
export type SiteIndex = {
  search(
    query: { readonly combineWith: "OR"; readonly queries: SoughtQuery[] },
    options: {
      readonly boost: typeof BOOST;
      readonly tokenize: (text: string) => string[];
      readonly weights: typeof WEIGHTS;
    },
  ): readonly SiteHit[];
};

type SoughtQuery = {
  readonly queries: string[];
  readonly combineWith: "OR";
  readonly fuzzy: number | false;
  readonly prefix: boolean;
  readonly boostTerm: () => number;
};

/** A slip, or a beginning, says less than the word itself. */
const WEIGHTS = { fuzzy: 0.35, prefix: 0.4 };
/** Shorter words with a slip are others; longer ones are none of ours, and would take long to compare. */
const WITH_SLIPS = { shortest: 4, longest: 20 };
/** From so many letters on, two of them may be wrong. */
const LONG = 10;
const SHORTEST_BEGINNING = 3;

/** Terms that an index was found to hold, so that each is looked up once: no more than it has. */
const held = new WeakMap<SiteIndex, Set<string>>();

/** Entries that hold any of the terms, in no order. A word of ours is no slip: "pump" is not "bump". */
export function findEntries(
  index: SiteIndex,
  sought: readonly SoughtTerm[],
  forgivesSlips: boolean,
): readonly SiteHit[] {
  if (sought.length === 0) return [];
  const options = { boost: BOOST, tokenize: (text: string) => [text], weights: WEIGHTS };
  const known = held.get(index) ?? new Set();
  held.set(index, known);
  const isHeld = (exactly: SoughtQuery, term: string) => {
    if (known.has(term)) return true;
    const hits = index.search({ combineWith: "OR", queries: [exactly] }, options);
    if (hits.some(({ terms }) => terms.includes(term))) known.add(term);
    return hits.length > 0;
  };
  const queries = sought.map(({ term, weight, isTyped, isLast }): SoughtQuery => {
    const exactly: SoughtQuery = {
      queries: [term],
      combineWith: "OR",
      fuzzy: false,
      prefix: isLast && term.length >= SHORTEST_BEGINNING,
      boostTerm: () => weight,
    };
    const maySlip =
      forgivesSlips && isTyped && term.length >= WITH_SLIPS.shortest && term.length <= WITH_SLIPS.longest;
    if (!maySlip || isHeld(exactly, term)) return exactly;
    return { ...exactly, fuzzy: term.length < LONG ? 1 : 2 };
  });
  return index.search({ combineWith: "OR", queries }, options);
}
