import { type AskedQuery, askedQuery } from "./asked-query.ts";
import { createBelongsTo } from "./answer-belonging.ts";
import { answerInScript } from "./answer-in-script.ts";
import type { BrowseShelf } from "#domain/names/browse/browse-shelf.ts";
import { heaviestFirst } from "#domain/names/browse/heaviest-first.ts";
import type { LikeName, LikeThese } from "#domain/names/like/like-these.ts";
import { readCare } from "#domain/care/read-care.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { NameQuery, NameSearch } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { isMetOften, type NameSummary } from "#domain/names/entry/name-summary.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { otherSex } from "#domain/names/like/other-sex.ts";
import { asksGenderOnly, type NameRules, rulesSet } from "#domain/names/browse/name-rules.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { type Reading, readWishes } from "#domain/names/plain/read-wishes.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import type { Answers } from "#domain/names/answer/create-answers.ts";
import { askedAnew, besideSurname, createRelatedTo, inTurn, isAmong } from "./answer-by-names.ts";
import { NO_ANSWER, type NamesAnswer } from "./names-answer.ts";
import { isNear, type Why } from "./why.ts";

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
  readonly summaryOf: (id: NameId) => NameSummary | undefined;
};

/** A word beside a wish is a name if one meets it: in the collection, or given to one baby in so many. */
const MET_TO_ONE = 50_000;

/**
 * Answers a query. Whatever is asked for, in the text or beside it, must be met: a name that fits one rule and not the other
 * is none. A text to be searched sets the order; without one, words of a meaning do, then likeness, then popularity. Empty
 * text finds nothing, unless there are rules beside a sex of use.
 */
