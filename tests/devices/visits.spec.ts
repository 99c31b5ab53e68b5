import type { BrowserContext } from "@playwright/test";
import { open } from "#tests/support/on-screen.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { type CheckedPage, PAGES_TO_CHECK } from "#tests/support/pages-to-check.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { formFaults } from "./form-faults.ts";
import { lookThrough } from "./visit.ts";

/** What another page shows as well, which is always visited, with more on it or with less. These only in the full matrix. */
const ALIKE: ReadonlySet<string> = new Set([
  // Before anything is asked for: visited with an answer.
  "/names",
  "/names/map",
  "/names/sheet",
  "/names/how-old",
  "/names/through-time",
  "/names/corrections",
  "/compare/countries",
  "/parent-directory",
  "/videos",
  "/search",
  "/saved",
  // Texts: one of them.
  "/accessibility",
  "/editors",
  "/names/about-the-data",
  // A form that stands in the footer of each page.
  "/newsletter/subscribe",
  // Of words that are wider than the window one among what is found, and one as a name.
  "a word without spaces, on a map",
  "a word without spaces, of no age",
  // Answers in boxes, lists and forms that are seen beside.
  "home with saved names",
  "names like a list",
  "no results",
  "a rare name",
  "names beside brothers and sisters",
  "a search of the whole site",
  "a mistake that was reported",
  "an unknown name",
  // Of tables by rule, of maps, of sheets and of games one each.
  "a list by sound",
  "a list of an origin",
  "names of another country",
  "ranks by state in a decade",
  "guides to sizes",
  "a log with choices",
  "a game of choices",
  "/baby-safety",
  "/education",
  "/baby-clothes",
  "/terms",
  "/privacy",
  "/advertising",
  "/credits",
  "a log",
  "a record",
  "a checklist, for A4",
  "an unknown template",
  "an unknown list",
  "names for the middle",
  "a search with an article’s headings and names",
  "a search without an answer",
  "a list in two parts",
  "an article with tables",
  "a list of one name",
  "a list for a year without one",
  "the directory without a result",
  "browsing without a result",
  "a damaged link of a letter",
  "a comparison of eight, by rank, with one on no record",
  "no videos found, one without a player selected",
  "a name of both sexes",
  "a name too jumpy to forecast",
  "the age of no name",
  "a list of a decade",
  "what rises in a state",
  "names of an origin and a sex",
  "a map of years before, without counts",
  "a name without a map",
  "a state in a decade",
  "names on no record, in other countries",
  "a sheet of no known name",
  "names of an origin, through time",
  "letters that no name has, through time",
  "an unknown state",
  "contact, with a message begun",
]);

/** So many pages one visitor looks at in a row: a browser that is warm opens a page in half the time of a new one. */
const IN_A_ROW = 6;

// What a page needs before it is opened would show on the next one too, and so would what may be said of one that is not found.
const needs = ({ given, notFound }: CheckedPage) => given ?? notFound === true;

for (const alike of Map.groupBy(PAGES_TO_CHECK, needs).values()) {
  for (const pages of inRows(alike.filter(({ title }) => !ALIKE.has(title)))) visit(pages, "");
  for (const pages of inRows(alike.filter(({ title }) => ALIKE.has(title)))) visit(pages, " @full");
}

/** Each kind of page is opened once, and looked at in every way that needs nothing but looking. */
function visit(pages: readonly CheckedPage[], mark: string): void {
  const titles = pages.map(({ title }) => title).join(" · ");
  test(`Everybody can use ${titles}, on every device @phone-full${mark}`, async ({
    page,
    context,
    server,
    trouble,
  }) => {
    // Each page has the time of a test.
    test.setTimeout(pages.length * test.info().timeout);
    const asked = requestsOf(context);
    const window = page.viewportSize();
    for (const [place, { title, path, given, notFound }] of pages.entries()) {
      await test.step(title, async () => {
        if (notFound) trouble.expect(/status of 404/);
        await given?.(callsOf(context));
        if (window !== null) await page.setViewportSize(window);
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await open(page, path);
        expect(await formFaults(page)).toEqual([]);
        await lookThrough(page, { withFrame: IS_FULL || place === 0 });
        expect(asked.filter((address) => !isOurs(address, server.url))).toEqual([]);
      });
    }
  });
}

/** Dealt out like cards: the first pages are the large ones (home, browsing, comparing), three times as dear to axe as a text. */
function inRows(pages: readonly CheckedPage[]): readonly (readonly CheckedPage[])[] {
  const rows = Math.ceil(pages.length / IN_A_ROW);
  return Array.from({ length: rows }, (_, n) => pages.filter((_page, place) => place % rows === n));
}

function callsOf({ request }: BrowserContext) {
  return async (method: string, path: string, data: unknown) => {
    const answer = await request.fetch(path, { method, data });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
  };
}

function requestsOf(context: BrowserContext): readonly string[] {
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  return addresses;
}

function isOurs(address: string, site: string): boolean {
  return new URL(address).origin === site || /^(data|blob):/.test(address);
}
