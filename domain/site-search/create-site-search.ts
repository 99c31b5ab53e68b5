import { isChoking, isUrgent, readCare } from "#domain/care/read-care.ts";
import { INTERNATIONAL, STATES } from "#domain/directory/choices.ts";
import { createNeedReader, type NeedWords } from "#domain/directory/read-need.ts";
import { createPlaceReader, type PlaceWords } from "#domain/directory/read-place.ts";
import { alternativesOf } from "#domain/text/pattern-pieces.ts";
import { sievedPatterns } from "#domain/text/pattern-sieve.ts";
import { createHelpFinder } from "./find-help.ts";
import { bestOf, createRanking, type RankedDocument } from "./rank-documents.ts";
import { type Concept, createConcepts, type ParentsWords } from "./read-concepts.ts";
import type { SiteAnswer, SiteGroup, SiteItem, SiteResults, SiteSearch } from "./site-answer.ts";
import type { SiteDocument, SiteKind, SitePages } from "./site-document.ts";
import { createTongueReader, type SiteTongue } from "./from-spanish.ts";
import { isHeld, type SiteIndex } from "./site-index.ts";
import { createTopicMender, topicsOf } from "./mend-topics.ts";
import { ofKin } from "./of-kin.ts";
import { itemOf } from "./site-item.ts";
import { goodOf, MOST_IN_GROUP, resultsOf } from "./results-of.ts";
import { wordsOf } from "./site-terms.ts";

/** The tables that queries are read by. */
type SiteWords = {
  readonly parentsWords: ParentsWords;
  readonly spanish: SiteTongue;
  readonly places: PlaceWords;
  readonly needs: NeedWords;
  /** Subjects that the site has nothing about, and the listings to ask instead. */
  readonly notOurs: readonly NotOurs[];
};

type NotOurs = {
  /** Whole words, as the source of a pattern without regard to case. */
  readonly words: string;
  readonly ask: readonly number[];
  readonly inNeed?: true;
  readonly besideNames?: true;
};

const GROUP_OF: Readonly<Record<SiteKind, SiteGroup>> = {
  page: "guides",
  article: "guides",
  video: "guides",
  tool: "tools",
  sheet: "tools",
  game: "tools",
  list: "lists",
  listing: "places",
  directory: "places",
};
/** Nothing is shown that answers to less of the query; of a hundred lists that are alike, most answer to one word. */
const LEAST_COVERED: Readonly<Record<SiteGroup, number>> = {
  guides: 0.34,
  tools: 0.34,
  places: 0.34,
  lists: 0.6,
};
/** What says it only by the way, in no title and no heading, answers by most of the query or not at all ("text" in a guide to school). */
const BY_THE_WAY = 0.45;
/** Where nothing answers to so much, what parents' own words for a thing lead to may answer to less. */
const LEAST_LEFT = 0.24;
/** What scores so little of the best guide or tool has a word in common with the text, no more. */
const LEAST_ACROSS = 0.15;
/** A need that is so much of a text is what is asked for. */
const MOSTLY_HELP = 0.6;
/** As much as a fair answer: names that are only near are none beside it. */
const ASK_OTHERS = 0.5;
/** Who asks for names looks for no organization. */
const ASKS_FOR_NAMES = /\bnames?\b/i;

