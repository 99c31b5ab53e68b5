import type { PlacedArticle } from "#domain/articles/article.ts";
import type { OwnColors } from "#domain/brand/colors.ts";
import type { TextPage } from "#domain/pages/text-page.ts";
import type { BrandFile } from "./brand-file.ts";

/** What each file of an operator's folder says, by its path in it. */
export type OwnParts = {
  readonly brand: ReadonlyMap<string, BrandFile>;
  readonly logo: ReadonlyMap<string, string>;
  readonly colors: ReadonlyMap<string, OwnColors>;
  readonly articles: ReadonlyMap<string, PlacedArticle>;
  readonly texts: ReadonlyMap<string, TextPage>;
};

export const NO_PARTS: OwnParts = {
  brand: new Map(),
  logo: new Map(),
  colors: new Map(),
  articles: new Map(),
  texts: new Map(),
};

export const BRAND_FILE = "brand.json";
export const LOGO_FILE = "logo.svg";
export const TOKENS_FILE = "tokens.json";
export const ARTICLES_FOLDER = "articles";
export const PAGES_FOLDER = "pages";
export const NEWSLETTER_FOLDER = "newsletter";
