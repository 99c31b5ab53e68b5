import type { NamePage, SexFigures } from "#domain/names/page/name-page.ts";
import { type CsvField, csvFile } from "#domain/text/csv.ts";

const HEADINGS = [
  "year",
  "girls",
  "girls_per_million",
  "girls_rank",
  "boys",
  "boys_per_million",
  "boys_rank",
];

type Figures = Pick<NamePage, "girl" | "boy" | "firstYear" | "lastYear">;

/**
 * One line for each published year, the last one first: year, then births, births per million and rank of girls, then of
 * boys, empty where unpublished. For pages: they have nothing that would have to be quoted.
 */
export function publishedLines({ girl, boy, firstYear, lastYear }: Figures): string[] {
  const lines: string[] = [];
  for (let place = lastYear - firstYear; place >= 0; place -= 1) {
    const [ofGirls, ofBoys] = [fieldsOf(girl, place), fieldsOf(boy, place)];
    if (ofGirls !== UNPUBLISHED || ofBoys !== UNPUBLISHED)
      lines.push(`${firstYear + place},${ofGirls},${ofBoys}`);
  }
  return lines;
}

const UNPUBLISHED = ",,";

function fieldsOf(figures: SexFigures | null, place: number): string {
  const births = figures?.births[place] ?? 0;
  return births === 0 ? UNPUBLISHED : `${births},${figures?.perMillion[place]},${figures?.rank[place]}`;
}

/** All years as a file for spreadsheets. */
export function birthsCsv(figures: Figures): string {
  return csvFile(HEADINGS, birthRows(figures));
}

function birthRows({ girl, boy, firstYear, lastYear }: Figures): readonly (readonly CsvField[])[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place);
  return years.map((year, place) => [year, ...cells(girl, place), ...cells(boy, place)]);
}

function cells(figures: SexFigures | null, place: number): readonly CsvField[] {
  const births = figures?.births[place] ?? 0;
  return births === 0 ? ["", "", ""] : [births, figures?.perMillion[place] ?? "", figures?.rank[place] ?? ""];
}
