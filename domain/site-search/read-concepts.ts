import { isEverywhere, isPartner, isTelling, isWeak, termsOf, wordsOf } from "./site-terms.ts";
import { stem } from "./stem.ts";

/** Words of parents with words of our pages for the same: "shots" is "vaccination". */
export type ParentsWords = readonly (readonly [said: string, ours: string])[];

/** One thing that a query speaks of: a word of it, or a few that belong together. */
export type Concept = {
  /** As they were typed, in small letters. */
  readonly words: readonly string[];
  readonly terms: readonly string[];
  /** Words of ours for it, and those of them that were not typed. */
  readonly ours: readonly string[];
  readonly also: readonly string[];
  /** How much of the query it is: a word that stands everywhere is little. */
  readonly share: number;
};

const WEAK_SHARE = 0.25;
const PARTNER_SHARE = 0.5;
/** A word alone is likely a name, unless it is long. */
const LONG_ALONE = 9;
const FIGURE = /\d/;
const FIGURES = /\d+/g;

type Ours = ReadonlyMap<string, readonly string[]>;

/** Makes a reader of queries. */
export function createConcepts(
  parentsWords: ParentsWords,
  mend: (term: string) => string = (term) => term,
): (text: string, isOfNames?: boolean) => readonly Concept[] {
  const ours = new Map(parentsWords.map(([said, words]) => [key(wordsOf(said)), oursIn(words)] as const));
  // By their first word: most words begin none of more.
  const longest = new Map<string, number>();
  for (const said of ours.keys()) {
    const [first = "", ...others] = said.split(" ");
    longest.set(first, Math.max(longest.get(first) ?? 1, 1 + others.length));
  }

  return (text, isOfNames = false) => {
    const words = wordsOf(text);
    // Slips in words about names are the names' to mend.
    const maySlip = (word: string) =>
      !isOfNames && isTelling(word) && (words.length > 1 || word.length >= LONG_ALONE);
    const stems = words.map((word) => (maySlip(word) ? mend(stem(word)) : stem(word)));
    const concepts: Concept[] = [];
    for (let at = 0; at < words.length;) {
      const size = sizeAt(stems, at, longest, ours);
      const taken = words.slice(at, at + size);
      const also = oursFor(stems.slice(at, at + size), ours) ?? [];
      const telling = stems.slice(at, at + size).filter((_, each) => isTelling(taken[each] ?? ""));
      if (telling.length > 0 || also.length > 0) concepts.push(conceptOf(taken, telling, also, isOfNames));
      at += size;
    }
    // Of filler alone, all that there is.
    return concepts.length > 0
      ? concepts
      : words.map((word) => conceptOf([word], [stem(word)], [], isOfNames));
  };
}

/** How many words from here on are one saying of the table; one where there is none. */
function sizeAt(
  stems: readonly string[],
  at: number,
  longest: ReadonlyMap<string, number>,
  ours: Ours,
): number {
  const first = stems[at] ?? "";
  const most = Math.max(longest.get(first) ?? 1, longest.get(first.replaceAll(FIGURES, "0")) ?? 1);
  for (let size = Math.min(most, stems.length - at); size > 1; size--) {
    if (oursFor(stems.slice(at, at + size), ours) !== undefined) return size;
  }
  return 1;
}

/** What the table has for some words; where it says 0, it means any figure. */
function oursFor(stems: readonly string[], ours: Ours): readonly string[] | undefined {
  const said = stems.join(" ");
  return ours.get(said) ?? (FIGURE.test(said) ? ours.get(said.replaceAll(FIGURES, "0")) : undefined);
}

function conceptOf(
  words: readonly string[],
  terms: readonly string[],
  also: readonly string[],
  isOfNames: boolean,
): Concept {
  const others = also.filter((term) => !terms.includes(term));
  const isAge = words.length > 1 && FIGURE.test(words[0] ?? "");
  return {
    words,
    terms,
    // Of one word with others for it, each is enough; a saying of several is all that stands for it.
    ours: terms.length > 1 ? also : others,
    also: others,
    // "7 year old" is beside what is asked, though it leads to a school.
    share: shareOf(terms, also.length === 0 || isAge, isOfNames),
  };
}

function shareOf(terms: readonly string[], isAlone: boolean, isOfNames: boolean): number {
  if (!isOfNames && terms.every(isPartner)) return PARTNER_SHARE;
  return terms.every(isWeak) && isAlone ? WEAK_SHARE : 1;
}

/** However its words end. */
function key(words: readonly string[]): string {
  return words.map(stem).join(" ");
}

/** What stands everywhere would lead to everything, unless it is all there is. */
function oursIn(words: string): readonly string[] {
  const terms = termsOf(words);
  const telling = terms.filter((term) => !isEverywhere(term));
  return telling.length === 0 ? terms : telling;
}
