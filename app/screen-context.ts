import { createContext, RouterContextProvider } from "react-router";
import { takeStarterSet } from "#content/names/starter-set.ts";
import { BRAND, takeBrand } from "#content/site/brand.ts";
import type { OwnWords } from "#domain/brand/own-words.ts";
import type { ArticleBook } from "#domain/articles/article.ts";
import type { CompareBook } from "#domain/compare/compare-book.ts";
import type { ContactService } from "#domain/contact/contact.ts";
import type { ForecastBook } from "#domain/names/forecast/forecast-edition.ts";
import type { Dice, NameBook } from "#domain/names/name-book.ts";
import type { NewsletterService } from "#domain/newsletter/newsletter.ts";
import type { TimeBook } from "#domain/names/through-time/time-book.ts";
import type { WorldBook } from "#domain/world/world-book.ts";
import type { DataIndex } from "#domain/open-data/data-file.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import type { RankBook } from "#domain/places/ranks/rank-book.ts";
import type { PdfService } from "#domain/printables/pdf-sizes.ts";
import type { SavedListReading, SavedListSession } from "#domain/saved-names/visit.ts";
import type { SiteSearch } from "#domain/site-search/site-answer.ts";
import type { AdProvider } from "#domain/ads/ad-provider.ts";
import type { TextBook } from "#domain/pages/text-page.ts";

/** What the shell hands to the screens for one request. */
export type ScreenServices = {
  readonly names: NameBook;
  /** Each opened when it is first asked for. */
  readonly compare: () => CompareBook;
  readonly throughTime: () => TimeBook;
  readonly places: () => PlaceBook;
  readonly stateRanks: () => RankBook;
  readonly world: () => WorldBook;
  readonly forecasts: () => ForecastBook;
  readonly articles: () => ArticleBook;
  readonly texts: () => TextBook;
  /** What an operator says instead of us; null: nothing. */
  readonly ownWords: () => Pick<OwnWords, "brand" | "starterSet"> | null;
  /** Opened when it is first asked. */
  readonly siteSearch: () => SiteSearch;
  /** The files of names data that can be had. */
  readonly openData: { readonly index: () => DataIndex };
  readonly printables: PdfService;
  /** The browser's list, to be read; what changes it needs storage. */
  readonly savedList: SavedListReading;
  readonly dice: Dice;
  /** What the page's forms carry, to show that somebody has opened it. */
  readonly formToken: string;
  /** Where visitors may report an error; null when there is no address. */
  readonly contactEmail: string | null;
  /** Who fills the places for ads; null when nobody does, or when this browser refuses ads by itself. */
  readonly ads: AdProvider | null;
  /** Scheme and host that visitors see, for canonical links. */
  readonly origin: string;
  /** Marks our own inline scripts; the shell turns it into hashes. */
  readonly nonce: string;
  /** Writes what went wrong while rendering into the server's log. */
  readonly report: (error: unknown) => void;
};

/**
 * What reaches into storage: there for actions, and for the pages of letters' links. All other pages are rendered in
 * threads, which have no storage.
 */
export type StorageServices = {
  readonly savedList: SavedListSession;
  readonly newsletter: NewsletterService;
  readonly contact: ContactService;
};

/** Where loaders, actions and the renderer find them: `context.get(services).names`. */
export const services = createContext<ScreenServices>();

/** Where actions find storage. Throws where there is none. */
export const storage = createContext<StorageServices>();

/** The context of one request. The screens speak as the server does from then on: they are a bundle with a brand of its own. */
export function provide(given: ScreenServices, stored?: StorageServices): RouterContextProvider {
  const own = given.ownWords();
  takeBrand(own?.brand ?? null);
  takeStarterSet(own?.starterSet ?? null);
  const context = new RouterContextProvider();
  context.set(services, { ...given, contactEmail: given.contactEmail ?? BRAND.contact });
  if (stored !== undefined) context.set(storage, stored);
  return context;
}
