import type { FamilyMember } from "#domain/names/page/name-page.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf, writtenName } from "#domain/names/records/ssa-spelling.ts";

/** Spellings that are said the same, counted together. */
export type SoundFamily = {
  /** Record numbers of its spellings, most births of the last ten years first. */
  readonly members: readonly number[];
  /** Number of a record that is the sum of them all, for the records of withFamilies. */
  readonly record: number;
};

export type Families = {
  /** The records, and after the last name a record for each family: births are sums, and it has no rank. */
  readonly records: BirthRecords;
  /** How many there are. */
  readonly size: number;
  /** The family of a record; undefined for a name that nobody has been found to spell otherwise. */
  readonly familyOf: (record: number) => SoundFamily | undefined;
  /** The spelling of a family's record that most babies of the last ten years were given; undefined for any other record. */
  readonly leaderOf: (record: number) => number | undefined;
};

/**
 * Joins reviewed families, lists of SSA spellings, to the records. A family is a record like any other, so that whatever
 * can be said of one spelling can be said of all together. Throws on a spelling that is on no record.
 */
export function withFamilies(records: BirthRecords, lists: readonly (readonly string[])[]): Families {
  const families = lists.map((spellings, place): SoundFamily => {
    const members = spellings.map((spelling) => recordIn(records, spelling));
    const births = (record: number) => records.recentBirths[record] ?? 0;
    return {
      members: members.toSorted((one, other) => births(other) - births(one)),
      record: records.names.length + place,
    };
  });
  const byMember = new Map(families.flatMap((family) => family.members.map((member) => [member, family])));
  const membersOf = (record: number) => families[record - records.names.length]?.members ?? [record];
  const sum = (record: number, births: (member: number) => number) =>
    membersOf(record).reduce((total, member) => total + births(member), 0);

  return {
    size: families.length,
    familyOf: (record) => byMember.get(record),
    leaderOf: (record) => families[record - records.names.length]?.members[0],
    records: {
      ...records,
      counts: (record, sex) => sumOfYears(membersOf(record).map((member) => records.counts(member, sex))),
      addBirths: (record, sex, from, sums) =>
        sum(record, (member) => records.addBirths(member, sex, from, sums)),
      countIn: (record, sex, year) => sum(record, (member) => records.countIn(member, sex, year)),
      countBetween: (record, sex, from, to) =>
        sum(record, (member) => records.countBetween(member, sex, from, to)),
      rankIn: (record, sex, year) => (record < records.names.length ? records.rankIn(record, sex, year) : 0),
      ranks: (record, sex) =>
        record < records.names.length ? records.ranks(record, sex) : new Uint16Array(),
      total: (record, sex) => sum(record, (member) => records.total(member, sex)),
      recent: (record, sex) => sum(record, (member) => records.recent(member, sex)),
      latest: (record, sex) => sum(record, (member) => records.latest(member, sex)),
    },
  };
}

/** Each spelling with its births of both sexes in the last year. */
export function describeMembers(records: BirthRecords, { members }: SoundFamily): readonly FamilyMember[] {
  const latest = (record: number, sex: Sex) => records.latest(record, sex);
  return members.map((record) => ({
    id: idOf(records, record),
    name: writtenName(records, record),
    births: latest(record, "F") + latest(record, "M"),
  }));
}

function recordIn(records: BirthRecords, spelling: string): number {
  const record = records.indexOf(spelling);
  if (record === -1) throw new Error(`A sound family holds ${spelling}, which SSA has never published.`);
  return record;
}

function sumOfYears(series: readonly Uint32Array[]): Uint32Array {
  const [first = new Uint32Array(), ...others] = series;
  for (const other of others) other.forEach((births, place) => (first[place] = (first[place] ?? 0) + births));
  return first;
}
