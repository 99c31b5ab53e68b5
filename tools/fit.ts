import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { readRecords } from "#server/names/read-records.ts";
import { packBook, stamped } from "./fit/pack-book.ts";
import { soundLines, SOUNDS_FILE } from "./fit/sounds.ts";

const ROOT = join(import.meta.dirname, "..");
const BOOK = join(ROOT, "data", "fit", "book.json");

const HELP = `Makes what the page of full names looks names up in.

  npm run fit -- book
  npm run fit -- sounds <index.js of cmu-pronouncing-dictionary>

book    writes data/fit/book.json from the collection, the records, content/fit and data/cmudict/sounds.tsv;
        again whenever these change (a test tells).
sounds  compiles data/cmudict/sounds.tsv from the npm package cmu-pronouncing-dictionary; again when content/fit/words.ts
        or data/surnames has words that it lacks.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  const [command, file] = positionals;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const records = readRecords(join(ROOT, "data", "ssa"));
  if (command === "book" && positionals.length === 1) {
    const text = `${JSON.stringify(stamped(packBook(records, ROOT)), null, 1)}\n`;
    writeFileSync(BOOK, text);
    console.log(`${text.length} bytes, ${brotliCompressSync(text).length} compressed`);
    return 0;
  }
  if (command === "sounds" && file !== undefined) {
    const loaded: unknown = await import(pathToFileURL(resolve(file)).href);
    const lines = soundLines(dictionaryIn(loaded), records, ROOT);
    writeFileSync(join(ROOT, SOUNDS_FILE), `${lines.join("\n")}\n`);
    console.log(`${lines.length} words`);
    return 0;
  }
  console.error(HELP);
  return 2;
}

function dictionaryIn(loaded: unknown): Readonly<Record<string, string>> {
  const found =
    typeof loaded === "object" && loaded !== null && "dictionary" in loaded ? loaded.dictionary : null;
  if (typeof found !== "object" || found === null) throw new Error("There is no dictionary in this file.");
  return Object.fromEntries(
    Object.entries(found).flatMap(([word, sound]) => (typeof sound === "string" ? [[word, sound]] : [])),
  );
}

process.exitCode = await run();
