import { foldName, type NameId } from "#domain/names/entry/name.ts";

/** The number of the reviewed sound family that a name belongs to, by its id; names of one number are said alike. */
export function familyNumbers(families: readonly (readonly string[])[]): ReadonlyMap<NameId, number> {
  return new Map(
    families.flatMap((spellings, number) =>
      spellings.map((spelling) => [foldName(spelling), number] as const),
    ),
  );
}
