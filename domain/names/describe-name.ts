import { commonnessOf } from "./commonness.ts";
import type { CuratedName } from "./curated-name.ts";
import { decadeShares, recentGirlShare } from "./decade-shares.ts";
import type { NamePage } from "./name-page.ts";
import type { NameSummary } from "./name-summary.ts";
import type { BirthRecords } from "./records.ts";
import { mainSex } from "./sex-of-use.ts";
import { sexFigures } from "./sex-figures.ts";
import type { Neighbours } from "./similar.ts";
import { recordOf } from "./ssa-spelling.ts";

/** Assembles everything a name page shows. A curated name on no record has words and no figures. */
export function describeName(
  records: BirthRecords,
  summary: NameSummary,
  curated: CuratedName | null,
  neighbours: Neighbours,
): NamePage {
  const { id, gender } = summary;
  const record = recordOf(records, id);
  return {
    id,
    summary,
    curated,
    displayForms: [summary.name, ...(curated?.alsoWritten ?? [])],
    firstYear: records.firstYear,
    lastYear: records.lastYear,
    girl: sexFigures(records, record, "F"),
    boy: sexFigures(records, record, "M"),
    main: mainSex(records, record, gender) === "F" ? "girl" : "boy",
    recentGirlShare: recentGirlShare(records, record),
    commonness: commonnessOf(records, record, gender),
    decades: decadeShares(records, record),
    ...neighbours,
  };
}
