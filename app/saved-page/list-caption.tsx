import { BRAND } from "#content/site/brand.ts";
import { RECORDS, RECORDS_EDITION } from "#content/site/records-edition.ts";

/** What the figures count, and on paper where they come from. */
export function ListCaption() {
  return (
    <>
      <p className="svp-caption meta">
        “1 in N” is out of babies born in {RECORDS_EDITION} whose name is listed: one given to at least{" "}
        {RECORDS.floorWord} babies.
      </p>
      <p className="svp-paper">
        {BRAND.name}. Figures: {RECORDS.publisher}, {RECORDS_EDITION} edition.
      </p>
    </>
  );
}
