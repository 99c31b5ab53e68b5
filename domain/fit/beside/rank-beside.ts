import { rankMiddles } from "#domain/fit/middles/rank-middles.ts";
import type { Unwanted } from "#domain/fit/middles/is-dropped.ts";
import { type FamilyBook, type FamilyName, isOfSex } from "#domain/fit/siblings/family-name.ts";
import { profileOf } from "#domain/fit/siblings/family-profile.ts";
import { isTooClose } from "#domain/fit/siblings/is-too-close.ts";
import { rankSiblings } from "#domain/fit/siblings/rank-siblings.ts";
import type { BesideIds } from "./beside-table.ts";

/** Sisters, and brothers; and names for the middle. */
const OF_A_SEX = 3;
const MIDDLES = 6;

/**
 * What stands beside a name on its page: three sisters and three brothers, taking turns, and six middle names, by the
 * rankings of the page of full names. Takes some 30 ms: it is done once for the collection (tools/fit.ts).
 */
export function rankBeside(
  name: FamilyName,
  names: FamilyBook["names"],
  unwanted: Unwanted | undefined,
): BesideIds {
  const taken: FamilyName[] = [];
  const closest = (gender: "girl" | "boy") =>
    rankSiblings([name], names, {
      gender,
      each: OF_A_SEX,
      allows: (other) => !taken.some((each) => isTooClose(profileOf(each), profileOf(other))),
    }).closest.map((each) => each.name);
  const sisters = closest("girl");
  taken.push(...sisters);
  const brothers = closest("boy");
  const [ones, others] = isOfSex(name, "boy") ? [sisters, brothers] : [brothers, sisters];
  const gender = name.gender === null || name.gender === "unisex" ? "all" : name.gender;
  const around = { first: name, surname: null };
  const middles = rankMiddles(around, names, { gender, most: MIDDLES, ...(unwanted && { unwanted }) });
  return {
    siblings: ones.flatMap((one, place) => [one, ...others.slice(place, place + 1)]).map(idOf),
    middles: middles.map((each) => idOf(each.name)),
  };
}

function idOf({ letters }: FamilyName): string {
  return letters;
}
