import { afterAll, expect, test } from "vitest";
import { numberIn } from "#tests/support/browse-choices.ts";
import { RARE_NAME } from "#tests/support/pages-to-check.ts";
import { pathOf } from "./site/name-cards.ts";
import { openSite, openSiteWith } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const ADDRESS = "names@example.org";
const PATH = "/names/about-the-data";

const site = await openSite();
/** A site whose owner has given an address to write to. */
const addressed = await openSiteWith({ CONTACT_EMAIL: ADDRESS });
afterAll(() => addressed.close());

const letters = (page: Page) => page.selectAll('main a[href^="mailto:"][href*="@"]');

test.for(["hazel", RARE_NAME.slug])("the page of %s leads to how meanings are checked", async (slug) => {
  const browser = site.browser();
  const name = await browser.get(`/names/${slug}`);
  const page = await browser.follow(name, name.get("link", "How we check meanings"));
  expect(pathOf(page)).toBe(PATH);
  expect(textOf(page.select("h1"))).toBe("Where our numbers and meanings come from");
});

test("the counts of certainty and of evidence each add up to the collection", async () => {
  const page = await site.get(PATH);
  const tables = page.selectAll(".abt-counts").map(within);
  expect(tables).toHaveLength(2);
  for (const table of tables) {
    const counts = table.selectAll("tbody tr td:last-child b").map((count) => numberIn(textOf(count)));
    expect(counts).toHaveLength(4);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(numberIn(textOf(table.select("caption"))));
  }
  expect(page.text).toContain("105,966 names and 375,362,447 births, from 1880 to 2025");
});

test("the page has its own head, and is for search engines", async () => {
  const page = await site.get(PATH);
  expect(page.title).toMatch(/^How we count names and check meanings/);
  expect(page.canonical).toBe(`${site.origin}${PATH}`);
  expect(page.meta("robots")).toBe("");
  expect(JSON.stringify(page.structured)).toContain("BreadcrumbList");
});

test("without an address the page leads to the contact form, with the page it is about", async () => {
  const browser = site.browser();
  const page = await browser.get(PATH);
  expect(letters(page)).toEqual([]);
  const form = await browser.follow(page, page.get("link", "Write to us"));
  expect(form.select("textarea[name=message]").textContent).toContain(`The page: ${site.origin}${PATH}\n`);
});

test("with an address the page names it, and a letter about a name that we have not studied is begun", async () => {
  expect((await addressed.get(PATH)).all("link", `Write to ${ADDRESS}`)).toHaveLength(1);
  const [letter] = letters(await addressed.get(`/names/${RARE_NAME.slug}`));
  const { pathname, searchParams } = new URL(letter?.getAttribute("href") ?? "");
  expect(pathname).toBe(ADDRESS);
  expect(searchParams.get("body")).toContain(`${addressed.origin}/names/${RARE_NAME.slug}`);
});
