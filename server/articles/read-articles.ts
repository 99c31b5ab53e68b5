import { readdirSync, readFileSync } from "node:fs";
import { ARTICLE_SECTIONS, type ArticleBook } from "#domain/articles/article.ts";
import { parseArticle } from "./parse-article.ts";

/**
 * Reads every article below a folder such as content/articles/, once, at start.
 * @throws Error that names the file with a fault.
 */
export function readArticles(folder: URL): ArticleBook {
  const pages = new Map(
    ARTICLE_SECTIONS.map((section) => {
      const shelf = new URL(`${section}/`, folder);
      const parsed = readdirSync(shelf)
        .filter((name) => name.endsWith(".md"))
        .map((name) => parseArticle(section, name.slice(0, -3), readFileSync(new URL(name, shelf), "utf8")));
      return [
        section,
        parsed.toSorted((one, other) => one.order - other.order).map(({ article }) => article),
      ];
    }),
  );
  const of: ArticleBook["of"] = (section) => pages.get(section) ?? [];
  const all = ARTICLE_SECTIONS.flatMap(of).toSorted((one, other) =>
    other.publishedOn.localeCompare(one.publishedOn),
  );
  return { all, of };
}
