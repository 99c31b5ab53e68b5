import type { TypedWords } from "#domain/names/answer/words/typed-words.ts";
import type { FactKind } from "./fact-kinds.ts";
import type { FactQuestion } from "./fact-question.ts";

/** Words that ask for one thing, wherever they stand. */
const ASKING: ReadonlyMap<string, FactKind> = new Map(
  Object.entries<FactKind>({
    popularity: "popularity",
    stats: "popularity",
    statistics: "popularity",
    rank: "rank",
    ranking: "rank",
    ranked: "rank",
    percent: "share",
    percentage: "share",
    births: "births",
    trend: "trend",
    trending: "trend",
    peak: "peak",
    peaked: "peak",
    pronunciation: "say",
    pronounce: "say",
    pronounced: "say",
    phonetic: "say",
    phonetically: "say",
    ipa: "say",
    syllables: "syllables",
    origin: "origin",
    origins: "origin",
    nationality: "origin",
    ethnicity: "origin",
    gender: "sex",
    meaning: "meaning",
    definition: "meaning",
    etymology: "meaning",
  }),
);

/** Words that may stand beside, and say nothing of their own. */
const BESIDE: ReadonlySet<string> = new Set(
  "the a an of for in on at by is it its was does did do how what whats i you u to say name named called first given baby usa us america american english please year back about as know correct correctly proper properly right way people there find out tell me many".split(
    " ",
  ),
);
/** Beside a year, these are rather the month of a birth. */
const MONTHS: ReadonlySet<string> = new Set(["april", "may", "june", "august", "january"]);
const YEAR = /^(?:1[89]|20)\d\d$/;
const MOST_WORDS = 2;

/**
 * A name between words that ask for one thing, in any order: "rank of noah 2010", "popularity emma", "niamh how to
 * pronounce". All else must be small words. A year alone asks how popular the name was.
 */
export function readKeywords({ plain, words, typed }: TypedWords): FactQuestion | null {
  const kinds = new Set<FactKind>();
  const years: number[] = [];
  const left = words.filter(({ word }) => {
    const kind = ASKING.get(word);
    if (kind !== undefined) kinds.add(kind);
    if (YEAR.test(word)) years.push(Number(word));
    return kind === undefined && !YEAR.test(word) && !BESIDE.has(word);
  });
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined || left.length > MOST_WORDS || years.length > 1) return null;
  const [year = null] = years;
  if (kinds.size > 1 || (kinds.size === 0 && year === null)) return null;
  if (kinds.size === 0 && MONTHS.has(first.word)) return null;
  const [kind = "popularity"] = kinds;
  // "Meaning light" asks for names that mean it.
  if (kind === "meaning" && !/\b(?:meaning|definition|etymology) (?:of|for)\b/.test(plain)) return null;
  const to = last.at + last.word.length;
  if (plain.slice(first.at, to) !== left.map(({ word }) => word).join(" ")) return null;
  return {
    kind,
    name: typed(first.at, to),
    other: null,
    top: null,
    year,
    decade: null,
    sex: null,
    isFirst: false,
    isStill: false,
    bare: true,
    saysName: false,
  };
}
