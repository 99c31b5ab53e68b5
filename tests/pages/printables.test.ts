import { expect, test } from "vitest";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { within } from "./site/queries.ts";

const site = await openSite();
const ALL = "/printable-resources";

const cards = (page: Page) => within(page.select("main")).all("article");
const bar = (page: Page) => within(page.get("navigation", "This template"));
const pdfLink = (page: Page) => bar(page).get("link", /^PDF/).getAttribute("href");

test("without JavaScript sheets are filtered, opened and had as files; what does not exist is not there", async () => {
  const browser = site.browser();
  const all = await browser.get(`${ALL}?category=toys`);
  expect(cards(all)).toHaveLength(7);
  const feeding = await browser.follow(
    all,
    within(all.get("navigation", "Categories")).get("link", "Feeding"),
  );
  expect(pathOf(feeding)).toBe(`${ALL}?category=feeding`);
  expect(cards(feeding)).toHaveLength(1);
  expect(feeding.all("heading", "How to Use These Resources")).toHaveLength(1);
  expect(feeding.all("heading", "Tracking Tips")).toHaveLength(1);
  const related = within(feeding.get("region", "Related Resources")).all("link");
  expect(related.map((link) => link.getAttribute("href"))).toEqual(["/baby-safety", "/education", "/blog"]);

  const sheet = await browser.follow(feeding, feeding.get("link", /^View Template/));
  expect(sheet.all("table").length).toBeGreaterThan(0);
  expect(pdfLink(sheet)).toBe("/api/printables/feeding-log.pdf?paper=letter");
  const a4 = await browser.follow(sheet, bar(sheet).get("link", "A4"));
  expect(pdfLink(a4)).toBe("/api/printables/feeding-log.pdf?paper=a4");
  expect(pathOf(await browser.follow(a4, bar(a4).get("link", "Back to Resources")))).toBe(ALL);
  expect((await browser.get("/templates/xyz")).status).toBe(404);
});

test("the link to a sheet’s file says how large it is, and gives it on the paper that was chosen", async () => {
  const browser = site.browser();
  const sheet = await browser.get("/templates/growth-chart-girls");
  for (const [paper, width] of [
    ["Letter", 612],
    ["A4", 595.28],
  ] as const) {
    const page = await browser.follow(sheet, bar(sheet).get("link", paper));
    expect(pdfLink(page)).toMatch(new RegExp(`paper=${paper.toLowerCase()}$`));
    const { headers, bytes } = await browser.ask({ path: pdfLink(page) ?? "" });
    expect(headers.get("content-disposition")).toBe('inline; filename="namekin-growth-chart-girls.pdf"');
    expect(bar(page).text).toContain(`PDF, ${Math.round(bytes.byteLength / 1000)} KB`);
    const pages = await readPdf(bytes);
    expect(pages.map((each) => each.width)).toEqual([width, width]);
    expect(pages[0]?.text).toContain("WHO percentiles for girls");
  }
});
