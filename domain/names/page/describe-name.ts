import { commonnessOf } from "#domain/names/records/commonness.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { decadeShares, recentGirlShare } from "#domain/names/records/decade-shares.ts";
import { isEntryIndexed } from "#domain/names/entry/is-entry-indexed.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { AboutName, FamilyFigures, NameFigures, NamePage } from "./name-page.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";
import { sexFigures } from "#domain/names/records/sex-figures.ts";
import { type Families, describeMembers } from "#domain/names/sound/sound-family.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

/** Assembles everything a name page shows. A curated name on no record has words and no figures. */
export function describeName(
  families: Families,
  summary: NameSummary,
  curated: CuratedName | null,
  about: AboutName,
): NamePage {
  const { records } = families;
  const { id, gender } = summary;
  const record = recordOf(records, id);
  return {
    id,
    summary,
    curated,
    indexed: curated !== null && isEntryIndexed(curated, records.recentBirths[record] ?? 0),
    displayForms: [summary.name, ...(curated?.alsoWritten ?? [])],
    firstYear: records.firstYear,
    lastYear: records.lastYear,
    ...figuresOf(records, record, gender),
    family: familyFigures(families, record, gender),
    ...about,
  };
}

function figuresOf(records: BirthRecords, record: number, gender: Gender): NameFigures {
  return {
    girl: sexFigures(records, record, "F"),
    boy: sexFigures(records, record, "M"),
    main: mainSex(records, record, gender) === "F" ? "girl" : "boy",
    recentGirlShare: recentGirlShare(records, record),
    commonness: commonnessOf(records, record, gender),
    decades: decadeShares(records, record),
  };
}

function familyFigures(
  { records, familyOf }: Families,
  record: number,
  gender: Gender,
): FamilyFigures | null {
  const family = familyOf(record);
  return family === undefined
    ? null
    : { members: describeMembers(records, family), together: figuresOf(records, family.record, gender) };
}
