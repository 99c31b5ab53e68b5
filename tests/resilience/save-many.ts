// node save-many.ts <data directory> <visitor> <prefix> <count>
// Saves so many names one after another, and prints how many were saved and how many were already.
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";

const [dataDir = "", visitor = "", prefix = "", count = "0"] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
const names = createSavedNames(database.db, () => new Date());

const results: string[] = [];
for (let n = 0; n < Number(count); n += 1) {
  // Every other name is one that the other processes save as well.
  results.push(await names.save(visitor, n % 2 === 0 ? `name${n}` : `${prefix}${n}`));
}
await database.close();
console.log(results.filter((result) => result === "saved").length);
