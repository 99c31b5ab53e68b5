import { createContext as createPageContext } from "react";
import { createContext, type RouterContextProvider } from "react-router";

/** Parts of a page that are HTML and nothing else, by name (html-part.tsx). */
export type Parts = Readonly<Record<string, string>>;

/** The parts of the page that is rendered now. A browser knows none: they stand in its document. */
export const PageParts = createPageContext<Parts>({});

/** The same on their way from the loader to the renderer. */
const parts = createContext<Parts>({});

/**
 * What a loader sends of a page's parts. Nothing with a document, which holds them as HTML and would otherwise hold them
 * twice; a page that the router fetches for itself (".data") gets them.
 */
export function sendParts(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  made: Parts,
): Parts | null {
  if (new URL(url).pathname.endsWith(".data")) return made;
  context.set(parts, { ...context.get(parts), ...made });
  return null;
}

export function partsOf(context: Readonly<RouterContextProvider>): Parts {
  return context.get(parts);
}
