import { expect, test } from "vitest";
import { HOME_FILTERS } from "#tests/support/parts/home-filters.ts";
import { cardsOn, first, pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";
import type { Page } from "./site/page.ts";

const site = await openSite();

const chosen = (page: Page) => within(page.get("list", "Chosen filters"));

test.for(HOME_FILTERS)(
  "without JavaScript, $group is chosen, drawn by, and taken away",
  async ({ group, write, query, chips }) => {
    const browser = site.browser();
    const home = await browser.get("/");
    const wanted = [...new URLSearchParams(query)];
    const [name = ""] = new Set(wanted.map(([field]) => field));
    const entered = write ?? wanted.map(([, value]) => value);
    expect(home.all("group").some((each) => textOf(each).startsWith(group))).toBe(true);

    let page = await browser.submit(home, home.get("button", "Generate Names"), { [name]: entered });
    expect(pathOf(page)).toMatch(new RegExp(`^/\\?${query}&generate=all%26[^&]+&seed=\\d+$`));
    expect(page.url.hash).toBe("#names");
    expect(page.all("heading", /names that fit$/)).toHaveLength(1);
    expect(cardsOn(page).length).toBeGreaterThan(0);
    expect(
      chosen(page)
        .all("button", /^Remove /)
        .map(textOf),
    ).toEqual(chips.map((label) => expect.stringContaining(label)));
    for (const label of chips)
      page = await browser.submit(page, chosen(page).get("button", `Remove ${label}`));
    expect(pathOf(page)).toBe("/");
  },
);

test("the names that each choice would bring stand beside it", async () => {
  const page = await site.get("/?gender=girl");
  const irish = page
    .selectAll("label:has(input[type=checkbox])")
    .map(textOf)
    .find((text) => text.startsWith("Irish"));
  expect(irish).toMatch(/^Irish ?[\d,]+ names$/);
});

test("a search keeps its filters, and Clear filters keeps the search", async () => {
  const browser = site.browser();
  const page = await browser.get("/?origin=Irish&gender=girl");
  const found = await browser.submit(page, page.select("#finder"), { q: "ma" });
  expect(pathOf(found)).toBe("/?q=ma&gender=girl&origin=Irish");
  expect(found.url.hash).toBe("#names");
  const texts = cardsOn(found).map(textOf);
  expect(texts.some((text) => text.includes("Irish"))).toBe(true);
  expect(texts.filter((text) => !text.includes("Girl"))).toEqual([]);
  const cleared = await browser.submit(found, first(found.all("button", "Clear filters"), "Clear filters"));
  expect(pathOf(cleared)).toBe("/?q=ma&gender=girl");
});

test("without JavaScript, a mood is drawn by, stays chosen, and is refreshed by", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  const drawn = await browser.submit(home, home.get("button", "Generate Names"), { mood: ["rare"] });
  expect(pathOf(drawn)).toMatch(/^\/\?mood=rare&generate=all%26mood%3Drare&seed=\d+$/);
  expect(textOf(drawn.select("#finder .mood"))).toContain("under 10,000 ever");
  expect(drawn.select("#finder [name=mood]:checked").getAttribute("value")).toBe("rare");
  // "1 in N" of rare names has a large N.
  const ns = cardsOn(drawn).flatMap(
    (card) => /1 in ([\d,]+)/.exec(textOf(card))?.[1]?.replaceAll(",", "") ?? [],
  );
  expect(Math.min(...ns.map(Number))).toBeGreaterThan(5000);
  const mixed = await browser.submit(drawn, drawn.select("#finder"), { mood: ["mixed"] });
  expect(pathOf(mixed)).toBe("/");
  const again = await browser.submit(drawn, drawn.get("button", "Refresh"), { mood: ["familiar"] });
  expect(pathOf(again)).toMatch(/^\/\?mood=familiar&generate=all%26mood%3Drare&seed=\d+$/);
});

test("Refresh keeps the filters last drawn by", async () => {
  const browser = site.browser();
  let page = await browser.get("/?origin=Irish");
  for (const press of ["Generate Names", "Refresh"]) {
    page = await browser.submit(page, page.get("button", press));
    expect(page.all("heading", "Twelve names that fit")).toHaveLength(1);
    expect(cardsOn(page)).toHaveLength(12);
  }
});

test("filters are combined with each other and with the gender, and nothing that fits is said in words", async () => {
  const browser = site.browser();
  const page = await browser.get("/?gender=boy&origin=Irish&end=n&length=short");
  expect(chosen(page).all("button", /^Remove /)).toHaveLength(3);
  const drawn = await browser.submit(page, page.get("button", "Generate Names"));
  expect(drawn.all("heading", /boy names? that fits?$/)).toHaveLength(1);
  for (const card of cardsOn(drawn)) expect(textOf(within(card).get("heading"))).toMatch(/^.{1,3}n$/);

  const none = await browser.get("/?origin=Irish&start=zz");
  const empty = await browser.submit(none, none.get("button", "Generate Names"));
  expect(empty.text).toContain("No names found. Try adjusting your search or filters.");
  expect(empty.all("heading", "No names that fit")).toHaveLength(1);
});

test("without JavaScript the choices that are seldom wanted come at a button", async () => {
  const browser = site.browser();
  const page = await browser.get("/?gender=girl");
  const more = page
    .selectAll("#finder noscript button")
    .find((button) => button.getAttribute("value") === "origin");
  if (more === undefined) throw new Error("There is no button for more origins.");
  const whole = await browser.submit(page, more);
  expect(pathOf(whole)).toBe("/?gender=girl&more=origin");
  expect(whole.selectAll("#finder input[name=origin]").length).toBeGreaterThan(100);
});
