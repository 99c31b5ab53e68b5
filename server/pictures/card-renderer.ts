import type { NameCard } from "./name-card.ts";
import { namePicture } from "./name-picture.ts";
import { renderPng } from "./render-png.ts";

/** A process of its own (card-renderer-process.ts): draws one card at a time, and answers with the PNG, or with words why not. */
function answer(card: NameCard): void {
  try {
    process.send?.(renderPng(namePicture(card)));
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : "unknown");
  }
}

process.on("message", answer);
