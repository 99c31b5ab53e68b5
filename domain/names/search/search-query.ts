import { type AskedQuery, askedQuery } from "./by-name/asked-query.ts";
import { createBelongsTo } from "./by-name/answer-belonging.ts";
import { inOtherWordsOf } from "#domain/names/answer/anew/in-other-words.ts";
import { withBlanks } from "#domain/names/answer/anew/with-blanks.ts";
import { inEnglish } from "#domain/names/answer/tongues/in-english.ts";
import { answerInScript } from "./by-name/answer-in-script.ts";
import { readBlankMiddle } from "./by-name/blank-middle.ts";
import { createCompletion } from "./by-name/complete-last.ts";
import { eachHome, eitherHome, homesApart } from "./by-name/each-home.ts";
import { inTurn } from "./by-name/in-turn.ts";
import { withoutOldName } from "./by-name/left-behind.ts";
import { likelySlips } from "./by-name/likely-slips.ts";
import { readTwoTastes } from "./by-name/two-tastes.ts";
import { answerWithoutChild } from "./by-name/without-child.ts";
import { searchVocabulary } from "./by-name/search-vocabulary.ts";
import { createDoubleNames } from "./sets/double-names.ts";
import { createMatchedSets } from "./sets/matched-sets.ts";
import { createUsualMiddles } from "./sets/usual-middles.ts";
import type { ToolLink } from "#domain/fit/tool-link.ts";
import { afterLoss } from "./by-name/after-loss.ts";
import { readLoss } from "#domain/care/read-loss.ts";
import { readCare } from "#domain/care/read-care.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { NameQuery } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { asksGenderOnly } from "#domain/names/browse/name-rules.ts";
import type { Reading } from "#domain/names/plain/reading.ts";
import { eitherChips, eitherWish } from "#domain/names/plain/pairs.ts";
import { wantsNothingLike } from "#domain/names/plain/denied/denied-names.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import type { Answers } from "#domain/names/answer/create-answers.ts";
import { askedAnew, askedInOtherWords, besideSurname, createRelatedTo } from "./by-name/answer-by-names.ts";
import { createFinding, type FindingSources, LIMIT } from "./find-for-wishes.ts";
import { insteadOf } from "./instead.ts";
import { COUNTED_TO, NO_ANSWER, type NamesAnswer } from "./names-answer.ts";

type Sources = FindingSources & {
  readonly answers: Answers;
  readonly middles: Parameters<typeof createUsualMiddles>[0]["usual"];
  /** The page of the site that a text asks for, where it asks for no names. */
  readonly pageOf?: ((text: string) => ToolLink | null) | undefined;
};

