import type { BrowseShelf } from "#domain/names/browse/browse-shelf.ts";
import type { LikeThese } from "#domain/names/like/like-these.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { NameQuery, NameSearch } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { asksGenderOnly, type NameRules, rulesSet } from "#domain/names/browse/name-rules.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { type PlainQuery, readPlainQuery } from "#domain/names/plain/plain-query.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import type { RelationAnswer } from "#domain/names/answer/relations/answer-relation.ts";
import type { Answers } from "#domain/names/answer/create-answers.ts";
import type { NamesAnswer } from "./names-answer.ts";
import type { Why } from "./why.ts";

const LIMIT = 50;

/** The names most like those that are liked, out of which rules choose. */
const LIKE_POOL = 200;

const FITS: Why = { kind: "fits" };

type Sources = {
  readonly answers: Answers;
  readonly search: NameSearch;
  readonly themes: readonly Theme[];
  readonly shelf: () => BrowseShelf;
  readonly fitsOf: (rules: readonly NameRules[]) => (id: NameId) => boolean;
  readonly like: LikeThese;
  readonly isOnRecord: (id: NameId) => boolean;
};

/**
 * Answers a query. Whatever is asked for, in the text or beside it, must be met: a name that fits one rule and not the other
 * is none. A text to be searched sets the order; without one, words of a meaning do, then likeness, then popularity. Empty
 * text finds nothing, unless there are rules beside a sex of use.
 */
export function answerQueries({ answers, search, themes, shelf, fitsOf, like, isOnRecord }: Sources) {
  /** The most popular names, or so many of those most like the liked. */
  function inOrder(liked: readonly NameId[], origins: readonly Origin[], pool: number): readonly Hit[] {
    if (liked.length === 0) {
      return shelf().orders.popularity.map(({ id, traits }) => ({
        id,
        why: whyItFits(traits.origins, origins),
      }));
    }
    // A liked name may be misspelled, too.
    const meant = liked.map((id) => (isOnRecord(id) ? id : (search.didYouMean(id, 1)[0] ?? id)));
    return like(meant, pool).map(({ summary, reasons }) => ({
      id: summary.id,
      why: { kind: "like", reasons },
    }));
  }

  return (query: NameQuery): NamesAnswer => {
    const told = answers.fact(query.text);
    if (told !== null) {
      const names = told.hits.filter(fitting(fitsOf([query.rules])));
      return { understood: [told.chip], notUnderstood: [], names, fact: told.fact, care: null };
    }
    const related = answers.relation(query.text);
    if (related !== null) return relatedTo(query, related);
    const plain = readPlainQuery(query.text, themes);
    return {
      understood: plain.parts,
      notUnderstood: [],
      names: namesFor(query, plain),
      fact: null,
      care: null,
    };
  };

  /** Names by way of a name, those that fit what else is asked for. */
  function relatedTo(
    { rules, limit = LIMIT }: NameQuery,
    { chips, rest, hits }: RelationAnswer,
  ): NamesAnswer {
    const plain = readPlainQuery(rest, themes);
    const sexes = [plain.rules.gender, rules.gender].filter((each) => each !== "all");
    const fits = fitsOf([rules, plain.rules]);
    const { means } = plain;
    const meant = means === null ? () => true : isAmong(search.findMeant(means, "all", Infinity));
    const names = hits(sexes[0] ?? null).filter(({ id }) => fits(id) && meant(id));
    return {
      understood: [...chips, ...plain.parts].toSorted((one, other) => one.from - other.from),
      notUnderstood: [],
      names: names.slice(0, limit),
      fact: null,
      care: null,
    };
  }

  function namesFor({ text, rules, limit = LIMIT }: NameQuery, asks: PlainQuery): readonly Hit[] {
    if (text.trim() === "" && asksGenderOnly(rules)) return [];
    const { rest, means, like: liked, rules: plain } = asks;
    const asked = [rules, plain];
    const [gender = "all", other = gender] = asked.flatMap((each) =>
      each.gender === "all" ? [] : each.gender,
    );
    if (gender !== other) return [];

    if (rest === "" && means === null) {
      const origins = asked.flatMap((each) => each.origins);
      // The first few of many that are alike are the few of a smaller choice, and choosing takes time as the square of them.
      const takesAny = asked.every((each) => rulesSet(each).length === 0);
      const pool = takesAny ? Math.min(limit, LIKE_POOL) : LIKE_POOL;
      return inOrder(liked, origins, pool)
        .filter(fitting(fitsOf(asked)))
        .slice(0, limit);
    }
    const conditions = asked.every(asksGenderOnly) ? [] : [fitsOf(asked)];
    if (liked.length > 0) conditions.push(isAmong(inOrder(liked, [], LIKE_POOL)));
    if (means !== null && rest !== "") conditions.push(isAmong(search.findMeant(means, gender, Infinity)));
    const fits = conditions.length === 0 ? undefined : (id: NameId) => conditions.every((test) => test(id));
    return means === null || rest !== ""
      ? search.find(rest, gender, limit, fits)
      : search.findMeant(means, gender, limit, fits);
  }
}

/** A name that is found by its second origin shows its first: the reason names the other. */
function whyItFits([first, ...others]: readonly Origin[], asked: readonly Origin[]): Why {
  if (first === undefined || asked.includes(first)) return FITS;
  const word = others.find((origin) => asked.includes(origin));
  return word === undefined ? FITS : { kind: "origin", word };
}

function fitting(fits: (id: NameId) => boolean) {
  return ({ id }: Hit) => fits(id);
}

function isAmong(hits: readonly Hit[]): (id: NameId) => boolean {
  const ids = new Set(hits.map(({ id }) => id));
  return (id) => ids.has(id);
}
