import { GENDER_FILTERS, type GenderFilter } from "#domain/names/entry/gender.ts";

/** The tools of the page: a whole name is listened to, names beside brothers and sisters, names for the middle. */
export const FIT_TABS = ["name", "siblings", "middle"] as const;
export type FitTab = (typeof FIT_TABS)[number];

/** What the address asks for. Names never stand in it: they are behind its "#". */
export type FitAddress = {
  readonly tab: FitTab;
  /** The sex of use of the names that are suggested; null where nobody has chosen. */
  readonly gender: GenderFilter | null;
};

/** What is none of ours is as if it were not there. */
export function readFitAddress(search: string): FitAddress {
  const query = new URLSearchParams(search);
  return {
    tab: FIT_TABS.find((tab) => tab === query.get("tab")) ?? "name",
    gender: GENDER_FILTERS.find((filter) => filter === query.get("gender")) ?? null,
  };
}

/** The query with its question mark; empty for the whole name. */
export function writeFitAddress({ tab, gender = null }: Partial<FitAddress>): string {
  if (tab === undefined || tab === "name") return "";
  return gender === null ? `?tab=${tab}` : `?tab=${tab}&gender=${gender}`;
}
