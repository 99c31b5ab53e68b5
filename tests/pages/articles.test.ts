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
    expect(page.get("link", "By our editors").getAttribute("href")).toBe("/editors");
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

test("every number in a text leads to its source, every source back to each of its numbers, on both pages of an article", async () => {
  for (const { section, id, sources } of articles.all)
    for (const path of [`/${section}`, `/${section}/${id}`]) {
      const { document } = await site.get(path);
      const text = document.querySelector(`article#${id}`) ?? document.querySelector("article");
      const numbers = [...(text?.querySelectorAll("sup.ref a") ?? [])];
      const back = [...(text?.querySelectorAll(".srcs .way-back") ?? [])];
      const places = sources.reduce((sum, each) => sum + each.places, 0);
      expect([numbers.length, back.length], path).toEqual([places, places]);
      for (const link of [...numbers, ...back]) {
        const target = document.querySelector(link.getAttribute("href") ?? "");
        expect(target?.closest(".srcs") === null, `${path} ${link.outerHTML}`).toBe(back.includes(link));
        expect(link.getAttribute("aria-label")).toMatch(/^(Source|Back to reference) \d/);
      }
      const shown = numbers.map((link) => link.textContent);
      expect([...new Set(shown)].map(Number).toSorted((one, other) => one - other)).toEqual(
        sources.map((_, place) => place + 1),
      );
    }
});

test("figures are in articles by themselves, each with a caption, drawings with their words", async () => {
  for (const { section, id } of articles.all) {
    const { document } = await site.get(`/${section}/${id}`);
    const figures = [...document.querySelectorAll("article figure")];
    expect(figures.length, id).toBeGreaterThanOrEqual(4);
    expect(figures.every((each) => (each.querySelector("figcaption")?.textContent ?? "") !== "")).toBe(true);
    const drawings = figures.flatMap((each) => [...each.querySelectorAll("svg[role=img]")]);
    expect(drawings.length, id).toBeGreaterThanOrEqual(1);
    expect(drawings.every((each) => (each.getAttribute("aria-label") ?? "").length > 20)).toBe(true);
  }
  for (const section of ARTICLE_SECTIONS)
    expect((await site.get(`/${section}`)).document.querySelector("article figure")).toBeNull();
});

test("on the four pages each section folds below its heading, the first of each text open, and nothing is left out", async () => {
  for (const section of ARTICLE_SECTIONS) {
    const page = await site.get(`/${section}`);
    for (const { id, headings, html } of articles.of(section)) {
      const text = page.select(`article#${id}`);
      const folds = [...text.querySelectorAll("details.fold")];
      expect(folds.map((fold) => fold.querySelector("summary h3")?.id)).toEqual(
        headings.map((each) => each.id),
      );
      expect(folds.map((fold) => fold.hasAttribute("open"))).toEqual(headings.map((_, place) => place === 0));
      for (const mark of text.querySelectorAll("sup.ref")) mark.remove();
      const words = (said: string) => said.replaceAll(/\s+/g, "");
      const whole = page.document.createElement("div");
      whole.innerHTML = html;
      expect(words(textOf(text)), id).toContain(words(textOf(whole)));
    }
  }
});
