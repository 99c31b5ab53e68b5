import { type PageId, PAGES } from "#content/site/pages.ts";
import type { Page } from "#domain/pages/page.ts";

/** One fact of every page, by the name of its row. */
export function ofEachPage<Fact>(fact: (page: Page) => Fact): Readonly<Record<PageId, Fact>>;
export function ofEachPage(fact: (page: Page) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries<Page>(PAGES).map(([id, page]) => [id, fact(page)]));
}
