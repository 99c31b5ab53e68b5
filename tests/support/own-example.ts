import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";
import type { OwnWords } from "#domain/brand/own-words.ts";
import { openOwnWords } from "#server/own-words/open-own-words.ts";
import { ROOT } from "#server/root.ts";
import { books } from "#tests/fixtures/real-books.ts";

/** The folder that docs/make-it-yours.md is about. */
export const EXAMPLE = fileURLToPath(new URL("docs/examples/make-it-yours/", ROOT));
export const ARTICLE = "articles/blog/choosing-in-four-evenings.md";
export const log = { info: () => {}, warn: () => {} };
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A copy of the worked example with some files written over it, read as the server does. */
export function openExample(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "own-words-"));
  folders.push(folder);
  cpSync(EXAMPLE, folder, { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const taken: (OwnWords | null)[] = [];
  const own = openOwnWords({
    folder,
    sources: () => ({ names: books.names, ourArticles: books.ourArticles() }),
    now: () => new Date("2026-11-24T12:00:00Z"),
    take: (words) => taken.push(words),
    log,
  });
  return {
    own,
    folder,
    write,
    remove: (file: string) => rmSync(join(folder, file)),
    words: () => taken.at(-1),
  };
}
