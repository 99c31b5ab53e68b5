import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";

const { sentences } = TOGETHER_PAGE;

/** A sentence to say aloud, another each time. */
export function sentenceWith(name: string, turn: number): string {
  return fillIn(sentences[turn % sentences.length] ?? "{name}", { name });
}
