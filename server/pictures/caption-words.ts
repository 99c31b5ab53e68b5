import { here } from "#content/site/records-edition.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";

/** What the curve counts: every figure says it. */
export function captionWords({
  name,
  spark: { girl, boy },
  years: { firstYear, lastYear },
}: Pick<NameSummary, "name" | "spark"> & {
  readonly years: { readonly firstYear: number; readonly lastYear: number };
}): string {
  const who =
    girl !== undefined && boy !== undefined
      ? "girls (solid) and boys (dashed)"
      : girl === undefined
        ? "boys"
        : "girls";
  const counted =
    girl === undefined && boy === undefined
      ? `No ${here("births")} on record`
      : `Share of ${here(who)} named ${name}`;
  return `${counted}, ${firstYear}–${lastYear}`;
}
