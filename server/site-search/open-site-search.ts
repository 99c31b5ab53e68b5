import MiniSearch from "minisearch";
import { NEED_WORDS } from "#content/directory/need-words.ts";
import { PLACE_WORDS } from "#content/directory/place-words.ts";
import { ASKED_AS } from "#content/search/asked-as.ts";
import { NOT_OURS } from "#content/search/not-ours.ts";
import { PARENTS_WORDS } from "#content/search/parents-words.ts";
import { SPANISH_OF_SITE } from "#content/search/spanish-of-site.ts";
import { createSiteSearch } from "#domain/site-search/create-site-search.ts";
import type { SitePages, SiteText } from "#domain/site-search/site-document.ts";
import { INDEX_OPTIONS } from "#domain/site-search/site-index.ts";
import type { SiteSearch } from "#domain/site-search/site-answer.ts";
import { gatherDocuments, type SiteSources } from "./gather-documents.ts";
import { entriesOf } from "./site-texts.ts";

type OpenedIndex = { readonly pages: SitePages; readonly index: MiniSearch<SiteText> };

/** Indexes the pages of the site; takes some 50 ms. */
export function indexSite(sources: SiteSources): OpenedIndex {
  const found = gatherDocuments(sources);
  const texts = entriesOf(found);
  const index = new MiniSearch<SiteText>(INDEX_OPTIONS);
  index.addAll(texts);
  return {
    index,
    pages: {
      documents: found.map(({ document }) => document),
      entries: texts.map(({ id, of, heading }) => (heading === undefined ? { id, of } : { id, of, heading })),
    },
  };
}

/** The search of the site over what is read from content and data. */
export function openSiteSearch(sources: SiteSources): SiteSearch {
  const { index, pages } = indexSite(sources);
  return createSiteSearch(index, pages, {
    notOurs: NOT_OURS,
    askedAs: ASKED_AS,
    parentsWords: PARENTS_WORDS,
    spanish: SPANISH_OF_SITE,
    places: PLACE_WORDS,
    needs: NEED_WORDS,
  });
}

/** What a device searches by itself: everything that a search on the server is made of, but for its tables of words. */
export function copySite(sources: SiteSources) {
  const { index, pages } = indexSite(sources);
  return { ...pages, index: index.toJSON() };
}
