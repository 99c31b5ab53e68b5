import { RECORDS } from "#content/site/records-edition.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { fewestBirths, SMALL_NUMBER } from "#app/names/page/common-words.ts";
import { sexesOf } from "#domain/names/page/sexes-of.ts";
import type { NamePage, SexFigures } from "#domain/names/page/name-page.ts";
import { COUNTED_FOR, oneInWords } from "#domain/names/records/one-in.ts";
import { listed } from "#domain/locale/lists.ts";

/** How many babies have the name, and whether it rises: one figure and a sentence or two. */
export type NowWords = {
  readonly figure: string;
  readonly text: string;
  /** Whether a small curve says more than the words: not of a handful of babies. */
  readonly hasCurve: boolean;
};

/** From this N on, "1 in N" is some thirty babies a year, and no figure that anybody can imagine. */
const VERY_RARE = 50_000;
/** Fewer in its best year are chance. */
const FEW_BIRTHS = 50;
/** From here on a rise is told in times, not in percent. */
const FOLD = 300;

export function nowWords(page: NamePage): NowWords {
  const { summary, commonness, firstYear, lastYear } = page;
  const { oneIn } = commonness;
  if (page.girl === null && page.boy === null) {
    return {
      figure: "Not listed",
      text: `Fewer than ${RECORDS.floor} babies got the name ${summary.name} in every year since ${firstYear}, or none.`,
      hasCurve: false,
    };
  }
  if (oneIn === null) {
    return {
      figure: `Fewer than ${RECORDS.floor}`,
      text: `In ${lastYear}, or none: the records don’t say which. ${lastListed(page)}`,
      hasCurve: hasCurve(page),
    };
  }
  if (isVeryRare(page)) {
    return { figure: NAME_WORDS.veryRare, text: birthsWords(page), hasCurve: false };
  }
  const trend = trendWords(page);
  return {
    figure: oneInWords(oneIn, RECORDS.floor),
    text: `${rankWords(page)}${trend === null ? "" : ` ${trend}`}`,
    hasCurve: hasCurve(page),
  };
}

/** Of a name that has been given, but to hardly anybody now. */
export function isVeryRare({ commonness: { oneIn } }: Pick<NamePage, "commonness">): boolean {
  return oneIn !== null && oneIn.n >= VERY_RARE;
}

/** "Rising: up 12% in five years."; null where it is not known, or chance. */
function trendWords(page: NamePage): string | null {
  const { direction, percent, since } = page.commonness.movement;
  if (direction === "unpublished" || percent === null) return null;
  if (fewestBirths(page, [since, page.lastYear]) < SMALL_NUMBER) return null;
  if (direction === "steady") return "Steady for five years.";
  const size =
    Math.abs(percent) >= FOLD && percent > 0
      ? `${Math.round(percent / 100) + 1}-fold`
      : `${Math.round(Math.abs(percent))}%`;
  return direction === "rising"
    ? `Rising: up ${size} in five years.`
    : `Falling: down ${size} in five years.`;
}

/** "No. 1 in 2025." "No. 85 among boys and No. 310 among girls in 2025." */
function rankWords(page: NamePage): string {
  const sexes = sexesOf(page);
  const ranks = sexes.flatMap((sex) => {
    const rank = page[sex]?.latest?.rank;
    if (rank === undefined) return [];
    return `No. ${formatCount(rank)}${sexes.length === 1 ? "" : ` among ${COUNTED_FOR[sex]}`}`;
  });
  return `${listed(ranks)} in ${page.lastYear}.`;
}

/** "20 girls in 2025, 347 since 1880." */
function birthsWords(page: NamePage): string {
  const sexes = sexesOf(page);
  const now = sexes.flatMap((sex) => {
    const births = page[sex]?.latest?.births;
    return births === undefined ? [] : `${formatCount(births)} ${COUNTED_FOR[sex]}`;
  });
  const ever = sexes.reduce((sum, sex) => sum + (page[sex]?.total ?? 0), 0);
  return `${listed(now)} in ${page.lastYear}, ${formatCount(ever)} since ${page.firstYear}.`;
}

/** When a name that is on no list today was last on one. */
function lastListed(page: NamePage): string {
  const [last] = sexesOf(page)
    .flatMap((sex) => lastOf(page[sex], page.firstYear, COUNTED_FOR[sex]))
    .toSorted((one, other) => other.year - one.year);
  return last === undefined ? "" : `Last listed in ${last.year}: ${last.words}.`;
}

function lastOf(figures: SexFigures | null, firstYear: number, babies: string) {
  const place = figures?.births.findLastIndex((births) => births > 0) ?? -1;
  const births = figures?.births[place];
  return births === undefined ? [] : [{ year: firstYear + place, words: `${formatCount(births)} ${babies}` }];
}

/** Whether it was ever given to so many that how common it is can be told. */
export function wasEverCommon({ girl, boy }: Pick<NamePage, "girl" | "boy">): boolean {
  return mostBirths({ girl, boy }) >= FEW_BIRTHS;
}

function mostBirths({ girl, boy }: Pick<NamePage, "girl" | "boy">): number {
  return Math.max(...[girl, boy].map((figures) => figures?.peak.births ?? 0));
}

function hasCurve({ girl, boy }: NamePage): boolean {
  return mostBirths({ girl, boy }) >= SMALL_NUMBER;
}
