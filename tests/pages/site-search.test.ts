import { expect, test } from "vitest";
import { CRISIS_WORDS } from "#content/directory/crisis-words.ts";
import { SEARCH_PAGE } from "#content/site/search-page.ts";
import { gatherDocuments } from "#server/site-search/gather-documents.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const sources = { names: books.names, articles: books.articles(), texts: books.texts() };
const { groups } = SEARCH_PAGE;
const titles = (page: Page) =>
  page
    .all("heading")
    .filter((heading) => heading.tagName === "H2")
    .map(textOf);
const found = (page: Page, group: keyof typeof groups) =>
  within(page.select(`[aria-labelledby="found-${group}"]`));
const hrefs = (page: Page, group: keyof typeof groups) =>
  found(page, group)
    .all("heading")
    .flatMap((heading) => within(heading).all("link"))
    .map((link) => link.getAttribute("href"));

test("without JavaScript a link in the header of every page leads to the search, which answers", async () => {
  const browser = site.browser();
  const name = await browser.get("/names/hazel");
  const link = within(name.select("header")).all("link", "Search")[0];
  expect(link?.getAttribute("href")).toBe("/search");
  const empty = await browser.get("/search");
  const answer = await browser.submit(empty, empty.select("form[role=search]"), { q: "car seat" });
  expect(answer.url.search).toBe("?q=car+seat");
  expect(answer.select("#search-site").getAttribute("value")).toBe("car seat");
  expect(hrefs(answer, "guides")[0]).toBe("/baby-safety#car-seat-guide");
});

test("the group that answers best comes first, and one without results says so", async () => {
  const help = await site.get("/search?q=postpartum+help+in+ohio");
  expect(titles(help)[0]).toBe(groups.places.title);
  expect(hrefs(help, "places").slice(0, 2)).toEqual([
    "/parent-directory?category=Postpartum+Support&state=Ohio",
    "/parent-directory#listing-58",
  ]);
  expect(help.text).toContain(groups.names.none);
  expect(help.text).toContain(groups.tools.none);
  expect(titles(await site.get("/search?q=sleep+tracker"))[0]).toBe(groups.tools.title);
  expect(titles(await site.get("/search?q=when+can+they+use+a+booster+seat"))[0]).toBe(groups.guides.title);
  const name = await site.get("/search?q=hazel");
  expect(titles(name)[0]).toBe(groups.names.title);
  expect(hrefs(name, "names")[0]).toBe("/names/hazel");
});

test("what was understood stands above the answer with its rule, and what was not beside it", async () => {
  const page = await site.get("/search?q=postpartum+ohio+qwertzu");
  const read = textOf(page.select(".srch-read"));
  expect(read).toContain("Postpartum Support");
  expect(read).toContain("Organizations in Ohio, and those that serve every state");
  expect(read).toContain(`${SEARCH_PAGE.notUnderstood} qwertzu`);
});

test("who may be in need sees whom to call before everything", async () => {
  const page = await site.get("/search?q=baby+swallowed+a+battery");
  expect(titles(page)[0]).toBe(CRISIS_WORDS.title);
  expect(page.all("link").map((link) => link.getAttribute("href"))).toContain("tel:+18002221222");
});

test("who is in need is not told that nothing was found: the number that fits stands first, and the directory is one link away", async () => {
  const page = await site.get("/search?q=my+boyfriend+hits+me");
  expect(titles(page)[0]).toBe(CRISIS_WORDS.title);
  expect(titles(page)).not.toContain(SEARCH_PAGE.nothing.title);
  const calls = page.all("link").flatMap((link) => link.getAttribute("href")?.match(/^tel:.*/) ?? []);
  expect(calls[0]).toBe("tel:+18007997233");
  expect(within(page.select(".srch-ways")).all("link")).toHaveLength(1);
  expect(textOf(page.select("main .vh[role=status]"))).toBe(SEARCH_PAGE.calls);
});

test("an empty page leads on, and so does one without an answer, with three links", async () => {
  const empty = await site.get("/search");
  for (const example of SEARCH_PAGE.begin.examples)
    expect(empty.get("link", example).getAttribute("href")).toMatch(/^\/search\?q=/);
  const nothing = await site.get("/search?q=zzzqqq+wwwwx");
  expect(titles(nothing)[0]).toBe(SEARCH_PAGE.nothing.title);
  expect(within(nothing.select(".srch-ways")).all("link")).toHaveLength(3);
});

test("search engines are told not to list it", async () => {
  for (const path of ["/search", "/search?q=hazel"])
    expect((await site.get(path)).meta("robots"), path).toContain("noindex");
});

test("what the site has nothing about is said in a sentence, with or without whom to ask", async () => {
  const { title, text, ask } = SEARCH_PAGE.notOurs;
  const asked = await site.get("/search?q=due+date+calculator");
  expect(titles(asked).slice(0, 2)).toEqual([title, groups.places.title]);
  expect(asked.text).toContain(ask);
  const nothing = await site.get("/search?q=how+to+fix+my+dishwasher");
  expect(titles(nothing)[0]).toBe(title);
  expect(nothing.text).toContain(text);
  for (const page of [asked, nothing]) {
    expect(page.text).not.toContain(SEARCH_PAGE.notUnderstood);
    expect(textOf(page.select("main .vh[role=status]"))).toBe(title);
  }
});

test("whatever the search can lead to is there for everybody: no page that answers to a token alone, and each anchor", async () => {
  const anchors = Map.groupBy(
    gatherDocuments(sources).flatMap(({ document, parts = [] }) => [
      document.href,
      ...parts.map(({ heading }) => heading.href),
    ]),
    (href) => href.replace(/#.*/, ""),
  );
  for (const [path, leading] of anchors) {
    const answer = await site.browser().ask({ path });
    expect(answer.status, path).toBe(200);
    const html = answer.bytes.toString();
    const missing = leading.filter(
      (href) => href.includes("#") && !html.includes(`id="${href.split("#")[1]}"`),
    );
    expect(missing).toEqual([]);
  }
}, 120_000);
