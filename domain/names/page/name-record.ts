import { type Citation, cite } from "#domain/names/entry/cite.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { inOrder } from "#domain/names/entry/evidence.ts";
import type { OneIn } from "#domain/names/entry/name-summary.ts";
import type { Bibliography } from "#domain/names/entry/work.ts";
import type { Forecast } from "#domain/names/forecast/forecast.ts";
import type { FamilyMember, Moment, NamePage, SexFigures } from "./name-page.ts";

/** One number a year from the first year of the edition; null where unpublished: fewer than five, or none. */
type Series = readonly (number | null)[];

type RecordOfSex = Pick<SexFigures, "total" | "peak"> & {
  readonly latest: Moment | null;
  readonly births: Series;
  readonly perMillion: Series;
  readonly rank: Series;
};

/** What we say of a name in our own words, with what it rests on. */
type Words = Pick<CuratedName, "origin" | "meaning" | "note" | "say" | "ipa" | "syllables" | "certainty"> & {
  readonly alsoFrom: readonly string[];
  readonly usedIn: readonly string[];
  readonly evidence: readonly Citation[];
};

/** A name for programs: the figures and the words of its page. */
export type NameRecord = {
  readonly id: string;
  readonly name: string;
  readonly spellings: readonly string[];
  readonly gender: NamePage["summary"]["gender"];
  readonly firstYear: number;
  readonly lastYear: number;
  readonly oneIn: OneIn | null;
  /** Null for a name outside the collection. */
  readonly words: Words | null;
  readonly girl: RecordOfSex | null;
  readonly boy: RecordOfSex | null;
  readonly forecast: { readonly girl: Forecast | null; readonly boy: Forecast | null };
  /** Spellings that sound the same, this one among them; empty where we know of none. */
  readonly soundsLike: readonly FamilyMember[];
};

export function nameRecord(page: NamePage, bibliography: Bibliography): NameRecord {
  const { id, summary, displayForms, firstYear, lastYear, curated, girl, boy, forecast, family } = page;
  return {
    id,
    name: summary.name,
    spellings: displayForms,
    gender: summary.gender,
    firstYear,
    lastYear,
    oneIn: summary.oneIn,
    words: curated && wordsOf(curated, bibliography),
    girl: girl && recordOf(girl),
    boy: boy && recordOf(boy),
    forecast,
    soundsLike: family?.members ?? [],
  };
}

function wordsOf(entry: CuratedName, bibliography: Bibliography): Words {
  const { origin, alsoFrom = [], usedIn = [], meaning, note, say, ipa, syllables, certainty } = entry;
  const evidence = inOrder(entry.evidence).map((piece) => cite(piece, bibliography));
  return { origin, alsoFrom, usedIn, meaning, note, certainty, evidence, say, ipa, syllables };
}

function recordOf({ total, peak, latest, births, perMillion, rank }: SexFigures): RecordOfSex {
  const published = (series: readonly number[]): Series =>
    series.map((value, place) => (births[place] === 0 ? null : value));
  return {
    total,
    peak,
    latest,
    births: published(births),
    perMillion: published(perMillion),
    rank: published(rank),
  };
}
