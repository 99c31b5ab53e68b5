import { redirectDocument } from "react-router";
import { PATHS } from "#app/site/paths.data.ts";

/**
 * Loads the page anew for whoever comes to it from another page of ours: a policy belongs to the document that was loaded, and
 * only that of this page lets the player in.
 */
export function inItsOwnDocument({ url }: Request): void {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded !== undefined && new URL(loaded.name).pathname !== PATHS.videos) throw redirectDocument(url);
}