/** What answers a query. */
type NameAnswers = {
  readonly answer: (query: NameQuery) => NamesAnswer;
  /** The names alone: whoever shows nothing else need not wait for what to ask instead. */
  readonly names: (query: NameQuery) => readonly Hit[];
};

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
  middles,
  pageOf,
}: Sources): NameAnswers {
  const vocabulary = searchVocabulary(search, themes, summaryOf);
  const isMet = (id: NameId) => vocabulary.isName(id);
  const relatedTo = createRelatedTo(search, fitsOf, vocabulary);
  const belongsTo = createBelongsTo(answers, fitsOf, vocabulary);
  const namesFor = createFinding({ search, shelf, fitsOf, like, themes, summaryOf });
  const usualMiddles = createUsualMiddles({ usual: middles, vocabulary, fitsOf, namesFor });
  const doubleNames = createDoubleNames({ vocabulary, summaryOf, fitsOf });
  const complete = createCompletion({ search, themes, summaryOf });
  const matchedSets = createMatchedSets({ vocabulary, summaryOf, namesFor });

  return {
    names: (query) => answer(query).names,
    answer(query) {
      const found = complete(query.text, answer(query), (text) => answer({ ...query, text }));
      const countOf = (text: string) => answer({ ...query, text, limit: COUNTED_TO }).names.length;
      const instead = insteadOf(query.text, found, countOf);
      const page = isUnanswered(found) ? (pageOf?.(query.text) ?? null) : null;
      return instead.length === 0 && page === null ? found : { ...found, instead, page };
    },
  };

  function answer(asked: NameQuery, isAnew = false): NamesAnswer {
    const query = askedQuery(asked);
    const care = readCare(query.text);
    if (care !== null) return { ...NO_ANSWER, care };
    const loss = isAnew ? null : readLoss(query.text);
    if (loss !== null) return afterLoss(loss, query.text, (text) => answer({ ...query, text }, true));
    const english = isAnew ? null : (inEnglish(query.text) ?? withBlanks(query.text));
    if (english !== null) return inOtherWords(query, english);
    const behind = isAnew ? null : withoutOldName(query.text);
    if (behind !== null) return answer({ ...query, text: behind }, true);
    const blank = isAnew ? null : readBlankMiddle(query.text);
    if (blank !== null) {
      const between = answer({ ...query, text: blank.asked }, true);
      if (between.names.length > 0)
        return askedAnew(query.text, { names: [blank.first], notUnderstood: [] }, between);
    }
    const withoutChild = answerWithoutChild(query.text);
    if (withoutChild !== null) return withoutChild;
    const inState = answers.inState(query.text);
    if (inState !== null) {
      const { chip, hits, fact, tool } = inState;
      return { ...NO_ANSWER, understood: [chip], names: hits, fact, tool };
    }
    const told = wantsNothingLike(query.text, vocabulary) ? null : answers.fact(query.text);
    if (told !== null) {
      const names = told.hits.filter(({ id }) => fitsOf([query.rules])(id));
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
    const there = answers.popularIn(query.text);
    if (there !== null) return { ...relatedTo(query, there.answer, surname), tool: there.tool };
    const related = wantsNothingLike(query.text, vocabulary) ? null : answers.relation(query.text);
    if (related !== null) {
      const found = relatedTo(query, related, surname);
      const told =
        found.names.length === 0 && related.instead !== null ? answers.fact(related.instead) : null;
      return told === null ? found : { ...found, names: told.hits, fact: told.fact };
    }
    const { text } = query;
    const meant = isAnew ? null : inOtherWordsOf(text);
    if (meant !== null) return inOtherWords(query, meant);
    const { limit = LIMIT } = query;
    const ofEach = (each: readonly Reading[]) =>
      inTurn(each.map((one) => namesFor(query, one))).slice(0, limit);
    const tastes = readTwoTastes(query.text, vocabulary);
    if (tastes !== null) {
      const ofBoth = tastes.both === null ? [] : namesFor(query, tastes.both);
      return tastes.both === null || ofBoth.length < FEW_OF_BOTH
        ? answerTo(tastes.asks, ofEach(tastes.each))
        : answerTo(tastes.both, ofBoth);
    }
    const ofNoName = doubleNames(query, limit) ?? usualMiddles(query, limit) ?? matchedSets(query, limit);
    if (ofNoName !== null) return ofNoName;
    const belongs = belongsTo(query.text);
    if (belongs !== null) return belongs;
    const asks = readWishes(query.text, vocabulary);
    const either = eitherWish(query.text, asks);
    if (either.length > 0) return answerTo({ ...asks, chips: eitherChips(asks.chips) }, ofEach(either));
    const found = asks.homes.length > 1 ? ofEach(homesApart(asks)) : namesFor(query, asks);
    const names = likelySlips(query.text, found, isMet);
    if (names.length < FEW_OF_BOTH) {
      const ofEither = inTurn(eachHome(asks).map((home) => namesFor(query, home)));
      const all = inTurn([[...names, ...ofEither]]).slice(0, limit);
      if (ofEither.length > 0) return answerTo({ ...asks, chips: eitherHome(asks.chips, names.length) }, all);
    }
    const isGuess = asks.otherwise !== null && !isAnswered(names, asks);
    const read = isGuess ? (asks.otherwise ?? asks) : asks;
    const anew = isAnew ? null : answers.anew(query.text, read, query.isQuestion);
    const again = anew && answer({ ...query, text: anew.text }, true);
    if (anew !== null && again !== null && (again.names.length > 0 || again.fact !== null))
      return askedAnew(query.text, anew, again);
    const hits = isGuess ? namesFor(query, read) : names;
    return { ...answerTo(read, hits), fact: answers.firstThen(query.text, hits[0]?.id) };
  }

  function inOtherWords(query: NameQuery, text: string): NamesAnswer {
    return askedInOtherWords(query.text, text, answer({ ...query, text }, true));
  }

  function findInScript({ rules, limit = LIMIT }: NameQuery, text: string): readonly Hit[] {
    return search.find(text, "all", limit, fitsOf([rules]));
  }
}

/** So few names are of two homes at once that those of the one and the other follow. */
const FEW_OF_BOTH = 3;

/** Neither a wish nor a name was understood. */
function isUnanswered({ names, understood, care, tool }: NamesAnswer): boolean {
  return names.length === 0 && understood.length === 0 && care === null && tool === null;
}

function answerTo({ chips, notUnderstood }: Reading, names: readonly Hit[]): NamesAnswer {
  return { ...NO_ANSWER, understood: chips, notUnderstood, names };
}

/** A name that was guessed beside rules must be among those that fit; a sex alone may be that of its like ("ashley boy"). */
function isAnswered([first]: readonly Hit[], { rest, rules }: Reading): boolean {
  if (first === undefined) return false;
  return rest === "" || asksGenderOnly(rules) || first.why.kind === "exact";
}
