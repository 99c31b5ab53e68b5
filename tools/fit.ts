import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { readRecords } from "#server/names/read-records.ts";
import { writeBesideTable } from "#domain/fit/beside/beside-table.ts";
import { besideOf } from "./fit/make-beside.ts";
import { packBook, stamped } from "./fit/pack-book.ts";
import { soundLines, SOUNDS_FILE } from "./fit/sounds.ts";

const ROOT = join(import.meta.dirname, "..");
const BOOK = join(ROOT, "data", "fit", "book.json");

const BESIDE = join(ROOT, "data", "fit", "beside.txt");

const HELP = `Makes what the page of full names looks names up in.

  npm run fit -- book
  npm run fit -- beside
  npm run fit -- sounds <index.js of cmu-pronouncing-dictionary>

book    writes data/fit/book.json from the collection, the records, content/fit and data/cmudict/sounds.tsv;
        again whenever these change (a test tells).
beside  writes data/fit/beside.txt: the brothers, sisters and middle names that stand on the page of each name of the
        collection. Takes two minutes; again after the book, and when their rankings change (a test tells).
sounds  compiles data/cmudict/sounds.tsv from the npm package cmu-pronouncing-dictionary; again when content/fit/words.ts
        or data/surnames has words that it lacks.`;

const NOBODY = { siblings: [], middles: [] };

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
  if (command === "beside" && positionals.length === 1) {
    const { madeOf } = stamped(packBook(records, ROOT));
    const { ids, rank } = besideOf(records);
    const rows = new Map(ids.map((id) => [id, rank(id) ?? NOBODY] as const));
    writeFileSync(BESIDE, writeBesideTable(madeOf, rows));
    console.log(`${rows.size} names`);
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
