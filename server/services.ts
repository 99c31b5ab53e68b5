import type { Logger } from "pino";
import type { ArticleBook } from "#domain/articles/article.ts";
import type { CompareBook } from "#domain/compare/compare-book.ts";
import type { Contact } from "#domain/contact/contact.ts";
import type { Dice, NameBook } from "#domain/names/name-book.ts";
import type { Newsletter } from "#domain/newsletter/newsletter.ts";
import type { SavedNames } from "#domain/saved-names/saved-names.ts";
import type { TextBook } from "#domain/site/text-page.ts";
import type { LiveRooms } from "./rooms/live-rooms.ts";
import type { Config } from "./config.ts";
import type { Allowances } from "./http/allowances.ts";
import type { FormTokens } from "./http/form-token.ts";
import type { Health } from "./health.ts";
import type { Pdfs } from "./printables/pdfs.ts";

/** Everything the endpoints and pages stand on. Time and dice are given, so that tests can hold them still. */
export type Services = {
  readonly config: Config;
  readonly names: NameBook;
  readonly compare: CompareBook;
  readonly articles: ArticleBook;
  readonly texts: TextBook;
  readonly printables: Pdfs;
  readonly savedNames: SavedNames;
  readonly newsletter: Newsletter;
  readonly contact: Contact;
  /** What the forms of the pages carry, to show that somebody has opened one. */
  readonly formTokens: FormTokens;
  readonly rooms: LiveRooms;
  /** How much each client may read and write. */
  readonly allowances: Allowances;
  /**
   * Opens storage, which until then is away. Waits for a PostgreSQL that does not answer, and calls back when it begins to;
   * rejects with a StartFault that no waiting mends.
   */
  readonly open: (onWaiting: () => void) => Promise<void>;
  /** Begins to send letters that wait. */
  readonly startPost: () => void;
  /** Begins what is done beside the requests: removing what is old, watching the disk, looking for damage. */
  readonly startUpkeep: () => void;
  readonly log: Logger;
  /** What is wrong at the moment; /readyz refuses while something is. */
  readonly health: Health;
  readonly now: () => Date;
  readonly dice: Dice;
  /** Resolves when storage answers; rejects when it does not. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
