import type { NamePage, SexFigures } from "#domain/names/name-page.ts";

const HEADER = "year,girls,girls_per_million,girls_rank,boys,boys_per_million,boys_rank";

type Figures = Pick<NamePage, "girl" | "boy" | "firstYear" | "lastYear">;

/** One line a year: year, then births, births per million and rank of girls, then of boys. Empty where unpublished. */
export function birthLines({ girl, boy, firstYear, lastYear }: Figures): string[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place);
  return years.map((year, place) => [year, ...cells(girl, place), ...cells(boy, place)].join(","));
}

/** All years as a CSV file (RFC 4180). */
export function birthsCsv(figures: Figures): string {
  return [HEADER, ...birthLines(figures), ""].join("\r\n");
}

function cells(figures: SexFigures | null, place: number): readonly (number | string)[] {
  const births = figures?.births[place] ?? 0;
  return births === 0 ? ["", "", ""] : [births, figures?.perMillion[place] ?? "", figures?.rank[place] ?? ""];
}
