import type { CsvField } from "#domain/text/csv.ts";

/** What can be had as a whole, in the order of the page; a part of its address, never renamed. */
export const DATA_SETS = ["collection", "sound-families", "forecasts", "lists", "states"] as const;
export type DataSetId = (typeof DATA_SETS)[number];

export const DATA_FORMATS = ["csv", "json"] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

/** A file of a set, as /data tells it. */
export type DataFile = {
  readonly set: DataSetId;
  readonly format: DataFormat;
  /** "collection.csv". */
  readonly name: `${DataSetId}.${DataFormat}`;
  /** Before it is compressed. */
  readonly bytes: number;
  /** Of the same, in hexadecimal. */
  readonly sha256: string;
};

/** What there is, and how many rows each set has. */
export type DataIndex = {
  /** Last year of the birth records that it is made of. */
  readonly edition: number;
  readonly files: readonly DataFile[];
  readonly rows: Readonly<Record<DataSetId, number>>;
};

/** A set as one table: its CSV and its JSON are made of the same rows. */
export type DataTable = {
  readonly fields: readonly string[];
  /** Empty text where nothing is known. */
  readonly rows: readonly (readonly CsvField[])[];
};

/** Where a file lies. */
export function dataPath(name: DataFile["name"]): string {
  return `/data/${name}`;
}

/** An address's last part as a file; undefined for what is none. */
export function readDataFile(name: string): DataFile["name"] | undefined {
  return FILE_NAMES.find((known) => known === name);
}

export const FILE_NAMES = DATA_SETS.flatMap((set) =>
  DATA_FORMATS.map((format) => `${set}.${format}` as const),
);
