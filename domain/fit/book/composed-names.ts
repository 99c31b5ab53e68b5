import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";

/**
 * Full names as they may stand in any class list, the same each time: first and middle names from the 400 most given ones
 * of each sex in the last ten years, surnames from a list, both taken in even steps that share no factor with the lists.
 */
export function composedNames(
  records: BirthRecords,
  surnames: readonly string[],
  count: number,
): readonly TypedName[] {
  const given = SEXES.map((sex) =>
    records.names
      .all()
      .map((name, record) => ({ name, births: records.recent(record, sex) }))
      .toSorted((one, other) => other.births - one.births)
      .slice(0, 400)
      .map(({ name }) => name),
  );
  return Array.from({ length: count }, (_, at) => {
    const names = given[at % 2] ?? [];
    const pair = Math.floor(at / 2);
    return {
      first: names[(pair * 37) % names.length] ?? "",
      middle: names[(pair * 83 + 11) % names.length] ?? "",
      last: surnames[(at * 191 + 7) % surnames.length] ?? "",
      sound: "",
      siblings: "",
    };
  });
}