/** Makes a search over the pages of the site: the same on the server and in the browser. */
export function createSiteSearch(index: SiteIndex, pages: SitePages, words: SiteWords): SiteSearch {
  const mend = createTopicMender(topicsOf(pages, words.parentsWords), (term) => isHeld(index, term));
  const [conceptsAsTyped, conceptsMended] = [
    createConcepts(words.parentsWords),
    createConcepts(words.parentsWords, mend),
  ];
  const placeIn = createPlaceReader(words.places, [...STATES, INTERNATIONAL]);
  const needIn = createNeedReader(words.needs);
  const inEnglish = createTongueReader(words.spanish);
  const rank = createRanking(index, pages);
  const notOursIn = sievedPatterns(words.notOurs.flatMap(wordByWord));
  const findHelp = createHelpFinder(pages.documents);

  return {
    answer(asIs) {
      const typed = ofKin(asIs);
      const isOfNames = ASKS_FOR_NAMES.test(typed);
      const english = inEnglish(typed);
      const text = english?.text ?? typed;
      const place = isOfNames ? null : placeIn(text);
      const isInNeed = readCare(typed) === "crisis" && !isChoking(typed);
      const notOurs = notOursIn(text).find(
        ({ row: { inNeed, ask, besideNames }, pattern }) =>
          // Whom nobody here can tell of leave, the directory of a state cannot either.
          (place === null || ask.length === 0) &&
          (!isInNeed || inNeed === true) &&
          (!isOfNames || besideNames === true) &&
          pattern.test(text),
      )?.row;
      if (notOurs !== undefined) {
        const nothing = nothingOf(typed, elsewhereOf(pages.documents, notOurs.ask));
        return notOurs.besideNames === true ? { ...nothing, isOfPapers: true } : nothing;
      }
      const need = needIn(text);
      // Nothing to read beside whom to call: a page that has a word in common is none for who is in need.
      if (isInNeed && place === null && need.category === null) return nothingOf(typed, []);
      const asked = {
        state: place?.state ?? null,
        category: isOfNames ? null : need.category,
        isSeeking: need.isSeeking && !isOfNames,
        needShare: wordsOf(need.typed).length / Math.max(1, wordsOf(text).length),
      };
      const conceptsIn = isOfNames ? conceptsAsTyped : conceptsMended;
      // Who has a choking child needs the film on that, whatever it chokes on.
      const concepts = conceptsIn(isChoking(typed) ? "choking" : text);
      const ranked = rank(concepts, isOfNames);
      const elsewhere = place === null ? ranked : rank(conceptsIn(text.replace(place.typed, " ")));
      // Nor do names "for a farm family" want an article that speaks of farms somewhere.
      const mayStand = ({ at, answers }: RankedDocument) =>
        !isOfNames || pages.documents[at]?.kind !== "article" || answers().isTitled;
      const isOfHelp = place !== null || asked.needShare >= MOSTLY_HELP;
      const goodIn = (group: SiteGroup, isLast = false) =>
        goodOf(
          pages.documents,
          elsewhere.filter((found) => groupOf(pages.documents[found.at]) === group && mayStand(found)),
          text,
          {
            covered: isLast ? LEAST_LEFT : LEAST_COVERED[group],
            onlySaid: isLast,
            byTheWay: group === "guides" || isLast ? BY_THE_WAY : LEAST_COVERED[group],
            // Who looks for help looks for no guide that says so by the way.
            onlyTitled: group === "guides" && isOfHelp,
          },
        );
      const lists = goodIn("lists");
      let [guides, tools] = [goodIn("guides"), goodIn("tools")];
      // One word more must not take away what the others ask for.
      if (guides.length + tools.length + lists.length === 0 && asked.category === null)
        [guides, tools] = [goodIn("guides", true), goodIn("tools", true)];
      const best = Math.max(guides[0]?.score ?? 0, tools[0]?.score ?? 0);
      const shown = (good: readonly RankedDocument[], least = LEAST_ACROSS * best) =>
        resultsOf(
          pages.documents,
          good.filter(({ score }) => score >= least),
          text,
        );
      const ofNeed = new Map(
        asked.category === null
          ? []
          : rank(conceptsIn(needWithoutForm(need.typed))).map(({ at, covered }) => [at, covered]),
      );
      const { fit, ...places } = findHelp(ranked, { ...asked, text, ofNeed, isInNeed }, MOST_IN_GROUP + 2);
      return {
        groups: isInNeed
          ? { ...NO_GROUPS, places }
          : { guides: shown(guides), tools: shown(tools), lists: shown(lists, 0), places },
        state: asked.state,
        category: asked.category,
        fit,
        isSeeking: asked.isSeeking,
        isSaying:
          concepts.filter(({ share }) => share === 1).length === 1 &&
          concepts.some(({ words, also }) => words.length > 1 && also.length > 0),
        typed: { place: place?.typed ?? "", need: need.typed },
        isUrgent: isUrgent(typed),
        understood: [...wordsUnderstood(ranked, place?.typed ?? "", need.typed), ...(english?.read ?? [])],
      };
    },
  };
}

/** How help is given says nothing of what it is: "bank" in "diaper bank". */
const FORMS_OF_HELP =
  /\b(?:banks?|pantry|pantries|consultants?|groups?|clubs?|services?|assistance|help|support|hotline|helpline)\b/g;

function needWithoutForm(need: string): string {
  const left = need.replaceAll(FORMS_OF_HELP, " ");
  return left.trim() === "" ? need : left;
}

/** A row, with each of its alternatives as a pattern. */
function wordByWord(row: NotOurs) {
  return alternativesOf(row.words).map((source) => ({
    row,
    pattern: new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu"),
  }));
}

/** An honest answer: a page that has one word in common with a subject that we do not write about is none. */
function nothingOf(text: string, items: readonly SiteItem[]): SiteAnswer {
  return {
    groups: { ...NO_GROUPS, places: { items, strength: items.length === 0 ? 0 : ASK_OTHERS } },
    state: null,
    category: null,
    fit: "there",
    isSeeking: false,
    isSaying: false,
    typed: { place: "", need: "" },
    isUrgent: isUrgent(text),
    // Whom to ask instead answers to all of it.
    understood: items.length === 0 ? [] : wordsOf(text),
  };
}

const NONE: SiteResults = { items: [], strength: 0 };
const NO_GROUPS = { guides: NONE, tools: NONE, lists: NONE, places: NONE } as const;

function elsewhereOf(documents: readonly SiteDocument[], listings: readonly number[]): readonly SiteItem[] {
  return listings.flatMap((id) =>
    documents.filter(({ href }) => href.endsWith(`#listing-${id}`)).map((document) => itemOf(document)),
  );
}

function groupOf(document: SiteDocument | undefined): SiteGroup | null {
  return document === undefined ? null : GROUP_OF[document.kind];
}

/** Of the best results, and of place and need. */
function wordsUnderstood(ranked: readonly RankedDocument[], place: string, need: string): readonly string[] {
  const met = new Set<Concept>(bestOf(ranked, 3).flatMap(({ answers }) => [...answers().concepts]));
  return [...new Set([...[...met].flatMap(({ words }) => words), ...wordsOf(`${place} ${need}`)])];
}
