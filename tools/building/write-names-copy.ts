import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { NAMES_COPY_PATH } from "#app/offline/names-copy-path.ts";
import { copyNames } from "#domain/names/device/names-copy.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";

/** Lays the curated names in short beside the client's files, for devices to keep. */
export async function writeNamesCopy(root: string, folder: string): Promise<void> {
  const records = readRecords(pathToFileURL(join(root, "data/ssa/")));
  const file = join(folder, NAMES_COPY_PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(copyNames(COLLECTION, records, REVIEWED_THEMES, SOUND_FAMILIES)));
}
