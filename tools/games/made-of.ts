import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COLLECTION } from "#server/names/collection.ts";
import { RECORDS_FILE } from "#server/names/read-records.ts";
import { checksum } from "#tools/collection/checksum.ts";

/** What the pools are made of, as a checksum: other words or other figures ask for other pools. */
export function madeOf(root: string): string {
  const hash = createHash("sha256").update(checksum(COLLECTION));
  for (const file of ["data/ssa/" + RECORDS_FILE, "data/cmudict/syllables.tsv"]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
