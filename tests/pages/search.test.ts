import { expect, test } from "vitest";
import { WISHES } from "#tests/support/plain-wishes.ts";
import { cardsOn, namesOn, pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const NO_NAMES = "No names found. Try adjusting your search or filters.";

const understood = (page: Page) =>
  page.all("list", "Understood in your search").flatMap((list) => within(list).all("button"));
const search = (page: Page) => page.select("#finder");
const asked = (page: Page) => page.select("#q").getAttribute("value");

test.for(WISHES)("“$text” is understood, and finds names that say why", async ({ text, chips }) => {
  const page = await site.get(`/?q=${encodeURIComponent(text)}`);
  expect(understood(page).map(textOf)).toEqual(chips.map((label) => expect.stringContaining(label)));
  expect(cardsOn(page).length).toBeGreaterThan(0);
  for (const card of cardsOn(page)) expect(textOf(within(card).select(".nm-why"))).not.toBe("");
});

test("what is understood is true of what is found", async () => {
  const page = await site.get("/?q=irish+girl+short");
  expect(textOf(cardsOn(page)[0] ?? page.document.body)).toContain("Matches your search");
  for (const card of cardsOn(page)) expect(textOf(card)).toContain("Girl");
  for (const name of namesOn(page)) expect(name.length).toBeLessThanOrEqual(4);
});

test("a name alone is no wish", async () => {
  const page = await site.get("/?q=Irish");
  expect(cardsOn(page).length).toBeGreaterThan(0);
  expect(understood(page)).toEqual([]);
});

test("what was not understood stands beside what was, without JavaScript, too", async () => {
  const page = await site.get("/?q=zesty+irish+girl+names");
  expect(understood(page).map(textOf)).toEqual(
    ["Irish", "Girls"].map((label) => expect.stringContaining(label)),
  );
  expect(page.text).toContain("We didn’t understand: zesty.");
  expect(page.text).toContain("The 50 best matches.");
  expect(cardsOn(page)).toHaveLength(24);
});

test("of a text that holds no wish and no name nothing is shown but where to go instead", async () => {
  const page = await site.get("/?q=what+time+does+the+pharmacy+close");
  expect(page.text).toContain(NO_NAMES);
  expect(cardsOn(page)).toEqual([]);
  const [ways] = page.all("navigation", "You can also");
  expect(
    ways &&
      within(ways)
        .all("link")
        .map((link) => link.getAttribute("href")),
  ).toEqual(["/search?q=what+time+does+the+pharmacy+close", "/names", "/names/lists", "/contents"]);
});

test("where no name fits, links say which wish to give up, and lead to what that finds", async () => {
  const page = await site.get("/?q=kurdish+names+that+mean+wolf");
  expect(page.text).toContain(NO_NAMES);
  const link = page.all("link").find((each) => textOf(each).startsWith("Without “Kurdish”: "));
  const other = await site.get(link?.getAttribute("href") ?? "");
  expect(textOf(link ?? page.document.body)).toBe(`Without “Kurdish”: ${cardsOn(other).length} names`);
});

test("what is no search for names leads to the page that fits", async () => {
  const page = await site.get("/?q=feeding+log");
  expect(page.text).toContain(NO_NAMES);
  const fitting = page.all("link").map((link) => link.getAttribute("href"));
  expect(fitting).toContain("/templates/feeding-log");
  expect(fitting).toContain("/search?q=feeding+log");
});

test("somebody in need sees whom to call, and no names", async () => {
  const page = await site.get("/?q=i+cant+cope+anymore");
  expect(page.text).toContain("You are not alone. Here’s who you can call or text.");
  const [lines] = page.all("region", "If it can’t wait");
  expect(
    lines &&
      within(lines)
        .all("link")
        .map((link) => link.getAttribute("href")),
  ).toEqual([
    "tel:911",
    "tel:988",
    "tel:+18338526262",
    "tel:+18009444773",
    "tel:+18007997233",
    "tel:+18002221222",
  ]);
  expect(cardsOn(page)).toEqual([]);
  expect(page.text).not.toContain(NO_NAMES);
});

test("a question about a name is answered above its card", async () => {
  const page = await site.get("/?q=how+popular+is+hazel");
  expect(textOf(page.select(".fact-answer"))).toContain("1 in 254");
  expect(page.get("link", "Everything about Hazel").getAttribute("href")).toBe("/names/hazel");
  expect(namesOn(page)[0]).toBe("Hazel");
});

test("a list to mock with is not made", async () => {
  const page = await site.get("/?q=ghetto+names");
  expect(page.text).toContain("We don’t make lists like that.");
  expect(cardsOn(page)).toEqual([]);
  expect(page.text).not.toContain(NO_NAMES);
});

test("without JavaScript wishes are understood, and their chips taken away", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  const page = await browser.submit(home, search(home), { q: "irish girl short" });
  expect(understood(page)).toHaveLength(3);
  const without = await browser.submit(page, page.get("button", "Remove Girls"));
  expect(pathOf(without)).toBe("/?q=irish+short");
  expect(asked(without)).toBe("irish short");
  expect(understood(without)).toHaveLength(2);
});

