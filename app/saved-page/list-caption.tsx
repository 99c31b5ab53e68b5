import { BRAND } from "#content/site/brand.ts";

/** What the figures count, and on paper where they come from. */
export function ListCaption() {
  return (
    <>
      <p className="svp-caption meta">
        1 in N counts the babies of {BRAND.recordsEdition} whose name is listed: names given to five babies or
        more.
      </p>
      <p className="svp-paper">
        {BRAND.name}. Figures: US Social Security Administration, {BRAND.recordsEdition} edition.
      </p>
    </>
  );
}
