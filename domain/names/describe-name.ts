import { commonnessOf } from "./commonness.ts";
import type { CuratedName } from "./curated-name.ts";
import { decadeShares, recentGirlShare } from "./decade-shares.ts";
import type { Gender } from "./gender.ts";
import type { FamilyFigures, NameFigures, NamePage } from "./name-page.ts";
import type { NameSummary } from "./name-summary.ts";
import type { BirthRecords } from "./records.ts";
import { mainSex } from "./sex-of-use.ts";
import { sexFigures } from "./sex-figures.ts";
import type { Neighbours } from "./similar.ts";
import { type Families, describeMembers } from "./sound-family.ts";
import { recordOf } from "./ssa-spelling.ts";

/** Assembles everything a name page shows. A curated name on no record has words and no figures. */
export function describeName(
  families: Families,
  summary: NameSummary,
  curated: CuratedName | null,
  neighbours: Neighbours,
): NamePage {
  const { records } = families;
  const { id, gender } = summary;
  const record = recordOf(records, id);
  return {
    id,
    summary,
    curated,
    displayForms: [summary.name, ...(curated?.alsoWritten ?? [])],
    firstYear: records.firstYear,
    lastYear: records.lastYear,
    ...figuresOf(records, record, gender),
    family: familyFigures(families, record, gender),
    ...neighbours,
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
