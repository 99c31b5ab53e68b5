import { CONFIDENCES, type CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { decadeTop, yearTop } from "./wanted.ts";

/** What the collection holds and covers, as lines to print. */
export function report(collection: readonly CuratedName[], records: BirthRecords): string {
  const share = (part: number) => `${part} (${((100 * part) / collection.length).toFixed(1)} %)`;
  const count = (test: (entry: CuratedName) => boolean) => collection.filter(test).length;
  const origins = Map.groupBy(collection, ({ origin }) => origin);
  const ids = new Set(collection.map(({ name }) => foldName(name)));
  const covered = (names: readonly string[]) => {
    const missing = names.filter((name) => !ids.has(foldName(name)));
    return `${names.length - missing.length} of ${names.length}${missing.length > 0 ? `, without ${missing.join(" ")}` : ""}`;
  };
  const sexes: readonly Sex[] = ["F", "M"];

  return [
    `${collection.length} entries`,
    `girl ${count(({ gender }) => gender === "girl")}, boy ${count(({ gender }) => gender === "boy")}, unisex ${count(({ gender }) => gender === "unisex")}`,
    "",
    "Confidence",
    ...CONFIDENCES.map((grade) => `  ${grade}  ${share(count(({ confidence }) => confidence === grade))}`),
    `  with a source    ${share(count(({ sources }) => sources.length > 0))}`,
    `  unverified       ${share(count(({ sources }) => sources.length === 0))}`,
    "",
    `Origins: ${origins.size}`,
    ...[...origins]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([origin, entries]) => `  ${String(entries.length).padStart(4)}  ${origin}`),
    "",
    `Coverage of the top 1,000 of ${records.lastYear}`,
    ...sexes.map((sex) => `  ${sex}  ${covered(yearTop(records, sex, records.lastYear, 1000))}`),
    "Coverage of the top 100 of each decade",
    ...decadeTop(records, 100).map(({ decade, sex, names }) => `  ${decade}s ${sex}  ${covered(names)}`),
  ].join("\n");
}