test("without JavaScript Generate Names draws by them", async () => {
  const browser = site.browser();
  const page = await browser.get("/?q=irish+girl+names");
  const drawn = await browser.submit(page, page.get("button", "Generate Names"));
  expect(drawn.all("heading", "Twelve girl names that fit")).toHaveLength(1);
  expect(cardsOn(drawn).filter((card) => textOf(card).includes("Girl"))).toHaveLength(12);
  expect(pathOf(drawn)).toMatch(/\?gender=girl&origin=Irish&generate=girl%26origin%3DIrish&seed=\d+$/);
  expect(drawn.url.hash).toBe("#names");
});

test("Olivea is found as it is spelled, with Olivia right behind; Jaksson finds Jackson", async () => {
  const page = await site.get("/?q=Olivea");
  expect(namesOn(page).slice(0, 2)).toEqual(["Olivea", "Olivia"]);
  expect(cardsOn(page).filter((card) => textOf(card).includes("Exact spelling"))).toHaveLength(1);
  expect(namesOn(await site.get("/?q=Jaksson")).slice(0, 3)).toContain("Jackson");
});

test("names are searched and filtered", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  const page = await browser.submit(home, search(home), { q: "alex" });
  expect(pathOf(page)).toMatch(/[?&]q=alex/);
  expect(namesOn(page)[0]).toContain("Alex");
  const girls = await browser.submit(page, page.get("button", /^Girl Names/));
  expect(pathOf(girls)).toMatch(/gender=girl/);
  expect(asked(girls)).toBe("alex");
  expect(girls.get("button", /^Girl Names/).getAttribute("aria-pressed")).toBe("true");
  expect(cardsOn(girls).length).toBeGreaterThan(0);
  expect(cardsOn(girls).filter((card) => textOf(card).includes("Boy"))).toEqual([]);
});

test("nothing found is said in words", async () => {
  const page = await site.get("/?q=zzzzqqq");
  expect(page.text).toContain(NO_NAMES);
  expect(cardsOn(page)).toEqual([]);
});

test("a search can be linked to", async () => {
  const page = await site.get("/?q=hazel&gender=girl");
  expect(asked(page)).toBe("hazel");
  expect(page.get("button", /^Girl Names/).getAttribute("aria-pressed")).toBe("true");
  expect(namesOn(page)[0]).toBe("Hazel");
});

test("the first twelve names are there at once; names are generated, and refreshed with the same filter", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  expect(cardsOn(home)).toHaveLength(12);
  const girls = await browser.submit(home, home.get("button", /^Girl Names/));
  const drawn = await browser.submit(girls, girls.get("button", "Generate Names"));
  expect(cardsOn(drawn).filter((card) => textOf(card).includes("Girl"))).toHaveLength(12);
  expect(namesOn(drawn)).not.toEqual(namesOn(home));
  const boys = await browser.submit(drawn, drawn.get("button", /^Boy Names/));
  const refreshed = await browser.submit(boys, boys.get("button", "Refresh"));
  expect(namesOn(refreshed)).toHaveLength(12);
});

test.for([
  ["All Names", /Girl|Boy|Unisex/],
  ["Boy Names", /Boy/],
  ["Girl Names", /Girl/],
  ["Unisex Names", /Unisex/],
] as const)("Generate Names draws twelve of %s", async ([button, tag]) => {
  const browser = site.browser();
  const home = await browser.get("/");
  const chosen = await browser.submit(home, home.get("button", new RegExp(`^${button}`)));
  const drawn = await browser.submit(chosen, chosen.get("button", "Generate Names"));
  expect(cardsOn(drawn)).toHaveLength(12);
  for (const card of cardsOn(drawn)) expect(textOf(card)).toMatch(tag);
});

test("a gender pressed after another leaves no trace of the first in the address", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  const girls = await browser.submit(home, home.get("button", /^Girl Names/));
  expect(pathOf(await browser.submit(girls, girls.get("button", /^Boy Names/)))).toBe("/?gender=boy");
});
