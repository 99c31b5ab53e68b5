import { expect, test } from "vitest";
import { readList, rowsInCsv } from "#tests/support/list-rows.ts";
import { LISTS, TOP_GIRLS } from "#tests/support/lists-to-check.ts";
import type { Browser } from "./site/browser.ts";
import { first, pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const SOURCE = "Source: US Social Security Administration, 2025 edition.";

const title = (page: Page) => textOf(page.select("h1"));
const firstRow = (page: Page) => textOf(first(page.selectAll("tbody tr:not(.lt-heading)"), "row"));

async function rowsInFile(browser: Browser, path: string): Promise<readonly (readonly string[])[]> {
  const { headers, bytes } = await browser.ask({ path });
  expect(headers.get("content-type")).toContain("text/csv");
  expect(headers.get("content-disposition")).toMatch(/filename="[a-z0-9-]+-\d{4}\.csv"/);
  return rowsInCsv(bytes.toString());
}

function expectTop(page: Page, year: number, name: string): void {
  expect(title(page)).toMatch(new RegExp(`of ${year}$`));
  expect(firstRow(page)).toContain(name);
  expect(page.title).toMatch(new RegExp(`of ${year} `));
}

test.for(LISTS)("the file is the table: $path", async ({ path, title: heading, first: name }) => {
  const browser = site.browser();
  const page = await browser.get(path);
  expect(title(page)).toBe(heading);
  expect(page.text).toContain(SOURCE);
  if (name !== null) expect(firstRow(page)).toContain(name);
  const { rows, file } = readList(page.document);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(await rowsInFile(browser, file));
});

test("every list there is states its rule, its years and its source, and its file is its table", async () => {
  const browser = site.browser();
  const contents = await browser.get("/names/lists");
  const paths = contents
    .selectAll('main a[href^="/names/lists/"]')
    .map((link) => link.getAttribute("href") ?? "");
  expect(paths.length).toBeGreaterThan(120);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const page = await browser.get(path);
    expect(page.status, path).toBe(200);
    const { rule, caption, text, file, rows } = readList(page.document);
    expect(text, path).not.toMatch(/[{](origin|letter|year|from|to|names)[}]/);
    expect(rule, path).toMatch(/^(The|Names) .+\.$/);
    expect(text, path).toContain(SOURCE);
    const count = rows.length === 1 ? "1 name" : `${rows.length} names`;
    expect(caption, path).toMatch(new RegExp(`: ${count}, births of (20\\d\\d–|1946–|)2025$`));
    expect(rows, path).toEqual(await rowsInFile(browser, file));
  }
}, 60_000);

test("from the table of contents to a list, a name, the next list", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  const contents = await browser.follow(home, within(home.get("banner")).get("link", /^Lists/));
  expect(title(contents)).toBe("Name lists");
  const list = await browser.follow(contents, contents.get("link", /^Sleeping beauties/));
  expect(title(list)).toBe("Sleeping beauties: old names making a comeback");
  const arthur = await browser.follow(list, within(list.select("main")).get("link", "Arthur"));
  expect(title(arthur)).toContain("Arthur");
  const evergreen = await browser.follow(list, list.get("link", "Evergreen names"));
  expect(pathOf(evergreen)).toBe("/names/lists/evergreen");
  expect(pathOf(await browser.follow(evergreen, evergreen.get("link", "All lists")))).toBe("/names/lists");
});

test("without JavaScript a list is read, its year chosen, the next list opened, the file taken away", async () => {
  const browser = site.browser();
  const last = await browser.get(TOP_GIRLS);
  const oldest = await browser.submit(last, last.get("button", "Show"), { year: "1880" });
  expect(pathOf(oldest)).toBe(`${TOP_GIRLS}?year=1880`);
  expectTop(oldest, 1880, "Mary");
  expect(oldest.all("link", "1879")).toEqual([]);
  const next = await browser.follow(oldest, oldest.get("link", /^1881/));
  expectTop(next, 1881, "Mary");
  const unisex = await browser.follow(next, next.get("link", "Unisex names"));
  expect(unisex.all("row", /^Parker/)).toHaveLength(1);

  const page = await browser.get(`${TOP_GIRLS}?year=1990`);
  expectTop(page, 1990, "Jessica");
  const { headers } = await browser.ask({ path: readList(page.document).file });
  expect(headers.get("content-disposition")).toBe('attachment; filename="top-100-girls-1990.csv"');
  expect(last.all("link", /^2026/)).toEqual([]);
});

test("what is passed on is the list of the year that is shown", async () => {
  const page = await site.get(`${TOP_GIRLS}?year=1990`);
  expect(page.get("link", "Email").getAttribute("href")).toMatch(/top-100-girls%3Fyear%3D1990/);
});

test("a file is remembered by its ETag; letters beyond ASCII are marked as UTF-8", async () => {
  const path = "/names/lists/letter/e/names.csv";
  const { headers, bytes } = await site.browser().ask({ path });
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="letter-e-2025.csv"',
    "cache-control": "public, max-age=3600, s-maxage=86400",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const known = { "if-none-match": headers.get("etag") ?? "" };
  expect((await site.browser().ask({ path, headers: known })).status).toBe(304);
});

test("search engines are told what is listed, and are kept from lists of a few names", async () => {
  const page = await site.get(`${TOP_GIRLS}?year=1990`);
  expect(page.meta("robots")).toBe("");
  const told = JSON.stringify(page.structured);
  expect(told).toContain('"@type":"CollectionPage"');
  expect(told).toContain('"@type":"BreadcrumbList"');
  expect(told).toContain('"numberOfItems":100');
  expect(told).toMatch(/"position":1,"name":"Jessica","url":"[^"]+\/names\/jessica"/);
  const cherokee = await site.get("/names/lists/origin/cherokee");
  expect(textOf(cherokee.select("caption"))).toContain("1 name, births of 2025");
  expect(cherokee.meta("robots")).toBe("noindex,follow");
});

test("a year without a list says so and shows the last; the canonical address has no year", async () => {
  const page = await site.get(`${TOP_GIRLS}?year=1066`);
  expect(page.text).toContain("We have no list for “1066”. Here is 2025.");
  expectTop(page, 2025, "Olivia");
  expect(page.canonical).toBe(`${site.origin}${TOP_GIRLS}`);
});

test("the list of an origin that is none any more leads to the names of each people's language", async () => {
  const browser = site.browser();
  const { status, headers } = await browser.ask({ path: "/names/lists/origin/native-american" });
  expect([status, headers.get("location")]).toEqual([308, "/names?origin=Native+American"]);
  const page = await browser.get("/names?origin=Native+American");
  expect(page.text).toContain("Tallulah");
  expect(page.text).not.toContain("Not understood");
});

test("what is no list answers 404", async () => {
  const { ask, get } = site.browser();
  for (const list of ["top-100", "origin", "origin/klingon", "letter/aa", "unisex/m"]) {
    expect((await ask({ path: `/names/lists/${list}` })).status, list).toBe(404);
    expect((await ask({ path: `/names/lists/${list}/names.csv` })).status, list).toBe(404);
  }
  expect((await ask({ path: "/names/lists/letter/A" })).status).toBe(308);
  expect((await ask({ path: `${TOP_GIRLS}/names.csv?year=1066` })).status).toBe(404);
  expect(title(await get("/names/lists/origin/klingon"))).toBe("404 Page Not Found");
});
