import { RECORDS } from "#content/site/records-edition.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { ComparedFacts } from "#domain/compare/compare-book.ts";
import type { LikelyAge } from "#domain/compare/likely-age.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Movement } from "#domain/names/page/name-page.ts";
import { NO_MEANING, NO_ORIGIN, type NameSummary } from "#domain/names/entry/name-summary.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";

/** What the table says of a name, in the order of its columns after the name. */
export function factCells(
  { commonness, syllables, age, girlShare }: ComparedFacts,
  summary: NameSummary,
): readonly FactCell[] {
  return [
    { words: oneInWords(commonness.oneIn, RECORDS.floor), more: null },
    chanceCell(commonness.chanceInClass, commonness.chanceWord),
    movementCell(commonness.movement),
    ...(isAbsent(PATHS.howOld) ? [] : [ageCell(age)]),
    { words: givenTo(girlShare, summary), more: null },
    { words: summary.origin === NO_ORIGIN ? "–" : summary.origin, more: null },
    { words: summary.meaning === NO_MEANING ? "–" : `“${summary.meaning}”`, more: null },
    {
      words: formatCount(syllables.count),
      more: syllables.guessed ? "by its letters" : null,
    },
  ];
}

/** The figure, and in small letters what belongs to it. */
export type FactCell = { readonly words: string; readonly more: string | null };

function chanceCell(chance: number | null, word: string): FactCell {
  if (chance === null) return { words: "Very unlikely", more: null };
  const percent = chance < 0.0005 ? "under 0.1%" : `${(chance * 100).toFixed(1)}%`;
  return { words: percent, more: word };
}

function movementCell({ direction, percent }: Movement): FactCell {
  if (percent === null) return { words: "–", more: "not listed in both years" };
  const size = `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${formatCount(Math.abs(percent))}%`;
  return { words: size, more: direction === "unpublished" ? null : direction };
}

function ageCell(age: LikelyAge | null): FactCell {
  if (age === null) return { words: "–", more: null };
  const { half, twoGenerations } = age;
  const years = half[0] === half[1] ? `half born in ${half[0]}` : `half born ${half[0]}–${half[1]}`;
  return {
    words: age.median === 0 ? "Under 1" : formatCount(age.median),
    more: twoGenerations ? `${years}, two generations` : years,
  };
}

function givenTo(girlShare: number | null, { gender }: NameSummary): string {
  if (girlShare === null) return { girl: "Girls", boy: "Boys", unisex: "Both" }[gender];
  if (gender === "unisex") {
    const girls = Math.round(girlShare * 100);
    return `Girls ${girls}%, boys ${100 - girls}%`;
  }
  const share = gender === "girl" ? girlShare : 1 - girlShare;
  const percent = share >= 1 ? "100" : Math.min(99.9, share * 100).toFixed(1);
  return `${gender === "girl" ? "Girls" : "Boys"}, ${percent}%`;
}
