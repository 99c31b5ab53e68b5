import { type NameRules, rulesSet } from "#domain/names/browse/name-rules.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { NameQuery } from "#domain/names/name-book.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import { type Chip, NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";
import type { FitsOf } from "#domain/names/search/search-fits.ts";

type Sources = {
  readonly vocabulary: Vocabulary;
  readonly summaryOf: (id: NameId) => NameSummary | undefined;
  readonly fitsOf: FitsOf;
};

/** What double names are made of: first and second. Of these, records know the pairs that were given. */
const PARTS = [
  {
    firsts:
      "mary anna ann sarah emma ella ava lily laura lucy ruth rose martha ellie molly billie bobbie peggy norma",
    seconds:
      "kate jane grace rose beth claire lou mae ann anne elizabeth catherine katherine frances helen margaret ellen louise marie paige jean joy jo sue",
  },
  {
    firsts: "john billy bobby jim joe jean juan jose",
    seconds: "paul luke mark david michael thomas henry ray joe bob luis carlos pablo luc",
  },
].map(({ firsts, seconds }) => ({ firsts: firsts.split(" "), seconds: seconds.split(" ") }));

const SAID =
  /(?<!\p{L})(?:(?:double|two[ -]part|compound)(?:[ -]barrel(?:l?ed)?)?|hyphenated)(?:[ -](?:first|baby|girls?|boys?))*(?:[’']?s)?[ -](?=names?(?!\p{L}))/iu;
/** "Like Mary Kate": what a double name is. */
const SUCH_AS = /(?<!\p{L})(?:like|such as|e\.?g\.?|similar to)\s+\p{Lu}?\p{L}+(?:[ -]\p{L}+)?\s*$/u;
const PART = /(?<!\p{L})(?:with|using|containing)\s+(\p{L}+)/u;
const RULE = "Two names in one, as birth records write them: without a space";

/** Makes answers to who wants a double name ("like Mary Kate"): those of two well known names that were given as one. Null for any other text. */
export function createDoubleNames({ vocabulary, summaryOf, fitsOf }: Sources) {
  return ({ text, rules }: NameQuery, limit: number): NamesAnswer | null => {
    const said = SAID.exec(text);
    if (said === null) return null;
    const sex = /girl|boy/i.exec(said[0])?.[0] ?? "";
    const blank = (from: string) => from.replace(/\P{Z}/gu, " ");
    const left = text.replace(SAID, (words) => sex.padEnd(words.length)).replace(SUCH_AS, blank);
    const part = foldName(PART.exec(left)?.[1] ?? "");
    const isPart =
      part !== "" && PARTS.some(({ firsts, seconds }) => firsts.includes(part) || seconds.includes(part));
    const read = readWishes(`${isPart ? left.replace(PART, blank) : left} baby names`, vocabulary);
    if (read.rest !== "" || read.like.length > 0 || read.means !== null) return null;
    // The South is where such names are at home, and no list of theirs.
    const { themes, ...others } = read.rules;
    const asked: NameRules = { ...others, themes: themes.filter((theme) => theme !== "southern") };
    const fits = fitsOf([rules, asked, ...read.asWell]);
    const hits = pairs(isPart ? part : null)
      .flatMap(({ id, of }) => {
        const summary = summaryOf(id);
        return summary === undefined || !fits(id) ? [] : { id, of, n: summary.oneIn?.n ?? Infinity };
      })
      .toSorted((one, other) => one.n - other.n)
      .slice(0, limit);
    const [from, to] = [said.index, said.index + said[0].length];
    const chip: Chip = { kind: "theme", label: "Double names", rule: RULE, from, to };
    const chips = read.chips.filter(({ kind }) => kind !== "theme" || rulesSet(asked).includes("themes"));
    return {
      ...NO_ANSWER,
      understood: [...chips, chip].toSorted((one, other) => one.from - other.from),
      notUnderstood: read.notUnderstood,
      names: hits.map(({ id, of }) => ({ id, why: { kind: "relation", says: of } })),
    };
  };
}

function pairs(part: string | null): readonly { readonly id: NameId; readonly of: string }[] {
  const all = PARTS.flatMap(({ firsts, seconds }) =>
    firsts.flatMap((first) => seconds.map((second) => [first, second] as const)),
  );
  return all
    .filter((pair) => pair[0] !== pair[1] && (part === null || pair.includes(part)))
    .map((pair) => ({ id: pair.join(""), of: pair.map(capital).join(" and ") }));
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
