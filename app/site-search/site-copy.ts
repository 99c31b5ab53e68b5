import MiniSearch, { type AsPlainObject } from "minisearch";
import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { NEED_WORDS } from "#content/directory/need-words.ts";
import { PLACE_WORDS } from "#content/directory/place-words.ts";
import { ASKED_AS } from "#content/search/asked-as.ts";
import { NOT_OURS } from "#content/search/not-ours.ts";
import { PARENTS_WORDS } from "#content/search/parents-words.ts";
import { SPANISH_OF_SITE } from "#content/search/spanish-of-site.ts";
import { fittingFirst, lineNeeded } from "#domain/care/fitting-line.ts";
import { createSiteSearch } from "#domain/site-search/create-site-search.ts";
import type { SitePages } from "#domain/site-search/site-document.ts";
import { INDEX_OPTIONS } from "#domain/site-search/site-index.ts";
import { type NamedWhy, tellAnswer, type ToldAnswer } from "#domain/site-search/told-answer.ts";
import type { NamedAnswer } from "#domain/site-search/named-answer.ts";
import { joinAnswers } from "#domain/site-search/whole-answer.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { SITE_COPY_PATH } from "#app/offline/names-copy-path.ts";

/** Answers by the copy on this device, beside what it has to say of names. */
type SiteOnDevice = (text: string, named: NamedAnswer<NamedWhy>) => ToldAnswer;

type SiteCopy = SitePages & { readonly index: AsPlainObject };

const cache = createAnswerCache<SiteOnDevice>();

/** Reads the copy once a visit: from the worker, or else from the network. Throws where it is neither. */
export function openSiteCopy(): Promise<SiteOnDevice> {
  return cache.load("copy", async () => {
    const { index, ...pages } = await get(SITE_COPY_PATH, isSiteCopy);
    const words = {
      parentsWords: PARENTS_WORDS,
      spanish: SPANISH_OF_SITE,
      places: PLACE_WORDS,
      needs: NEED_WORDS,
      notOurs: NOT_OURS,
      askedAs: ASKED_AS,
    };
    const search = createSiteSearch(MiniSearch.loadJS(index, INDEX_OPTIONS), pages, words);
    return (text, named) => {
      const lines = fittingFirst(CRISIS_LINES, lineNeeded(text));
      return tellAnswer(joinAnswers(named, search.answer(text), text), lines);
    };
  });
}

function isSiteCopy(value: unknown): value is SiteCopy {
  return (
    isRecord(value) &&
    Array.isArray(value.documents) &&
    Array.isArray(value.entries) &&
    isRecord(value.index) &&
    "serializationVersion" in value.index
  );
}
