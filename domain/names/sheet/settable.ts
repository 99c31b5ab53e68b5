import type { SheetName } from "./sheet-name.ts";

/** Characters of East Asia, of which our faces have none, with the words that lead to them: ", as 大樹". */
const CHARACTERS =
  /(?:,? (?:as|by the characters))? ?\(?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+\)?(?: or \p{Script=Han}+)?/gu;

/** A name as a PDF can be set from our faces. On the screen nothing is left out. */
export function settableName(name: SheetName): SheetName {
  return {
    ...name,
    name: settable(name.name),
    about: settable(name.about),
    meaning: name.meaning && settable(name.meaning),
    basis: settable(name.basis),
    figures: name.figures.map(settable),
    caption: settable(name.caption),
  };
}

/** Letters that our faces lack are drawn as what they look like. */
function settable(text: string): string {
  return text.replaceAll(CHARACTERS, "").replaceAll("ʻ", "‘").replaceAll("ʼ", "’");
}
