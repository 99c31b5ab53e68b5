import { expect, test } from "vitest";
import { ARTICLE_SECTIONS } from "#domain/articles/article.ts";
import { readArticles } from "#server/articles/read-articles.ts";
import { ROOT } from "#server/root.ts";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const articles = readArticles(new URL("content/articles/", ROOT));

test("each article has a page of its own, with its head, the text in three minutes, its contents and what comes next", async () => {
  for (const { section, id, title, excerpt, short, headings, sources } of articles.all) {
    const path = `/${section}/${id}`;
    const page = await site.get(path);
    expect(page.status, path).toBe(200);
    expect(textOf(page.select("h1")), path).toBe(title);
    expect(page.canonical, path).toBe(`${site.origin}${path}`);
    expect(page.meta("description"), path).toBe(excerpt);
    expect(page.meta("og:image")).toBe(`${site.origin}/og${path}.png`);
    expect(within(page.get("region", "If you have three minutes")).all("listitem")).toHaveLength(
      short.length,
    );
    const contents = page.all("navigation", "In this guide")[0] ?? page.document.body;
    const anchors = within(contents)
      .all("link")
      .map((link) => link.getAttribute("href") ?? "");
    expect(anchors).toHaveLength(headings.length + 2);
    for (const anchor of anchors) expect(page.document.querySelector(anchor), anchor).not.toBeNull();
    expect(within(page.get("region", `Sources of “${title}”`)).all("listitem")).toHaveLength(sources.length);
    expect(within(page.get("region", "Next")).all("listitem")).toHaveLength(2);
    const levels = [...page.select("article").querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
  }
});

test("the four pages keep every text with its anchor, and lead to each by itself", async () => {
  for (const section of ARTICLE_SECTIONS) {
    const page = await site.get(`/${section}`);
    for (const { id, title } of articles.of(section)) {
      const text = page.select(`article#${id}`);
      expect(within(text).get("link", `Open this guide by itself: ${title}`).getAttribute("href")).toBe(
        `/${section}/${id}`,
      );
    }
  }
});

test("an article of another section, and one that there is not, are not found", async () => {
  for (const path of ["/blog/car-seat-guide", "/baby-safety/no-such-guide", "/no-section/car-seat-guide"])
    expect((await site.get(path)).status, path).toBe(404);
});
