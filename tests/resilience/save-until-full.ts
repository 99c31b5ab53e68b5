// node save-until-full.ts <data directory>
// Saves until storage has refused five times, and prints a line a fact: what was confirmed ("saved <visitor>"), each
// refusal ("full: <SQLite's reason>"), that reading goes on ("read <count>"), what /readyz would tell ("told: …").
import { createHealth } from "#server/health.ts";
import { numbered, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";
import { watchDisk } from "#server/upkeep/watch-disk.ts";

const [dataDir = ""] = process.argv.slice(2);
const health = createHealth({ error: () => {}, info: () => {} });
const database = await openDatabase({ dataDir, onFault: (fault) => disk.noteFault(fault) });
if (database.file === undefined) throw new Error("a database without a file");
const disk = watchDisk({ file: database.file, leastFreeMb: 0, health });
const names = createSavedNames(database.db, () => new Date());
const list = numbered(100).map((nameId) => ({ nameId, note: "a long note ".repeat(20) }));

for (let n = 0, refusals = 0; refusals < 5; n += 1) {
  const visitor = visitorOf(String(n));
  try {
    await names.merge(visitor, list);
    console.log(`saved ${visitor}`);
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    refusals += 1;
    console.log(`${error.kind}: ${error.cause instanceof Error ? error.cause.message : ""}`);
    console.log(`told: ${health.faults().join(" ")}`);
    console.log(`read ${await names.count(visitorOf("0"))}`);
    await disk.check();
  }
}
await database.close();
