import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { OneIn } from "#domain/names/entry/name-summary.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { ListRequest } from "./list-id.ts";

/** A name on a list, as the collection writes it, else as SSA does. */
export type Listed = { readonly id: NameId; readonly name: string };

export type TopName = Listed & {
  readonly rank: number;
  readonly births: number;
  /** 1 in so many of its sex whose name is listed that year. */
  readonly oneIn: number;
  /** Places up (positive) or down since the year before; null where that year has no rank of it. */
  readonly change: number | null;
};

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
  | { readonly kind: "top"; readonly year: number; readonly rows: readonly TopName[] }
  | ({ readonly kind: "moving" } & CountedOver<MovingName>)
  | ({ readonly kind: "neutral" } & CountedOver<NeutralName>)
  | ({ readonly kind: "sleeping" } & CountedOver<SleepingName>)
  | ({ readonly kind: "evergreen" } & CountedOver<EvergreenName>)
  | { readonly kind: "letter"; readonly rows: readonly DescribedName[] }
  /** Names first of this origin; and those first of another, whose form arose here by itself, too. */
  | {
      readonly kind: "origin";
      readonly rows: readonly DescribedName[];
      readonly also: readonly DescribedName[];
    };

/** How many names an origin or a letter has; only those with any. */
export type ListContents = {
  readonly origins: readonly { readonly origin: Origin; readonly names: number }[];
  readonly letters: readonly { readonly letter: string; readonly names: number }[];
};

/** All lists, each the answer to a rule. */
export type NameLists = {
  /** A year outside the records, or an origin or letter without names, gives a list without rows. */
  list(request: ListRequest): NameList;
  contents(): ListContents;
};
