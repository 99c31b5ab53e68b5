import { readdirSync, readFileSync } from "node:fs";
import { ARTICLE_FIGURES } from "#content/articles/figures.ts";
import { ARTICLE_SECTIONS, type ArticleBook } from "#domain/articles/article.ts";
import { parseArticle } from "./parse-article.ts";

/**
 * Reads every article below a folder such as content/articles/, once, at start.
 * @throws Error that names the file with a fault.
 */
export function readArticles(folder: URL): ArticleBook {
  const draw = (drawing: string) => readFileSync(new URL(`drawings/${drawing}.svg`, folder), "utf8");
  const pages = new Map(
    ARTICLE_SECTIONS.map((section) => {
      const shelf = new URL(`${section}/`, folder);
      const parsed = readdirSync(shelf)
        .filter((name) => name.endsWith(".md"))
        .map((name) => {
          const id = name.slice(0, -3);
          const figures = ARTICLE_FIGURES[id] ?? {};
          return parseArticle(section, id, readFileSync(new URL(name, shelf), "utf8"), { figures, draw });
        });
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
