import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PACKED_COLLECTION } from "#server/names/collection.ts";
import { packEntries } from "#server/names/packed-entries.ts";
import { readLetters } from "#tools/collection/read-letter.ts";

/**
 * Writes the collection as the built server reads it.
 * @throws Error with each fault of the entries: a build ends here, not a server that is to start.
 */
export function packCollection(root: string): void {
  const letters = readLetters(pathToFileURL(join(root, "content/names/entries/")));
  const faults = letters.flatMap((letter) => letter.faults);
  if (faults.length > 0) throw new Error(`The collection cannot be built.\n${faults.join("\n")}`);
  writeFileSync(join(root, PACKED_COLLECTION), packEntries(letters.flatMap(({ entries }) => entries)));
}
