// node save-until-killed.ts <data directory> <round>
// Saves names one after another, and prints each once it is confirmed: "<visitor> <name>". Never ends by itself.
import { writeSync } from "node:fs";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";

const NAMES_A_VISITOR = 100;
const [dataDir = "", round = ""] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
const names = createSavedNames(db, () => new Date());

for (let n = 0; ; n += 1) {
  const visitor = `round${round}-${Math.floor(n / NAMES_A_VISITOR)}`;
  const result = await names.save(visitor, `name${n}`);
  if (result !== "saved") throw new Error(`name${n} of ${visitor}: ${result}`);
  writeSync(1, `${visitor} name${n}\n`);
}
