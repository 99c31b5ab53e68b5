import type { NameCard } from "./name-card.ts";
import { namePicture } from "./name-picture.ts";
import { printed } from "./print.ts";

/** A process of its own (print-apart.ts): draws one card at a time, and answers with the PNG. */
function answer(card: NameCard): void {
  process.send?.(printed(namePicture(card)));
}

process.on("message", answer);
