import { PAGES } from "#content/site/pages.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import type { Page } from "#domain/pages/page.ts";

/** A sheet to print comes with the page that lists it, and reads its address itself. */
const SHEETS = SHEET_IDS.map((id) => ({ path: templatePath(id), offline: { ownQuery: true } }) as const);

const pages: readonly Pick<Page, "path" | "offline">[] = Object.values<Page>(PAGES);

/**
 * Pages that open without a network, whether or not anybody has read them: the names tool, the saved list, all other tools,
 * what is printed, and the four pages of articles. Most wanted first: they are fetched in this order.
 */
export const PRECACHED_PAGES: readonly string[] = pages
  .flatMap(({ path, offline }) => (offline?.order === undefined ? [] : { path, order: offline.order }))
  .toSorted((one, other) => one.order - other.order)
  .flatMap(({ path }) => [
    path,
    ...(path === PAGES.printables.path ? SHEETS.map((sheet) => sheet.path) : []),
  ]);

/** Pages that read their address themselves, so that one copy serves every query: carried, or kept once they were read. */
export const READ_THEIR_ADDRESS: readonly string[] = [...pages, ...SHEETS].flatMap(({ path, offline }) =>
  offline?.ownQuery === true ? [path] : [],
);