export function answerQueries({
  answers,
  search,
  themes,
  shelf,
  fitsOf,
  like,
  summaryOf,
}: Sources): (query: NameQuery) => NamesAnswer {
  const vocabulary: Vocabulary = {
    themes,
    isName(id) {
      const summary = summaryOf(id);
      return summary !== undefined && isMetOften(summary, MET_TO_ONE);
    },
    isOnRecord: (id) => summaryOf(id) !== undefined,
    isNearName(id) {
      const [hit] = search.find(id, "all", 1);
      return hit !== undefined && isNear(hit.why);
    },
    knowsMeaning: search.knowsMeaning,
    beginsMeaning: (word) => search.findMeant(word, "all", 1).length > 0,
  };

  const relatedTo = createRelatedTo(search, fitsOf, vocabulary);
  const belongsTo = createBelongsTo(answers, fitsOf, vocabulary);

  /** So many of those most like the liked, of the sex of use that is asked for. A liked name may be misspelled, too. */
  function likeThose(
    liked: readonly NameId[],
    pool: number,
    sex: GenderFilter = "all",
    fits?: (id: NameId) => boolean,
  ): readonly LikeName[] {
    const ids = liked.map((id) => (vocabulary.isOnRecord(id) ? id : (search.didYouMean(id, 1)[0] ?? id)));
    return like(ids, pool, {
      ...otherSex(
        sex,
        ids.flatMap((id) => summaryOf(id) ?? []),
      ),
      ...(fits && { fits }),
    });
  }

  return (query) => answer(query);

  function answer(asked: NameQuery, isAnew = false): NamesAnswer {
    const query = askedQuery(asked);
    const care = readCare(query.text);
    if (care !== null) return { ...NO_ANSWER, care };
    const told = answers.fact(query.text);
    if (told !== null) {
      const fits = fitsOf([query.rules]);
      const names = told.hits.filter(({ id }) => fits(id));
      return { ...NO_ANSWER, understood: [told.chip], names, fact: told.fact };
    }
    const inScript = answerInScript(query.text, (text) => findInScript(query, text));
    if (inScript !== null && answers.relation(query.text) === null) return inScript;
    const surname = answers.surname(query.text);
    return surname === null
      ? namesOf(query, null, isAnew)
      : besideSurname(surname, (text, last) => namesOf({ ...query, text }, last, true));
  }

  function namesOf(query: AskedQuery, surname: string | null, isAnew: boolean): NamesAnswer {
    const related = answers.relation(query.text);
    if (related !== null) {
      const found = relatedTo(query, related, surname);
      const told =
        found.names.length === 0 && related.instead !== null ? answers.fact(related.instead) : null;
      return told === null ? found : { ...found, names: told.hits, fact: told.fact };
    }
    const belongs = belongsTo(query.text);
    if (belongs !== null) return belongs;
    const asks = readWishes(query.text, vocabulary);
    const names = namesFor(query, asks);
    const isGuess = asks.otherwise !== null && !isAnswered(names, asks);
    const read = isGuess ? (asks.otherwise ?? asks) : asks;
    const anew = isAnew ? null : answers.anew(query.text, read, query.isQuestion);
    const again = anew && answer({ ...query, text: anew.text }, true);
    if (anew !== null && again !== null && (again.names.length > 0 || again.fact !== null))
      return askedAnew(query.text, anew, again);
    return answerTo(read, isGuess ? namesFor(query, read) : names);
  }

  function findInScript({ rules, limit = LIMIT }: NameQuery, text: string): readonly Hit[] {
    return search.find(text, "all", limit, fitsOf([rules]));
  }

  function namesFor({ text, rules, limit = LIMIT }: NameQuery, asks: Reading): readonly Hit[] {
    if (asks.isNothing || (text.trim() === "" && asksGenderOnly(rules))) return [];
    const { rest, row, means, like: liked, rules: plain, denied } = asks;
    const asked = [rules, plain];
    const isLeftOut = denied.map((each) => fitsOf([each]));
    const allFit = (): ((id: NameId) => boolean) => {
      const fits = fitsOf(asked);
      return (id) => fits(id) && !isLeftOut.some((isOne) => isOne(id));
    };
    const [gender = "all", other = gender] = asked.flatMap((each) =>
      each.gender === "all" ? [] : each.gender,
    );
    if (gender !== other) return [];

    if (row.length > 0) {
      const found = row.map((name) => search.find(name, gender, limit, allFit()));
      return inTurn(found).slice(0, limit);
    }
    if (rest === "" && means === null) {
      if (liked.length === 0) {
        const origins = asked.flatMap((each) => each.origins);
        return heaviestFirst(shelf(), asked, limit, denied).map(({ id, traits }) => ({
          id,
          why: whyItFits(traits.origins, origins),
        }));
      }
      // Choosing takes time as the square of what is chosen: no more than are asked for.
      const takesAny = denied.length === 0 && asked.every((each) => rulesSet(each).length === 0);
      return likeThose(liked, Math.min(limit, LIMIT), gender, takesAny ? undefined : allFit()).map(
        ({ summary, reasons }) => ({ id: summary.id, why: { kind: "like", reasons } }),
      );
    }
    const conditions = asked.every(asksGenderOnly) && denied.length === 0 ? [] : [allFit()];
    if (liked.length > 0) conditions.push(isAmong(likeThose(liked, LIKE_POOL).map(({ summary }) => summary)));
    if (means !== null && rest !== "") conditions.push(isAmong(search.findMeant(means, gender, Infinity)));
    const fits = conditions.length === 0 ? undefined : (id: NameId) => conditions.every((test) => test(id));
    return means === null || rest !== ""
      ? search.find(rest, gender, limit, fits)
      : search.findMeant(means, gender, limit, fits);
  }
}

function answerTo({ chips, notUnderstood }: Reading, names: readonly Hit[]): NamesAnswer {
  return { ...NO_ANSWER, understood: chips, notUnderstood, names };
}

/** A name that was guessed beside rules must be among those that fit; a sex alone may be that of its like ("ashley boy"). */
function isAnswered([first]: readonly Hit[], { rest, rules }: Reading): boolean {
  if (first === undefined) return false;
  return rest === "" || asksGenderOnly(rules) || first.why.kind === "exact";
}

/** A name that is found by its second origin shows its first: the reason names the other. */
function whyItFits([first, ...others]: readonly Origin[], asked: readonly Origin[]): Why {
  if (first === undefined || asked.includes(first)) return FITS;
  const word = others.find((origin) => asked.includes(origin));
  return word === undefined ? FITS : { kind: "origin", word };
}
