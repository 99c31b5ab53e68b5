import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { NameQuery } from "#domain/names/name-book.ts";
import type { Reading } from "#domain/names/plain/reading.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { type Chip, NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";
import { listed } from "#domain/locale/lists.ts";

type Sources = {
  readonly vocabulary: Vocabulary;
  readonly summaryOf: (id: NameId) => NameSummary | undefined;
  readonly namesFor: (query: NameQuery, asks: Reading) => readonly Hit[];
};

const SET = /(?<!\p{L})(?:identical |fraternal )?(twins?|triplets?)(?:[’']s?|s[’'])?(?!\p{L})/iu;
const GIRLS = "(?:girls?|daughters?|sisters?|females?)";
const BOYS = "(?:boys?|sons?|brothers?|males?)";
/** One of each: never all of one sex. */
const MIXED = new RegExp(
  `(?<!\\p{L})(?:(?:for|of|with|one|an?|each)\\s+)*(?:${GIRLS}.{1,12}(?<!\\p{L})${BOYS}|${BOYS}.{1,12}(?<!\\p{L})${GIRLS})(?!\\p{L})`,
  "iu",
);
const SAME_LETTER =
  /(?<!\p{L})(?:(?:start|begin)\p{L}* with )?(?:the )?(?:same|matching)[ -](?:first |starting )?(?:letters?|initials?)|alliterat\p{L}+/iu;
/** Words of such a wish that are none of another. */
const BESIDE =
  /(?<!\p{L})(?:that )?(?:match(?:es|ing)?(?: each other)?|go(?:es)? (?:well )?together|sounds? good together|go with each other|sets?(?: of)?|pairs?(?: of)?|coming|on the way|expecting|having|due|arriving|i|we|have|all|both|cute|two|three|our|my|with)(?!\p{L})/giu;
/** "Names meaning twin". */
const MEANS = /(?<!\p{L})mean(?:s|ing|t)?(?!\p{L})/iu;
/** Pairs are made of so many of the names that fit. */
const POOL = 50;
const ALIKE = 3;

/** Makes answers to who names two or three at once, and names none of them: names in sets that go together. Null for any other text. */
export function createMatchedSets({ vocabulary, summaryOf, namesFor }: Sources) {
  return (query: NameQuery, limit: number): NamesAnswer | null => {
    const said = SET.exec(query.text);
    if (said === null || MEANS.test(query.text)) return null;
    const size = /^tri/i.test(said[1] ?? "") ? 3 : 2;
    const isMixed = MIXED.test(query.text);
    const blanked = [SET, SAME_LETTER, BESIDE, ...(isMixed ? [new RegExp(MIXED, "giu")] : [])].reduce(
      (left, pattern) => left.replaceAll(new RegExp(pattern, "giu"), (words) => " ".repeat(words.length)),
      query.text,
    );
    const read = readWishes(`${blanked} baby names`, vocabulary);
    if (read.rest !== "" || read.row.length > 0 || read.like.length > 0 || read.notUnderstood.length > 0)
      return null;
    const isLettered = SAME_LETTER.test(query.text) || read.rules.starts.length === 1;
    const find = (gender: GenderFilter) =>
      namesFor(
        { ...query, limit: POOL },
        { ...read, rules: { ...read.rules, gender }, isNothing: false },
      ).flatMap(({ id }) => summaryOf(id) ?? []);
    const { gender } = read.rules;
    const isOfOne = !isMixed && gender !== "all";
    const pools = isOfOne
      ? Array.from({ length: size }, () => find(gender))
      : Array.from({ length: size }, (_, place) => find(place % 2 === 0 ? "girl" : "boy"));
    const sets = matched(pools, isLettered);
    const chip: Chip = {
      kind: "pattern",
      label: size === 3 ? "Triplets" : "Twins",
      rule: `In sets of ${size}: ${isLettered ? "the same first letter" : "of one origin, with different first letters"}, and other endings`,
      from: said.index,
      to: said.index + said[0].length,
    };
    const names = sets.flatMap((set) =>
      set.map(({ id }): Hit => ({
        id,
        why: {
          kind: "relation",
          says: `beside ${listed(set.filter((each) => each.id !== id).map(({ name }) => name))}`,
        },
      })),
    );
    return {
      ...NO_ANSWER,
      understood: [
        ...read.chips.filter(({ to }) => to <= query.text.length),
        chip,
        ...both(query.text),
      ].toSorted((one, other) => one.from - other.from),
      names: names.slice(0, limit - (limit % size)),
    };
  };
}

/** Of one and of the other. */
function both(text: string): readonly Chip[] {
  const said = MIXED.exec(text);
  if (said === null) return [];
  const [from, to] = [said.index, said.index + said[0].length];
  return [{ kind: "sex", label: "Boys and girls", rule: "One of each", from, to }];
}

type Told = NameSummary;

/** Each name of the first pool with the next of the others that goes with it, no name twice. */
function matched(pools: readonly (readonly Told[])[], isLettered: boolean): readonly (readonly Told[])[] {
  const taken = new Set<NameId>();
  const [first = [], ...others] = pools;
  return first.flatMap((name): readonly (readonly Told[])[] => {
    if (taken.has(name.id)) return [];
    const set: Told[] = [name];
    for (const pool of others) {
      const next = pool.find(
        (each) =>
          each.id !== name.id &&
          !taken.has(each.id) &&
          set.every((other) => goTogether(each, other, isLettered)),
      );
      if (next !== undefined) set.push(next);
    }
    if (set.length < pools.length) return [];
    for (const { id } of set) taken.add(id);
    return [set];
  });
}

function goTogether(one: Told, other: Told, isLettered: boolean): boolean {
  const isSameLetter = one.id.charAt(0) === other.id.charAt(0);
  const isTooAlike =
    one.id === other.id ||
    one.id.slice(0, ALIKE) === other.id.slice(0, ALIKE) ||
    one.id.slice(-ALIKE) === other.id.slice(-ALIKE);
  if (isTooAlike) return false;
  return isLettered ? isSameLetter : !isSameLetter && one.origin === other.origin;
}
