import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { type NameFigures, NO_FIGURES } from "#domain/names/entry/name-figures.ts";
import { DECADES, type Past, type Style, type Trend } from "#domain/names/entry/trait-values.ts";
import { MOVING } from "#domain/names/lists/moving-names.ts";
import { peakPlace } from "#domain/names/records/moments.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { once } from "#domain/once.ts";
import { sharedLists } from "#domain/shared-lists.ts";
import { type Growth, growthOf } from "./browse-growth.ts";
import { CLASSIC, MODERN, MOVED, PAST, POPULAR, RETURNING, VINTAGE } from "./figure-rules.ts";

const shared = {
  styles: sharedLists<Style>(),
  trends: sharedLists<Trend>(),
  pasts: sharedLists<Past>(),
  decades: sharedLists<number>(),
};

/** The figures of a record, -1 for a name that is on none; with its growth, if that is known already. */
export function figuresOf(
  records: BirthRecords,
  record: number,
  gender: Gender,
  growth: Growth | null = record === -1 ? null : growthOf(records, record, gender),
): NameFigures {
  if (record === -1) return NO_FIGURES;
  const { firstYear } = records;
  const sexes = SEXES_OF[COUNTED_FOR[gender]];
  const sex = mainSex(records, record, gender);
  const ranks = records.ranks(record, sex);
  const shares = shareCurve(records, record, sex);
  const peak = peakPlace(shares);
  const ever = records.total(record, "F") + records.total(record, "M");
  // Named one by one: V8 keeps what is spread into an object in a list beside it.
  const { wasPopular, birthsIn } = lookUps(records, record, sexes);
  return {
    rank: ranks.at(-1) || Infinity,
    births: records.latest(record, "F") + records.latest(record, "M"),
    peak: (shares[peak] ?? 0) > 0 ? firstYear + peak : Infinity,
    styles: shared.styles(stylesOf(ranks, firstYear + peak, firstYear)),
    trends: shared.trends(trendsOf(growth, shares, peak)),
    pasts: shared.pasts(pastsOf(ranks, firstYear, ever)),
    decades: shared.decades(
      decadesOf(
        sexes.map((each) => (each === sex ? ranks : records.ranks(record, each))),
        firstYear,
      ),
    ),
    wasPopular,
    birthsIn,
  };
}

/** The same, each looked up when it is asked for: of a name that is looked at once, hardly anything is. */
export function figuresAsAsked(records: BirthRecords, record: number, gender: Gender): NameFigures {
  if (record === -1) return NO_FIGURES;
  const all = once(() => figuresOf(records, record, gender));
  const sexes = SEXES_OF[COUNTED_FOR[gender]];
  return {
    get rank() {
      return records.rankIn(record, mainSex(records, record, gender), records.lastYear) || Infinity;
    },
    get births() {
      return records.latest(record, "F") + records.latest(record, "M");
    },
    get peak() {
      return all().peak;
    },
    get styles() {
      return all().styles;
    },
    get trends() {
      return all().trends;
    },
    get pasts() {
      return all().pasts;
    },
    get decades() {
      const ranks = sexes.map((each) => records.ranks(record, each));
      return decadesOf(ranks, records.firstYear);
    },
    ...lookUps(records, record, sexes),
  };
}

function stylesOf(ranks: Uint16Array, peak: number, firstYear: number): readonly Style[] {
  const styles: Style[] = [];
  const sincePeak = ranks.subarray(peak - firstYear);
  if (peak < VINTAGE.before && sincePeak.some((rank) => isBehind(rank, VINTAGE.fellBehind)))
    styles.push("vintage");
  const lately = ranks.subarray(-CLASSIC.years);
  if (lately.length === CLASSIC.years && !lately.some((rank) => isBehind(rank, CLASSIC.rank)))
    styles.push("classic");
  const isNew = isBehind(bestOf(ranks.subarray(0, Math.max(0, MODERN.before - firstYear))), MODERN.rank);
  if (peak >= MODERN.since && isNew) styles.push("modern");
  return styles;
}

function trendsOf(growth: Growth | null, shares: Float64Array, peak: number): readonly Trend[] {
  const trends: Trend[] = [];
  const percent = (growth?.aYear ?? 0) * 100;
  const last = shares.length - 1;
  /** Its share today beside that of so many years ago; Infinity when that is unpublished. */
  const times = (years: number) => (shares[last] ?? 0) / (shares[last - years] ?? 0);
  if (growth?.asRise === true && percent > MOVING.percent && !(times(MOVED.years) < MOVED.risen))
    trends.push("rising");
  if (growth?.asFall === true && percent < -MOVING.percent && times(MOVED.years) <= MOVED.fallen)
    trends.push("falling");
  const grown = times(RETURNING.years);
  if (grown >= RETURNING.times && grown < Infinity && last - peak >= RETURNING.peakYearsAgo)
    trends.push("returning");
  return trends;
}

function pastsOf(ranks: Uint16Array, firstYear: number, ever: number): readonly Past[] {
  if (!isBehind(bestOf(ranks.subarray(Math.max(0, PAST.since - firstYear))), PAST.rank)) return [];
  return ever >= PAST.known ? ["fresh", "known"] : ["fresh"];
}

/** First years of the decades with a year in which one of the sexes had it among the popular. */
function decadesOf(all: readonly Uint16Array[], firstYear: number): readonly number[] {
  const found = new Set<number>();
  for (const ranks of all) {
    for (let place = 0; place < ranks.length; place += 1) {
      const year = firstYear + place;
      if (!isBehind(ranks[place] ?? 0, POPULAR.rank)) found.add(year - (year % 10));
    }
  }
  return found.size === 0 ? [] : DECADES.filter((decade) => found.has(decade));
}

/** What is looked up for the years that somebody asks for. */
function lookUps(
  records: BirthRecords,
  record: number,
  sexes: readonly Sex[],
): Pick<NameFigures, "wasPopular" | "birthsIn"> {
  return {
    wasPopular: (from, to) => {
      for (let year = Math.max(from, records.firstYear); year <= Math.min(to, records.lastYear); year += 1)
        if (sexes.some((sex) => !isBehind(records.rankIn(record, sex, year), POPULAR.rank))) return true;
      return false;
    },
    birthsIn: (from, to) =>
      sexes.reduce((births, sex) => births + records.countBetween(record, sex, from, to), 0),
  };
}

/** The best rank of those; 0 where none is published. */
function bestOf(ranks: Uint16Array): number {
  let best = 0;
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? 0;
    if (rank > 0 && (best === 0 || rank < best)) best = rank;
  }
  return best;
}

/** A year without a rank, 0, is behind all. */
function isBehind(rank: number, worst: number): boolean {
  return rank === 0 || rank > worst;
}
