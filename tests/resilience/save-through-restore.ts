// node save-through-restore.ts <data directory> <writer>
// Saves names one after another until it is told to end (SIGTERM), and prints each once it is confirmed.
import { writeSync } from "node:fs";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";

const [dataDir = "", writer = ""] = process.argv.slice(2);
const { db, close } = await openDatabase({ dataDir });
const names = createSavedNames(db, () => new Date());
const told = { toEnd: false };
process.on("SIGTERM", () => {
  told.toEnd = true;
});

for (let n = 0; !told.toEnd; n += 1) {
  const [visitor, name] = [`${writer}-${Math.floor(n / 400)}`, `name${n}`];
  try {
    await names.save(visitor, name);
    writeSync(1, `${visitor} ${name}\n`);
  } catch (error) {
    // A visitor is answered 503, and tries again.
    if (!(error instanceof StorageFault && error.kind === "busy")) throw error;
  }
  await new Promise(setImmediate);
}
await close();
