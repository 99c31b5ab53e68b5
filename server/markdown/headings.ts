import { lexer } from "marked";
import type { TextHeading } from "#domain/pages/text-page.ts";

/** The headings of the second level, in the order of the text. */
export function headingsOf(text: string): readonly TextHeading[] {
  return lexer(text).flatMap((token) =>
    token.type === "heading" && token.depth === 2 && "text" in token && typeof token.text === "string"
      ? [{ id: anchorOf(token.text), words: token.text }]
      : [],
  );
}

/** "What the server keeps" → "what-the-server-keeps". */
export function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
