import { expect, test } from "vitest";
import { numberIn, TICKED, WRITTEN } from "#tests/support/browse-choices.ts";
import { cardsOn, first, namesOn, pathOf, plainNamesOn } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { seenFirst } from "./site/seen-first.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();

const HEADING = /^(No names|[\d,]+ names?)$/;
const found = (page: Page) =>
  textOf(
    first(
      page.all("heading", HEADING).filter(({ tagName }) => tagName === "H2"),
      "count",
    ),
  );
const chipsOn = (page: Page) =>
  page.all("list", "Chosen filters").flatMap((list) =>
    within(list)
      .all("link", /^Remove /)
      .map(textOf),
  );
const chip = (page: Page, label: string) => page.get("link", `Remove ${label}`);

/** How many names a choice says it brings. */
function countBeside(page: Page, choice: string): number {
  const box = first(
    page.selectAll("li label").filter((label) => textOf(label).startsWith(choice)),
    choice,
  );
  return numberIn(textOf(box.closest("li") ?? box).replace(choice, ""));
}

function expectFound(page: Page, names: number): void {
  expect(found(page)).toBe(names === 1 ? "1 name" : `${names.toLocaleString("en-US")} names`);
}

test.for(TICKED)(
  "$title is chosen with the form: as many names as it says, and its chip takes it away",
  async ({ choice, query }) => {
    const browser = site.browser();
    const page = await seenFirst("/names");
    const [[name = "", value = ""] = []] = new URLSearchParams(query);
    const chosen = await browser.submit(page, page.get("button", /^Show [\d,]+ names/), { [name]: [value] });
    expect(chosen.url.searchParams.getAll(name)).toEqual([value]);
    expectFound(chosen, countBeside(page, choice));
    expect(chipsOn(chosen)).toEqual([expect.stringContaining(choice)]);
    const without = await browser.follow(chosen, chip(chosen, choice));
    expect(pathOf(without)).toBe("/names");
    expect(chipsOn(without)).toEqual([]);
    expect(without.selectAll("input[type=checkbox][checked]")).toEqual([]);
  },
);

test.for(WRITTEN)(
  "$title: what is written is looked for, and its chips take it away",
  async ({ text, query, chips, fits }) => {
    const browser = site.browser();
    const page = await seenFirst("/names");
    const [[name = ""] = []] = new URLSearchParams(query);
    let looked = await browser.submit(page, page.get("button", /^Show [\d,]+ names/), { [name]: text });
    expect(chipsOn(looked)).toEqual(chips.map((label) => expect.stringContaining(label)));
    expect(plainNamesOn(looked).length).toBeGreaterThan(0);
    for (const each of plainNamesOn(looked)) expect(each).toMatch(fits);
    for (const label of chips) looked = await browser.follow(looked, chip(looked, label));
    expect(pathOf(looked)).toBe("/names");
  },
);

test("every filter is chosen in one form, ordered and dropped", async () => {
  const browser = site.browser();
  const page = await browser.get("/names");
  const entered = { gender: "girl", origin: ["Irish"], start: "A" };
  const chosen = await browser.submit(page, page.get("button", /^Show [\d,]+ names/), entered);
  expect(pathOf(chosen)).toMatch(/^\/names\?gender=girl&/);
  expect(chipsOn(chosen)).toEqual(
    ["Girl Names", "Irish", "Starts with A"].map((label) => expect.stringContaining(label)),
  );
  for (const name of plainNamesOn(chosen)) expect(name).toMatch(/^a/);

  const sorted = await browser.submit(chosen, chosen.get("button", "Sort"), { sort: "name" });
  expect(pathOf(sorted)).toMatch(/sort=name/);
  expect(found(sorted)).toBe(found(chosen));
  expect(plainNamesOn(sorted)).toEqual(plainNamesOn(sorted).toSorted());
  const dropped = await browser.follow(sorted, chip(sorted, "Irish"));
  expect(pathOf(dropped)).toBe("/names?gender=girl&start=a&sort=name");
});

test("pages of 48 names follow each other, show each name once, and keep the filters", async () => {
  const browser = site.browser();
  let page = await browser.get("/names?origin=Irish&sort=name");
  const total = numberIn(found(page));
  const pages = Math.ceil(total / 48);
  const seen = [...namesOn(page)];
  for (let number = 2; number <= pages; number += 1) {
    page = await browser.follow(page, page.get("link", "Next"));
    expect(pathOf(page)).toBe(`/names?origin=Irish&sort=name&page=${number}`);
    expect(page.url.hash).toBe("#names");
    expect(page.text).toContain(`Page ${number} of ${pages}`);
    seen.push(...namesOn(page));
  }
  expect(pages).toBeGreaterThan(2);
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
  expect(page.all("link", "Next")).toEqual([]);
});

