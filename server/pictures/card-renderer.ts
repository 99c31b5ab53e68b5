import { takeBrand } from "#content/site/brand.ts";
import { takeMark } from "./house-mark.ts";
import { namePicture } from "./name-picture.ts";
import { pagePicture } from "./page-picture.ts";
import { renderPng } from "./render-png.ts";
import type { CardToDraw } from "./card-to-draw.ts";

/** A process of its own (card-renderer-process.ts): draws one card at a time, and answers with the PNG, or with words why not. */
function answer({ brand, mark, ...card }: CardToDraw): void {
  try {
    takeBrand(brand);
    takeMark(mark);
    process.send?.(renderPng(card.kind === "name" ? namePicture(card.name) : pagePicture(card.page, null)));
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : "unknown");
  }
}

process.on("message", answer);
