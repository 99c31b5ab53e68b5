import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf, recordOf, writtenName } from "#domain/names/records/ssa-spelling.ts";
import type { Families } from "#domain/names/sound/sound-family.ts";
import type { Listed } from "./listed.ts";

/** The babies whose spellings are counted. */
export type Among = { readonly sexes: readonly Sex[]; readonly from: number; readonly to: number };

/** How the rows of a list are written. */
export type Naming = <Row extends Listed>(row: Row, among: Among) => Row;

/** SSA knows no accents: a name of the collection stands as there. */
export function namingBySpelling(collection: readonly CuratedName[]): Naming {
  const written = new Map(collection.map(({ name }) => [foldName(name), name]));
  return (row) => ({ ...row, name: written.get(row.id) ?? row.name });
}

/** A name by sound stands as most of its babies are spelled, with every spelling that is counted. */
export function namingBySound(records: BirthRecords, families: Families, written: Naming): Naming {
  return (row, among) => {
    const family = families.familyOf(recordOf(records, row.id));
    const spellings = (family?.members ?? [])
      .map((record) => ({ record, births: birthsOf(records, record, among) }))
      .filter(({ births }) => births > 0)
      .toSorted((one, other) => other.births - one.births)
      .map(({ record, births }) => {
        const { id, name } = written(
          { id: idOf(records, record), name: writtenName(records, record) },
          among,
        );
        return { id, name, births };
      });
    const [{ id, name } = written(row, among)] = spellings;
    return { ...row, id, name, spellings };
  };
}

function birthsOf(records: BirthRecords, record: number, { sexes, from, to }: Among): number {
  const years = new Float64Array(to - from + 1);
  return sexes.reduce((sum, sex) => sum + records.addBirths(record, sex, from, years), 0);
}
