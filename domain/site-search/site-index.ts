import { isEverywhere, termsOf } from "./site-terms.ts";

/** How the index is made and read; the same on the server and in the browser, which are handed one index. */
export const INDEX_OPTIONS = {
  fields: ["title", "words", "head", "text"],
  tokenize: termsOf,
  processTerm: (term: string, field?: string) => (field === "text" && isNoise(term) ? null : term),
};

/** Within a text, figures and words that stand in every text lead nowhere, and would be a fifth of the index. */
function isNoise(term: string): boolean {
  return isEverywhere(term) || /^\d/.test(term) || term.length < 2;
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

/** What is asked of an index: it is MiniSearch, which the rules know by this alone. */
export type SiteIndex = {
  search(
    query: { readonly combineWith: "OR"; readonly queries: SoughtQuery[] },
    options: {
      readonly boost: typeof BOOST;
      readonly tokenize: (text: string) => string[];
      readonly weights: typeof WEIGHTS;
    },
  ): readonly {
    readonly id: number;
    readonly score: number;
    /** Of the entry, those that met what was looked for. */
    readonly terms: readonly string[];
    /** Of each of them the fields that have it. */
    readonly match: Readonly<Record<string, readonly string[]>>;
  }[];
};

type SoughtQuery = {
  readonly queries: string[];
  readonly combineWith: "OR";
  readonly fuzzy: number | false;
  readonly prefix: boolean;
};

/** A slip, or a beginning, says less than the word itself. */
const WEIGHTS = { fuzzy: 0.35, prefix: 0.4 };
/** Shorter words with a slip are others; longer ones are none of ours, and would take long to compare. */
const WITH_SLIPS = { shortest: 4, longest: 20 };
/** From so many letters on, two of them may be wrong. */
const LONG = 10;
const SHORTEST_BEGINNING = 3;

const HOW = { boost: BOOST, tokenize: (text: string) => [text], weights: WEIGHTS };

/** Whether something has a word as it is. */
export function holdsTerm(index: SiteIndex, term: string): boolean {
  const asked: SoughtQuery = { queries: [term], combineWith: "OR", fuzzy: false, prefix: false };
  return index.search({ combineWith: "OR", queries: [asked] }, HOW).length > 0;
}

/** The entries that a term leads to, how well each answers, and by which of its own terms; null: the term itself. */
type Led = {
  readonly ids: Uint16Array;
  readonly scores: Float64Array;
  readonly terms: readonly (readonly string[])[] | null;
  /** Whether it says so in more than its text: in a title, a heading, or what people call it. */
  readonly isCalled: readonly boolean[];
};

/**
 * Makes a finder of the entries that hold any of some terms. A word of ours is no slip: "pump" is not "bump". Where a term of
 * the index leads is asked of it once, and kept: it has 3,000, and 15,000 places of them.
 */
export function createEntryFinder(index: SiteIndex, entries: number) {
  const search = (term: string, prefix: boolean, fuzzy: number | false) =>
    index.search(
      { combineWith: "OR", queries: [{ queries: [term], combineWith: "OR", fuzzy, prefix }] },
      HOW,
    );
  const [held, begun] = [new Map<string, Led>(), new Map<string, Led>()];

  function leadsTo({ term, isTyped, isLast }: SoughtTerm, forgivesSlips: boolean): Led {
    const prefix = isLast && term.length >= SHORTEST_BEGINNING;
    const kept = prefix ? begun : held;
    const known = kept.get(term);
    if (known !== undefined) return known;
    const hits = search(term, prefix, false);
    const isHeld = hits.some(({ terms }) => terms.includes(term));
    const maySlip =
      forgivesSlips && isTyped && term.length >= WITH_SLIPS.shortest && term.length <= WITH_SLIPS.longest;
    if (hits.length === 0 && maySlip) return ledTo(search(term, prefix, term.length < LONG ? 1 : 2), null);
    const led = ledTo(hits, prefix ? null : term);
    if (isHeld) kept.set(term, led);
    return led;
  }

  const worths = new Map<string, number>();
  /** How much a word tells of what is looked for: what something is called, and what few say, more than what stands in many texts. */
  function worthOf(term: string): number {
    const known = worths.get(term);
    if (known !== undefined) return known;
    const hits = search(term, false, false);
    if (hits.length === 0) return NOWHERE;
    const fields = new Set(hits.flatMap(({ match }) => Object.values(match).flat()));
    const field = FIELDS.find((each) => fields.has(each)) ?? "text";
    const rarity = 1 - Math.log(hits.length) / Math.log(entries + 1);
    const worth = WORTH[field] * (1 - OF_RARITY * (1 - rarity));
    worths.set(term, worth);
    return worth;
  }

  function findEntries(sought: readonly SoughtTerm[], forgivesSlips: boolean): FoundEntries {
    const found = sought.map((each) => ({ ...each, led: leadsTo(each, forgivesSlips) }));
    const numbers = new Map<string, number>();
    const numberOf = (term: string) => {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      numbers.set(term, numbers.size);
      return numbers.size - 1;
    };
    const met = found.map(({ term }) => numberOf(term));
    const own = found.map(({ led }) => led.terms?.map((terms) => terms.map(numberOf)) ?? null);
    const has = new Uint8Array(numbers.size * entries);
    const scores = new Float64Array(entries);
    const times = new Uint16Array(entries);
    for (const [place, { led, weight }] of found.entries()) {
      const row = (met[place] ?? 0) * entries;
      const ownOf = own[place] ?? null;
      for (let at = 0; at < led.ids.length; at++) {
        const id = led.ids[at] ?? 0;
        scores[id] = (scores[id] ?? 0) + weight * (led.scores[at] ?? 0);
        const before = has[row + id] ?? 0;
        if ((before & MET) === 0) times[id] = (times[id] ?? 0) + 1;
        has[row + id] =
          before | (ownOf === null ? MET | OWN : MET) | (led.isCalled[at] === true ? CALLED : 0);
        for (const number of ownOf?.[at] ?? [])
          has[number * entries + id] = (has[number * entries + id] ?? 0) | OWN;
      }
    }
    const ids: number[] = [];
    for (let id = 0; id < entries; id++) {
      if (times[id] === 0) continue;
      ids.push(id);
      // Whoever has more of what was looked for answers better: as MiniSearch counts.
      scores[id] = (scores[id] ?? 0) * (times[id] ?? 0);
    }
    return { ids, scores, numbers, has };
  }

  return { findEntries, worthOf };
}

const FIELDS = ["title", "words", "head", "text"] as const;
const WORTH = { title: 1, words: 0.9, head: 0.8, text: 0.7 } as const;
/** What a word is worth that nothing here says. */
export const NOWHERE = 0.6;
const OF_RARITY = 0.35;

/** That an entry met a term which was looked for; that it has a term of its own which met one. */
const MET = 1;
export const OWN = 2;
/** That it met one in a title, a heading, or what people call it. */
const CALLED = 4;

/** The entries that hold some of what was looked for, in the order of their ids. */
type FoundEntries = {
  readonly ids: readonly number[];
  /** By id. */
  readonly scores: Float64Array;
  /** The terms that were looked for, and those that met them. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Of each term, by its number, and in it of each entry: MET, OWN and CALLED, of which any may be missing. */
  readonly has: Uint8Array;
};

function ledTo(hits: ReturnType<SiteIndex["search"]>, term: string | null): Led {
  return {
    ids: Uint16Array.from(hits, ({ id }) => id),
    scores: Float64Array.from(hits, ({ score }) => score),
    terms: term === null ? hits.map(({ terms }) => terms) : null,
    isCalled: hits.map(({ match }) =>
      Object.values(match).some((fields) => fields.some((field) => field !== "text")),
    ),
  };
}
