import type { LikelyAge } from "#domain/compare/likely-age.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { Forecast } from "#domain/names/forecast/forecast.ts";
import type { RuledListId } from "#domain/names/lists/list-id.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary, OneIn } from "#domain/names/entry/name-summary.ts";

/** The figures of one sex. Series run from firstYear to lastYear of the edition, one number a year. */
export type SexFigures = {
  /** Births of each year; 0 means unpublished (fewer than five, or none). */
  readonly births: readonly number[];
  /** Births per million babies of this sex whose name is listed that year, rounded to one decimal. */
  readonly perMillion: readonly number[];
  /** Rank within the sex of each year, as SSA prints it; 0 where unpublished. */
  readonly rank: readonly number[];
  readonly total: number;
  /** Highest share. */
  readonly peak: Moment;
  /** Lowest share between the peak and the last year, if the curve has a valley worth naming (rule in moments.ts). */
  readonly low: Moment | null;
  readonly latest: Moment | null;
  readonly peakDecade: number;
};

/** A year worth marking on a curve. */
export type Moment = {
  readonly year: number;
  readonly births: number;
  readonly rank: number;
  readonly oneIn: number;
};

/** How the share moved over the last five years. */
export type Movement = {
  readonly direction: "rising" | "falling" | "steady" | "unpublished";
  /** Change of the share against five years before, in percent, to one decimal; null where either is unpublished. */
  readonly percent: number | null;
  readonly since: number;
};

/** "How common, really": formulas in docs, after product notes feature 2. */
export type Commonness = {
  readonly oneIn: OneIn | null;
  /** 1 in N of all babies, girls and boys together. */
  readonly oneInBabies: number | null;
  /** Chance (0–1) that at least one of the 24 others in a mixed class of 25 has this name: 1 − (1 − p)^24. Null where unpublished: never zero. */
  readonly chanceInClass: number | null;
  /** "very unlikely" where unpublished, too: fewer than five of each sex in a year is a chance below 0.01 %. */
  readonly chanceWord: "very unlikely" | "unlikely" | "possible" | "quite likely";
  readonly movement: Movement;
};

/** Share of the name's births that were girls, in ten-year steps (decade start → 0–1), where both sexes or any births exist. */
export type DecadeShare = { readonly decade: number; readonly girls: number; readonly births: number };

/** What the records say of a name, or of all its spellings together. */
export type NameFigures = {
  readonly girl: SexFigures | null;
  readonly boy: SexFigures | null;
  readonly main: "girl" | "boy";
  /** Girls' share (0–1) of the births of the last ten years, for "99.6% of Hazels since 2016 are girls"; null without recent births. */
  readonly recentGirlShare: number | null;
  readonly commonness: Commonness;
  readonly decades: readonly DecadeShare[];
};

/** The spellings that are said the same, most given first, and their figures together (which have no rank: 0). */
export type FamilyFigures = { readonly members: readonly FamilyMember[]; readonly together: NameFigures };

/** A spelling of a family and its births of both sexes in the last year. */
export type FamilyMember = { readonly id: NameId; readonly name: string; readonly births: number };

/** Another name, and why it stands here. */
export type Neighbour = { readonly summary: NameSummary; readonly reason: string };

/** Other names to look at, by what they share with a name. */
export type Neighbours = Readonly<Record<"sameStart" | "similarCurve" | "sameOrigin", readonly Neighbour[]>>;

/** What is told of a name beside its figures and its words. */
export type AboutName = {
  /** When its living bearers of the sex of its use were born; null for a name on no record. */
  readonly age: LikelyAge | null;
  /** Where it will likely be, of each sex; null where it has too few births to say. */
  readonly forecast: { readonly girl: Forecast | null; readonly boy: Forecast | null };
  readonly themes: readonly Pick<Theme, "id" | "label">[];
  /** The lists by rule on which it stands. */
  readonly lists: readonly RuledListId[];
  /** Names for brothers and sisters, and for the middle, best first; null for a name outside the collection. */
  readonly beside: {
    readonly siblings: readonly NameSummary[];
    readonly middles: readonly NameSummary[];
  } | null;
};

export type NamePage = NameFigures &
  AboutName & {
    readonly id: NameId;
    readonly summary: NameSummary;
    readonly curated: CuratedName | null;
    /** Whether search engines may show it (is-entry-indexed.ts). */
    readonly indexed: boolean;
    /** All display forms: the main one first. */
    readonly displayForms: readonly string[];
    readonly firstYear: number;
    readonly lastYear: number;
    /** Null for a name that nobody has been found to spell otherwise. */
    readonly family: FamilyFigures | null;
  };
