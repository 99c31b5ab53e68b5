import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locale } from "#domain/locale/locales.ts";
import { fileIn, markdownIn } from "./in-locale.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** What the server reads as files when it starts. */
const FOLDERS = ["articles", "pages"];

/** Lays the articles and pages of a locale where the server reads them (server/our-texts.ts), with their drawings. Unchanged ones stay. */
export function writeTexts(locale: Locale): void {
  for (const folder of FOLDERS) {
    const from = join(ROOT, "content", folder);
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(md|svg)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(fileIn(locale, file), "utf8");
      write(
        join(ROOT, "build", "texts", locale, folder, file.slice(from.length)),
        entry.name.endsWith(".md") ? markdownIn(locale, text) : text,
      );
    }
  }
}

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
