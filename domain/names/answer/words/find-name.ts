import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { isMetOften, type NameSummary } from "#domain/names/entry/name-summary.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { originsCalled } from "#domain/names/plain/plain-origins.ts";
import type { Why } from "#domain/names/search/why.ts";
import { once } from "#domain/once.ts";

/** The name that somebody wrote, or meant. */
export type FoundName = {
  readonly summary: NameSummary;
  /** As it was typed, where that is not the name. */
  readonly instead: string | null;
  readonly why: Why;
};

export type FindName = (
  typed: string,
  how: {
    readonly bare: boolean;
    readonly saysName: boolean;
    readonly asIs?: boolean;
    /** No slips: what is no name itself is none. */
    readonly exactly?: boolean;
    /** Only a name can stand there: a word of our notes that hardly anybody is given is a slip of one ("Oliva"). */
    readonly mustBeName?: boolean;
  },
) => FoundName | null;

/** Words that stand where a name may stand. */
const NO_NAMES: ReadonlySet<string> = new Set(
  "a an the it its this that these those he she they him her his my our your their me i we you us name names named baby babies girl girls boy boys child children kid kids son daughter mom dad someone anyone people first middle last given nickname nicknames popular rare common unique unusual uncommon short long cute pretty cool good best nice old modern classic vintage unisex neutral meaning origin like one two and or of to in for from is are was there too so not no what who how when where why which than with without but about more most less least syllable syllables letter letters starting ending ok okay if wrong bad weird same data info figures numbers money website timeline timelines chart charts graph graphs calculator generator quiz trans transgender transmasc transfem nonbinary enby".split(
    " ",
  ),
);

/** Of a word in small letters. */
export const isNoName = (word: string): boolean => NO_NAMES.has(word);

/** Given to one baby in so many, or more often, or in the collection: people know it. */
const KNOWN_TO_ONE = 50_000;

/** Given to so many babies since the records begin, people know it still. */
const GIVEN = 5000;

/** A slip is one of a name that is given at least so often, or is in the collection. */
const MEANT_TO_ONE = 5000;

/** Shorter texts are too little to be a slip of one name. */
const SHORTEST_SLIP = 4;
const TWO_SLIPS = 7;

/** Finds names by their spelling, or, where that is none, the one that is most likely meant. */
export function createFindName({
  collection,
  records,
  summaryOf,
  search,
}: Pick<AnswerSources, "collection" | "records" | "summaryOf" | "search">): FindName {
  const words = once(() => wordsOfNotes(collection));

  return (typed, { bare, saysName, asIs, exactly, mustBeName }) => {
    const id = foldName(typed);
    const parts = typed.toLowerCase().split(/\s+/);
    if (parts.some(isNoName)) return null;
    if (bare && originsCalled(typed).length > 0) return null;
    const summary = summaryOf(id);
    if (summary !== undefined && (isMetOften(summary, KNOWN_TO_ONE) || wasGiven(id)))
      return { summary, instead: null, why: { kind: "exact" } };
    const isWord = !saysName && words().has(id);
    // "Noahs", "Dorises"; "accent marks" is about no Mark.
    const one = (isWord ? [] : [/s$/, /es$/])
      .filter((plural) => plural.test(id))
      .flatMap((plural) => summaryOf(id.replace(plural, "")) ?? [])
      .find((each) => isMetOften(each, KNOWN_TO_ONE));
    if (one !== undefined) return { summary: one, instead: null, why: { kind: "exact" } };
    // A spelling that nobody is given now is rather a slip, unless it is asked whether it is a name.
    const near = summary?.oneIn === null && asIs !== true ? meant(typed) : null;
    if (near !== null && !isWord) return near;
    if (isWord && mustBeName === true && !bare && summary !== undefined) return meant(typed);
    if (summary !== undefined && !bare && !isWord) return { summary, instead: null, why: { kind: "exact" } };
    // "Mila Mia": two names, and no slip of Milania.
    const areNames = parts.length > 1 && parts.every((part) => isKnown(foldName(part)));
    if (areNames || isWord || (id !== "" && (exactly === true || id.length < SHORTEST_SLIP))) return null;
    return meant(typed);
  };

  function isKnown(id: NameId): boolean {
    const summary = summaryOf(id);
    return summary !== undefined && isMetOften(summary, KNOWN_TO_ONE);
  }

  /** Adolph and Gaylord, which hardly anybody is given now, are no slips of other names. */
  function wasGiven(id: NameId): boolean {
    const record = recordOf(records, id);
    return (
      record >= 0 && records.total(record, "F") + records.total(record, "M") >= GIVEN && !words().has(id)
    );
  }

  /** In another script a name is what the search takes it for; else it is one that is nearly spelled, or said, so. */
  function meant(typed: string): FoundName | null {
    const isOtherScript = foldName(typed) === "";
    const hits = search.find(typed, "all", isOtherScript ? 1 : 3);
    for (const { id, why } of hits) {
      const summary = summaryOf(id);
      if (summary !== undefined && isOtherScript) return { summary, instead: null, why };
      if (summary === undefined || !isMetOften(summary, MEANT_TO_ONE)) continue;
      if (id === foldName(typed)) continue;
      // Two letters less are another name: Lucifer is no Lucie.
      const isAsLong = Math.abs(id.length - foldName(typed).length) < 2;
      const isSlip = why.kind === "typo" && (why.letters === 1 || (typed.length >= TWO_SLIPS && isAsLong));
      if (isSlip || why.kind === "sound") return { summary, instead: typed, why };
    }
    return null;
  }
}

/** English words, as notes on names have them in small letters: "water" is no slip of Walter. */
function wordsOfNotes(collection: readonly CuratedName[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { note, meaning } of collection) {
    for (const [word] of `${note} ${meaning}`.matchAll(/(?<!\p{L})[a-z]+(?!\p{L})/gu)) words.add(word);
  }
  return words;
}
