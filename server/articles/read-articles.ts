import { readdirSync, readFileSync } from "node:fs";
import { ARTICLE_FIGURES } from "#content/articles/figures.ts";
import {
  ARTICLE_SECTIONS,
  type ArticleBook,
  articlePath,
  type PlacedArticle,
} from "#domain/articles/article.ts";
import { compareWords } from "#domain/locale/order.ts";
import { parseArticle } from "./parse-article.ts";

/**
 * Reads every article below a folder such as content/articles/, once, at start.
 * @throws Error that names the file with a fault.
 */
export function readArticles(folder: URL): ArticleBook {
  return bookOf(readPlacedArticles(folder));
}

/** The same, as they are written. @throws Error that names the file with a fault. */
export function readPlacedArticles(folder: URL): readonly PlacedArticle[] {
  const draw = (drawing: string) => readFileSync(new URL(`drawings/${drawing}.svg`, folder), "utf8");
  return ARTICLE_SECTIONS.flatMap((section) => {
    const shelf = new URL(`${section}/`, folder);
    return readdirSync(shelf)
      .filter((name) => name.endsWith(".md"))
      .map((name) => {
        const id = name.slice(0, -3);
        const figures = ARTICLE_FIGURES[id] ?? {};
        return parseArticle(section, id, readFileSync(new URL(name, shelf), "utf8"), { figures, draw });
      });
  });
}

/** Puts articles in order; of two at one address the last one stands. */
export function bookOf(placed: readonly PlacedArticle[]): ArticleBook {
  const byAddress = new Map(placed.map((each) => [articlePath(each.article), each]));
  const inOrder = [...byAddress.values()].toSorted((one, other) => one.order - other.order);
  const pages = new Map(
    ARTICLE_SECTIONS.map((section) => [
      section,
      inOrder.filter(({ article }) => article.section === section).map(({ article }) => article),
    ]),
  );
  const of: ArticleBook["of"] = (section) => pages.get(section) ?? [];
  const all = ARTICLE_SECTIONS.flatMap(of).toSorted((one, other) =>
    compareWords(other.publishedOn, one.publishedOn),
  );
  return { all, of };
}
