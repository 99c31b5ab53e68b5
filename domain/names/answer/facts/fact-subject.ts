import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { momentOf } from "#domain/names/records/moments.ts";
import type { Moment } from "#domain/names/page/name-page.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

/** The name that a question is about, and what is known of it. */
export type FactSubject = {
  readonly sources: Pick<AnswerSources, "lifeTables" | "families" | "entryOf" | "texts">;
  readonly records: BirthRecords;
  readonly record: number;
  readonly summary: NameSummary;
  readonly entry: CuratedName | undefined;
  /** Whose figures are told: those of its use, for a unisex name both, the more frequent first. */
  readonly sexes: readonly Sex[];
};

/** @param asked the sex whose figures are asked for, where they are asked for of one */
export function factSubject(
  sources: AnswerSources,
  summary: NameSummary,
  asked: Sex | null = null,
): FactSubject {
  const { records, entryOf } = sources;
  const record = recordOf(records, summary.id);
  const main = mainSex(records, record, summary.gender);
  const other = main === "F" ? "M" : "F";
  const hasOther = summary.gender === "unisex" && records.total(record, other) > 0;
  const sexesOf = (): readonly Sex[] => {
    if (asked !== null) return [asked];
    return hasOther ? [main, other] : [main];
  };
  return {
    sources,
    records,
    record,
    summary,
    entry: entryOf(summary.id),
    sexes: sexesOf(),
  };
}

/** What is on record of a year, for each sex whose figures are told. */
export function momentsOf(
  { records, record, sexes }: FactSubject,
  year: number,
): readonly (Moment & { readonly babies: string })[] {
  return sexes.flatMap((sex) => {
    const moment = momentOf(records, record, sex, year);
    return moment === null ? [] : { ...moment, babies: BABIES_OF[sex] };
  });
}

export function bornEver({ records, record }: FactSubject): number {
  return records.total(record, "F") + records.total(record, "M");
}
