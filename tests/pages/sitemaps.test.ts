import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { articlePath } from "#domain/articles/article.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { STATES, stateSlug } from "#domain/places/states.ts";
import { SITEMAPS } from "#server/crawlers/sitemap.ts";
import { rounds } from "#tests/support/matrix.ts";
import { RARE_NAME } from "#tests/support/pages-to-check.ts";
import { faultsIn } from "#tests/support/structured-data.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const { names } = site.services;

/** Of states and lists, and of each kind of name, so many, drawn by the seed. */
const DRAWN = rounds({ few: 15, all: 1500 });
const dice = seededDice(81);
const TITLE_MOST = 65;
const DESCRIPTION = { least: 50, most: 155 };

/** What the sitemap says, by its parts. */
const told = new Set(await Promise.all(Object.keys(SITEMAPS).map(addressesIn)).then((parts) => parts.flat()));

async function addressesIn(part: string): Promise<readonly string[]> {
  const { bytes } = await site.browser().ask({ path: `/sitemaps/${part}.xml` });
  return Array.from(bytes.toString().matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}

/** The addresses of every kind of page, indexed or not. */
async function addressesOf(kind: string): Promise<readonly string[]> {
  switch (kind) {
    case "fixed pages":
      // Those of letters answer to a link alone, and are in no row of the sitemap.
      return Object.values(PAGES).flatMap(({ path }) =>
        path.startsWith("/newsletter/") && path !== PAGES.subscribe.path ? [] : path,
      );
    case "articles":
      return site.services.articles().all.map(articlePath);
    case "printables":
      return PRINTABLES.map(({ id }) => templatePath(id));
    case "states":
      return drawn(STATES.map((state) => `/names/states/${stateSlug(state)}`));
    case "lists": {
      const contents = await site.get(PAGES.lists.path);
      const linked = contents.selectAll('main a[href^="/names/lists/"]');
      const parts = await addressesIn("lists");
      return [
        ...drawn(linked.map((link) => link.getAttribute("href") ?? "")),
        ...drawn(parts.map((address) => address.slice(site.origin.length))),
      ];
    }
    default:
      return namesDrawn().map((id) => `/names/${id}`);
  }
}

/** Names of the sitemap, entries that are not in it, and a name without an entry. */
function namesDrawn(): readonly string[] {
  const [indexed = [], others = []] = [true, false].map((kind) =>
    names.curatedIds.filter((id) => names.isIndexed(id) === kind),
  );
  return [...drawn(indexed), ...drawn(others), RARE_NAME.slug];
}

/** So many of them, none twice. */
function drawn(all: readonly string[]): readonly string[] {
  if (all.length <= DRAWN) return all;
  return [...new Set(Array.from({ length: DRAWN }, () => all[Math.floor(dice() * all.length)] ?? ""))];
}

/** What the head of a page lacks that search engines may show. */
function expectHead({ title, canonical, meta, structured }: Page, address: string): void {
  expect(canonical).toBe(address);
  expect(title.length, title).toBeLessThanOrEqual(TITLE_MOST);
  const description = meta("description");
  expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION.least);
  expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(DESCRIPTION.most);
  expect(faultsIn(structured), address).toEqual([]);
}

/** The crumbs that a page shows are those that it tells machines. */
function expectCrumbs(page: Page): void {
  const [shown] = page.all("navigation", "Breadcrumb");
  const crumbs = page.structured
    .map((data) => JSON.stringify(data))
    .find((data) => data.includes("BreadcrumbList"));
  if (shown === undefined || crumbs === undefined) return;
  const labels = Array.from(crumbs.matchAll(/"name":"([^"]+)"/g), ([, label]) => label);
  expect(within(shown).all("listitem").map(textOf), page.url.pathname).toEqual(labels);
}

test.for(["fixed pages", "articles", "printables", "states", "lists", "names"])(
  "of %s, the sitemap has what its page does not keep from search engines, and nothing else; its head is whole",
  { timeout: 120_000 },
  async (kind) => {
    const paths = new Set(await addressesOf(kind));
    expect(paths.size).toBeGreaterThan(5);
    const heads = { title: new Map<string, string>(), description: new Map<string, string>() };
    for (const path of paths) {
      const page = await site.get(path);
      const address = `${site.origin}${path}`;
      expect(page.status, path).toBe(200);
      const isShown = !page.meta("robots").includes("noindex");
      expect(told.has(address), path).toBe(isShown);
      if (!isShown) {
        expect(page.structured, path).toEqual([]);
        continue;
      }
      expectHead(page, address);
      expectCrumbs(page);
      for (const [part, said] of [
        ["title", page.title],
        ["description", page.meta("description")],
      ] as const) {
        expect(heads[part].get(said), `the ${part} of ${path}`).toBeUndefined();
        heads[part].set(said, path);
      }
    }
  },
);

test("all that the sitemap has, it has by these kinds: names by the book, no address twice", async () => {
  const listed = await addressesIn("names");
  expect(listed).toEqual(
    names.curatedIds.filter((id) => names.isIndexed(id)).map((id) => `${site.origin}/names/${id}`),
  );
  expect(listed.length).toBeGreaterThan(3_500);
  const parts = await Promise.all(Object.keys(SITEMAPS).map(addressesIn));
  expect(told.size).toBe(parts.flat().length);
  const rest = [...told].filter((address) => !address.startsWith(`${site.origin}/names/`));
  const known = new Set(
    (await Promise.all(["fixed pages", "articles", "printables"].map(addressesOf)))
      .flat()
      .map((path) => `${site.origin}${path}`),
  );
  expect(rest.filter((address) => !known.has(address))).toEqual([]);
});

test.for([
  "/?q=hazel",
  "/names?gender=girl&origin=Irish",
  "/names/map?name=olivia&state=OH",
  "/names/how-old?name=violet",
  "/names/corrections?name=hazel",
  "/compare?names=hazel,ivy",
  "/parent-directory?state=Ohio",
  "/contact?subject=A+question",
  "/search?q=car+seat",
])("a page of results is not for search engines, and canonical to itself: %s", async (path) => {
  const page = await site.get(path);
  expect(page.meta("robots")).toBe("noindex,follow");
  expect(page.canonical).toBe(`${site.origin}${path}`);
  expect(page.meta("og:url")).toBe(page.canonical);
  expect(page.structured).toEqual([]);
});

test("what a mailing or a social site adds to a link asks nothing", async () => {
  const page = await site.get("/names?utm_source=letter&fbclid=x");
  expect([page.meta("robots"), page.canonical]).toEqual(["", `${site.origin}/names`]);
});

test("variants of one page are canonical to the page", async () => {
  for (const [path, main] of [
    ["/videos?video=choking", "/videos"],
    ["/games?play=word-scramble", "/games"],
    ["/templates/milestone-tracker?paper=a4", "/templates/milestone-tracker"],
    ["/fit?tab=siblings", "/fit"],
  ] as const) {
    const page = await site.get(path);
    expect([page.meta("robots"), page.canonical], path).toEqual(["", `${site.origin}${main}`]);
  }
});
