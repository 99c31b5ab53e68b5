/** Sex of use of a name: to whom it is given, never what a name "is". */
export const GENDERS = ["boy", "girl", "unisex"] as const;
export type Gender = (typeof GENDERS)[number];

/** What a visitor may ask for: one sex of use, or all of them. */
export const GENDER_FILTERS = ["all", ...GENDERS] as const;
export type GenderFilter = (typeof GENDER_FILTERS)[number];

/** Whether a name of this sex of use belongs under the chosen filter. */
export function matchesGender(gender: Gender, filter: GenderFilter): boolean {
  return filter === "all" || gender === filter;
}
