import { isUrgent } from "#domain/care/read-care.ts";
import { alternativesOf } from "#domain/text/pattern-pieces.ts";
import { sievedPatterns } from "#domain/text/pattern-sieve.ts";
import type { SiteAnswer, SiteItem, SiteResults } from "./site-answer.ts";
import type { SiteDocument } from "./site-document.ts";
import { itemOf } from "./site-item.ts";
import { wholeWords } from "./asked-as.ts";
import { wordsOf } from "./site-terms.ts";

/** A subject that the site has nothing about, and the listings to ask instead. */
export type NotOurs = {
  /** Whole words, as the source of a pattern without regard to case. */
  readonly words: string;
  readonly ask: readonly number[];
  readonly inNeed?: true;
  readonly besideNames?: true;
  readonly besideOurs?: true;
};

/** The honest answer, and what the text says besides, where one of our pages may be meant by that. */
type Found = { readonly answer: SiteAnswer; readonly besides: string | null };

type Asked = {
  readonly typed: string;
  /** In English. */
  readonly text: string;
  readonly isNearPlace: boolean;
  readonly isInNeed: boolean;
  readonly isOfNames: boolean;
};

/** As much as a fair answer: names that are only near are none beside it. */
const ASK_OTHERS = 0.5;

const NONE: SiteResults = { items: [], strength: 0 };
export const NO_GROUPS = { guides: NONE, tools: NONE, lists: NONE, places: NONE } as const;

/** Makes what tells a text about such a subject, with the answer to it. */
export function createNotOursReader(rows: readonly NotOurs[], documents: readonly SiteDocument[]) {
  const notOursIn = sievedPatterns(rows.flatMap(wordByWord));
  return ({ typed, text, isNearPlace, isInNeed, isOfNames }: Asked): Found | null => {
    const found = notOursIn(text).find(
      ({ row: { inNeed, ask, besideNames }, pattern }) =>
        // Whom nobody here can tell of leave, the directory of a state cannot either.
        (!isNearPlace || ask.length === 0) &&
        (!isInNeed || inNeed === true) &&
        (!isOfNames || besideNames === true) &&
        pattern.test(text),
    );
    if (found === undefined) return null;
    const { row, pattern } = found;
    const nothing = nothingOf(typed, elsewhereOf(documents, row.ask));
    return {
      answer: {
        ...nothing,
        ...(row.besideNames === true ? { isNoName: true } : {}),
        // Who grieves is not told what we do not have.
        ...(row.inNeed === true ? {} : { isNotOurs: true }),
      },
      besides: row.besideOurs === true && !isNearPlace ? text.replace(pattern, " ") : null,
    };
  };
}

/** A row, with each of its alternatives as a pattern. */
function wordByWord(row: NotOurs) {
  return alternativesOf(row.words).map((source) => ({ row, pattern: wholeWords(source) }));
}

/** An honest answer: a page that has one word in common with a subject that we do not write about is none. */
export function nothingOf(text: string, items: readonly SiteItem[]): SiteAnswer {
  return {
    groups: { ...NO_GROUPS, places: { items, strength: items.length === 0 ? 0 : ASK_OTHERS } },
    state: null,
    category: null,
    fit: "there",
    isSeeking: false,
    isSaying: false,
    typed: { place: "", need: "" },
    isUrgent: isUrgent(text),
    isKnown: () => false,
    // Whom to ask instead answers to all of it.
    understood: items.length === 0 ? [] : wordsOf(text),
  };
}

function elsewhereOf(documents: readonly SiteDocument[], listings: readonly number[]): readonly SiteItem[] {
  return listings.flatMap((id) =>
    documents.filter(({ href }) => href.endsWith(`#listing-${id}`)).map((document) => itemOf(document)),
  );
}
