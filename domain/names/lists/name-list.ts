import type { Gender } from "#domain/names/entry/gender.ts";
import type { OneIn } from "#domain/names/entry/name-summary.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { AbroadListId, ListRequest, ListSex, RuledListId } from "./list-id.ts";
import type { Listed } from "./listed.ts";
import type { TopNames } from "./top-list.ts";

export type MovingName = Listed & {
  /** Mean change of the share in percent a year, to one decimal (formula in moving-names.ts). */
  readonly percent: number;
  /** Births in the first and in the last of the years looked at. */
  readonly first: number;
  readonly last: number;
};

export type NeutralName = Listed & {
  /** Girls' part (0–1) of the births of the last ten years. */
  readonly girls: number;
  /** Of both sexes, in the last ten years. */
  readonly births: number;
};

export type SleepingName = Listed & {
  readonly sex: Sex;
  readonly peakYear: number;
  /** The share of the last year over that of ten years before, to one decimal. */
  readonly times: number;
  readonly births: number;
};

export type EvergreenName = Listed & {
  readonly sex: Sex;
  readonly births: number;
  readonly oneIn: number;
  /** The year of its lowest share among those looked at. */
  readonly rarest: { readonly year: number; readonly oneIn: number };
};

export type ComebackName = Listed & {
  readonly sex: Sex;
  /** Its best year before it went. */
  readonly before: { readonly year: number; readonly oneIn: number };
  /** The years in which it was rare. */
  readonly gone: { readonly from: number; readonly to: number };
  readonly births: number;
  readonly oneIn: number;
};

export type LongRiseName = Listed & {
  readonly sex: Sex;
  /** How many years in a row its share has grown; since is the year before the first of them. */
  readonly years: number;
  readonly since: number;
  readonly first: number;
  readonly births: number;
};

export type OneHitName = Listed & {
  readonly sex: Sex;
  readonly year: number;
  /** In that year, in the one before and in the one after; 0 is unpublished. */
  readonly births: number;
  readonly before: number;
  readonly after: number;
};

export type LostName = Listed & {
  /** Girls and boys of all years. */
  readonly births: number;
  readonly mostIn: { readonly year: number; readonly births: number };
  /** The last year in which it is listed. */
  readonly lastYear: number;
};

export type StateRiser = Listed & {
  readonly sex: Sex;
  /** Place in STATES. */
  readonly state: number;
  /** About how many babies in the newest five years, and in the five before. */
  readonly now: number;
  readonly before: number;
};

/** A name in the newest year of another country, and in the US in that year. */
export type AbroadName = Listed & {
  readonly sex: Sex;
  readonly year: number;
  readonly rank: number;
  readonly births: number;
  /** Of the sex there. */
  readonly listed: number;
  readonly oneIn: number;
  readonly us: Readonly<Record<Sex, { readonly births: number; readonly listed: number }>>;
};

export type DescribedName = Listed & {
  readonly gender: Gender;
  readonly origin: Origin;
  readonly meaning: string;
  /** Whether the meaning is a gloss; otherwise it says that there is none. */
  readonly glossed: boolean;
  readonly oneIn: OneIn | null;
};

/** Rows counted over some years, both included. */
export type CountedOver<Row> = {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly Row[];
};

/** A list, with what it was counted over. */
export type NameList =
  | ({ readonly kind: "top" } & TopNames)
  | ({ readonly kind: "moving" } & CountedOver<MovingName>)
  | ({ readonly kind: "neutral" } & CountedOver<NeutralName>)
  | ({ readonly kind: "sleeping" } & CountedOver<SleepingName>)
  | ({ readonly kind: "evergreen" } & CountedOver<EvergreenName>)
  | ({ readonly kind: "comeback" } & CountedOver<ComebackName>)
  | ({ readonly kind: "rise" } & CountedOver<LongRiseName>)
  | ({ readonly kind: "one-hit" } & CountedOver<OneHitName>)
  | ({ readonly kind: "lost" } & CountedOver<LostName>)
  | ({ readonly kind: "state" } & CountedOver<StateRiser>)
  /** The year is that of the country's newest figures. */
  | ({ readonly kind: "abroad" } & CountedOver<AbroadName>)
  | { readonly kind: "letter"; readonly rows: readonly DescribedName[] }
  | ({ readonly kind: "origin" } & OriginNames);

export type OriginNames = {
  readonly rows: readonly DescribedName[];
  /** Names first of another origin: whose form arose here by itself, too; on a list of one sex, those in use here. */
  readonly also: readonly DescribedName[];
  /** How many names fit, where the list shows the most popular of them alone. */
  readonly all: number;
};

/** How many names an origin or a letter has; only those with any. And the countries that lists are made of. */
export type ListContents = {
  readonly origins: readonly {
    readonly origin: Origin;
    readonly names: number;
    /** By origin or use; names of both sexes count twice. */
    readonly bySex: Readonly<Record<ListSex, number>>;
  }[];
  readonly letters: readonly { readonly letter: string; readonly names: number }[];
  /** Whether any spellings are known to sound the same: else a list by sound would be that by spelling. */
  readonly bySound: boolean;
  /** Those by rule that have rows: records of few years have no comebacks. */
  readonly ruled: readonly RuledListId[];
  readonly countries: Readonly<Record<AbroadListId, readonly string[]>>;
};

/** All lists, each the answer to a rule. */
export type NameLists = {
  /** A year outside the records, or an origin, letter or country without names, gives a list without rows. */
  list(request: ListRequest): NameList;
  contents(): ListContents;
};
