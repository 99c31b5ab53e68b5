import type { SavedEntry, SavedListSession } from "#domain/saved-names/visit.ts";

/** A browser's list; "away" while the server cannot reach it. A page is more than its list, and is shown all the same. */
export async function listOrAway(
  browser: Pick<SavedListSession, "list">,
): Promise<readonly SavedEntry[] | "away"> {
  try {
    return await browser.list();
  } catch (error) {
    if (error instanceof Response && error.status >= 500) return "away";
    throw error;
  }
}
