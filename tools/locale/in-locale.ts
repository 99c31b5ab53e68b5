import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Locale, LOCALES } from "#domain/locale/locales.ts";
import { inBritish, wholeInBritish } from "./british.ts";
import { textsInModule } from "./texts-in-module.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const LOCALE_MODULE = "domain/locale/locale.ts";
const OURS = 'export const LOCALE: Locale = "en-US";';

/**
 * Stays American in every locale: the collection and its themes, which are data with a license of their own, what people type into
 * a search, organizations of the United States, what only an operator reads, and the tables of other locales themselves.
 */
const AS_IT_IS = /^content\/(names|search|directory|desk|en-[A-Z]{2})\b|\.test\.ts$|^content\/phrases\.ts$/;

/** The locale that is asked for by LOCALE; ours when nothing is. @throws Error that says which there are. */
export function readLocale(asked: string | undefined): Locale {
  const locale = LOCALES.find((known) => known === (asked ?? LOCALES[0]));
  if (locale === undefined)
    throw new Error(`LOCALE must be one of ${LOCALES.join(", ")}, and is "${asked}".`);
  return locale;
}

/** The file that says in a locale what another says in ours: itself, or the one at its place below content/<locale>. */
export function fileIn(locale: Locale, file: string): string {
  const path = pathOf(file);
  const own = join(ROOT, "content", locale, path.slice("content/".length));
  return path.startsWith("content/") && existsSync(own) ? own : file;
}

/** A module in a locale: the locale's own name, and every text of our tables. Null: it stays as it is. */
export function moduleIn(locale: Locale, file: string, code: string): string | null {
  const path = pathOf(file);
  if (locale === "en-US") return null;
  if (path === LOCALE_MODULE) {
    if (!code.includes(OURS)) throw new Error(`${LOCALE_MODULE} has no line ${OURS}`);
    return code.replace(OURS, OURS.replace("en-US", locale));
  }
  if (!path.startsWith("content/") || !path.endsWith(".ts") || AS_IT_IS.test(path)) return null;
  return textsInModule(file, code).reduceRight(
    (said, { start, end, text, isId }) =>
      said.slice(0, start) + (isId ? wholeInBritish : inBritish)(text) + said.slice(end),
    code,
  );
}

/** Works and their addresses, which are called what they are called. */
const SOURCES = /^sources:\n(?:[ -].*\n)+/m;

/** A text of Markdown in a locale; the works that it rests on keep their titles. */
export function markdownIn(locale: Locale, text: string): string {
  if (locale === "en-US") return text;
  const sources = SOURCES.exec(text)?.[0];
  if (sources === undefined) return linesIn(text);
  const [before = "", after = ""] = text.split(sources);
  return linesIn(before) + sources + linesIn(after);
}

/** Line by line: a line is a paragraph, and a date of the front matter is no text. */
function linesIn(text: string): string {
  return text.split("\n").map(inBritish).join("\n");
}

/** "content/site/brand.ts" of its whole path, or of its address. */
function pathOf(file: string): string {
  return relative(ROOT, file).replaceAll(sep, "/");
}
