import type { CuratedName } from "./curated-name.ts";
import type { Gender } from "./gender.ts";
import { foldName } from "./name.ts";
import { NO_MEANING, NO_ORIGIN, type NameSummary } from "./name-summary.ts";
import { latestOneIn } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { sparkOf } from "#domain/names/records/spark.ts";
import { idOf, recordOf, writtenName } from "#domain/names/records/ssa-spelling.ts";

/** A name of the curated collection: its words from the editor, its figures from the record of its id. */
export function summariseCurated(records: BirthRecords, entry: CuratedName): NameSummary {
  const id = foldName(entry.name);
  return {
    id,
    name: entry.name,
    gender: entry.gender,
    origin: entry.origin,
    meaning: entry.meaning,
    curated: true,
    certainty: entry.certainty,
    say: entry.say,
    syllables: entry.syllables,
    ...figures(records, recordOf(records, id), entry.gender),
  };
}

/** A name that only SSA knows: as SSA spells it, with no meaning and no origin. */
export function summariseRecord(records: BirthRecords, record: number): NameSummary {
  const gender = recordedSexOfUse(records, record);
  return {
    id: idOf(records, record),
    name: writtenName(records, record),
    gender,
    origin: NO_ORIGIN,
    meaning: NO_MEANING,
    curated: false,
    certainty: null,
    say: null,
    syllables: null,
    ...figures(records, record, gender),
  };
}

function figures(
  records: BirthRecords,
  record: number,
  gender: Gender,
): Pick<NameSummary, "oneIn" | "spark"> {
  return { oneIn: latestOneIn(records, record, gender), spark: sparkOf(records, record, gender) };
}
