import { expect, test } from "vitest";
import { readArticles } from "#server/articles/read-articles.ts";
import { ROOT } from "#server/root.ts";
import { blogFeed } from "./blog-feed.ts";

test("the feed holds the blog's articles whole, the newest first, with their marks escaped", () => {
  const articles = readArticles(new URL("content/articles/", ROOT));
  const feed = blogFeed(articles, "https://names.example.org");
  const newest = articles
    .of("blog")
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
  const titles = [...feed.matchAll(/<item>\n<title>([^<]+)<\/title>/g)].map(([, title]) => title);
  expect(titles).toEqual(newest.map(({ title }) => title.replaceAll("&", "&amp;")));
  expect(feed).toContain(`<guid isPermaLink="true">https://names.example.org/blog#${newest[0]?.id}</guid>`);
  expect(feed).toContain("&lt;p&gt;");
  expect(feed).not.toMatch(/<p>/);
});

test("the feed was built on the day of the last change, and tells no day before the texts were here", () => {
  const articles = readArticles(new URL("content/articles/", ROOT));
  const feed = blogFeed(articles, "https://names.example.org");
  const updated = articles.of("blog").map(({ updatedOn }) => new Date(`${updatedOn}T12:00:00Z`).getTime());
  const [, built = ""] = /<lastBuildDate>([^<]+)</.exec(feed) ?? [];
  expect(new Date(built).getTime()).toBe(Math.max(...updated));
  for (const [, day = ""] of feed.matchAll(/<pubDate>([^<]+)</g))
    expect(new Date(day).getTime()).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 21));
});
