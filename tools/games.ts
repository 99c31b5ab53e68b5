import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { writeMilestoneTable } from "#domain/games/milestone-guessing-game/milestone-table.ts";
import { POOLS } from "#domain/games/pools.ts";
import { type Exit, type Given, NO_OPTIONS, runCommand } from "./command.ts";
import { madeOf } from "./games/made-of.ts";
import { makeRows } from "./games/make-rows.ts";
import { readMilestoneFacts } from "./games/milestone-facts.ts";
import { readSources } from "./games/read-sources.ts";
import { readWhole, sample } from "./games/sample.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "data", "games");
const FACTS = join(ROOT, "data", "milestones", "facts.tsv");

const HELP = `Makes what the games are played with after the default round.

  npm run games -- pools
  npm run games -- sample [game]
  npm run games -- milestones <facts.md>

pools       writes data/games/*.json from the records and the collection; again whenever these change (a test tells).
sample      prints a hundred items of the pools in full, always the same, for somebody to read one by one;
            or all items of one game, such as word-scramble.
milestones  compiles data/milestones/facts.tsv from a page of facts; data/milestones/README.md describes it.`;

function run({ positionals }: Given): Exit {
  const [command, file] = positionals;
  if (command === "pools" && positionals.length === 1) return writePools();
  const pool = POOLS.find(({ id }) => id === file);
  if (command === "sample" && (file === undefined || pool !== undefined)) {
    const sources = readSources(ROOT);
    console.log(pool === undefined ? sample(POOLS, sources) : readWhole(pool, sources));
    return 0;
  }
  if (command === "milestones" && file !== undefined) return writeMilestones(file);
  return "misused";
}

function writePools(): number {
  const sources = readSources(ROOT);
  const made = POOLS.map((pool) => ({ pool, rows: makeRows(pool, sources) }));
  const doubts = made.flatMap(({ pool, rows }) => pool.doubts(rows, sources));
  if (doubts.length > 0) {
    console.error(`${doubts.join("\n")}\nNothing was written.`);
    return 1;
  }
  mkdirSync(FOLDER, { recursive: true });
  const checksum = madeOf(ROOT);
  let bytes = 0;
  for (const { pool, rows } of made) {
    const text = `${JSON.stringify({ madeOf: checksum, rows }, null, 2)}\n`;
    writeFileSync(join(FOLDER, `${pool.id}.json`), text);
    const { length } = brotliCompressSync(text);
    bytes += length;
    console.log(`${String(rows.length).padStart(5)} items ${String(length).padStart(6)} bytes  ${pool.id}`);
  }
  console.log(`${bytes} bytes in all, compressed`);
  return 0;
}

function writeMilestones(file: string): number {
  const facts = readMilestoneFacts(readFileSync(file, "utf8"));
  if (facts.length === 0) {
    console.error(`${file}: no milestones in it. Nothing was written.`);
    return 1;
  }
  mkdirSync(join(FACTS, ".."), { recursive: true });
  writeFileSync(FACTS, writeMilestoneTable(facts));
  console.log(`${facts.length} facts`);
  return 0;
}

await runCommand(HELP, NO_OPTIONS, run);
