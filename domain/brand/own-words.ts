import type { PlacedArticle } from "#domain/articles/article.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { TextBook } from "#domain/pages/text-page.ts";
import type { Brand } from "./brand.ts";

/** What an operator says in place of us: plain data, which also reaches the threads that render. */
export type OwnWords = {
  /** Changes with everything else here: pages are remembered by it. */
  readonly version: string;
  readonly brand: Brand;
  /** Fifty names of the collection; null: ours. */
  readonly starterSet: readonly NameId[] | null;
  /** New ones, and those that stand in the place of ours. */
  readonly articles: readonly PlacedArticle[];
  /** In the place of ours. */
  readonly texts: Partial<TextBook>;
};
