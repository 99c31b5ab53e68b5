import { createContext as createPageContext } from "react";
import { createContext, type RouterContextProvider } from "react-router";

/** Parts of a page that are HTML and nothing else, by name (html-part.tsx). */
export type Parts = Readonly<Record<string, string>>;

/** The parts of the page that is rendered now. A browser knows none: they stand in its document. */
export const PageParts = createPageContext<Parts>({});

/** The same on their way from the loader to the renderer. */
const parts = createContext<Parts>({});

/** Whether the router asks for a page's data by themselves (".data"): they must carry what a document holds as HTML. */
export function isForRouter({ url }: Request): boolean {
  return new URL(url).pathname.endsWith(".data");
}

/** What a loader sends of a page's parts: nothing with a document, which would otherwise hold them twice. */
export function sendParts(
  context: Readonly<RouterContextProvider>,
  request: Request,
  made: Parts,
): Parts | null {
  if (isForRouter(request)) return made;
  context.set(parts, { ...context.get(parts), ...made });
  return null;
}

export function partsOf(context: Readonly<RouterContextProvider>): Parts {
  return context.get(parts);
}