test("a name is saved without losing the place", async () => {
  const browser = site.browser();
  const boys = await browser.get("/names?gender=boy");
  const next = await browser.follow(boys, boys.get("link", "Next"));
  const [name = ""] = namesOn(next);
  const saved = await browser.submit(next, first(next.all("button", `Save Name: ${name}`), name));
  expect(saved.all("button", `Saved! Remove ${name}`).length).toBeGreaterThan(0);
  expect(pathOf(saved)).toMatch(/^\/names\?gender=boy&page=2/);
  expect(await browser.call("GET", "/api/saved-names")).toMatchObject({ json: [{}] });
});

test("rising and falling are those of the lists of names", async () => {
  const listed = (await site.get("/names/lists/rising-girls")).selectAll("tbody th").map(textOf);
  const browsed = namesOn(await site.get("/names?gender=girl&sort=rising"));
  const onBoth = browsed.filter((name) => listed.includes(name));
  expect(onBoth.length).toBeGreaterThan(5);
  expect(onBoth).toEqual(listed.filter((name) => onBoth.includes(name)));
});

test("search engines get one page: its address without a query", async () => {
  const page = await site.get("/names");
  expect(page.title).toMatch(/^Browse Names \| /);
  expect(textOf(page.get("navigation", "Breadcrumb"))).toContain("Browse Names");
  expect(page.canonical).toBe(`${site.origin}/names`);
  expect(page.meta("robots")).toBe("");
  const filtered = await site.get("/names?origin=Irish&page=2");
  expect(filtered.canonical).toBe(filtered.url.href);
  expect(filtered.meta("robots")).toBe("noindex,follow");
});

test("where nothing fits, it is told which filter to drop, the most helpful first", async () => {
  const browser = site.browser();
  const page = await browser.get("/names?gender=boy&start=q&theme=flowers");
  expect(found(page)).toBe("No names");
  expect(page.text).toContain("No names found. Try adjusting your search or filters.");
  const drops = within(page.select("main"))
    .all("listitem")
    .filter((item) => textOf(item).startsWith("Without “"));
  const offered = drops.map((item) => numberIn(textOf(item).replace(/“.*”/, "")));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered).toEqual(offered.toSorted((a, b) => b - a));
  const dropped = await browser.follow(page, within(first(drops, "offer")).get("link"));
  expectFound(dropped, offered[0] ?? 0);

  const hopeless = await browser.get("/names?start=zzz&end=zzz");
  expect(hopeless.text).toContain("Removing one filter isn’t enough here.");
  expect(hopeless.all("link", "Start over with all names")).toHaveLength(1);
});

test("what is not understood is told and left out; a page that is not there is the last", async () => {
  const browser = site.browser();
  const page = await browser.get("/names?origin=Klingon&band=rare&syllables=9&page=99");
  expect(page.text).toContain("Not understood, and left out: number of syllables “9”, origin “Klingon”.");
  expect(page.text).toMatch(/There is no page 99\. This is the last, page \d+\./);
  expect(chipsOn(page)).toEqual([expect.stringContaining("Rarer than 1 in 10,000")]);
  const without = await browser.follow(page, chip(page, "Rarer than 1 in 10,000"));
  expect(without.text).not.toContain("Not understood");
  expect(cardsOn(without)).toHaveLength(48);
  for (const query of ["origin=Klingon", "band=x", "start=1", "syllables=9", "length=tiny", "theme=cars"]) {
    expect(await browser.call("GET", `/api/names/generate?${query}`), query).toMatchObject({ status: 400 });
  }
});

test("choices that are seldom wanted are on the page once they are asked for, or chosen", async () => {
  const browser = site.browser();
  const origins = (page: Page) => page.selectAll("input[name=origin]").length;
  const page = await browser.get("/names?gender=girl");
  expect(origins(page)).toBe(12);
  const more = page.selectAll("noscript button").find((button) => button.getAttribute("value") === "origin");
  if (more === undefined) throw new Error("There is no button for more origins.");
  const whole = await browser.submit(page, more);
  expect(pathOf(whole)).toMatch(/^\/names\?gender=girl&.*more=origin$/);
  expect(chipsOn(whole)).toHaveLength(1);
  expect(origins(whole)).toBeGreaterThan(100);
  expect(origins(await site.get("/names?origin=Basque"))).toBeGreaterThan(100);
});
