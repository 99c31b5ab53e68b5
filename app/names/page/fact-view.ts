import type { NamePage, SexFigures } from "#domain/names/page/name-page.ts";
import { formatCount, oneInWords } from "#domain/names/records/one-in.ts";

/** The figures of the last year, as the almanac's box beside the name shows them. */
export type FactView = {
  readonly figure: string;
  readonly of: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
};

const PLURALS = { girl: "girls", boy: "boys" } as const;

export function buildFactView(page: NamePage): FactView {
  const { summary, commonness, firstYear, lastYear } = page;
  const since = { label: `Since ${firstYear}`, value: formatCount(totalOf(page)) };
  if (page.girl === null && page.boy === null) {
    return {
      figure: "On no list",
      of: `Fewer than 5 babies named ${summary.name} in every year since ${firstYear}, or none`,
      rows: [],
    };
  }
  if (commonness.oneIn === null) {
    return {
      figure: "Fewer than 5",
      of: `named ${summary.name} in ${lastYear}, or none: the records do not say which`,
      rows: [...lastListed(page), since],
    };
  }
  return {
    figure: oneInWords(commonness.oneIn),
    of: `named ${summary.name} in ${lastYear}`,
    rows: [...latestRows(page), since],
  };
}

/** The sexes whose figures belong into the box: both only where the name is given to both alike. */
function sexesOf({ summary, main }: NamePage): readonly ("girl" | "boy")[] {
  if (summary.gender !== "unisex") return [main];
  return main === "girl" ? ["girl", "boy"] : ["boy", "girl"];
}

function latestRows(page: NamePage) {
  const sexes = sexesOf(page);
  return sexes.flatMap((sex) => {
    const latest = page[sex]?.latest;
    const babies = PLURALS[sex];
    if (latest == null)
      return [{ label: `${capital(babies)} in ${page.lastYear}`, value: "Fewer than 5, or none" }];
    const births = { label: `${capital(babies)} in ${page.lastYear}`, value: formatCount(latest.births) };
    const rank = { label: `Rank among ${babies}`, value: formatCount(latest.rank) };
    return sexes.length === 1
      ? [births, rank]
      : [{ label: births.label, value: `${births.value}, rank ${rank.value}` }];
  });
}

/** When a name that is on no list today was last on one. */
function lastListed(page: NamePage) {
  const [last] = sexesOf(page)
    .flatMap((sex) => lastOf(page[sex], page.firstYear, PLURALS[sex]))
    .toSorted((one, other) => other.year - one.year);
  return last === undefined ? [] : [{ label: "Last listed", value: `${last.year}: ${last.words}` }];
}

function lastOf(figures: SexFigures | null, firstYear: number, babies: string) {
  const place = figures?.births.findLastIndex((births) => births > 0) ?? -1;
  const births = figures?.births[place];
  return births === undefined ? [] : [{ year: firstYear + place, words: `${formatCount(births)} ${babies}` }];
}

function totalOf({ girl, boy, main, summary }: NamePage): number {
  if (summary.gender === "unisex") return (girl?.total ?? 0) + (boy?.total ?? 0);
  return (main === "girl" ? girl : boy)?.total ?? 0;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
