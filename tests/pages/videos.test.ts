import { expect, test } from "vitest";
import { pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();

const cards = (page: Page) => within(page.select("main")).all("article");
const player = (page: Page) => within(page.select("#player"));
const category = (page: Page, label: string) =>
  within(page.get("group", "Categories")).get("button", new RegExp(label));

function card(page: Page, title: string) {
  const found = cards(page).find((each) => textOf(each).includes(title));
  if (found === undefined) throw new Error(`There is no card of ${title}`);
  return within(found);
}

test("without JavaScript videos are searched, selected, read and found", async () => {
  const browser = site.browser();
  const all = await browser.get("/videos");
  expect(cards(all)).toHaveLength(10);
  const found = await browser.submit(all, category(all, "Child Development"), { q: "brain" });
  expect(pathOf(found)).toBe("/videos?q=brain&category=development");
  expect(cards(found)).toHaveLength(2);
  // As Enter does.
  const again = await browser.submit(found, found.select("form:has(input[name=q])"));
  expect(category(again, "Child Development").getAttribute("aria-pressed")).toBe("true");

  const link = card(again, "Why answering").selectAll("a[href*='video=serve-and-return']");
  expect(link.length).toBeGreaterThan(0);
  const selected = await browser.follow(again, link[0] ?? again.document.body);
  expect(`${pathOf(selected)}${selected.url.hash}`).toBe(
    "/videos?q=brain&category=development&video=serve-and-return#player",
  );
  expect(card(selected, "Why answering").selectAll('[aria-current="true"]')).toHaveLength(1);
  expect(card(selected, "Why answering").text).toContain("Three takeaways");
  expect(card(selected, "Why answering").text).toContain("A look, a sound or a reaching hand");
  expect(
    player(selected)
      .get("link", /^Watch on YouTube/)
      .getAttribute("href"),
  ).toBe("https://www.youtube.com/watch?v=m_5u8-QSh6A");
  expect(
    player(selected)
      .get("link", /^Find it on YouTube/)
      .getAttribute("href"),
  ).toMatch(/search_query=.*pediatric\+educational$/);
  expect(player(selected).text).toContain("not checked since November 2026");
});

test("where no film can be shown, the platform's results are a link in a new tab, and it says so", async () => {
  const page = await site.get("/videos?video=safe-sleep");
  expect(player(page).all("link", /^Watch on YouTube/)).toEqual([]);
  expect(player(page).text).toContain("We couldn’t confirm this video’s address");
  const link = player(page).get("link", "Find it on YouTube (opens in a new tab)");
  expect(link.getAttribute("target")).toBe("_blank");
  const results = new URL(link.getAttribute("href") ?? "");
  expect(`${results.origin}${results.pathname}`).toBe("https://www.youtube.com/results");
  expect(results.searchParams.get("search_query")).toBe(
    "NICHD Safe Infant Sleep for Grandparents pediatric educational",
  );
  expect(page.selectAll("iframe[src]")).toEqual([]);
});
