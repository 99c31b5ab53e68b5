import type { GrowthMeasure, Sex } from "#domain/growth/measure.ts";

/** The seven sheets. An id is the end of the template's address and the name of its PDF. */
export const SHEET_IDS = [
  "growth-chart-boys",
  "growth-chart-girls",
  "milestone-tracker",
  "feeding-log",
  "sleep-tracker",
  "vaccination-record",
  "size-tracker",
] as const;
export type SheetId = (typeof SHEET_IDS)[number];

/** How a blank is filled: with a pen always, on a screen by the field that fits. */
export type Entry =
  | { readonly kind: "text" | "date" | "time" | "number" | "tick" }
  | { readonly kind: "choice"; readonly choices: readonly string[] };

/** A line with its label beneath. */
export type Blank = {
  /** Unique within its block. */
  readonly id: string;
  readonly label: string;
  readonly entry: Entry;
  /** Of the width of its row, beside the shares of its neighbors. */
  readonly share: number;
};

/** A column of a table to write in. */
export type Column = Blank;

export type Row = {
  /** Unique within its table. */
  readonly id: string;
  /** What is printed in a cell, by column; the others are blank. In the first column, what repeats the cell above is not drawn again. */
  readonly printed?: Readonly<Record<string, string>>;
};

/** One part of a sheet. The page and the PDF draw the same blocks, each in its way. */
export type Block =
  | {
      readonly kind: "lines";
      readonly id: string;
      readonly title?: string;
      readonly rows: readonly (readonly Blank[])[];
    }
  | {
      readonly kind: "table";
      readonly id: string;
      readonly title?: string;
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
      /** Height of a row on paper, in mm: room for a pen. */
      readonly rowMm: number;
    }
  | {
      readonly kind: "checklist";
      readonly id: string;
      readonly title: string;
      /** Each is ticked and dated. */
      readonly items: readonly { readonly id: string; readonly text: string }[];
    }
  | {
      readonly kind: "legend";
      readonly title?: string;
      readonly entries: readonly { readonly sign: string; readonly meaning: string }[];
      readonly remark?: string;
    }
  | {
      /** A table to read. Two that follow each other stand side by side. */
      readonly kind: "reference";
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly source: string;
    }
  | {
      /** WHO's five lines of each measure, as a table to read or drawn; their figures come with the sheet (GrowthFigures). */
      readonly kind: "percentiles" | "curves";
      readonly sex: Sex;
      readonly title: string;
      /** What the ages are counted in. */
      readonly age: string;
      /** Each measure with its units: the metric one, and in the table a second line. */
      readonly measures: Readonly<Record<GrowthMeasure, string>>;
      readonly source: string;
    }
  | { readonly kind: "notes"; readonly id: string; readonly title: string; readonly lines: number }
  | { readonly kind: "words"; readonly title?: string; readonly text: string };

export type Sheet = {
  readonly id: SheetId;
  readonly title: string;
  /** Beside the title: how long one sheet lasts, and for which ages. */
  readonly span: string;
  /** A page of paper each. */
  readonly pages: readonly (readonly Block[])[];
  /** The last line on the left; the right one names the site. */
  readonly closing: string;
};
