import { type Gender, type GenderFilter, matchesGender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";

/** The ids that each choice of sex leaves. */
export function idsByFilter(
  ids: readonly NameId[],
  genderOf: (id: NameId) => Gender | undefined,
): Record<GenderFilter, readonly NameId[]> {
  const of = (filter: GenderFilter) =>
    ids.filter((id) => {
      const gender = genderOf(id);
      return gender !== undefined && matchesGender(gender, filter);
    });
  return { all: of("all"), boy: of("boy"), girl: of("girl"), unisex: of("unisex") };
}
