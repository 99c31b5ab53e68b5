import { formatCount } from "#domain/locale/numbers.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { type SheetName, YEARS_AHEAD } from "./sheet-name.ts";

/** The sentences about a year of birth, with figures in braces. */
type YearWords = {
  readonly born: string;
  readonly got: string;
  readonly few: string;
  readonly after: string;
  readonly noRecord: string;
};

type Years = { readonly firstYear: number; readonly lastYear: number };

const PLURALS = { girl: "girls", boy: "boys" } as const;

/** A year as somebody wrote it; null where it is none that a curve can be marked at. */
export function readYear(text: string, { firstYear, lastYear }: Years): number | null {
  const year = /^\s*\d{4}\s*$/.test(text) ? Number(text) : null;
  return year !== null && year >= firstYear && year <= lastYear + YEARS_AHEAD ? year : null;
}

/** "Born in 1987: 12,406 girls got the name that year, No. 23 among girls." */
export function sayYear(
  { years }: SheetName,
  year: number,
  { firstYear, lastYear }: Years,
  words: YearWords,
): string {
  const born = fillInAll(words.born, { year: `${year}` });
  if (years.length === 0) return `${born} ${words.noRecord}`;
  if (year > lastYear) return `${born} ${fillInAll(words.after, { last: `${lastYear}` })}`;
  const told = years.map(({ sex, births, rank }) => {
    const babies = PLURALS[sex];
    const count = births[year - firstYear] ?? 0;
    if (count === 0) return fillInAll(words.few, { babies });
    return fillInAll(words.got, {
      count: formatCount(count),
      babies,
      rank: formatCount(rank[year - firstYear] ?? 0),
    });
  });
  return `${born} ${told.join("; ")}.`;
}
