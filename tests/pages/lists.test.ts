import { expect, test } from "vitest";
import { formatCount } from "#domain/locale/numbers.ts";
import { readList, rowsInCsv } from "#tests/support/list-rows.ts";
import { rounds } from "#tests/support/matrix.ts";
import { LISTS, TOP_GIRLS } from "#tests/support/lists-to-check.ts";
import type { Browser } from "./site/browser.ts";
import { first, pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const SOURCE = /Source: US Social Security Administration|US births: Social Security Administration/;

const title = (page: Page) => textOf(page.select("h1"));
const firstRow = (page: Page) => textOf(first(page.selectAll("tbody tr:not(.lt-heading, .lt-also)"), "row"));

async function rowsInFile(browser: Browser, path: string): Promise<readonly (readonly string[])[]> {
  const { headers, bytes } = await browser.ask({ path });
  expect(headers.get("content-type")).toContain("text/csv");
  expect(headers.get("content-disposition")).toMatch(/filename="[a-z0-9-]+-\d{4}s?\.csv"/);
  return rowsInCsv(bytes.toString());
}

/** All rows of a list: a long one goes on behind its link to the next page. */
async function rowsOfAll(browser: Browser, page: Page): Promise<readonly (readonly string[])[]> {
  const rows = [...readList(page.document).rows];
  let [next] = page.all("link", "Next");
  for (let at = page; next !== undefined; [next] = at.all("link", "Next")) {
    at = await browser.follow(at, next);
    rows.push(...readList(at.document).rows);
  }
  return rows;
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
  expect(page.text).toMatch(SOURCE);
  if (name !== null) expect(firstRow(page)).toContain(name);
  const { file } = readList(page.document);
  const rows = await rowsOfAll(browser, page);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(await rowsInFile(browser, file));
});

test("every list there is states its rule, its years and its source, and its file is its table", async () => {
  const browser = site.browser();
  const contents = await browser.get("/names/lists");
  const paths = contents
    .selectAll('main a[href^="/names/lists/"]')
    .map((link) => link.getAttribute("href") ?? "");
  expect(paths.length).toBeGreaterThan(250);
  expect(new Set(paths).size).toBe(paths.length);
  const every = rounds({ few: 15, all: 1 });
  for (const path of paths.filter((_, at) => at % every === 0)) {
    const page = await browser.get(path);
    expect(page.status, path).toBe(200);
    const { rule, caption, text, file } = readList(page.document);
    const rows = await rowsOfAll(browser, page);
    expect(text, path).not.toMatch(/[{]\w+[}]/);
    expect(rule, path).toMatch(/^(The|Names) .+\.$/);
    expect(text, path).toMatch(SOURCE);
    const all = rows.length === 1 ? "1 name" : `${formatCount(rows.length)} names`;
    const count = path.endsWith("/rising-by-state") ? "51 states" : all;
    expect(caption, path).toMatch(new RegExp(`: ${count}, births of (\\d{4}–)?\\d{4}$`));
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
  expect(pathOf(oldest)).toBe(`${TOP_GIRLS}/1880`);
  expectTop(oldest, 1880, "Mary");
  expect(oldest.all("link", "1879")).toEqual([]);
  const next = await browser.follow(oldest, oldest.get("link", /^1881/));
  expectTop(next, 1881, "Mary");
  const unisex = await browser.follow(next, next.get("link", "Unisex names"));
  expect(unisex.all("row", /^Parker/)).toHaveLength(1);

  const page = await browser.get(`${TOP_GIRLS}/1990`);
  expectTop(page, 1990, "Jessica");
  const { headers } = await browser.ask({ path: readList(page.document).file });
  expect(headers.get("content-disposition")).toBe('attachment; filename="top-100-girls-1990.csv"');
  expect(last.all("link", /^2026/)).toEqual([]);
});

test("what is passed on is the list of the year that is shown", async () => {
  const page = await site.get(`${TOP_GIRLS}/1990`);
  expect(page.get("link", "Email").getAttribute("href")).toMatch(/top-100-girls%2F1990/);
});

test("a year tells its births, its leader and what moved, and draws the first six, each a link", async () => {
  const page = await site.get(`${TOP_GIRLS}/1985`);
  expect(page.text).toContain("Jessica takes the lead from Jennifer");
  expect(page.text).toMatch(/New in the top 100: .+ climbed most, from \d+ to \d+;/);
  expect(page.selectAll(".lt-curves a").map(textOf)).toEqual(
    page.selectAll("tbody th").slice(0, 6).map(textOf),
  );
  expect(page.canonical).toBe(`${site.origin}${TOP_GIRLS}/1985`);
  const decade = await site.browser().follow(page, page.get("link", "All of the 1980s"));
  expect(title(decade)).toBe("Top 100 girl names of the 1980s");
  expect(decade.selectAll(".lt-within a").map(textOf)).toHaveLength(10);
});

test("by sound and by spelling are a link apart, and the spellings that are counted are said", async () => {
  const browser = site.browser();
  const page = await browser.get(TOP_GIRLS);
  const bySound = await browser.follow(page, page.get("link", "By sound"));
  expect(pathOf(bySound)).toBe(`${TOP_GIRLS}-by-sound`);
  expect(firstRow(bySound)).toContain("20,864");
  expect(textOf(first(bySound.selectAll("tr.lt-also"), "spellings"))).toMatch(
    /Sophia\s[\d,]+ · Sofia\s[\d,]+/,
  );
  expect(pathOf(await browser.follow(bySound, bySound.get("link", "By spelling")))).toBe(TOP_GIRLS);
});

test("without JavaScript a state is chosen by a form, and its list leads to the state's page", async () => {
  const browser = site.browser();
  const all = await browser.get("/names/lists/rising-by-state");
  const ohio = await browser.submit(all, all.get("button", "Show"), { state: "OH" });
  expect(title(ohio)).toBe("Rising baby names in Ohio");
  expect(ohio.get("link", "All about names in Ohio").getAttribute("href")).toBe("/names/states/ohio");
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
