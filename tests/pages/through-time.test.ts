import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf } from "./site/queries.ts";

const site = await openSite();

/** Bytes of a page on its way, in the brotli of a page that is remembered. */
const MOST = 45_000;

const said = (page: Page) => textOf(page.select("#tt-say")).replaceAll("\u00a0", " ");
const rows = (page: Page) =>
  page
    .selectAll(".tt-numbers tbody tr")
    .map((row) => Array.from(row.children, (cell) => textOf(cell).replaceAll(",", "").replace("–", "0")));

test("without JavaScript the chart is drawn, its form and links lead on, and each band to its name", async () => {
  const browser = site.browser();
  const all = await browser.get("/names/through-time");
  expect(said(all)).toBe("In 1949, 34 in 100 babies got one of these 40 names. In 2025, 4 in 100 did.");
  expect(all.selectAll(".tt-chart path")).toHaveLength(41);
  expect(all.selectAll('.tt-chart a[href^="/names/"]')).toHaveLength(40);
  const j = await browser.submit(all, all.get("button", "Show names"), { start: "J" });
  expect(said(j)).toBe("In 1981, 17 in 100 babies got a name that starts with J. In 2025, 7 in 100 did.");
  const boys = await browser.follow(j, j.get("link", "Boys"));
  expect(pathOf(boys)).toBe("/names/through-time?start=j&whose=boys");
  const son = await browser.submit(boys, boys.get("button", "Show names"), { end: "son", origin: "English" });
  expect(said(son)).toMatch(/boys got one of our English names that start with J and end with son/);
  expect(pathOf(son)).toContain("whose=boys");
  expect(son.meta("robots")).toBe("noindex,follow");
  const none = await browser.get("/names/through-time?start=qx");
  expect(said(none)).toBe("No listed name fits");
  expect(none.selectAll(".tt-chart, .tt-numbers, [download]")).toEqual([]);
  expect(said(await browser.follow(none, none.get("link", "Show every name")))).toBe(said(all));
});

test("the lines of the table add up to all listed births, and the file has the same", async () => {
  const browser = site.browser();
  for (const query of ["", "?end=n&whose=boys"]) {
    const page = await browser.get(`/names/through-time${query}`);
    const figures = rows(page).map(([, ...cells]) => cells.map(Number));
    const sums = figures[0]?.map((_, at) =>
      figures.slice(0, -1).reduce((sum, row) => sum + (row[at] ?? 0), 0),
    );
    expect(sums, query).toEqual(figures.at(-1));
    const file = await browser.ask({ path: page.select("[download]").getAttribute("href") ?? "" });
    expect(file.headers.get("content-disposition")).toContain(
      query === "" ? "names-through-time.csv" : "names-through-time-end-n-boys.csv",
    );
    const [head = [], ...years] = file.bytes
      .toString()
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","));
    const at = head.indexOf("john");
    const ofJohn = years.reduce((sum, year) => sum + Number(year[at]), 0);
    expect(rows(page).find(([name]) => name === "John")?.[1], query).toBe(String(ofJohn));
  }
});

test("what once was a part of the page of comparisons leads here, and names are still compared there", async () => {
  const browser = site.browser();
  const old = await browser.ask({ path: "/compare?start=Ma&whose=girls&from=1950" });
  expect([old.status, old.headers.get("location")]).toEqual([
    302,
    "/names/through-time?start=ma&whose=girls",
  ]);
  const both = await browser.get("/compare?names=ada,bea&start=ma&whose=girls");
  expect(textOf(both.select("#cmp-title"))).toBe("Ada and Bea");
  expect(both.get("link", "See every name at once, through time").getAttribute("href")).toBe(
    "/names/through-time?start=ma&whose=girls",
  );
});

test("the page is not heavy, though it has every name and its table", async () => {
  for (const query of ["", "?start=j"]) {
    const { html } = await site.get(`/names/through-time${query}`);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(html, { params }).byteLength, query).toBeLessThanOrEqual(MOST);
  }
});
