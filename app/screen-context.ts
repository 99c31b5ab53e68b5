import { createContext, RouterContextProvider } from "react-router";
import type { Dice, NameBook } from "#domain/names/name-book.ts";
import type { Visit } from "#domain/saved-names/visit.ts";

/** What the shell hands to the screens for one request. */
export type ScreenServices = {
  readonly names: NameBook;
  readonly visit: Visit;
  readonly dice: Dice;
  /** Where visitors may report an error; null when there is no address. */
  readonly contactEmail: string | null;
  /** Scheme and host that visitors see, for canonical links. */
  readonly origin: string;
  /** Marks our own inline scripts; the shell turns it into hashes. */
  readonly nonce: string;
};

export const nameBook = createContext<NameBook>();
export const visit = createContext<Visit>();
export const dice = createContext<Dice>();
export const contactEmail = createContext<string | null>();
export const origin = createContext<string>();
export const nonce = createContext<string>();

/** Lays the services where loaders, actions and the renderer find them. */
export function provide(services: ScreenServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nameBook, services.names);
  context.set(visit, services.visit);
  context.set(dice, services.dice);
  context.set(contactEmail, services.contactEmail);
  context.set(origin, services.origin);
  context.set(nonce, services.nonce);
  return context;
}
