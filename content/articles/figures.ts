import type { Figures } from "#domain/articles/figure.ts";

/** The figures of each article, by its id. */
export const ARTICLE_FIGURES: Readonly<Record<string, Figures>> = {};
