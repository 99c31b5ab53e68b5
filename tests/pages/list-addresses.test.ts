import { expect, test } from "vitest";
import { TOP_GIRLS } from "#tests/support/lists-to-check.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf } from "./site/queries.ts";

const site = await openSite();
const title = (page: Page) => textOf(page.select("h1"));

test("addresses of before lead to those of now; the newest year only for the time being", async () => {
  const ask = async (path: string) => {
    const { status, headers } = await site.browser().ask({ path });
    return [status, headers.get("location")];
  };
  expect(await ask(`${TOP_GIRLS}?year=1990`)).toEqual([308, `${TOP_GIRLS}/1990`]);
  expect(await ask(`${TOP_GIRLS}/2025`)).toEqual([302, TOP_GIRLS]);
  expect(await ask(`${TOP_GIRLS}/names.csv?year=1990`)).toEqual([308, `${TOP_GIRLS}/1990/names.csv`]);
  expect(await ask("/names/lists/rising-by-state?state=OH")).toEqual([
    308,
    "/names/lists/rising-by-state/ohio",
  ]);
});

test("no page of a list weighs more than 150 kB, however many names are collected", async () => {
  for (const path of [
    "/names/lists",
    `${TOP_GIRLS}/1985`,
    `${TOP_GIRLS}-by-sound/1980s`,
    "/names/lists/unisex-by-sound",
    "/names/lists/hardly-in-the-us/france",
    "/names/lists/origin/english-girls",
    "/names/lists/origin/english",
    "/names/lists/origin/english?page=12",
    "/names/lists/letter/a",
  ]) {
    expect((await site.get(path)).html.length, path).toBeLessThan(150_000);
  }
});

test("a long list comes a hundred names a page, each page with its own address and links, all names in one file", async () => {
  const path = "/names/lists/origin/english";
  const [first, second] = [await site.get(path), await site.get(`${path}?page=2`)];
  const pages = Number(/Page 1 of (\d+)/.exec(first.text)?.[1]);
  expect(pages).toBeGreaterThan(10);
  expect(first.all("link", "Next").map((link) => link.getAttribute("href"))).toEqual([
    `${path}?page=2#names`,
  ]);
  expect(second.all("link", "Previous").map((link) => link.getAttribute("href"))).toEqual([`${path}#names`]);
  expect(textOf(second.select("caption"))).toContain(`page 2 of ${pages}`);
  expect(second.title).toContain(`English names, page 2 of ${pages}`);
  expect(second.canonical).toMatch(/\/names\/lists\/origin\/english\?page=2$/);
  expect([first.meta("robots"), second.meta("robots")]).toEqual(["", "noindex,follow"]);
  const file = await site.browser().ask({ path: `${path}/names.csv` });
  const last = await site.get(`${path}?page=9999`);
  expect(last.text).toContain(`Page ${pages} of ${pages}`);
  expect(file.bytes.toString().trim().split("\n").length).toBeGreaterThan((pages - 1) * 100);
});

test("search engines are told what is listed, and are kept from lists of a few names", async () => {
  const page = await site.get(`${TOP_GIRLS}/1990`);
  expect(page.meta("robots")).toBe("");
  const told = JSON.stringify(page.structured);
  expect(told).toContain('"@type":"CollectionPage"');
  expect(told).toContain('"@type":"BreadcrumbList"');
  expect(told).toContain('"numberOfItems":100');
  expect(told).toMatch(/"position":1,"name":"Jessica","url":"[^"]+\/names\/jessica"/);
  const cherokee = await site.get("/names/lists/origin/cherokee");
  expect(textOf(cherokee.select("caption"))).toContain("2 names, births of 2025");
  expect(cherokee.meta("robots")).toBe("noindex,follow");
});

test("a year, an origin or a state without a list is not found, and leads to those that there are", async () => {
  for (const [path, sentence, link] of [
    [`${TOP_GIRLS}/1066`, "We have no list for “1066”.", "1980s"],
    [`${TOP_GIRLS}?year=1066`, "We have no list for “1066”.", "1980s"],
    ["/names/lists/origin/klingon", "We have no list of names for “klingon”.", "Irish"],
    ["/names/lists/origin/cherokee-girls", "We have no list of names for “cherokee-girls”.", "Cherokee"],
    ["/names/lists/rising-by-state/atlantis", "There’s no US state called “atlantis”.", "Ohio"],
    ["/names/lists/hardly-in-the-us/narnia", "We have no list for “narnia”.", "France"],
  ] as const) {
    const page = await site.get(path);
    expect(page.status, path).toBe(404);
    expect(page.text, path).toContain(sentence);
    expect(page.all("link", link).length, path).toBeGreaterThan(0);
  }
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
  expect((await ask({ path: `${TOP_GIRLS}/1066/names.csv` })).status).toBe(404);
  expect(title(await get("/names/lists/origin/klingon"))).toBe("404 Page Not Found");
});
