import { PAGES_TO_CHECK } from "#tests/support/pages-to-check.ts";
import { openSite } from "./open-site.ts";
import type { Page } from "./page.ts";

/** Several tests go through them. */
const CHECKED = new Set(PAGES_TO_CHECK.flatMap(({ path, given }) => (given === undefined ? path : [])));
const kept = new Map<string, Promise<Page>>();

/** What somebody gets who was never here before; of the pages to check, rendered once for all tests of a worker. */
export async function seenFirst(path: string): Promise<Page> {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const page = (await openSite()).get(path);
  if (CHECKED.has(path)) kept.set(path, page);
  return page;
}
