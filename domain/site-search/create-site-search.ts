import { isChoking, isUrgent, readCare } from "#domain/care/read-care.ts";
import { INTERNATIONAL, STATES } from "#domain/directory/choices.ts";
import { createNeedReader, type NeedWords } from "#domain/directory/read-need.ts";
import { createPlaceReader, type PlaceWords } from "#domain/directory/read-place.ts";
import { type AskedAs, createAskedAs } from "./asked-as.ts";
import { createHelpFinder } from "./find-help.ts";
import { createRanking, type RankedDocument } from "./rank-documents.ts";
import { bestOf } from "./ranked-order.ts";
import { type Concept, createConcepts, type ParentsWords } from "./read-concepts.ts";
import type { SiteSearch } from "./site-answer.ts";
import type { SitePages } from "./site-document.ts";
import { createTongueReader, type SiteTongue } from "./from-spanish.ts";
import { holdsTerm, type SiteIndex } from "./site-index.ts";
import { createTopicMender, topicsOf } from "./mend-topics.ts";
import { ofKin } from "./of-kin.ts";
import { MOST_IN_GROUP } from "./results-of.ts";
import { createNeedRanking, NOBODY } from "./of-need.ts";
import { createNotOursReader, NO_GROUPS, type NotOurs, nothingOf } from "./not-ours.ts";
import { pagesShown } from "./pages-shown.ts";
import { wordsOf } from "./site-terms.ts";
import { stem } from "./stem.ts";

/** The tables that queries are read by. */
type SiteWords = {
  readonly parentsWords: ParentsWords;
  readonly spanish: SiteTongue;
  readonly places: PlaceWords;
  readonly needs: NeedWords;
  /** Subjects that the site has nothing about, and the listings to ask instead. */
  readonly notOurs: readonly NotOurs[];
  readonly askedAs: readonly AskedAs[];
};

/** A need that is so much of a text is what is asked for. */
const MOSTLY_HELP = 0.6;
/** So much of a text is said by what one of our pages is called. */
const MOSTLY_NAMED = 0.6;
/** Who asks for names looks for no organization. */
const ASKS_FOR_NAMES = /\bnames?\b/i;

/** Makes a search over the pages of the site: the same on the server and in the browser. */
export function createSiteSearch(index: SiteIndex, pages: SitePages, words: SiteWords): SiteSearch {
  const mend = createTopicMender(topicsOf(pages, words.parentsWords), (term) => holdsTerm(index, term));
  const conceptsIn = createConcepts(words.parentsWords, mend);
  const placeIn = createPlaceReader(words.places, [...STATES, INTERNATIONAL]);
  const needIn = createNeedReader(words.needs);
  const inEnglish = createTongueReader(words.spanish);
  const rank = createRanking(index, pages);
  const notOursIn = createNotOursReader(words.notOurs, pages.documents);
  const asIn = createAskedAs(words.askedAs);
  const findHelp = createHelpFinder(pages.documents);
  const ofNeed = createNeedRanking((need) => rank(conceptsIn(need)));

  const isKnown = (word: string) => holdsTerm(index, mend(stem(word)));

  /** Whether one of our pages is called by what a text says. */
  const isNamed = (text: string) =>
    bestOf(rank(conceptsIn(text)), 3).some(
      ({ at, covered, answers }) =>
        covered >= MOSTLY_NAMED && answers().isTitled && pages.documents[at]?.kind !== "listing",
    );

  return {
    answer(asIs) {
      const typed = ofKin(asIs);
      const isOfNames = ASKS_FOR_NAMES.test(typed);
      const english = inEnglish(typed);
      const wording = english?.text ?? typed;
      const place = isOfNames ? null : placeIn(wording);
      const isInNeed = readCare(typed) === "crisis" && !isChoking(typed);
      const isNearPlace = place !== null;
      const askedAs = isOfNames || isInNeed || isChoking(typed) ? null : asIn(wording);
      const notOurs =
        askedAs === null ? notOursIn({ typed, text: wording, isNearPlace, isInNeed, isOfNames }) : null;
      const besides = notOurs?.besides ?? null;
      if (notOurs !== null && (besides === null || !isNamed(besides))) return notOurs.answer;
      const text = askedAs ?? besides ?? wording;
      const need = needIn(text);
      // Nothing to read beside whom to call: a page that has a word in common is none for who is in need.
      if (isInNeed && place === null && need.category === null) return nothingOf(typed, []);
      const asked = {
        state: place?.state ?? null,
        category: isOfNames ? null : need.category,
        isSeeking: need.isSeeking && !isOfNames,
        needShare: wordsOf(need.typed).length / Math.max(1, wordsOf(text).length),
      };
      // Who has a choking child needs the film on that, whatever it chokes on.
      const concepts = conceptsIn(isChoking(typed) ? "choking" : text, isOfNames);
      const ranked = rank(concepts, isOfNames);
      const elsewhere = place === null ? ranked : rank(conceptsIn(text.replace(place.typed, " ")));
      const isOfHelp = isNearPlace || asked.needShare >= MOSTLY_HELP;
      const hasNeed = asked.category !== null;
      const shown = pagesShown(pages.documents, elsewhere, { text, isOfNames, isOfHelp, hasNeed });
      const { fit, ...places } = findHelp(
        ranked,
        {
          ...asked,
          text,
          isInNeed,
          bestElsewhere: shown.best,
          ofNeed: hasNeed ? ofNeed(need.typed) : NOBODY,
        },
        MOST_IN_GROUP + 2,
      );
      return {
        groups: isInNeed ? { ...NO_GROUPS, places } : { ...shown.groups, places },
        state: asked.state,
        category: asked.category,
        fit,
        isSeeking: asked.isSeeking,
        isSaying:
          concepts.filter(({ share }) => share === 1).length === 1 &&
          concepts.some(({ words: said, ours }) => said.length > 1 && ours.length > 0),
        typed: { place: place?.typed ?? "", need: need.typed },
        isUrgent: isUrgent(typed),
        ...(askedAs === null ? {} : { isNoName: true as const }),
        isKnown,
        understood: [
          ...wordsUnderstood(ranked, place?.typed ?? "", need.typed),
          ...(english?.read ?? []),
          ...(askedAs === null ? [] : wordsOf(typed)),
        ],
      };
    },
  };
}

/** Of the best results, and of place and need. */
function wordsUnderstood(ranked: readonly RankedDocument[], place: string, need: string): readonly string[] {
  const met = new Set<Concept>(bestOf(ranked, 3).flatMap(({ answers }) => [...answers().concepts]));
  return [...new Set([...[...met].flatMap(({ words }) => words), ...wordsOf(`${place} ${need}`)])];
}
