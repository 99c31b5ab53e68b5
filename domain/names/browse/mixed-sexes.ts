import type { Gender } from "#domain/names/entry/gender.ts";

/** So many of one sex in a row are enough, if one of the other, of equal weight, is among so many that follow. */
const IN_A_ROW = 2;
export const NEAR = 6;

type Sexed = { readonly gender: Gender; readonly weighs: readonly number[] };

/** The first of some names, with one of the other sex brought forward where those of one stand in a row. */
export function mixedSexes<Name extends Sexed>(names: readonly Name[], limit: number): readonly Name[] {
  const left = names.slice(0, limit + NEAR);
  const mixed: Name[] = [];
  while (mixed.length < limit) {
    const [next] = left;
    if (next === undefined) break;
    const row = mixed.slice(-IN_A_ROW);
    const isRow = row.length === IN_A_ROW && row.every(({ gender }) => gender === next.gender);
    const other = isRow ? left.slice(0, NEAR).findIndex((each) => isOther(each, next)) : -1;
    mixed.push(...left.splice(Math.max(0, other), 1));
  }
  return mixed;
}

function isOther({ gender, weighs }: Sexed, name: Sexed): boolean {
  return gender !== name.gender && weighs.every((weight, place) => weight === name.weighs[place]);
}
