import { collectionFigures, EVIDENCE_SHOWN } from "#domain/names/entry/collection-figures.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { CERTAINTIES } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { decadeTop, yearTop } from "./wanted.ts";

/** What the collection holds and covers, as lines to print. */
export function report(collection: readonly CuratedName[], records: BirthRecords): string {
  const count = (test: (entry: CuratedName) => boolean) => collection.filter(test).length;
  const origins = Map.groupBy(collection, ({ origin }) => origin);
  const ids = new Set(collection.map(({ name }) => foldName(name)));
  const covered = (names: readonly string[]) => {
    const missing = names.filter((name) => !ids.has(foldName(name)));
    return `${names.length - missing.length} of ${names.length}${missing.length > 0 ? `, without ${missing.join(" ")}` : ""}`;
  };

  return [
    `${collection.length} entries`,
    `girl ${count(({ gender }) => gender === "girl")}, boy ${count(({ gender }) => gender === "boy")}, unisex ${count(({ gender }) => gender === "unisex")}`,
    "",
    ...evidenceLines(collection, records),
    "",
    `Origins: ${origins.size}`,
    ...[...origins]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([origin, entries]) => `  ${String(entries.length).padStart(4)}  ${origin}`),
    "",
    `Coverage of the top 1,000 of ${records.lastYear}`,
    ...SEXES.map((sex) => `  ${sex}  ${covered(yearTop(records, sex, records.lastYear, 1000))}`),
    "Coverage of the top 100 of each decade",
    ...decadeTop(records, 100).map(({ decade, sex, names }) => `  ${decade}s ${sex}  ${covered(names)}`),
  ].join("\n");
}

const EVIDENCE_LINES = {
  names: "a work explains the name",
  word: "a work explains its word only",
  records: "the records alone (a coinage)",
  none: "nothing, or all that was opened differs",
} as const;

/** Shares of entries, and of all births of the last year, with an entry or without. */
function evidenceLines(collection: readonly CuratedName[], records: BirthRecords): readonly string[] {
  const { names, byCertainty, byEvidence, births } = collectionFigures(collection, records);
  const line = (label: string, entries: number, born: number) =>
    `  ${label.padEnd(41)}${share(entries, names)}${share(born, births.all)}`;
  const opened = (of: Readonly<Record<"names" | "word" | "records", number>>) =>
    of.names + of.word + of.records;
  return [
    `Certainty                                  ${"entries".padStart(16)}${`births of ${births.year}`.padStart(20)}`,
    ...CERTAINTIES.map((each) => line(each, byCertainty[each], births.byCertainty[each])),
    "Evidence, the best of each entry",
    ...EVIDENCE_SHOWN.map((each) => line(EVIDENCE_LINES[each], byEvidence[each], births.byEvidence[each])),
    line("any", opened(byEvidence), opened(births.byEvidence)),
  ];
}

/** "1,440 (43.6 %)", in a column. */
function share(part: number, of: number): string {
  return `${part.toLocaleString("en-US")} (${((100 * part) / of).toFixed(1)} %)`.padStart(20);
}
