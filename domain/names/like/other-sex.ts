import type { Gender, GenderFilter } from "#domain/names/entry/gender.ts";
import type { LikeWanted } from "./like-these.ts";

/**
 * Names like some are of their sex of use. Where another is asked for ("boy names like Hazel"), it is that: without it
 * nothing would be left.
 */
export function otherSex(
  asked: GenderFilter | null,
  liked: readonly { readonly gender: Gender }[],
): Pick<LikeWanted, "gender"> {
  if (asked === null || asked === "all" || liked.some(({ gender }) => gender === asked)) return {};
  return { gender: asked };
}
