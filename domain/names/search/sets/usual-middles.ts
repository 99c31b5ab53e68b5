import type { UsualMiddles } from "#domain/names/answer/relations/answer-texts.ts";
import { asksGenderOnly, type NameRules, rulesSet } from "#domain/names/browse/name-rules.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import type { NameQuery } from "#domain/names/name-book.ts";
import type { Reading } from "#domain/names/plain/reading.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import { inTurn } from "#domain/names/search/by-name/in-turn.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { type Chip, NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";
import type { FitsOf } from "#domain/names/search/search-fits.ts";

type Sources = {
  readonly usual: UsualMiddles;
  readonly vocabulary: Vocabulary;
  readonly fitsOf: FitsOf;
  readonly namesFor: (query: NameQuery, asks: Reading) => readonly Hit[];
};

const MIDDLE = /(?<!\p{L})middle\s+(?=names?(?!\p{L}))|(?<!\p{L})middles(?!\p{L})/iu;
/** Fewer are followed by others that fit. */
const FEW = 10;

/** Makes answers to who asks for middle names and says no first name: "most common middle names for girls". Null for any other text. */
export function createUsualMiddles({ usual, vocabulary, fitsOf, namesFor }: Sources) {
  return (query: NameQuery, limit: number): NamesAnswer | null => {
    const said = MIDDLE.exec(query.text);
    if (said === null) return null;
    const [from, to] = [said.index, said.index + said[0].length];
    const blank = said[0].startsWith("middles") ? "names  " : " ".repeat(to - from);
    const read = readWishes(query.text.slice(0, from) + blank + query.text.slice(to), vocabulary);
    const isOther = read.rest !== "" || read.row.length > 0 || read.like.length > 0 || read.means !== null;
    if (isOther || read.notUnderstood.some((word) => vocabulary.isName(foldName(word)))) return null;
    // How often a first name is given says nothing of the middle.
    const rules: NameRules = { ...read.rules, ranks: [] };
    const fits = fitsOf([query.rules, rules, ...read.asWell]);
    const listed = (ids: readonly NameId[]) =>
      ids.filter((id) => fits(id) && !read.without.includes(id)).map((id): Hit => ({ id, why: USUAL }));
    // Rare ones are on no list of the usual.
    const isOfUsual = read.rules.bands.length === 0 && read.rules.births.length === 0;
    const first = isOfUsual ? inTurn([listed(usual.girl), listed(usual.boy)]) : [];
    const asked = [query.rules, rules].some((each) => !asksGenderOnly(each));
    const others =
      first.length >= FEW || !asked || rulesSet(rules).length === 0
        ? []
        : namesFor(query, { ...read, rules, isNothing: false });
    const names = [...first, ...others.filter(({ id }) => first.every((hit) => hit.id !== id))];
    const chip: Chip = { kind: "pattern", label: "Middle names", rule: RULE, from, to };
    const chips = read.chips.filter(({ kind }) => !(kind === "popularity" && isOfUsual));
    return {
      ...NO_ANSWER,
      understood: [...chips, chip].toSorted((one, other) => one.from - other.from),
      notUnderstood: read.notUnderstood,
      names: names.slice(0, limit),
    };
  };
}

const RULE = "Often put in the middle, by our own list: birth records have first names only";
const USUAL = { kind: "relation", says: "usual in the middle" } as const;
