import { createContext, RouterContextProvider } from "react-router";
import type { ArticleBook } from "#domain/articles/article.ts";
import type { CompareBook } from "#domain/compare/compare-book.ts";
import type { ContactDesk } from "#domain/contact/contact.ts";
import type { Dice, NameBook } from "#domain/names/name-book.ts";
import type { NewsletterDesk } from "#domain/newsletter/newsletter.ts";
import type { PdfDesk } from "#domain/printables/pdf-sizes.ts";
import type { Visit } from "#domain/saved-names/visit.ts";
import type { AdProvider } from "#domain/site/ad-provider.ts";
import type { TextBook } from "#domain/site/text-page.ts";

/** What the shell hands to the screens for one request. */
export type ScreenServices = {
  readonly names: NameBook;
  /** Opened when somebody first compares. */
  readonly compare: () => CompareBook;
  readonly articles: ArticleBook;
  readonly texts: TextBook;
  readonly printables: PdfDesk;
  readonly visit: Visit;
  readonly dice: Dice;
  readonly newsletter: NewsletterDesk;
  readonly contact: ContactDesk;
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

export const nameBook = createContext<NameBook>();
export const compareBook = createContext<() => CompareBook>();
export const articleBook = createContext<ArticleBook>();
export const textBook = createContext<TextBook>();
export const printables = createContext<PdfDesk>();
export const visit = createContext<Visit>();
export const dice = createContext<Dice>();
export const newsletter = createContext<NewsletterDesk>();
export const contact = createContext<ContactDesk>();
export const formToken = createContext<string>();
export const contactEmail = createContext<string | null>();
export const ads = createContext<AdProvider | null>();
export const origin = createContext<string>();
export const nonce = createContext<string>();
export const report = createContext<(error: unknown) => void>();

/** Lays the services where loaders, actions and the renderer find them. */
export function provide(services: ScreenServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nameBook, services.names);
  context.set(compareBook, services.compare);
  context.set(articleBook, services.articles);
  context.set(textBook, services.texts);
  context.set(printables, services.printables);
  context.set(visit, services.visit);
  context.set(dice, services.dice);
  context.set(newsletter, services.newsletter);
  context.set(contact, services.contact);
  context.set(formToken, services.formToken);
  context.set(contactEmail, services.contactEmail);
  context.set(ads, services.ads);
  context.set(origin, services.origin);
  context.set(nonce, services.nonce);
  context.set(report, services.report);
  return context;
}
