import { RECORDS } from "#content/site/records-edition.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Commonness, Movement, NamePage } from "#domain/names/page/name-page.ts";

/** A figure in large, and what it says. */
export type CommonFact = { readonly figure: string; readonly text: string };

/** Fewer births than this move by chance more than by taste. */
export const SMALL_NUMBER = 100;

/** "How common, really": in words that need no statistics. */
export function commonWords(page: NamePage): CommonFact[] {
  const { commonness } = page;
  return [
    ...togetherFact(page),
    chanceFact(commonness, page.lastYear),
    movementFact(commonness.movement, page),
    ...peakFacts(page),
  ];
}

function togetherFact({ commonness: { oneIn, oneInBabies }, lastYear }: NamePage): CommonFact[] {
  if (oneInBabies === null || oneIn?.of === "babies") return [];
  return [
    { figure: `1 in ${formatCount(oneInBabies)} babies`, text: `Girls and boys together, ${lastYear}.` },
  ];
}

export function chanceFact(
  { chanceInClass, chanceWord }: Pick<Commonness, "chanceInClass" | "chanceWord">,
  year: number,
): CommonFact {
  const what = "that another child in a class of 25 has the name";
  const word = chanceWord.slice(0, 1).toUpperCase() + chanceWord.slice(1);
  if (chanceInClass === null) {
    return {
      figure: word,
      text: `${what}: fewer than ${RECORDS.floor} girls and fewer than ${RECORDS.floor} boys got it in ${year}, or none.`,
    };
  }
  const percent = chanceInClass * 100;
  const figure = percent < 0.1 ? "Under 0.1% chance" : `${percent.toFixed(1)}% chance`;
  return { figure, text: `${what}. ${word}, though names do cluster by town and by school.` };
}

export function movementFact({ direction, percent, since }: Movement, page: NamePage): CommonFact {
  const { lastYear } = page;
  if (direction === "unpublished" || percent === null) {
    return {
      figure: "Five-year trend unknown",
      text: `Fewer than ${RECORDS.floor} in ${since} or in ${lastYear}, or none, so there is nothing to compare.`,
    };
  }
  const change = `${Math.abs(percent).toFixed(1)}%`;
  const size = percent > 0 ? `up ${change}` : percent < 0 ? `down ${change}` : "no change";
  const figure = direction === "steady" ? `Steady: ${size} in five years` : `${capital(size)} in five years`;
  const chance = fewestBirths(page, [since, lastYear]) < SMALL_NUMBER ? " Small numbers move by chance." : "";
  return { figure, text: `Share of ${countedIn(page)}, ${since} to ${lastYear}.${chance}` };
}

function peakFacts({ girl, boy, main, summary, lastYear }: NamePage): CommonFact[] {
  const sexes = summary.gender === "unisex" ? (["girl", "boy"] as const) : [main];
  return sexes.flatMap((sex) => {
    const figures = sex === "girl" ? girl : boy;
    if (figures === null) return [];
    const { peak, peakDecade } = figures;
    const among = sexes.length === 1 ? "" : ` for ${sex}s`;
    const decade = peakDecade + 9 > lastYear ? `the ${peakDecade}s so far` : `the ${peakDecade}s`;
    return [
      {
        figure: `Peak${among}: ${peak.year}`,
        text: `1 in ${formatCount(peak.oneIn)} ${sex}s that year. Best decade: ${decade}.`,
      },
    ];
  });
}

function countedIn({ commonness: { oneIn }, main }: NamePage): string {
  return oneIn?.of ?? `${main}s`;
}

/** Births of those whom the name counts, in the leanest of some years. */
export function fewestBirths(
  { girl, boy, main, summary, firstYear }: NamePage,
  years: readonly number[],
): number {
  const counted = summary.gender === "unisex" ? [girl, boy] : [main === "girl" ? girl : boy];
  const birthsIn = (year: number) =>
    counted.reduce((sum, figures) => sum + (figures?.births[year - firstYear] ?? 0), 0);
  return Math.min(...years.map(birthsIn));
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
