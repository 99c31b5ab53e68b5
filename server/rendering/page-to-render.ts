import type { AdProvider } from "#domain/ads/ad-provider.ts";
import type { ContactService } from "#domain/contact/contact.ts";
import type { NewsletterService } from "#domain/newsletter/newsletter.ts";
import type { SavedListReading, SavedListSession } from "#domain/saved-names/visit.ts";
import type { AdsConfig } from "#server/ads-config.ts";
import type { LoggedError } from "#server/http/log/logged-error.ts";
import type { Reply } from "#server/http/reply.ts";
import type { SharedWords } from "#server/own-words/open-own-words.ts";
import type { HandedAnswer } from "./handed-answer.ts";
import type { ListData } from "./list-data.ts";

/** What the screens are given for one request, beside the books. */
export type Rendering = {
  /** Marks the page's own inline scripts. */
  readonly nonce: string;
  /** Scheme and host that the visitor sees, for canonical links. */
  readonly origin: string;
  /** Who may fill the places for ads; null: nobody, or not for this browser. */
  readonly ads: AdProvider | null;
  readonly formToken: string;
  readonly savedList: SavedListReading;
  /** There for actions and the pages of letters' links alone, which are rendered where storage is. */
  readonly storage?: {
    readonly savedList: SavedListSession;
    readonly newsletter: NewsletterService;
    readonly contact: ContactService;
  };
  readonly report: (error: unknown) => void;
};

/**
 * What the screens answered. A page that they made as a text stands beside the response, whose body is then empty; in pieces,
 * none of which ends within an element.
 */
export type Answered = Response & { readonly page?: readonly string[] };

/** Calls the screens; rejects with what they did not foresee. */
export type RenderPage = (request: Request, rendering: Rendering) => Promise<Answered>;

/** How a rendered page is made ready to be sent. */
export type Finishing = {
  readonly nonce: string;
  readonly path: string;
  /** Who may fill the places for ads in this browser. */
  readonly ads: AdsConfig | undefined;
  /** Value of Vary. */
  readonly vary: string;
  /** Whether the address is one at which everybody gets the same, as long as it answers with 200. */
  readonly forAll: boolean;
  /** Made before anybody asks: nobody waits while it is compressed well. */
  readonly isAhead?: boolean;
  readonly development: boolean;
};

/** A page to be rendered, as plain data: what a thread is sent. It is always asked for with GET. */
export type PageToRender = Omit<Finishing, "path"> & {
  readonly url: string;
  readonly origin: string;
  readonly formToken: string;
  readonly list: ListData;
  /** What it will ask the book of names, if that is known before. */
  readonly names: HandedAnswer | null;
  /** What an operator says instead of us, as it is now. */
  readonly own: SharedWords | null;
};

/** A page as plain data: sealed by its policy, and compressed with brotli where that is worth the time. */
export type RenderedPage = {
  readonly reply: Reply;
  /** Whether everybody may be sent the same bytes: then it has an ETag, and may be kept. */
  readonly forAll: boolean;
};

/** A page, and whether its forms will be known when this process has ended. */
export type MadePage = RenderedPage & { readonly lasts: boolean };

/** What a thread sends back. */
export type Rendered =
  | (RenderedPage & { readonly kind: "page"; readonly reports: readonly LoggedError[] })
  /** What the screens did not foresee. */
  | { readonly kind: "fault"; readonly fault: LoggedError; readonly reports: readonly LoggedError[] };
