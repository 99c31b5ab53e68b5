import type { Commonness } from "#domain/names/page/name-page.ts";
import type { Counted } from "#domain/names/entry/name-summary.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Among, RequestedName, CompareMeasure, YearRange } from "./compare-request.ts";
import type { LikelyAge } from "./likely-age.ts";

/** One line: a name or a sound family, of the sex asked for or else of its use. */
export type ComparedLine = {
  /** Of each year of the span; null where unpublished, and everywhere for the rank of a family, which has none. */
  readonly values: readonly (number | null)[];
  /** "1 in N" of the last year of the span in which it is listed. */
  readonly last: { readonly year: number; readonly births: number; readonly oneIn: number } | null;
  /** Whose births are counted: of both sexes for a unisex name. */
  readonly of: Counted;
  /** Among whom it has its rank: a unisex name, among those to whom it is given more. */
  readonly rankedAmong: Among;
  /** Whether it is on record for girls and for boys, so that the line must say whose it is. */
  readonly forBoth: boolean;
};

/** What is told of a name beside the chart, in the last year of the records. */
export type ComparedFacts = {
  readonly commonness: Commonness;
  readonly syllables: { readonly count: number; readonly guessed: boolean };
  readonly age: LikelyAge | null;
  /** Girls among the babies of the last ten years, 0–1; null without any. */
  readonly girlShare: number | null;
};

/** What the records say of several names side by side. */
export type CompareBook = {
  readonly records: YearRange;
  /** The first spelling of a name's sound family; undefined for a name that nobody has been found to spell otherwise. */
  familyOf(id: NameId): { readonly key: string; readonly spellings: readonly string[] } | undefined;
  line(asked: RequestedName, measure: CompareMeasure, span: YearRange): ComparedLine;
  facts(asked: RequestedName): ComparedFacts;
};
