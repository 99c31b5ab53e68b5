import { useRouteLoaderData } from "react-router";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import type { AdProvider } from "#domain/ads/ad-provider.ts";

/** What every page brings along, whichever it is: given by the loader of root.tsx. */
export type RootData = {
  /** The browser's list; null when it has none, "away" while the server cannot reach it. */
  readonly saved: readonly SavedEntry[] | "away" | null;
  /** Scheme and host that visitors see, for links that are passed on. */
  readonly origin: string;
  /** Who fills the places for ads; null when nobody does. */
  readonly ads: AdProvider | null;
  /** What forms carry, to show that somebody has opened the page. */
  readonly formToken: string;
};

/** What every page brings along; undefined on a page that could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
