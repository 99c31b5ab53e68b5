import { BRAND } from "#content/site/brand.ts";
import type { Brand } from "#domain/brand/brand.ts";
import { textOf } from "#server/http/unpack.ts";
import type { OwnWordsHeld } from "#server/own-words/open-own-words.ts";
import type { NameCard } from "./name-card.ts";
import type { PageCard } from "./page-cards.ts";

export type Card =
  | { readonly kind: "name"; readonly name: NameCard }
  | { readonly kind: "page"; readonly page: PageCard };

/** A card as the process that draws is sent it: that process knows no words but those of the build. */
export type CardToDraw = Card & {
  readonly brand: Brand;
  /** An operator's mark as SVG; null: ours. */
  readonly mark: string | null;
};

/** A card with the brand of now. */
export function inBrand(card: Card, files: OwnWordsHeld["files"]): CardToDraw {
  const body = BRAND.logo === null ? undefined : files.get(BRAND.logo)?.body;
  return { ...card, brand: BRAND, mark: body === undefined ? null : textOf(body) };
}
