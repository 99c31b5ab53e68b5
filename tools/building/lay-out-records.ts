import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LAID_OUT_RECORDS, layOut } from "#server/names/laid-out-records.ts";
import { readTables } from "#server/names/read-records.ts";

/** Writes the records that come with the site as the built server reads them. */
export function layOutRecords(root: string): void {
  writeFileSync(join(root, LAID_OUT_RECORDS), layOut(readTables(join(root, "data/ssa"))));
}
