import type { Listed } from "./listed.ts";
import type { Span } from "./span.ts";

export type TopName = Listed & {
  readonly rank: number;
  readonly births: number;
  /** 1 in so many of its sex whose name is listed that year. */
  readonly oneIn: number;
  /** Places up (positive) or down since the year or the decade before; null where that has no rank of it. */
  readonly change: number | null;
};

/** A name and its rank in the year or the decade before, and in this one; null where it has none. */
export type Moved = Listed & { readonly from: number | null; readonly to: number | null };

/** What can be told of a year or a decade beside its list. */
export type SpanFacts = {
  readonly births: number;
  readonly names: number;
  /** Part of the births (0–1) that are of the ten most given names. */
  readonly firstTen: number;
  /** By spelling: since which year it has led without a break, of a year; in how many years it led, of a decade. */
  readonly leader: (Listed & { readonly since: number | null; readonly years: number }) | null;
  readonly second: Listed | null;
  /** Births of the leader more than of the second. */
  readonly ahead: number;
  readonly leaderBefore: Listed | null;
  /** On the list now and not before, the best first; null where the records begin. */
  readonly newcomers: readonly Moved[] | null;
  /** Who climbed most places to be on the list, and who fell most from it or on it. */
  readonly climber: Moved | null;
  readonly faller: Moved | null;
};

/** The history of a leading name: heights from 0 to 99, its own highest year at the top. */
export type LeadingCurve = Listed & {
  readonly heights: readonly number[];
  readonly peak: { readonly year: number; readonly oneIn: number };
};

export type TopNames = {
  readonly span: Span;
  readonly rows: readonly TopName[];
  readonly facts: SpanFacts;
  readonly curves: readonly LeadingCurve[];
};
