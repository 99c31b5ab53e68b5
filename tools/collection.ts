import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { foldName } from "#domain/names/entry/name.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { createLists } from "#domain/names/lists/create-lists.ts";
import { gatherListed } from "#domain/names/lists/listed-on.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { COLLECTION_CHANGED } from "#content/names/changed.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { LISTED_FILE } from "#server/names/read-listed.ts";
import { readRecords } from "#server/names/read-records.ts";
import { citeFiles } from "./collection/cite-files.ts";
import { changedFile, checksum } from "./collection/checksum.ts";
import { drawPairs } from "./collection/family-pairs.ts";
import { report } from "./collection/report.ts";
import { tidyLetters } from "./collection/tidy-letters.ts";
import { type Exit, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const ROOT = join(import.meta.dirname, "..");
const SSA = join(ROOT, "data", "ssa");
const ENTRIES = pathToFileURL(join(ROOT, "content", "names", "entries", "/"));
const LEDGER = join(ROOT, "content", "names", "ids.txt");
const CHANGED = join(ROOT, "content", "names", "changed.ts");

const HELP = `Keeps the curated collection of names.

  npm run collection -- tidy
  npm run collection -- cite <file.tsv>…
  npm run collection -- ledger
  npm run collection -- propose <number>
  npm run collection -- report
  npm run collection -- pairs
  npm run collection -- listed

tidy    writes the letters' files in their one form, after somebody has edited them; names what is wrong in them.
cite    folds tables of citations into the entries (docs/names-method.md says how they are written). With a fault
        anywhere nothing is written; each fault has file and line. Then: ledger, and what how-to.md says of "Add a name".
ledger  appends the ids of new names to content/names/ids.txt. An id is a name's address for ever,
        so the file only grows; a test finds a name that has left the collection. Notes the day in changed.ts
        if an entry has changed.
propose writes what a report of the inbox (npm run inbox) proposes into its entry, to be reviewed, or says what an editor
        has to do; nothing is committed. Reads DATA_DIR and DATABASE_URL as the server does.
report  prints what the collection holds: entries and last year's births by certainty and by evidence, entries by origin,
        and how much of the names most given it covers.
pairs   draws the pairs of sound families that a reviewer judges blind, the same each time.
listed  writes data/ssa/listed.json: which names stand on the lists by rule; again with new records, and when a rule
        changes (a test tells).`;

function run({ positionals }: Given): Exit | Promise<Exit> {
  const [command, ...files] = positionals;
  if (command === "cite" && files.length > 0) return citeAll(files);
  if (command === "propose" && /^\d+$/.test(files.join(" "))) return proposeChange(Number(files[0]));
  switch (positionals.join(" ")) {
    case "tidy":
      return tidy();
    case "ledger":
      return writeLedger();
    case "report":
      console.log(report(COLLECTION, readRecords(SSA)));
      return 0;
    case "pairs":
      console.log(
        drawPairs(SOUND_FAMILIES)
          .map((pair) => pair.join(" "))
          .join("\n"),
      );
      return 0;
    case "listed":
      return writeListed();
    default:
      return "misused";
  }
}

function writeListed(): number {
  const records = readRecords(SSA);
  const families = withFamilies(records, SOUND_FAMILIES);
  const table = gatherListed(createLists({ records, collection: COLLECTION, families }));
  const lines = Object.entries(table).map(
    ([list, ids]) => `  ${JSON.stringify(list)}: ${JSON.stringify(ids)}`,
  );
  writeFileSync(join(SSA, LISTED_FILE), `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${new Set(Object.values(table).flat()).size} names`);
  return 0;
}

function tidy(): number {
  const { faults, written } = tidyLetters(ENTRIES);
  for (const fault of faults) console.error(fault);
  console.log(written.length === 0 ? "Nothing to tidy." : `Written: ${written.join(", ")}`);
  return faults.length > 0 ? 1 : 0;
}

function citeAll(files: readonly string[]): number {
  const { faults, lines } = citeFiles(files, ENTRIES, BIBLIOGRAPHY);
  for (const line of lines) console.log(line);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error(`Nothing was written: ${faults.length} faults.`);
  return faults.length > 0 ? 1 : 0;
}

async function proposeChange(number: number): Promise<number> {
  // The other commands need no database.
  const { proposeFromInbox } = await import("./collection/propose-from-inbox.ts");
  const { lines, isWritten } = await proposeFromInbox(number, ENTRIES);
  for (const line of lines) console.log(line);
  return isWritten ? 0 : 1;
}

/** Appends what is new and tells what is lost; nothing already written is changed. */
function writeLedger(): number {
  const published = existsSync(LEDGER) ? readFileSync(LEDGER, "utf8").split("\n").filter(Boolean) : [];
  const ids = COLLECTION.map(({ name }) => foldName(name));
  const added = ids.filter((id) => !published.includes(id));
  const lost = published.filter((id) => !ids.includes(id));

  if (added.length > 0) appendFileSync(LEDGER, `${added.join("\n")}\n`);
  console.log(`${published.length + added.length} ids, ${added.length} of them new`);
  const sha256 = checksum(COLLECTION);
  if (sha256 !== COLLECTION_CHANGED.sha256) {
    writeFileSync(CHANGED, changedFile(new Date().toISOString().slice(0, 10), sha256));
    console.log("changed today");
  }
  if (lost.length > 0) console.error(`Published, but no longer in the collection: ${lost.join(", ")}`);
  return lost.length > 0 ? 1 : 0;
}

await runCommand(HELP, NO_OPTIONS, run);
