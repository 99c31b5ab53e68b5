import { create, type Font } from "fontkit";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * The letters of the site, by their use. A font is several files, each with its own alphabets, the commonest first.
 * Besley comes from its static package: the page's own file is a variable one, of which fontkit can draw only the
 * default weight, 400, and names are set in 500. The other two are drawn in their default, which is right for them.
 */
const FILES = {
  display: [
    "@fontsource/besley/files/besley-latin-500-normal.woff",
    "@fontsource/besley/files/besley-latin-ext-500-normal.woff",
  ],
  serif: variable("gelasio", "normal"),
  italic: variable("gelasio", "italic"),
  plain: variable("hanken-grotesk", "normal"),
} as const;

export type FontRole = keyof typeof FILES;

/** A stretch of text that one file holds. */
export type Run = { readonly font: Font; readonly text: string };

/** Files that were opened: each is read when a text first needs it. */
const opened = new Map<string, { readonly font: Font; readonly holds: ReadonlySet<number> }>();

/** The text in the files of a font; undefined when one of its characters is in none of them. */
export function runsIn(role: FontRole, text: string): readonly Run[] | undefined {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontWith(role, character);
    if (font === undefined) return undefined;
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character };
    else runs.push({ font, text: character });
  }
  return runs;
}

function fontWith(role: FontRole, character: string): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const file of FILES[role]) {
    const { font, holds } = open(file);
    if (holds.has(code)) return font;
  }
  return undefined;
}

function open(file: string) {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  if (!("layout" in font)) throw new Error(`${file} is a collection, not a font.`);
  const made = { font, holds: new Set(font.characterSet) };
  opened.set(file, made);
  return made;
}

function variable(family: string, style: "normal" | "italic"): readonly string[] {
  return ["latin", "latin-ext", "vietnamese"].map(
    (alphabet) => `@fontsource-variable/${family}/files/${family}-${alphabet}-wght-${style}.woff2`,
  );
}
