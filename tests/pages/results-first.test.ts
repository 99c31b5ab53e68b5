import { expect, test } from "vitest";
import { cardsOn, namesOn, pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";

const site = await openSite();

test("the first 24 names of a search come with its page, the others without JavaScript by a link", async () => {
  const page = await site.get("/?q=irish+girl+names");
  const more = page.get("link", "Show 26 more");
  const last = namesOn(page).at(-1)?.toLowerCase();
  expect(more.getAttribute("href")).toBe(`/?q=irish+girl+names&show=all#save-${last}`);
  const whole = await site.get("/?q=irish+girl+names&show=all");
  expect(namesOn(whole)).toHaveLength(50);
  expect(namesOn(whole).slice(0, 24)).toEqual(namesOn(page));
  expect(whole.all("link", /^Show \d/)).toHaveLength(0);
});

test("beside a search the filters come when they are asked for, and what is chosen is kept until then", async () => {
  const browser = site.browser();
  const page = await browser.get("/?q=ma&gender=girl&origin=Irish");
  expect(page.selectAll("#finder input[type=checkbox]")).toEqual([]);
  const again = await browser.submit(page, page.select("#finder"), { q: "no" });
  expect(pathOf(again)).toBe("/?q=no&gender=girl&origin=Irish");
  const link = page.selectAll("#finder noscript a")[0];
  expect(link?.getAttribute("href")).toBe("/?q=ma&gender=girl&origin=Irish&show=filters");
  const open = await browser.get("/?q=ma&gender=girl&origin=Irish&show=filters");
  expect(
    open.selectAll("#finder details[open] input:checked").map((box) => box.getAttribute("value")),
  ).toContain("Irish");
  const narrowed = await browser.submit(open, open.select("#finder"), { origin: ["Hebrew"] });
  expect(pathOf(narrowed)).toBe("/?q=ma&gender=girl&origin=Hebrew");
});

test("the field, what was understood and what was found stand in this order, and nothing of the cover between them", async () => {
  const page = await site.get("/?q=irish+girl+names");
  const parts = ["#q", "[aria-label='Understood in your search']", "#finder [role=status]", ".names.rows"];
  const places = parts.map((part) => page.document.body.innerHTML.indexOf(page.select(part).outerHTML));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(page.selectAll(".land, .starters, .tips")).toHaveLength(0);
  const still = await site.get("/");
  expect(still.selectAll(".land")).toHaveLength(1);
  expect(still.selectAll(".names.rows")).toHaveLength(0);
});

test("the curves of found names are on the page once, as HTML", async () => {
  for (const path of ["/?q=irish+girl+names", "/names?gender=girl&origin=Irish&band=rare"]) {
    const page = await site.get(path);
    expect(page.selectAll(".rows .spark .ln").length).toBeGreaterThanOrEqual(cardsOn(page).length);
    const name = namesOn(page)[0] ?? "";
    expect(page.document.documentElement.innerHTML).toContain(
      `"||${name.toLowerCase()}|`.replaceAll('"', '\\"'),
    );
  }
});
