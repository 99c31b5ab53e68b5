import { expect, test } from "vitest";
import { first, pathOf } from "#tests/pages/site/name-cards.ts";
import { openSite } from "#tests/pages/site/open-site.ts";
import type { Page } from "#tests/pages/site/page.ts";
import { textOf, within } from "#tests/pages/site/queries.ts";

const site = await openSite();

const title = (page: Page) => textOf(page.select("#cmp-title"));
const lines = (page: Page) => within(page.get("list", "Names on the chart")).all("listitem").map(textOf);
const add = (page: Page) => first(page.all("button", "Add"), "Add");
/** What the chart shows, in words. */
const chart = (page: Page) =>
  first(page.selectAll('main svg[role="img"][aria-label]'), "chart").getAttribute("aria-label");

test("without JavaScript the page is whole, and its forms and links work", async () => {
  const browser = site.browser();
  const begun = await browser.get("/compare");
  expect(title(begun)).toBe("Hazel, Theodore and Violet");
  const two = await browser.submit(begun, add(begun), { names: "Ivy and June" });
  expect(title(two)).toBe("Ivy and June");
  const three = await browser.submit(two, add(two), { names: "Hazel" });
  expect(pathOf(three)).toMatch(/^\/compare\?names=ivy,june,hazel$/i);
  const log = await browser.follow(three, within(three.select("main")).get("link", "Log"));
  const years = await browser.submit(log, log.get("button", "Show years"), { to: "2000" });
  expect(chart(years)).toMatch(/ten times the one below, 1880 to 2000/);
  expect(textOf(first(years.all("row", /^Hazel/), "row"))).toContain("two generations");

  const off = await browser.follow(years, years.get("link", "Take Ivy off the chart"));
  expect(title(off)).toBe("June and Hazel");
  const beside = await browser.follow(off, off.get("link", "Hazel side by side"));
  expect(title(beside)).toBe("June, Hazel for girls and Hazel for boys");
  const boys = await browser.follow(beside, beside.get("link", "June for boys"));
  expect(lines(boys)[0]).toMatch(/per million boys/);
  const four = await browser.submit(boys, add(boys), { names: "Avery (boys)" });
  expect(pathOf(four)).toMatch(/names=june\.boys,hazel,hazel\.boys,Avery\.boys/);
  expect(textOf(first(four.all("row", /^Avery, boys/), "row"))).toMatch(/1 in [\d,]+ boys/);
  expect(lines(four)).toHaveLength(4);
});

test("what cannot be had is said in words, and nothing is lost", async () => {
  const browser = site.browser();
  const page = await browser.get(
    "/compare?names=ada,bea,clara,dora,eve,fay,gia,hope,ivy,hazzzel&from=2030&to=1990&measure=fame",
  );
  const said = page.all("status").find((each) => textOf(each).includes("no records of"));
  for (const words of [
    "We have no records of “hazzzel”. Did you mean:",
    "A chart shows up to 8 names.",
    "so there is nothing for 2030",
    "“fame” isn’t one of the choices here",
  ])
    expect(said === undefined ? "" : textOf(said)).toContain(words);
  expect(lines(page)).toHaveLength(8);
  const ivy = await browser.follow(page, within(said ?? page.document.body).get("link", "Ivy"));
  expect(lines(ivy)[7]).toContain("Ivy");
  const without = await browser.follow(ivy, ivy.get("link", "Leave it out"));
  expect(without.text).not.toContain("no records of");
});
