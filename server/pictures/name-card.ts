import { captionWords } from "./caption-words.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NameSummary, Spark } from "#domain/names/entry/name-summary.ts";
import type { NameId } from "#domain/names/entry/name.ts";

/** What the picture of a name shows. */
export type NameCard = {
  readonly name: string;
  readonly gender: Gender;
  readonly origin: string;
  readonly meaning: string;
  /** Whether the meaning is a gloss; a sentence that says there is none stands without quotation marks. */
  readonly glossed: boolean;
  readonly spark: Spark;
  readonly years: { readonly firstYear: number; readonly lastYear: number };
  /** Below the curve: the process that draws knows nothing of the records. */
  readonly caption: string;
};

/** The card of a name of the collection; undefined for any other. */
export function nameCard(
  names: Pick<NameBook, "edition"> & { summary(id: NameId): NameSummary | undefined },
  id: NameId,
): NameCard | undefined {
  const summary = names.summary(id);
  if (summary?.curated !== true) return undefined;
  const { name, gender, origin, meaning, certainty, spark } = summary;
  const { firstYear, lastYear } = names.edition;
  return {
    name,
    gender,
    origin,
    meaning,
    glossed: certainty !== "unknown",
    spark,
    years: { firstYear, lastYear },
    caption: captionWords({ name, spark, years: { firstYear, lastYear } }),
  };
}
