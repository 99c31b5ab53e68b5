import { formatCount } from "#domain/locale/numbers.ts";
import type { Listed } from "#domain/names/lists/listed.ts";
import type { EvergreenName, MovingName, NeutralName, SleepingName } from "#domain/names/lists/name-list.ts";
import type { TopName } from "#domain/names/lists/top-list.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { Column } from "./list-table.ts";
import { signedWords } from "./signed-words.ts";

type Between = { readonly from: number; readonly to: number };

export const NAME: Column<Listed> = {
  label: "Name",
  look: "name",
  cell: ({ id, name }) => ({ id, name }),
  fields: { name: ({ name }) => name },
};

/** Where a heading above the names says of which sex they are, each line of the file does. */
export const NAME_OF_SEX: Column<Listed & { readonly sex: Sex }> = {
  ...NAME,
  fields: { ...NAME.fields, given_to: ({ sex }) => BABIES_OF[sex] },
};

export function counted<Row>(label: string, field: string, count: (row: Row) => number): Column<Row> {
  return {
    label,
    look: "count",
    cell: (row) => formatCount(count(row)),
    fields: { [field]: count },
  };
}

/** As counted, of a figure that the records may leave open. */
export function countedOrNot<Row>(label: string, field: string, count: (row: Row) => number): Column<Row> {
  return {
    label,
    look: "count",
    cell: (row) => (count(row) === 0 ? "–" : formatCount(count(row))),
    fields: { [field]: (row) => count(row) || "" },
  };
}

/** A year stands without a comma. */
export function ofYear<Row>(label: string, field: string, year: (row: Row) => number): Column<Row> {
  return { label, look: "count", cell: (row) => String(year(row)), fields: { [field]: year } };
}

/** Counted by sound: what is counted together. */
export const SPELLINGS: Column<Listed> = {
  label: "Spellings counted",
  look: "spellings",
  cell: (row) => spellingsWords(row, formatCount, "\u00A0"),
  fields: { spellings: (row) => spellingsWords(row, String) },
};

/** On the screen a spelling and its births stay in one line. */
function spellingsWords({ spellings = [] }: Listed, count: (births: number) => string, space = " "): string {
  return spellings.map(({ name, births }) => `${name}${space}${count(births)}`).join(" · ");
}

export const TOP_COLUMNS: readonly Column<TopName>[] = [
  counted("Rank", "rank", ({ rank }) => rank),
  NAME,
  counted("Births", "births", ({ births }) => births),
  counted("1 in", "one_in", ({ oneIn }) => oneIn),
  {
    label: "Change",
    look: "count",
    cell: ({ change }) => (change === null ? "–" : signedWords(change)),
    fields: { change: ({ change }) => change ?? "" },
  },
];

export function movingColumns({ from, to }: Between): readonly Column<MovingName>[] {
  return [
    NAME,
    {
      label: "A year",
      look: "count",
      cell: ({ percent }) => `${signedWords(percent, 1)}%`,
      fields: { percent_a_year: ({ percent }) => percent.toFixed(1) },
    },
    counted(`Births ${from}`, `births_${from}`, ({ first }) => first),
    counted(`Births ${to}`, `births_${to}`, ({ last }) => last),
  ];
}

export const NEUTRAL_COLUMNS: readonly Column<NeutralName>[] = [
  NAME,
  {
    label: "Girls",
    look: "count",
    cell: ({ girls }) => `${(girls * 100).toFixed(1)}%`,
    fields: { girls_percent: ({ girls }) => (girls * 100).toFixed(1) },
  },
  {
    label: "Share",
    look: "split",
    cell: ({ girls }) => ({ girls: Math.round(girls * 1000) / 10 }),
    fields: {},
  },
  {
    label: "Boys",
    look: "count",
    cell: ({ girls }) => `${(100 - girls * 100).toFixed(1)}%`,
    fields: { boys_percent: ({ girls }) => (100 - girls * 100).toFixed(1) },
  },
  counted("Births", "births", ({ births }) => births),
];

export function sleepingColumns({ from, to }: Between): readonly Column<SleepingName>[] {
  return [
    NAME_OF_SEX,
    ofYear("Peak", "peak_year", ({ peakYear }) => peakYear),
    {
      label: `Since ${from}`,
      look: "count",
      cell: ({ times }) => `× ${times.toFixed(1)}`,
      fields: { [`times_since_${from}`]: ({ times }) => times.toFixed(1) },
    },
    counted(`Births ${to}`, `births_${to}`, ({ births }) => births),
  ];
}

export function evergreenColumns({ to }: Between): readonly Column<EvergreenName>[] {
  return [
    NAME_OF_SEX,
    counted(`Births ${to}`, `births_${to}`, ({ births }) => births),
    counted("1 in", "one_in", ({ oneIn }) => oneIn),
    counted("Rarest: 1 in", "rarest_one_in", ({ rarest }) => rarest.oneIn),
    ofYear("Year", "rarest_year", ({ rarest }) => rarest.year),
  ];
}
