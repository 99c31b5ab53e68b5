import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import type { CuratedName } from "./curated-name.ts";
import { bestKind, type Certainty } from "./evidence.ts";
import { foldName } from "./name.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** What was opened, at best: something that explains the name itself, its word only, the records alone, or nothing. */
export const EVIDENCE_SHOWN = ["names", "word", "records", "none"] as const;
export type EvidenceShown = (typeof EVIDENCE_SHOWN)[number];

type Parts = {
  readonly byCertainty: Readonly<Record<Certainty, number>>;
  readonly byEvidence: Readonly<Record<EvidenceShown, number>>;
};

/** How sure scholarship is of our meanings, and what we have checked. */
export type CollectionFigures = Parts & {
  /** Entries. */
  readonly names: number;
  /** The same in births of the last year; `all` are those of every name on record, with an entry or without. */
  readonly births: Parts & { readonly year: number; readonly all: number };
};

type Told = Pick<CuratedName, "name" | "certainty" | "evidence">;

export function collectionFigures(collection: readonly Told[], records: BirthRecords): CollectionFigures {
  const births = (record: number) =>
    record === -1 ? 0 : records.latest(record, "F") + records.latest(record, "M");
  const born = new Map(
    collection.map((entry) => [entry, births(recordOf(records, foldName(entry.name)))] as const),
  );
  return {
    names: collection.length,
    ...partsOf(collection, () => 1),
    births: {
      year: records.lastYear,
      all: recordNumbers(records).reduce((sum, record) => sum + births(record), 0),
      ...partsOf(collection, (entry) => born.get(entry) ?? 0),
    },
  };
}

function partsOf(collection: readonly Told[], weigh: (entry: Told) => number): Parts {
  const byCertainty = { settled: 0, likely: 0, disputed: 0, unknown: 0 };
  const byEvidence = { names: 0, word: 0, records: 0, none: 0 };
  for (const entry of collection) {
    byCertainty[entry.certainty] += weigh(entry);
    byEvidence[bestKind(entry.evidence) ?? "none"] += weigh(entry);
  }
  return { byCertainty, byEvidence };
}
