import type { NameBook } from "#domain/names/name-book.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Care, NameFact, NamesAnswer } from "#domain/names/search/names-answer.ts";
import type { WishKind } from "#domain/names/search/wish-kind.ts";
import type { SiteAnswer, SiteSearch } from "./site-answer.ts";
import { isTelling, wordsOf } from "./site-terms.ts";

/** The groups of a whole answer; lists of names stand with the names. */
export const ANSWER_GROUPS = ["names", "guides", "places", "tools"] as const;
export type AnswerGroup = (typeof ANSWER_GROUPS)[number];

/** What was understood of a query, with what it asks for in words. */
export type UnderstoodChip = { readonly kind: WishKind; readonly label: string; readonly rule: string };

/** All that the site answers to a query: names, and what is not names. */
export type WholeAnswer = {
  readonly understood: readonly UnderstoodChip[];
  /** Words that nothing answers to. */
  readonly notUnderstood: readonly string[];
  readonly names: readonly Hit[];
  readonly fact: NameFact | null;
  readonly care: Care | null;
  /** Numbers to call at once come before everything. */
  readonly isUrgent: boolean;
  readonly groups: SiteAnswer["groups"];
  /** The group that answers best comes first. */
  readonly order: readonly AnswerGroup[];
};

/** Names in a whole answer at most. */
export const MOST_NAMES = 8;
/** Where something else answers so well to one word, or to several, names that are only near are noise. */
const SURE = { word: 0.75, words: 0.4 };
const ASKS_FOR_NAMES = /\bnames?\b/i;
const ASKS_FOR_LISTS = /\b(?:names?|lists?|letter)\b/i;
/** How much a list says to whoever does not speak of names. */
const UNASKED_LIST = 0.7;

/** Asks the book of names and the search of the site. */
export function answerWhole(names: Pick<NameBook, "answer">, site: SiteSearch, text: string): WholeAnswer {
  return joinAnswers(names.answer({ text, rules: NO_RULES, limit: MOST_NAMES }), site.answer(text), text);
}

/** One answer of the two. */
export function joinAnswers(named: NamesAnswer, found: SiteAnswer, text: string): WholeAnswer {
  const { groups } = found;
  const isShown = mayShowNames(named, found, text);
  const understoodOfSite = new Set(found.understood);
  const left = isShown ? named.notUnderstood : wordsOf(text).filter(isTelling);
  const strengths: Readonly<Record<AnswerGroup, number>> = {
    names: Math.max(
      isShown ? strengthOfNames(named) : 0,
      groups.lists.strength * (ASKS_FOR_LISTS.test(text) ? 1 : UNASKED_LIST),
    ),
    guides: groups.guides.strength,
    places: groups.places.strength,
    tools: groups.tools.strength,
  };
  return {
    understood: [
      ...(isShown ? named.understood.map(({ kind, label, rule }) => ({ kind, label, rule })) : []),
      ...helpChips(found),
    ],
    notUnderstood: left.filter((word) => wordsOf(word).some((each) => !understoodOfSite.has(each))),
    names: isShown ? named.names.slice(0, MOST_NAMES) : [],
    fact: isShown ? named.fact : null,
    care: named.care,
    isUrgent: found.isUrgent || named.care === "crisis",
    groups,
    order: ANSWER_GROUPS.toSorted((one, other) => strengths[other] - strengths[one]),
  };
}

/** Names that are only near what was typed are no answer to "car seat". */
function mayShowNames(
  { names, care, understood, notUnderstood, fact }: NamesAnswer,
  found: SiteAnswer,
  text: string,
) {
  const [first] = names;
  if (care !== null || first === undefined) return false;
  if (ASKS_FOR_NAMES.test(text) || fact !== null || first.why.kind === "exact") return true;
  const { guides, tools, places } = found.groups;
  const best = Math.max(guides.strength, tools.strength, places.strength);
  if (understood.length > 0 && notUnderstood.length === 0) return found.state === null || best < SURE.word;
  if (wordsOf(text).filter(isTelling).length > 1) return best < SURE.words;
  return first.why.kind === "means" || best < SURE.word;
}

function strengthOfNames({ names, understood, notUnderstood, fact }: NamesAnswer): number {
  const kind = names[0]?.why.kind;
  if (fact !== null || kind === "exact") return 1;
  if (understood.length > 0) return notUnderstood.length === 0 ? 0.95 : 0.5;
  return kind === "means" || kind === "origin" ? 0.7 : 0.5;
}

function helpChips({ state, category }: SiteAnswer): readonly UnderstoodChip[] {
  const where = state === "International" ? "Organizations outside the US" : `Organizations in ${state}`;
  return [
    ...(category === null
      ? []
      : [{ kind: "need", label: category, rule: `Organizations of the category ${category}` } as const]),
    ...(state === null
      ? []
      : [{ kind: "place", label: state, rule: `${where}, and those that serve every state` } as const]),
  ];
}
