import { formatCount } from "#domain/locale/numbers.ts";
import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { BABIES_OF, oneInOf } from "#domain/names/records/one-in.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { NameFact } from "#domain/names/search/names-answer.ts";

/** One name is asked for, the first of a sex in a year or in ten. */
const FIRST =
  /(?:number (?:one|1)|# ?1|no\.? ?1|most[ -](?:popular|common|given|used)|top)(?: (?:ranked|baby|us|american|first))* (?<sex>girl|boy|female|male)(?:[\u2019']?s)?(?:[\u2019'])?(?: baby| first)? name(?: (?:in|of|for|during|from|back in|given in|was))* (?:the )?(?:year )?(?:(?<year>(?:1[89]|20)\d\d)|(?<decade>(?:1[89]|20)?\d0)[\u2019']?s)[^\p{L}\d]*$/iu;

/** "Jessica was the most given girl’s name in 1987: 55,990 girls, 1 in 33": of the first name of an answer that says so. */
export function firstThen(
  { records, summaryOf }: Pick<AnswerSources, "records" | "summaryOf">,
  text: string,
  id: NameId | undefined,
): NameFact | null {
  const asked = FIRST.exec(text)?.groups;
  if (asked === undefined || id === undefined) return null;
  const sex: Sex = /^(?:girl|female)/i.test(asked["sex"] ?? "") ? "F" : "M";
  const [from, to] =
    asked["year"] === undefined
      ? tenYears(asked["decade"] ?? "")
      : [Number(asked["year"]), Number(asked["year"])];
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
    (year) => year >= records.firstYear && year <= records.lastYear,
  );
  const record = recordOf(records, id);
  const births = years.reduce((sum, year) => sum + records.countIn(record, sex, year), 0);
  const oneIn = oneInOf(
    births,
    years.reduce((sum, year) => sum + records.listed(sex, year), 0),
  );
  // Of a year its rank is on record; of ten, the names are in the order of their births.
  if (oneIn === null || (from === to && records.rankIn(record, sex, from) !== 1)) return null;
  const when = from === to ? String(from) : `the ${from}s`;
  const name = summaryOf(id)?.name ?? id;
  const of = sex === "F" ? "girl’s" : "boy’s";
  return {
    id,
    says: `${name} was the most given ${of} name in ${when}: ${formatCount(births)} ${BABIES_OF[sex]}, 1 in ${formatCount(oneIn)}.`,
  };
}

/** "90s" are those of the last century, "10s" of this one. */
function tenYears(decade: string): readonly [number, number] {
  const year = Number(decade);
  const from = decade.length > 2 ? year : year <= 20 ? 2000 + year : 1900 + year;
  return [from, from + 9];
}
